// Counting armies: tables of numbers by points, cluster by cluster. Used inside model/army only.
#pragma once

#include "fold.h"
#include "wide.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace strategikon::solving {

// What a cell costs: a number of any length is a small program.
template <class Number>
inline constexpr std::size_t costOf = sizeof(Number) / 8;
template <>
inline constexpr std::size_t costOf<Big> = 16;

// Numbers of armies by points, from `low` steps on.
template <class Number>
struct CountTable {
    int low = 0;
    std::vector<Number> cells;
};

template <class Number>
struct Counting {
    using Table = CountTable<Number>;
    int budget = 0;
    Effort& effort;

    Table one() const { return {0, {Number(1)}}; }
    int lowest(const Table& table) const { return table.low; }
    void settle(Table&, int) const {}
    void add(Table& to, const Table& from, int shift, std::int64_t, int)
    {
        const int low = from.low + shift;
        const int high = std::min(budget, low + int(from.cells.size()) - 1);
        if (high < low)
            return;
        effort.spend(std::size_t(high - low + 1) * costOf<Number>);
        if (to.cells.empty())
            to.low = low;
        if (low < to.low) {
            effort.spend(to.cells.size() * costOf<Number>); // moved up
            to.cells.insert(to.cells.begin(), to.low - low, Number(0));
            to.low = low;
        }
        if (std::size_t(high - to.low) >= to.cells.size())
            to.cells.resize(high - to.low + 1, Number(0));
        for (int p = low; p <= high; ++p)
            to.cells[p - to.low] += from.cells[p - low];
    }
    // One more, and one more to that, as often as it can be paid.
    void repeat(Table& table, int, int shift, std::int64_t)
    {
        table.cells.resize(std::size_t(budget - table.low) + 1, Number(0));
        effort.spend(table.cells.size() * costOf<Number>);
        for (std::size_t p = std::size_t(shift); p < table.cells.size(); ++p)
            table.cells[p] += table.cells[p - std::size_t(shift)];
    }
};

template <class Number>
using Totals = std::vector<Number>;

// One more, and one more to that.
template <class Number>
void repeat(Totals<Number>& totals, int price)
{
    for (std::size_t p = std::size_t(price); p < totals.size(); ++p)
        totals[p] += totals[p - std::size_t(price)];
}

// Any number of one variable between its bounds.
template <class Number>
void takeVariable(Totals<Number>& totals, const Plan& plan, int v)
{
    if (plan.isSteady(v) && plan.settled(v) == 0) {
        for (int i = 0; i < plan.alike[v]; ++i)
            repeat(totals, plan.price[v]);
        return;
    }
    Totals<Number> result(totals.size(), Number(0));
    for (int n = plan.least[v]; n <= plan.most[v]; ++n)
        for (std::size_t p = std::size_t(n) * std::size_t(plan.price[v]); p < totals.size(); ++p)
            result[p] += totals[p - std::size_t(n) * std::size_t(plan.price[v])];
    totals = std::move(result);
}

// From the first to behind the last that is there.
template <class Number>
std::pair<std::size_t, std::size_t> rangeOf(const Totals<Number>& totals)
{
    std::size_t first = 0, end = totals.size();
    while (first < end && !(totals[first] != 0))
        ++first;
    while (end > first && !(totals[end - 1] != 0))
        --end;
    return {first, end};
}

template <class Number, class Cell>
void takeTable(Totals<Number>& result, const Totals<Number>& totals, const CountTable<Cell>& table, Effort& effort)
{
    const auto [first, end] = rangeOf(totals);
    for (std::size_t i = 0; i < table.cells.size(); ++i) {
        const std::size_t shift = std::size_t(table.low) + i, last = std::min(end, totals.size() - shift);
        if (!(table.cells[i] != 0) || last <= first)
            continue;
        effort.spend((last - first) * costOf<Number>);
        for (std::size_t p = first; p < last; ++p)
            addTimes(result[p + shift], totals[p], table.cells[i]);
    }
}

// By the plan's wide count.
template <class Number>
using AllTotals = std::vector<Totals<Number>>;

template <class Number>
using PartTables = std::vector<CountTable<Number>>; // of a cluster, by the plan's wide count

template <class Number>
PartTables<Number> tablesOf(const Plan& plan, const Cluster& cluster, Effort& effort)
{
    Counting<Number> algebra{plan.budget, effort};
    return foldCluster(algebra, plan, cluster);
}

// The numbers of a cluster may be of a shorter kind than those of whole armies.
template <class Number, class Cell>
void takeTables(AllTotals<Number>& all, const Plan& plan, const std::vector<CountTable<Cell>>& parts, Effort& effort)
{
    AllTotals<Number> next(all.size(), Totals<Number>(all.front().size(), Number(0)));
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = 0; b < parts.size(); ++b)
            takeTable<Number, Cell>(next[together(plan, a, b)], all[a], parts[b], effort);
    all = std::move(next);
}

// A variable on which nothing else hangs.
inline bool isSingle(const Plan& plan, const Cluster& cluster)
{
    return cluster.variables.size() == 1 && cluster.watches.empty() && !plan.wide;
}

// Of an army without bodies.
template <class Number>
AllTotals<Number> noBodies(const Plan& plan)
{
    AllTotals<Number> all(plan.wideValues(), Totals<Number>(std::size_t(plan.budget) + 1, Number(0)));
    all.front().front() = Number(1);
    return all;
}

// `take` gets each cluster of several variables in turn.
template <class Number, class Take>
Totals<Number> countAll(const Plan& plan, Take take)
{
    auto all = noBodies<Number>(plan);
    Effort effort{countWritten};
    for (const Cluster& cluster : plan.clusters)
        if (isSingle(plan, cluster))
            takeVariable(all.front(), plan, cluster.variables.front());
        else
            take(all, cluster, effort);
    return std::move(all.back());
}

// About how many armies there are; and the tables of clusters whose numbers are short enough for a double to be exact.
struct Sizes {
    double all = 0;
    std::map<const Cluster*, PartTables<std::uint64_t>> exact{};
    bool fit(int words) const { return all < std::ldexp(1.0, 64 * words - 4); }
};

// Nothing if one of them may not be exact. They are sums of numbers that are not larger, so each of those was exact
// too.
inline std::optional<PartTables<std::uint64_t>> exactly(const PartTables<double>& tables)
{
    PartTables<std::uint64_t> exact;
    for (const auto& table : tables) {
        if (std::ranges::any_of(table.cells, [](double n) { return !(n <= std::ldexp(1.0, 52)); }))
            return {};
        exact.push_back({table.low, {table.cells.begin(), table.cells.end()}});
    }
    return exact;
}

inline Sizes sizesOf(const Plan& plan)
{
    Sizes sizes;
    const auto totals = countAll<double>(plan, [&](auto& all, const Cluster& cluster, Effort& effort) {
        const auto tables = tablesOf<double>(plan, cluster, effort);
        takeTables(all, plan, tables, effort);
        if (auto exact = exactly(tables))
            sizes.exact.emplace(&cluster, std::move(*exact));
    });
    for (const double n : totals)
        sizes.all += n;
    return sizes;
}

} // namespace strategikon::solving
