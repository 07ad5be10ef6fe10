#include "rules/fog/fog.h"

#include "rules/fog/always.h"
#include "rules/fog/costs.h"
#include "rules/fog/groups.h"
#include "rules/fog/messages.h"
#include "rules/table_system.h"
#include "rules/tables.h"

#include <filesystem>

namespace strategikon {

namespace {

using namespace fogGroups;

constexpr int batches = 4; // in which an army is deployed (rulebook 3660)

class Fog final : public TableSystem {
public:
    Fog() : TableSystem("fog"), table(readTable("fog", "costs"), readOwnTable("fog", "costs"))
    {
        addFogMessages();
        formatRead.price = [this](const ArmyList& list, int line, const std::vector<int>& options) {
            return fogGroups::price(table, list, line, options);
        };
        formatRead.priceCell = [this](const ArmyList& list, int line, const std::vector<int>& options) {
            return basePrice(table, list, line, options);
        };
        formatRead.complete = [this](ArmyList& list) { fogAlways::complete(list, *this, table); };
    }

    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override
    {
        Problem problem = TableSystem::problem(list, agreed, without);
        for (Variable& variable : problem.variables)
            if (variable.line >= 0)
                variable.marks = marksOf(list, variable.line, variable.options);
        return problem;
    }

    void judge(const Problem& problem, const Bound& bound, const Army&, Verdict& verdict) const override
    {
        int groups = 0, bases = 0, attrition = 0, commanders = 0, scouting = 0, skirmishing = 0, charging = 0,
            chief = 0;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            const int n = bound.counts[v];
            if (n == 0 || variable.line < 0)
                continue;
            const Line& line = problem.list->lines[variable.line];
            commanders += line.leader ? n : 0;
            if (has(variable, inChief))
                chief = std::max(chief, table.initiative(line.printed[type]));
            if (!has(variable, group))
                continue;
            groups += n;
            bases += n * variable.stands;
            attrition += has(variable, noAttrition) ? 0 : n;
            scouting += has(variable, scouts) ? n * variable.stands : 0;
            skirmishing += has(variable, skirmisher) ? n : 0;
            charging += has(variable, shock) ? n : 0;
        }
        verdict.figures = {{"battle_groups", groups}, {"bases", bases}, {"army_rout_at", attrition},
            {"initiative",
                chief
                    + (scouting > 24         ? 2
                            : scouting >= 10 ? 1
                                             : 0)},
            {"commanders", commanders}, {"skirmishing_groups", skirmishing}, {"shock_groups", charging}};
        for (int batch = 0; batch < batches; ++batch) // the earlier ones are the larger
            verdict.figures.push_back({"batch_" + std::to_string(batch + 1), (groups + batches - 1 - batch) / batches});
    }

    std::vector<Figure> bodyFigures(const Problem& problem, int variable) const override
    {
        const Variable& body = problem.variables[std::size_t(variable)];
        if (!has(body, group))
            return {};
        const auto cells = columnsOf(*problem.list, body.line, body.options);
        std::vector<Figure> figures{{"breaks_at", autobreak(cells[quality], body.stands)},
            {"hits_per_three", hitsPer(3, cells[type], body.stands)},
            {"hits_per_two", hitsPer(2, cells[type], body.stands)}};
        if (has(body, skirmisher))
            figures.push_back({"skirmishers", 1, 1, true});
        if (has(body, shock))
            figures.push_back({"shock_troops", 1, 1, true});
        if (has(body, missileFoot))
            figures.push_back({"missile_foot", 1, 1, true});
        if (has(body, evades))
            figures.push_back({"may_evade", 1, 1, true});
        return figures;
    }

    Aim aim(const Problem& problem, std::string_view id) const override
    {
        if (id == "battle_groups")
            return additive("battle_groups", problem, [](const Variable& v) { return has(v, group) ? 1 : 0; });
        if (id == "bases")
            return additive("bases", problem, [](const Variable& v) { return has(v, group) ? v.stands : 0; });
        return TableSystem::aim(problem, id);
    }

private:
    fogCosts::Table table;
};

} // namespace

const System& fog()
{
    static const Fog system;
    return system;
}

} // namespace strategikon
