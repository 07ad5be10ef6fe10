// How many losses an army bears (rulebook 2549-2553, errata 163-171).
#pragma once

#include "model/play/event.h"
#include "rules/warmaster/play/battle_view.h"

namespace strategikon::warmasterPlay {

// At the start, when all units and traits are there: core units, skirmishing armies, when each army withdraws.
void setLevels(play::EventBuilder& builder);

// Whether a unit or commander is counted among his army: contingents that take no part are not (rulebook 2891).
bool takesPart(const BattleView& table, Id thing);

} // namespace strategikon::warmasterPlay
