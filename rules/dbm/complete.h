// The rows and limits that every DBM list has: baggage, generals, works for a built-up area, landing
// troops, allies under their own general.
#pragma once

#include "rules/dbm/elements.h"

namespace strategikon::dbmRules {

void complete(ArmyList& list, const SystemFormat& format, const ArmyTable& table);

} // namespace strategikon::dbmRules
