#include "rules/sixmm/sixmm.h"

#include "rules/sixmm/messages.h"
#include "rules/sixmm/moves.h"
#include "rules/sixmm/rows.h"
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
        formatRead.misfits = ofEachRow([this](const ArmyList& list, int line) { return misfits(list, line); });
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
        return problem;
    }

    void judge(const Problem& problem, const Bound& bound, const Army&, Verdict& verdict) const override
    {
        judgeUnits(problem, bound, verdict.findings);
        count(problem, bound, verdict);
    }

    // Another size or other upgrades where the row has some with which there is such a unit; otherwise the row is
    // mended in the list, and the army does without it.
    void addMends(const Problem& problem, const Bound& bound, const Army&, Verdict& verdict) const override
    {
        for (Finding& finding : verdict.findings) {
            const int line = problem.list->line(finding.entry);
            if (!finding.mend.empty() || line < 0 || finding.constraint != finding.code)
                continue;
            const auto& forms = problem.forms[std::size_t(line)];
            const auto isSound = [&](int v) {
                return faultsOf(*problem.list, problem.variables[std::size_t(v)]).empty();
            };
            const auto sound = std::find_if(forms.begin(), forms.end(), isSound);
            for (int v : forms)
                if (const int count = bound.counts[std::size_t(v)]; count > 0 && !isSound(v))
                    addMend(*problem.list, problem.variables[std::size_t(v)], count,
                        sound == forms.end() ? nullptr : &problem.variables[std::size_t(*sound)], finding.mend);
        }
    }

    // The line that was broken, where a rule stands in several.
    Source ruleBehind(const Finding& finding) const override
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

    // To the nearest sound form, upgrade by upgrade; without one the units go.
    static void addMend(
        const ArmyList& list, const Variable& from, int count, const Variable* to, std::vector<Change>& mend)
    {
        Change change;
        change.action = Change::Do::remove;
        change.entry = list.lines[std::size_t(from.line)].id;
        change.count = count;
        const auto lacks = [](const Variable& variable, int option) {
            return std::find(variable.options.begin(), variable.options.end(), option) == variable.options.end();
        };
        if (!to)
            return mend.push_back(change);
        for (int option : from.options)
            if (lacks(*to, option)) {
                change.option = list.options[std::size_t(option)].id;
                mend.push_back(change);
            }
        change.action = Change::Do::add;
        for (int option : to->options)
            if (lacks(from, option)) {
                change.option = list.options[std::size_t(option)].id;
                mend.push_back(change);
            }
    }

    // What of a row no unit can be, in any of its sizes.
    std::vector<std::pair<std::string, Message>> misfits(const ArmyList& list, int line) const
    {
        std::vector<Variable> bodies{{line, {}, -1, 0, list.lines[std::size_t(line)].stands}};
        for (std::size_t o = 0; o < list.options.size(); ++o)
            if (const Option& option = list.options[o];
                option.resizes && std::find(option.hosts.begin(), option.hosts.end(), line) != option.hosts.end())
                bodies.push_back({line, {int(o)}, -1, 0, option.stands});
        std::vector<std::pair<std::string, Message>> faults;
        if (list.lines[std::size_t(line)].leader || isArm(list, line, tables().wagonArm))
            return faults;
        for (const Variable& body : bodies)
            for (const Finding& found : faultsOf(list, body))
                if (std::none_of(faults.begin(), faults.end(),
                        [&](const auto& other) { return other.second.code == found.code; }))
                    faults.emplace_back(columnOf(found), Message{found.code, found.args});
        return faults;
    }

    // The column of a row that a finding is about: the one that the rule wants otherwise.
    std::string columnOf(const Finding& finding) const
    {
        for (const auto& [name, text] : finding.args)
            if (name == "column" && (finding.code == "unknown-value" || finding.code == "not-decided"))
                return text;
        const CombinationRule* rule = tables().designer.rules().rule(finding.code);
        if (!rule)
            return {};
        return !rule->needs.empty()   ? rule->needs.front().column
            : !rule->excludes.empty() ? rule->excludes.front().column
                                      : std::string();
    }

    Constraint common(std::string id, std::string code, const std::string& subject) const
    {
        Constraint constraint;
        constraint.id = std::move(id);
        constraint.subject = constraint.name = subject;
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
        constraint.more = {{"points", std::to_string(problem.points)}};
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

    bool isUnit(const Problem& problem, const Variable& variable) const
    {
        return variable.line >= 0 && !problem.list->lines[std::size_t(variable.line)].leader
            && !isArm(problem, variable.line, tables().wagonArm);
    }

    void judgeUnits(const Problem& problem, const Bound& bound, std::vector<Finding>& findings) const
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (bound.counts[v] > 0 && isUnit(problem, problem.variables[v]))
                for (Finding& found : faultsOf(*problem.list, problem.variables[v])) {
                    const bool told = std::any_of(findings.begin(), findings.end(),
                        [&](const Finding& other) { return other.code == found.code && other.entry == found.entry; });
                    if (!told)
                        findings.push_back(std::move(found));
                }
    }

    std::vector<Finding> faultsOf(const ArmyList& list, const Variable& variable) const
    {
        const Designer& designer = tables().designer;
        const Line& line = list.lines[std::size_t(variable.line)];
        const Node row = sixmmTables::rowOf(list, variable, formatRead.columns);
        std::vector<Finding> findings;
        for (const Quality& quality : designer.qualities())
            if (quality.needed && !row.find(quality.id)) {
                findings.push_back(finding("not-decided", line.id, {{"entry", line.name}, {"column", quality.id}}));
                findings.back().rule = quality.source;
            }
        std::vector<std::pair<std::string, std::string>> unknown;
        const Values values = designer.valuesOf(row, &unknown);
        for (const auto& [column, value] : unknown)
            findings.push_back(
                finding("unknown-value", line.id, {{"entry", line.name}, {"column", column}, {"value", value}}));
        for (const CombinationRule* rule : designer.rules().broken(values)) {
            findings.push_back(finding(rule->id, line.id, designer.sentence(*rule, line.name, row).args));
            findings.back().rule = rule->source;
        }
        return findings;
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
