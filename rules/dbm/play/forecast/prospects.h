// What a moment of a DBM battle leads to (model/play/ahead.h): initiative dice, moves in a row, a line of combats.
#pragma once

#include "model/play/ahead.h"
#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

using play::Intent;

// What the dice of a bound may bring, before they are thrown.
std::optional<play::Prospect> diceAhead(const BattleView& table);
// Moves that are intended, one after the other, and whether the dice pay for them.
std::optional<play::Prospect> movesAhead(const BattleView& table, const Intent& intent);
// Combats that are intended, one after the other, with the one that is being fought.
std::optional<play::Prospect> lineAhead(const BattleView& table, const Intent& intent);

} // namespace strategikon::dbmPlay
