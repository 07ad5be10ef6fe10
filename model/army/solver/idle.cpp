// Watches that every army keeps anyway, be it that nobody can pay for more or that another watch asks for
// more: whatever is not followed spares a number to tell armies apart by.
#include "watch.h"

#include <algorithm>

namespace strategikon::solving {

namespace {

class Idle {
public:
    explicit Idle(Plan& plan) : plan(plan) {}

    void run()
    {
        for (std::size_t w = 0; w < plan.watches.size();)
            if (isKept(plan.watches[w]) || isImplied(w))
                drop(w);
            else
                ++w;
    }

private:
    bool isKept(const Watch& watch) const
    {
        const Reach reach = reachOf(plan, watch.terms);
        return reach.lowest >= watch.least && reach.highest <= watch.most;
    }

    // What it implied for single variables must be told of them from now on.
    void drop(std::size_t w)
    {
        if (const Watch& watch = plan.watches[w]; watch.most != unlimited)
            for (const Term& term : watch.terms)
                plan.capped[std::size_t(term.variable)] = true;
        plan.watches.erase(plan.watches.begin() + std::ptrdiff_t(w));
    }

    // A minimum is implied by one that asks for as much of some of its bodies.
    bool isImplied(std::size_t w)
    {
        const Watch& watch = plan.watches[w];
        if (watch.guarded() || !watch.isRising() || watch.least <= 0 || watch.most != unlimited)
            return false;
        weight.assign(plan.most.size(), 0);
        std::int64_t sure = 0;
        for (const Term& term : watch.terms) {
            weight[std::size_t(term.variable)] = term.weight;
            sure += std::int64_t(term.weight) * plan.least[std::size_t(term.variable)];
        }
        if (sure >= watch.least)
            return true;
        for (std::size_t other = 0; other < plan.watches.size(); ++other)
            if (other != w && asksForAsMuch(plan.watches[other], watch.least))
                return true;
        return false;
    }

    // The least that it asks for, in the weights of the watch in question.
    bool asksForAsMuch(const Watch& other, int least) const
    {
        return !other.guarded() && other.least > 0 && std::ranges::all_of(other.terms, [&](const Term& term) {
            return term.weight <= 0
                || std::int64_t(weight[std::size_t(term.variable)]) * other.least >= std::int64_t(least) * term.weight;
        });
    }

    Plan& plan;
    std::vector<int> weight; // of the watch in question, by variable
};

} // namespace

void dropIdle(Plan& plan) { Idle(plan).run(); }

} // namespace strategikon::solving
