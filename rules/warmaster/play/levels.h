// How many losses an army bears (rulebook 2549-2553, errata 163-171).
#pragma once

#include "model/play/event.h"

namespace strategikon::warmasterPlay {

// At the start, when all units and traits are there: core units, skirmishing armies, when each army withdraws.
void setLevels(play::Telling& telling);

} // namespace strategikon::warmasterPlay
