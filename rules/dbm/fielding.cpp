#include "rules/dbm/fielding.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

constexpr int commands = 3;
constexpr int inferiorShare = 10, besidesShare = 5; // at most one part of so many of the points

const Line& lineOf(const Problem& problem, const Variable& body) { return problem.list->lines[std::size_t(body.line)]; }

// Ships need water, and who lands from them needs ships; works are for a plan of battle.
bool isWelcome(const Problem& problem, const Variable& body)
{
    constexpr std::size_t fewForms = 4; // of open lists only the plain elements are wanted
    if (body.line < 0)
        return true;
    if (any(body, baggage))
        return body.price == 0; // ships stand in for it at a price
    const Line& line = lineOf(problem, body);
    const bool asked = line.bounds.least > 0;
    const bool lands = elementOf(*problem.list, body.line, {}).has("landing-troops");
    const bool plain = body.options.empty() || problem.forms[std::size_t(body.line)].size() <= fewForms;
    return line.ally.empty() && plain && !any(body, naval | work) && (asked || !lands);
}

bool isInferior(const Problem& problem, const Variable& body)
{
    return body.line >= 0 && any(body, troop) && !any(body, general)
        && elementOf(*problem.list, body.line, body.options).graded("I");
}

// Troops that stand beside or behind a line of battle, and a train that is paid for.
bool isBesides(const Problem& problem, const Variable& body)
{
    return body.line >= 0
        && (any(body, baggage) || elementOf(*problem.list, body.line, body.options).is({"El", "Exp", "Art", "WWg"}));
}

// Generals of the nation's own who obey; such as these lead its commands if there are enough.
bool haveSubGenerals(const Problem& problem)
{
    long most = 0;
    for (std::size_t l = 0; l < problem.list->lines.size(); ++l)
        if (const auto& forms = problem.forms[l]; !forms.empty()
            && any(problem.variables[std::size_t(forms.front())], subGeneral) && problem.list->lines[l].ally.empty())
            most += std::min(problem.list->lines[l].bounds.most, commands);
    return most >= commands - 1;
}

Welcome welcomeOf(const Problem& problem, const Variable& body, bool subGenerals)
{
    if (!isWelcome(problem, body))
        return Welcome::no;
    if (body.line < 0 || lineOf(problem, body).bounds.least > 0)
        return Welcome::yes;
    if (subGenerals && any(body, allyGeneral))
        return Welcome::seldom;
    // Double bases are for a plan of battle too.
    return any(body, frontRank | rearRank) || isInferior(problem, body) ? Welcome::hardly : Welcome::yes;
}

// At most so much of the points; in whole ones, which keeps the solver's tables small.
template <class Is>
Constraint shareOfPoints(const Problem& problem, int share, const Is& is)
{
    const int grain = problem.parts;
    Constraint few;
    few.internal = true;
    few.most = problem.budget / share / grain;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (const Variable& body = problem.variables[v]; body.price > 0 && is(problem, body))
            few.terms.push_back({int(v), (body.price + grain - 1) / grain});
    return few;
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

Muster muster(const Problem& problem)
{
    Muster result;
    const bool subGenerals = haveSubGenerals(problem);
    for (const Variable& body : problem.variables)
        result.welcome.push_back(welcomeOf(problem, body, subGenerals));
    result.limits = {enoughGenerals(problem)};
    result.shares = {
        shareOfPoints(problem, inferiorShare, isInferior), shareOfPoints(problem, besidesShare, isBesides)};
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
