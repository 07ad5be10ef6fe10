// The nearest legal armies of forms that are like those an army has.
#pragma once

#include "solver.h"

namespace strategikon {

// As repair(), but of each line only its plain form and those that differ from a body of the army in an upgrade or two:
// so few that stands and upgrades are weighed one by one, where repair() weighs whole forms in lists of very many.
// Empty where there is no such army, or where even those hang together too much.
std::vector<Solution> repairNear(const Problem& problem, const SolveRequest& wish, int k);

} // namespace strategikon
