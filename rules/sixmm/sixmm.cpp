#include "rules/sixmm/sixmm.h"

#include "model/army/mend/apply.h"
#include "rules/sixmm/commands.h"
#include "rules/sixmm/messages.h"
#include "rules/sixmm/rows.h"
#include "rules/sixmm/units.h"
#include "rules/table_system.h"
#include "rules/tables.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr int thousand = 1000;
constexpr int menOfFigure = 4; // rulebook 7

class SixMm final : public TableSystem {
public:
    SixMm() : TableSystem("sixmm")
    {
        addSixmmMessages();
        formatRead.misfits = ofEachRow([this](const ArmyList& list, int line) {
            return isUnit(list, line) ? units().misfits(list, line) : std::vector<std::pair<std::string, Message>>{};
        });
        formatRead.complete = [this](ArmyList& list) {
            sixmmTables::fillDerived(list, formatRead.columns, tables());
            sixmmTables::addCommonRows(list, formatRead.columns, tables());
        };
    }

    const Designer* designer(std::string_view) const override { return &tables().designer; }

    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override
    {
        Problem problem = TableSystem::problem(list, agreed, without);
        for (Constraint constraint : {oneGeneral(problem), wagons(problem)})
            if (constraint.id != without && !constraint.terms.empty())
                problem.constraints.push_back(std::move(constraint));
        barUnsound(problem);
        return problem;
    }

    void judge(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const override
    {
        judgeUnits(problem, bound, verdict.findings);
        count(problem, bound, verdict);
        if (army.blocks)
            judgeCommands(commandsOf(problem, bound, army), problem.list->priced, verdict);
    }

    Army divided(const Problem& problem, const Army& army) const override
    {
        Army result = army;
        while (army.blocks) { // each step leaves one fault less
            const auto faults = commandsOf(problem, bind(problem, result), result).faults;
            const auto next = std::ranges::find_if(faults, [](const auto& f) { return !f.mend.empty(); });
            if (next == faults.end())
                break;
            result = applied(result, *problem.list, next->mend);
        }
        return result;
    }

    // Another size or other upgrades where the row has some with which there is such a unit; otherwise the row is
    // mended in the list, and the army does without it.
    void addMends(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const override
    {
        const auto faults =
            army.blocks ? commandsOf(problem, bound, army).faults : std::vector<sixmmCommands::Trouble>{};
        for (Finding& finding : verdict.findings) {
            const auto fault = std::ranges::find_if(
                faults, [&](const auto& one) { return one.code == finding.code && one.entry == finding.entry; });
            if (fault != faults.end()) {
                finding.mend = fault->mend;
                continue;
            }
            const int line = problem.list->line(finding.entry);
            if (!finding.mend.empty() || line < 0 || finding.constraint != finding.code)
                continue;
            const auto& forms = problem.forms[std::size_t(line)];
            const auto isSound = [&](int v) {
                return units().faults(*problem.list, problem.variables[std::size_t(v)]).empty();
            };
            const auto sound = std::ranges::find_if(forms, isSound);
            for (int v : forms)
                if (const int count = bound.counts[std::size_t(v)]; count > 0 && !isSound(v))
                    sixmmTables::addMend(*problem.list, problem.variables[std::size_t(v)], count,
                        sound == forms.end() ? nullptr : &problem.variables[std::size_t(*sound)], finding.mend);
        }
    }

    // The line that was broken, where a rule stands in several.
    Source ruleBehind(const Finding& finding, const ArmyList&) const override
    {
        return finding.constraint == finding.code && finding.rule.line > 0 ? finding.rule : ruleOf(finding.code);
    }

    Source ruleOf(std::string_view code) const override
    {
        const CombinationRule* rule = tables().designer.rules().rule(code);
        return rule ? rule->source : TableSystem::ruleOf(code);
    }

private:
    // Read on first use: a window that shows other systems does without them.
    const sixmmTables::Tables& tables() const
    {
        static const sixmmTables::Tables all;
        return all;
    }

    sixmmTables::Units units() const { return {*this, tables(), formatRead.columns}; }

    // What judge() would refuse the solver does not choose.
    void barUnsound(Problem& problem) const
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            if (!isUnit(problem, variable) || units().faults(*problem.list, variable).empty())
                continue;
            Constraint none;
            none.id = "units.sound";
            none.internal = true;
            none.terms = {{int(v), 1}};
            none.most = 0;
            problem.constraints.push_back(std::move(none));
        }
    }

    sixmmCommands::Commands commandsOf(const Problem& problem, const Bound& bound, const Army& army) const
    {
        return sixmmCommands::sorted(blocks(), tables(), formatRead.columns, problem, bound, army);
    }

