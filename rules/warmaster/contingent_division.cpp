// Dividing a whole army: of all moves of a unit the one that comes nearest to the limits, again and again; two at once
// where no single one does.
#include "rules/warmaster/contingent_search.h"

#include "model/army/mend/apply.h"
#include "model/army/mend/mend.h"
#include "rules/warmaster/traits.h"

#include <algorithm>
#include <cstdint>

namespace strategikon::warmasterContingents {

namespace {

using namespace warmasterTraits;

class Dividing {
public:
    Dividing(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army)
        : contingents(contingents), problem(problem), army(army)
    {
    }

    Army run()
    {
        constexpr int most = 500;
        look();
        for (int i = 0; i < most && wrong(sums, astray) > 0; ++i) {
            auto next = bestMove();
            if (next.empty())
                next = bestTwo();
            if (next.empty())
                break;
            for (const Move& move : next)
                army = applied(army, *problem.list, {changeOf(move)});
            look();
        }
        return std::move(army);
    }

private:
    // The unit that would leave first of its group goes to a contingent.
    struct Move {
        std::size_t group = 0;
        int to = 0;
    };
    using Sums = std::vector<Sum>;

    void look()
    {
        const Bound bound = bind(problem, army);
        whole = wholeOf(contingents, problem, bound, army);
        groups = groupsOf(contingents, problem, bound, army);
        sums.assign(contingents.size(), {});
        astray = 0;
        for (const Group& group : groups)
            for (int v : group.leaving)
                if (group.at >= 0)
                    put(sums[std::size_t(group.at)], group.at, v, 1);
                else
                    astray += isAstray(group, v);
    }

    // A general who has no contingent may ride anywhere (rulebook 2869).
    bool isAstray(const Group& group, int v) const
    {
        return group.at < 0 && !(group.from.empty() && has(problem.variables[std::size_t(v)], general));
    }

    void put(Sum& sum, int contingent, int v, int count) const
    {
        const Variable& variable = problem.variables[std::size_t(v)];
        add(sum, contingents[std::size_t(contingent)], variable, count, count * bodiesOf(variable, problem, army));
    }

    // How far it is from what the rules ask: points beyond a share, and much for all else.
    std::int64_t wrong(const Sums& all, int loose) const
    {
        constexpr std::int64_t each = 100'000'000; // above any share of points
        std::int64_t fault = loose * each;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Contingent& contingent = contingents[i];
            const Sum& sum = all[i];
            const unsigned is = broken(contingents, int(i), sum, whole);
            const std::int64_t hundredths = std::int64_t(sum.points) * 100;
            fault += is & empty ? each : 0;
            fault += is & size ? (sum.units - contingent.mostUnits) * each : 0;
            fault += is & tooFewSkirmishers ? (whole.skirmishersWanted[i] - sum.skirmishers) * each : 0;
            fault += is & tooManySkirmishers ? sum.skirmishers * each : 0;
            fault += sum.forbidden * each;
            fault += std::max<std::int64_t>(0, hundredths - std::int64_t(whole.spent) * contingent.mostShare);
            fault += std::max<std::int64_t>(0, std::int64_t(whole.spent) * contingent.leastShare - hundredths);
        }
        if (const auto [most, fewest] = uneven(all); most >= 0)
            fault += (all[std::size_t(most)].commanders - all[std::size_t(fewest)].commanders - 1) * each;
        return fault;
    }

    bool isMove(const Move& move, std::size_t which = 0) const
    {
        const Group& group = groups[move.group];
        return move.to != group.at && which < group.leaving.size()
            && (group.at >= 0 || isAstray(group, group.leaving[which]));
    }

    void move(Sums& all, int& loose, const Move& move, std::size_t which = 0) const
    {
        const Group& group = groups[move.group];
        if (group.at >= 0)
            put(all[std::size_t(group.at)], group.at, group.leaving[which], -1);
        else
            --loose;
        put(all[std::size_t(move.to)], move.to, group.leaving[which], 1);
    }

    std::vector<Move> moves() const
    {
        std::vector<Move> all;
        for (std::size_t g = 0; g < groups.size(); ++g)
            for (int to = 0; to < int(contingents.size()); ++to)
                if (isMove({g, to}))
                    all.push_back({g, to});
        return all;
    }

    std::vector<Move> bestMove() const
    {
        std::vector<Move> best;
        std::int64_t least = wrong(sums, astray);
        for (const Move& one : moves()) {
            Sums all = sums;
            int loose = astray;
            move(all, loose, one);
            if (const auto fault = wrong(all, loose); fault < least) {
                least = fault;
                best = {one};
            }
        }
        return best;
    }

    std::vector<Move> bestTwo() const
    {
        std::vector<Move> best;
        std::int64_t least = wrong(sums, astray);
        const auto single = moves();
        for (const Move& one : single) {
            Sums first = sums;
            int loose = astray;
            move(first, loose, one);
            for (const Move& other : single) {
                const std::size_t which = one.group == other.group ? 1 : 0;
                if (other.group < one.group || !isMove(other, which))
                    continue;
                Sums all = first;
                int left = loose;
                move(all, left, other, which);
                if (const auto fault = wrong(all, left); fault < least) {
                    least = fault;
                    best = {one, other};
                }
            }
        }
        return best;
    }

    Change changeOf(const Move& move) const
    {
        Change change;
        change.action = Change::Do::assign;
        change.entry = problem.list->lines[std::size_t(groups[move.group].line)].id;
        change.count = 1;
        change.from = groups[move.group].from;
        change.block = contingents[std::size_t(move.to)].id;
        return change;
    }

    const std::vector<Contingent>& contingents;
    const Problem& problem;
    Army army;
    Whole whole;
    std::vector<Group> groups;
    Sums sums;
    int astray = 0;
};

} // namespace

Army divided(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army)
{
    if (!army.blocks)
        return army;
    Army one = Dividing(contingents, problem, army).run();
    // Units of an entry that go the same way go in one step, and stand in one row.
    Army together = applied(army, *problem.list, moved(*problem.list, army, one));
    const auto faults = [&](const Army& a) { return check(contingents, problem, bind(problem, a), a).size(); };
    return faults(together) <= faults(one) ? together : one;
}

} // namespace strategikon::warmasterContingents
