// The best armies by an aim.
#include "model/army/ranking.h"

namespace strategikon {

namespace {

using namespace solving;

// Every total with its best armies.
Ranking::Table rankAll(const Plan& plan, Ranking& ranking)
{
    Ranking::Table all = ranking.one();
    for (const Cluster& cluster : plan.clusters)
        all = ranking.join(all, foldCluster(ranking, plan, cluster));
    return all;
}

void append(std::vector<Found>& found, const Plan& plan, const Ranking& ranking, const Ranking::Table& all, int total)
{
    for (int i = 0; i < ranking.most(); ++i) {
        const Pick& pick = all.cells[(total - all.low) * ranking.most() + i];
        if (pick.score != none)
            found.push_back({ranking.counts(pick.from, plan.problem->variables.size()), total * plan.step, pick.score});
    }
}

Aim nearest(const Problem& problem, const Counts& given);

} // namespace

// solve_balance.cpp
std::vector<Found> bestBalanced(const Problem& problem, const Wish& wish, const Aim& aim, int k);

std::vector<Found> best(const Problem& problem, const Wish& wish, const Aim& aim, int k)
{
    if (!aim.balance.empty())
        return bestBalanced(problem, wish, aim, k);
    const Plan plan = makePlan(problem, wish, &aim);
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
            places.push_back({all.cells[t * k + i].score, all.low + t, i});
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.score > b.score; });
    for (std::size_t i = 0; i < places.size() && int(i) < k; ++i) {
        const Pick& pick = all.cells[(places[i].total - all.low) * k + places[i].rank];
        found.push_back({ranking.counts(pick.from, problem.variables.size()), places[i].total * plan.step, pick.score});
    }
    return found;
}

std::vector<Found> fill(const Problem& problem, const Wish& wish, const Aim& aim, int k)
{
    const Plan plan = makePlan(problem, wish, &aim);
    std::vector<Found> found;
    if (plan.impossible || k < 1)
        return found;
    Ranking ranking(plan.budget, k);
    const auto all = rankAll(plan, ranking);
    for (int t = ranking.width(all) - 1; t >= 0 && found.empty(); --t)
        append(found, plan, ranking, all, all.low + t);
    return found;
}

std::vector<Found> repair(const Problem& problem, const Wish& wish, int k)
{
    return best(problem, wish, nearest(problem, wish.given), k);
}

namespace {

// Minus the stands and options changed, then minus the points changed, then minus what moved
// between forms that cost and count the same.
Aim nearest(const Problem& problem, const Counts& given)
{
    constexpr std::int64_t perChange = 1'000'000'000, perPoint = 1'000;
    Aim aim;
    aim.id = "nearest";
    const auto part = [&](std::vector<Term> terms, std::int64_t cost) {
        int target = 0;
        for (const Term& term : terms)
            target += given[term.variable];
        aim.parts.push_back({std::move(terms), [=](int n) { return -cost * std::abs(n - target); }});
    };
    const ArmyList& list = *problem.list;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
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
    return aim;
}

} // namespace

std::vector<Shopping> shopping(const Problem& problem, const Wish& wish, int k)
{
    Wish free = wish;
    free.stock.clear();
    Aim aim;
    aim.id = "fewest-to-buy";
    const auto missing = [](int stands, int owned) { return std::max(0, stands - owned); };
    std::vector<Aim::Part> parts;
    for (const Wish::Stock& stock : wish.stock) {
        Aim::Part part;
        for (int line : stock.lines)
            for (int v : problem.forms[line])
                part.terms.push_back({v, problem.variables[v].stands});
        part.worth = [=, owned = stock.stands](int stands) { return -std::int64_t(missing(stands, owned)); };
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
            aim.parts.push_back({{{int(v), 1}}, [w](int n) { return std::int64_t(w) * n; }});
    return aim;
}

Aim mostBodies(const Problem& problem)
{
    return additive("units", problem, [&](const Variable& v) { return v.line >= 0 && !problem.list->lines[v.line].leader; });
}

Aim mostStands(const Problem& problem)
{
    return additive("stands", problem, [&](const Variable& v) {
        return v.line >= 0 && !problem.list->lines[v.line].leader ? v.stands : 0;
    });
}

// The n-th body of a line is worth its price divided by n: dear and cheap lines alike are taken in
// turn before any is taken twice over.
Aim balanced(const Problem& problem)
{
    Aim aim;
    aim.id = "balanced";
    for (std::size_t l = 0; l < problem.forms.size(); ++l) {
        Aim::Part part;
        for (int v : problem.forms[l])
            part.terms.push_back({v, 1});
        const std::int64_t price = problem.list->lines[l].price;
        const bool leader = problem.list->lines[l].leader;
        part.worth = [price, leader](int n) {
            std::int64_t worth = 0;
            for (int i = 1; i <= n; ++i)
                worth += price * 1000 / (leader ? 2 * i * i : i);
            return worth;
        };
        aim.parts.push_back(std::move(part));
    }
    return aim;
}

} // namespace strategikon
