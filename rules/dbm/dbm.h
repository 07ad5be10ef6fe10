// DBM 3.2: what its lists mean for a whole army.
#pragma once

#include "rules/system.h"

namespace strategikon {

const System& dbm();

} // namespace strategikon
