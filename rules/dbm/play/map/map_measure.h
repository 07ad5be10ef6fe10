// How elements stand to one another on the map, of those whose places are known to the last. Hands set bases down a few
// millimetres off: what is nearly in touch and nearly straight is, and what is not that plain is not told.
#pragma once

#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

// A base as it lies on the map: mm, degrees counterclockwise from right.
struct Base {
    Id element = 0;
    double x = 0, y = 0, wide = 0, deep = 0;
    int facing = 0;
};
std::optional<Base> baseOf(const BattleView& table, Id element); // nothing: nobody knows
// Of all of them; nothing where one of them may stand anywhere.
std::optional<std::vector<Base>> basesOnMap(const BattleView& table, const Ids& elements);

// A base as another one sees it: how far ahead of its middle, how far to the right, by how many quarters it is turned
// against it, counterclockwise, and which of its edges it touches.
enum class Touch { apart, front, rear, left, right, corner, unclear };
struct Beside {
    Touch touch = Touch::apart;
    double ahead = 0, aside = 0;
    double level = 0; // how far ahead its front is of the other's, where both look the same way
    int turned = 0;
    bool isLinedUp() const;   // one behind the other, or their fronts level
    bool mayBeBehind() const; // a close call
    bool isBehind() const { return touch == Touch::rear && turned == 0 && isLinedUp(); }
    bool isOpposite() const { return touch == Touch::front && turned == 2 && isLinedUp(); }
};
Beside besideOf(const Base& one, const Base& other);

// How near and how far it may be to an edge of the other's front, and whether it may lie before that front, as far as
// so many base widths to either side; mm. For certain it is no nearer, and not there where that is not said.
struct Ahead {
    double nearest = 0;
    bool mayLie = false;
};
Ahead aheadOf(const Base& one, const Base& other, double widths);

} // namespace strategikon::dbmPlay
