// Commanders in the way of the enemy (rulebook 2482-2488).
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

// On the card of a move: which lone commanders of the enemy it went over, where there are any.
constexpr const char* runOverInput = "overrun";
// A rule whose moves may go over lone commanders of the enemy, who flee before anything else follows.
Rule thatRunsOver(Rule rule);
// They flee before anything else follows.
void runOver(Transaction& transaction, const Ids& commanders);

} // namespace strategikon::warmasterPlay
