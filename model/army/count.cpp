// How many legal armies there are, and which totals they have.
#include "model/army/fold.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace strategikon {

namespace {

using namespace solving;
using Big = boost::multiprecision::cpp_int;

// What a cell costs: a number of any length is a small program.
template <class Number>
inline constexpr std::size_t costOf = 1;
template <>
inline constexpr std::size_t costOf<Big> = 8;

// Numbers of armies by points, from `low` steps on.
template <class Number>
struct Counting {
    struct Table {
        int low = 0;
        std::vector<Number> cells;
    };
    int budget = 0;
    Effort effort{countWritten};

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
};

template <class Number>
using Totals = std::vector<Number>;

// Which totals can be reached at all: 1 or 0 in place of a number, which never grows too large to be exact.
struct Reaching : Counting<int> {
    void settle(Table& table, int) const
    {
        for (int& n : table.cells)
            n = n != 0;
    }
};

// Any number of one variable between its bounds: a running sum instead of a product.
template <class Number>
void takeVariable(Totals<Number>& totals, int price, int least, int most)
{
    const int size = int(totals.size());
    if (price == 0) {
        for (Number& n : totals)
            n *= Number(most - least + 1);
        return;
    }
    Totals<Number> result(size, Number(0));
    for (int p = least * price; p < size; ++p) {
        result[p] = totals[p - least * price];
        if (p >= price)
            result[p] += result[p - price];
        if (const long long gone = p - (most + 1LL) * price; gone >= 0)
            result[p] -= totals[gone];
    }
    totals = std::move(result);
}

template <class Number>
void takeCluster(Totals<Number>& totals, const typename Counting<Number>::Table& table, Effort& effort)
{
    const int size = int(totals.size());
    Totals<Number> result(size, Number(0));
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (table.cells[i] != 0) {
            const int shift = table.low + int(i);
            effort.spend(std::size_t(size - shift) * costOf<Number>);
            for (int p = shift; p < size; ++p)
                result[p] += totals[p - shift] * table.cells[i];
        }
    totals = std::move(result);
}

template <class Number>
Totals<Number> countAll(const Plan& plan)
{
    Totals<Number> totals(plan.budget + 1, Number(0));
    totals[0] = 1;
    Counting<Number> algebra{plan.budget};
    for (const Cluster& cluster : plan.clusters) {
        const int v = cluster.variables.front();
        if (cluster.variables.size() == 1 && cluster.watches.empty())
            takeVariable(totals, plan.price[v], plan.least[v], plan.most[v]);
        else
            takeCluster(totals, foldCluster(algebra, plan, cluster), algebra.effort);
    }
    return totals;
}

// Totals that can be reached, as 1 and 0.
Totals<int> reachAll(const Plan& plan)
{
    Totals<int> totals(plan.budget + 1, 0);
    totals[0] = 1;
    Reaching algebra{{plan.budget}};
    for (const Cluster& cluster : plan.clusters) {
        const int v = cluster.variables.front();
        if (cluster.variables.size() == 1 && cluster.watches.empty() && plan.price[v] > 0)
            takeVariable(totals, plan.price[v], plan.least[v], plan.most[v]);
        else if (cluster.variables.size() > 1 || !cluster.watches.empty())
            takeCluster(totals, foldCluster(algebra, plan, cluster), algebra.effort);
        for (int& n : totals)
            n = n != 0;
    }
    return totals;
}

template <class Number>
HowMany answer(const Plan& plan, const std::function<std::string(const Number&)>& write)
{
    const auto totals = countAll<Number>(plan);
    Number all(0);
    for (const Number& n : totals)
        all += n;
    const bool reachable = plan.problem->budget % plan.step == 0;
    return {write(reachable ? totals.back() : Number(0)), write(all)};
}

} // namespace

HowMany howMany(const Problem& problem, const Wish& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr);
    if (plan.impossible)
        return {"0", "0"};
    // Machine words where they are sure to hold every number on the way.
    double all = 0;
    for (double n : countAll<double>(plan))
        all += n;
    constexpr double safe = double(std::uint64_t(1) << 60);
    if (all < safe)
        return answer<std::uint64_t>(plan, [](const std::uint64_t& n) { return std::to_string(n); });
    return answer<Big>(plan, [](const Big& n) { return n.str(); });
}

std::vector<int> totals(const Problem& problem, const Wish& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr);
    std::vector<int> result;
    if (plan.impossible)
        return result;
    const auto reached = reachAll(plan);
    for (std::size_t p = 0; p < reached.size(); ++p)
        if (reached[p])
            result.push_back(int(p) * plan.step);
    return result;
}

} // namespace strategikon
