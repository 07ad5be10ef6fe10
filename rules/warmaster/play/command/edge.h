// The step of those who leave the table.
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rule offTable();
// What the die says; `returning`: of one who left in an earlier turn.
void resolveOffTable(Transaction& transaction, Id leaver, int die, bool returning);
Preview previewOffTable(const BattleView& table, const Answer& answer, Id leaver);

} // namespace strategikon::warmasterPlay
