// Who comes to the table in the course of a battle: units that left it (rulebook 1040-1065), columns on the march
// (2755-2763), contingents that come at the end of a Command phase (2881-2889).
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/edge.h"
#include "rules/warmaster/play/command/moving.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

template <class Fits>
Ids thoseOfSide(const BattleView& table, int side, Fits fits)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if ((thing.sort == play::Sort::body || thing.sort == play::Sort::leader) && thing.side == side && !thing.gone
            && fits(thing.id))
            found.push_back(thing.id);
    return found;
}

Where whereIs(const BattleView& table, Id thing) { return table.get(thing, state::where); }

bool waits(const BattleView& table, Id thing, Coming coming)
{
    return whereIs(table, thing) == Where::waiting && table.get(thing, state::coming) == coming;
}

// --- Back on the table ---

// A commander on his own rolls as a unit; with a unit he shares its fate.
bool rolls(const BattleView& table, Id thing)
{
    return whereIs(table, thing) == Where::off && (table.isUnit(thing) || table.get(thing, state::joined) == 0);
}

Rule returns()
{
    return {.what = "returns", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                traitsRefreshed(transaction);
                const int side = transaction.state().side;
                const Ids off = thoseOfSide(transaction, side, [&](Id thing) { return rolls(transaction, thing); });
                for (auto it = off.rbegin(); it != off.rend(); ++it)
                    transaction.push({"return", side, {*it}, {}});
                return {};
            }};
}

Rule oneReturns()
{
    return {.what = "return",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {dice(1)}, .rule = "off-table"};
        },
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return previewOffTable(table, answer, step.on.front()); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Id thing = step.on.front();
            transaction.clear(thing, // of the turn in which it left
                {state::moved, state::orders, state::charged, state::advanced, state::evaded});
            resolveOffTable(transaction, thing, sum(answer), true);
            return {};
        }};
}

// --- Contingents and columns ---

void arrives(Transaction& transaction, Id thing, const char* rule)
{
    transaction.happened("arrived", {thing}, {}, rule);
    transaction.set(thing, state::where, Where::table);
    transaction.set(thing, state::coming, Coming::no);
    if (transaction.isUnit(thing))
        transaction.set(thing, state::moved, Moved::done);
}

// Contingents whose Command phase ends now; who found no room then tries again a turn later.
Ids contingent(const BattleView& table)
{
    return thoseOfSide(table, table.state().side, [&](Id thing) {
        return waits(table, thing, Coming::command) && table.get(thing, state::due) <= table.state().turn;
    });
}

Rule lateArrivals()
{
    return {.what = "late-arrivals",
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const Ids due = contingent(table);
            if (due.empty())
                return {};
            Decision ask{
                .who = table.state().side, .inputs = {whoOf("arrive", due, 0, int(due.size()))}, .rule = "contingents"};
            ask.inputs.front().given = due;
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            for (const Id thing : named(answer, "arrive"))
                arrives(transaction, thing, "contingents");
            return {};
        }};
}

// The rest of the column, in its order; commanders as they like.
Ids column(const BattleView& table, int side)
{
    Ids units =
        thoseOfSide(table, side, [&](Id thing) { return table.isUnit(thing) && waits(table, thing, Coming::march); });
    std::ranges::stable_sort(
        units, [&](Id a, Id b) { return table.get(a, state::column) < table.get(b, state::column); });
    return units;
}

Ids waitingCommanders(const BattleView& table, int side)
{
    return thoseOfSide(
        table, side, [&](Id thing) { return !table.isUnit(thing) && waits(table, thing, Coming::march); });
}

// After both sides had a turn (2761): the side of the first turn sets down first.
Rule columns()
{
    return {.what = "columns", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                const int first = transaction.get(transaction.battle(), state::first);
                transaction.push({"column-arrives", 1 - first, {}, {}});
                transaction.push({"column-arrives", first, {}, {}});
                return {};
            }};
}

Rule columnArrives()
{
    return {.what = "column-arrives",
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids units = column(table, step.who), leaders = waitingCommanders(table, step.who);
            Decision ask{.rule = "march"};
            if (const int all = int(units.size()); all > 0) {
                ask.inputs.push_back(number("units", 0, all, all));
                ask.inputs.back().fact = false;
            }
            if (!leaders.empty())
                ask.inputs.push_back(whoOf("commanders", leaders, 0, int(leaders.size())));
            if (!leaders.empty())
                ask.inputs.back().given = leaders;
            return ask.inputs.empty() ? std::nullopt : std::optional(ask);
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            Ids units = column(transaction, step.who);
            units.resize(std::size_t(answer.number("units")));
            const Ids leaders = named(answer, "commanders");
            if (!leaders.empty() && units.empty() && transaction.units(step.who).empty())
                return Message{"play-column-commanders", {}};
            for (const Id unit : units) {
                arrives(transaction, unit, "march");
                transaction.set(unit, state::moved, Moved::not_);
            }
            for (const Id leader : leaders)
                arrives(transaction, leader, "march");
            return {};
        }};
}

} // namespace

Rules arrivalRules() { return {returns(), oneReturns(), lateArrivals(), columns(), columnArrives()}; }

} // namespace strategikon::warmasterPlay
