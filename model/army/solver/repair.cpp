// The nearest legal armies: how far one army is from another, as an aim.
#include "solver.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon {

namespace {

// Minus the stands and options changed, then minus the points changed, then minus what moved
// between forms that cost and count the same.
class Nearest {
public:
    Nearest(const Problem& problem, const Counts& given) : problem(problem), list(*problem.list), given(given)
    {
        aim.id = "nearest";
    }

    Aim run()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (isTooMuch(l))
                eachForm(l);
            else
                bodiesAndOptions(l);
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (problem.variables[v].line < 0)
                part({{int(v), 1}}, problem.variables[v].price * perPoint);
        return std::move(aim);
    }

private:
    static constexpr std::int64_t perChange = 1'000'000'000'000, perPoint = 100'000;

    void part(std::vector<Term> terms, std::int64_t cost)
    {
        constexpr int farOff = 10'000; // no legal army has more of anything; further off is no further
        int target = 0;
        for (const Term& term : terms)
            target = std::min(target + given[term.variable], farOff);
        aim.parts.push_back({std::move(terms), [=](int n) { return -cost * std::abs(n - target); }, {}, {}, target});
    }

    // Whether there are very many forms, and bodies of more of one line than can be weighed together, or more limits.
    bool isTooMuch(std::size_t line) const
    {
        constexpr std::size_t veryMany = 300;
        constexpr std::ptrdiff_t mostTogether = 4, mostLimits = 6;
        const auto& forms = problem.forms[line];
        const auto ofGiven = std::ranges::count_if(forms, [&](int v) { return given[std::size_t(v)] > 0; });
        return problem.variables.size() > veryMany && (ofGiven > mostTogether || limitsOf(line) > mostLimits);
    }

    std::ptrdiff_t limitsOf(std::size_t line) const
    {
        return std::ranges::count_if(problem.constraints, [&](const Constraint& constraint) {
            return constraint.terms.size() > 1 && std::ranges::any_of(constraint.terms, [&](const Term& term) {
                return problem.variables[std::size_t(term.variable)].line == int(line);
            });
        });
    }

    // What has no stands, works and leaders among it, is one change each all the same.
    static std::int64_t changeOf(int stands) { return std::max(1, stands) * perChange; }

    // Each form stands for itself: whoever gets another option is one body less and one more.
    void eachForm(std::size_t line)
    {
        for (int v : problem.forms[line])
            part({{v, 1}}, changeOf(problem.variables[v].stands) + problem.variables[v].price * perPoint);
    }

    void bodiesAndOptions(std::size_t line)
    {
        std::vector<Term> bodies;
        std::vector<std::vector<Term>> carrying(list.options.size());
        for (int v : problem.forms[line]) {
            bodies.push_back({v, 1});
            for (int o : problem.variables[v].options)
                carrying[o].push_back({v, 1});
            if (problem.forms[line].size() > 1)
                part({{v, 1}}, 1);
        }
        part(std::move(bodies), changeOf(list.lines[line].stands) + list.lines[line].price * perPoint);
        for (std::size_t o = 0; o < carrying.size(); ++o)
            if (!carrying[o].empty())
                part(std::move(carrying[o]), perChange + std::abs(list.options[o].price) * perPoint);
    }

    const Problem& problem;
    const ArmyList& list;
    const Counts& given;
    Aim aim;
};

} // namespace

std::vector<Solution> repair(const Problem& problem, const SolveRequest& wish, int k)
{
    return best(problem, wish, Nearest(problem, wish.given).run(), k);
}

} // namespace strategikon
