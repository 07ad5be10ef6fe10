// Drawing an army: the tables of the count, in which each cell knows how many armies it stands for and one of them,
// drawn evenly. Where two cells become one, one of the two armies stays, each with the share that its cell has in
// their number. So the army of the last cell is drawn evenly from all.
#include "fold.h"
#include "wide.h"

#include <cmath>
#include <random>
#include <type_traits>

namespace strategikon {

namespace {

using namespace solving;

// Draws numbers below a bound, each as likely as any other. The generator is the same on every machine.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : generator(seed) {}

    // True in `part` of `whole` cases.
    template <std::size_t words>
    bool falls(const Wide<words>& part, const Wide<words>& whole)
    {
        if (!(part < whole))
            return true;
        std::size_t top = words - 1;
        while (top > 0 && whole.word[top] == 0)
            --top;
        const std::uint64_t mask = ~std::uint64_t(0) >> std::countl_zero(whole.word[top]);
        Wide<words> n;
        do {
            for (std::size_t i = 0; i <= top; ++i)
                n.word[i] = generator();
            n.word[top] &= mask;
        } while (!(n < whole));
        return n < part;
    }
    // Only how large the numbers become is asked for.
    bool falls(double, double) { return false; }

private:
    std::mt19937_64 generator;
};

// How a partial army came about: one decision after another, or two partial armies side by side.
struct Decision {
    int before = -1;
    int with = -1;
    int variable = -1, count = 0;
};

template <class Number>
class Drawing {
public:
    struct Cell {
        Number armies{0};
        int from = -1;
        int count = 0; // bodies while folding; the second army while joining
    };
    struct Table {
        int low = 0;
        std::vector<Cell> cells;
    };

    Drawing(int budget, std::uint64_t seed) : budget(budget), chance(seed) {}

    Effort effort{countWritten};
    double largest = 1; // of all numbers, where these are kept as such

    Table one() const { return {0, {{Number(1), -1, 0}}}; }
    int lowest(const Table& table) const { return table.low; }

    void add(Table& to, const Table& from, int shift, std::int64_t, int n)
    {
        const int low = from.low + shift;
        const int high = std::min(budget, low + int(from.cells.size()) - 1);
        if (high < low)
            return;
        reach(to, low, high);
        effort.spend(std::size_t(high - low + 1) * cost);
        for (int p = low; p <= high; ++p)
            if (const Cell& cell = from.cells[std::size_t(p - low)]; cell.armies != 0)
                put(to.cells[std::size_t(p - to.low)], cell.armies, cell.from, n);
    }

    // Writes the decisions of the armies down.
    void settle(Table& table, int variable)
    {
        for (Cell& cell : table.cells)
            if (cell.count != 0) {
                decisions.push_back({cell.from, -1, variable, cell.count});
                cell.from = int(decisions.size()) - 1;
                cell.count = 0;
            }
    }

    // One more of the variable, and one more to that, as often as it can be paid.
    void repeat(Table& table, int variable, int shift, std::int64_t)
    {
        reach(table, table.low, budget);
        effort.spend(table.cells.size() * cost);
        for (std::size_t p = std::size_t(shift); p < table.cells.size(); ++p) {
            const Cell& before = table.cells[p - std::size_t(shift)];
            if (before.armies != 0 && put(table.cells[p], before.armies, before.from, 0)) {
                decisions.push_back({before.from, -1, variable, 1});
                table.cells[p].from = int(decisions.size()) - 1;
            }
        }
    }

    // Armies of both side by side, beside what the table has already; the last is followed by sealed().
    void join(Table& to, const Table& a, const Table& b)
    {
        for (std::size_t j = 0; j < b.cells.size(); ++j) {
            if (!(b.cells[j].armies != 0))
                continue;
            const int low = a.low + b.low + int(j);
            const int high = std::min(budget, low + int(a.cells.size()) - 1);
            if (high < low)
                break;
            reach(to, low, high);
            effort.spend(std::size_t(high - low + 1) * cost * 2);
            for (int p = low; p <= high; ++p)
                if (const Cell& cell = a.cells[std::size_t(p - low)]; cell.armies != 0)
                    put(to.cells[std::size_t(p - to.low)], cell.armies * b.cells[j].armies, cell.from, b.cells[j].from);
        }
    }

    Table sealed(Table joined)
    {
        for (Cell& cell : joined.cells)
            if (cell.armies != 0) {
                decisions.push_back({cell.from, cell.count, -1, 0});
                cell = {cell.armies, int(decisions.size()) - 1, 0};
            }
        return joined;
    }

    // All cells as one.
    Cell together(const Table& table, std::size_t first)
    {
        Cell all;
        int points = 0;
        for (std::size_t i = first; i < table.cells.size(); ++i)
            if (const Cell& cell = table.cells[i]; cell.armies != 0 && put(all, cell.armies, cell.from, 0))
                points = table.low + int(i);
        all.count = points;
        return all;
    }

