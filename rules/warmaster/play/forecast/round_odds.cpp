#include "rules/warmaster/play/forecast/round_odds.h"

#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace strategikon::warmasterPlay {

namespace {

using play::Spread;

// Dice that hit and are not saved: of 36 pairs of faces those of a hit and of a save that fails.
Spread through(int dice, int hitting, int armour)
{
    const int unsaved = armour == 0 ? 6 : std::clamp(armour - 1, 0, 6);
    return play::hits(dice, 37 - hitting * unsaved, 36);
}

// By fighter and reach: dice that strike at it.
using Struck = std::vector<std::array<int, 8>>;

Struck struckOf(const Round& round)
{
    Struck struck(round.fighters.size());
    for (const Fighter& fighter : round.fighters)
        for (const Fighter::Batch& batch : fighter.batches)
            struck[batch.target][std::size_t(std::clamp(batch.reach, 1, 7))] += batch.dice;
    return struck;
}

Spread newHits(const Fighter& fighter, const std::array<int, 8>& struck, int save)
{
    Spread hits = through(fighter.scored, 6, fighter.armour);
    for (int reach = 1; reach <= 6; ++reach)
        if (const int dice = struck[std::size_t(reach)])
            hits = hits.plus(through(dice, 7 - reach, fighter.armour));
    const int most = std::max(hits.most(), 0);
    if (fighter.behind > 0)
        hits = hits.minus(play::hits(fighter.behind, save)).clamped(0, most);
    const int room = std::max(fighter.stands * fighter.each - fighter.hits, 0);
    return hits.most() > room ? hits.clamped(0, room) : hits;
}

// Who wins, of two scores: a side is destroyed when its enemy has scored all there was to score.
void judge(RoundOdds& odds, const Spread (&score)[2], const int (&all)[2])
{
    for (int first = score[0].least(); first <= score[0].most(); ++first)
        for (int second = score[1].least(); second <= score[1].most(); ++second) {
            const double chance = score[0].chance(first) * score[1].chance(second);
            const bool lost[2] = {second == all[1], first == all[0]};
            if (lost[0] != lost[1])
                odds.wins[lost[0]] += chance;
            else if (first != second)
                odds.wins[second > first] += chance;
            else
                odds.draw += chance;
        }
}

} // namespace

std::vector<Spread> newHits(const Round& round)
{
    const Struck struck = struckOf(round);
    std::vector<Spread> hits;
    for (std::size_t i = 0; i < round.fighters.size(); ++i)
        hits.push_back(newHits(round.fighters[i], struck[i], round.save));
    return hits;
}

Spread hitsOf(int dice, int reach, int armour) { return through(dice, std::clamp(7 - reach, 0, 6), armour); }

RoundOdds oddsOf(const Round& round)
{
    RoundOdds odds;
    const auto allHits = newHits(round);
    Spread score[2] = {Spread(round.supports[0]), Spread(round.supports[1])};
    int all[2] = {round.supports[0], round.supports[1]};
    for (std::size_t i = 0; i < round.fighters.size(); ++i) {
        const Fighter& fighter = round.fighters[i];
        const Spread& hits = allHits[i];
        const int room = std::max(fighter.stands * fighter.each - fighter.hits, 0);
        const int enemy = 1 - fighter.side;
        score[enemy] = score[enemy].plus(Spread(fighter.counted)).plus(hits);
        all[enemy] += fighter.counted + room;
        odds.standsLost.push_back(
            hits.map([&](int more) { return std::min((fighter.hits + more) / fighter.each, fighter.stands); }));
        odds.destroyed.push_back(odds.standsLost.back().chance(fighter.stands));
    }
    odds.difference = score[0].minus(score[1]);
    judge(odds, score, all);
    return odds;
}

namespace {

const Step* pending(const BattleView& table, const char* what, Id unit)
{
    for (const Step& step : table.state().agenda)
        if (step.what == what && !step.on.empty() && step.on.front() == unit)
            return &step;
    return nullptr;
}

// Hits of this round count only once it has begun.
bool begun(const BattleView& table, Id engagement)
{
    return std::ranges::any_of(table.state().agenda,
        [&](const Step& step) { return step.what == "supports" && step.on.front() == engagement; });
}

class ComingRound {
public:
    ComingRound(const BattleView& table, Id engagement, const Foretold& told)
        : table_(table), engagement_(engagement), told_(told), begun_(begun(table, engagement))
    {
        for (const int side : {0, 1})
            for (const Id unit : table.friendsIn(engagement, side))
                units_.push_back(unit);
        for (const Id unit : units_)
            if (!table.is(unit, state::supports) && undecided(unit))
                strikes_[unit] = usualAttackGroups(table, unit, told.attack(unit));
    }

    Round round() const
    {
        Round round;
        round.reach = table_.figure("attacks", "open");
        round.save = table_.figure("maniple", "save");
        for (const Id unit : units_)
            round.fighters.push_back(fighter(unit));
        if (const auto card = supports()) {
            const Answer whole = filled(*card, {});
            const int side = table_.state().side;
            round.supports[side] = supportsScored(table_, whole, true);
            round.supports[1 - side] = supportsScored(table_, whole, false);
        }
        for (const int side : {0, 1}) {
            round.supports[side] += owedTo(table_, engagement_, side);
            round.removed[side] = table_.get(engagement_, state::removedOf[side]);
        }
        return round;
    }

