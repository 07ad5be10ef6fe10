#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules moveRules() { return {}; }

} // namespace strategikon::warmasterPlay
