// The fewest stands to buy: what armies want of the stocks, and what these are short of.
#include "model/text/contains.h"
#include "solver.h"

#include <algorithm>

namespace strategikon {

namespace {

bool share(const SolveRequest::Stock& a, const SolveRequest::Stock& b)
{
    return std::ranges::any_of(a.lines, [&](int line) { return contains(b.lines, line); });
}

// Stocks that have lines in common, with those that these have in common with others, and so on.
std::vector<std::vector<SolveRequest::Stock>> gathered(const std::vector<SolveRequest::Stock>& stock)
{
    std::vector<std::vector<SolveRequest::Stock>> groups;
    for (const SolveRequest::Stock& one : stock) {
        std::vector<SolveRequest::Stock> group{one};
        std::erase_if(groups, [&](const std::vector<SolveRequest::Stock>& other) {
            const bool meet = std::ranges::any_of(other, [&](const SolveRequest::Stock& s) { return share(s, one); });
            if (meet)
                group.insert(group.end(), other.begin(), other.end());
            return meet;
        });
        groups.push_back(std::move(group));
    }
    return groups;
}

// The most that stocks without a line in common are short of, all together: by the deficit form of
// Hall's theorem so many stands are missing, and no fewer would do.
int shortOf(const std::vector<SolveRequest::Stock>& group, const std::vector<int>& wanted, std::size_t from,
    std::vector<std::size_t>& taken)
{
    int most = 0;
    for (std::size_t i = from; i < group.size(); ++i) {
        const int missing = wanted[i] - group[i].stands;
        if (missing <= 0 || std::ranges::any_of(taken, [&](std::size_t t) { return share(group[t], group[i]); }))
            continue;
        taken.push_back(i);
        most = std::max(most, missing + shortOf(group, wanted, i + 1, taken));
        taken.pop_back();
    }
    return most;
}

} // namespace

std::vector<Shopping> shopping(const Problem& problem, const SolveRequest& wish, int k)
{
    SolveRequest free = wish;
    free.stock.clear();
    Aim aim;
    aim.id = "fewest-to-buy";
    for (const auto& group : gathered(wish.stock)) {
        std::vector<std::vector<Term>> counts;
        for (const SolveRequest::Stock& stock : group) {
            counts.emplace_back();
            for (int line : stock.lines)
                for (int v : problem.forms[line])
                    counts.back().push_back({v, problem.variables[v].stands});
        }
        Aim::Part part;
        part.terms = std::move(counts.front());
        part.more.assign(counts.begin() + 1, counts.end());
        part.joint = [group](const std::vector<int>& wanted) {
            std::vector<std::size_t> taken;
            return -std::int64_t(shortOf(group, wanted, 0, taken));
        };
        aim.parts.push_back(std::move(part));
    }
    std::vector<Shopping> result;
    for (Solution& found : best(problem, free, aim, k))
        result.push_back({std::move(found.counts), int(-found.worth)});
    return result;
}

} // namespace strategikon
