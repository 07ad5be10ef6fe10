// Dice that are dealt out after the throw, one each, as whoever deals them likes.
#pragma once

#include <cstdint>
#include <vector>

namespace strategikon::play {

// Whether these dice, dealt the best way, are enough for all: each wants a face at least. As many dice as wants.
bool suffice(std::vector<int> faces, std::vector<int> wants);
// In how many of the throws of as many dice they are: of sides to the power of wants.
std::int64_t waysToSuffice(std::vector<int> wants, int sides = 6);

} // namespace strategikon::play
