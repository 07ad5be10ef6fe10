#include "rules/compare.h"

#include <algorithm>

namespace strategikon {

namespace {

std::string nameOf(const ArmyList& list, const Variable& variable)
{
    if (variable.line < 0)
        return list.ties[variable.tie].id;
    std::string name = list.lines[variable.line].name;
    for (int o : variable.options)
        name += " + " + list.options[o].name;
    return name;
}

void addFigure(Comparison& comparison, const std::string& id, int side, int value, int parts = 1)
{
    auto known = std::ranges::find_if(comparison.figures, [&](const ComparedFigure& f) { return f.id == id; });
    if (known == comparison.figures.end())
        known = comparison.figures.insert(known, {id, {}, {1, 1}});
    known->values[side] = value;
    known->parts[side] = parts;
}

} // namespace

Result<Comparison> compare(Catalogue& catalogue, const Army& left, const Army& right)
{
    Comparison comparison;
    const Army* armies[] = {&left, &right};
    for (int side = 0; side < 2; ++side) {
        const Army& army = *armies[side];
        std::vector<Fault> faults;
        const ArmyList* list = catalogue.find(army.system, army.list, army.edition, faults);
        if (!list)
            return faults;
        const System& system = *findSystem(army.system);
        const Problem problem = system.problem(*list, army);
        const Bound bound = bind(problem, army);
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            if (bound.counts[v] == 0)
                continue;
            const std::string name = nameOf(*list, problem.variables[v]);
            auto row = std::ranges::find_if(comparison.rows, [&](const ComparedRow& r) { return r.name == name; });
            if (row == comparison.rows.end())
                row = comparison.rows.insert(row, {name, {}, {}});
            row->counts[side] += bound.counts[v];
            row->points[side] += bound.counts[v] * problem.variables[v].price;
        }
        comparison.parts[side] = problem.parts;
        const Verdict verdict = judge(system, *list, army, false);
        if (system.bounded(*list)) {
            addFigure(comparison, "limit", side, verdict.limit, verdict.parts);
            addFigure(comparison, "points", side, verdict.points, verdict.parts);
        }
        addFigure(comparison, "findings", side, int(verdict.findings.size()));
        for (const Figure& figure : verdict.figures)
            addFigure(comparison, figure.id, side, figure.value, figure.parts);
    }
    return comparison;
}

} // namespace strategikon
