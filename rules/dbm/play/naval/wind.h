// The wind (rulebook 397-404, 411-412): what the weather score brings, and how the initiative dice of a bound turn it.
// It is kept in every battle, and told where somebody minds it: vessels, whoever shoots in a gale, snow or dust.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

inline constexpr int windPoints = 8; // of the compass

inline Wind windOf(const BattleView& table) { return table.get(table.battle(), state::wind); }

// Once the weather score and the season are known; an event must have begun.
void settleWind(Transaction& transaction);
// By the average of a bound's initiative dice.
void windTurns(Transaction& transaction, int sum, int dice);

} // namespace strategikon::dbmPlay
