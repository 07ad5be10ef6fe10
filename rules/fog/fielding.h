// The armies that players field: ten to fifteen battle groups (rulebook 335) of four bases or more, hardly any poor.
#pragma once

#include "rules/fielding.h"

namespace strategikon::fogGroups {

inline constexpr int fewestGroups = 10, mostGroups = 15; // of a usual army (rulebook 335)

// How far an army is from that.
struct Shape {
    int groups = 0, small = 0; // small: of fewer than four bases, where its row has larger ones
    int points = 0, poor = 0;  // poor: points of poor battle groups
    int faults() const;
};
Shape shapeOf(const Problem& problem, const Counts& counts);

Muster muster(const Problem& problem);

} // namespace strategikon::fogGroups
