// Warmaster Ancients: what its lists mean for a whole army.
#pragma once

#include "rules/system.h"

namespace strategikon {

const System& warmaster();

} // namespace strategikon
