#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules combatRules() { return {}; }

} // namespace strategikon::warmasterPlay
