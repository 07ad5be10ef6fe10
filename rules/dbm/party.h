// What the facts of a list bring to the choosing of terrain.
#pragma once

#include "model/army/list/list.h"
#include "model/field/field.h"

namespace strategikon::dbmRules {

field::Party partyOf(const ArmyList& list); // but for its name and its naval elements

} // namespace strategikon::dbmRules
