// Words of the Command phase: orders, blunders, initiative, charges and commanders; and of what all phases share.
#include "rules/warmaster/play/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template refusals[] = {
    {"play-out-of-command",
        QT_TRANSLATE_NOOP(
            "messages", "{commander} commands up to {range} cm; choose somebody nearer, or another commander.")},
    {"play-camels-near",
        QT_TRANSLATE_NOOP("messages",
            "Camels of the enemy within {camels} cm are an enemy within {cm} cm; have the nearest enemy there too, or "
            "no "
            "camels.")},
    {"play-brigade-large",
        QT_TRANSLATE_N_NOOP("messages", "This brigade counts as {count} units; order {most} at most."), "count"},
    {"play-brigade-kin",
        QT_TRANSLATE_NOOP("messages", "Some of these brigade only with their own; order them by themselves.")},
    {"play-brigade-grown",
        QT_TRANSLATE_NOOP("messages",
            "{unit} did not move with all of these before; order a brigade again as it was, or a part of it.")},
    {"play-brigade-apart",
        QT_TRANSLATE_NOOP(
            "messages", "The units of a brigade end in touch, but for those who charge; move them together again.")},
    {"play-charged-and-stayed", QT_TRANSLATE_NOOP("messages", "{unit} either charges or stays; name it once.")},
    {"play-other-army",
        QT_TRANSLATE_NOOP("messages", "{unit} belongs to an ally; {commander} orders units of his own army.")},
    {"play-other-commander",
        QT_TRANSLATE_NOOP("messages",
            "{unit} was ordered by another commander in this phase; {commander} must choose somebody else.")},
    {"play-only-skirmishers-pass",
        QT_TRANSLATE_NOOP("messages", "{unit} does not skirmish and evades through nobody; leave the friends out.")},
    {"play-through-itself",
        QT_TRANSLATE_NOOP("messages", "{unit} cannot evade through itself; name the friends on its way.")},
    {"play-evade-hits",
        QT_TRANSLATE_NOOP("messages",
            "{unit} scored {hits} and needs {needed} to slip away from a charge that began so near; let it stand.")},
    {"play-backing",
        QT_TRANSLATE_NOOP("messages",
            "{unit} does not support those who were charged: it is touched, or no infantry; leave it out.")},
    {"play-no-support",
        QT_TRANSLATE_NOOP("messages", "{unit} cannot support {charger} in its charge; choose another unit or none.")},
};

