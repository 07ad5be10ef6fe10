// Words of the Command phase: orders, blunders, initiative, charges and commanders; and of what all phases share.
#include "rules/warmaster/play/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template refusals[] = {
    {"play-out-of-command",
        QT_TRANSLATE_NOOP(
            "messages", "{commander} commands up to {range} cm: choose a nearer unit, or another commander.")},
    {"play-camels-near",
        QT_TRANSLATE_NOOP("messages",
            "Enemy camels within {camels} cm are also enemies within {cm} cm; correct the nearest enemy, or the "
            "camels.")},
    {"play-brigade-large",
        QT_TRANSLATE_N_NOOP(
            "messages", "This brigade counts as {count} units; {most} at most can be ordered together."),
        "count"},
    {"play-brigade-kin",
        QT_TRANSLATE_NOOP("messages", "Some of these brigade only with their own kind; order them separately.")},
    {"play-brigade-grown",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} was not in this brigade before; order the same brigade again, or part of it.")},
    {"play-brigade-apart",
        QT_TRANSLATE_NOOP(
            "messages", "A brigade must end touching, except for units that charge; move them back together.")},
    {"play-other-army",
        QT_TRANSLATE_NOOP("messages", "{unit} belongs to the ally; {commander} may order only his own army.")},
    {"play-other-commander",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} was ordered by another commander this phase; {commander} must choose another unit.")},
    {"play-only-skirmishers-pass",
        QT_TRANSLATE_NOOP("messages", "{unit} is not a skirmisher and cannot evade through friends; leave them out.")},
    {"play-evade-hits",
        QT_TRANSLATE_NOOP(
            "messages", "{unit} scored {hits} and needs {needed} to evade a charge from this close; it has to stand.")},
    {"play-no-support",
        QT_TRANSLATE_NOOP("messages",
            "{unit} cannot support the charge of {charger}: foot supports foot, a phalanx on narrow bases only a "
            "phalanx. Choose another unit or none.")},
};

