// The armies that players field: three or four commands of a size that lasts, and no fleet.
#pragma once

#include "rules/dbm/elements.h"
#include "rules/fielding.h"

namespace strategikon::dbmRules {

inline constexpr int fewestOfCommand = 8; // elements of a command, its general among them

Muster muster(const Problem& problem);

} // namespace strategikon::dbmRules
