#include "rules/dbm/double_bases.h"

#include "model/text/contains.h"
#include "rules/dbm/prices.h"

#include <algorithm>
#include <map>
#include <set>

namespace strategikon::dbmRules {

namespace {

using Ranks = std::set<int>; // variables

// "Archers behind (Bw(O))": a row may have several kinds, not all of which are meant.
class Kinds {
public:
    void add(int line, const std::string& kind)
    {
        auto& its = kinds[line];
        if (!contains(its, kind))
            its.push_back(kind);
    }

    Several names(const ArmyList& list) const
    {
        Several names;
        for (const auto& [row, its] : kinds)
            names.values.push_back(inBrackets(DataText{list.lines[std::size_t(row)].name}, severalOf(its)));
        return names;
    }

private:
    std::map<int, std::vector<std::string>> kinds; // by line
};

class Pairing {
public:
    Pairing(const Problem& problem, const ArmyTable& table) : problem(problem), list(*problem.list), table(table)
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (any(problem.variables[v], rearRank | frontRank))
                elements.emplace(int(v), elementOf(list, problem.variables[v].line, problem.variables[v].options));
        leaveToTheList();
    }

    std::vector<Constraint> run(const Source& rule) const
    {
        std::vector<Constraint> limits;
        const auto behind = rears();
        for (const Ranks& fronts : closures(behind)) {
            Ranks bound;
            for (const auto& [theirs, rear] : behind)
                if (theirs.empty() == fronts.empty() // who supports nobody is bound by that alone
                    && std::includes(fronts.begin(), fronts.end(), theirs.begin(), theirs.end()))
                    bound.insert(rear.begin(), rear.end());
            limits.push_back(limit(bound, fronts, rule));
        }
        return limits;
    }

private:
    const Line& line(int v) const { return list.lines[std::size_t(problem.variables[std::size_t(v)].line)]; }
    bool pairs(int rear, int front) const
    {
        return line(rear).ally == line(front).ally && table.standsBehind(elements.at(rear), &elements.at(front));
    }

    // Limits of the list that pair two rows, each of which can stand on one base with the other.
    void leaveToTheList()
    {
        for (const Constraint& constraint : problem.constraints) {
            if (!constraint.perBlock || !constraint.share)
                continue;
            const auto& [rear, front] = std::pair(constraint.share->counted, constraint.share->of);
            const auto fits = [&, front = front](const Term& one) {
                return std::ranges::all_of(front, [&](const Term& other) {
                    return elements.contains(one.variable) && elements.contains(other.variable)
                        && pairs(one.variable, other.variable);
                });
            };
            if (!std::ranges::all_of(rear, fits))
                continue;
            for (const auto& terms : {rear, front})
                for (const Term& term : terms)
                    left.insert(term.variable);
        }
    }

    // Those with the same fronts go together.
    std::map<Ranks, Ranks> rears() const
    {
        std::map<Ranks, Ranks> behind;
        for (const auto& [rear, element] : elements) {
            if (!any(problem.variables[std::size_t(rear)], rearRank) || left.contains(rear))
                continue;
            Ranks fronts;
            for (const auto& [front, other] : elements)
                if (any(problem.variables[std::size_t(front)], frontRank) && !left.contains(front)
                    && pairs(rear, front))
                    fronts.insert(front);
            behind[fronts].insert(rear);
        }
        return behind;
    }

    // By Hall's theorem each finds a front of his where that holds for these: the fronts of a group, and of groups
    // that have some in common.
    static std::vector<Ranks> closures(const std::map<Ranks, Ranks>& behind)
    {
        constexpr std::size_t many = 200; // far beyond what the rules let stand behind whom
        std::vector<Ranks> all;
        for (const auto& [fronts, rear] : behind)
            all.push_back(fronts);
        for (std::size_t a = 1; a < all.size() && all.size() < many; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                Ranks both = all[a], shared;
                std::set_intersection(
                    all[a].begin(), all[a].end(), all[b].begin(), all[b].end(), std::inserter(shared, shared.end()));
                both.insert(all[b].begin(), all[b].end());
                if (!shared.empty() && !contains(all, both))
                    all.push_back(both);
            }
        return all;
    }

