// What the tables of steps.yaml ask by name and cannot say themselves.
#pragma once

#include "rules/play/said.h"

namespace strategikon::sixmmPlay {

const play::Functions& figures();

} // namespace strategikon::sixmmPlay
