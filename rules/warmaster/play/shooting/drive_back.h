// Units that are driven back by shooting (rulebook 1341-1385).
#pragma once

#include "rules/play/house.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

// Dice by which a unit is driven back after so many hits, with what changes their number; 0: it stays. Charging units
// whose enemies have all evaded are driven back by the step "drive-back" with this number in `with`.
struct DriveBack {
    int dice = 0;
    std::vector<play::Modifier> modifiers{};
};
DriveBack driveBackOf(const BattleView& table, Id unit, int hits);
play::Account drivesAccount(); // of modifiers.yaml

Rules driveRules();

} // namespace strategikon::warmasterPlay
