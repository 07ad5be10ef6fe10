// Small lists made up at random, which use every feature that a list file has.
#pragma once

#include "rules/collection.h"
#include "tests/army/support.h"

namespace armytest {

struct MadeUp {
    std::string text; // the list file
    ArmyList list;
    int points = 0;
};

// A list that the reader accepts, with a size at which it has few armies. The same for the same seed.
MadeUp madeUp(std::uint64_t seed);

// Rows of a list in any number, legal or not, with upgrades that may be too many or out of place.
Army randomArmy(const ArmyList& list, int points, Dice& dice);

// Stands of several sorts, some of which serve several rows.
std::vector<OwnedStands> randomStands(const ArmyList& list, Dice& dice);

} // namespace armytest
