// Units that leave the table, and whether they are back at once (rulebook 1044-1065).
#include "rules/warmaster/play/edge.h"

#include "rules/warmaster/play/arriving.h"
#include "rules/warmaster/play/moving.h"

namespace strategikon::warmasterPlay {

namespace {

std::optional<Ask> card(const Table& table, const Step& step)
{
    if (!table.onTable(step.on.front()))
        return {};
    return Ask{.inputs = {dice(1)}, .rule = "off-table"};
}

// Commanders share the fate of their unit (rulebook 1052).
void leave(Doing& doing, Id leaver)
{
    doing.happened("left-table", {leaver}, {}, "off-table");
    doing.set(leaver, "where", int(Where::off));
    if (!doing.isUnit(leaver))
        return;
    doing.disengage(leaver);
    for (const Id commander : doing.with(leaver))
        doing.set(commander, "where", int(Where::off));
}

Preview chances(const Table& table, const Step& step, const Answer&)
{
    const int fallen = table.lostStands(step.on.front());
    Preview seen;
    seen.dice = {{.count = 1}};
    if (fallen > 0)
        seen.modifiers = {{"off-table", -fallen, step.on}};
    seen.chances = offTableChances(fallen);
    return seen;
}

} // namespace

void leaveTable(Doing& doing, Id leaver) { doing.push({"off-table", doing[leaver].side, {leaver}, {}}); }

Rule offTable()
{
    return {.what = "off-table",
        .asks = card,
        .preview = chances,
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (!card(doing, step))
                return {};
            const Id leaver = step.on.front();
            switch (offTable(sum(answer), doing.lostStands(leaver))) {
            case OffTable::lost:
                doing.destroy(leaver, "off-table");
                break;
            case OffTable::stays:
                leave(doing, leaver);
                break;
            case OffTable::backDone:
                doing.happened("back-and-halted", {leaver}, {}, "off-table");
                doing.set(leaver, "moved", int(Moved::done));
                break;
            case OffTable::backReady:
                doing.happened("back-at-edge", {leaver}, {}, "off-table");
            }
            return {};
        }};
}

} // namespace strategikon::warmasterPlay
