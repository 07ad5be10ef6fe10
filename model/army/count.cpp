// How many legal armies there are, and which totals they have.
#include "model/army/fold.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>

namespace strategikon {

namespace {

using namespace solving;
using Big = boost::multiprecision::cpp_int;

// Numbers of so many bits: what runs over is cut off, as with machine words.
template <unsigned bits>
using Wide = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<bits, bits,
    boost::multiprecision::unsigned_magnitude, boost::multiprecision::unchecked, void>>;

// What a cell costs: a number of any length is a small program.
template <class Number>
inline constexpr std::size_t costOf = sizeof(Number) / sizeof(std::uint64_t);
template <>
inline constexpr std::size_t costOf<Big> = 16;

// Whether there is an army at all, in place of how many there are.
struct Any {
    bool is = false;
    explicit Any(int n = 0) : is(n != 0) {}
    explicit operator int() const { return is; }
    bool operator!=(int n) const { return is != (n != 0); }
    Any& operator+=(Any other)
    {
        is = is || other.is;
        return *this;
    }
};
template <>
inline constexpr std::size_t costOf<Any> = 1;

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

// Those that cost and count the same, one after the other.
template <class Number>
void takeVariables(Totals<Number>& totals, const Plan& plan, int v)
{
    for (int i = 0; i < plan.alike[v]; ++i)
        takeVariable(totals, plan.price[v], plan.least[v], plan.most[v]);
}

template <class Number, class Table>
void takeCluster(Totals<Number>& totals, const Table& table, Effort& effort)
{
    const int size = int(totals.size());
    Totals<Number> result(size, Number(0));
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (table.cells[i] != 0) {
            const int shift = table.low + int(i);
            effort.spend(std::size_t(size - shift) * costOf<Number>);
            for (int p = shift; p < size; ++p)
                result[p] += totals[p - shift] * Number(table.cells[i]);
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
            takeVariables(totals, plan, v);
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
    Counting<Any> algebra{plan.budget};
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

std::string written(std::uint64_t n) { return std::to_string(n); }
template <class Number>
std::string written(const Number& n)
{
    return n.str();
}

template <class Number>
HowMany answer(const Plan& plan)
{
    const auto totals = countAll<Number>(plan);
    Number all(0);
    for (const Number& n : totals)
        all += n;
    const bool reachable = plan.problem->budget % plan.step == 0;
    return {written(reachable ? totals.back() : Number(0)), written(all)};
}

} // namespace

HowMany howMany(const Problem& problem, const Wish& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr, {});
    if (plan.impossible)
        return {"0", "0"};
    // Numbers no longer than what they must hold in the end; what runs over on the way comes right again.
    double all = 0;
    for (double n : countAll<double>(plan))
        all += n;
    const auto fits = [all](int bits) { return all < std::ldexp(1.0, bits - 4); };
    if (fits(64))
        return answer<std::uint64_t>(plan);
    if (fits(256))
        return answer<Wide<256>>(plan);
    if (fits(512))
        return answer<Wide<512>>(plan);
    return answer<Big>(plan);
}

std::vector<int> totals(const Problem& problem, const Wish& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr, {});
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
