// What the parts of compiling share.
#include "draft.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::compiling {

namespace {

constexpr int thousand = 1000;

bool takes(const Variable& variable, int option) { return contains(variable.options, option); }

} // namespace

Draft::Draft(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without)
    : list(list), format(format), year(agreed.year), without(without)
{
    problem.list = &list;
    problem.points = agreed.points;
    problem.parts = format.parts;
    problem.budget = list.priced ? agreed.points * format.parts : 0;
    problem.thousands = std::max(1, agreed.points / thousand);
    fullThousands = agreed.points / thousand;
}

void Draft::add(Constraint constraint)
{
    if (constraint.id != without || constraint.internal)
        problem.constraints.push_back(std::move(constraint));
}

void Draft::exclude(const std::string& subject, const std::string& id, const char* code, const Source& source,
    std::vector<int> first, const std::vector<int>& second)
{
    Constraint c;
    c.id = id;
    c.code = code;
    c.subject = subject;
    c.source = source;
    for (int v : second)
        c.terms.push_back({v, 1});
    c.most = 0;
    c.when.push_back(std::move(first));
    add(std::move(c));
}

std::vector<Term> Draft::boundedFormsOf(int line) const
{
    std::vector<Term> terms;
    for (int v : problem.forms[line])
        terms.push_back({v, boundedWeight(problem.variables[v])});
    return terms;
}

std::vector<Term> Draft::carrying(int option) const
{
    std::vector<Term> terms;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (takes(problem.variables[v], option))
            terms.push_back({int(v), 1});
    return terms;
}

std::vector<int> Draft::formsOf(const std::vector<int>& lines) const
{
    std::vector<int> variables;
    for (int line : lines)
        variables.insert(variables.end(), problem.forms[line].begin(), problem.forms[line].end());
    return variables;
}

Constraint about(const std::string& id, const std::string& code, const Row& row)
{
    Constraint constraint;
    constraint.id = id;
    constraint.code = code;
    constraint.subject = row.id;
    constraint.name = DataText{row.name};
    constraint.source = row.source;
    return constraint;
}

std::vector<int> variablesOf(const std::vector<Term>& terms)
{
    std::vector<int> result;
    for (const Term& term : terms)
        result.push_back(term.variable);
    return result;
}

} // namespace strategikon::compiling
