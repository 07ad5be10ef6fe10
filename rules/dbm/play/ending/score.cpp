#include "rules/dbm/play/ending/score.h"

#include "rules/dbm/elements.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon::dbmPlay {

namespace {

Ids allCommands(const BattleView& table, int side)
{
    return table.thoseThat(
        [&](const play::Thing& thing) { return thing.sort == play::Sort::block && thing.side == side; });
}

bool isLost(const BattleView& table, Id command)
{
    return table.is(command, state::demoralised) || table.is(command, state::changed);
}

// A quarter of what it had at first, or more.
bool isWorn(const BattleView& table, Id command)
{
    return wornPart * table.get(command, state::lost) >= table.get(command, state::worth)
        && table.get(command, state::worth) > 0;
}

// Of the commands that were a side's at first: one that has changed sides is lost to it.
int worth(const BattleView& table, int side, bool lost)
{
    int points = 0;
    for (const Id army : table.armies(side))
        for (const play::Thing& thing : table.state().things)
            if (thing.sort == play::Sort::block && thing.within == army && isLost(table, thing.id) == lost)
                points += table.get(thing.id, state::value);
    return points;
}

// One point from a side to the other, as far as it has one.
void passes(Score& score, int from)
{
    const int points = std::min(1, score.points[from]);
    score.points[from] -= points;
    score.points[1 - from] += points;
}

// Who retreats by night while the other remains (389).
int retreater(const BattleView& table)
{
    const int withdrew = table.get(table.battle(), state::withdrew);
    return withdrew == 1 || withdrew == 2 ? withdrew - 1 : play::nobody;
}

} // namespace

int lossesAt(const BattleView& table, Id of, int part)
{
    const bool halves = std::ranges::any_of(table.state().things, [&](const play::Thing& one) {
        return one.sort == play::Sort::body && table.get(one.id, state::worth) % 2 != 0
            && (one.within == of || table.armyOf(one.id) == of);
    });
    return dbmRules::leastLoss(table.get(of, state::worth), {1, part}, !halves);
}

bool isBroken(const BattleView& table, int side)
{
    const Ids all = table.armies(side);
    return !all.empty() && std::ranges::all_of(all, [&](Id army) { return table.is(army, state::broken); });
}

std::vector<play::Standing> standings(const BattleView& table)
{
    std::vector<play::Standing> all;
    for (const int side : {0, 1}) {
        for (const Id army : table.armies(side))
            all.push_back({.id = "losses",
                .side = side,
                .value = (table.get(army, state::lost) + 1) / 2,
                .of = (table.get(army, state::half) + 1) / 2,
                .course = true,
                .halves = table.get(army, state::lost),
                .ofHalves = table.get(army, state::half)});
        all.push_back({.id = "points", .side = side, .value = score(table).points[side]});
    }
    return all;
}

Score score(const BattleView& table)
{
    Score score;
    int lost = 0, worn[2] = {0, 0};
    for (const int side : {0, 1}) {
        score.points[side] = worth(table, 1 - side, true) + worth(table, side, false);
        for (const Id command : allCommands(table, side)) {
            lost += isLost(table, command);
            worn[side] += isWorn(table, command);
        }
    }
    const int more = std::abs(worn[0] - worn[1]); // from who has more worn commands to who has fewer
    const bool quarter = lost == 0 && more > 0;
    for (int i = 0; quarter && i < (table.alternative("quarter-transfer") ? more : std::min(more, 1)); ++i)
        passes(score, worn[0] > worn[1] ? 0 : 1);
    const bool besides = !quarter || !table.alternative("two-points-by-night");
    if (const int side = retreater(table); side != play::nobody && besides)
        passes(score, side);
    if (isBroken(table, 0) != isBroken(table, 1))
        score.winner = isBroken(table, 0);
    else if (score.points[0] != score.points[1])
        score.winner = score.points[1] > score.points[0];
    return score;
}

} // namespace strategikon::dbmPlay
