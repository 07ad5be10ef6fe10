// What must hold in every state of a battle, for tests; and the switches of a battle.
#pragma once

#include "model/play/game.h"

namespace strategikon::warmasterPlay {

std::vector<std::string> violatedInvariants(const play::State& state);

} // namespace strategikon::warmasterPlay
