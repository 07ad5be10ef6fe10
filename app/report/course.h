// A battle gone through once from its beginning: what every part of a report reads.
#pragma once

#include "model/play/record/battle.h"

#include <vector>

namespace strategikon::report {

// A part of a step's events, [from, to). A step that goes on into the next phase has one in each.
struct Stretch {
    int step = 0; // number of its entry
    std::size_t from = 0, to = 0;
    bool last = false; // of its step
};

// All steps from the beginning to where the battle stands that belong to one phase of one side.
struct Moment {
    std::shared_ptr<const play::State> before{}, after{}; // never empty; what one leaves, the next finds
    std::vector<int> steps{};                             // numbers of entries that began in it
    std::vector<Stretch> told{};
};

std::vector<Moment> momentsOf(const play::Battle& battle);

} // namespace strategikon::report
