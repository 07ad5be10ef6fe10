// Which variables are decided together: those that share a watch, and those that share one with these.
#include "watch.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace strategikon::solving {

namespace {

class Gathering {
public:
    explicit Gathering(Plan& plan) : plan(plan), parent(plan.price.size())
    {
        std::iota(parent.begin(), parent.end(), 0);
    }

    void run(bool apart)
    {
        const auto wide = apart ? widest() : plan.watches.end();
        for (auto watch = plan.watches.begin(); watch != plan.watches.end(); ++watch)
            if (watch != wide)
                unite(watch->touched());
        if (wide != plan.watches.end())
            setApart(wide);
        gather();
        for (Cluster& cluster : plan.clusters)
            arrange(cluster);
        if (apart)
            for (Cluster& cluster : plan.clusters)
                lift(cluster);
    }

private:
    using Place = std::vector<Watch>::iterator;

    // The minimum that hangs most variables together.
    Place widest()
    {
        Place wide = plan.watches.end();
        for (auto watch = plan.watches.begin(); watch != plan.watches.end(); ++watch)
            if (!watch->guarded() && !watch->weighs() && watch->isRising() && watch->least > 0
                && watch->least <= fewValues && watch->most == unlimited
                && (wide == plan.watches.end() || watch->terms.size() > wide->terms.size()))
                wide = watch;
        return wide;
    }

    // Variables on which nothing else hangs stay together.
    void setApart(Place wide)
    {
        std::vector<bool> free(parent.size(), true);
        for (auto watch = plan.watches.begin(); watch != plan.watches.end(); ++watch)
            for (int v : watch == wide ? std::vector<int>{} : watch->touched())
                free[std::size_t(v)] = false;
        std::vector<int> loose, all = wide->touched();
        std::copy_if(all.begin(), all.end(), std::back_inserter(loose), [&](int v) { return free[std::size_t(v)]; });
        unite(loose);
        std::set<int> roots;
        for (int v : all)
            roots.insert(root(v));
        if (roots.size() == 1)
            return; // together anyway
        plan.wide = std::move(*wide);
        plan.watches.erase(wide);
    }

    void gather()
    {
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
    }

    // Few bodies of the dear ones can be paid: with these at both ends of a watch fewer counts are possible in
    // between. Of neighbours that touch the same watches the dearest go first where these begin, else last.
    void arrange(Cluster& cluster) const
    {
        if (cluster.watches.empty())
            return;
        std::map<int, std::vector<int>> touching; // watches, by variable
        for (int w : cluster.watches)
            for (int v : plan.watches[std::size_t(w)].touched())
                if (auto& its = touching[v]; its.empty() || its.back() != w)
                    its.push_back(w);
        std::set<int> begun;
        const auto price = [&](int v) { return plan.price[std::size_t(v)]; };
        for (auto from = cluster.variables.begin(); from != cluster.variables.end();) {
            const auto& watches = touching[*from];
            const auto to = std::find_if(from, cluster.variables.end(), [&](int v) { return touching[v] != watches; });
            const bool begins = std::ranges::none_of(watches, [&](int w) { return begun.contains(w); });
            std::stable_sort(
                from, to, [&](int a, int b) { return begins ? price(a) > price(b) : price(a) < price(b); });
            begun.insert(watches.begin(), watches.end());
            from = to;
        }
    }

    // Where a cluster has nothing but one count, and is worth the more the higher that is, the count itself
    // tells the best.
    void lift(Cluster& cluster)
    {
        if (cluster.watches.size() != 1)
            return;
        const Watch& watch = plan.watches[std::size_t(cluster.watches.front())];
        const bool plain = std::ranges::all_of(cluster.variables,
            [&](int v) { return plan.slope[std::size_t(v)] == 0 && plan.worth[std::size_t(v)].empty(); });
        if (!plain || !watch.worth || !watch.isRising() || !neverFalls(watch))
            return;
        for (const Term& term : watch.terms)
            plan.slope[std::size_t(term.variable)] = term.weight;
        cluster.lift = [worth = watch.worth](std::int64_t count) { return worth(int(count)); };
        cluster.watches.clear();
    }

    bool neverFalls(const Watch& watch) const
    {
        const std::int64_t furthest = std::min<std::int64_t>(reachOf(plan, watch.terms).highest, mostLifted);
        for (int n = 0; n < furthest; ++n)
            if (watch.worth(n + 1) < watch.worth(n))
                return false;
        return furthest < mostLifted;
    }

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

    static constexpr int fewValues = 3;      // that each cluster must tell apart
    static constexpr int mostLifted = 10000; // counts looked at one by one

    Plan& plan;
    std::vector<int> parent;
};

} // namespace

void gatherClusters(Plan& plan, bool apart) { Gathering(plan).run(apart); }

} // namespace strategikon::solving
