// Sentences of rivers.
#include "rules/dbm/play/wading.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template refused[] = {
    {"play-wading-column",
        QT_TRANSLATE_NOOP("messages",
            "The river is tricky or dangerous there: wade it by single elements or in a column one element wide. "
            "{rule}")},
    {"play-crossing-column",
        QT_TRANSLATE_NOOP(
            "messages", "A group crosses a ford or bridge in a column one element wide: form one first. {rule}")},
    {"play-wading-askew",
        QT_TRANSLATE_NOOP("messages",
            "Cross a river at {least}° to {most}° to its flow, unless you line up with an enemy at the bank or leave "
            "the water straight ahead. {rule}")},
    {"play-no-ford",
        QT_TRANSLATE_NOOP(
            "messages", "No ford was found here: nobody enters the river within {within} paces in this bound. {rule}")},
    {"play-friends-in-river",
        QT_TRANSLATE_NOOP("messages", "{who} stands in a river: nobody bursts through friends there. {rule}")},
};

constexpr Template asked[] = {
    {"dbm:asked-river-nature", QT_TRANSLATE_NOOP("messages", "Roll for the river in sector {sector}")},
    {"dbm:asked-enters-river", QT_TRANSLATE_NOOP("messages", "{who} enters a dangerous river")},
    {"dbm:asked-follows-in", QT_TRANSLATE_NOOP("messages", "Do the others enter the river?")},
    {"dbm:asked-driven-in", QT_TRANSLATE_NOOP("messages", "{who} in a dangerous river: does it drown?")},
    {"dbm:asked-on-ice", QT_TRANSLATE_NOOP("messages", "{who} flees over a bridge or ice: does it drown?")},

    {"dbm:input-water", QT_TRANSLATE_NOOP("messages", "On its way")},
    {"dbm:input-river", QT_TRANSLATE_NOOP("messages", "River")},
    {"dbm:input-sector", QT_TRANSLATE_NOOP("messages", "Table sector")},
    {"dbm:input-stays", QT_TRANSLATE_NOOP("messages", "They end in the water, or on the ford or bridge")},
    {"dbm:input-askew", QT_TRANSLATE_NOOP("messages", "Not at {least}° to {most}° to its flow")},
    {"dbm:input-near", QT_TRANSLATE_NOOP("messages", "Within {within} paces of where no ford was found")},
    {"dbm:input-wading", QT_TRANSLATE_NOOP("messages", "Who wades a river")},
    {"dbm:input-over-ice", QT_TRANSLATE_NOOP("messages", "Who flees over a bridge or ice")},
    {"dbm:input-pushed-in", QT_TRANSLATE_NOOP("messages", "Friends pushed back in or into the river")},
    {"dbm:input-runs-short", QT_TRANSLATE_NOOP("messages", "It runs to another water or to a short table edge")},
    {"dbm:input-follows", QT_TRANSLATE_NOOP("messages", "Right behind an element that has just got across")},

    {"dbm:option-dry", QT_TRANSLATE_NOOP("messages", "no river")},
    {"dbm:option-wades", QT_TRANSLATE_NOOP("messages", "a river, wading")},
    {"dbm:option-wades-slowly",
        QT_TRANSLATE_NOOP("messages", "a river, wading: {most} paces at most unless it is paltry")},
    {"dbm:option-ford", QT_TRANSLATE_NOOP("messages", "the ford of a road")},
    {"dbm:option-bridge", QT_TRANSLATE_NOOP("messages", "a bridge")},
    {"dbm:option-ice", QT_TRANSLATE_NOOP("messages", "ice")},
    {"dbm:option-paltry", QT_TRANSLATE_NOOP("messages", "a paltry river, wading")},
    {"dbm:option-first", QT_TRANSLATE_NOOP("messages", "the first")},
    {"dbm:option-second", QT_TRANSLATE_NOOP("messages", "the second")},
    {"dbm:option-our-bank", QT_TRANSLATE_NOOP("messages", "the first, defending a bank")},
    {"dbm:option-bank-of", QT_TRANSLATE_NOOP("messages", "{who}, defending a bank")},
    {"dbm:option-their-bank", QT_TRANSLATE_NOOP("messages", "the other, defending a bank")},
    {"dbm:option-enters", QT_TRANSLATE_NOOP("messages", "they enter it")},
    {"dbm:option-stops", QT_TRANSLATE_NOOP("messages", "they stay on the bank")},

    {"dbm:account-river", QT_TRANSLATE_NOOP("messages", "Die")},
    {"dbm:chance-river-paltry", QT_TRANSLATE_NOOP("messages", "Paltry")},
    {"dbm:chance-river-easy", QT_TRANSLATE_NOOP("messages", "Easy")},
    {"dbm:chance-river-tricky", QT_TRANSLATE_NOOP("messages", "Tricky")},
    {"dbm:chance-river-dangerous", QT_TRANSLATE_NOOP("messages", "Dangerous")},
    {"dbm:chance-river-across", QT_TRANSLATE_NOOP("messages", "It gets across")},
    {"dbm:chance-river-no-ford", QT_TRANSLATE_NOOP("messages", "No ford")},
    {"dbm:chance-river-drowned", QT_TRANSLATE_NOOP("messages", "It drowns")},
    {"dbm:chance-river-all-across", QT_TRANSLATE_NOOP("messages", "All get across")},
    {"dbm:chance-river-any-drowned", QT_TRANSLATE_NOOP("messages", "Any drown")},
    {"dbm:chance-river-survives", QT_TRANSLATE_NOOP("messages", "It lives")},

    {"dbm:table-rivers", QT_TRANSLATE_NOOP("messages", "The die of a river")},
    {"dbm:table-rivers-figure", QT_TRANSLATE_NOOP("messages", "Die")},
    {"dbm:table-wading", QT_TRANSLATE_NOOP("messages", "The die of who enters a dangerous river")},
    {"dbm:table-wading-figure", QT_TRANSLATE_NOOP("messages", "Die")},
};

