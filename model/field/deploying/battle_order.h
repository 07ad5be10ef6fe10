// An order of battle: where each body of a side stands best. Used inside model/field only.
#pragma once

#include "brigades.h"
#include "deployment_area.h"

#include <functional>

namespace strategikon::field {

struct Slot {
    const Troop* troop = nullptr;
    Point front;                 // where the middle of its line's front is
    std::optional<Box> within{}; // its block's ground
    int group = 0;               // of its block: alike, in touch, one after the other
};
// Whether the ground lets a body stand there, in line, whoever of its own side may be there.
using Fits = std::function<bool(const Slot&)>;

// A line of foot, mounted troops on its wings, skirmishers and artillery ahead, a second line behind what is full, a
// camp at the rear; in brigades, which keep to their line where country parts it. In the order in which they are best
// set down; no longer than commanders reach. They themselves are not in it: see commanders.h.
std::vector<Slot> orderOfBattle(const Bodies& troops, const Parade& parade, const Fits& fits);

} // namespace strategikon::field
