// Units that leave the table, and whether they come back (rulebook 1044-1065).
#include "rules/warmaster/play/edge.h"

#include "rules/warmaster/play/moving.h"

#include <array>

namespace strategikon::warmasterPlay {

namespace {

enum class Fate { lost, away, stopped, back };

// The chart: the fate at this score and above.
struct ChartRow {
    int least;
    Fate fate;
    const char* outcome;
};
constexpr std::array<ChartRow, 3> chart{
    {{5, Fate::back, "back-at-edge"}, {3, Fate::stopped, "back-and-halted"}, {1, Fate::away, "left-table"}}};
constexpr ChartRow lost{0, Fate::lost, "destroyed"};

const ChartRow& rowOf(int score)
{
    for (const ChartRow& row : chart)
        if (score >= row.least)
            return row;
    return lost;
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
    const Fate fate = rowOf(die - doing.lostStands(leaver)).fate;
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
    const int stands = table.lostStands(leaver);
    Preview seen;
    seen.dice = {{.count = 1}};
    if (stands > 0)
        seen.modifiers = {{"off-table-casualties", -stands, {leaver}}};
    const play::Spread score = fallen(answer, 1).map([&](int die) { return std::max(0, die - stands); });
    int below = score.most() + 1;
    for (const ChartRow& row : chart) {
        seen.chances.emplace_back(row.outcome, score.atLeast(row.least) - score.atLeast(below));
        below = row.least;
    }
    seen.chances.emplace_back(lost.outcome, score.atMost(0));
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