    void collect(int decision, Counts& counts) const
    {
        for (; decision >= 0; decision = decisions[std::size_t(decision)].before) {
            const Decision& its = decisions[std::size_t(decision)];
            if (its.variable >= 0)
                counts[std::size_t(its.variable)] += its.count;
            collect(its.with, counts);
        }
    }

private:
    static constexpr std::size_t cost = 2 + sizeof(Number) / sizeof(std::uint64_t);

    // More armies to those of the cell; true when the one it stands for is now one of these.
    bool put(Cell& cell, const Number& armies, int from, int count)
    {
        const bool first = !(cell.armies != 0);
        cell.armies += armies;
        if constexpr (std::is_same_v<Number, double>)
            largest = std::max(largest, cell.armies);
        if (!first && !chance.falls(armies, cell.armies))
            return false;
        cell.from = from;
        cell.count = count;
        return true;
    }

    void reach(Table& table, int low, int high)
    {
        if (table.cells.empty())
            table.low = low;
        const std::size_t before = table.cells.size();
        if (low < table.low) {
            table.cells.insert(table.cells.begin(), std::size_t(table.low - low), Cell{});
            table.low = low;
        }
        if (std::size_t(high - table.low) >= table.cells.size())
            table.cells.resize(std::size_t(high - table.low) + 1);
        if (table.cells.size() > before)
            effort.spend(table.cells.size() * cost);
    }

    int budget;
    Chance chance;
    std::vector<Decision> decisions;
};

template <class Number>
typename Drawing<Number>::Table withVariable(
    typename Drawing<Number>::Table all, const Plan& plan, int v, Drawing<Number>& drawing)
{
    const auto i = std::size_t(v);
    if (plan.isSteady(v) && plan.settled(v) == 0) {
        drawing.repeat(all, v, plan.price[i], 0);
        return all;
    }
    typename Drawing<Number>::Table next;
    for (int n = plan.least[i]; n <= plan.most[i] && all.low + n * plan.price[i] <= plan.budget; ++n)
        drawing.add(next, all, n * plan.price[i], 0, n);
    drawing.settle(next, v);
    return next;
}

// Every total, each with its number of armies and one of them.
template <class Number>
typename Drawing<Number>::Table drawAll(const Plan& plan, Drawing<Number>& drawing)
{
    std::vector<typename Drawing<Number>::Table> all(plan.wideValues());
    all.front() = drawing.one();
    for (const Cluster& cluster : plan.clusters) {
        if (cluster.variables.size() == 1 && cluster.watches.empty() && !plan.wide) {
            all.front() = withVariable(std::move(all.front()), plan, cluster.variables.front(), drawing);
            continue;
        }
        const auto parts = foldCluster(drawing, plan, cluster);
        std::vector<typename Drawing<Number>::Table> next(all.size());
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = 0; b < parts.size(); ++b)
                drawing.join(next[together(plan, a, b)], all[a], parts[b]);
        for (auto& table : next)
            table = drawing.sealed(std::move(table));
        all = std::move(next);
    }
    return std::move(all.back());
}

template <std::size_t words>
Drawn drawn(const Plan& plan, std::uint64_t seed)
{
    Drawing<Wide<words>> drawing(plan.budget, seed);
    const auto all = drawAll(plan, drawing);
    const std::size_t exact = std::size_t(std::max(plan.budget - all.low, 0));
    const bool reachable =
        plan.problem->budget % plan.step == 0 && exact < all.cells.size() && all.cells[exact].armies != 0;
    const auto one = drawing.together(all, reachable ? exact : 0);
    Drawn result{Counts(plan.problem->variables.size(), 0), one.count * plan.step, written(one.armies)};
    drawing.collect(one.from, result.counts);
    return result;
}

} // namespace

// How large the numbers become is the same for every seed.
std::vector<Drawn> drawMany(const Problem& problem, const SolveRequest& wish, std::uint64_t seed, int many,
    const std::function<void(int)>& heard)
{
    Wanted wanted;
    wanted.drawn = true;
    const Plan plan = makePlan(problem, wish, nullptr, wanted);
    if (plan.impossible)
        return {};
    Drawing<double> sizes(plan.budget, seed);
    const auto all = drawAll(plan, sizes);
    if (!(sizes.together(all, 0).armies != 0))
        return {};
    const auto fits = [&](int words) { return sizes.largest < std::ldexp(1.0, 64 * words - 4); };
    const auto one = fits(1) ? drawn<1>
        : fits(2)            ? drawn<2>
        : fits(4)            ? drawn<4>
        : fits(8)            ? drawn<8>
        : fits(15)           ? drawn<16>
                             : throw TooIntertwined();
    std::vector<Drawn> result;
    for (int i = 0; i < many; ++i) {
        result.push_back(one(plan, seed + std::uint64_t(i)));
        if (heard)
            heard(i + 1);
    }
    return result;
}

Drawn draw(const Problem& problem, const SolveRequest& wish, std::uint64_t seed)
{
    const auto drawn = drawMany(problem, wish, seed, 1);
    return drawn.empty() ? Drawn{{}, 0, "0"} : drawn.front();
}

} // namespace strategikon
