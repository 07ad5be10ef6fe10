#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules chargeRules() { return {}; }

} // namespace strategikon::warmasterPlay
