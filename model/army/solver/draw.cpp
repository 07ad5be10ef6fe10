// Drawing an army: the tables of the count, walked back from the last total. Each step takes one of the ways that lead
// to where it stands, each with the share that it has in their number, so that every army is as likely as any other.
#include "counting.h"

#include <random>

namespace strategikon {

namespace {

using namespace solving;

// Draws numbers, each as likely as any other. The generator is the same on every machine.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : generator(seed) {}

    template <std::size_t words>
    Wide<words> below(const Wide<words>& end)
    {
        std::size_t top = words - 1;
        while (top > 0 && end.word[top] == 0)
            --top;
        const std::uint64_t mask = ~std::uint64_t(0) >> std::countl_zero(end.word[top]);
        Wide<words> n;
        do {
            for (std::size_t i = 0; i <= top; ++i)
                n.word[i] = generator();
            n.word[top] &= mask;
        } while (!(n < end));
        return n;
    }

private:
    std::mt19937_64 generator;
};

// One of several, by their shares in `all`.
template <std::size_t words>
class Choice {
public:
    Choice(Chance& chance, const Wide<words>& all) : at(chance.below(all)) {}
    // Told of each in turn, until it is the one.
    bool is(const Wide<words>& share)
    {
        sum += share;
        return at < sum;
    }

private:
    Wide<words> at, sum{};
};

// An army that is drawn, as far as the walk has come.
struct Walk {
    Chance chance;
    Counts counts;
    int points = 0;
    struct Goal {
        std::size_t wide = 0;
        int points = 0;
    };
    std::vector<Goal> goals; // of each cluster: its wide count, and what it costs
};

template <std::size_t words>
class Drawing {
    using Number = Wide<words>;

public:
    Drawing(const Plan& plan, const Sizes& sizes) : plan(plan), sizes(sizes), members(plan.price.size())
    {
        for (std::size_t v = 0; v < plan.standIn.size(); ++v)
            members[std::size_t(plan.standIn[v])].push_back(int(v));
        auto all = noBodies<Number>(plan);
        for (const Cluster& cluster : plan.clusters) {
            before.push_back(all);
            if (isSingle(plan, cluster)) {
                takeVariable(all.front(), plan, cluster.variables.front());
                continue;
            }
            if (!sizes.exact.contains(&cluster))
                parts.emplace(&cluster, tablesOf<Number>(plan, cluster, effort));
            with(cluster, [&](const auto& tables) { takeTables(all, plan, tables, effort); });
        }
        last = std::move(all.back());
    }

    std::vector<Drawn> drawn(std::uint64_t seed, int many)
    {
        const bool exactly = plan.problem->budget % plan.step == 0 && last.back() != 0;
        Number all(0);
        for (const Number& n : last)
            all += n;
        const Number of = exactly ? last.back() : all;
        std::vector<Walk> walks;
        for (int i = 0; i < many; ++i) {
            Walk walk{Chance(seed + std::uint64_t(i)), Counts(plan.price.size(), 0), plan.budget,
                std::vector<Walk::Goal>(plan.clusters.size())};
            if (!exactly)
                walk.points = oneOf(walk, of, last);
            const int points = walk.points * plan.step;
            setGoals(walk);
            walk.points = points;
            walks.push_back(std::move(walk));
        }
        for (std::size_t c = 0; c < plan.clusters.size(); ++c)
            if (const Cluster& cluster = plan.clusters[c]; !isSingle(plan, cluster))
                with(cluster, [&](const auto& tables) { through(cluster, c, tables, walks); });
        std::vector<Drawn> result;
        for (Walk& walk : walks)
            result.push_back({std::move(walk.counts), walk.points, written(of)});
        return result;
    }

private:
    // What the cluster comes to, in the shortest numbers that hold it.
    template <class Do>
    void with(const Cluster& cluster, Do toDo)
    {
        if (const auto exact = sizes.exact.find(&cluster); exact != sizes.exact.end())
            toDo(exact->second);
        else
            toDo(parts.at(&cluster));
    }

