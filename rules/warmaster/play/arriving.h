// Leaving the table and coming back (rulebook 1040-1065).
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

// The chart of units that leave the table, for one die less a stand for each that was lost.
enum class OffTable { lost, stays, backDone, backReady };
OffTable offTable(int die, int lostStands);
// Chances of its four lines, in that order, for the card.
std::vector<std::pair<std::string, double>> offTableChances(int lostStands);

} // namespace strategikon::warmasterPlay
