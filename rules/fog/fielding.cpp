#include "rules/fog/fielding.h"

#include "rules/fog/groups.h"

#include <algorithm>

namespace strategikon::fogGroups {

namespace {

constexpr int usualBases = 4;
constexpr int poorShare = 10; // one part of so many

const Line& lineOf(const Problem& problem, const Variable& body) { return problem.list->lines[std::size_t(body.line)]; }

bool isSmall(const Problem& problem, const Variable& body)
{
    const auto& forms = problem.forms[std::size_t(body.line)];
    return body.stands < usualBases
        && std::ranges::any_of(forms, [&](int v) { return problem.variables[std::size_t(v)].stands >= usualBases; });
}

bool isPoor(const Problem& problem, const Variable& body)
{
    return columnsOf(*problem.list, body.line, body.options)[quality] == "Poor";
}

// As its row prints it, in any number of bases.
bool isPlain(const Problem& problem, const Variable& body)
{
    return std::ranges::all_of(
        body.options, [&](int option) { return problem.list->options[std::size_t(option)].resizes; });
}

bool isWelcome(const Problem& problem, const Variable& body)
{
    if (body.line < 0)
        return true;
    if (!lineOf(problem, body).ally.empty())
        return false;
    if (has(body, work))
        return body.price == 0; // the camp
    const bool asked = lineOf(problem, body).bounds.least > 0;
    return !has(body, group)
        || (isPlain(problem, body) && !isSmall(problem, body) && (asked || !isPoor(problem, body)));
}

// A commander-in-chief and two others.
Constraint commanders(const Problem& problem)
{
    Constraint enough;
    enough.internal = true;
    enough.least = 2;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (const Variable& body = problem.variables[v];
            body.line >= 0 && lineOf(problem, body).leader && lineOf(problem, body).ally.empty() && !has(body, inChief))
            enough.terms.push_back({int(v), 1});
    return enough;
}

Constraint numberOfGroups(const Problem& problem)
{
    Constraint number;
    number.internal = true;
    number.least = fewestGroups;
    number.most = mostGroups;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (has(problem.variables[v], group))
            number.terms.push_back({int(v), 1});
    return number;
}

} // namespace

Shape shapeOf(const Problem& problem, const Counts& counts)
{
    Shape shape;
    for (std::size_t v = 0; v < problem.variables.size(); ++v) {
        const Variable& body = problem.variables[v];
        const int n = counts[v];
        shape.points += n * body.price;
        if (n == 0 || !has(body, group))
            continue;
        shape.groups += n;
        shape.small += isSmall(problem, body) ? n : 0;
        shape.poor += isPoor(problem, body) ? n * body.price : 0;
    }
    return shape;
}

int Shape::faults() const
{
    const int number = std::max({0, fewestGroups - groups, groups - mostGroups});
    return number + small + std::max(0, poor * poorShare - points);
}

Muster muster(const Problem& problem)
{
    Muster result;
    for (const Variable& body : problem.variables)
        result.welcome.push_back(isWelcome(problem, body) ? Welcome::yes : Welcome::no);
    result.limits = {commanders(problem)};
    result.number = {numberOfGroups(problem)};
    result.taste = [&problem](const Thrift& thrift) {
        return byRows(
            problem, [](const Variable& body) { return has(body, group) ? body.stands : 0; }, thrift);
    };
    result.faults = [&problem](const Counts& counts) { return shapeOf(problem, counts).faults(); };
    result.kinds = [&problem](const Counts& counts) {
        return kindsOf(problem, counts,
            [&](const Variable& body) { return has(body, group) && lineOf(problem, body).ally.empty(); });
    };
    result.lean = [&problem](const Counts& counts) {
        const int groups = shapeOf(problem, counts).groups;
        return groups < fewestGroups ? -1 : groups > mostGroups ? 1 : 0;
    };
    return result;
}

} // namespace strategikon::fogGroups
