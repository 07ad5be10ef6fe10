// Initiative dice beyond their cards: who gets a die that is dealt, what a die brings with it.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// Commands of a side among whom dice are dealt out after the throw (rulebook 459); nobody where each keeps its own.
Ids dealtTo(const BattleView& table, int side);
// The first die of an ally's general (474), a six of one who holds back (475), the die after a general was lost (826),
// a six of one who marches round a flank (439): into `announced`; and in the dark (623) a die that was
// not dealt out.
void consequences(Transaction& transaction, Id command, int die, Ids& announced, bool dealt = false);

} // namespace strategikon::dbmPlay
