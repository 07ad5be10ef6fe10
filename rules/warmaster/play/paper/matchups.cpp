// Each sort of unit of one side against each of the other, alone, in the first round of combat.
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/paper/play_sheet.h"

#include <algorithm>
#include <set>

namespace strategikon::warmasterPlay {

namespace {

constexpr const char* wordsOfWays[] = {"charging", "charged", "defended"};

std::vector<int> fightingFigures(const BattleView& table, Id unit)
{
    std::vector<int> all;
    for (const std::string& field : fightsBy()) // wherever it stands and whatever it costs
        all.push_back(table.get(unit, field));
    return all;
}

// One unit of each sort.
Ids sortsOf(const BattleView& table, int side)
{
    Ids one;
    std::set<std::pair<std::string, std::vector<int>>> seen;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.side == side && table.type(thing.id) != Type::encampment
            && seen.emplace(thing.name, fightingFigures(table, thing.id)).second)
            one.push_back(thing.id);
    return one;
}

} // namespace

std::vector<std::string> fightsBy() { return {"attack", "each", "armour", "strength", "type", "rules", "broad"}; }

bool isPossible(const BattleView& table, Id unit, Id against, Way way)
{
    const auto charges = [&](Id one) { return table.type(one) != Type::artillery; };
    return way == Way::charging ? charges(unit) : charges(against) && (way == Way::charged || usesCover(table, unit));
}

Round boutOf(const BattleView& table, Id unit, Id against, Way way)
{
    Transaction transaction(table.state());
    transaction.happened("bout", {unit, against});
    for (const Id one : {unit, against})
        transaction.set(one, state::where, Where::table);
    const Id engagement = transaction.engage({unit, against});
    transaction.set(way == Way::charging ? unit : against, state::charged, true);
    if (way == Way::defended)
        transaction.set(unit, state::cover, Covered::defended);
    return roundOf(transaction, engagement);
}

std::vector<play::Matchup> matchups(const BattleView& table)
{
    std::vector<play::Matchup> all;
    for (const Id unit : sortsOf(table, 0))
        for (const Id against : sortsOf(table, 1))
            for (const Way way : {Way::charging, Way::charged, Way::defended}) {
                if (!isPossible(table, unit, against, way))
                    continue;
                const RoundOdds odds = oddsOf(boutOf(table, unit, against, way));
                all.push_back({unit, against, wordsOfWays[int(way)], {odds.wins[0], odds.draw, odds.wins[1]},
                    {odds.standsLost[0].mean(), odds.standsLost[1].mean()}});
            }
    return all;
}

} // namespace strategikon::warmasterPlay
