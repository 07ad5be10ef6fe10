// The best armies by an aim.
#include "ranking.h"

namespace strategikon {

namespace {

using namespace solving;

// What join() makes of a variable that nothing else hangs on, in a fraction of the time.
Ranking::Table withVariable(Ranking::Table all, const Plan& plan, int v, Ranking& ranking)
{
    if (plan.isSteady(v) && plan.settled(v) == 0) {
        ranking.repeat(all, v, plan.price[v], plan.slope[v]);
        return all;
    }
    Ranking::Table next;
    for (int n = plan.least[v]; n <= plan.most[v] && all.low + n * plan.price[v] <= plan.budget; ++n)
        ranking.add(next, all, n * plan.price[v], plan.worthOf(v, n), n);
    ranking.settle(next, v);
    return next;
}

using Tables = std::vector<Ranking::Table>; // by the plan's wide count

bool isAlone(const Plan& plan, const Cluster& cluster)
{
    const int v = cluster.variables.front();
    return cluster.variables.size() == 1 && cluster.watches.empty() && !cluster.lift && !plan.wide && plan.price[v] > 0;
}

Tables withCluster(const Tables& all, const Plan& plan, const Cluster& cluster, Ranking& ranking)
{
    Tables parts = foldCluster(ranking, plan, cluster), next(all.size());
    for (auto& part : parts)
        for (Pick& pick : part.cells)
            if (cluster.lift && pick.score != none)
                pick.score = cluster.lift(pick.score);
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = 0; b < parts.size(); ++b)
            ranking.join(next[together(plan, a, b)], all[a], parts[b]);
    for (auto& table : next)
        table = ranking.sealed(std::move(table));
    return next;
}

// Every total with its best armies.
Ranking::Table rankAll(const Plan& plan, Ranking& ranking)
{
    Tables all(plan.wideValues());
    all.front() = ranking.one();
    all.front().cells.front().score = plan.worthOfNone;
    for (const Cluster& cluster : plan.clusters)
        if (isAlone(plan, cluster))
            all.front() = withVariable(std::move(all.front()), plan, cluster.variables.front(), ranking);
        else
            all = withCluster(all, plan, cluster, ranking);
    return std::move(all.back());
}

void append(std::vector<Solution>& found, const Plan& plan, const Aim& aim, const Ranking& ranking,
    const Ranking::Table& all, int total)
{
    for (int i = 0; i < ranking.most(); ++i) {
        const Pick& pick = all.cells[(total - all.low) * ranking.most() + i];
        if (pick.score != none)
            found.push_back({ranking.counts(pick.from, plan.problem->variables.size()), total * plan.step,
                aim.levelOf(pick.score)});
    }
}

} // namespace

// rank_balance.cpp
std::vector<Solution> bestBalanced(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k);

std::vector<Solution> best(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k)
{
    if (!aim.balance.empty())
        return bestBalanced(problem, wish, aim, k);
    const Plan plan = makePlan(problem, wish, &aim, {k, bool(aim.level)});
    std::vector<Solution> found;
    if (plan.impossible || k < 1)
        return found;
    Ranking ranking(plan.budget, k);
    const auto all = rankAll(plan, ranking);
    if (all.cells.empty())
        return found;
    // The dearer first where the worth is equal: totals from the top, then a stable sort.
    struct Place {
        std::int64_t score;
        int total, rank;
    };
    std::vector<Place> places;
    for (int t = ranking.width(all) - 1; t >= 0; --t)
        for (int i = 0; i < k && all.cells[t * k + i].score != none; ++i)
            places.push_back({aim.levelOf(all.cells[t * k + i].score), all.low + t, i});
    std::ranges::stable_sort(places, [](const Place& a, const Place& b) { return a.score > b.score; });
    for (std::size_t i = 0; i < places.size() && int(i) < k; ++i) {
        const Pick& pick = all.cells[(places[i].total - all.low) * k + places[i].rank];
        found.push_back(
            {ranking.counts(pick.from, problem.variables.size()), places[i].total * plan.step, places[i].score});
    }
    return found;
}

std::vector<Solution> fill(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k)
{
    const Plan plan = makePlan(problem, wish, &aim, {k, true});
    std::vector<Solution> found;
    if (plan.impossible || k < 1)
        return found;
    Ranking ranking(plan.budget, k);
    const auto all = rankAll(plan, ranking);
    for (int t = ranking.width(all) - 1; t >= 0 && found.empty(); --t)
        append(found, plan, aim, ranking, all, all.low + t);
    return found;
}

bool isReckonable(const Problem& problem, const Aim& aim)
{
    constexpr std::size_t share = 8; // the rest is left for wishes and larger sizes
    try {
        const Plan plan = makePlan(problem, {}, &aim, {1, true});
        Ranking ranking(plan.budget, 1, Effort(mostWritten / share));
        if (!plan.impossible)
            rankAll(plan, ranking);
        return true;
    } catch (const TooIntertwined&) {
        return false;
    }
}

} // namespace strategikon