    std::optional<Decision> supports() const
    {
        const bool first = table_.get(engagement_, state::rounds) == int(begun_);
        auto card = supportsCard(
            table_, engagement_, [&](Id unit) { return fighting(unit); },
            [&](Id unit) { return first && !table_.is(unit, state::supports) ? fighting(unit) - turned(unit) : 0; });
        return card ? std::optional(filledWith(std::move(*card), told_.supports)) : std::nullopt;
    }

private:
    bool undecided(Id unit) const { return !begun_ || pending(table_, "attack", unit); }

    using Strikes = std::vector<AttackGroup>;

    const Strikes* strikes(Id unit) const
    {
        const auto it = strikes_.find(unit);
        return it == strikes_.end() ? nullptr : &it->second;
    }

    int fighting(Id unit) const
    {
        if (table_.is(unit, state::supports))
            return 0;
        const Strikes* all = strikes(unit);
        if (!all)
            return table_.get(unit, state::fought);
        return std::accumulate(
            all->begin(), all->end(), 0, [](int sum, const AttackGroup& one) { return sum + one.stands; });
    }

    int turned(Id unit) const
    {
        const Strikes* all = strikes(unit);
        if (!all)
            return table_.get(unit, state::fought) - table_.get(unit, state::front);
        return std::accumulate(all->begin(), all->end(), 0,
            [](int sum, const AttackGroup& one) { return sum + (one.flanked || one.aside ? one.stands : 0); });
    }

    bool sheltered(Id unit) const
    {
        const auto finds = [&](const AttackGroup& one) { return one.target == unit && one.cover != Covered::open; };
        return (begun_ && table_.get(unit, state::cover) != Covered::open)
            || std::ranges::any_of(strikes_, [&](const auto& one) { return std::ranges::any_of(one.second, finds); });
    }

    std::size_t at(Id unit) const { return std::size_t(std::ranges::find(units_, unit) - units_.begin()); }

    Fighter fighter(Id unit) const
    {
        Fighter one{.unit = unit,
            .side = table_[unit].side,
            .stands = table_.get(unit, state::stands),
            .each = table_.get(unit, state::each),
            .hits = table_.get(unit, state::hits),
            .counted = table_.get(unit, state::struck) + (begun_ ? table_.get(unit, state::taken) : 0),
            .scored = begun_ ? table_.get(unit, state::scored) : 0};
        const bool saved = begun_ && !pending(table_, "combat-saves", unit);
        one.armour = saved ? 0 : combatArmour(table_, unit, sheltered(unit));
        one.behind = behind(unit);
        one.fights = fighting(unit);
        one.turned = turned(unit);
        one.batches = batches(unit);
        return one;
    }

    int behind(Id unit) const
    {
        const Step* thrown = pending(table_, "maniple-roll", unit);
        if (thrown)
            return unpacked<steps::ManipleRoll>(*thrown).behind;
        if (begun_ && !pending(table_, "combat-saves", unit) && !pending(table_, "maniple", unit))
            return 0;
        return likelyBehind(table_, unit);
    }

    std::vector<Fighter::Batch> batches(Id unit) const
    {
        std::vector<Fighter::Batch> all;
        for (const Step& step : table_.state().agenda)
            if (step.what == "attack-roll" && step.on[0] == unit) {
                const auto roll = unpacked<steps::AttackRoll>(step);
                all.push_back({at(roll.target), roll.dice, roll.reach});
            }
        const Strikes* strikes = this->strikes(unit);
        if (!strikes || strikes->empty() || strikes->front().target == 0)
            return all;
        const std::size_t first = all.size();
        for (const AttackGroup& one : *strikes) {
            const AttackDice blow = attackDiceOf(table_, one);
            all.push_back({at(one.target), blow.dice, blow.reach});
        }
        all[first].dice += moreAttacks(table_, unit);
        if (std::all_of(all.begin() + std::ptrdiff_t(first), all.end(), [](const auto& one) { return one.dice <= 0; }))
            all[first].dice = 1;
        return all;
    }

    const BattleView& table_;
    Id engagement_;
    const Foretold& told_;
    bool begun_;
    Ids units_{};
    std::map<Id, Strikes> strikes_{}; // of those who may still declare
};

} // namespace

const Answer& Foretold::attack(Id unit) const
{
    static const Answer nothing;
    const auto it = attacks.find(unit);
    return it == attacks.end() ? nothing : it->second;
}

Round roundOf(const BattleView& table, Id engagement, const Foretold& told)
{
    return ComingRound(table, engagement, told).round();
}

bool undecided(const BattleView& table, Id engagement, Id unit)
{
    return !table.is(unit, state::supports) && (!begun(table, engagement) || pending(table, "attack", unit));
}

std::optional<Decision> supportsAhead(const BattleView& table, Id engagement, const Foretold& told)
{
    return ComingRound(table, engagement, told).supports();
}

void addOutcomes(Preview& preview, const BattleView& table, Id engagement)
{
    if (engagement == 0 || table[engagement].gone)
        return;
    const RoundOdds odds = oddsOf(roundOf(table, engagement));
    const int side = table.state().side; // it comes first
    constexpr const char* wins[] = {"wins-a", "wins-b"};
    preview.chances.emplace_back(wins[side], odds.wins[side]);
    preview.chances.emplace_back("draws", odds.draw);
    preview.chances.emplace_back(wins[1 - side], odds.wins[1 - side]);
}

Preview roundPreview(const BattleView& table, Id engagement)
{
    Preview seen;
    addOutcomes(seen, table, engagement);
    return seen;
}

} // namespace strategikon::warmasterPlay