constexpr Template cards[] = {
    {"asked-order", QT_TRANSLATE_NOOP("messages", "Give an order")},
    {"asked-carried-out", QT_TRANSLATE_NOOP("messages", "The order has arrived: what do they do?")},
    {"asked-command-again", QT_TRANSLATE_NOOP("messages", "{who} has failed; roll again?")},
    {"asked-order-again", QT_TRANSLATE_NOOP("messages", "{who} tries again; throw two dice.")},
    {"asked-blunder", QT_TRANSLATE_NOOP("messages", "A blunder: throw a die for {all}.")},
    {"asked-stalled",
        QT_TRANSLATE_NOOP("messages", "Nobody moves, and one of them is harder to order from now on: which?")},
    {"asked-blunder-moves", QT_TRANSLATE_NOOP("messages", "What does the blunder make them do?")},
    {"asked-blunder-moves-by-blunder-2",
        QT_TRANSLATE_NOOP("messages", "They keep a full move away from every enemy in sight: who has to move?")},
    {"asked-blunder-moves-by-blunder-4",
        QT_TRANSLATE_NOOP("messages", "They may move at half pace and may not charge: who does?")},
    {"asked-blunder-moves-by-blunder-6",
        QT_TRANSLATE_NOOP("messages", "They rush at the nearest enemy in sight: who moves, and who charges?")},
    {"asked-blunder-rampage", QT_TRANSLATE_NOOP("messages", "Whom does {who} trample on its way?")},
    {"asked-cliff-descent", QT_TRANSLATE_NOOP("messages", "They climb down from the cliffs.")},
    {"asked-fanatics", QT_TRANSLATE_NOOP("messages", "Which fanatics can charge?")},
    {"asked-evade", QT_TRANSLATE_NOOP("messages", "Evade an enemy")},
    {"asked-charge", QT_TRANSLATE_NOOP("messages", "Charge")},
    {"asked-charge-of", QT_TRANSLATE_NOOP("messages", "A charge of {who}")},
    {"asked-charge-by-advance", QT_TRANSLATE_NOOP("messages", "An advance of up to {cm} cm: {who}")},
    {"asked-envelop", QT_TRANSLATE_NOOP("messages", "Does {who} bring stands round?")},
    {"asked-shoot-at-charger", QT_TRANSLATE_NOOP("messages", "How many shots has {who} at {other}?")},
    {"asked-shots-at-charger", QT_TRANSLATE_NOOP("messages", "Shots of {who} at {other}")},
    {"asked-evade-charge", QT_TRANSLATE_NOOP("messages", "Does {who} stand or slip away from {other}?")},
    {"asked-move-commander", QT_TRANSLATE_NOOP("messages", "Move a commander")},
    {"asked-displace-commander", QT_TRANSLATE_NOOP("messages", "A commander was run over")},
    {"asked-displaced", QT_TRANSLATE_NOOP("messages", "Whom does {who} flee to?")},
    {"asked-part-commander", QT_TRANSLATE_NOOP("messages", "A commander cannot follow his unit")},

    {"input-commander", QT_TRANSLATE_NOOP("messages", "Commander")},
    {"input-unit", QT_TRANSLATE_NOOP("messages", "Unit")},
    {"input-dice", QT_TRANSLATE_NOOP("messages", "Dice")},
    {"input-distance", QT_TRANSLATE_NOOP("messages", "Distance to the farthest unit")},
    {"input-enemy", QT_TRANSLATE_NOOP("messages", "Nearest enemy")},
    {"input-ground", QT_TRANSLATE_NOOP("messages", "They stand in")},
    {"input-near-general", QT_TRANSLATE_NOOP("messages", "He is near who lends him Command")},
    {"input-steadied", QT_TRANSLATE_NOOP("messages", "They are near who steadies them")},
    {"input-camels", QT_TRANSLATE_NOOP("messages", "Strange camels within {cm} cm")},
    {"input-charging", QT_TRANSLATE_NOOP("messages", "Charge, in this order")},
    {"input-stayed", QT_TRANSLATE_NOOP("messages", "Stayed where they were")},
    {"input-carried", QT_TRANSLATE_NOOP("messages", "Kept pace with horses, and end in touch")},
    {"input-together", QT_TRANSLATE_NOOP("messages", "They end in touch with each other")},
    {"input-reroll", QT_TRANSLATE_NOOP("messages", "The failed order")},
    {"input-moving", QT_TRANSLATE_NOOP("messages", "Moved")},
    {"input-leaving", QT_TRANSLATE_NOOP("messages", "Left the table")},
    {"input-trampled", QT_TRANSLATE_NOOP("messages", "Trampled")},
    {"input-stuck", QT_TRANSLATE_NOOP("messages", "Cannot come down")},
    {"input-able", QT_TRANSLATE_NOOP("messages", "Can charge now")},
    {"input-from", QT_TRANSLATE_NOOP("messages", "Nearest enemy in sight")},
    {"input-edge", QT_TRANSLATE_NOOP("messages", "Edge that is charged")},
    {"input-support", QT_TRANSLATE_NOOP("messages", "Goes with it in support")},
    {"input-backing", QT_TRANSLATE_NOOP("messages", "Enemy units in support of these")},
    {"input-envelops", QT_TRANSLATE_NOOP("messages", "Stands come round")},
    {"input-shots", QT_TRANSLATE_NOOP("messages", "Shots")},
    {"input-reaction", QT_TRANSLATE_NOOP("messages", "It will")},
    {"input-began-within", QT_TRANSLATE_NOOP("messages", "The charge began")},
    {"input-joins", QT_TRANSLATE_NOOP("messages", "Joins")},

    {"option-number", QT_TRANSLATE_NOOP("messages", "up to {number} cm")},
    {"option-far", QT_TRANSLATE_NOOP("messages", "far")},
    {"option-near", QT_TRANSLATE_NOOP("messages", "near")},
    {"option-exposed", QT_TRANSLATE_NOOP("messages", "near an open flank or rear")},
    {"option-cm-far", QT_TRANSLATE_NOOP("messages", "beyond {cm} cm")},
    {"option-cm-near", QT_TRANSLATE_NOOP("messages", "within {cm} cm")},
    {"option-cm-exposed", QT_TRANSLATE_NOOP("messages", "within {cm} cm of an open flank or rear")},
    {"option-dense", QT_TRANSLATE_NOOP("messages", "dense terrain")},
    {"option-cliffs", QT_TRANSLATE_NOOP("messages", "cliffs")},
    {"option-accept", QT_TRANSLATE_NOOP("messages", "stays failed")},
    {"option-roll-again", QT_TRANSLATE_NOOP("messages", "is rolled again")},
    {"option-front", QT_TRANSLATE_NOOP("messages", "front")},
    {"option-flank", QT_TRANSLATE_NOOP("messages", "flank")},
    {"option-rear", QT_TRANSLATE_NOOP("messages", "rear")},
    {"option-no", QT_TRANSLATE_NOOP("messages", "no")},
    {"option-yes", QT_TRANSLATE_NOOP("messages", "yes")},
    {"option-evade", QT_TRANSLATE_NOOP("messages", "slip away")},
    {"option-clear-evade", QT_TRANSLATE_NOOP("messages", "slip away, ending {cm} cm or more from enemies and combats")},
};

