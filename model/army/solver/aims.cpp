// Aims that every system has.
#include "fold.h"

#include <algorithm>
#include <memory>

namespace strategikon {

using namespace solving;

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
