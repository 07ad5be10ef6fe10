// Figures of units and commanders in a record from elsewhere, held against what a list may say of them.
#pragma once

#include "model/play/thing.h"
#include "model/text/message.h"

#include <optional>
#include <string_view>

namespace strategikon {

// The first that no army of that system could have; nothing where all are fine, or nothing is known of them.
std::optional<Message> faultOfFigures(std::string_view system, const play::Thing& thing);

} // namespace strategikon
