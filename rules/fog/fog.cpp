#include "rules/fog/fog.h"

#include "rules/fog/always.h"
#include "rules/fog/costs.h"
#include "rules/fog/fielding.h"
#include "rules/fog/groups.h"
#include "rules/fog/messages.h"
#include "rules/table_system.h"
#include "rules/tables.h"

#include <algorithm>
#include <atomic>
#include <memory>

namespace strategikon {

namespace {

using namespace fogGroups;

constexpr int attritionOfLoss = 2; // of a battle group broken or gone, or the camp sacked (rulebook 667, 670)
constexpr int allBatches = 4;      // in which an army is deployed (rulebook 3660)

class Fog final : public TableSystem {
public:
    Fog() : TableSystem("fog")
    {
        addFogMessages();
        readCorrections();
        formatRead.price = [this](const ArmyList& list, int line, const std::vector<int>& options) {
            return fogGroups::price(*table.load(), list, line, options);
        };
        formatRead.priceCell = [this](const ArmyList& list, int line, const std::vector<int>& options) {
            return basePrice(*table.load(), list, line, options);
        };
        formatRead.misfits = ofEachRow(
            [this](const ArmyList& list, int line) { return fogGroups::misfits(*table.load(), *this, list, line); });
        formatRead.complete = [this](ArmyList& list) { fogAlways::complete(list, *this, *table.load()); };
    }

    std::vector<PriceCell> prices() const override
    {
        return fogCosts::priceCells(*table.load(), fogCosts::Table(readTable("fog", "costs")));
    }
    void readCorrections() const override
    {
        table.store(std::make_shared<const fogCosts::Table>(fogCosts::Table::inForce()));
    }

    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override
    {
        Problem problem = TableSystem::problem(list, agreed, without);
        for (Variable& variable : problem.variables)
            if (variable.line >= 0)
                variable.marks = marksOf(list, variable.line, variable.options);
        Constraint constraint = oneGroup(problem);
        if (constraint.id != without && !constraint.terms.empty())
            problem.constraints.push_back(std::move(constraint));
        return problem;
    }

    void judge(const Problem& problem, const Bound& bound, const Army&, Verdict& verdict) const override
    {
        const auto inForce = table.load();
        fogCosts::Doubts doubts;
        int groups = 0, bases = 0, attrition = 0, commanders = 0, scouting = 0, skirmishing = 0, charging = 0,
            chief = 0;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            const int n = bound.counts[v];
            if (n == 0 || variable.line < 0)
                continue;
            const Line& line = problem.list->lines[variable.line];
            if (const auto price = reckoned(*inForce, *problem.list, variable.line, variable.options))
                doubts |= price->doubts;
            commanders += line.leader ? n : 0;
            if (has(variable, inChief))
                chief = std::max(chief, inForce->initiative(line.printed[type]));
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
        tellContingents(problem, bound, verdict);
        verdict.notes = inForce->notesOn(doubts);
        for (int batch = 0; batch < allBatches; ++batch)
            verdict.figures.push_back({"batch_" + std::to_string(batch + 1), groupsOfBatch(batch, groups)});
    }

    // The order of march is that of the rows; its first battle groups are in the first batch (rulebook 3660).
    std::vector<std::pair<int, int>> batches(const Problem& problem, const Bound& bound) const override
    {
        std::vector<int> batchOf; // of each battle group
        const auto isGroup = [&](const BoundBody& body) {
            return has(problem.variables[std::size_t(body.variable)], group);
        };
        int groups = 0;
        for (const BoundBody& body : bound.bodies)
            groups += isGroup(body) ? body.count : 0;
        for (int batch = 0; batch < allBatches; ++batch)
            batchOf.insert(batchOf.end(), std::size_t(groupsOfBatch(batch, groups)), batch + 1);
        std::vector<std::pair<int, int>> places;
        std::size_t next = 0;
        for (const BoundBody& body : bound.bodies) {
            if (!isGroup(body) || body.count == 0) {
                places.emplace_back(0, 0);
                continue;
            }
            const std::size_t last = next + std::size_t(body.count) - 1;
            places.emplace_back(batchOf[next], batchOf[last]);
            next = last + 1;
        }
        return places;
    }

