// A battle gone through once from its beginning: what every part of a report reads.
#pragma once

#include "model/play/battle.h"

#include <vector>

namespace strategikon::report {

// All steps from the beginning to where the battle stands that belong to one phase of one side.
struct Moment {
    play::State before{}, after{};
    std::vector<int> steps{}; // numbers of entries
};

// Of the record itself, and not of the table: a phase ends, a turn begins.
bool isBookkeeping(const play::Event& event);

std::vector<Moment> momentsOf(const play::Battle& battle);

} // namespace strategikon::report
