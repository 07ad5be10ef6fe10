#include "rules/warmaster/play/ending/score.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

int roundedUp(int points) { return (points + 4) / 5 * 5; }

bool destroyed(const BattleView& table, Id thing) { return table[thing].gone && !table.is(thing, state::removed); }

void ofUnit(const BattleView& table, Id unit, std::vector<Gain>& all)
{
    const int earner = 1 - table[unit].side, points = table.get(unit, state::points);
    if (destroyed(table, unit))
        all.push_back({earner, "unit-destroyed", unit, points});
    else if (table.get(unit, state::strength) >= table.figure("victory-points", "stands")
        && table.get(unit, state::stands) == 1)
        all.push_back({earner, "unit-reduced", unit, roundedUp(partOf(table.book(), "victory-points", points))});
}

void ofCommander(const BattleView& table, Id commander, std::vector<Gain>& all)
{
    const int earner = 1 - table[commander].side;
    if (!destroyed(table, commander))
        return;
    all.push_back({earner, "commander-slain", commander, table.get(commander, state::points)});
    if (const int bounty = table.get(commander, state::bounty))
        all.push_back({earner, "grudge", commander, bounty});
}

// Of a place its full worth to who holds it, half to who is near alone (2725); of baggage half to its owner, all of it
// to the other side (2739).
void ofPlace(const BattleView& table, Id place, std::vector<Gain>& all)
{
    const Held held = table.get(place, state::held);
    if (held == Held::nobody)
        return;
    const int side = held == Held::second || held == Held::secondNear;
    const bool near = held == Held::firstNear || held == Held::secondNear;
    const bool kept = table[place].kind == "baggage" && table[place].side == side;
    const int part = near ? std::max(table.figure("bonus-terrain", "part"), 1) : 1;
    all.push_back({side, table[place].kind, place, table.get(place, state::worth) / part / (kept ? 2 : 1)});
}

int unitsLost(const BattleView& table, int side)
{
    int lost = 0;
    for (const play::Thing& thing : table.state().things)
        lost += thing.sort == play::Sort::body && thing.side == side && destroyed(table, thing.id);
    return lost;
}

void ofAim(const BattleView& table, Id aim, std::vector<Gain>& all)
{
    const std::string& kind = table[aim].kind;
    const int worth = table.get(aim, state::worth), only = table[aim].side;
    for (const int side : {0, 1}) {
        const bool reached = kind == "most-destroyed" ? unitsLost(table, 1 - side) > unitsLost(table, side)
            : kind == "lasting-out"                   ? !routed(table, side)
            : kind == "decisive"                      ? routed(table, 1 - side)
                                                      : false;
        if (reached && (only == side || only == play::nobody))
            all.push_back({side, kind, aim, worth});
    }
}

} // namespace

bool routed(const BattleView& table, int side)
{
    const auto& things = table.state().things;
    const bool any = std::ranges::any_of(
        things, [&](const play::Thing& thing) { return thing.sort == play::Sort::army && thing.side == side; });
    return any && table.armies(side).empty();
}

std::vector<Gain> gains(const BattleView& table)
{
    std::vector<Gain> all;
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort == play::Sort::body)
            ofUnit(table, thing.id, all);
        else if (thing.sort == play::Sort::leader)
            ofCommander(table, thing.id, all);
        else if (thing.sort == play::Sort::feature && (thing.kind == "terrain" || thing.kind == "baggage"))
            ofPlace(table, thing.id, all);
        else if (thing.sort == play::Sort::feature)
            ofAim(table, thing.id, all);
        else if (const int bonus = thing.sort == play::Sort::army ? table.get(thing.id, state::bonus) : 0)
            all.push_back({thing.side, "bonus", thing.id, bonus});
    }
    return all;
}

std::vector<Message> stakes(const BattleView& table)
{
    std::vector<Message> all;
    const auto stake = [&](const std::string& kind, int points, Value of) {
        if (points > 0)
            all.push_back({"stake-" + kind, {{"points", points}, {"of", std::move(of)}}});
    };
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort == play::Sort::feature) {
            const bool either = thing.side == play::nobody;
            const bool aim = thing.kind != "terrain" && thing.kind != "baggage";
            stake(thing.kind, table.get(thing.id, state::worth),
                !aim                  ? Value(DataText{thing.name})
                    : either          ? Value("A, B")
                    : thing.side == 0 ? Value("A")
                                      : Value("B"));
        } else if (thing.sort == play::Sort::leader) {
            stake("grudge", table.get(thing.id, state::bounty), thing.badge);
        }
    }
    for (const auto& bonus : {state::devastating, state::glory})
        stake(std::string(bonus.id()), table.get(table.battle(), bonus), {});
    return all;
}

Score score(const BattleView& table)
{
    Score result;
    for (const Gain& gain : gains(table))
        result.points[gain.side] += gain.points;
    for (const int side : {0, 1})
        if (routed(table, side)) // no more than its enemy, and as many where both have withdrawn (2556)
            result.points[side] = std::min(result.points[side], result.points[1 - side]);
    if (result.points[0] != result.points[1])
        result.winner = result.points[0] > result.points[1] ? 0 : 1;
    return result;
}

} // namespace strategikon::warmasterPlay