constexpr Template cards[] = {
    {"asked-order", QT_TRANSLATE_NOOP("messages", "Give an order")},
    {"does-carried-out", QT_TRANSLATE_NOOP("messages", "They do it")},
    {"asked-carried-out", QT_TRANSLATE_NOOP("messages", "Order received: what do they do?")},
    {"asked-command-again", QT_TRANSLATE_NOOP("messages", "{who} failed the order: re-roll?")},
    {"asked-order-again", QT_TRANSLATE_NOOP("messages", "{who} tries again: roll 2D6.")},
    {"asked-blunder", QT_TRANSLATE_NOOP("messages", "Blunder: roll a die for {all}.")},
    {"asked-stalled", QT_TRANSLATE_NOOP("messages", "Nobody moves, and one unit is at -1 Command from now on: which?")},
    {"asked-blunder-moves", QT_TRANSLATE_NOOP("messages", "Blunder: who moves?")},
    {"asked-blunder-moves-by-blunder-2",
        QT_TRANSLATE_NOOP("messages", "They must stay a full move away from any visible enemy: who has to move?")},
    {"asked-blunder-moves-by-blunder-4", QT_TRANSLATE_NOOP("messages", "Half pace, no charge: who moves?")},
    {"asked-blunder-moves-by-blunder-6",
        QT_TRANSLATE_NOOP("messages", "They go for the nearest visible enemy: who moves, and who charges?")},
    {"asked-blunder-rampage", QT_TRANSLATE_NOOP("messages", "Who does {who} trample on the way?")},
    {"asked-cliff-descent", QT_TRANSLATE_NOOP("messages", "They climb down the cliffs")},
    {"asked-fanatics", QT_TRANSLATE_NOOP("messages", "Which Fanatics can charge?")},
    {"asked-evade", QT_TRANSLATE_NOOP("messages", "Evade an enemy")},
    {"asked-charge", QT_TRANSLATE_NOOP("messages", "Charge")},
    {"asked-charge-of", QT_TRANSLATE_NOOP("messages", "{who} charges")},
    {"asked-charge-by-advance", QT_TRANSLATE_NOOP("messages", "{who} advances, up to {cm} cm")},
    {"asked-envelop", QT_TRANSLATE_NOOP("messages", "Does {who} wrap stands around the flank?")},
    {"asked-shoot-at-charger", QT_TRANSLATE_NOOP("messages", "How many shots does {who} get at {other}?")},
    {"asked-shots-at-charger", QT_TRANSLATE_NOOP("messages", "{who} shoots at {other}")},
    {"asked-evade-charge", QT_TRANSLATE_NOOP("messages", "Does {who} stand or evade {other}?")},
    {"asked-move-commander", QT_TRANSLATE_NOOP("messages", "Move a commander")},
    {"asked-displace-commander", QT_TRANSLATE_NOOP("messages", "Commander caught by the enemy")},
    {"does-displace-commander", QT_TRANSLATE_NOOP("messages", "Move him")},
    {"asked-displaced", QT_TRANSLATE_NOOP("messages", "Which unit does {who} join?")},
    {"asked-part-commander", QT_TRANSLATE_NOOP("messages", "Commander cannot follow the unit")},

    {"input-commander", QT_TRANSLATE_NOOP("messages", "Commander")},
    {"input-unit", QT_TRANSLATE_NOOP("messages", "Unit")},
    {"input-dice", QT_TRANSLATE_NOOP("messages", "Dice")},
    {"input-distance", QT_TRANSLATE_NOOP("messages", "Distance to the furthest unit")},
    {"input-enemy", QT_TRANSLATE_NOOP("messages", "Nearest enemy")},
    {"input-ground", QT_TRANSLATE_NOOP("messages", "Terrain")},
    {"input-near-general", QT_TRANSLATE_NOOP("messages", "Within range of a commander who lends his Command")},
    {"input-steadied", QT_TRANSLATE_NOOP("messages", "Within range of a commander who steadies them")},
    {"input-camels", QT_TRANSLATE_NOOP("messages", "Enemy camels within {cm} cm")},
    {"input-charging", QT_TRANSLATE_NOOP("messages", "Charging, in this order")},
    {"input-stayed", QT_TRANSLATE_NOOP("messages", "Did not move")},
    {"input-carried", QT_TRANSLATE_NOOP("messages", "Kept pace with the horses and end touching them")},
    {"input-together", QT_TRANSLATE_NOOP("messages", "They end touching")},
    {"input-reroll", QT_TRANSLATE_NOOP("messages", "The failed order")},
    {"input-moving", QT_TRANSLATE_NOOP("messages", "Moved")},
    {"input-leaving", QT_TRANSLATE_NOOP("messages", "Off the table")},
    {"input-trampled", QT_TRANSLATE_NOOP("messages", "Trampled")},
    {"input-stuck", QT_TRANSLATE_NOOP("messages", "Cannot climb down")},
    {"input-able", QT_TRANSLATE_NOOP("messages", "Can charge now")},
    {"input-from", QT_TRANSLATE_NOOP("messages", "Nearest visible enemy")},
    {"input-edge", QT_TRANSLATE_NOOP("messages", "Contact on")},
    {"input-support", QT_TRANSLATE_NOOP("messages", "Supporting units")},
    {"input-backing", QT_TRANSLATE_NOOP("messages", "Enemy supports")},
    {"input-envelops", QT_TRANSLATE_NOOP("messages", "Wraps around the flank")},
    {"input-shots", QT_TRANSLATE_NOOP("messages", "Shots")},
    {"input-reaction", QT_TRANSLATE_NOOP("messages", "Next move")},
    {"input-began-within", QT_TRANSLATE_NOOP("messages", "Charge began")},
    {"input-joins", QT_TRANSLATE_NOOP("messages", "Joins")},

    {"option-number", QT_TRANSLATE_NOOP("messages", "up to {number} cm")},
    {"option-far", QT_TRANSLATE_NOOP("messages", "further away")},
    {"option-near", QT_TRANSLATE_NOOP("messages", "close")},
    {"option-exposed", QT_TRANSLATE_NOOP("messages", "close to an exposed flank or rear")},
    {"option-cm-far", QT_TRANSLATE_NOOP("messages", "beyond {cm} cm")},
    {"option-cm-near", QT_TRANSLATE_NOOP("messages", "within {cm} cm")},
    {"option-cm-exposed", QT_TRANSLATE_NOOP("messages", "within {cm} cm of an exposed flank or rear")},
    {"option-dense", QT_TRANSLATE_NOOP("messages", "dense terrain")},
    {"option-cliffs", QT_TRANSLATE_NOOP("messages", "cliffs")},
    {"option-accept", QT_TRANSLATE_NOOP("messages", "stays failed")},
    {"option-roll-again", QT_TRANSLATE_NOOP("messages", "is re-rolled")},
    {"option-front", QT_TRANSLATE_NOOP("messages", "front")},
    {"option-flank", QT_TRANSLATE_NOOP("messages", "flank")},
    {"option-rear", QT_TRANSLATE_NOOP("messages", "rear")},
    {"option-no", QT_TRANSLATE_NOOP("messages", "no")},
    {"option-yes", QT_TRANSLATE_NOOP("messages", "yes")},
    {"option-evade", QT_TRANSLATE_NOOP("messages", "evade")},
    {"option-clear-evade", QT_TRANSLATE_NOOP("messages", "evade, ending at least {cm} cm from enemies and combats")},
};

