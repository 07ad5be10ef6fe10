// Every rule that an army breaks, all at once.
#pragma once

#include "problem.h"

namespace strategikon {

// The findings of the constraints and of the total; misfits of the binding come first.
// Mends are not filled in (see mend.h): checking alone is what every keystroke pays for.
std::vector<Finding> check(const Problem& problem, const Bound& bound);

// Names and figures for the sentence about a broken constraint.
Arguments argsOf(const Problem& problem, const Constraint& constraint, const Counts& counts);

// A digest of list, edition, size and bodies (options, split, not names or order): the same army
// gives the same stamp on every machine. Twelve letters and digits in groups of four.
std::string stamp(const Problem& problem, const Bound& bound, const Army& army);

} // namespace strategikon
