// Who touches whom with which edge, where the players have told places of units that fight. No hand sets models down on
// a map so that they touch to the mm: what is nearly in touch and nearly straight is, what is not that plain is not
// told.
#pragma once

#include "tape.h"

namespace strategikon::play {

enum class Edge { front, flank, rear };

// One stand of a unit, and an enemy unit that touches one of its edges.
struct Touch {
    int stand = 0; // from 0
    Id enemy = 0;
    Edge edge = Edge::front, theirs = Edge::front;
};

// All edges of a unit's stands that are touched by these enemies; nothing where one of them stands too far off or too
// askew to touch and too near not to, or where only a corner may touch.
std::optional<std::vector<Touch>> touchesOf(const Tape& tape, Id unit, const Ids& enemies);

} // namespace strategikon::play
