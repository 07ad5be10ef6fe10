// Sides of several armies: whose a standing is, and which army has given up.
#pragma once

#include "model/play/game.h"

namespace strategikon::report {

// A standing that is told several times for a side is that of each of its armies, in their order: of which the one at
// `index` is; 0: of the whole side.
play::Id armyOf(const play::State& state, const std::vector<play::Standing>& standings, std::size_t index);
// Armies that withdrew in between while friends of theirs fight on.
std::vector<play::Id> withdrawn(const play::Fields& fields, const play::State& before, const play::State& after);
// Who is gone only because his army has left the table is not lost.
bool isLost(const play::Fields& fields, const play::Thing& thing);

} // namespace strategikon::report
