// Which sizes of bodies are told one by one.
#pragma once

#include "model/army/list/list.h"

#include <vector>

namespace strategikon {

// Whether the sizes of a line are too many to be shown beside one another: its cell says "24-60", and one picks a
// number.
bool sizesAreMany(const ArmyList& list, int line);
// The sizes of which one picks a number, ascending; empty where they stand beside one another.
std::vector<int> pickedSizes(const ArmyList& list, int line);
// Whether an upgrade is such a size of every line that may have it: then no list needs a row for it.
bool isOneOfManySizes(const ArmyList& list, const Option& option);

} // namespace strategikon
