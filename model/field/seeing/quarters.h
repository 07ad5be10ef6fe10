// Used inside model/field only.
#pragma once

#include "sight.h"

namespace strategikon::field {

// The quarters of the stand that hold some of a convex outline.
std::vector<Quarter> quartersOf(const Troop& troop, const Stand& stand, const Ring& other);

} // namespace strategikon::field
