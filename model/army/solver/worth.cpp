// An aim worked into a plan. What a count is worth mostly goes straight on, up to a bend at most: then it
// is a number for each body, and only what lies before the bend must be followed.
#include "watch.h"

#include <algorithm>

namespace strategikon::solving {

namespace {

void addStraight(Plan& plan, const std::vector<Term>& terms, std::int64_t each)
{
    for (const Term& term : terms)
        plan.slope[std::size_t(term.variable)] += each * term.weight;
}

void follow(Plan& plan, const std::vector<Term>& terms, const std::function<std::int64_t(int)>& worth, int level)
{
    if (terms.size() == 1 && terms.front().weight > 0) {
        const auto [v, weight] = terms.front();
        plan.worth[std::size_t(v)].push_back([worth, weight = weight](int n) { return worth(n * weight); });
        const int its = level == unlimited ? level : (level + weight - 1) / weight;
        plan.level[std::size_t(v)] = std::max(plan.level[std::size_t(v)], its);
        return;
    }
    Watch watch;
    watch.terms = terms;
    watch.worth = worth;
    watch.level = level;
    plan.watches.push_back(std::move(watch));
}

void addBent(Plan& plan, const std::vector<Term>& terms, const std::function<std::int64_t(int)>& worth, int bend)
{
    const std::int64_t above = worth(bend + 1) - worth(bend);
    if (bend <= 0 || reachOf(plan, terms).highest <= bend) {
        plan.worthOfNone += worth(0);
        addStraight(plan, terms, bend <= 0 ? above : worth(1) - worth(0));
        return;
    }
    addStraight(plan, terms, above);
    follow(
        plan, terms,
        [=](int n) {
            const int before = std::min(n, bend);
            return worth(before) - above * before;
        },
        bend);
}

void addPart(Plan& plan, const Aim::Part& part, std::optional<int> bend)
{
    std::vector<Term> terms = part.terms;
    std::erase_if(terms, [](const Term& term) { return term.weight == 0; });
    if (part.joint) {
        Watch watch;
        watch.terms = std::move(terms);
        watch.more = part.more;
        watch.joint = part.joint;
        if (watch.touched().empty())
            plan.worthOfNone += part.joint(std::vector<int>(1 + part.more.size(), 0));
        else
            plan.watches.push_back(std::move(watch));
        return;
    }
    const bool rising = std::ranges::all_of(terms, [](const Term& term) { return term.weight > 0; });
    if (terms.empty())
        plan.worthOfNone += part.worth(0);
    else if (bend && rising)
        addBent(plan, terms, part.worth, *bend);
    else
        follow(plan, terms, part.worth, unlimited);
}

} // namespace

void addAim(Plan& plan, const Aim& aim)
{
    for (const Aim::Part& part : aim.parts)
        addPart(plan, part, aim.balance.empty() ? part.bend : 0); // with a balance each is in proportion
}

} // namespace strategikon::solving
