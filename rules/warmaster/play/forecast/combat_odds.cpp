#include "rules/warmaster/play/forecast/combat_odds.h"

#include "rules/warmaster/play/forecast/linked_combats.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Joint;
using play::Share;
using play::Spread;

constexpr double nothing = 1e-16; // beside 1

double chanceBetween(const Spread& spread, int least, int most)
{
    double sum = 0;
    for (int value = std::max(least, spread.least()); value <= std::min(most, spread.most()); ++value)
        sum += spread.chance(value);
    return sum;
}

double at(const Share& share, int value)
{
    const int i = value - share.least;
    return i < 0 || i >= int(share.chances.size()) ? 0 : share.chances[std::size_t(i)];
}

// Knots of fighters: who strikes at whom hangs together.
std::vector<LinkedCombats::Members> knotted(const Combat& combat)
{
    std::vector<int> of(combat.then.size());
    for (std::size_t i = 0; i < of.size(); ++i)
        of[i] = int(i);
    for (std::size_t i = 0; i < of.size(); ++i)
        if (const int enemy = combat.then[i].enemy; enemy >= 0)
            std::replace(of.begin(), of.end(), int(of[std::size_t(enemy)]), int(of[i]));
    std::vector<LinkedCombats::Members> knots;
    for (std::size_t i = 0; i < of.size(); ++i) {
        LinkedCombats::Members members;
        for (std::size_t j = 0; j < of.size(); ++j)
            if (of[j] == int(i))
                members.push_back(j);
        if (!members.empty())
            knots.push_back(std::move(members));
    }
    return knots;
}

class Reckoning {
public:
    explicit Reckoning(const Combat& combat)
        : combat_(combat), fighters_(combat.first.fighters), hits_(newHits(combat.first))
    {
        bool scythed[2] = {false, false};
        base_ = combat.first.supports[0] - combat.first.supports[1];
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            base_ += (fighters_[i].side == 1 ? 1 : -1) * fighters_[i].counted;
            scythed[fighters_[i].side] = scythed[fighters_[i].side] || combat.then[i].spent;
            lost_.emplace_back(std::size_t(fighters_[i].stands) + 1, 0.0);
        }
        for (auto& members : knotted(combat))
            knots_.emplace_back(combat, hits_, scythed, std::move(members));
        Spread before(base_);
        std::vector<Spread> after(knots_.size() + 1);
        for (std::size_t i = knots_.size(); i-- > 0;)
            after[i] = after[i + 1].plus(knots_[i].difference());
        for (std::size_t i = 0; i < knots_.size(); ++i) {
            rest_.push_back(before.plus(after[i + 1]));
            before = before.plus(knots_[i].difference());
        }
        all_ = before;
    }

    std::optional<CombatOdds> odds()
    {
        if (std::ranges::any_of(knots_, [](const LinkedCombats& knot) { return knot.tooLarge(); }))
            return {};
        odds_.first = oddsOf(combat_.first);
        odds_.wins[0] = odds_.first.wins[0];
        odds_.wins[1] = odds_.first.wins[1];
        odds_.draw = odds_.first.draw;
        for (const Ending& ending : endings())
            if (chanceBetween(all_, ending.least, ending.most) > nothing)
                add(ending);
        for (std::size_t at = 0; at < knots_.size(); ++at)
            spareVictors(knots_[at]);
        finish();
        return std::move(odds_);
    }

