// What counts towards the end of a battle while it is fought; Doing calls these.
#pragma once

#include "rules/warmaster/play/doing.h"

namespace strategikon::warmasterPlay {

// Stands of a unit fall, in the event that tells so.
void standsFell(Doing& doing, Id unit, int stands);
// An engagement is dissolved because only this side is left in it: Victory points for destroying the other in a single
// round, where the players agreed on them (rulebook 2731).
void engagementOver(Doing& doing, Id engagement, int left);

} // namespace strategikon::warmasterPlay
