// What was rolled against what was to be expected: only of dice that were thrown for a known chance.
#pragma once

#include "battle.h"

#include <string>
#include <vector>

namespace strategikon::play {

struct Luck {
    int side = 0;
    std::string phase{};     // empty: of all phases
    std::vector<Id> units{}; // a unit or commander, or alike ones in one row, of all phases; none: the whole side
    int throws = 0;          // dice that had to reach a number, and sums that had to stay below one
    int good = 0;            // for whoever threw
    Spread expected{};
    double asGood() const { return expected.atLeast(good); } // the chance of so many or more
};

// Of each side: its phases in the order in which they came, the whole side, then who threw. Dice that several units
// threw together count for the side alone.
std::vector<Luck> luckOf(const Battle& battle);

// Of the record itself, and not of the table: a phase ends, a turn begins.
bool isBookkeeping(const Event& event);

} // namespace strategikon::play
