// Steps that are tables (tabled.h), as they stand in a file (schema/steps.schema.json).
#pragma once

#include "rules/play/tabled.h"

namespace strategikon::play {

// All of a list. A key, a word, an account or a throw that there is none of is a fault with its place and the nearest
// that there is: a slip would be a condition that never holds.
Result<std::vector<TabledStep>> readSteps(const Node& list);

} // namespace strategikon::play
