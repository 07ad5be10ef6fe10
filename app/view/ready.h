// An army to begin with.
#pragma once

#include "rules/system.h"

namespace strategikon {

// `empty` with bodies: the legal army nearest to its size that the system prefers. As it was where there is none.
Army readyArmy(const System& system, const ArmyList& list, const Army& empty);

} // namespace strategikon
