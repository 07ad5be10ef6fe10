// Units that leave the table, and whether they come back (rulebook 1044-1065).
#include "rules/warmaster/play/command/edge.h"

#include "rules/warmaster/play/command/moving.h"

#include <array>

namespace strategikon::warmasterPlay {

namespace {

enum class Fate { lost, away, stopped, back };

// The chart: the fate at the score of this cell and above.
struct ChartRow {
    const char* cell;
    Fate fate;
    const char* outcome;
};
constexpr std::array<ChartRow, 3> chart{{{"back", Fate::back, "back-at-edge"},
    {"halted", Fate::stopped, "back-and-halted"}, {"away", Fate::away, "left-table"}}};

int least(const Table& table, const ChartRow& row) { return table.figure("off-table", row.cell); }

int less(const Table& table, Id leaver) { return table.lostStands(leaver) * table.figure("off-table", "lost"); }

Fate fateOf(const Table& table, int score)
{
    for (const ChartRow& row : chart)
        if (score >= least(table, row))
            return row.fate;
    return Fate::lost;
}

// Rulebook 1054: a General who is not back at once is lost for good.
void leave(Doing& doing, Id leaver, const Ids& commanders)
{
    doing.happened("left-table", {leaver}, {}, "off-table");
    doing.set(leaver, "where", int(Where::off));
    if (doing.isUnit(leaver))
        doing.disengage(leaver);
    for (const Id commander : commanders)
        doing.set(commander, "where", int(Where::off));
    for (const Id commander : commanders)
        if (doing.get(commander, "rank") == int(Rank::general))
            doing.slay(commander, "general-leaves");
}

void comeBack(Doing& doing, Id leaver, const Ids& commanders, bool halts, bool returning)
{
    doing.happened(halts ? "back-and-halted" : "back-at-edge", {leaver}, {}, "off-table");
    doing.set(leaver, "where", int(Where::table));
    for (const Id commander : commanders)
        doing.set(commander, "where", int(Where::table));
    if (halts)
        doing.set(leaver, "moved", int(Moved::done));
    if (returning)
        doing.set(leaver, "returns", 1);
}

} // namespace

void leaveTable(Doing& doing, Id leaver) { doing.push({"off-table", doing[leaver].side, {leaver}, {}}); }

void resolveOffTable(Doing& doing, Id leaver, int die, bool returning)
{
    const Ids commanders = doing.isUnit(leaver) ? doing.with(leaver) : Ids{leaver};
    const Fate fate = fateOf(doing, die - less(doing, leaver));
    switch (fate) {
    case Fate::lost:
        if (doing.isUnit(leaver))
            doing.destroy(leaver, "off-table");
        else
            doing.slay(leaver, "off-table");
        return;
    case Fate::away:
        if (returning)
            doing.happened("still-away", {leaver}, {}, "off-table");
        else
            leave(doing, leaver, commanders);
        return;
    case Fate::stopped:
    case Fate::back:
        comeBack(doing, leaver, commanders, fate == Fate::stopped, returning);
    }
}

Preview previewOffTable(const Table& table, const Answer& answer, Id leaver)
{
    const int fewer = less(table, leaver);
    Preview seen;
    seen.dice = {{.count = 1}};
    if (fewer > 0)
        seen.modifiers = {{"off-table-casualties", -fewer, {leaver}}};
    const play::Spread score = fallen(answer, 1).map([&](int die) { return std::max(0, die - fewer); });
    int below = score.most() + 1;
    for (const ChartRow& row : chart) {
        seen.chances.emplace_back(row.outcome, score.atLeast(least(table, row)) - score.atLeast(below));
        below = least(table, row);
    }
    seen.chances.emplace_back("destroyed", score.atMost(below - 1));
    return seen;
}

Rule offTable()
{
    const auto asks = [](const Table& table, const Step& step) -> std::optional<Ask> {
        if (!table.onTable(step.on.front()))
            return {};
        Ask ask{.rule = "off-table"};
        ask.inputs = {dice(1)};
        return ask;
    };
    return {.what = "off-table",
        .carries = play::Load{1, 0},
        .asks = asks,
        .preview = [](const Table& table, const Step& step,
                       const Answer& answer) { return previewOffTable(table, answer, step.on.front()); },
        .resolve = [asks](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (asks(doing, step))
                resolveOffTable(doing, step.on.front(), sum(answer), false);
            return {};
        }};
}

} // namespace strategikon::warmasterPlay
