#include "rules/dbm/fielding.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

constexpr int commands = 3;

const Line& lineOf(const Problem& problem, const Variable& body) { return problem.list->lines[std::size_t(body.line)]; }

// Ships need water, and who lands from them needs ships; works and double bases are for a plan of battle.
bool isWelcome(const Problem& problem, const Variable& body)
{
    constexpr std::size_t fewForms = 8; // of open lists only the plain elements are wanted
    if (body.line < 0)
        return true;
    if (any(body, baggage))
        return body.price == 0; // ships stand in for it at a price
    const Line& line = lineOf(problem, body);
    const bool asked = line.bounds.least > 0;
    const bool lands = elementOf(*problem.list, body.line, {}).has("landing-troops");
    const bool plain = body.options.empty() || problem.forms[std::size_t(body.line)].size() <= fewForms;
    return line.ally.empty() && plain && !any(body, naval | work)
        && (asked || !(lands || any(body, frontRank | rearRank)));
}

Constraint enoughGenerals(const Problem& problem)
{
    Constraint enough;
    enough.internal = true;
    enough.least = commands;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (const Variable& body = problem.variables[v]; any(body, general) && lineOf(problem, body).ally.empty())
            enough.terms.push_back({int(v), 1});
    return enough;
}

int faultsOf(const Problem& problem, const Counts& counts)
{
    int generals = 0, elements = 0, halves = 0;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (const Variable& body = problem.variables[v]; any(body, troop)) {
            generals += any(body, general) ? counts[v] : 0;
            elements += counts[v];
            halves += counts[v] * body.strength;
        }
    // Commands are divided by equivalents, so some have fewer elements than others.
    return std::max(0, (fewestOfCommand + 1) * generals - std::min(elements, halves));
}

} // namespace

Fielding fielding(const Problem& problem)
{
    Fielding result;
    for (const Variable& body : problem.variables)
        result.unwelcome.push_back(!isWelcome(problem, body));
    result.limits = {enoughGenerals(problem)};
    result.taste = [&problem](const Thrift& thrift) {
        return byRows(
            problem, [](const Variable& body) { return any(body, troop) && !any(body, general) ? 1 : 0; }, thrift);
    };
    result.faults = [&problem](const Counts& counts) { return faultsOf(problem, counts); };
    result.kinds = [&problem](const Counts& counts) {
        return kindsOf(problem, counts, [&](const Variable& body) {
            return any(body, troop) && !any(body, general) && lineOf(problem, body).ally.empty();
        });
    };
    result.lean = [&problem](const Counts& counts) { return faultsOf(problem, counts) > 0 ? -1 : 0; };
    return result;
}

} // namespace strategikon::dbmRules
