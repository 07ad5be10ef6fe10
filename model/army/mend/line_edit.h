// Adding and removing bodies and options of one line of an army. Used inside model/army only.
#pragma once

#include "model/army/army.h"
#include "model/army/finding.h"
#include "model/army/list/list.h"

#include <algorithm>

namespace strategikon {

inline int times(const Change& change) { return std::max(1, change.count); }

inline bool addsOrRemoves(const Change& change)
{
    return change.action == Change::Do::add || change.action == Change::Do::remove;
}

// Does those of the changes that add to the line or remove from it.
void editLine(Army& army, const ArmyList& list, int line, const std::vector<Change>& changes);

} // namespace strategikon
