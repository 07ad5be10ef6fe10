#include "model/army/checker.h"

#include "model/text/digest.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

Finding broken(const Constraint& constraint, const Counts& counts)
{
    Finding finding;
    finding.code = constraint.code;
    finding.entry = constraint.subject;
    finding.constraint = constraint.id;
    finding.rule = constraint.source;
    const auto figure = [&](std::int64_t minor) { return pointsText(int(minor), constraint.parts); };
    finding.args = {{"entry", constraint.name}, {"count", figure(sum(constraint, counts))}};
    if (constraint.least != -unlimited)
        finding.args.emplace_back("least", figure(constraint.least));
    if (constraint.most != unlimited)
        finding.args.emplace_back("most", figure(constraint.most));
    finding.args.insert(finding.args.end(), constraint.more.begin(), constraint.more.end());
    return finding;
}

// What the tie's line must take first.
std::string firstOptions(const ArmyList& list, const Constraint& constraint)
{
    std::string names;
    for (const Tie& tie : list.ties)
        for (int option : tie.options)
            if (constraint.id == "tie." + tie.id)
                names += (names.empty() ? "" : ", ") + list.options[option].name;
    return names;
}

Finding overLimit(int points, int limit, int parts, const Source& source)
{
    Finding finding;
    finding.code = "over-limit";
    finding.constraint = "total";
    finding.rule = source;
    finding.args = {{"points", pointsText(points, parts)}, {"limit", pointsText(limit, parts)},
        {"over", pointsText(points - limit, parts)}};
    return finding;
}

// What could not be bound, and how much of it.
std::map<std::string, long> misfits(const Bound& bound)
{
    std::map<std::string, long> result;
    for (const Finding& misfit : bound.misfits) {
        std::string name = misfit.code + " " + misfit.entry;
        long count = 1;
        for (const auto& [key, value] : misfit.args)
            if (key == "upgrade-id" || key == "entry-id")
                name += " " + value;
            else if (key == "count")
                count = std::stol(value);
        result[name] += count;
    }
    return result;
}

std::string bodyName(const ArmyList& list, const Variable& variable)
{
    std::string name = list.lines[variable.line].id;
    for (int o : variable.options)
        name += "+" + list.options[o].id;
    return name;
}

} // namespace

std::vector<Finding> check(const Problem& problem, const Bound& bound)
{
    std::vector<Finding> findings = bound.misfits;
    for (const Constraint& constraint : problem.constraints) {
        if (constraint.internal || holds(constraint, bound.counts))
            continue;
        // A tie has several constraints and is one fault to the player.
        const bool told = !findings.empty() && findings.back().constraint == constraint.id;
        if (told)
            continue;
        findings.push_back(broken(constraint, bound.counts));
        if (constraint.code == "needs-first")
            findings.back().args.emplace_back("upgrade", firstOptions(*problem.list, constraint));
    }
    if (bound.points > problem.budget)
        findings.push_back(overLimit(bound.points, problem.budget, problem.parts, problem.list->source));
    return findings;
}

std::string stamp(const Problem& problem, const Bound& bound, const Army& army)
{
    const ArmyList& list = *problem.list;
    std::vector<std::string> lines;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (bound.counts[v] > 0 && problem.variables[v].line >= 0)
            lines.push_back(bodyName(list, problem.variables[v]) + " x" + std::to_string(bound.counts[v]));
    for (const std::string& entry : army.split) {
        const int line = list.lineNamed(entry);
        lines.push_back("split " + (line < 0 ? entry : list.lines[line].id));
    }
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    for (const auto& [misfit, count] : misfits(bound))
        lines.push_back("misfit " + std::to_string(misfit.size()) + ":" + misfit + " x" + std::to_string(count));
    std::string text = list.system + "/" + list.id + "\n" + list.edition + "\n" + std::to_string(problem.points) + "\n";
    if (army.year != 0)
        text += "year " + std::to_string(army.year) + "\n";
    for (const std::string& line : lines)
        text += line + "\n";
    // Letters and digits that are not mistaken for one another when read aloud.
    constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const auto digest = sha256(text);
    std::string result;
    for (int i = 0; i < 12; ++i) {
        if (i > 0 && i % 4 == 0)
            result += '-';
        result += alphabet[digest[i] % alphabet.size()];
    }
    return result;
}

} // namespace strategikon
