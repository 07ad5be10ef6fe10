// Who may move into contact with whom (rulebook 163, 534, 568), by the rows of moves.yaml. What types decide is
// refused; where it hangs on fronts, ranges or works a warning is all.
#pragma once

#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

Outcome refusedContact(const BattleView& table, const Ids& movers, const Ids& contacts);
play::Warnings contactWarnings(const BattleView& table, const Ids& movers, const Ids& contacts);

} // namespace strategikon::dbmPlay
