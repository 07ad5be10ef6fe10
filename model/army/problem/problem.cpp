// A compiled list: its constraints and what they make of counts.
#include "problem.h"

#include "draft.h"

#include <algorithm>

namespace strategikon {

Problem compile(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without)
{
    compiling::Draft draft(list, format, agreed, without);
    makeVariables(draft);
    boundRows(draft);
    bindTies(draft);
    bindLimits(draft);
    bindYears(draft);
    return std::move(draft.problem);
}

int Problem::form(int line, const std::vector<int>& options) const
{
    for (int v : forms[line])
        if (variables[v].options == options)
            return v;
    return -1;
}

int Problem::total(const Counts& counts) const
{
    std::int64_t points = 0;
    for (std::size_t v = 0; v < variables.size(); ++v)
        points += std::int64_t(variables[v].price) * counts[v];
    return int(std::min<std::int64_t>(points, largestTotal));
}

std::int64_t sum(const Constraint& constraint, const Counts& counts)
{
    std::int64_t value = 0;
    for (const Term& term : constraint.terms)
        value += std::int64_t(term.weight) * counts[term.variable];
    return value;
}

int addedBy(const Problem& problem, const Variable& body, int option)
{
    std::vector<int> others = body.options;
    std::erase(others, option);
    const int without = problem.form(body.line, others);
    return without < 0 ? 0 : body.price - problem.variables[std::size_t(without)].price;
}

bool holds(const Constraint& constraint, const Counts& counts)
{
    const auto above = [&](int variable) { return counts[variable] > 0; };
    for (const auto& group : constraint.when)
        if (std::ranges::none_of(group, above))
            return true;
    if (std::ranges::any_of(constraint.unless, above))
        return true;
    const std::int64_t value = sum(constraint, counts);
    return value >= constraint.least && value <= constraint.most;
}

} // namespace strategikon
