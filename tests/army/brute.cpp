#include "tests/army/brute.h"

#include <algorithm>
#include <functional>

namespace armytest {

namespace {

struct BodyType {
    Choice row;
    int price = 0;
};

// Bodies of one line with every set of options that binding accepts.
std::vector<BodyType> bodyTypes(const Problem& problem)
{
    const ArmyList& list = *problem.list;
    std::vector<BodyType> types;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        std::vector<int> options;
        for (std::size_t o = 0; o < list.options.size(); ++o)
            if (std::ranges::count(list.options[o].hosts, int(l)))
                options.push_back(int(o));
        for (unsigned set = 0; set < 1u << options.size(); ++set) {
            BodyType type{{}, list.lines[l].price};
            type.row.entry = list.lines[l].id;
            for (std::size_t i = 0; i < options.size(); ++i)
                if (set >> i & 1) {
                    type.row.options.push_back({list.options[options[i]].id, 0});
                    type.price += list.options[options[i]].price;
                }
            Army army = emptyArmy(list, problem.points);
            army.choices = {type.row};
            if (bind(problem, army).misfits.empty())
                types.push_back(std::move(type));
        }
    }
    return types;
}

class Trial {
public:
    Trial(const Problem& problem, long most)
        : problem(problem), types(bodyTypes(problem)), most(most), army(emptyArmy(*problem.list, problem.points))
    {
    }

    std::optional<std::vector<TriedArmy>> run()
    {
        tryFrom(0, problem.budget);
        if (tried > most)
            return {};
        return std::move(legal);
    }

private:
    void tryFrom(std::size_t type, int left)
    {
        if (tried > most)
            return;
        if (type == types.size()) {
            ++tried;
            judge();
            return;
        }
        tryFrom(type + 1, left);
        army.choices.push_back(types[type].row);
        const Line& line = problem.list->lines[std::size_t(problem.list->line(types[type].row.entry))];
        const int room = line.bounds.most == unlimited
            ? unlimited
            : line.bounds.most * (line.bounds.per == Per::army ? 1 : problem.thousands);
        const std::size_t row = army.choices.size() - 1;
        for (int n = 1; n * types[type].price <= left && n <= room; ++n) {
            army.choices[row].count = n;
            tryFrom(type + 1, left - n * types[type].price);
        }
        army.choices.pop_back();
    }

    void judge()
    {
        Bound bound = bind(problem, army);
        if (check(problem, bound).empty())
            legal.push_back({army, std::move(bound.counts), bound.points});
    }

    const Problem& problem;
    std::vector<BodyType> types;
    long most, tried = 0;
    Army army;
    std::vector<TriedArmy> legal;
};

int bodiesOf(const Problem& problem, int line, const Counts& counts)
{
    int n = 0;
    for (std::size_t v = 0; v < counts.size(); ++v)
        n += problem.variables[v].line == line ? counts[v] : 0;
    return n;
}

int carrying(const Problem& problem, int line, int option, const Counts& counts)
{
    int n = 0;
    for (std::size_t v = 0; v < counts.size(); ++v) {
        const auto& options = problem.variables[v].options;
        n += problem.variables[v].line == line && std::ranges::count(options, option) ? counts[v] : 0;
    }
    return n;
}

int cell(const System& system, const Row& row, std::string_view column)
{
    const auto& columns = system.format().columns;
    const auto at = std::ranges::find(columns, column) - columns.begin();
    return std::atoi(row.printed[std::size_t(at)].c_str());
}

long long attacks(const System& system, const Problem& problem, const TriedArmy& tried)
{
    long long worth = 0;
    for (const Choice& row : tried.army.choices) {
        const Line& line = problem.list->lines[std::size_t(problem.list->line(row.entry))];
        if (line.leader)
            continue;
        int attack = cell(system, line, "attack");
        for (const ChosenOption& chosen : row.options)
            if (const Option& option = problem.list->options[std::size_t(problem.list->option(chosen.name))];
                option.kind == "guard")
                attack = cell(system, option, "attack");
        worth += attack * line.stands * row.count;
    }
    return worth;
}

long long balance(const Problem& problem, const TriedArmy& tried)
{
    long long worth = 0;
    for (std::size_t l = 0; l < problem.list->lines.size(); ++l) {
        const Line& line = problem.list->lines[l];
        for (int i = 1; i <= bodiesOf(problem, int(l), tried.counts); ++i)
            worth += line.price * 1000 / (line.leader ? 2 * i * i : i);
    }
    return worth;
}

// Largest flow from sorts of stands to the rows that need them.
int served(std::vector<int> need, std::vector<int> have, const std::vector<std::vector<int>>& lines)
{
    std::vector<std::vector<int>> given(have.size(), std::vector<int>(need.size(), 0));
    int flow = 0;
    std::vector<bool> seen;
    // Finds one more stand for the row, moving others where that helps.
    std::function<bool(int)> augment = [&](int line) {
        for (std::size_t s = 0; s < have.size(); ++s) {
            if (seen[s] || !std::ranges::count(lines[s], line))
                continue;
            seen[s] = true;
            if (have[s] > 0) {
                --have[s];
                ++given[s][std::size_t(line)];
                return true;
            }
            for (std::size_t other = 0; other < need.size(); ++other)
                if (given[s][other] > 0 && int(other) != line && augment(int(other))) {
                    --given[s][other];
                    ++given[s][std::size_t(line)];
                    return true;
                }
        }
        return false;
    };
    for (std::size_t line = 0; line < need.size(); ++line)
        for (int i = 0; i < need[line]; ++i) {
            seen.assign(have.size(), false);
            flow += augment(int(line));
        }
    return flow;
}

} // namespace

