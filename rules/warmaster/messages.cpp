#include "rules/warmaster/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template warmasterTemplates[] = {
    {"split-not-allowed",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot take the field as single stands; only units of elephants of more than one stand can.")},
    {"split-not-allowed-edition",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot take the field as single stands in the rulebook edition; only the errata allow that, for "
            "elephants.")},
    {"split-uneven",
        QT_TRANSLATE_NOOP("messages",
            "Elephants take the field as single stands all together or not at all; {entry} is still whole.")},
    {"contingent-empty",
        QT_TRANSLATE_NOOP("messages", "The {contingent} has no unit; every contingent needs at least one.")},
    {"contingent-unassigned", QT_TRANSLATE_NOOP("messages", "{entry} belongs to no contingent yet.")},
    {"contingent-unknown", QT_TRANSLATE_NOOP("messages", "There is no contingent “{written}”.")},
    {"contingent-unknown-near",
        QT_TRANSLATE_NOOP("messages", "There is no contingent “{written}”; did you mean {contingent}?")},
    {"contingent-share-most",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} holds {points} points; at most {bound} are allowed, {share}% of the {spent} that the "
            "army costs."),
        "points"},
    {"contingent-share-least",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} holds {points} points; at least {bound} are needed, {share}% of the {spent} that the "
            "army costs."),
        "points"},
    {"contingent-forbidden-artillery",
        QT_TRANSLATE_NOOP("messages", "{entry} may not be in the {contingent}: there is no artillery in it.")},
    {"contingent-forbidden-elephants",
        QT_TRANSLATE_NOOP("messages", "{entry} may not be in the {contingent}: there are no elephants in it.")},
    {"contingent-forbidden-armour",
        QT_TRANSLATE_NOOP("messages",
            "{entry} may not be in the {contingent}: there is no infantry with Armour 5+ or better in it.")},
    {"contingent-skirmishers-least",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {count} skirmishing units; at least {least} are needed, half of the army's {all} or "
            "as many as {share}% of the points can hold."),
        "count"},
    {"contingent-skirmishers-most",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {count} skirmishing units; none is allowed unless half of the army's units skirmish, "
            "and {all} of {units} do."),
        "count"},
    {"contingent-size",
        QT_TRANSLATE_N_NOOP("messages", "The {contingent} has {count} units; at most {most} are allowed."), "count"},
    {"contingent-commanders",
        QT_TRANSLATE_NOOP("messages",
            "Commanders are spread unevenly: {count} in the {contingent}, {fewest} in the {other}; they may differ by "
            "one at most.")},
    {"same-character",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} leads {list} and its partner {partner}; one of them must choose somebody else.")},
};

} // namespace

void addWarmasterMessages() { addTemplates(warmasterTemplates); }

} // namespace strategikon
