// Where a troop may be, as bounds that are quick to ask. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

struct Bounds {
    Box box;             // all of every stand
    Point centre;        // of the table
    double radius = 0;   // no part of a stand nearer to it
    bool nowhere = true; // the table is too small
};
constexpr double leeway = 0.02; // cm, of the grid and the hand
constexpr double speck = 1e-6;  // cm: who must be beyond a distance is not at it
// cm: a body is to be further from the short edges than this.
double fromShortEdges(const Where& where, const Table& table, const Troop& troop);
Bounds boundsOf(const Deployment& deployment, const Table& table, const Troop& troop);
// The direction in which a side looks at the enemy's edge.
double facingOf(const Deployment& deployment, int side);

} // namespace strategikon::field
