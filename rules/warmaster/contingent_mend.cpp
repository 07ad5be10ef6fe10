// The smallest mend of a contingent finding. Every unit of an entry that stands in one contingent is
// like the next, but for what it carries; so units are looked at one by one in the order in which
// they would leave (apply.h), each goes somewhere or stays with those behind it, and what is kept of
// a way to get there is only what the contingents hold then. Ways to the same holdings are one.
#include "rules/warmaster/contingent_search.h"

#include "model/army/mend/apply.h"
#include "rules/warmaster/traits.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace strategikon::warmasterContingents {

namespace {

using namespace warmasterTraits;

constexpr std::size_t mostWays = 400'000; // looked at for one mend

class Search {
public:
    Search(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding)
        : contingents(contingents), problem(problem), army(army), ahead(contingents, problem, army, finding)
    {
    }

    std::vector<Change> run()
    {
        if (!ahead.isSmall())
            return {};
        for (int most = std::max(1, ahead.stillNeeded({}, 0)); most <= int(ahead.units) && looked < mostWays; ++most)
            if (auto changes = within(most); !changes.empty())
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
    static constexpr int unitCost = 1024; // above the number of steps

    void put(Sum& sum, int contingent, int v) const
    {
        const Variable& variable = problem.variables[v];
        add(sum, contingents[contingent], variable, 1, bodiesOf(variable, problem, army));
        // What makes no difference any more is not told apart.
        const int bound = contingents[contingent].mostUnits;
        sum.units = std::min(sum.units, bound == unlimited ? 1 : bound + 1);
        const int wanted = ahead.whole.skirmishersWanted[contingent];
        sum.skirmishers = std::min(sum.skirmishers, std::max(wanted, 1));
        sum.forbidden = std::min(sum.forbidden, 1);
    }

    bool goodSoFar(const Sum& sum, int contingent) const
    {
        unsigned wrong = broken(contingents, contingent, sum, ahead.whole) & ~unsigned(empty | tooFewSkirmishers);
        if (!tooMuch(contingents[contingent], sum.points, ahead.whole))
            wrong &= ~unsigned(share);
        return !(wrong & ~ahead.allowed(std::size_t(contingent)));
    }

    bool good(const Holdings& holdings) const
    {
        std::vector<Sum> sums;
        for (std::size_t i = 0; i < contingents.size(); ++i)
            sums.push_back(unpacked(holdings.of[i]));
        const auto now = ahead.brokenIn(sums);
        for (std::size_t i = 0; i < contingents.size(); ++i)
            if (now[i] & ~ahead.allowed(i))
                return false;
        return !(now.back() & ~ahead.allowedCommanders());
    }

    std::vector<Change> within(int most)
    {
        ways.assign(1, {});
        layers.assign(1, 0);
        next = 0;
        for (const Group& group : ahead.groups)
            for (std::size_t i = 0; i < group.leaving.size(); ++i, ++next)
                if (!layer(group, group.leaving[i], i == 0, most))
                    return {};
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
                if (to == group.at || (to == stays && !ahead.mayStay(group)))
                    continue;
                const int cost = ways[w].cost + (to == stays ? 0 : unitCost + (same ? 0 : 1));
                if (cost / unitCost <= most)
                    step(int(w), to == stays ? group.at : to, to, variable, cost, most);
            }
        looked += ways.size() - end;
        return ways.size() > end && looked < mostWays;
    }

    void step(int from, int to, int going, int variable, int cost, int most)
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
        if (cost / unitCost + ahead.stillNeeded(way.holdings, next + 1) > most)
            return;
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
        for (const Group& group : ahead.groups) {
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
            const auto free = std::ranges::find_if(changes, [&](const Change& change) {
                return std::ranges::none_of(changes,
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
    const Ahead ahead;
    std::size_t looked = 0, next = 0;
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
        if (same(finding) || std::ranges::none_of(before, same))
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
        const auto same = std::ranges::find_if(changes, [&](const Change& c) { return c.entry == id; });
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
                return allTo(english(value), problem, army, finding); // a slip: what was meant may break other rules
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