    void judgeCommands(const sixmmCommands::Commands& commands, bool priced, Verdict& verdict) const
    {
        for (const sixmmCommands::Trouble& fault : commands.faults)
            verdict.findings.push_back(finding(fault.code, fault.entry, fault.args));
        for (const sixmmCommands::Command& command : commands.all) {
            if (!command.used)
                continue;
            BlockFigures told{command.id, {{"units", command.units}, {"figures", command.figures}}};
            if (priced)
                told.figures.push_back({"points", command.points});
            told.figures.push_back({"best_rating", command.rating});
            verdict.blocks.push_back(std::move(told));
        }
    }

    Constraint common(std::string id, std::string code, const std::string& subject) const
    {
        Constraint constraint;
        constraint.id = std::move(id);
        constraint.subject = subject;
        constraint.name = DataText{subject};
        constraint.source = ruleOf(code);
        constraint.code = std::move(code);
        return constraint;
    }

    // One army general in all, of whatever row.
    Constraint oneGeneral(const Problem& problem) const
    {
        Constraint constraint = common("army-general.one", "one-army-general", tables().armyGeneral);
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (const int line = problem.variables[v].line; line >= 0 && isArm(problem, line, tables().armyGeneralArm))
                constraint.terms.push_back({int(v), 1});
        constraint.most = tables().armyGenerals;
        return constraint;
    }

    // One, and one for each full thousand of the agreed size.
    Constraint wagons(const Problem& problem) const
    {
        Constraint constraint = common("supply-wagon.wagons", "wagons", tables().wagon);
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (const int line = problem.variables[v].line; line >= 0 && isArm(problem, line, tables().wagonArm))
                constraint.terms.push_back({int(v), 1});
        constraint.least = constraint.most = wagonsOf(problem);
        constraint.more = {{"points", problem.points}};
        return constraint;
    }

    int wagonsOf(const Problem& problem) const
    {
        return tables().firstWagons + problem.points / thousand * tables().wagonsEachThousand;
    }

    static bool isArm(const ArmyList& list, int line, const std::string& arm)
    {
        return list.lines[std::size_t(line)].printed.front() == arm;
    }
    static bool isArm(const Problem& problem, int line, const std::string& arm)
    {
        return isArm(*problem.list, line, arm);
    }

    bool isUnit(const ArmyList& list, int line) const
    {
        return line >= 0 && !list.lines[std::size_t(line)].leader && !isArm(list, line, tables().wagonArm);
    }
    bool isUnit(const Problem& problem, const Variable& variable) const { return isUnit(*problem.list, variable.line); }

    void judgeUnits(const Problem& problem, const Bound& bound, std::vector<Finding>& findings) const
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (bound.counts[v] > 0 && isUnit(problem, problem.variables[v]))
                for (Finding& found : units().faults(*problem.list, problem.variables[v])) {
                    const bool told = std::ranges::any_of(findings,
                        [&](const Finding& other) { return other.code == found.code && other.entry == found.entry; });
                    if (!told)
                        findings.push_back(std::move(found));
                }
    }

    void count(const Problem& problem, const Bound& bound, Verdict& verdict) const
    {
        int units = 0, figures = 0, generals = 0, rating = 0, wagons = 0;
        std::map<std::string, int> groups;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            const int n = bound.counts[v];
            if (n == 0 || variable.line < 0)
                continue;
            if (isArm(problem, variable.line, tables().wagonArm))
                wagons += n;
            if (problem.list->lines[std::size_t(variable.line)].leader) {
                generals += n;
                rating = std::max(rating, sixmmTables::ratingOf(*problem.list, variable, formatRead.columns));
            }
            if (!isUnit(problem, variable))
                continue;
            const TroopType* arm = sixmmTables::armOf(*problem.list, variable.line, tables().designer);
            const bool inFigures = arm && sixmmTables::isInFigures(*arm);
            units += n;
            figures += inFigures ? n * variable.stands : 0;
            groups[arm ? arm->group : ""] += n;
        }
        verdict.figures = {{"units", units}, {"figures", figures}, {"men", menOfFigure * figures},
            {"infantry", groups["infantry"]}, {"cavalry", groups["cavalry"]}, {"mounted", groups["mounted"]},
            {"artillery", groups["artillery"]}, {"generals", generals}, {"best_rating", rating}, {"wagons", wagons},
            {"supply_points", wagons * tables().supplyOfWagon}};
    }
};

} // namespace

const System& sixmm()
{
    static const SixMm system;
    return system;
}

} // namespace strategikon
