// The least and the most of each row.
#include "draft.h"

namespace strategikon::compiling {

namespace {

// Minima count full thousands only, maxima at least one: what "per thousand" means (rulebook 2835-2841).
int least(const Draft& draft, const Bounds& bounds)
{
    return bounds.least * (bounds.per == Per::army ? 1 : draft.fullThousands);
}
int most(const Draft& draft, const Bounds& bounds)
{
    return bounds.most == unlimited || bounds.per == Per::army ? bounds.most : bounds.most * draft.problem.thousands;
}

// What an allied contingent needs binds only who takes some of it.
std::vector<std::vector<int>> whenTaken(const Draft& draft, const Line& line)
{
    if (line.ally.empty())
        return {};
    std::vector<int> contingent;
    for (std::size_t l = 0; l < draft.list.lines.size(); ++l)
        if (draft.list.lines[l].ally == line.ally)
            contingent.push_back(int(l));
    return {draft.formsOf(contingent)};
}

void boundLine(Draft& draft, int i)
{
    const Line& line = draft.list.lines[i];
    if (const int bound = least(draft, line.bounds)) {
        Constraint c = about(line.id + ".min", "below-minimum", line);
        c.terms = draft.boundedFormsOf(i);
        c.least = bound;
        c.when = whenTaken(draft, line);
        draft.add(std::move(c));
    }
    if (line.bounds.most != unlimited) {
        Constraint c = about(line.id + ".max", "above-maximum", line);
        c.terms = draft.boundedFormsOf(i);
        c.most = most(draft, line.bounds);
        draft.add(std::move(c));
    }
}

void boundOption(Draft& draft, int i)
{
    const Option& option = draft.list.options[i];
    if (option.bounds.most == unlimited)
        return;
    Constraint c = about("upgrade." + option.id + ".max", "upgrade-above-maximum", option);
    for (const Term& term : draft.carrying(i))
        c.terms.push_back({term.variable, draft.boundedWeight(draft.problem.variables[term.variable])});
    c.most = most(draft, option.bounds);
    draft.add(std::move(c));
}

} // namespace

void boundRows(Draft& draft)
{
    for (std::size_t i = 0; i < draft.list.lines.size(); ++i)
        boundLine(draft, int(i));
    for (std::size_t i = 0; i < draft.list.options.size(); ++i)
        boundOption(draft, int(i));
}

} // namespace strategikon::compiling
