// The armies that players field: the usual number of units, no row most of them, commanders to lead them.
#pragma once

#include "rules/fielding.h"

namespace strategikon::warmasterTraits {

Muster muster(const Problem& problem);

} // namespace strategikon::warmasterTraits
