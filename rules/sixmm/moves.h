// Ancients 6 mm: what follows from a unit's row, by the tables of moves and ammunition.
#pragma once

#include "rules/designer.h"

namespace strategikon::sixmmTables {

// A unit of this arm in an order for which the table of moves has no figure.
inline constexpr const char* noMove = "no-move";          // of foot, whose armour decides
inline constexpr const char* noMoveOfArm = "no-move-arm"; // of all others

// A rule for each empty cell of the table of normal moves.
void forbidEmptyMoves(const Node& moves, Combinations& rules);

// The cells that nobody writes: armour grade of foot, moves and ammunition, by column.
std::vector<std::pair<std::string, std::string>> derivedCells(
    const Node& moves, const Designer& designer, const Node& row);

} // namespace strategikon::sixmmTables
