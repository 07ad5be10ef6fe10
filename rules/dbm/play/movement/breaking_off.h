// Moves out of close combat (rulebook 485, 796): from whom an element may break off, and who follows it.
#pragma once

#include "rules/dbm/play/movement/moving.h"

namespace strategikon::dbmPlay {

// It moves away from those whom it fights, and may not, or only to some ground.
void warnOfBreakingOff(const Moving& moving, const Ids& contacts, Warnings& all);
// Whom a move leaves for certain, before it is carried out; 0: nobody.
Id leavesBehind(const Moving& moving, const Ids& contacts);
// Who is left pursues, if he is one who does.
void followBreakOff(Transaction& transaction, Id left, Id mover);

} // namespace strategikon::dbmPlay