private:
    // Differences that bring the same bonus are one ending (rulebook 1786, 1603-1607).
    std::vector<Ending> endings() const
    {
        int units[2] = {combat_.first.removed[0], combat_.first.removed[1]};
        for (const Fighter& fighter : fighters_)
            ++units[fighter.side];
        std::vector<Ending> all;
        for (int difference = all_.least(); difference <= all_.most(); ++difference) {
            Ending one{.least = difference, .most = difference};
            if (difference != 0) {
                one.winner = difference > 0 ? 0 : 1;
                const int losers = std::max(units[1 - one.winner], 1);
                one.bonus = 1 + (std::abs(difference) + losers - 1) / losers / combat_.pursuit;
            }
            if (!all.empty() && all.back().winner == one.winner && all.back().bonus == one.bonus)
                all.back().most = difference;
            else
                all.push_back(one);
        }
        return all;
    }

    void add(const Ending& ending)
    {
        std::vector<LinkedCombat> parts;
        for (std::size_t at = 0; at < knots_.size(); ++at) {
            parts.push_back(knots_[at].part(ending, rest_[at]));
            addLost(at, ending, parts.back());
        }
        if (ending.winner != play::nobody)
            addSecond(ending, parts);
    }

    void addLost(std::size_t at, const Ending& ending, const LinkedCombat& part)
    {
        const auto& members = knots_[at].members();
        const Spread& mine = knots_[at].difference();
        for (int difference = mine.least(); difference <= mine.most(); ++difference) {
            const double others = chanceBetween(rest_[at], ending.least - difference, ending.most - difference);
            for (std::size_t i = 0; i < members.size(); ++i)
                for (int stands = 0; stands <= fighters_[members[i]].stands; ++stands)
                    lost_[members[i]][std::size_t(stands)] += part.lost[i].row(difference)[stands] * others;
        }
    }

    void addSecond(const Ending& ending, const std::vector<LinkedCombat>& parts)
    {
        Share sums[LinkedCombat::kinds];
        for (const int kind : {LinkedCombat::any, LinkedCombat::overAlready, LinkedCombat::firstGone,
                 LinkedCombat::secondGone, LinkedCombat::bothGone}) {
            std::vector<const Joint*> joints;
            for (const LinkedCombat& part : parts)
                joints.push_back(&part.cases[std::size_t(kind)]);
            const bool never =
                (combat_.backed[0] && (kind == LinkedCombat::firstGone || kind == LinkedCombat::bothGone))
                || (combat_.backed[1] && (kind == LinkedCombat::secondGone || kind == LinkedCombat::bothGone));
            sums[kind] =
                never ? sums[LinkedCombat::overAlready] : secondSum(joints, ending.least - base_, ending.most - base_);
        }
        const int more = combat_.supports[0] - combat_.supports[1];
        for (std::size_t i = 0; i < sums[LinkedCombat::any].chances.size(); ++i) {
            const int second = sums[LinkedCombat::any].least + int(i);
            const auto of = [&](int kind) {
                return std::max(at(sums[kind], second) - at(sums[LinkedCombat::overAlready], second), 0.0);
            };
            const double both = of(LinkedCombat::bothGone);
            const double gone[2] = {
                std::max(of(LinkedCombat::firstGone) - both, 0.0), std::max(of(LinkedCombat::secondGone) - both, 0.0)};
            decided(ending.winner, second + more, std::max(of(LinkedCombat::any) - gone[0] - gone[1], 0.0), gone);
        }
    }

    void decided(int before, int difference, double byScore, const double (&gone)[2])
    {
        const double all = byScore + gone[0] + gone[1];
        odds_.goesOn += all;
        odds_.wins[before] -= all;
        odds_.wins[0] += gone[1];
        odds_.wins[1] += gone[0];
        if (difference == 0)
            odds_.draw += byScore;
        else
            odds_.wins[difference < 0] += byScore;
        second_[difference] += all;
    }

    // A side that is destroyed has lost though it scored more, and the victors' artillery stays (rulebook 1675-1681).
    void spareVictors(const LinkedCombats& knot)
    {
        for (std::size_t member = 0; member < knot.members().size(); ++member) {
            const std::size_t one = knot.members()[member];
            if (!combat_.then[one].falls)
                continue;
            const int sign = knot.toward(member);
            double destroyed = 1;
            Spread others(base_);
            for (std::size_t i = 0; i < fighters_.size(); ++i) {
                const Fighter& fighter = fighters_[i];
                const int room = std::max(fighter.stands * fighter.each - fighter.hits, 0);
                if (fighter.side != fighters_[one].side) {
                    destroyed *= hits_[i].chance(room);
                    others = others.plus(Spread(-sign * room));
                } else if (i != one) {
                    others = sign > 0 ? others.plus(hits_[i]) : others.minus(hits_[i]);
                }
            }
            for (int hits = hits_[one].least(); hits <= hits_[one].most(); ++hits) {
                const double beaten = sign > 0 ? others.atLeast(1 - hits) : others.atMost(hits - 1);
                const double chance = destroyed * hits_[one].chance(hits) * beaten;
                lost_[one].back() -= chance;
                lost_[one][std::size_t(fighters_[one].stands - knot.stands(member, hits))] += chance;
            }
        }
    }

    void finish()
    {
        for (const auto& lost : lost_) {
            odds_.standsLost.emplace_back(0, lost);
            odds_.destroyed.push_back(lost.back());
        }
        if (odds_.goesOn < nothing)
            return;
        const int least = second_.begin()->first, most = second_.rbegin()->first;
        std::vector<double> chances(std::size_t(most - least) + 1, 0.0);
        for (const auto& [difference, chance] : second_)
            chances[std::size_t(difference - least)] = chance / odds_.goesOn;
        odds_.difference = Spread(least, std::move(chances));
    }

    const Combat& combat_;
    const std::vector<Fighter>& fighters_;
    std::vector<Spread> hits_;
    int base_ = 0; // the difference before any die is thrown
    std::vector<LinkedCombats> knots_{};
    std::vector<Spread> rest_{}; // of each knot: what all others add, and what there is before
    Spread all_{};
    std::vector<std::vector<double>> lost_{};
    std::map<int, double> second_{};
    CombatOdds odds_{};
};

} // namespace

std::optional<CombatOdds> oddsOf(const Combat& combat) { return Reckoning(combat).odds(); }

} // namespace strategikon::warmasterPlay
