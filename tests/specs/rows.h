// How many of each row of a list there must be and may be (rows.yaml): each figure makes a spec that keeps it and one
// that breaks it by one.
#pragma once

#include "tests/specs/spec.h"

namespace strategikon {

// The specs of one file, read and checked. `file` is its path below the folder of specs.
Result<std::vector<Spec>> specsOfRows(const Node& node, const std::string& file);

} // namespace strategikon
