// Words of what players agree on (agreeing.cpp): each event says by itself that it was agreed; and how a rule of
// play.yaml is had that has a switch.
#include "rules/warmaster/play/agreeing.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template agreedTemplates[] = {
    // Refusals
    {"agreed-too-many-hits",
        QT_TRANSLATE_NOOP("messages", "{who} would be destroyed by so many hits; set fewer, or change its stands.")},
    {"agreed-army-withdrew",
        QT_TRANSLATE_NOOP("messages", "The army of {who} has withdrawn; undo the withdrawal to bring it back.")},
    {"agreed-fights-whom",
        QT_TRANSLATE_NOOP("messages", "{who} can only fight enemies on the table; name one of them.")},
    {"agreed-joins-whom",
        QT_TRANSLATE_NOOP("messages", "{who} can only join a unit of his own side on the table; name one of them.")},
    {"agreed-stands-where", QT_TRANSLATE_NOOP("messages", "{who} is not on the table; put it there first.")},

    // Units
    {"event-agreed-stands", QT_TRANSLATE_N_NOOP("messages", "{who} has {to} stands, not {from}."), "to"},
    {"event-agreed-hits", QT_TRANSLATE_N_NOOP("messages", "{who} has {to} hits, not {from}."), "to"},
    {"event-agreed-struck", QT_TRANSLATE_N_NOOP("messages", "{who} takes {to} hits into the next round, not {from}."),
        "to"},
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
        QT_TRANSLATE_NOOP("messages", "{who} steps back for {other}, towards his own table edge.")},
    {"event-agreed-moved-not", QT_TRANSLATE_NOOP("messages", "{who} has not moved this turn.")},
    {"event-agreed-moved-initiative", QT_TRANSLATE_NOOP("messages", "{who} has moved on initiative.")},
    {"event-agreed-moved-ordered", QT_TRANSLATE_NOOP("messages", "{who} has moved on orders.")},
    {"event-agreed-moved-done", QT_TRANSLATE_NOOP("messages", "{who} cannot move again this turn.")},
    {"event-agreed-orders", QT_TRANSLATE_N_NOOP("messages", "{who} has carried out {to} orders, not {from}."), "to"},
    {"event-agreed-first-move", QT_TRANSLATE_NOOP("messages", "The first move of {who} is {to} cm (0: the usual).")},
    {"event-agreed-charged", QT_TRANSLATE_NOOP("messages", "{who} has charged.")},
    {"event-agreed-not-charged", QT_TRANSLATE_NOOP("messages", "{who} has not charged.")},
    {"event-agreed-evaded", QT_TRANSLATE_NOOP("messages", "{who} has evaded a charge.")},
    {"event-agreed-not-evaded", QT_TRANSLATE_NOOP("messages", "{who} has not evaded a charge.")},
    {"event-agreed-fired", QT_TRANSLATE_N_NOOP("messages", "{to} stands of {who} have shot, not {from}."), "to"},
    {"event-agreed-advanced", QT_TRANSLATE_NOOP("messages", "{who} has advanced.")},
    {"event-agreed-not-advanced", QT_TRANSLATE_NOOP("messages", "{who} has not advanced.")},

    // In combat
    {"event-agreed-engagement", QT_TRANSLATE_NOOP("messages", "{who} is fighting {other}.")},
    {"event-agreed-not-engagement", QT_TRANSLATE_NOOP("messages", "{who} is not in combat.")},
    {"event-agreed-supports", QT_TRANSLATE_NOOP("messages", "{who} is supporting only.")},
    {"event-agreed-not-supports", QT_TRANSLATE_NOOP("messages", "{who} is in contact with the enemy.")},
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
    {"event-agreed-giving-finished", QT_TRANSLATE_NOOP("messages", "{who} gives no more orders this turn.")},
    {"event-agreed-travelled", QT_TRANSLATE_NOOP("messages", "{who} has moved.")},
    {"event-agreed-not-travelled", QT_TRANSLATE_NOOP("messages", "{who} has not moved.")},
    {"event-agreed-level", QT_TRANSLATE_NOOP("messages", "{who} withdraws at {to}, not at {from}.")},
    {"event-agreed-silent", QT_TRANSLATE_NOOP("messages", "{who} gives no more orders this turn.")},
    {"event-agreed-not-silent", QT_TRANSLATE_NOOP("messages", "{who} gives orders again.")},
    {"event-agreed-turns", QT_TRANSLATE_NOOP("messages", "The battle lasts {to} turns (0: until an army withdraws).")},
    {"event-agreed-visibility", QT_TRANSLATE_NOOP("messages", "Visibility is {to} cm, not {from}.")},
    {"event-agreed-moot", QT_TRANSLATE_NOOP("messages", "Open questions about them are skipped.")},
};

