// The ground on which an order of battle is drawn up. Used inside model/field only.
#pragma once

#include "zones.h"

namespace strategikon::field {

struct Parade {
    Box box;
    bool near = true; // the front is the far side of the box, and looks there; otherwise the other way round
    double scale = 1; // of the rules' centimetres
    // `along` is measured from the middle, to the right on the table; `back` from the front.
    Point at(double along, double back) const;
};
// Of a zone that ends where its side looks at the enemy all of it; of one that is bounded by enemies only, what lies
// behind the foremost line that keeps away from them.
Parade paradeOf(const Deployment& deployment, const Table& table, const Troop& troop);

// Where the units of the other side stand; nothing: nowhere yet.
std::optional<Box> foesOf(const Deployment& deployment, int side);
// The direction in which a body at a place looks at its enemies.
double facingAt(Point place, const std::optional<Box>& foes, double otherwise);

} // namespace strategikon::field