    // What is wrong with a size has rules of its own.
    Source ruleBehind(const Finding& finding, const ArmyList& list) const override
    {
        const auto arg = [&](std::string_view name) { return textOf(finding.args, name); };
        const std::string id = arg("upgrade-id"), written = arg("upgrade");
        if (!id.starts_with("size-") && !written.starts_with("size-"))
            return ruleOf(finding.code);
        if (finding.code == "kind-twice")
            return ruleOf("size-twice");
        const std::string host = arg("entry-id");
        const int line = list.lineNamed(host.empty() ? finding.entry : host);
        if (line >= 0 && inTwos(list.lines[std::size_t(line)].printed[type]))
            return ruleOf("size-pair");
        const std::string size = id.empty() ? written : id;
        const bool odd = (size.back() - '0') % 2 != 0;
        return ruleOf(odd && size != "size-9" ? "size-even" : "size-range");
    }

    std::vector<Figure> bodyFigures(const Problem& problem, int variable) const override
    {
        const Variable& body = problem.variables[std::size_t(variable)];
        const auto cells = columnsOf(*problem.list, body.line, body.options);
        if (problem.list->lines[std::size_t(body.line)].leader)
            return {{"command_range", table.load()->range(cells[type])},
                {cells[role] == "ally" ? "commands_contingent" : "commands_main_army", 1, 1, true}};
        if (cells[type].ends_with(" Camp"))
            return {{"attrition_points", attritionOfLoss}};
        if (!has(body, group))
            return {};
        std::vector<Figure> figures{{"breaks_at", autobreak(cells[quality], body.stands)}};
        addHits(cells[type], body.stands, figures);
        figures.push_back({"attrition_points", has(body, noAttrition) ? 0 : attritionOfLoss});
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

    std::optional<Message> fieldNote(const Problem& problem, const Counts& counts) const override
    {
        if (shapeOf(problem, counts).groups >= fewestGroups)
            return {};
        const auto most = best(problem, {}, "battle_groups", 1);
        if (most.empty() || most.front().worth >= fewestGroups)
            return {};
        return Message{"groups-at-most", {{"groups", most.front().worth}, {"points", problem.points}}};
    }

    std::vector<Solution> fill(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const override
    {
        return aim.empty() ? fielded(problem, wish, muster(problem), k) : TableSystem::fill(problem, wish, aim, k);
    }

private:
    // An army is routed once its attrition points equal its battle groups: one of none is from the start.
    Constraint oneGroup(const Problem& problem) const
    {
        Constraint constraint;
        constraint.id = "battle-groups.one";
        constraint.code = constraint.subject = "no-battle-group";
        constraint.source = ruleOf(constraint.code);
        constraint.least = 1;
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (has(problem.variables[v], group))
                constraint.terms.push_back({int(v), 1});
        return constraint;
    }

    // What an ally's commander commands, of the contingents that are there.
    static void tellContingents(const Problem& problem, const Bound& bound, Verdict& verdict)
    {
        for (const Ally& ally : problem.list->allies) {
            int groups = 0, bases = 0, points = 0;
            for (std::size_t v = 0; v < problem.variables.size(); ++v) {
                const Variable& variable = problem.variables[v];
                const int n = bound.counts[v];
                if (variable.line < 0 || problem.list->lines[std::size_t(variable.line)].ally != ally.id)
                    continue;
                groups += has(variable, group) ? n : 0;
                bases += has(variable, group) ? n * variable.stands : 0;
                points += n * variable.price;
            }
            if (points > 0)
                verdict.blocks.push_back({ally.id, {{"battle_groups", groups}, {"bases", bases}, {"points", points}}});
        }
    }

    // In one rank, and in two where that makes another number.
    static void addHits(std::string_view type, int bases, std::vector<Figure>& figures)
    {
        for (int x : {3, 2})
            figures.push_back({"hits_per_" + std::to_string(x) + "_bases", hitsPer(x, type, bases, 1)});
        for (int x : {3, 2})
            if (const int hits = hitsPer(x, type, bases, 2); hits != hitsPer(x, type, bases, 1))
                figures.push_back({"hits_per_" + std::to_string(x) + "_bases_in_two_ranks", hits});
    }

    // As evenly as can be, the earlier ones the larger.
    static int groupsOfBatch(int batch, int groups) { return (groups + allBatches - 1 - batch) / allBatches; }

    // Another may be laid in its place while an answer is worked out with this one.
    mutable std::atomic<std::shared_ptr<const fogCosts::Table>> table;
};

} // namespace

const System& fog()
{
    static const Fog system;
    return system;
}

} // namespace strategikon
