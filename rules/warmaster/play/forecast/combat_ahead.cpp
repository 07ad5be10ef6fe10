// What a combat on the table may come to: its fighters as they would strike once the first round is over.
#include "model/text/contains.h"
#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/forecast/combat_odds.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Artillery and whoever mans ramparts stays, and foot cannot catch horse (rulebook 1916, 1917, 1943).
bool usuallyFollows(const BattleView& table, Id unit, Id enemy)
{
    const bool foot = table.type(unit) == Type::infantry;
    const bool fortified = foot && table.get(unit, state::cover) == Covered::fortified;
    return table.type(unit) != Type::artillery && !fortified && !(foot && table.mounted(enemy));
}

Id usualEnemy(const BattleView& table, const Round& round, const Fighter& fighter)
{
    if (table.is(fighter.unit, state::supports))
        return 0;
    if (!fighter.batches.empty())
        return round.fighters[fighter.batches.front().target].unit;
    const auto strikes = usualAttackGroups(table, fighter.unit);
    return strikes.empty() ? 0 : strikes.front().target;
}

// The table as it would be, for the figures of one unit and its enemy.
class Supposed {
public:
    Supposed(const BattleView& table, const Round& round) : doing_(table.state())
    {
        doing_.happened("supposed");
        for (const Fighter& fighter : round.fighters) {
            doing_.set(fighter.unit, state::charged, false);
            doing_.set(fighter.unit, state::turned,
                turnedAfter(doing_, fighter.unit, fighter.fights, fighter.fights - fighter.turned));
            doing_.set(fighter.unit, state::beset, false);
        }
    }

    Blows blows(Id unit, Id enemy, bool won, int bonus, bool shaken = false)
    {
        doing_.set(unit, state::after, won ? After::pursued : After::retreated);
        doing_.set(unit, state::bonus, won ? bonus : 0);
        doing_.set(enemy, state::after, won ? After::retreated : After::pursued);
        const int before = doing_.get(unit, state::confused);
        doing_.set(unit, state::confused, before || shaken);
        const auto strikes = usualAttackGroups(doing_, unit);
        AttackGroup strike = strikes.empty() ? AttackGroup{} : strikes.front();
        strike.target = enemy;
        strike.stands = 1;
        strike.cover = Covered::open;
        strike.terrified = feelsTerror(doing_, unit, enemy);
        const AttackDice blow = attackDiceOf(doing_, strike);
        doing_.set(unit, state::confused, before);
        return {blow.dice, blow.each};
    }

private:
    Transaction doing_;
};

// The most by which a side can win.
int widest(const Round& round, int winner)
{
    int most = round.supports[winner];
    for (const Fighter& fighter : round.fighters)
        if (fighter.side != winner)
            most += fighter.counted + std::max(fighter.stands * fighter.each - fighter.hits, 0);
    return most;
}

} // namespace

Combat combatOf(const BattleView& table, Id engagement, const Granted& granted)
{
    Combat combat{.first = roundOf(table, engagement, granted.told),
        .pursuit = std::max(table.figure("pursuit-distance", "each"), 1)};
    const auto& fighters = combat.first.fighters;
    Ids units;
    for (const Fighter& fighter : fighters)
        units.push_back(fighter.unit);
    const bool last = table.get(engagement, state::round) >= table.figure("unresolved", "rounds");
    Supposed supposed(table, combat.first);
    for (const Fighter& fighter : fighters) {
        const Id unit = fighter.unit;
        const auto given = granted.enemy.find(unit);
        const bool known = given != granted.enemy.end() && contains(units, given->second);
        const Id enemy = known ? given->second : usualEnemy(table, combat.first, fighter);
        const auto at = std::ranges::find(units, enemy);
        Later later{.falls = table.type(unit) == Type::artillery,
            .spent = table.has(unit, Special::scythedChariots),
            .armour = combatArmour(table, unit, true)};
        if (at != units.end()) {
            later.enemy = int(at - units.begin());
            const auto follows = granted.follows.find(unit);
            later.follows =
                !last && (follows == granted.follows.end() ? usuallyFollows(table, unit, enemy) : follows->second);
            later.beaten = supposed.blows(unit, enemy, false, 0);
            later.shaken = supposed.blows(unit, enemy, false, 0, true);
            if (fighter.turned == fighter.fights) // its enemies follow straight to those they touched (rulebook 1935)
                later.beaten.most = later.shaken.most = fighter.fights;
            const auto losers =
                std::ranges::count_if(fighters, [&](const Fighter& one) { return one.side != fighter.side; });
            for (int bonus = 1; bonus <= 1 + (widest(combat.first, fighter.side) / int(losers) + 1) / combat.pursuit;
                 ++bonus)
                later.following.push_back(supposed.blows(unit, enemy, true, bonus));
        }
        combat.then.push_back(std::move(later));
        combat.backed[fighter.side] = combat.backed[fighter.side] || table.is(unit, state::supports);
    }
    for (const int side : {0, 1})
        combat.supports[side] = table.figure("support", "each") * likelySupports(table, engagement, side, [&](Id unit) {
            return table.is(unit, state::supports) ? 0 : table.get(unit, state::stands);
        });
    return combat;
}

} // namespace strategikon::warmasterPlay
