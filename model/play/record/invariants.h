// What must hold in every state of every game, and what the game itself adds (Game::broken): sentences of what does
// not, in English, for tests and for what players agree on. The game is asked only where things name one another
// soundly.
#pragma once

#include "model/play/game.h"

namespace strategikon::play {

std::vector<std::string> brokenIn(const Game& game, const State& state);

} // namespace strategikon::play
