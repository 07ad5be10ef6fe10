// How far elements move, in paces (rulebook 581-597).
#pragma once

#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

// The columns of moves.yaml, in their order: along a road, off it in each going.
const std::vector<std::string>& waysToMove();
// What kind some move as: that of a row of `moves-as` in kinds.yaml, else its own.
Classified movesAs(const Classified& element);
// Tactical moves and marches, what the fast add included; below nought: it may not go there at all, or not move.
std::vector<int> movesOf(const BattleView& table, Id element);

} // namespace strategikon::dbmPlay