constexpr Template events[] = {
    {"event-orders-began", QT_TRANSLATE_NOOP("messages", "Initiative is over; orders begin.")},
    {"event-order-given", QT_TRANSLATE_NOOP("messages", "{who} ordered {others}: rolled {rolled}.")},
    {"event-order-failed", QT_TRANSLATE_NOOP("messages", "{who} failed to order {others}: rolled {rolled}.")},
    {"event-order-missed", QT_TRANSLATE_NOOP("messages", "{who} rolled {rolled} and needed {target} or less.")},
    {"event-rolled-again", QT_TRANSLATE_NOOP("messages", "{who} re-rolled.")},
    {"event-army-silent", QT_TRANSLATE_NOOP("messages", "{who} failed: no more orders for his army this turn.")},
    {"event-halted", QT_TRANSLATE_NOOP("messages", "{all} halted.")},
    {"event-commander-finished", QT_TRANSLATE_NOOP("messages", "{who} gives no more orders.")},
    {"event-moved", QT_TRANSLATE_NOOP("messages", "{all} moved.")},
    {"event-carried-along", QT_TRANSLATE_NOOP("messages", "{all} kept up with the horses.")},
    {"event-left-behind", QT_TRANSLATE_NOOP("messages", "{who} stayed behind as {other} moved.")},
    {"event-blunder-stalled",
        QT_TRANSLATE_NOOP(
            "messages", "{all} blundered ({score}): nobody moves, and one unit is at -1 Command from now on.")},
    {"event-blunder-shrinks",
        QT_TRANSLATE_NOOP(
            "messages", "{all} blundered ({score}): they must stay a full move away from any visible enemy.")},
    {"event-blunder-halves", QT_TRANSLATE_NOOP("messages", "{all} blundered ({score}): half pace, no charge.")},
    {"event-blunder-charges",
        QT_TRANSLATE_NOOP("messages", "{all} blundered ({score}): they go for the nearest enemy.")},
    {"event-stalled", QT_TRANSLATE_NOOP("messages", "Orders to {who} are harder from now on.")},
    {"event-climbed-down", QT_TRANSLATE_NOOP("messages", "{who} climbed down the cliffs.")},
    {"event-evaded", QT_TRANSLATE_NOOP("messages", "{who} evaded {other}.")},
    {"event-charged", QT_TRANSLATE_NOOP("messages", "{who} charged {others}.")},
    {"event-charged-edge-1", QT_TRANSLATE_NOOP("messages", "{who} charged {others} in the flank.")},
    {"event-charged-edge-2", QT_TRANSLATE_NOOP("messages", "{who} charged {others} in the rear.")},
    {"event-charge-not-made", QT_TRANSLATE_NOOP("messages", "{who} did not charge after all.")},
    {"event-supported-charge", QT_TRANSLATE_NOOP("messages", "{who} supports the charge of {other}.")},
    {"event-shot-at-charger", QT_TRANSLATE_N_NOOP("messages", "{who} shot at {other}: {hits} hits."), "hits"},
    {"event-evaded-charge", QT_TRANSLATE_NOOP("messages", "{who} evaded {other}.")},
    {"event-charge-ended", QT_TRANSLATE_NOOP("messages", "{who} charged into thin air.")},
    {"event-enveloped", QT_TRANSLATE_NOOP("messages", "{who} wrapped stands around the flank.")},
    {"event-engaged", QT_TRANSLATE_NOOP("messages", "{who} is in combat with {others}.")},
    {"event-commander-joined", QT_TRANSLATE_NOOP("messages", "{who} joined {other}.")},
    {"event-commander-left", QT_TRANSLATE_NOOP("messages", "{who} left {other}.")},
    {"event-commander-moved", QT_TRANSLATE_NOOP("messages", "{who} moved.")},
    {"input-overrun", QT_TRANSLATE_NOOP("messages", "Enemy commanders caught")},
    {"event-first-move-ordered", QT_TRANSLATE_NOOP("messages", "{all} may move {distance} cm on the first move.")},
    {"event-displaced", QT_TRANSLATE_NOOP("messages", "{who} was caught by the enemy.")},

    // Of every phase
    {"event-turn-began", QT_TRANSLATE_NOOP("messages", "Turn {turn}, side {letter}.")},
    {"event-turn-ended", QT_TRANSLATE_NOOP("messages", "End of turn {turn}, side {letter}.")},
    {"event-recovered", QT_TRANSLATE_NOOP("messages", "{who} is no longer confused.")},
    {"event-confused", QT_TRANSLATE_NOOP("messages", "{who} is confused.")},
    {"event-stands-lost", QT_TRANSLATE_N_NOOP("messages", "{who} lost {stands} stands."), "stands"},
    {"event-destroyed", QT_TRANSLATE_NOOP("messages", "{who} was destroyed.")},
    {"event-slain", QT_TRANSLATE_NOOP("messages", "{who} was slain.")},
};

} // namespace

void addOrderMessages()
{
    addTemplates(refusals);
    addTemplates(cards);
    addTemplates(events);
}

} // namespace strategikon::warmasterPlay
