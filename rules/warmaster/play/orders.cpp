#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules orderRules() { return {}; }

} // namespace strategikon::warmasterPlay
