// Notes that a side sealed before the battle (rulebook 431): it opens them when it likes, as a six announces a flank
// march, or as the battle ends; then they are held against what was played while they were closed, and answer from
// there on like notes that were never sealed.
#pragma once

#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

bool hasClosedNotes(const BattleView& table, int side);
// Notes of an army are about all who were in it, whoever fights for the other side since.
int notesSideOf(const BattleView& table, play::Id thing);
// The same that a rule has just been told, where notes are still closed.
void told(Transaction& transaction, play::Id command, Told what);
void lay(Transaction& transaction, play::Id element, Lay how);
// A side may open its notes before what waits goes on; with what else is pushed after it.
void askForNotes(Transaction& transaction, int side);

Rules noteRules();

} // namespace strategikon::dbmPlay
