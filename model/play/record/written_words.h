// The words in which written.cpp writes and read.cpp reads kinds, in the order of their enumerations.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace strategikon::play {

inline constexpr std::array sorts{"battle", "army", "block", "body", "stand", "leader", "feature", "tie"};
inline constexpr std::array whats{"field", "made", "gone", "side", "within", "joined", "left", "turn", "side-to-move",
    "phase", "over", "pushed", "dropped", "house", "sealed", "opened"};
inline constexpr std::array kinds{"step", "moved", "note"};

} // namespace strategikon::play
