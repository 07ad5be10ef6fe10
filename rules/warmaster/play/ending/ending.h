// What counts towards the end of a battle while it is fought; Transaction calls these.
#pragma once

#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

// Stands of a unit fall, in the event that tells so.
void standsFell(Transaction& transaction, Id unit, int stands);
// An engagement is dissolved because only this side is left in it: Victory points for destroying the other in a single
// round, where the players agreed on them (rulebook 2731).
void engagementOver(Transaction& transaction, Id engagement, int left);

} // namespace strategikon::warmasterPlay
