// Terrain a player owns against what an item allows: why none of it serves, and what would.
#pragma once

#include "laying.h"

namespace strategikon::field {

// What came of a throw whose item none of a player's pieces serves for:
//     not-owned   none is of such a kind, or a part that must be there is not
//     too-small, too-large, wrong-size (some of both)
//     used-up     those that would do lie on the table
// Empty: one would do.
std::string lackOf(const Field& field, const Item& item, const std::vector<Owned>& pieces);
bool isLack(std::string_view came);

// What the book allows for an item, one of each of its ways, cm on this table; 0: no bound.
struct Allowed {
    std::string kind;
    Shape shape = Shape::blob;
    double least = 0, most = 0; // across; of strips along an edge, along it; of rivers, onto the table
    double deep = 0;            // of strips, onto the table
};
std::vector<Allowed> allowedFor(const Item& item, const Table& table);

} // namespace strategikon::field
