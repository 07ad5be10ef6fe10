// A battle that goes on for as long as wanted: whoever was lost is back on the table before his army would withdraw,
// because its players agree so. Its record is one line of steps.
#pragma once

#include "tests/play/random_battle.h"

namespace playtest {

struct LongRecord {
    play::State beginning;
    play::Battle battle;
    // Plays on until so many entries are in its log; false: nothing can be answered any more.
    bool goOn(std::size_t entries);

    Random& random;
    RandomPlayer player;
};

// The same from the same seed.
std::unique_ptr<LongRecord> longRecord(Catalogue& catalogue, Random& random);

} // namespace playtest
