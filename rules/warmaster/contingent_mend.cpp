// The smallest mend of a contingent finding. Every unit of an entry that stands in one contingent is
// like the next, but for what it carries; so units are looked at one by one in the order in which
// they would leave (apply.h), each goes somewhere or stays with those behind it, and what is kept of
// a way to get there is only what the contingents hold then. Ways to the same holdings are one.
#include "rules/warmaster/contingents.h"

#include "model/army/apply.h"
#include "rules/warmaster/traits.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>

namespace strategikon::warmasterContingents {

namespace {

using namespace warmasterTraits;

constexpr std::size_t mostContingents = 6;
constexpr std::size_t mostWays = 400'000; // looked at for one mend

// Units of an entry that stand in one contingent, in the order in which they leave.
struct Group {
    int line = 0;
    std::string from;
    int at = -1;              // the contingent; -1: none of the known ones
    std::vector<int> leaving; // variables
};

std::vector<Group> groupsOf(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
{
    std::vector<Group> groups;
    std::vector<BoundBody> bodies = bound.bodies; // rows in order, and in each row its units in order
    for (std::size_t i = bodies.size(); i-- > 0;) {
        const BoundBody& body = bodies[i];
        const int line = problem.variables[body.variable].line;
        const std::string& block = army.choices[body.choice].block;
        auto group = std::find_if(
            groups.begin(), groups.end(), [&](const Group& g) { return g.line == line && g.from == block; });
        if (group == groups.end())
            group = groups.insert(group, {line, block, find(contingents, block), {}});
        group->leaving.insert(group->leaving.end(), body.count, body.variable);
    }
    return groups;
}

struct Holdings {
    std::array<std::uint64_t, mostContingents> of{};
    int going = 0; // where the unit before went; units that go to one place are neighbours
    friend bool operator==(const Holdings&, const Holdings&) = default;
};

struct Hash {
    std::size_t operator()(const Holdings& holdings) const
    {
        std::uint64_t hash = std::uint64_t(holdings.going) + 0x9E3779B97F4A7C15u;
        for (std::uint64_t part : holdings.of)
            hash = (hash ^ part) * 0x100000001B3u ^ (hash >> 29);
        return hash;
    }
};

constexpr int bits[] = {10, 28, 10, 10, 1}; // of units, points, skirmishers, commanders, forbidden

std::uint64_t packed(const Sum& sum)
{
    const int parts[] = {sum.units, sum.points, sum.skirmishers, sum.commanders, sum.forbidden};
    std::uint64_t word = 0;
    for (int i = 0; i < 5; ++i)
        word = word << bits[i] | std::uint64_t(std::min(parts[i], (1 << bits[i]) - 1));
    return word;
}

Sum unpacked(std::uint64_t word)
{
    int parts[5];
    for (int i = 5; i-- > 0; word >>= bits[i])
        parts[i] = int(word & ((1u << bits[i]) - 1));
    return {parts[0], parts[1], parts[2], parts[3], parts[4]};
}

class Search {
public:
    Search(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding)
        : contingents(contingents), problem(problem), army(army), finding(finding)
    {
        const Bound bound = bind(problem, army);
        whole = wholeOf(contingents, problem, bound, army);
        groups = groupsOf(contingents, problem, bound, army);
        std::vector<Sum> sums(contingents.size());
        for (const Group& group : groups)
            for (int v : group.leaving)
                if (group.at >= 0)
                    put(sums[group.at], group.at, v);
        before = brokenIn(sums);
        for (const Group& group : groups)
            units += group.leaving.size();
    }

    std::vector<Change> run()
    {
        if (contingents.size() > mostContingents || units > 1000)
            return {};
        for (std::size_t most = 1; most < units * 2 && looked < mostWays; most *= 2)
            if (auto changes = within(int(std::min(most, units))); !changes.empty())
                return changes;
        return {};
    }

private:
    // A way so far: what it cost, and the way it went on from.
    struct Way {
        Holdings holdings;
        int cost = 0;
        int from = -1;
    };
    static constexpr int unitCost = 64; // above the number of steps

    void put(Sum& sum, int contingent, int v) const
    {
        const Variable& variable = problem.variables[v];
        add(sum, contingents[contingent], variable, 1, bodiesOf(variable, problem, army));
        // What makes no difference any more is not told apart.
        const int bound = contingents[contingent].mostUnits;
        sum.units = std::min(sum.units, bound == unlimited ? 1 : bound + 1);
        const int wanted = whole.skirmishersWanted[contingent];
        sum.skirmishers = std::min(sum.skirmishers, std::max(wanted, 1));
        sum.forbidden = std::min(sum.forbidden, 1);
    }

    std::vector<unsigned> brokenIn(const std::vector<Sum>& sums) const
    {
        std::vector<unsigned> all;
        for (std::size_t i = 0; i < sums.size(); ++i)
            all.push_back(broken(contingents, int(i), sums[i], whole));
        const int most = uneven(sums).first;
        all.push_back(most < 0 ? 0u : 1u << most);
        return all;
    }

    // What may be broken in a contingent: what was, but for the finding.
    unsigned allowed(int contingent) const
    {
        static constexpr std::pair<const char*, unsigned> codes[] = {{"contingent-empty", empty},
            {"contingent-share", share}, {"contingent-size", size},
            {"contingent-skirmishers", tooManySkirmishers | tooFewSkirmishers}, {"contingent-forbidden", barred}};
        unsigned may = before[contingent];
        if (contingents[contingent].id == finding.entry)
            for (const auto& [code, mask] : codes)
                may &= finding.code == code ? ~mask : ~0u;
        return may;
    }

    bool goodSoFar(const Sum& sum, int contingent) const
    {
        unsigned wrong = broken(contingents, contingent, sum, whole) & ~unsigned(empty | tooFewSkirmishers);
        if (!tooMuch(contingents[contingent], sum.points, whole))
            wrong &= ~unsigned(share);
        return !(wrong & ~allowed(contingent));
    }

    bool good(const Holdings& holdings) const
    {
        std::vector<Sum> sums;
        for (std::size_t i = 0; i < contingents.size(); ++i)
            sums.push_back(unpacked(holdings.of[i]));
        const auto now = brokenIn(sums);
        for (std::size_t i = 0; i < contingents.size(); ++i)
            if (now[i] & ~allowed(int(i)))
                return false;
        return !(now.back() & ~(finding.code == "contingent-commanders" ? 0u : before.back()));
    }

    // Units that the finding is about may not stay where they are.
    bool mayStay(const Group& group) const
    {
        const std::string& id = problem.list->lines[group.line].id;
        return !(finding.code == "contingent-unassigned" && group.from.empty() && id == finding.entry)
            && !(finding.code == "contingent-unknown" && group.from == finding.entry);
    }

    std::vector<Change> within(int most)
    {
        ways.assign(1, {});
        layers.assign(1, 0);
        for (const Group& group : groups) {
            for (std::size_t i = 0; i < group.leaving.size(); ++i) {
                if (!layer(group, group.leaving[i], i == 0, most))
                    return {};
            }
        }
        int best = -1;
        for (std::size_t w = layers.back(); w < ways.size(); ++w)
            if ((best < 0 || ways[w].cost < ways[best].cost) && good(ways[w].holdings))
                best = int(w);
        return best < 0 ? std::vector<Change>{} : changesOf(best);
    }

    // The ways with one unit more. False: there are too many, or none.
    bool layer(const Group& group, int variable, bool first, int most)
    {
        const std::size_t begin = layers.back(), end = ways.size();
        const int stays = int(contingents.size());
        known.clear();
        layers.push_back(end);
        for (std::size_t w = begin; w < end; ++w)
            for (int to = first ? 0 : ways[w].holdings.going; to <= stays; ++to) {
                const bool same = !first && to == ways[w].holdings.going;
                if (to == group.at || (to == stays && !mayStay(group)))
                    continue;
                const int cost = ways[w].cost + (to == stays ? 0 : unitCost + (same ? 0 : 1));
                if (cost / unitCost <= most)
                    step(int(w), to == stays ? group.at : to, to, variable, cost);
            }
        looked += ways.size() - end;
        return ways.size() > end && looked < mostWays;
    }

    void step(int from, int to, int going, int variable, int cost)
    {
        Way way{ways[from].holdings, cost, from};
        way.holdings.going = going;
        if (to >= 0) {
            Sum sum = unpacked(way.holdings.of[to]);
            put(sum, to, variable);
            if (!goodSoFar(sum, to))
                return;
            way.holdings.of[to] = packed(sum);
        }
        const auto [at, fresh] = known.try_emplace(way.holdings, int(ways.size()));
        if (fresh)
            ways.push_back(way);
        else if (cost < ways[at->second].cost)
            ways[at->second] = way;
    }

    std::vector<Change> changesOf(int way) const
    {
        std::vector<int> going;
        for (; ways[way].from >= 0; way = ways[way].from)
            going.push_back(ways[way].holdings.going);
        std::reverse(going.begin(), going.end());
        std::vector<Change> changes;
        auto to = going.begin();
        for (const Group& group : groups) {
            std::vector<Change> leaving;
            for (std::size_t i = 0; i < group.leaving.size(); ++i, ++to) {
                if (*to == int(contingents.size()))
                    continue;
                if (leaving.empty() || leaving.back().block != contingents[*to].id)
                    leaving.push_back(assign(problem.list->lines[group.line].id, 0, group.from, contingents[*to].id));
                ++leaving.back().count;
            }
            changes.insert(changes.begin(), leaving.begin(), leaving.end()); // groups go from the last row to the first
        }
        return inOrder(std::move(changes));
    }

    // Who leaves a contingent goes before others of the entry come there.
    static std::vector<Change> inOrder(std::vector<Change> changes)
    {
        std::vector<Change> ordered;
        while (!changes.empty()) {
            const auto free = std::find_if(changes.begin(), changes.end(), [&](const Change& change) {
                return std::none_of(changes.begin(), changes.end(),
                    [&](const Change& other) { return other.entry == change.entry && other.from == change.block; });
            });
            const auto next = free == changes.end() ? changes.begin() : free;
            ordered.push_back(*next);
            changes.erase(next);
        }
        return ordered;
    }

    const std::vector<Contingent>& contingents;
    const Problem& problem;
    const Army& army;
    const Finding& finding;
    Whole whole;
    std::vector<Group> groups;
    std::vector<unsigned> before;
    std::size_t units = 0, looked = 0;
    std::vector<Way> ways;
    std::vector<std::size_t> layers; // where the ways with so many units begin
    std::unordered_map<Holdings, int, Hash> known;

public:
    static Change assign(std::string entry, int count, std::string from, std::string to)
    {
        Change change;
        change.action = Change::Do::assign;
        change.entry = std::move(entry);
        change.count = count;
        change.from = std::move(from);
        change.block = std::move(to);
        return change;
    }
};

bool gone(const std::vector<Finding>& now, const std::vector<Finding>& before, const Finding& finding)
{
    for (const Finding& left : now) {
        const auto same = [&](const Finding& other) { return other.code == left.code && other.entry == left.entry; };
        if (same(finding) || std::none_of(before.begin(), before.end(), same))
            return false;
    }
    return true;
}

// Everything that the finding is about, to one contingent.
std::vector<Change> allTo(
    const std::string& contingent, const Problem& problem, const Army& army, const Finding& finding)
{
    std::vector<Change> changes;
    for (const Choice& row : army.choices) {
        const int line = problem.list->lineNamed(row.entry);
        const bool ours = line >= 0
            && (finding.code == "contingent-unknown"
                    ? row.block == finding.entry
                    : row.block.empty() && problem.list->lines[line].id == finding.entry);
        if (!ours)
            continue;
        const std::string& id = problem.list->lines[line].id;
        const auto same = std::find_if(changes.begin(), changes.end(), [&](const Change& c) { return c.entry == id; });
        if (same == changes.end())
            changes.push_back(Search::assign(id, row.count, row.block, contingent));
        else
            same->count += row.count;
    }
    return changes;
}

} // namespace

std::vector<Change> mend(
    const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding)
{
    const auto findings = [&](const Army& a) { return check(contingents, problem, bind(problem, a), a); };
    const auto after = [&](const std::vector<Change>& changes) {
        return findings(applied(army, *problem.list, changes));
    };
    const auto before = findings(army);
    std::vector<Change> best;
    if (finding.code == "contingent-unknown")
        for (const auto& [name, value] : finding.args)
            if (name == "near")
                return allTo(value, problem, army, finding); // a slip: what was meant may break other rules
    if (finding.code == "contingent-unassigned" || finding.code == "contingent-unknown") {
        std::size_t fewest = SIZE_MAX;
        for (const Contingent& contingent : contingents) {
            auto changes = allTo(contingent.id, problem, army, finding);
            if (const std::size_t faults = after(changes).size(); faults < fewest) {
                fewest = faults;
                best = std::move(changes);
            }
        }
        if (gone(after(best), before, finding))
            return best;
    }
    auto found = Search(contingents, problem, army, finding).run();
    return !found.empty() && gone(after(found), before, finding) ? found : best;
}

} // namespace strategikon::warmasterContingents