    static int oneOf(Walk& walk, const Number& of, const Totals<Number>& totals)
    {
        Choice choice(walk.chance, of);
        for (std::size_t p = 0; p < totals.size(); ++p)
            if (totals[p] != 0 && choice.is(totals[p]))
                return int(p);
        return 0;
    }

    // From the last cluster back: what each of them costs, and the numbers of those that are one variable.
    void setGoals(Walk& walk)
    {
        std::size_t wide = plan.wideValues() - 1;
        for (std::size_t c = plan.clusters.size(); c-- > 0;) {
            const Cluster& cluster = plan.clusters[c];
            if (isSingle(plan, cluster))
                takeNumber(walk, cluster.variables.front(), before[c].front());
            else
                with(cluster, [&](const auto& tables) { wide = setGoal(walk, c, tables, wide); });
        }
    }

    void takeNumber(Walk& walk, int v, const Totals<Number>& totals)
    {
        const int price = plan.price[std::size_t(v)], least = plan.least[std::size_t(v)];
        const int most =
            price > 0 ? std::min(plan.most[std::size_t(v)], walk.points / price) : plan.most[std::size_t(v)];
        const auto share = [&](int n) {
            return totals[std::size_t(walk.points - n * price)] * ways(plan.alike[std::size_t(v)], n);
        };
        Number all(0);
        for (int n = least; n <= most; ++n)
            all += share(n);
        Choice choice(walk.chance, all);
        for (int n = least; n <= most; ++n)
            if (choice.is(share(n))) {
                walk.points -= n * price;
                return divide(walk, v, n);
            }
    }

    template <class Tables>
    std::size_t setGoal(Walk& walk, std::size_t c, const Tables& tables, std::size_t wide)
    {
        // The share of each: so many ways before it, so many in it.
        const auto each = [&](auto take) {
            for (std::size_t a = 0; a < before[c].size(); ++a)
                for (std::size_t b = 0; b < tables.size(); ++b)
                    if (together(plan, a, b) == wide)
                        for (std::size_t i = 0; i < tables[b].cells.size(); ++i) {
                            const int cost = tables[b].low + int(i);
                            if (cost > walk.points || !(tables[b].cells[i] != 0))
                                continue;
                            Number share(0);
                            addTimes(share, before[c][a][std::size_t(walk.points - cost)], tables[b].cells[i]);
                            if (take(share, a, Walk::Goal{b, cost}))
                                return;
                        }
        };
        Number all(0);
        each([&](const Number& share, std::size_t, const Walk::Goal&) {
            all += share;
            return false;
        });
        Choice choice(walk.chance, all);
        std::size_t left = 0;
        each([&](const Number& share, std::size_t a, const Walk::Goal& goal) {
            if (!choice.is(share))
                return false;
            left = a;
            walk.goals[c] = goal;
            walk.points -= goal.points;
            return true;
        });
        return left;
    }

    // The numbers of a cluster's variables, from the last back to the first.
    template <class Cell>
    void through(const Cluster& cluster, std::size_t c, const std::vector<CountTable<Cell>>&, std::vector<Walk>& walks)
    {
        using Layers = Fold<Counting<Cell>>;
        const Tracks tracks(plan, cluster, plan.wide ? &*plan.wide : nullptr);
        Counting<Cell> algebra{plan.budget, effort};
        std::vector<typename Layers::Layer> layers;
        const auto end = Layers(algebra, plan, tracks).run(cluster, &layers);
        for (Walk& walk : walks) {
            const Walk::Goal& goal = walk.goals[c];
            Key key{};
            for (const auto& [at, table] : end)
                if (!plan.wide || std::size_t(tracks.openValue(at)) == goal.wide)
                    key = at;
            int points = goal.points;
            for (std::size_t i = cluster.variables.size(); i-- > 0;)
                stepBack(walk, cluster.variables[i], tracks, layers[i], key, points);
        }
    }

