// DBM as a Game: the rules of all its subjects, and which are open.
#pragma once

#include "model/play/game.h"

namespace strategikon {

const play::Game& dbmGame();

} // namespace strategikon
