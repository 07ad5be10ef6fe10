// Things of a side that are alike and stand in one row.
#pragma once

#include "model/play/thing.h"

namespace strategikon::report {

// In the order of their badges; `byBlock`: only with those of their own block.
std::vector<std::vector<play::Id>> alike(const play::State& state, int side, play::Sort sort, bool byBlock = false);

} // namespace strategikon::report
