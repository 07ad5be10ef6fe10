// Which variables are decided together, and in which order: a watch is open from its first variable to its
// last, and the more watches are open at once, the more armies must be told apart.
#include "model/army/watch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace strategikon::solving {

namespace {

// Bits that tell apart what a watch has counted.
double widthOf(const Plan& plan, const Watch& watch)
{
    const Reach reach = reachOf(plan, watch.terms);
    std::int64_t values = reach.highest - reach.lowest;
    if (watch.level != unlimited)
        values = std::min<std::int64_t>(values, watch.level);
    else if (watch.isRising() && !watch.weighs())
        values = std::min<std::int64_t>(values, watch.most != unlimited ? watch.most + 1 : std::max(watch.least, 0));
    double bits = std::log2(double(values) + 1) + double(watch.when.size()) + double(!watch.unless.empty());
    for (const auto& terms : watch.more)
        bits += std::log2(double(reachOf(plan, terms).highest) + 1);
    return bits;
}

// The order of one cluster.
class Order {
public:
    Order(const Plan& plan, const Cluster& cluster) : natural(cluster.variables), watches(cluster.watches.size())
    {
        std::vector<int> place(plan.price.size(), -1);
        for (std::size_t i = 0; i < natural.size(); ++i)
            place[std::size_t(natural[i])] = int(i);
        std::vector<std::vector<int>> touching(natural.size());
        for (std::size_t w = 0; w < watches.size(); ++w) {
            const Watch& watch = plan.watches[std::size_t(cluster.watches[w])];
            watches[w].width = widthOf(plan, watch);
            for (int v : watch.touched())
                if (const int at = place[std::size_t(v)]; at >= 0)
                    if (auto& its = touching[std::size_t(at)]; its.empty() || its.back() != int(w))
                        its.push_back(int(w));
        }
        std::map<std::vector<int>, std::size_t> known;
        for (std::size_t i = 0; i < natural.size(); ++i) {
            const auto [it, isNew] = known.try_emplace(touching[i], sorts.size());
            if (isNew)
                sorts.push_back({touching[i], {}});
            sorts[it->second].variables.push_back(natural[i]);
            sortOf.push_back(it->second);
        }
        for (const Sort& sort : sorts)
            for (int w : sort.watches)
                watches[std::size_t(w)].sorts += 1;
    }

    std::vector<int> best()
    {
        std::vector<std::size_t> found = search(), steps;
        std::vector<int> variables;
        for (std::size_t s : found)
            for (int v : sorts[s].variables) {
                variables.push_back(v);
                steps.push_back(s);
            }
        return effort(steps) < effort(sortOf) ? variables : natural;
    }

private:
    struct Followed {
        double width = 0;
        int sorts = 0; // that touch it
    };
    struct Sort {
        std::vector<int> watches;
        std::vector<int> variables;
    };

    // One sort after the other, each time the one behind which the fewest states are left; first those that
    // hang on a watch already open.
    std::vector<std::size_t> search() const
    {
        std::vector<std::size_t> order;
        std::vector<int> left, seen(watches.size(), 0);
        for (const Followed& watch : watches)
            left.push_back(watch.sorts);
        std::vector<std::size_t> open(sorts.size());
        std::iota(open.begin(), open.end(), 0);
        while (!open.empty()) {
            auto next = open.end();
            std::pair<bool, double> least;
            for (auto it = open.begin(); it != open.end(); ++it) {
                std::pair<bool, double> change(true, 0);
                for (int w : sorts[*it].watches) {
                    const double width = watches[std::size_t(w)].width;
                    change.first = change.first && !seen[std::size_t(w)];
                    change.second += (seen[std::size_t(w)] ? 0 : width) - (left[std::size_t(w)] == 1 ? width : 0);
                }
                if (next == open.end() || change < least) {
                    next = it;
                    least = change;
                }
            }
            for (int w : sorts[*next].watches) {
                --left[std::size_t(w)];
                seen[std::size_t(w)] = left[std::size_t(w)] > 0;
            }
            order.push_back(*next);
            open.erase(next);
        }
        return order;
    }

    // States at all variables together, were every number possible.
    double effort(const std::vector<std::size_t>& steps) const
    {
        std::vector<std::size_t> first(watches.size(), steps.size()), last(watches.size(), 0);
        for (std::size_t i = 0; i < steps.size(); ++i)
            for (int w : sorts[steps[i]].watches) {
                first[std::size_t(w)] = std::min(first[std::size_t(w)], i);
                last[std::size_t(w)] = i;
            }
        std::vector<double> bits(steps.size() + 1, 0);
        for (std::size_t w = 0; w < watches.size(); ++w)
            if (first[w] < steps.size()) {
                bits[first[w]] += watches[w].width;
                bits[last[w] + 1] -= watches[w].width;
            }
        double states = 0, now = 0;
        for (std::size_t i = 0; i < steps.size(); ++i)
            states += std::exp2(now += bits[i]);
        return states;
    }

    std::vector<int> natural;
    std::vector<Followed> watches;
    std::vector<Sort> sorts;         // variables that touch the same watches
    std::vector<std::size_t> sortOf; // of each variable in its natural order
};

class Gathering {
public:
    explicit Gathering(Plan& plan) : plan(plan), parent(plan.price.size())
    {
        std::iota(parent.begin(), parent.end(), 0);
    }

    void run()
    {
        for (const Watch& watch : plan.watches)
            unite(watch.touched());
        std::vector<int> cluster(parent.size(), -1);
        const auto clusterOf = [&](int v) -> Cluster& {
            int& index = cluster[std::size_t(root(v))];
            if (index < 0) {
                index = int(plan.clusters.size());
                plan.clusters.emplace_back();
            }
            return plan.clusters[std::size_t(index)];
        };
        for (std::size_t v = 0; v < parent.size(); ++v)
            if (plan.alike[v] > 0)
                clusterOf(int(v)).variables.push_back(int(v));
        for (std::size_t i = 0; i < plan.watches.size(); ++i)
            clusterOf(plan.watches[i].touched().front()).watches.push_back(int(i));
        for (Cluster& one : plan.clusters)
            if (one.variables.size() > 2)
                one.variables = Order(plan, one).best();
    }

private:
    int root(int v)
    {
        while (parent[std::size_t(v)] != v)
            v = parent[std::size_t(v)] = parent[std::size_t(parent[std::size_t(v)])];
        return v;
    }

    void unite(const std::vector<int>& variables)
    {
        for (std::size_t i = 1; i < variables.size(); ++i)
            parent[std::size_t(root(variables[i]))] = root(variables[0]);
    }

    Plan& plan;
    std::vector<int> parent;
};

} // namespace

void gatherClusters(Plan& plan) { Gathering(plan).run(); }

} // namespace strategikon::solving