    template <class Layer>
    void stepBack(Walk& walk, int v, const Tracks& tracks, const Layer& layer, Key& key, int& points)
    {
        const int price = plan.price[std::size_t(v)];
        struct From {
            const Key* key;
            int n;
            Number share;
        };
        std::vector<From> all;
        Number sum(0);
        for (const auto& [at, table] : layer)
            for (int n = plan.least[std::size_t(v)]; n <= plan.most[std::size_t(v)]; ++n) {
                const int place = points - n * price - table.low;
                if (place < 0)
                    break;
                Key moved = at;
                if (!tracks.step(moved, v, n))
                    break;
                std::int64_t score = 0;
                if (std::size_t(place) >= table.cells.size() || !(table.cells[std::size_t(place)] != 0)
                    || !tracks.close(moved, v, score) || moved != key)
                    continue;
                Number share(0);
                addTimes(share, ways(plan.alike[std::size_t(v)], n), table.cells[std::size_t(place)]);
                sum += share;
                all.push_back({&at, n, share});
            }
        Choice choice(walk.chance, sum);
        for (const From& from : all)
            if (choice.is(from.share)) {
                divide(walk, v, from.n);
                key = *from.key;
                points -= from.n * price;
                return;
            }
    }

    // In how many ways so many bodies are of so many variables that are alike.
    const Number& ways(int many, int bodies)
    {
        while (int(known.size()) <= many)
            known.push_back(known.empty() ? std::vector<Number>{Number(1)} : std::vector<Number>{});
        if (known[std::size_t(many)].empty() || int(known[std::size_t(many)].size()) <= bodies)
            reckon(many, bodies);
        return known[std::size_t(many)][std::size_t(bodies)];
    }

    // All further bodies of the first of them, or at least one of the others.
    void reckon(int many, int bodies)
    {
        for (int m = 1; m <= many; ++m)
            for (int n = int(known[std::size_t(m)].size()); n <= bodies; ++n) {
                Number all = n == 0 || m == 1 ? Number(1) : known[std::size_t(m)][std::size_t(n - 1)];
                if (n > 0 && m > 1)
                    all += known[std::size_t(m - 1)][std::size_t(n)];
                known[std::size_t(m)].push_back(all);
            }
    }

    // So many bodies, of those that the variable stands for.
    void divide(Walk& walk, int v, int bodies)
    {
        const auto& its = members[std::size_t(v)];
        for (std::size_t left = its.size() - 1; left > 0; --left) {
            Choice choice(walk.chance, Number(ways(int(left) + 1, bodies)));
            int n = 0;
            while (n < bodies && !choice.is(ways(int(left), bodies - n)))
                ++n;
            walk.counts[std::size_t(its[left])] += n;
            bodies -= n;
        }
        walk.counts[std::size_t(its.front())] += bodies;
    }

    const Plan& plan;
    const Sizes& sizes;
    Effort effort{countWritten};
    std::vector<std::vector<int>> members; // whom each variable stands for
    std::vector<AllTotals<Number>> before; // each cluster
    std::map<const Cluster*, PartTables<Number>> parts;
    Totals<Number> last;
    std::vector<std::vector<Number>> known; // of ways(), by both
};

} // namespace

std::vector<Drawn> drawMany(const Problem& problem, const SolveRequest& wish, std::uint64_t seed, int many,
    const std::function<void(int)>& heard)
{
    const Plan plan = makePlan(problem, wish, nullptr, {});
    if (plan.impossible)
        return {};
    const Sizes sizes = sizesOf(plan);
    if (sizes.all == 0)
        return {};
    const auto drawn = [&]<std::size_t words>() { return Drawing<words>(plan, sizes).drawn(seed, many); };
    auto all = sizes.fit(1) ? drawn.template operator()<1>()
        : sizes.fit(2)      ? drawn.template operator()<2>()
        : sizes.fit(4)      ? drawn.template operator()<4>()
        : sizes.fit(8)      ? drawn.template operator()<8>()
        : sizes.fit(15)     ? drawn.template operator()<16>()
                            : throw TooIntertwined();
    if (heard)
        heard(many); // all come out of the same tables, at once
    return all;
}

Drawn draw(const Problem& problem, const SolveRequest& wish, std::uint64_t seed)
{
    const auto drawn = drawMany(problem, wish, seed, 1);
    return drawn.empty() ? Drawn{{}, 0, "0"} : drawn.front();
}

} // namespace strategikon
