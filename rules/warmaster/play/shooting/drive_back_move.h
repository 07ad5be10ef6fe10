// The step "driven": what a unit runs into on its way back.
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rule driven();

} // namespace strategikon::warmasterPlay
