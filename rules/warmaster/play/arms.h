// Which arm a unit or commander of a battle belongs to.
#pragma once

#include "model/play/thing.h"

#include <string>

namespace strategikon::warmasterPlay {

std::string armOf(const play::Thing& thing); // empty: of neither

} // namespace strategikon::warmasterPlay
