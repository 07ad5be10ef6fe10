// What helps those who learn a system: its tables glossary.yaml, the words of its game, and drawings.yaml, small plans
// beside its rules.
#pragma once

#include "model/play/play_sheet.h"

#include <string_view>

namespace strategikon::play {

const std::vector<Term>& termsOf(std::string_view system);
const std::vector<Drawing>& drawingsOf(std::string_view system);

} // namespace strategikon::play
