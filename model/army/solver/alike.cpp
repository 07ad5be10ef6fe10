// Variables that need not be decided. Two that cost the same, count the same for every watch and are worth
// the same are alike: armies that differ in them alone are counted by one of the two. Where only the best
// are asked for, a variable goes once there are as many better ones as armies wanted: whoever had it in
// the army could have any of those in its place.
#include "watch.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace strategikon::solving {

namespace {

using Touch = std::tuple<std::size_t, std::size_t, int>; // watch, which of its sums or groups, weight
using Touches = std::vector<Touch>;

class Sparing {
public:
    Sparing(Plan& plan, Wanted wanted) : plan(plan), wanted(wanted), touches(plan.price.size()) {}

    void run(const std::vector<Term>& balance)
    {
        for (std::size_t w = 0; w < plan.watches.size(); ++w)
            touch(plan.watches[w], w);
        touchSum(balance, plan.watches.size(), 0);
        std::map<Touches, std::vector<int>> classes;
        for (std::size_t v = 0; v < touches.size(); ++v)
            if (plan.isSteady(int(v)) && plan.settled(int(v)) == 0)
                classes[std::move(touches[v])].push_back(int(v));
        for (const auto& [what, variables] : classes)
            wanted.best > 0 ? keepBest(variables) : countOnce(variables);
    }

private:
    void touchSum(const std::vector<Term>& terms, std::size_t watch, std::size_t sum)
    {
        for (const Term& term : terms)
            touches[std::size_t(term.variable)].emplace_back(watch, sum, term.weight);
    }

    void touchGroup(const std::vector<int>& variables, std::size_t watch, std::size_t group)
    {
        for (int v : variables)
            if (Touch flag(watch, group, 0); touches[std::size_t(v)].empty() || touches[std::size_t(v)].back() != flag)
                touches[std::size_t(v)].push_back(flag);
    }

    void touch(const Watch& watch, std::size_t index)
    {
        std::size_t what = 0;
        touchSum(watch.terms, index, what++);
        for (const auto& terms : watch.more)
            touchSum(terms, index, what++);
        for (const auto& group : watch.when)
            touchGroup(group, index, what++);
        touchGroup(watch.unless, index, what);
    }

    void countOnce(const std::vector<int>& variables)
    {
        std::map<int, int> first; // by price
        for (int v : variables) {
            const int stands = first.try_emplace(plan.price[std::size_t(v)], v).first->second;
            --plan.alike[std::size_t(v)];
            ++plan.alike[std::size_t(stands)];
            plan.standIn[std::size_t(v)] = stands;
        }
    }

    // The cheapest first, of these the worthiest, of equals the first.
    std::vector<int> ranked(std::vector<int> variables) const
    {
        std::ranges::stable_sort(variables, [&](int a, int b) {
            return std::pair(plan.price[std::size_t(a)], -plan.slope[std::size_t(a)])
                < std::pair(plan.price[std::size_t(b)], -plan.slope[std::size_t(b)]);
        });
        return variables;
    }

    // Whoever is worth more at the same price is better, and at a lower price too unless each total counts.
    void keepBest(const std::vector<int>& variables)
    {
        std::vector<std::int64_t> worthiest; // of the cheaper ones, so many as armies are wanted
        int price = -1, before = 0;          // how many of this price were better
        std::vector<std::int64_t> ofPrice;
        for (int v : ranked(variables)) {
            if (const int its = plan.price[std::size_t(v)]; its != price) {
                worthiest.insert(worthiest.end(), ofPrice.begin(), ofPrice.end());
                std::sort(worthiest.rbegin(), worthiest.rend());
                worthiest.resize(std::min(worthiest.size(), std::size_t(wanted.best)));
                ofPrice.clear();
                price = its;
                before = 0;
            }
            const std::int64_t slope = plan.slope[std::size_t(v)];
            const auto cheaper =
                wanted.eachTotal ? 0 : std::ranges::count_if(worthiest, [&](std::int64_t w) { return w > slope; });
            if (before++ + cheaper >= wanted.best)
                plan.alike[std::size_t(v)] = plan.most[std::size_t(v)] = 0;
            else
                ofPrice.push_back(slope);
        }
    }

    Plan& plan;
    Wanted wanted;
    std::vector<Touches> touches; // by variable
};

} // namespace

void spareAlike(Plan& plan, const std::vector<Term>& balance, Wanted wanted) { Sparing(plan, wanted).run(balance); }

} // namespace strategikon::solving