constexpr Template choices[] = {
    {"choice-warband-in-cover-hit", QT_TRANSLATE_NOOP("messages", "Counts before cover")},
    {"choice-warband-in-cover-driven-only", QT_TRANSLATE_NOOP("messages", "Only if other hits remain")},
    {"choice-cliffs-under-fire-evade", QT_TRANSLATE_NOOP("messages", "They are spared")},
    {"choice-cliffs-under-fire-destroyed", QT_TRANSLATE_NOOP("messages", "They are destroyed")},
    {"choice-evade-clearance-errata", QT_TRANSLATE_NOOP("messages", "5 cm (errata)")},
    {"choice-evade-clearance-rulebook", QT_TRANSLATE_NOOP("messages", "1 cm (rulebook)")},
    {"choice-close-evades-errata", QT_TRANSLATE_NOOP("messages", "They must hit first (errata)")},
    {"choice-close-evades-rulebook", QT_TRANSLATE_NOOP("messages", "They evade freely (rulebook)")},
    {"choice-single-elephants-errata", QT_TRANSLATE_NOOP("messages", "Single stands too (errata)")},
    {"choice-single-elephants-rulebook", QT_TRANSLATE_NOOP("messages", "Whole units only (rulebook)")},
    {"choice-phalanx-mounted-errata", QT_TRANSLATE_NOOP("messages", "It counts as defended (errata)")},
    {"choice-phalanx-mounted-rulebook", QT_TRANSLATE_NOOP("messages", "It counts as in the open (rulebook)")},
    {"choice-broad-phalanx-errata", QT_TRANSLATE_NOOP("messages", "By their own rules (errata)")},
    {"choice-broad-phalanx-rulebook", QT_TRANSLATE_NOOP("messages", "Like other phalanxes (rulebook)")},
    {"choice-hamippoi-errata", QT_TRANSLATE_NOOP("messages", "They keep pace (errata)")},
    {"choice-hamippoi-rulebook", QT_TRANSLATE_NOOP("messages", "They move like other foot (rulebook)")},
    {"choice-envelop-errata", QT_TRANSLATE_NOOP("messages", "They may (errata)")},
    {"choice-envelop-rulebook", QT_TRANSLATE_NOOP("messages", "They may not (rulebook)")},
    {"choice-skirmishing-armies-errata", QT_TRANSLATE_NOOP("messages", "As it says (errata)")},
    {"choice-skirmishing-armies-rulebook", QT_TRANSLATE_NOOP("messages", "Like other armies (rulebook)")},
    {"choice-encampment-errata", QT_TRANSLATE_NOOP("messages", "Can be lost (errata)")},
    {"choice-encampment-rulebook", QT_TRANSLATE_NOOP("messages", "Never lost (rulebook)")},
    {"choice-attila-errata", QT_TRANSLATE_NOOP("messages", "A re-roll for anybody (errata)")},
    {"choice-attila-rulebook", QT_TRANSLATE_NOOP("messages", "No penalty for the unreliable (rulebook)")},
    {"choice-broad-charge-open", QT_TRANSLATE_NOOP("messages", "Only against enemies in the open")},
    {"choice-broad-charge-always", QT_TRANSLATE_NOOP("messages", "Against all enemies")},
    {"choice-shallow-bases-no-penalty", QT_TRANSLATE_NOOP("messages", "No penalty")},
    {"choice-shallow-bases-penalty", QT_TRANSLATE_NOOP("messages", "-1 Attack")},
    {"choice-pikes-that-pursued-defended", QT_TRANSLATE_NOOP("messages", "It still counts as defended")},
    {"choice-pikes-that-pursued-open", QT_TRANSLATE_NOOP("messages", "It counts as in the open")},
    {"choice-chargers-under-fire-open", QT_TRANSLATE_NOOP("messages", "They are in the open")},
    {"choice-chargers-under-fire-as-they-stand", QT_TRANSLATE_NOOP("messages", "They are protected as they stand")},
    {"choice-absent-contingents-count", QT_TRANSLATE_NOOP("messages", "They count")},
    {"choice-absent-contingents-left-out", QT_TRANSLATE_NOOP("messages", "They do not count")},
    {"choice-withdrawn-allies-left-out", QT_TRANSLATE_NOOP("messages", "Only those who fought count")},
    {"choice-withdrawn-allies-count", QT_TRANSLATE_NOOP("messages", "Those who withdrew count too")},
    {"choice-joined-armour-combat", QT_TRANSLATE_NOOP("messages", "In combat only")},
    {"choice-joined-armour-always", QT_TRANSLATE_NOOP("messages", "Against shots as well")},
    {"choice-set-upgrades-shared", QT_TRANSLATE_NOOP("messages", "Shared by its units")},
    {"choice-set-upgrades-unpriced", QT_TRANSLATE_NOOP("messages", "For no Victory points")},
};

} // namespace

void addAgreedMessages()
{
    addTemplates(agreedTemplates);
    addTemplates(choices);
}

} // namespace strategikon::warmasterPlay
