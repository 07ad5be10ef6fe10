// The smallest change that mends a finding, found with the solver.
#pragma once

#include "model/army/solver/solver.h"

namespace strategikon {

// Steps that lead from one army to another.
std::vector<Change> difference(const Problem& problem, const Counts& from, const Counts& to);
// Those that move bodies from the block where they stand in one army to where they stand in the other.
std::vector<Change> moved(const ArmyList& list, const Army& from, const Army& to);

// Fills `mend` of each finding: the fewest stands and options, then points, after which that rule
// holds, no rule that held before is broken and nothing that is over its maximum grows (where there
// is no such change: after which that rule holds, within the size of the army if that can be). The steps are for
// applied() (apply.h).
void addMends(const Problem& problem, const Bound& bound, std::vector<Finding>& findings);

// The same for upgrades that do not go together, where one more makes them: a general whom the list calls regular
// must be irregular on an elephant. Before addMends(), which would take such an upgrade away.
void addCompanions(const Problem& problem, const Army& army, std::vector<Finding>& findings);

} // namespace strategikon
