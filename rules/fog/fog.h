// Field of Glory, first edition: battle groups, their prices and what an army of them comes to.
#pragma once

#include "rules/system.h"

namespace strategikon {

const System& fog();

} // namespace strategikon
