#include "rules/warmaster/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template templates[] = {
    {"split-not-allowed",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot take the field as single stands; only whole units of elephants can, and only with the "
            "errata.")},
    {"split-uneven",
        QT_TRANSLATE_NOOP("messages",
            "Elephants take the field as single stands all together or not at all; {entry} is still whole.")},
    {"contingent-empty",
        QT_TRANSLATE_NOOP("messages", "The {contingent} has no unit; every contingent needs at least one.")},
    {"contingent-unassigned", QT_TRANSLATE_NOOP("messages", "{entry} belongs to no contingent yet.")},
    {"contingent-share",
        QT_TRANSLATE_NOOP("messages",
            "The {contingent} holds {points} points; its bound is {bound}, {share}% of what the army costs.")},
    {"contingent-forbidden", QT_TRANSLATE_NOOP("messages", "{entry} may not be in the {contingent}.")},
    {"contingent-skirmishers",
        QT_TRANSLATE_NOOP("messages", "The number of skirmishing units in the {contingent}, {count}, is not allowed.")},
    {"contingent-size",
        QT_TRANSLATE_NOOP("messages", "The {contingent} has {count} units; at most {most} are allowed.")},
    {"contingent-commanders",
        QT_TRANSLATE_NOOP(
            "messages", "Commanders are spread unevenly: {count} in the {contingent}, {fewest} in the {other}.")},
    {"same-character",
        QT_TRANSLATE_NOOP("messages", "{entry} leads both armies; one of them must choose somebody else.")},
};

} // namespace

void addWarmasterMessages() { addTemplates(templates); }

} // namespace strategikon
