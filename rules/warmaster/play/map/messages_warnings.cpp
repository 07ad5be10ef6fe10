// What the map has against an answer, and what would mend it.
#include "rules/warmaster/play/map/warnings.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template templates[] = {
    {"warn-brigade", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; brigaded units must touch.")},
    {"warn-brigade-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); brigaded units must touch.")},
    {"warn-command", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; his command range is {range} cm.")},
    {"warn-command-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm), who commands up to {range} cm.")},
    {"warn-range", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; its range is {range} cm.")},
    {"warn-range-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); its range is {range} cm.")},
    {"warn-zone",
        QT_TRANSLATE_NOOP("messages", "{other} is {degrees}° off the front of {unit}, which shoots only ahead.")},
    {"warn-zone-straight",
        QT_TRANSLATE_NOOP(
            "messages", "{other} is {degrees}° off the front of {unit}, which shoots only straight ahead.")},
    {"warn-sight", QT_TRANSLATE_NOOP("messages", "{unit} cannot see {other}.")},
    {"warn-charge-reach",
        QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; its charge reaches {reach} cm.")},
    {"warn-charge-reach-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); its charge reaches {reach} cm.")},
    {"warn-initiative",
        QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; initiative reaches {reach} cm.")},
    {"warn-initiative-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); initiative reaches {reach} cm.")},
    {"warn-advance", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; an advance reaches {reach} cm.")},
    {"warn-advance-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); an advance reaches {reach} cm.")},
    {"warn-pursuit", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}; its pursuit reaches {reach} cm.")},
    {"warn-pursuit-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm); its pursuit reaches {reach} cm.")},
    {"warn-charge-unseen", QT_TRANSLATE_NOOP("messages", "{unit} cannot see {other}, so it cannot charge it.")},
    {"warn-closest", QT_TRANSLATE_NOOP("messages", "{nearer} is the closest enemy that {unit} sees, not {other}.")},
    {"warn-nearer",
        QT_TRANSLATE_NOOP("messages", "{nearer} is nearer to {unit} than {other}, and it can shoot at {nearer}.")},
    {"warn-fortified",
        QT_TRANSLATE_NOOP("messages", "{other} is fortified behind works that {unit} cannot cross or storm.")},
    {"warn-joins", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other}, who moves up to {reach} cm.")},
    {"warn-joins-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm), who moves up to {reach} cm.")},
    {"warn-run-over", QT_TRANSLATE_NOOP("messages", "{unit} is {cm} cm from {other} and moves up to {reach} cm.")},
    {"warn-run-over-about",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is about {cm} cm from {other} (± {margin} cm) and moves up to {reach} cm.")},
    {"warn-emplaced", QT_TRANSLATE_NOOP("messages", "{unit} is emplaced on {where} and cannot move.")},
    {"warn-refuge", QT_TRANSLATE_NOOP("messages", "{other} is in {where}, which {unit} cannot enter.")},
    {"warn-driven-off",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is {cm} cm from the table edge; driven back {distance} cm it leaves the table.")},
    {"warn-driven-off-about",
        QT_TRANSLATE_NOOP("messages",
            "{unit} is about {cm} cm from the table edge (± {margin} cm); driven back {distance} cm it leaves the "
            "table.")},
    {"warn-driven-terrain",
        QT_TRANSLATE_NOOP("messages",
            "Driven back {distance} cm, {unit} runs into {where}, which it cannot enter: it halts, confused.")},
    {"warn-retreat-off",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} is {cm} cm from the table edge; retreating {distance} cm it leaves the table.")},
    {"warn-retreat-off-about",
        QT_TRANSLATE_NOOP("messages",
            "{unit} is about {cm} cm from the table edge (± {margin} cm); retreating {distance} cm it leaves the "
            "table.")},
    {"warn-retreat-terrain",
        QT_TRANSLATE_NOOP("messages",
            "Retreating {distance} cm, {unit} runs into {where}, which it cannot enter: blocked stands are "
            "destroyed.")},
    {"warn-placed-off", QT_TRANSLATE_NOOP("messages", "{unit} would be over the table edge.")},
    {"warn-placed-in", QT_TRANSLATE_NOOP("messages", "{unit} would be in {where}, which it cannot enter.")},

    {"reach-move", QT_TRANSLATE_NOOP("messages", "move {cm} cm")},
    {"reach-shots", QT_TRANSLATE_NOOP("messages", "range {cm} cm")},
    {"reach-orders", QT_TRANSLATE_NOOP("messages", "{cm} cm")},
    {"reach-orders-less", QT_TRANSLATE_NOOP("messages", "{cm} cm: −{less}")},

    {"cure-without", QT_TRANSLATE_NOOP("messages", "Leave {who} out")},
    {"cure-ordered-by", QT_TRANSLATE_NOOP("messages", "Order by {who}")},
    {"cure-shoot-at", QT_TRANSLATE_NOOP("messages", "Shoot at {who}")},
    {"cure-charge", QT_TRANSLATE_NOOP("messages", "Charge {who}")},
    {"cure-evade", QT_TRANSLATE_NOOP("messages", "Evade from {who}")},
    {"cure-off-table", QT_TRANSLATE_NOOP("messages", "Off the table")},
    {"cure-stopped", QT_TRANSLATE_NOOP("messages", "It halts there")},
};

} // namespace

void addWarningMessages() { addTemplates(templates); }

} // namespace strategikon::warmasterPlay
