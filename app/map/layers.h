// What can be switched on a map.
#pragma once

namespace strategikon::map {

enum Layer : unsigned {
    terrain = 1,  // the features
    hatching = 2, // what matters in play
    grid = 4,
    names = 8, // ids and names of features
    middle = 16,
    zones = 32,
    stands = 64,
    badges = 128,
    sectors = 256, // while terrain is placed
};
constexpr unsigned allLayers = 511;

} // namespace strategikon::map
