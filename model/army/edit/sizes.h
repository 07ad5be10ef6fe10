// Sizes of bodies, where a list leaves the choice ("24-60 figures"); in the army they are upgrades that exclude one
// another.
#pragma once

#include "model/army/army.h"
#include "model/army/list/list.h"

#include <vector>

namespace strategikon::sizes {

// What a body of the line may have, ascending; empty where there is no choice.
std::vector<int> of(const ArmyList& list, int line);
// What all bodies of a row, or of a line, have; 0 where they differ.
int ofRow(const Choice& row, const ArmyList& list);
int ofLine(const Army& army, const ArmyList& list, int line);
// All bodies of a row get this size, or the nearest there is.
void set(Choice& row, const ArmyList& list, int size);
// A body has one size: after `option` was put on some bodies of a row, whose numbers are all written out, others give
// way.
void giveWay(Choice& row, const ArmyList& list, int option);

} // namespace strategikon::sizes
