// Ancients 6 mm: rules without points and lists. What a unit may be, generals, supply.
#pragma once

#include "rules/system.h"

namespace strategikon {

const System& sixmm();

} // namespace strategikon
