#include "rules/warmaster/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template warmasterTemplates[] = {
    {"split-not-allowed",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} cannot be fielded as single stands; only elephant units of more than one stand can.")},
    {"split-not-allowed-edition",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot be fielded as single stands in the rulebook edition; only the errata allow that, for "
            "elephants.")},
    {"split-uneven",
        QT_TRANSLATE_NOOP("messages", "Field all elephants as single stands, or none; {entry} is still a whole unit.")},
    {"contingent-empty",
        QT_TRANSLATE_NOOP("messages", "The {contingent} has no units; every contingent needs at least one.")},
    {"contingent-unassigned", QT_TRANSLATE_NOOP("messages", "{entry} is not in a contingent yet.")},
    {"contingent-unknown", QT_TRANSLATE_NOOP("messages", "There is no contingent “{written}”.")},
    {"contingent-unknown-near",
        QT_TRANSLATE_NOOP("messages", "There is no contingent “{written}”; did you mean {contingent}?")},
    {"contingent-share-most",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {points} points; {bound} at most, {share}% of the {spent} the army costs."),
        "points"},
    {"contingent-share-least",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {points} points; {bound} at least, {share}% of the {spent} the army costs."),
        "points"},
    {"contingent-forbidden-artillery",
        QT_TRANSLATE_NOOP("messages", "{entry} may not be in the {contingent}: no artillery allowed.")},
    {"contingent-forbidden-elephants",
        QT_TRANSLATE_NOOP("messages", "{entry} may not be in the {contingent}: no elephants allowed.")},
    {"contingent-forbidden-armour",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} may not be in the {contingent}: no infantry with Armour 5+ or better allowed.")},
    {"contingent-skirmishers-least",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {count} skirmishing units; it needs {least} at least: half of the army’s {all}, or "
            "as many as {share}% of the points allow."),
        "count"},
    {"contingent-skirmishers-most",
        QT_TRANSLATE_N_NOOP("messages",
            "The {contingent} has {count} skirmishing units; none is allowed unless half the army skirmishes, and only "
            "{all} of {units} units do."),
        "count"},
    {"contingent-size",
        QT_TRANSLATE_N_NOOP("messages", "The {contingent} has {count} units; {most} at most are allowed."), "count"},
    {"contingent-commanders",
        QT_TRANSLATE_NOOP("messages",
            "Commanders must be spread evenly: {count} in the {contingent}, {fewest} in the {other}; the difference "
            "may be one at most.")},
    {"same-character",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} leads both {list} and its partner {partner}; one of them must choose another.")},
};

} // namespace

void addWarmasterMessages() { addTemplates(warmasterTemplates); }

} // namespace strategikon
