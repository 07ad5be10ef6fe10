// An order of battle: where each body of a side would stand on open ground. Used inside this folder only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

// `along` is measured from the middle of the zone, to the right on the table; `back` from the zone's foremost line to
// the front of the body.
struct Slot {
    const Troop* troop = nullptr;
    double along = 0, back = 0;
};

// A line of foot, mounted troops on its wings, skirmishers and artillery ahead, commanders behind, a camp at the rear;
// up to four bodies in touch make a brigade. In the order in which they are best set down.
std::vector<Slot> orderOfBattle(const std::vector<const Troop*>& troops, double width);

} // namespace strategikon::field
