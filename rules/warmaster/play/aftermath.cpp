#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules aftermathRules() { return {}; }

} // namespace strategikon::warmasterPlay