constexpr Template told[] = {
    {"dbm:event-river-found-nature-1",
        QT_TRANSLATE_NOOP("messages", "The river is paltry in sector {sector}: {total}.")},
    {"dbm:event-river-found-nature-2", QT_TRANSLATE_NOOP("messages", "The river is easy in sector {sector}: {total}.")},
    {"dbm:event-river-found-nature-3",
        QT_TRANSLATE_NOOP("messages", "The river is tricky in sector {sector}: {total}.")},
    {"dbm:event-river-found-nature-4",
        QT_TRANSLATE_NOOP("messages", "The river is dangerous in sector {sector}: {total}.")},
    {"dbm:event-river-found-second-1",
        QT_TRANSLATE_NOOP("messages", "The second river is paltry in sector {sector}: {total}.")},
    {"dbm:event-river-found-second-2",
        QT_TRANSLATE_NOOP("messages", "The second river is easy in sector {sector}: {total}.")},
    {"dbm:event-river-found-second-3",
        QT_TRANSLATE_NOOP("messages", "The second river is tricky in sector {sector}: {total}.")},
    {"dbm:event-river-found-second-4",
        QT_TRANSLATE_NOOP("messages", "The second river is dangerous in sector {sector}: {total}.")},
    {"dbm:event-river-found", QT_TRANSLATE_NOOP("messages", "The river was tried in sector {sector}: {total}.")},
    {"dbm:event-waded", QT_TRANSLATE_NOOP("messages", "{all} waded the river.")},
    {"dbm:event-stopped-at-bank", QT_TRANSLATE_NOOP("messages", "{all} stopped at the bank.")},
    {"dbm:event-found-no-ford", QT_TRANSLATE_NOOP("messages", "{who} found no ford.")},
    {"dbm:event-drowned", QT_TRANSLATE_NOOP("messages", "{who} drowned.")},
    {"dbm:event-survived-water", QT_TRANSLATE_NOOP("messages", "{who} did not drown.")},

    {"dbm:field-stream", QT_TRANSLATE_NOOP("messages", "River")},
    {"dbm:is-stream-dry", QT_TRANSLATE_NOOP("messages", "On dry land")},
    {"dbm:is-stream-first", QT_TRANSLATE_NOOP("messages", "In the river")},
    {"dbm:is-stream-second", QT_TRANSLATE_NOOP("messages", "In the second river")},
    {"dbm:is-stream-ford", QT_TRANSLATE_NOOP("messages", "On a ford")},
    {"dbm:is-stream-bridge", QT_TRANSLATE_NOOP("messages", "On a bridge")},
    {"dbm:field-no-ford", QT_TRANSLATE_NOOP("messages", "Found no ford")},
    {"dbm:is-no-ford-no", QT_TRANSLATE_NOOP("messages", "No")},
    {"dbm:is-no-ford-first", QT_TRANSLATE_NOOP("messages", "Found no ford")},
    {"dbm:is-no-ford-second", QT_TRANSLATE_NOOP("messages", "Found no ford in the second river")},
    {"dbm:field-knights", QT_TRANSLATE_NOOP("messages", "Dismounted knights")},
};

} // namespace

void addRiverMessages()
{
    for (const std::span<const Template> table :
        {std::span<const Template>(refused), std::span<const Template>(asked), std::span<const Template>(told)})
        addTemplates(table);
}

} // namespace strategikon::dbmPlay
