// Rows and limits that every Field of Glory list has, whatever its file says.
#pragma once

#include "rules/fog/costs.h"
#include "rules/system.h"

namespace strategikon::fogAlways {

// Commanders where the list names none, the camp, and the limits on both and on allied contingents.
void complete(ArmyList& list, const System& system, const fogCosts::Table& table);

} // namespace strategikon::fogAlways
