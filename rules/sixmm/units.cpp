#include "rules/sixmm/units.h"

#include "model/text/contains.h"
#include "rules/figure.h"

#include <algorithm>

namespace strategikon::sixmmTables {

Finding Units::fault(std::string code, const Line& line, Arguments args) const
{
    Finding finding;
    finding.constraint = code;
    finding.rule = system.ruleOf(code);
    finding.code = std::move(code);
    finding.entry = line.id;
    finding.args = std::move(args);
    finding.args.insert(finding.args.begin(), {"entry", DataText{line.name}});
    return finding;
}

std::vector<Finding> Units::faults(const ArmyList& list, const Variable& unit) const
{
    const Designer& designer = tables.designer;
    const Line& line = list.lines[std::size_t(unit.line)];
    const Node row = rowOf(list, unit, columns);
    std::vector<Finding> findings;
    for (const Quality& quality : designer.qualities())
        if (quality.needed && !row.find(quality.id)) {
            findings.push_back(fault("not-decided", line, {{"column", TermId{"columns", quality.id}}}));
            findings.back().rule = quality.source;
        }
    std::vector<std::pair<std::string, std::string>> unknown;
    const Values values = designer.valuesOf(row, &unknown);
    for (const auto& [column, value] : unknown)
        findings.push_back(
            fault("unknown-value", line, {{"column", TermId{"columns", column}}, {"value", figureOr(value, value)}}));
    if (const auto twice = designer.twiceIn(row))
        findings.push_back(fault(
            "part-twice", line, {{"modifier", DataText{twice->first->name}}, {"twin", DataText{twice->second->name}}}));
    for (const auto& [column, sum] : designer.sumsOf(row))
        if (row.textOr(column) != std::to_string(sum))
            findings.push_back(fault("parts-sum", line, {{"armour", row.integerOr(column, 0)}, {"sum", sum}}));
    for (const CombinationRule* rule : designer.rules().broken(values)) {
        findings.push_back(fault(rule->id, line, {}));
        findings.back().args = designer.sentence(*rule, line.name, row).args;
        findings.back().rule = rule->source;
    }
    return findings;
}

std::vector<std::pair<std::string, Message>> Units::misfits(const ArmyList& list, int line) const
{
    std::vector<Variable> bodies{{line, {}, -1, 0, list.lines[std::size_t(line)].stands}};
    for (std::size_t o = 0; o < list.options.size(); ++o)
        if (const Option& option = list.options[o]; option.resizes && contains(option.hosts, line))
            bodies.push_back({line, {int(o)}, -1, 0, option.stands});
    std::vector<std::pair<std::string, Message>> misfits;
    for (const Variable& body : bodies)
        for (const Finding& found : faults(list, body)) {
            const bool told =
                std::ranges::any_of(misfits, [&](const auto& other) { return other.second.code == found.code; });
            if (told)
                continue;
            Message why{found.code, found.args};
            why.args.emplace_back("source", system.cite(found.rule)); // a fault of a list stands alone
            misfits.emplace_back(columnOf(found), std::move(why));
        }
    return misfits;
}

// The column of a row that a finding is about: the one that the rule wants otherwise.
std::string Units::columnOf(const Finding& finding) const
{
    if (finding.code == "parts-sum" || finding.code == "part-twice")
        return finding.code == "parts-sum" ? "armour" : "worn";
    const CombinationRule* rule = tables.designer.rules().rule(finding.code);
    for (const auto& [name, text] : finding.args)
        if (name == "column" && !rule)
            return english(text);
    if (!rule)
        return {};
    return !rule->needs.empty()   ? rule->needs.front().column
        : !rule->excludes.empty() ? rule->excludes.front().column
                                  : std::string();
}

void addMend(const ArmyList& list, const Variable& from, int count, const Variable* to, std::vector<Change>& mend)
{
    Change change;
    change.action = Change::Do::remove;
    change.entry = list.lines[std::size_t(from.line)].id;
    change.count = count;
    const auto lacks = [](const Variable& variable, int option) { return !contains(variable.options, option); };
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

} // namespace strategikon::sixmmTables
