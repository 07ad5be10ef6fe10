#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

int enemy(const BattleView& table, Id of) { return 1 - table[of].side; }

} // namespace strategikon::warmasterPlay
