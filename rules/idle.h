// Keys of an army's file that change nothing under its rules or for its list.
#pragma once

#include "model/army/army.h"
#include "rules/system.h"

namespace strategikon {

// A year where nothing has dates, single stands where nothing takes the field so, contingents where armies are not
// divided, a size where there are no points: each a note of the verdict.
void noteIdleKeys(const System& system, const ArmyList& list, const Army& army, Verdict& verdict);
// Without such a year and such stands: the same army has the same stamp.
Army withoutIdleKeys(const System& system, const ArmyList& list, Army army);

} // namespace strategikon