std::optional<std::vector<TriedArmy>> allLegal(const Problem& problem, long most) { return Trial(problem, most).run(); }

long long worthBy(const System& system, const Problem& problem, const TriedArmy& tried, std::string_view aim,
    const std::vector<std::string>& split)
{
    if (aim == "points")
        return tried.points;
    if (aim == "attacks")
        return attacks(system, problem, tried);
    if (aim == "balanced")
        return balance(problem, tried);
    Army army = tried.army;
    army.split = split;
    Verdict verdict;
    system.judge(problem, bind(problem, army), army, verdict);
    return verdict.figure(aim == "withdrawal" ? "withdraws_at" : aim);
}

std::pair<int, int> changesBetween(const Problem& problem, const Counts& from, const Counts& to)
{
    int changes = 0, points = 0;
    const ArmyList& list = *problem.list;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        const int bodies = std::abs(bodiesOf(problem, int(l), to) - bodiesOf(problem, int(l), from));
        changes += bodies * std::max(1, list.lines[l].stands);
        points += bodies * list.lines[l].price;
        for (std::size_t o = 0; o < list.options.size(); ++o) {
            const int options =
                std::abs(carrying(problem, int(l), int(o), to) - carrying(problem, int(l), int(o), from));
            changes += options;
            points += options * std::abs(list.options[o].price);
        }
    }
    for (std::size_t v = 0; v < from.size(); ++v)
        if (problem.variables[v].line < 0)
            points += std::abs(to[v] - from[v]) * problem.variables[v].price;
    return {changes, points};
}

bool contains(const Problem& problem, const Counts& whole, const Counts& part)
{
    // One kept body after the other is given to a body with its options and none that makes it another or cheaper:
    // bipartite matching.
    std::vector<int> kept, bodies;
    for (std::size_t v = 0; v < whole.size(); ++v)
        if (problem.variables[v].line >= 0) {
            kept.insert(kept.end(), std::size_t(part[v]), int(v));
            bodies.insert(bodies.end(), std::size_t(whole[v]), int(v));
        }
    std::vector<int> owner(bodies.size(), -1);
    std::vector<bool> seen;
    std::function<bool(int)> place = [&](int k) {
        const Variable& need = problem.variables[std::size_t(kept[std::size_t(k)])];
        for (std::size_t b = 0; b < bodies.size(); ++b) {
            const Variable& have = problem.variables[std::size_t(bodies[b])];
            const auto kept = [&](int o) {
                const Option& option = problem.list->options[std::size_t(o)];
                return std::ranges::count(need.options, o) > 0
                    || (!option.replaces && !option.adjusts && option.price >= 0);
            };
            const bool fits = have.line == need.line
                && std::includes(have.options.begin(), have.options.end(), need.options.begin(), need.options.end())
                && std::ranges::all_of(have.options, kept);
            if (!fits || seen[b])
                continue;
            seen[b] = true;
            if (owner[b] < 0 || place(owner[b])) {
                owner[b] = k;
                return true;
            }
        }
        return false;
    };
    for (std::size_t k = 0; k < kept.size(); ++k) {
        seen.assign(bodies.size(), false);
        if (!place(int(k)))
            return false;
    }
    return true;
}

int missingStands(const Problem& problem, const Counts& counts, const std::vector<OwnedStands>& owned)
{
    const ArmyList& list = *problem.list;
    std::vector<int> have;
    std::vector<std::vector<int>> lines;
    bool leadersKept = false;
    for (const OwnedStands& sort : owned) {
        have.push_back(sort.stands);
        lines.emplace_back();
        for (const std::string& name : sort.serves)
            for (std::size_t l = 0; l < list.lines.size(); ++l)
                if (name == list.system + "/" + list.id + "#" + list.lines[l].id
                    || name == list.system + "/*#" + list.lines[l].id) {
                    lines.back().push_back(int(l));
                    leadersKept = leadersKept || list.lines[l].leader;
                }
    }
    std::vector<int> need(list.lines.size(), 0);
    int wanted = 0;
    for (std::size_t v = 0; v < counts.size(); ++v) {
        const Variable& variable = problem.variables[v];
        if (variable.line < 0 || (list.lines[std::size_t(variable.line)].leader && !leadersKept))
            continue;
        need[std::size_t(variable.line)] += counts[v] * variable.stands;
        wanted += counts[v] * variable.stands;
    }
    return wanted - served(need, have, lines);
}

} // namespace armytest
