// What lets a stand shoot at a unit: range, sight and arc (rulebook 1224, 1228, 1256).
#pragma once

#include "rules/warmaster/play/map/places.h"

namespace strategikon::warmasterPlay {

Arc arcOf(const BattleView& table, Id unit);

// Each of them any of the target's stands has.
class Aiming {
public:
    Aiming(const BattleView& table, Id shooter);

    double farthest() const { return range_; }
    // One stand at one other.
    bool at(const Moment& moment, int stand, int other) const;
    // At the unit; where no one stand is all of that, but one is near enough, one ahead, and another in sight, it may
    // be read both ways.
    std::optional<bool> atAny(const Moment& moment, int stand) const;

private:
    bool inRange(const Moment& moment, int stand, int other) const { return moment.apart(stand, other) <= range_; }

    double range_, seen_;
    Arc arc_;
};

} // namespace strategikon::warmasterPlay
