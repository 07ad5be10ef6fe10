// Close combat of Ancients 6 mm as it is played. A part of a battle: nobody is offered it yet.
#pragma once

#include "model/play/game.h"

namespace strategikon {

const play::Game& sixmmGame();

} // namespace strategikon
