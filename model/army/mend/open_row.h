// A row of an army taken apart into bodies, and rows made of bodies again. Used inside model/army only.
#pragma once

#include "model/army/army.h"
#include "model/army/problem/bodies.h"

#include <string>
#include <vector>

namespace strategikon {

// An upgrade of a row that stands on no body: one that the list does not know (-1), does not allow
// here, or for which no body is left.
struct Loose {
    int option = -1;
    std::string name;
    int count = 0; // 0: as the player wrote it, for all
};

// One row taken apart into bodies.
struct OpenRow {
    Choice choice;
    std::vector<Carried> bodies;
    std::vector<Loose> loose;
    std::size_t old = 0; // bodies before; those behind are new
    bool changed = false;
    int at = -1; // place in the army; -1: new
};
OpenRow opened(const ArmyList& list, const Choice& choice, int line);

// Rows of an army again. One row where its counts say the same; otherwise one for bodies alike.
std::vector<Choice> closed(const ArmyList& list, const OpenRow& row);

} // namespace strategikon