    Constraint limit(const Ranks& rear, const Ranks& fronts, const Source& rule) const
    {
        LimitShare share;
        for (int v : rear)
            share.counted.push_back({v, 1});
        for (int v : fronts)
            share.of.push_back({v, 1});
        Constraint constraint;
        constraint.id = constraint.code = constraint.subject = doubleBases;
        constraint.name = namesOf(rear);
        constraint.more = {{"of", fronts.empty() ? table.frontsFor(elements.at(*rear.begin())) : namesOf(fronts)}};
        constraint.source = rule;
        constraint.terms = share.counted;
        for (const Term& term : share.of)
            constraint.terms.push_back({term.variable, -1});
        constraint.most = 0;
        constraint.perBlock = true;
        constraint.share = std::move(share);
        return constraint;
    }

    Several namesOf(const Ranks& variables) const
    {
        Kinds kinds;
        for (int v : variables)
            kinds.add(problem.variables[std::size_t(v)].line, elements.at(v).kind());
        return kinds.names(list);
    }

    const Problem& problem;
    const ArmyList& list;
    const ArmyTable& table;
    std::map<int, Element> elements;
    Ranks left;
};

// Upgrades that all bodies of a row were given, those that they cannot carry among them.
std::vector<int> written(const ArmyList& list, int line, const Choice& choice)
{
    std::vector<int> options;
    for (const ChosenOption& chosen : choice.options)
        if (const int o = list.optionNamed(chosen.name, line); o >= 0
            && (chosen.count == 0 || chosen.count >= choice.count) && !contains(options, o)
            && contains(list.options[std::size_t(o)].hosts, line))
            options.push_back(o);
    std::ranges::sort(options);
    return options;
}

// Bodies whose upgrades do not go together count as others than they were written.
bool isAsWritten(const Problem& problem, const BoundBody& body, const std::vector<int>& options)
{
    return options.size() <= problem.variables[std::size_t(body.variable)].options.size();
}

bool isCounted(const std::vector<Term>& terms, const BoundBody& body)
{
    return std::ranges::any_of(terms, [&](const Term& term) { return term.variable == body.variable; });
}

void putArg(Finding& finding, const char* name, const Value& value)
{
    for (auto& [key, known] : finding.args)
        if (key == name)
            known = value;
}

} // namespace

void nameAsWritten(
    Finding& finding, const Problem& problem, const ArmyTable& table, const Bound& bound, const Army& army)
{
    const ArmyList& list = *problem.list;
    const auto limit = std::ranges::find_if(problem.constraints,
        [&](const Constraint& one) { return one.id == doubleBases && one.share && !holds(one, bound.counts); });
    if (limit == problem.constraints.end())
        return;
    Kinds rears, fronts;
    bool nobody = true; // stands before any of them, whoever it were
    for (const BoundBody& body : bound.bodies) {
        const int line = problem.variables[std::size_t(body.variable)].line;
        const auto options = written(list, line, army.choices[std::size_t(body.choice)]);
        const bool fits = isAsWritten(problem, body, options);
        const Element element =
            elementOf(list, line, fits ? problem.variables[std::size_t(body.variable)].options : options);
        if (isCounted(limit->share->counted, body)) {
            rears.add(line, element.kind());
            nobody = nobody && !fits && !table.standsBehind(element, nullptr);
        } else if (fits && isCounted(limit->share->of, body)) {
            fronts.add(line, element.kind());
        }
    }
    putArg(finding, "entry", rears.names(list));
    if (const Several names = fronts.names(list); !names.values.empty())
        putArg(finding, "of", names);
    if (nobody)
        finding.args.emplace_back("side", "nobody");
}

std::vector<Constraint> doubleBaseLimits(const Problem& problem, const ArmyTable& table, const Source& rule)
{
    return Pairing(problem, table).run(rule);
}

} // namespace strategikon::dbmRules
