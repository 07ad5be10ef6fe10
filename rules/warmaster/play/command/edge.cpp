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

int least(const BattleView& table, const ChartRow& row) { return table.figure("off-table", row.cell); }

int less(const BattleView& table, Id leaver) { return table.lostStands(leaver) * table.figure("off-table", "lost"); }

Fate fateOf(const BattleView& table, int score)
{
    for (const ChartRow& row : chart)
        if (score >= least(table, row))
            return row.fate;
    return Fate::lost;
}

// Rulebook 1054: a General who is not back at once is lost for good.
void leave(Transaction& transaction, Id leaver, const Ids& commanders)
{
    transaction.happened("left-table", {leaver}, {}, "off-table");
    transaction.set(leaver, state::where, Where::off);
    if (transaction.isUnit(leaver))
        transaction.disengage(leaver);
    for (const Id commander : commanders)
        transaction.set(commander, state::where, Where::off);
    for (const Id commander : commanders)
        if (transaction.get(commander, state::rank) == Rank::general)
            transaction.slay(commander, "general-leaves");
}

void comeBack(Transaction& transaction, Id leaver, const Ids& commanders, bool halts, bool returning)
{
    transaction.happened(halts ? "back-and-halted" : "back-at-edge", {leaver}, {}, "off-table");
    transaction.set(leaver, state::where, Where::table);
    for (const Id commander : commanders)
        transaction.set(commander, state::where, Where::table);
    if (halts)
        transaction.set(leaver, state::moved, Moved::done);
    if (returning)
        transaction.set(leaver, state::returns, true);
}

} // namespace

void leaveTable(Transaction& transaction, Id leaver)
{
    transaction.push({"off-table", transaction[leaver].side, {leaver}, {}});
}

void resolveOffTable(Transaction& transaction, Id leaver, int die, bool returning)
{
    const Ids commanders = transaction.isUnit(leaver) ? transaction.with(leaver) : Ids{leaver};
    const Fate fate = fateOf(transaction, die - less(transaction, leaver));
    switch (fate) {
    case Fate::lost:
        if (transaction.isUnit(leaver))
            transaction.destroy(leaver, "off-table");
        else
            transaction.slay(leaver, "off-table");
        return;
    case Fate::away:
        if (returning)
            transaction.happened("still-away", {leaver}, {}, "off-table");
        else
            leave(transaction, leaver, commanders);
        return;
    case Fate::stopped:
    case Fate::back:
        comeBack(transaction, leaver, commanders, fate == Fate::stopped, returning);
    }
}

Preview previewOffTable(const BattleView& table, const Answer& answer, Id leaver)
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
    const auto asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
        if (!table.onTable(step.on.front()))
            return {};
        Decision ask{.rule = "off-table"};
        ask.inputs = {dice(1)};
        return ask;
    };
    return {.what = "off-table",
        .carries = play::StepShape{1, 0},
        .asks = asks,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return previewOffTable(table, answer, step.on.front()); },
        .resolve = [asks](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (asks(transaction, step))
                resolveOffTable(transaction, step.on.front(), sum(answer), false);
            return {};
        }};
}

} // namespace strategikon::warmasterPlay
