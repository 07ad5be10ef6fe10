#include "rules/warmaster/fielding.h"

#include "rules/warmaster/traits.h"

#include <algorithm>

namespace strategikon::warmasterTraits {

namespace {

constexpr int fewestUnits = 12, mostUnits = 16; // for each thousand points (rulebook 2817)
constexpr int fewKinds = 9;                     // of so many every one may be taken

int per(const Problem& problem, int units) { return units * problem.points / 1000; }

bool isUnit(const Variable& body) { return has(body, unit); }

int unitsOf(const Problem& problem, const Counts& counts)
{
    int units = 0;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        units += isUnit(problem.variables[v]) ? counts[v] : 0;
    return units;
}

// No more of a row than half of the fewest units, but for what the list asks for.
int mostOf(const Problem& problem, int line)
{
    const Bounds& bounds = problem.list->lines[std::size_t(line)].bounds;
    const int least = bounds.per == Per::army ? bounds.least : bounds.least * (problem.points / 1000);
    return std::max(per(problem, fewestUnits) / 2, least);
}

bool isTroop(const Problem& problem, const std::vector<int>& forms)
{
    return !forms.empty() && isUnit(problem.variables[std::size_t(forms.front())]);
}

std::vector<Constraint> halfOfUnits(const Problem& problem)
{
    std::vector<Constraint> halves;
    for (std::size_t l = 0; l < problem.forms.size(); ++l) {
        if (!isTroop(problem, problem.forms[l]))
            continue;
        Constraint half;
        half.internal = true;
        half.most = mostOf(problem, int(l));
        for (int v : problem.forms[l])
            half.terms.push_back({v, 1});
        halves.push_back(std::move(half));
    }
    return halves;
}

// Units of a row beyond that and beyond half of all.
int piled(const Problem& problem, const Counts& counts)
{
    int beyond = 0;
    const int half = unitsOf(problem, counts) / 2;
    for (std::size_t l = 0; l < problem.forms.size(); ++l) {
        int units = 0;
        for (int v : problem.forms[l])
            units += isUnit(problem.variables[std::size_t(v)]) ? counts[std::size_t(v)] : 0;
        beyond += std::max(0, units - std::max(half, mostOf(problem, int(l))));
    }
    return beyond;
}

Constraint numberOfUnits(const Problem& problem)
{
    Constraint number;
    number.internal = true;
    number.least = per(problem, fewestUnits);
    number.most = per(problem, mostUnits);
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (isUnit(problem.variables[v]))
            number.terms.push_back({int(v), 1});
    return number;
}

// Commanders are worth less the more there are: one or two besides the General.
void addCommanders(Aim& aim, const Problem& problem)
{
    for (std::size_t l = 0; l < problem.forms.size(); ++l) {
        const Line& line = problem.list->lines[l];
        if (!line.leader)
            continue;
        Aim::Part part;
        for (int v : problem.forms[l])
            part.terms.push_back({v, 1});
        part.worth = [price = std::int64_t(line.price)](int n) {
            std::int64_t worth = 0;
            for (std::int64_t i = 1; i <= n; ++i)
                worth += price * 1000 / (2 * i * i);
            return worth;
        };
        if (!part.terms.empty())
            aim.parts.push_back(std::move(part));
    }
}

} // namespace

Muster muster(const Problem& problem)
{
    Muster result;
    result.welcome.assign(problem.variables.size(), Welcome::yes);
    result.shares = halfOfUnits(problem);
    result.number = {numberOfUnits(problem)};
    result.taste = [&problem](const Thrift& thrift) {
        Aim aim = byRows(
            problem, [](const Variable& body) { return isUnit(body) ? 1 : 0; }, thrift);
        addCommanders(aim, problem);
        return aim;
    };
    result.faults = [&problem](const Counts& counts) {
        const int units = unitsOf(problem, counts);
        return std::max({0, per(problem, fewestUnits) - units, units - per(problem, mostUnits)})
            + piled(problem, counts);
    };
    result.kinds = [&problem](const Counts& counts) {
        Kinds kinds = kindsOf(problem, counts, isUnit);
        if (kinds.offered <= fewKinds)
            kinds.most = kinds.offered;
        return kinds;
    };
    result.lean = [&problem](const Counts& counts) {
        const int units = unitsOf(problem, counts);
        return units < per(problem, fewestUnits) ? -1 : units > per(problem, mostUnits) ? 1 : 0;
    };
    return result;
}

} // namespace strategikon::warmasterTraits
