// What must hold in every state of every game, and what the game itself adds (Game::broken): sentences of what does
// not, for tests and for what players agree on.
#pragma once

#include "model/play/game.h"

namespace strategikon::play {

std::vector<std::string> brokenIn(const Game& game, const State& state);

} // namespace strategikon::play
