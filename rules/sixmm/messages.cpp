#include "rules/sixmm/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template sixmmTemplates[] = {
    // Rules of legality.yaml, of a unit's row as of a design.
    {"close-order-training",
        QT_TRANSLATE_NOOP("messages", "{entry}: only regular and irregular units can be in close order.")},
    {"open-order-missile",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: open order is for missile skirmishers; give the unit a missile weapon.")},
    {"unit-size",
        QT_TRANSLATE_NOOP("messages", "{entry}: a unit of this order ({order}) has {needs} figures, not {size}.")},
    {"body-shield-long-weapon",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: a body shield cannot be used with a long weapon; choose a smaller shield.")},
    {"long-weapon-never-formed",
        QT_TRANSLATE_NOOP("messages", "{entry}: long weapons are for units that can be formed: regular or irregular.")},
    {"long-weapon-open-order",
        QT_TRANSLATE_NOOP("messages", "{entry}: long weapons are for formed units, and open order is never formed.")},
    {"rider-weapon", QT_TRANSLATE_NOOP("messages", "{entry}: lances and cavalry spears are for mounted troops.")},
    {"heavy-throwing-open-order",
        QT_TRANSLATE_NOOP("messages", "{entry}: troops in open order do not carry heavy throwing weapons.")},
    {"sling-order", QT_TRANSLATE_NOOP("messages", "{entry}: only troops in open order carry slings.")},
    {"engine-needs-crew", QT_TRANSLATE_NOOP("messages", "{entry}: this engine is only for artillery of its own kind.")},
    {"artillery-without-engine",
        QT_TRANSLATE_NOOP("messages", "{entry}: artillery needs an engine; add it to the weapons.")},
    {"levy-unarmed",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: levies do not come with daggers; give them a weapon, even an improvised one.")},
    {"phalanx-never-formed",
        QT_TRANSLATE_NOOP("messages", "{entry}: only regular and irregular units can form a phalanx.")},
    {"phalanx-open-order",
        QT_TRANSLATE_NOOP("messages", "{entry}: a phalanx is in loose or close order, not open order.")},
    {"composite-missile",
        QT_TRANSLATE_NOOP("messages", "{entry}: a composite unit needs missile men; add their weapon.")},
    {"composite-open-order",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: open order is a single line, so it cannot be composite; choose another order.")},
    {"one-frenzy", QT_TRANSLATE_NOOP("messages", "{entry}: a unit is either fanatical or berserk; leave one out.")},
    {"no-move",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: there is no move for this arm ({arm}, armour class {armour}) in this order ({order}); choose "
            "another order or other armour.")},
    {"no-move-arm",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: there is no move for this arm ({arm}) in this order ({order}); choose another order.")},
    // Of a row of a list.
    {"unknown-value",
        QT_TRANSLATE_NOOP("messages", "{entry}: the rules have no “{value}” ({column}); correct the list row.")},
    {"not-decided", QT_TRANSLATE_NOOP("messages", "{entry}: the list row has no {column}; add it.")},
    {"parts-sum",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: the armour class is {armour}, but its parts add up to {sum}; leave the armour class out, or "
            "correct the parts.")},
    {"part-twice",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {modifier} and {twin} cover the same part of the body; leave one out.")},
    // Of an army.
    {"one-army-general",
        QT_TRANSLATE_NOOP("messages", "Army generals: {count} chosen; an army has one, the rest are sub generals.")},
    {"wagons", QT_TRANSLATE_NOOP("messages", "Supply wagons: {count} chosen; an army of {points} points has {least}.")},
    // Of an army that is divided into commands.
    {"under-nobody", QT_TRANSLATE_NOOP("messages", "{entry} are not under a general yet; put them in a command.")},
    {"under-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: there is no command “{block}”; an army has {most} at most: choose one of those.")},
    {"army-general-aside",
        QT_TRANSLATE_NOOP("messages", "{entry}: the army general belongs to the main command, not the {block} one.")},
    {"sub-general-in-main",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: the main command is the army general’s; give a sub general one of the others.")},
    {"sub-general-missing",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has no sub general; give it one, or its units to another command.")},
    {"sub-generals-many",
        QT_TRANSLATE_NOOP("messages", "The {block} command has {count} sub generals; each needs his own command.")},
};

} // namespace

void addSixmmMessages() { addTemplates(sixmmTemplates); }

} // namespace strategikon
