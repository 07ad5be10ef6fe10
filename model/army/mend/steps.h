// A step of a mend. Used inside model/army only.
#pragma once

#include "model/army/finding.h"

namespace strategikon {

Change step(Change::Do action, std::string entry, int count, std::string option = {});

} // namespace strategikon
