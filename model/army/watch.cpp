#include "model/army/watch.h"

#include <algorithm>
#include <numeric>

namespace strategikon::solving {

namespace {

class Planner {
public:
    Planner(const Problem& problem, const Wish& wish) : problem(problem), wish(wish)
    {
        plan.problem = &problem;
        setPrices();
    }

    Plan run(const Aim* aim)
    {
        for (const Constraint& constraint : problem.constraints)
            watch({constraint.terms, constraint.least, constraint.most, constraint.when, constraint.unless, {}});
        keep();
        lock();
        stock();
        if (aim)
            for (const Aim::Part& part : aim->parts)
                watch({part.terms, -unlimited, unlimited, {}, {}, part.worth, part.more, part.joint});
        mergeTwins();
        tighten();
        gather();
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
            plan.worth.emplace_back();
        }
    }

    // One variable and no condition is a bound or a worth of that variable; the rest is watched.
    void watch(Watch w)
    {
        std::erase_if(w.terms, [](const Term& term) { return term.weight == 0; });
        if (touched(w).empty()) { // about nothing that there is: its sum is 0
            const bool inForce = w.when.empty();
            plan.impossible = plan.impossible || (inForce && (w.least > 0 || w.most < 0));
            return;
        }
        const bool plain = w.when.empty() && w.unless.empty() && !w.joint;
        if (w.terms.empty() && plain) {
            plan.impossible = plan.impossible || w.least > 0 || w.most < 0;
            return;
        }
        if (w.terms.size() != 1 || !plain || w.terms.front().weight < 0) {
            plan.watches.push_back(std::move(w));
            return;
        }
        const auto [v, weight] = w.terms.front();
        if (w.least > 0)
            plan.least[v] = std::max(plan.least[v], (w.least + weight - 1) / weight);
        if (w.most != unlimited)
            plan.most[v] = w.most < 0 ? -1 : std::min(plan.most[v], w.most / weight);
        if (w.worth)
            plan.worth[v].push_back([worth = w.worth, weight = weight](int n) { return worth(n * weight); });
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
            && std::all_of(have.begin(), have.end(), [&](int o) {
                   return std::binary_search(need.begin(), need.end(), o)
                       || onlyAdds(problem.list->options[std::size_t(o)]);
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
        for (const Wish::Stock& stock : wish.stock) {
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
            const bool plain = w.when.empty() && w.unless.empty() && !w.worth && !w.joint;
            const auto twin = std::find_if(merged.begin(), merged.end(), [&](const Watch& m) {
                return plain && m.when.empty() && m.unless.empty() && !m.worth && !m.joint
                    && sameTerms(m.terms, w.terms);
            });
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
            const bool positive =
                std::all_of(w.terms.begin(), w.terms.end(), [](const Term& t) { return t.weight > 0; });
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

    int root(int v)
    {
        while (parent[v] != v)
            v = parent[v] = parent[parent[v]];
        return v;
    }

    void unite(const std::vector<int>& variables)
    {
        for (std::size_t i = 1; i < variables.size(); ++i)
            parent[root(variables[i])] = root(variables[0]);
    }

    static std::vector<int> touched(const Watch& w)
    {
        std::vector<int> variables;
        for (const Term& term : w.terms)
            variables.push_back(term.variable);
        for (const auto& terms : w.more)
            for (const Term& term : terms)
                variables.push_back(term.variable);
        for (const auto& group : w.when)
            variables.insert(variables.end(), group.begin(), group.end());
        variables.insert(variables.end(), w.unless.begin(), w.unless.end());
        return variables;
    }

    void gather()
    {
        parent.resize(problem.variables.size());
        std::iota(parent.begin(), parent.end(), 0);
        for (const Watch& w : plan.watches)
            unite(touched(w));
        std::vector<int> cluster(parent.size(), -1);
        for (std::size_t v = 0; v < parent.size(); ++v) {
            int& index = cluster[root(int(v))];
            if (index < 0) {
                index = int(plan.clusters.size());
                plan.clusters.emplace_back();
            }
            plan.clusters[index].variables.push_back(int(v));
        }
        for (std::size_t i = 0; i < plan.watches.size(); ++i)
            plan.clusters[cluster[root(touched(plan.watches[i]).front())]].watches.push_back(int(i));
    }

    const Problem& problem;
    const Wish& wish;
    Plan plan;
    std::vector<int> parent;
};

} // namespace

Plan makePlan(const Problem& problem, const Wish& wish, const Aim* aim) { return Planner(problem, wish).run(aim); }

} // namespace strategikon::solving

namespace strategikon {

std::vector<int> endless(const Problem& problem)
{
    std::vector<int> lines;
    for (int v : solving::makePlan(problem, {}, nullptr).endless)
        if (const int line = problem.variables[std::size_t(v)].line;
            line >= 0 && std::find(lines.begin(), lines.end(), line) == lines.end())
            lines.push_back(line);
    return lines;
}

} // namespace strategikon
