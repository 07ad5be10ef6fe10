// The impact phase of Field of Glory as it is played. A part of a battle: nobody is offered it yet.
#pragma once

#include "model/play/game.h"

namespace strategikon {

const play::Game& fogGame();

} // namespace strategikon
