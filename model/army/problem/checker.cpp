#include "checker.h"

#include "model/text/contains.h"
#include "model/text/digest.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

// The figures of a share: what was chosen, and the bound that its base gives here.
Arguments figuresOf(const LimitShare& share, const Constraint& constraint, const Counts& counts)
{
    const auto count = [&](const std::vector<Term>& terms) {
        std::int64_t value = 0;
        for (const Term& term : terms)
            value += std::int64_t(term.weight) * counts[std::size_t(term.variable)];
        return value;
    };
    const bool isLeast = constraint.least != -unlimited;
    const std::int64_t parts = count(share.of) * share.numerator + std::int64_t(share.number) * share.denominator;
    const std::int64_t bound = (isLeast ? parts + share.denominator - 1 : parts) / share.denominator;
    const auto figure = [&](std::int64_t minor) { return Number{minor, constraint.parts}; };
    return {{"count", figure(count(share.counted))}, {"base", figure(count(share.of))},
        {isLeast ? "least" : "most", figure(bound)},
        {"share", std::to_string(share.numerator) + "/" + std::to_string(share.denominator)}};
}

// Names of the rows of which bodies are there.
Several presentNames(const Problem& problem, const std::vector<int>& variables, const Counts& counts)
{
    std::vector<std::string> names;
    for (int v : variables) {
        const int line = problem.variables[std::size_t(v)].line;
        if (counts[std::size_t(v)] > 0 && line >= 0 && !contains(names, problem.list->lines[std::size_t(line)].name))
            names.push_back(problem.list->lines[std::size_t(line)].name);
    }
    return severalOf(names);
}

// The two sides that exclude one another.
Arguments sidesOf(const Problem& problem, const Constraint& constraint, const Counts& counts)
{
    std::vector<int> second;
    for (const Term& term : constraint.terms)
        second.push_back(term.variable);
    return {{"entry", presentNames(problem, constraint.when.front(), counts)},
        {"other-entry", presentNames(problem, second, counts)}};
}

Finding broken(const Problem& problem, const Constraint& constraint, const Counts& counts)
{
    Finding finding;
    finding.code = constraint.code;
    finding.entry = constraint.subject;
    finding.constraint = constraint.id;
    finding.rule = constraint.source;
    finding.args = argsOf(problem, constraint, counts);
    return finding;
}

// What the tie's line must take first.
Several firstOptions(const ArmyList& list, const Constraint& constraint)
{
    Several names;
    for (const Tie& tie : list.ties)
        for (int option : tie.options)
            if (constraint.id == "tie." + tie.id)
                names.values.emplace_back(DataText{list.options[option].name});
    return names;
}

Finding overLimit(int points, int limit, int parts, const Source& source)
{
    Finding finding;
    finding.code = "over-limit";
    finding.constraint = "total";
    finding.rule = source;
    finding.args = {
        {"points", Number{points, parts}}, {"limit", Number{limit, parts}}, {"over", Number{points - limit, parts}}};
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
                name += " " + english(value);
            else if (key == "count")
                count = long(wholeNumber(value).value_or(0));
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

Arguments argsOf(const Problem& problem, const Constraint& constraint, const Counts& counts)
{
    if (constraint.name.isNothing() && !constraint.when.empty())
        return sidesOf(problem, constraint, counts);
    Arguments args{{"entry", constraint.name}};
    const auto figure = [&](std::int64_t minor) { return Number{minor, constraint.parts}; };
    const auto add = [&](const Arguments& more) { args.insert(args.end(), more.begin(), more.end()); };
    if (constraint.share) {
        add(figuresOf(*constraint.share, constraint, counts));
    } else {
        add({{"count", figure(sum(constraint, counts))}});
        if (constraint.least != -unlimited)
            add({{"least", figure(constraint.least)}});
        if (constraint.most != unlimited)
            add({{"most", figure(constraint.most)}});
    }
    add(constraint.more);
    return args;
}

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
        findings.push_back(broken(problem, constraint, bound.counts));
        if (constraint.code == "needs-first")
            findings.back().args.emplace_back("upgrade", firstOptions(*problem.list, constraint));
    }
    if (bound.points > problem.budget)
        findings.push_back(overLimit(bound.points, problem.budget, problem.parts, problem.list->source));
    return findings;
}

std::string sentenceOf(const Finding& finding)
{
    for (const auto& [name, value] : finding.args) {
        std::string code = finding.code + "-" + (name == "side" ? english(value) : name);
        if ((name == "near" || name == "side") && templateOf(code) != nullptr)
            return code;
    }
    return finding.code;
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
    std::ranges::sort(lines);
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
