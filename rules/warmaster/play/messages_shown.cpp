// Words of what a screen shows beside units and cards: fields, and the outcomes that a preview has chances of.
#include "rules/warmaster/play/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template fieldTemplates[] = {
    {"field-stands", QT_TRANSLATE_NOOP("messages", "Stands")},
    {"field-hits", QT_TRANSLATE_NOOP("messages", "Hits")},
    {"field-struck", QT_TRANSLATE_NOOP("messages", "Next-round hits")},
    {"field-shot", QT_TRANSLATE_NOOP("messages", "Shot at")},
    {"field-confused", QT_TRANSLATE_NOOP("messages", "Confused")},
    {"field-stall", QT_TRANSLATE_NOOP("messages", "Blundered")},
    {"field-ladders", QT_TRANSLATE_NOOP("messages", "Ladders")},
    {"field-orders", QT_TRANSLATE_NOOP("messages", "Orders")},
    {"field-first-move", QT_TRANSLATE_NOOP("messages", "First move (cm)")},
    {"field-charged", QT_TRANSLATE_NOOP("messages", "Charged")},
    {"field-evaded", QT_TRANSLATE_NOOP("messages", "Evaded")},
    {"field-fired", QT_TRANSLATE_NOOP("messages", "Has shot")},
    {"field-advanced", QT_TRANSLATE_NOOP("messages", "Advanced")},
    {"field-engagement", QT_TRANSLATE_NOOP("messages", "Engaged")},
    {"field-supports", QT_TRANSLATE_NOOP("messages", "In support")},
    {"field-bonus", QT_TRANSLATE_NOOP("messages", "Bonus")},
    {"field-scored", QT_TRANSLATE_NOOP("messages", "Hits to save")},
    {"field-command", QT_TRANSLATE_NOOP("messages", "Command")},
    {"field-joined", QT_TRANSLATE_NOOP("messages", "With")},
    {"field-travelled", QT_TRANSLATE_NOOP("messages", "Moved")},
    {"field-core", QT_TRANSLATE_NOOP("messages", "Core units")},
    {"field-lost", QT_TRANSLATE_NOOP("messages", "Losses to withdrawal")},
    {"field-level", QT_TRANSLATE_NOOP("messages", "Withdraws at")},
    {"field-units", QT_TRANSLATE_NOOP("messages", "Units")},
    {"field-gone", QT_TRANSLATE_NOOP("messages", "Units lost")},
    {"field-skirmishing", QT_TRANSLATE_NOOP("messages", "Skirmishing army")},
    {"field-withdrawn", QT_TRANSLATE_NOOP("messages", "Has withdrawn")},
    {"field-silent", QT_TRANSLATE_NOOP("messages", "No more orders")},
    {"is-moved-not", QT_TRANSLATE_NOOP("messages", "Not yet")},
    {"is-moved-initiative", QT_TRANSLATE_NOOP("messages", "Moved on initiative")},
    {"is-moved-ordered", QT_TRANSLATE_NOOP("messages", "Ordered")},
    {"is-moved-done", QT_TRANSLATE_NOOP("messages", "Cannot move again")},
    {"is-after-nothing", QT_TRANSLATE_NOOP("messages", "Nothing yet")},
    {"is-after-pursued", QT_TRANSLATE_NOOP("messages", "Pursued")},
    {"is-after-retreated", QT_TRANSLATE_NOOP("messages", "Retreated")},
    {"is-after-fell-back", QT_TRANSLATE_NOOP("messages", "Fell back")},
    {"is-after-stood", QT_TRANSLATE_NOOP("messages", "Stood")},
    {"is-after-advanced", QT_TRANSLATE_NOOP("messages", "Advanced")},
    {"is-where-table", QT_TRANSLATE_NOOP("messages", "On the table")},
    {"is-where-waiting", QT_TRANSLATE_NOOP("messages", "Not here yet")},
    {"is-where-off", QT_TRANSLATE_NOOP("messages", "Off the table")},
    {"is-where-away", QT_TRANSLATE_NOOP("messages", "Lost")},
    {"is-giving-not", QT_TRANSLATE_NOOP("messages", "None yet")},
    {"is-giving-now", QT_TRANSLATE_NOOP("messages", "Giving orders")},
    {"is-giving-finished", QT_TRANSLATE_NOOP("messages", "Orders finished")},
};

constexpr Template chanceTemplates[] = {
    {"chance-given", QT_TRANSLATE_NOOP("messages", "Order succeeds")},
    {"chance-failed", QT_TRANSLATE_NOOP("messages", "Order fails")},
    {"chance-blundered", QT_TRANSLATE_NOOP("messages", "Blunder")},
    {"chance-missed", QT_TRANSLATE_NOOP("messages", "The first roll misses and is re-rolled")},
    {"chance-hits", QT_TRANSLATE_NOOP("messages", "Hits: {count}")},
    {"chance-taken", QT_TRANSLATE_NOOP("messages", "Hits that get through: {count}")},
    {"chance-cm", QT_TRANSLATE_NOOP("messages", "{count} cm")},
    {"chance-moved-back", QT_TRANSLATE_NOOP("messages", "Driven back")},
    {"chance-kept-order", QT_TRANSLATE_NOOP("messages", "Stays in good order")},
    {"chance-confused", QT_TRANSLATE_NOOP("messages", "Confused")},
    {"chance-routed", QT_TRANSLATE_NOOP("messages", "Routed")},
    {"chance-wins-a", QT_TRANSLATE_NOOP("messages", "A wins the round")},
    {"chance-draws", QT_TRANSLATE_NOOP("messages", "Drawn")},
    {"chance-wins-b", QT_TRANSLATE_NOOP("messages", "B wins the round")},
    {"chance-blunder-stalled", QT_TRANSLATE_NOOP("messages", "No move; -1 Command from now on")},
    {"chance-blunder-shrinks", QT_TRANSLATE_NOOP("messages", "Keeps away from the enemy")},
    {"chance-blunder-halves", QT_TRANSLATE_NOOP("messages", "Half pace, no charge")},
    {"chance-blunder-charges", QT_TRANSLATE_NOOP("messages", "Goes for the nearest enemy")},
    {"chance-no-hit", QT_TRANSLATE_NOOP("messages", "No hit")},
    {"chance-stands-lost", QT_TRANSLATE_NOOP("messages", "Loses a stand")},
    {"chance-destroyed", QT_TRANSLATE_NOOP("messages", "Destroyed")},
    {"chance-back-at-edge", QT_TRANSLATE_NOOP("messages", "Back at the edge")},
    {"chance-back-and-halted", QT_TRANSLATE_NOOP("messages", "Back, but halted")},
    {"chance-left-table", QT_TRANSLATE_NOOP("messages", "Away until next turn")},
};

} // namespace

void addShownMessages()
{
    addTemplates(fieldTemplates);
    addTemplates(chanceTemplates);
}

} // namespace strategikon::warmasterPlay
