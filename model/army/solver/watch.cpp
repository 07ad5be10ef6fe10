#include "watch.h"

#include "model/text/contains.h"

#include <algorithm>
#include <numeric>

namespace strategikon::solving {

namespace {

class Planner {
public:
    Planner(const Problem& problem, const SolveRequest& wish) : problem(problem), wish(wish)
    {
        plan.problem = &problem;
        setPrices();
    }

    Plan run(const Aim* aim, Wanted wanted)
    {
        for (const Constraint& constraint : problem.constraints)
            watch({constraint.terms, constraint.least, constraint.most, constraint.when, constraint.unless, {}});
        keep();
        lock();
        stock();
        mergeTwins();
        tighten();
        if (plan.impossible)
            return std::move(plan);
        dropIdle(plan);
        if (aim)
            addAim(plan, *aim);
        const std::vector<Term> balance = aim ? aim->balance : std::vector<Term>{};
        spareAlike(plan, balance, wanted);
        gatherClusters(plan, balance.empty());
        return std::move(plan);
    }

private:
    void setPrices()
    {
        int step = 0;
        for (const Variable& variable : problem.variables)
            step = std::gcd(step, variable.price);
        plan.step = std::max(step, 1);
        plan.budget = problem.budget / plan.step;
        for (const Variable& variable : problem.variables) {
            plan.price.push_back(variable.price / plan.step);
            plan.least.push_back(0);
            plan.most.push_back(plan.price.back() > 0 ? plan.budget / plan.price.back() : unlimited);
            plan.capped.push_back(false);
            plan.alike.push_back(1);
            plan.standIn.push_back(int(plan.standIn.size()));
            plan.slope.push_back(0);
            plan.worth.emplace_back();
            plan.level.push_back(0);
        }
    }

    // One variable and no condition is a bound of that variable; the rest is watched.
    void watch(Watch w)
    {
        std::erase_if(w.terms, [](const Term& term) { return term.weight == 0; });
        if (w.touched().empty()) { // about nothing that there is: its sum is 0
            const bool inForce = w.when.empty();
            plan.impossible = plan.impossible || (inForce && (w.least > 0 || w.most < 0));
            return;
        }
        if (w.terms.size() != 1 || w.guarded() || w.terms.front().weight < 0) {
            plan.watches.push_back(std::move(w));
            return;
        }
        const auto [v, weight] = w.terms.front();
        if (w.least > 0)
            plan.least[v] = std::max(plan.least[v], (w.least + weight - 1) / weight);
        const int most = w.most < 0 ? -1 : w.most / weight;
        if (w.most != unlimited && most < plan.most[v]) {
            plan.most[v] = most;
            plan.capped[v] = true;
        }
    }

    // Bodies that remain may gain options: for each choice of kept forms there must be as many
    // bodies that they can become (Hall's condition, which is enough).
    void keep()
    {
        if (wish.keep.empty())
            return;
        for (const auto& forms : problem.forms) {
            std::vector<int> kept;
            for (int v : forms)
                if (wish.keep[v] > 0)
                    kept.push_back(v);
            constexpr std::size_t most = 12; // 4,096 choices; beyond, bodies keep exactly their options
            if (kept.size() > most) {
                for (int v : kept)
                    plan.least[v] = std::max(plan.least[v], wish.keep[v]);
                continue;
            }
            for (std::size_t choice = 1; choice < (std::size_t(1) << kept.size()); ++choice)
                keepAbove(forms, kept, choice);
        }
    }

    // The same body, or one that was given something besides: nothing makes it another, or cheaper.
    bool becomes(int kept, int form) const
    {
        const auto& have = problem.variables[std::size_t(form)].options;
        const auto& need = problem.variables[std::size_t(kept)].options;
        return std::includes(have.begin(), have.end(), need.begin(), need.end())
            && std::ranges::all_of(have, [&](int o) {
                   return std::ranges::binary_search(need, o) || onlyAdds(problem.list->options[std::size_t(o)]);
               });
    }

    void keepAbove(const std::vector<int>& forms, const std::vector<int>& kept, std::size_t choice)
    {
        Watch w;
        for (int form : forms) {
            bool above = false;
            for (std::size_t i = 0; i < kept.size() && !above; ++i)
                above = (choice >> i & 1) && becomes(kept[i], form);
            if (above)
                w.terms.push_back({form, 1});
        }
        w.least = 0;
        for (const Term& term : w.terms)
            w.least += wish.keep[term.variable];
        watch(std::move(w));
    }

    void lock()
    {
        for (int line : wish.locked)
            for (int v : problem.forms[line])
                watch({{{v, 1}}, wish.given[v], wish.given[v], {}, {}, {}});
    }

    void stock()
    {
        for (const SolveRequest::Stock& stock : wish.stock) {
            Watch w;
            for (int line : stock.lines)
                for (int v : problem.forms[line])
                    w.terms.push_back({v, problem.variables[v].stands});
            w.most = stock.stands;
            watch(std::move(w));
        }
    }

