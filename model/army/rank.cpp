// The best armies by an aim.
#include "model/army/ranking.h"

#include <memory>

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

void append(std::vector<Found>& found, const Plan& plan, const Aim& aim, const Ranking& ranking,
    const Ranking::Table& all, int total)
{
    for (int i = 0; i < ranking.most(); ++i) {
        const Pick& pick = all.cells[(total - all.low) * ranking.most() + i];
        if (pick.score != none)
            found.push_back({ranking.counts(pick.from, plan.problem->variables.size()), total * plan.step,
                aim.levelOf(pick.score)});
    }
}

Aim nearest(const Problem& problem, const Counts& given);

} // namespace

// rank_balance.cpp
std::vector<Found> bestBalanced(const Problem& problem, const Wish& wish, const Aim& aim, int k);

std::vector<Found> best(const Problem& problem, const Wish& wish, const Aim& aim, int k)
{
    if (!aim.balance.empty())
        return bestBalanced(problem, wish, aim, k);
    const Plan plan = makePlan(problem, wish, &aim, {k, bool(aim.level)});
    std::vector<Found> found;
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
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.score > b.score; });
    for (std::size_t i = 0; i < places.size() && int(i) < k; ++i) {
        const Pick& pick = all.cells[(places[i].total - all.low) * k + places[i].rank];
        found.push_back(
            {ranking.counts(pick.from, problem.variables.size()), places[i].total * plan.step, places[i].score});
    }
    return found;
}

std::vector<Found> fill(const Problem& problem, const Wish& wish, const Aim& aim, int k)
{
    const Plan plan = makePlan(problem, wish, &aim, {k, true});
    std::vector<Found> found;
    if (plan.impossible || k < 1)
        return found;
    Ranking ranking(plan.budget, k);
    const auto all = rankAll(plan, ranking);
    for (int t = ranking.width(all) - 1; t >= 0 && found.empty(); --t)
        append(found, plan, aim, ranking, all, all.low + t);
    return found;
}

std::vector<Found> repair(const Problem& problem, const Wish& wish, int k)
{
    return best(problem, wish, nearest(problem, wish.given), k);
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

namespace {

// Minus the stands and options changed, then minus the points changed, then minus what moved
// between forms that cost and count the same.
// Where there are very many forms, and bodies of more of one line than can be weighed together, each form
// stands for itself: whoever gets another option is one body less and one more.
Aim nearest(const Problem& problem, const Counts& given)
{
    constexpr int farOff = 10'000; // no legal army has more of anything; further off is no further
    constexpr std::int64_t perChange = 1'000'000'000'000, perPoint = 100'000;
    constexpr std::size_t veryMany = 300;
    constexpr std::ptrdiff_t mostTogether = 4;
    Aim aim;
    aim.id = "nearest";
    const auto part = [&](std::vector<Term> terms, std::int64_t cost) {
        int target = 0;
        for (const Term& term : terms)
            target = std::min(target + given[term.variable], farOff);
        aim.parts.push_back({std::move(terms), [=](int n) { return -cost * std::abs(n - target); }, {}, {}, target});
    };
    const ArmyList& list = *problem.list;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        const auto ofGiven = std::count_if(
            problem.forms[l].begin(), problem.forms[l].end(), [&](int v) { return given[std::size_t(v)] > 0; });
        if (problem.variables.size() > veryMany && ofGiven > mostTogether) {
            for (int v : problem.forms[l])
                part({{v, 1}}, problem.variables[v].stands * perChange + problem.variables[v].price * perPoint);
            continue;
        }
        std::vector<Term> bodies;
        std::vector<std::vector<Term>> carrying(list.options.size());
        for (int v : problem.forms[l]) {
            bodies.push_back({v, 1});
            for (int o : problem.variables[v].options)
                carrying[o].push_back({v, 1});
            if (problem.forms[l].size() > 1)
                part({{v, 1}}, 1);
        }
        part(std::move(bodies), list.lines[l].stands * perChange + list.lines[l].price * perPoint);
        for (std::size_t o = 0; o < carrying.size(); ++o)
            if (!carrying[o].empty())
                part(std::move(carrying[o]), perChange + std::abs(list.options[o].price) * perPoint);
    }
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (problem.variables[v].line < 0)
            part({{int(v), 1}}, problem.variables[v].price * perPoint);
    return aim;
}

} // namespace

