// Things of a side that are alike and stand in one row.
#pragma once

#include "model/play/game.h"

namespace strategikon::report {

// In the order of their badges; `byBlock`: only with those of their own block. Where a game says who is alike, where
// they stand and what they did makes no difference.
std::vector<std::vector<play::Id>> alike(
    const play::Game& game, const play::State& state, int side, play::Sort sort, bool byBlock = false);

} // namespace strategikon::report
