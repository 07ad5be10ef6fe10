#include "rules/warmaster/play/map/aiming.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

// Shock cavalry and artillery shoot straight ahead, skirmishers all round (rulebook 1228-1234).
Arc arcOf(const BattleView& table, Id unit)
{
    const auto is = [&](Special special) { return table.has(unit, special); };
    if (is(Special::skirmish))
        return Arc::allRound;
    const bool straight = is(Special::shock) || is(Special::heavyArtillery) || is(Special::lightArtillery);
    return straight ? Arc::straight : Arc::front;
}

Aiming::Aiming(const BattleView& table, Id shooter)
    : range_(table.get(shooter, state::range)), seen_(farthestSeen(table)), arc_(arcOf(table, shooter))
{
}

bool Aiming::at(const Moment& moment, int stand, int other) const
{
    return inRange(moment, stand, other) && moment.inArc(stand, other, arc_)
        && moment.sees(stand, other, std::min(seen_, range_));
}

std::optional<bool> Aiming::atAny(const Moment& moment, int stand) const
{
    const auto any = [&](auto is) {
        for (int other = 0; other < moment.others(); ++other)
            if (is(other))
                return true;
        return false;
    };
    if (any([&](int other) { return at(moment, stand, other); }))
        return true;
    const bool may = any([&](int other) { return inRange(moment, stand, other); })
        && any([&](int other) { return moment.inArc(stand, other, arc_); })
        && any([&](int other) { return moment.sees(stand, other, seen_); });
    return may ? std::nullopt : std::optional(false);
}

} // namespace strategikon::warmasterPlay