constexpr Template events[] = {
    {"event-orders-began", QT_TRANSLATE_NOOP("messages", "The time for initiative was over; orders went out.")},
    {"event-order-given", QT_TRANSLATE_NOOP("messages", "{who} ordered {others}, with {rolled}.")},
    {"event-order-failed", QT_TRANSLATE_NOOP("messages", "{who} failed to order {others}, with {rolled}.")},
    {"event-order-missed", QT_TRANSLATE_NOOP("messages", "{who} missed with {rolled} where {target} was needed.")},
    {"event-rolled-again", QT_TRANSLATE_NOOP("messages", "{who} tried once more.")},
    {"event-army-silent", QT_TRANSLATE_NOOP("messages", "{who} had failed, and his army got no more orders.")},
    {"event-halted", QT_TRANSLATE_NOOP("messages", "{all} halted.")},
    {"event-commander-finished", QT_TRANSLATE_NOOP("messages", "{who} gave no more orders.")},
    {"event-moved", QT_TRANSLATE_NOOP("messages", "{all} moved.")},
    {"event-carried-along", QT_TRANSLATE_NOOP("messages", "{all} kept pace with the horses.")},
    {"event-left-behind", QT_TRANSLATE_NOOP("messages", "{who} stayed behind when {other} moved.")},
    {"event-blunder-stalled",
        QT_TRANSLATE_NOOP("messages", "{all} blundered, {score}: nobody moved, and it would be remembered.")},
    {"event-blunder-shrinks",
        QT_TRANSLATE_NOOP(
            "messages", "{all} blundered, {score}: they were to keep a full move away from any enemy in sight.")},
    {"event-blunder-halves",
        QT_TRANSLATE_NOOP("messages", "{all} blundered, {score}: they could move at half pace and no more.")},
    {"event-blunder-charges",
        QT_TRANSLATE_NOOP("messages", "{all} blundered, {score}: they rushed at the nearest enemy.")},
    {"event-stalled", QT_TRANSLATE_NOOP("messages", "{who} became harder to order.")},
    {"event-climbed-down", QT_TRANSLATE_NOOP("messages", "{who} climbed down from the cliffs.")},
    {"event-evaded", QT_TRANSLATE_NOOP("messages", "{who} evaded {other}.")},
    {"event-charged", QT_TRANSLATE_NOOP("messages", "{who} charged {others}.")},
    {"event-charge-not-made", QT_TRANSLATE_NOOP("messages", "The charge of {who} did not come about.")},
    {"event-supported-charge", QT_TRANSLATE_NOOP("messages", "{who} went with {other} in support.")},
    {"event-shot-at-charger", QT_TRANSLATE_NOOP("messages", "{who} shot at {other} and scored {hits}.")},
    {"event-evaded-charge", QT_TRANSLATE_NOOP("messages", "{who} slipped away from {other}.")},
    {"event-charge-ended", QT_TRANSLATE_NOOP("messages", "The charge of {who} met nobody.")},
    {"event-enveloped", QT_TRANSLATE_NOOP("messages", "{who} brought stands round.")},
    {"event-engaged", QT_TRANSLATE_NOOP("messages", "{who} came to blows with {others}.")},
    {"event-commander-joined", QT_TRANSLATE_NOOP("messages", "{who} joined {other}.")},
    {"event-commander-left", QT_TRANSLATE_NOOP("messages", "{who} left {other}.")},
    {"event-commander-moved", QT_TRANSLATE_NOOP("messages", "{who} moved.")},
    {"input-overrun", QT_TRANSLATE_NOOP("messages", "Enemy commanders run over")},
    {"event-first-move-ordered", QT_TRANSLATE_NOOP("messages", "{all} may move {distance} cm in this first move.")},
    {"event-displaced", QT_TRANSLATE_NOOP("messages", "The enemy ran over {who}.")},

    // Of every phase
    {"event-turn-began", QT_TRANSLATE_NOOP("messages", "Turn {turn} of {letter} began.")},
    {"event-turn-ended", QT_TRANSLATE_NOOP("messages", "Turn {turn} of {letter} ended.")},
    {"event-recovered", QT_TRANSLATE_NOOP("messages", "{who} recovered.")},
    {"event-confused", QT_TRANSLATE_NOOP("messages", "{who} fell into confusion.")},
    {"event-stands-lost", QT_TRANSLATE_N_NOOP("messages", "{who} lost {stands} stands."), "stands"},
    {"event-destroyed", QT_TRANSLATE_NOOP("messages", "{who} perished.")},
    {"event-slain", QT_TRANSLATE_NOOP("messages", "{who} fell.")},
};

} // namespace

void addOrderMessages()
{
    addTemplates(refusals);
    addTemplates(cards);
    addTemplates(events);
}

} // namespace strategikon::warmasterPlay
