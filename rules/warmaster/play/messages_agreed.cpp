// Words of what players agree on (agreeing.cpp): each event says by itself that it was agreed.
#include "rules/warmaster/play/agreeing.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template templates[] = {
    // Refusals
    {"agreed-too-many-hits",
        QT_TRANSLATE_NOOP("messages", "{who} would be lost with so many hits; agree on fewer, or on its stands.")},
    {"agreed-army-withdrew",
        QT_TRANSLATE_NOOP("messages", "The army of {who} has withdrawn; undo its withdrawal to have it back.")},
    {"agreed-fights-whom",
        QT_TRANSLATE_NOOP("messages", "{who} can be engaged with enemies on the table only; name one of them.")},
    {"agreed-joins-whom",
        QT_TRANSLATE_NOOP("messages", "{who} can be with a unit of his own side on the table only; name one of them.")},
    {"agreed-stands-where", QT_TRANSLATE_NOOP("messages", "{who} is not on the table; say so first that it is.")},

    // Units
    {"event-agreed-gone", QT_TRANSLATE_NOOP("messages", "{who} is taken off.")},
    {"event-agreed-not-gone", QT_TRANSLATE_NOOP("messages", "{who} is not lost after all.")},
    {"event-agreed-stands", QT_TRANSLATE_N_NOOP("messages", "{who} has {to} stands, not {from}."), "to"},
    {"event-agreed-hits", QT_TRANSLATE_N_NOOP("messages", "{who} has {to} hits, not {from}."), "to"},
    {"event-agreed-struck",
        QT_TRANSLATE_N_NOOP("messages", "{to} hits of {who} count as struck in the next round, not {from}."), "to"},
    {"event-agreed-shot", QT_TRANSLATE_N_NOOP("messages", "{who} was shot {to} times, not {from}."), "to"},
    {"event-agreed-confused", QT_TRANSLATE_NOOP("messages", "{who} is confused.")},
    {"event-agreed-not-confused", QT_TRANSLATE_NOOP("messages", "{who} is not confused.")},
    {"event-agreed-stall", QT_TRANSLATE_NOOP("messages", "A blunder of {who} counts {to}, not {from}.")},
    {"event-agreed-ladders", QT_TRANSLATE_NOOP("messages", "{who} has ladders.")},
    {"event-agreed-not-ladders", QT_TRANSLATE_NOOP("messages", "{who} has no ladders.")},
    {"event-agreed-where-table", QT_TRANSLATE_NOOP("messages", "{who} is on the table.")},
    {"event-agreed-where-waiting", QT_TRANSLATE_NOOP("messages", "{who} is not here yet.")},
    {"event-agreed-where-off", QT_TRANSLATE_NOOP("messages", "{who} is off the table.")},
    {"event-agreed-made-room",
        QT_TRANSLATE_NOOP("messages", "{who} makes room for {other}, towards the own base line.")},
    {"event-agreed-place",
        QT_TRANSLATE_NOOP("messages", "{who} stands {x} cm from the left edge, {y} cm from the near one.")},
    {"event-agreed-not-place", QT_TRANSLATE_NOOP("messages", "Where {who} stands now is not on the map.")},
    {"event-agreed-moved-not", QT_TRANSLATE_NOOP("messages", "{who} has not moved in this turn.")},
    {"event-agreed-moved-initiative", QT_TRANSLATE_NOOP("messages", "{who} has moved on initiative.")},
    {"event-agreed-moved-ordered", QT_TRANSLATE_NOOP("messages", "{who} has moved on orders.")},
    {"event-agreed-moved-done", QT_TRANSLATE_NOOP("messages", "{who} moves no more in this turn.")},
    {"event-agreed-orders", QT_TRANSLATE_N_NOOP("messages", "{who} has carried out {to} orders, not {from}."), "to"},
    {"event-agreed-first-move", QT_TRANSLATE_NOOP("messages", "The first move of {who} is {to} cm (0: as ever).")},
    {"event-agreed-charged", QT_TRANSLATE_NOOP("messages", "{who} has charged.")},
    {"event-agreed-not-charged", QT_TRANSLATE_NOOP("messages", "{who} has not charged.")},
    {"event-agreed-evaded", QT_TRANSLATE_NOOP("messages", "{who} has evaded a charge.")},
    {"event-agreed-not-evaded", QT_TRANSLATE_NOOP("messages", "{who} has not evaded a charge.")},
    {"event-agreed-fired", QT_TRANSLATE_N_NOOP("messages", "{to} stands of {who} have shot, not {from}."), "to"},
    {"event-agreed-advanced", QT_TRANSLATE_NOOP("messages", "{who} has advanced.")},
    {"event-agreed-not-advanced", QT_TRANSLATE_NOOP("messages", "{who} has not advanced.")},

    // In combat
    {"event-agreed-engagement", QT_TRANSLATE_NOOP("messages", "{who} fights with {other}.")},
    {"event-agreed-not-engagement", QT_TRANSLATE_NOOP("messages", "{who} fights with nobody.")},
    {"event-agreed-supports", QT_TRANSLATE_NOOP("messages", "{who} only supports.")},
    {"event-agreed-not-supports", QT_TRANSLATE_NOOP("messages", "{who} touches the enemy.")},
    {"event-agreed-bonus", QT_TRANSLATE_NOOP("messages", "The bonus of {who} is {to}, not {from}.")},
    {"event-agreed-after-nothing", QT_TRANSLATE_NOOP("messages", "{who} did nothing after the last round.")},
    {"event-agreed-after-pursued", QT_TRANSLATE_NOOP("messages", "{who} pursued.")},
    {"event-agreed-after-retreated", QT_TRANSLATE_NOOP("messages", "{who} retreated.")},
    {"event-agreed-after-fell-back", QT_TRANSLATE_NOOP("messages", "{who} fell back.")},
    {"event-agreed-after-stood", QT_TRANSLATE_NOOP("messages", "{who} stood.")},
    {"event-agreed-after-advanced", QT_TRANSLATE_NOOP("messages", "{who} advanced after the last round.")},

    // Commanders, armies, the battle
    {"event-agreed-command", QT_TRANSLATE_NOOP("messages", "The Command of {who} is {to}, not {from}.")},
    {"event-agreed-joined", QT_TRANSLATE_NOOP("messages", "{who} is with {other}.")},
    {"event-agreed-not-joined", QT_TRANSLATE_NOOP("messages", "{who} is with no unit.")},
    {"event-agreed-giving-not", QT_TRANSLATE_NOOP("messages", "{who} has given no orders yet.")},
    {"event-agreed-giving-now", QT_TRANSLATE_NOOP("messages", "{who} is giving orders.")},
    {"event-agreed-giving-finished", QT_TRANSLATE_NOOP("messages", "{who} gives no more orders in this turn.")},
    {"event-agreed-travelled", QT_TRANSLATE_NOOP("messages", "{who} has moved.")},
    {"event-agreed-not-travelled", QT_TRANSLATE_NOOP("messages", "{who} has not moved.")},
    {"event-agreed-level", QT_TRANSLATE_NOOP("messages", "{who} withdraws at {to}, not at {from}.")},
    {"event-agreed-silent", QT_TRANSLATE_NOOP("messages", "{who} gives no more orders in this turn.")},
    {"event-agreed-not-silent", QT_TRANSLATE_NOOP("messages", "{who} gives orders again.")},
    {"event-agreed-turns", QT_TRANSLATE_NOOP("messages", "The battle lasts {to} turns (0: until an army withdraws).")},
    {"event-agreed-visibility", QT_TRANSLATE_NOOP("messages", "Troops see {to} cm far, not {from}.")},
    {"event-agreed-moot", QT_TRANSLATE_NOOP("messages", "What was still open about them is left out.")},
};

} // namespace

void addAgreedMessages() { addTemplates(templates); }

} // namespace strategikon::warmasterPlay
