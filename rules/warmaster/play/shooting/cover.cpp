#include "rules/warmaster/play/shooting/cover.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

using play::Spread;

bool mayBeCovered(const BattleView& table, Id unit)
{
    return table.type(unit) == Type::infantry || table.type(unit) == Type::artillery;
}

bool mayBeFortified(const BattleView& table, Id unit)
{
    const bool narrow = !table.is(unit, state::broad) || !table.ruledBy("broad-phalanx", "errata");
    return mayBeCovered(table, unit) && !(table.has(unit, Special::phalanx) && narrow);
}

std::array<int, 3> shotScores(const BattleView& table)
{
    return {
        table.figure("to-hit", "hit"), table.figure("defended-target", "hit"), table.figure("fortified-target", "hit")};
}

Exposed exposed(const BattleView& table, Id target, const Cover& cover)
{
    return {table.get(target, state::stands), table.get(target, state::each), table.get(target, state::hits),
        mayBeCovered(table, target) ? cover : Cover{}, shotScores(table)};
}

// Of the stands that are left, those protected so well or less.
int Exposed::standsUpTo(int level, int left) const
{
    const int fortified = std::min(cover.fortified, left);
    const int defended = std::min(cover.defended, left - fortified);
    return level == 0 ? left - fortified - defended : level == 1 ? left - fortified : left;
}

int Exposed::level(int taken) const
{
    const int left = stands - (hits + taken) / each;
    int there = 0;
    for (int one = 0, before = 0; one <= 2; ++one) {
        const int upTo = standsUpTo(one, left);
        if (upTo > before)
            there = one;
        if (upTo > before && one >= cover.aim)
            break;
        before = upTo;
    }
    return there;
}

int Exposed::untilHarder(int taken) const
{
    const int left = stands - (hits + taken) / each;
    const int falling = standsUpTo(level(taken), left);
    return falling == left ? 0 : falling * each - (hits + taken) % each;
}

int Exposed::batch(int dice, int taken) const
{
    const int limit = untilHarder(taken);
    return limit == 0 ? dice : std::min(dice, limit);
}

Spread Exposed::unsaved(int dice, int armour, int taken) const
{
    const int most = stands * each - hits - taken;
    if (dice <= 0 || most <= 0)
        return Spread(0);
    const int now = batch(dice, taken);
    Spread first = play::unsaved(play::hits(now, score(taken)), armour).clamped(0, most);
    if (now == dice)
        return first;
    return first.then([&](int more) { return Spread(more).plus(unsaved(dice - now, armour, taken + more)); });
}

} // namespace strategikon::warmasterPlay
