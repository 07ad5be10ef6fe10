// What the map, or what was told before, has against an answer: it warns and never blocks. The table is right, the map
// may not be, and the answer stays open.
#pragma once

#include "model/play/decision.h"

namespace strategikon::play {

// What would mend it: other values of one input.
struct Cure {
    Message says{};
    std::string input{};
    std::vector<int> value{};
};

// Only what is wrong however hands and tapes err and wherever within their margins those stand who are concerned:
// where it may be right nothing is said, nor of anybody whose place nobody knows. The figure is that of the places as
// they were told; where one of them is not exact the sentence says “about”, and by how much (`margin`).
struct Warning {
    Message says{};
    std::string rule{}; // Game::cited
    std::optional<Cure> cure{};
    bool told = false; // what was told before is against it, and not the map
};
using Warnings = std::vector<Warning>;

} // namespace strategikon::play
