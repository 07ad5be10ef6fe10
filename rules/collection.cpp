#include "rules/collection.h"

#include "model/text/contains.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace strategikon {

std::string reference(const std::string& system, const std::string& list, const std::string& entry)
{
    return system + "/" + list + "#" + entry;
}

namespace {

bool serves(const std::string& served, const ArmyList& list, const Line& line)
{
    return served == reference(list.system, list.id, line.id) || served == reference(list.system, "*", line.id);
}

// For each sort of stands, the lines it can stand for.
std::vector<std::pair<int, std::vector<int>>> useful(const ArmyList& list, const std::vector<OwnedStands>& owned)
{
    std::vector<std::pair<int, std::vector<int>>> result;
    for (const OwnedStands& sort : owned) {
        std::vector<int> lines;
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (std::ranges::any_of(sort.serves, [&](const std::string& r) { return serves(r, list, list.lines[l]); }))
                lines.push_back(int(l));
        if (!lines.empty())
            result.emplace_back(sort.stands, std::move(lines));
    }
    // Sorts that serve the same lines are one stock.
    std::map<std::vector<int>, int> merged;
    for (auto& [stands, lines] : result)
        merged[lines] += stands;
    result.clear();
    for (auto& [lines, stands] : merged)
        result.emplace_back(stands, lines);
    return result;
}

// Leaders are taken as owned unless some stands serve one.
bool keepsLeaders(const ArmyList& list, const std::vector<std::pair<int, std::vector<int>>>& sorts)
{
    for (const auto& [stands, lines] : sorts)
        if (std::ranges::any_of(lines, [&](int line) { return list.lines[line].leader; }))
            return true;
    return false;
}

using Sorts = std::vector<std::size_t>;

// Every union of lines' sorts that hangs together: lines whose sorts have nothing in common bound
// each other in no other way than each on its own.
std::vector<Sorts> connectedUnions(const std::vector<Sorts>& servedBy)
{
    constexpr std::size_t most = 250;
    std::set<Sorts> known;
    std::vector<Sorts> all;
    const auto add = [&](const Sorts& sorts) {
        if (!sorts.empty() && known.insert(sorts).second)
            all.push_back(sorts);
        if (all.size() > most)
            throw TooIntertwined();
    };
    std::ranges::for_each(servedBy, add);
    for (std::size_t i = 1; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            Sorts shared, both;
            std::set_intersection(
                all[i].begin(), all[i].end(), all[j].begin(), all[j].end(), std::back_inserter(shared));
            if (shared.empty())
                continue;
            std::set_union(all[i].begin(), all[i].end(), all[j].begin(), all[j].end(), std::back_inserter(both));
            add(both);
        }
    return all;
}

// Stands dealt out to the lines that need them, one at a time; a stand moves to another line where
// that makes room (augmenting paths, so that no dealing serves more).
class Dealer {
public:
    explicit Dealer(std::vector<std::pair<int, std::vector<int>>> sorts, std::size_t lines)
        : sorts(std::move(sorts)), dealt(this->sorts.size(), std::vector<int>(lines, 0))
    {
    }

    bool serve(int line)
    {
        seen.assign(sorts.size(), false);
        return find(line);
    }

private:
    bool find(int line)
    {
        for (std::size_t s = 0; s < sorts.size(); ++s) {
            auto& [free, lines] = sorts[s];
            if (seen[s] || !contains(lines, line))
                continue;
            seen[s] = true;
            if (free > 0) {
                --free;
                ++dealt[s][line];
                return true;
            }
            for (int other : lines)
                if (dealt[s][other] > 0 && find(other)) {
                    --dealt[s][other];
                    ++dealt[s][line];
                    return true;
                }
        }
        return false;
    }

    std::vector<std::pair<int, std::vector<int>>> sorts; // stands left, and the lines they serve
    std::vector<std::vector<int>> dealt;                 // of each sort to each line
    std::vector<bool> seen;
};

// Stands that each line lacks to put the army up, lines that lack none left out.
std::vector<std::pair<int, int>> shortfall(
    const Problem& problem, const Counts& counts, const std::vector<OwnedStands>& owned)
{
    const ArmyList& list = *problem.list;
    const auto sorts = useful(list, owned);
    const bool leadersToo = keepsLeaders(list, sorts);
    Dealer dealer(sorts, list.lines.size());
    std::vector<std::pair<int, int>> result;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        if (list.lines[l].leader && !leadersToo)
            continue;
        int wanted = 0, missing = 0;
        for (int v : problem.forms[l])
            wanted += counts[v] * problem.variables[v].stands;
        for (int i = 0; i < wanted; ++i)
            missing += !dealer.serve(int(l));
        if (missing > 0)
            result.emplace_back(int(l), missing);
    }
    return result;
}

} // namespace

