// What vessels ask of the rules for all: of moves, of pursuits, of the end of the moves (sailing.cpp).
#pragma once

#include "rules/dbm/play/movement/moving.h"

namespace strategikon::dbmPlay {

Rules navalRules(); // landing, embarking, lee shores, troops that follow up

// Why vessels cannot move so, whatever it costs.
Outcome unfitAfloat(const Moving& moving);
bool anyAfloat(const Moving& moving);
// Who wades where vessels pass is destroyed, friend or enemy (rulebook 1124): the fact of a move card, and what comes
// of it.
void askForWaders(const BattleView& table, int side, Decision& ask);
void passWaders(Transaction& transaction, const Answer& answer);
// What a move costs, and how far vessels sail in this wind.
Message priceOf(const Moving& moving, int cost);

// A vessel does not follow enemies onto land; its troops may (802, 809).
void pushFollowing(Transaction& transaction, Id vessel, Id loser);

} // namespace strategikon::dbmPlay