    static bool sameTerms(const std::vector<Term>& a, const std::vector<Term>& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
            [](const Term& x, const Term& y) { return x.variable == y.variable && x.weight == y.weight; });
    }

    // A minimum and a maximum over the same bodies are one count to follow.
    void mergeTwins()
    {
        std::vector<Watch> merged;
        for (Watch& w : plan.watches) {
            const auto twin = std::ranges::find_if(
                merged, [&](const Watch& m) { return !w.guarded() && !m.guarded() && sameTerms(m.terms, w.terms); });
            if (twin == merged.end()) {
                merged.push_back(std::move(w));
            } else {
                twin->least = std::max(twin->least, w.least);
                twin->most = std::min(twin->most, w.most);
            }
        }
        plan.watches = std::move(merged);
    }

    // A maximum over several variables bounds each of them.
    void tighten()
    {
        for (const Watch& w : plan.watches) {
            const bool positive = std::ranges::all_of(w.terms, [](const Term& t) { return t.weight > 0; });
            if (!positive || w.most == unlimited || !w.when.empty() || !w.unless.empty())
                continue;
            for (const Term& term : w.terms)
                plan.most[term.variable] = std::min(plan.most[term.variable], w.most < 0 ? -1 : w.most / term.weight);
        }
        while (tightenByShares()) {}
        for (std::size_t v = 0; v < plan.most.size(); ++v)
            if (plan.most[v] == unlimited) {
                plan.endless.push_back(int(v));
                plan.most[v] = mostFree;
            }
        for (std::size_t v = 0; v < plan.most.size(); ++v)
            plan.impossible = plan.impossible || plan.least[v] > plan.most[v];
    }

    // Of what has no other maximum, "no more than of these" is one where of these there is one.
    bool tightenByShares()
    {
        bool tightened = false;
        for (const Watch& w : plan.watches) {
            std::int64_t room = w.most;
            bool known = w.most != unlimited && w.when.empty() && w.unless.empty();
            for (const Term& term : w.terms) {
                known = known && (term.weight > 0 || plan.most[term.variable] != unlimited);
                room -= known && term.weight < 0 ? std::int64_t(term.weight) * plan.most[term.variable] : 0;
            }
            for (const Term& term : known ? w.terms : std::vector<Term>{})
                if (term.weight > 0 && plan.most[term.variable] == unlimited) {
                    const std::int64_t most = room < 0 ? -1 : room / term.weight;
                    plan.most[term.variable] = int(std::min<std::int64_t>(most, unlimited - 1));
                    tightened = true;
                }
        }
        return tightened;
    }

    const Problem& problem;
    const SolveRequest& wish;
    Plan plan;
};

} // namespace

bool Watch::isRising() const
{
    return std::ranges::all_of(terms, [](const Term& term) { return term.weight >= 0; });
}

std::vector<int> Watch::touched() const
{
    std::vector<int> variables;
    for (const Term& term : terms)
        variables.push_back(term.variable);
    for (const auto& counted : more)
        for (const Term& term : counted)
            variables.push_back(term.variable);
    for (const auto& group : when)
        variables.insert(variables.end(), group.begin(), group.end());
    variables.insert(variables.end(), unless.begin(), unless.end());
    return variables;
}

std::int64_t Plan::worthOf(int v, int n) const
{
    n = std::min(n, largestCount); // no legal army has more, and beyond it the numbers would end
    std::int64_t sum = slope[v] * n;
    for (const auto& part : worth[v])
        sum += part(n);
    return sum;
}

void Pull::add(const Term& term, const Plan& plan)
{
    const std::int64_t each = std::abs(std::int64_t(term.weight)), cost = plan.price[std::size_t(term.variable)];
    (cost == 0 ? free : paid) += each * plan.most[std::size_t(term.variable)];
    if (cost > 0 && each * price > weight * cost) {
        weight = each;
        price = cost;
    }
}

std::int64_t Pull::furthest(int budget) const { return free + std::min(paid, weight * budget / price); }

Reach reachOf(const Plan& plan, const std::vector<Term>& terms)
{
    Pull down, up;
    for (const Term& term : terms)
        (term.weight < 0 ? down : up).add(term, plan);
    return {-down.furthest(plan.budget), up.furthest(plan.budget)};
}

Plan makePlan(const Problem& problem, const SolveRequest& wish, const Aim* aim, Wanted wanted)
{
    return Planner(problem, wish).run(aim, wanted);
}

} // namespace strategikon::solving

namespace strategikon {

std::vector<int> endless(const Problem& problem)
{
    std::vector<int> lines;
    for (int v : solving::makePlan(problem, {}, nullptr, {}).endless)
        if (const int line = problem.variables[std::size_t(v)].line; line >= 0 && !contains(lines, line))
            lines.push_back(line);
    return lines;
}

} // namespace strategikon
