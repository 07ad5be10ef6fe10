#include "rules/collection.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace strategikon {

namespace {

bool serves(const std::string& reference, const ArmyList& list, const Line& line)
{
    return reference == list.system + "/" + list.id + "#" + line.id || reference == list.system + "/*#" + line.id;
}

// For each sort of stands, the lines it can stand for.
std::vector<std::pair<int, std::vector<int>>> useful(const ArmyList& list, const std::vector<OwnedStands>& owned)
{
    std::vector<std::pair<int, std::vector<int>>> result;
    for (const OwnedStands& sort : owned) {
        std::vector<int> lines;
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (std::any_of(sort.serves.begin(), sort.serves.end(), [&](const std::string& r) { return serves(r, list, list.lines[l]); }))
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


} // namespace

// By Hall's theorem stands can be dealt out exactly when no set of lines needs more than all sorts
// that serve any of them. It is enough to look at the lines served by a choice of sorts alone.
std::vector<Wish::Stock> stockFor(const ArmyList& list, const std::vector<OwnedStands>& owned)
{
    const auto sorts = useful(list, owned);
    std::vector<Wish::Stock> stock;
    std::vector<std::vector<std::size_t>> servedBy(list.lines.size());
    bool leadersKept = false;
    for (std::size_t s = 0; s < sorts.size(); ++s)
        for (int line : sorts[s].second) {
            servedBy[line].push_back(s);
            leadersKept = leadersKept || list.lines[line].leader;
        }
    for (std::size_t l = 0; l < list.lines.size(); ++l)
        if (servedBy[l].empty() && (leadersKept || !list.lines[l].leader))
            stock.push_back({{int(l)}, 0});
    // Unions of lines' sorts, closed step by step; sorts that share no line never meet.
    std::set<std::vector<std::size_t>> unions;
    std::vector<std::vector<std::size_t>> all;
    constexpr std::size_t mostUnions = 2000;
    for (const auto& sortsOfLine : servedBy) {
        if (sortsOfLine.empty())
            continue;
        const std::size_t before = all.size();
        if (unions.insert(sortsOfLine).second)
            all.push_back(sortsOfLine);
        for (std::size_t i = 0; i < before && all.size() < mostUnions; ++i) {
            std::vector<std::size_t> both, shared;
            std::set_intersection(all[i].begin(), all[i].end(), sortsOfLine.begin(), sortsOfLine.end(), std::back_inserter(shared));
            if (shared.empty())
                continue;
            std::set_union(all[i].begin(), all[i].end(), sortsOfLine.begin(), sortsOfLine.end(), std::back_inserter(both));
            if (unions.insert(both).second)
                all.push_back(both);
        }
    }
    for (const auto& chosen : all) {
        Wish::Stock part;
        for (std::size_t s : chosen)
            part.stands += sorts[s].first;
        for (std::size_t l = 0; l < servedBy.size(); ++l)
            if (!servedBy[l].empty() && std::includes(chosen.begin(), chosen.end(), servedBy[l].begin(), servedBy[l].end()))
                part.lines.push_back(int(l));
        stock.push_back(std::move(part));
    }
    return stock;
}

std::vector<Fieldable> fieldable(Catalogue& catalogue, const std::vector<OwnedStands>& owned, int points)
{
    std::vector<Fieldable> result;
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue.headings()) {
        const ArmyList* list = catalogue.find(heading.system, heading.id, {}, faults);
        if (!list)
            continue;
        const Problem problem = findSystem(heading.system)->problem(*list, points);
        Wish wish;
        wish.stock = stockFor(*list, owned);
        Fieldable one{heading, howMany(problem, wish), 0, 0};
        if (const auto sums = totals(problem, wish); !sums.empty())
            one.largest = sums.back();
        if (one.armies.upTo == "0")
            if (const auto short_ = shopping(problem, wish, 1); !short_.empty())
                one.missing = short_.front().stands;
        result.push_back(std::move(one));
    }
    return result;
}

std::vector<Purchase> purchases(const System& system, const ArmyList& list, int points, const std::vector<OwnedStands>& owned, int k)
{
    using Big = boost::multiprecision::cpp_int;
    const Problem problem = system.problem(list, points);
    Wish wish;
    wish.stock = stockFor(list, owned);
    const Big now(howMany(problem, wish).upTo);
    std::vector<Purchase> result;
    if (now == 0) {
        const auto needed = shopping(problem, wish, 1);
        if (needed.empty())
            return result;
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            int wanted = 0, have = 0;
            for (int v : problem.forms[l])
                wanted += needed.front().counts[v] * problem.variables[v].stands;
            bool tracked = false;
            for (const Wish::Stock& part : wish.stock)
                if (part.lines == std::vector<int>{int(l)})
                    have = part.stands, tracked = true;
            if (tracked && wanted > have)
                result.push_back({list.lines[l].id, wanted - have, "0"});
        }
        return result;
    }
    struct Ranked {
        Purchase purchase;
        Big opened;
    };
    std::vector<Ranked> ranked;
    for (const Line& line : list.lines) {
        auto more = owned;
        more.push_back({line.name, line.stands, {list.system + "/" + list.id + "#" + line.id}});
        Wish wider;
        wider.stock = stockFor(list, more);
        const Big opened = Big(howMany(problem, wider).upTo) - now;
        if (opened > 0 && !line.leader)
            ranked.push_back({{line.id, line.stands, opened.str()}, opened});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.opened * b.purchase.stands > b.opened * a.purchase.stands;
    });
    for (std::size_t i = 0; i < ranked.size() && int(i) < k; ++i)
        result.push_back(std::move(ranked[i].purchase));
    return result;
}

} // namespace strategikon