namespace {

bool share(const Wish::Stock& a, const Wish::Stock& b)
{
    return std::any_of(a.lines.begin(), a.lines.end(),
        [&](int line) { return std::find(b.lines.begin(), b.lines.end(), line) != b.lines.end(); });
}

// Stocks that have lines in common, with those that these have in common with others, and so on.
std::vector<std::vector<Wish::Stock>> gathered(const std::vector<Wish::Stock>& stock)
{
    std::vector<std::vector<Wish::Stock>> groups;
    for (const Wish::Stock& one : stock) {
        std::vector<Wish::Stock> group{one};
        std::erase_if(groups, [&](const std::vector<Wish::Stock>& other) {
            const bool meet =
                std::any_of(other.begin(), other.end(), [&](const Wish::Stock& s) { return share(s, one); });
            if (meet)
                group.insert(group.end(), other.begin(), other.end());
            return meet;
        });
        groups.push_back(std::move(group));
    }
    return groups;
}

// The most that stocks without a line in common are short of, all together: by the deficit form of
// Hall's theorem so many stands are missing, and no fewer would do.
int shortOf(const std::vector<Wish::Stock>& group, const std::vector<int>& wanted, std::size_t from,
    std::vector<std::size_t>& taken)
{
    int most = 0;
    for (std::size_t i = from; i < group.size(); ++i) {
        const int missing = wanted[i] - group[i].stands;
        if (missing <= 0
            || std::any_of(taken.begin(), taken.end(), [&](std::size_t t) { return share(group[t], group[i]); }))
            continue;
        taken.push_back(i);
        most = std::max(most, missing + shortOf(group, wanted, i + 1, taken));
        taken.pop_back();
    }
    return most;
}

} // namespace

std::vector<Shopping> shopping(const Problem& problem, const Wish& wish, int k)
{
    Wish free = wish;
    free.stock.clear();
    Aim aim;
    aim.id = "fewest-to-buy";
    for (const auto& group : gathered(wish.stock)) {
        std::vector<std::vector<Term>> counts;
        for (const Wish::Stock& stock : group) {
            counts.emplace_back();
            for (int line : stock.lines)
                for (int v : problem.forms[line])
                    counts.back().push_back({v, problem.variables[v].stands});
        }
        Aim::Part part;
        part.terms = std::move(counts.front());
        part.more.assign(counts.begin() + 1, counts.end());
        part.joint = [group](const std::vector<int>& wanted) {
            std::vector<std::size_t> taken;
            return -std::int64_t(shortOf(group, wanted, 0, taken));
        };
        aim.parts.push_back(std::move(part));
    }
    std::vector<Shopping> result;
    for (Found& found : best(problem, free, aim, k))
        result.push_back({std::move(found.counts), int(-found.worth)});
    return result;
}

Aim additive(std::string id, const Problem& problem, const std::function<int(const Variable&)>& weight)
{
    Aim aim;
    aim.id = std::move(id);
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (const int w = weight(problem.variables[v]))
            aim.parts.push_back({{{int(v), 1}}, [w](int n) { return std::int64_t(w) * n; }, {}, {}, 0});
    return aim;
}

Aim mostBodies(const Problem& problem)
{
    return additive(
        "units", problem, [&](const Variable& v) { return v.line >= 0 && !problem.list->lines[v.line].leader; });
}

Aim mostStands(const Problem& problem)
{
    return additive("stands", problem,
        [&](const Variable& v) { return v.line >= 0 && !problem.list->lines[v.line].leader ? v.stands : 0; });
}

// The n-th body of a line is worth its price divided by n: dear and cheap lines alike are taken in
// turn before any is taken twice over.
Aim balanced(const Problem& problem)
{
    Aim aim;
    aim.id = "balanced";
    for (std::size_t l = 0; l < problem.forms.size(); ++l) {
        Aim::Part part;
        int cheapest = problem.points;
        for (int v : problem.forms[l]) {
            part.terms.push_back({v, 1});
            cheapest = std::min(cheapest, problem.variables[v].price);
        }
        const std::int64_t price = problem.list->lines[l].price;
        const bool leader = problem.list->lines[l].leader;
        const auto oneMore = [price, leader](std::int64_t n) { return price * 1000 / (leader ? 2 * n * n : n); };
        // Asked for again and again: added up once, as far as an army can go.
        const Bounds& bounds = problem.list->lines[l].bounds;
        const int furthest = cheapest > 0 ? problem.points / cheapest
            : bounds.most == unlimited    ? mostFree
                                          : bounds.most * problem.thousands;
        const auto sums = std::make_shared<std::vector<std::int64_t>>(1, 0);
        for (int n = 1; n <= furthest; ++n)
            sums->push_back(sums->back() + oneMore(n));
        part.worth = [sums, oneMore](int n) {
            std::int64_t worth = (*sums)[std::min(std::size_t(n), sums->size() - 1)];
            for (std::size_t i = sums->size(); i <= std::size_t(n); ++i)
                worth += oneMore(std::int64_t(i));
            return worth;
        };
        aim.parts.push_back(std::move(part));
    }
    return aim;
}

} // namespace strategikon
