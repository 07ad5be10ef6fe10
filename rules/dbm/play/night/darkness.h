// Darkness and short sight (rulebook 388, 417, 620-623): how far one sees, and commands that stand still in it.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// In paces, open ground before one; 0: as far as the table goes.
int sightOf(const BattleView& table);
// Of a side's commands those that throw a die now: not who stands still in the dark.
Ids whoThrow(const BattleView& table, int side);
bool standsStill(const BattleView& table, Id element);
// The hour or the sky is another: it may have become dark, or light.
void lightChanges(Transaction& transaction);
// Night is over: by one reading that alone frees whom it stopped in a battle that began in it.
void dawnFrees(Transaction& transaction);
// A command has thrown a die of its own: with low ones, or led by who holds back, it stands still in the dark.
void thrownInTheDark(Transaction& transaction, Id command, int die);
// A side's bound begins: by one reading those stand still now whose second low die fell in the last.
void standStillFromNow(Transaction& transaction, int side);
// An element of the command shot, was shot at, or is in contact: it has seen enemy, and stands still no longer,
// whatever it throws, while it is dark.
void seesEnemy(Transaction& transaction, Id command);
// Its general has committed himself.
void holdsBackNoMore(Transaction& transaction, Id command);

} // namespace strategikon::dbmPlay