// By Hall's theorem stands can be dealt out exactly when no set of lines needs more than all sorts
// that serve any of them. It is enough to look at the lines served by a choice of sorts alone.
std::vector<SolveRequest::Stock> stockFor(const ArmyList& list, const std::vector<OwnedStands>& owned)
{
    const auto sorts = useful(list, owned);
    std::vector<SolveRequest::Stock> stock;
    std::vector<Sorts> servedBy(list.lines.size());
    const bool leadersKept = keepsLeaders(list, sorts);
    for (std::size_t s = 0; s < sorts.size(); ++s)
        for (int line : sorts[s].second)
            servedBy[line].push_back(s);
    for (std::size_t l = 0; l < list.lines.size(); ++l)
        if (servedBy[l].empty() && (leadersKept || !list.lines[l].leader))
            stock.push_back({{int(l)}, 0});
    for (const auto& chosen : connectedUnions(servedBy)) {
        SolveRequest::Stock part;
        for (std::size_t s : chosen)
            part.stands += sorts[s].first;
        for (std::size_t l = 0; l < servedBy.size(); ++l)
            if (!servedBy[l].empty()
                && std::includes(chosen.begin(), chosen.end(), servedBy[l].begin(), servedBy[l].end()))
                part.lines.push_back(int(l));
        stock.push_back(std::move(part));
    }
    return stock;
}

namespace {

void reckon(Fieldable& one, const Problem& problem, const std::vector<OwnedStands>& owned)
{
    SolveRequest wish;
    wish.stock = stockFor(*problem.list, owned);
    one.armies = howMany(problem, wish);
    if (const auto sums = totals(problem, wish); !sums.empty())
        one.largest = sums.back();
    if (one.armies.upTo == "0")
        if (const auto short_ = shopping(problem, wish, 1); !short_.empty())
            one.missing = short_.front().stands;
}

} // namespace

std::vector<Fieldable> fieldable(
    Catalogue& catalogue, const System& system, const std::vector<OwnedStands>& owned, int points)
{
    std::vector<Fieldable> result;
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue.headings(system)) {
        const ArmyList* list = catalogue.find(heading.system, heading.id, {}, faults);
        if (!list || !system.bounded(*list))
            continue;
        Fieldable one{heading, {"0", "0"}, 0, 0, true};
        try {
            reckon(one, system.problem(*list, points), owned);
        } catch (const TooIntertwined&) {
            one = {heading, {"0", "0"}, 0, 0, false};
        }
        result.push_back(std::move(one));
    }
    return result;
}

std::vector<Purchase> purchases(
    const System& system, const ArmyList& list, int points, const std::vector<OwnedStands>& owned, int k)
{
    using Big = boost::multiprecision::cpp_int;
    if (!system.bounded(list))
        return {};
    const Problem problem = system.problem(list, points);
    SolveRequest wish;
    wish.stock = stockFor(list, owned);
    const Big now(howMany(problem, wish).upTo);
    std::vector<Purchase> result;
    if (now == 0) {
        if (const auto needed = shopping(problem, wish, 1); !needed.empty())
            for (const auto& [line, stands] : shortfall(problem, needed.front().counts, owned))
                result.push_back({list.lines[line].id, stands, "0"});
        return result;
    }
    struct Ranked {
        Purchase purchase;
        Big opened;
    };
    std::vector<Ranked> ranked;
    for (const Line& line : list.lines) {
        auto more = owned;
        more.push_back({line.name, line.stands, {reference(list.system, list.id, line.id)}});
        SolveRequest wider;
        wider.stock = stockFor(list, more);
        const Big opened = Big(howMany(problem, wider).upTo) - now;
        if (opened > 0 && !line.leader)
            ranked.push_back({{line.id, line.stands, opened.str()}, opened});
    }
    std::ranges::stable_sort(ranked,
        [](const Ranked& a, const Ranked& b) { return a.opened * b.purchase.stands > b.opened * a.purchase.stands; });
    for (std::size_t i = 0; i < ranked.size() && int(i) < k; ++i)
        result.push_back(std::move(ranked[i].purchase));
    return result;
}

} // namespace strategikon
