// Where phases and turns meet: for whatever ends or begins them besides the players' own word.
#pragma once

#include "model/play/phases.h"
#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

// The phases of a turn, and what is due where each ends.
const play::Phases& turnPhases();
// Play goes on in a later phase of the same turn than `from`: with its Command phase behind it a side's units recover
// and its late contingents come, as if it had been played to its end.
void phasesAreLeft(Transaction& transaction, const std::string& from);
// In the turn of the side whose turn it is now nobody has moved, and nobody has given orders.
void turnIsFresh(Transaction& transaction);

} // namespace strategikon::warmasterPlay
