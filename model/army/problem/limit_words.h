// What a limit without a name of its own is called in a finding. Used inside model/army only.
#pragma once

#include "problem.h"

namespace strategikon::compiling {

Value nameOf(const ArmyList& list, const Limit& limit);

// The lines by their printed names.
Several namesOf(const ArmyList& list, const std::vector<int>& lines);

// The sentence that tells which rows and which bound, where the limit has no name of its own.
void tellLimit(Constraint& constraint, const ArmyList& list, const Limit& limit, bool isLeast);

} // namespace strategikon::compiling
