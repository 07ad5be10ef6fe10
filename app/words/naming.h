// Messages about things of a battle, by their names.
#pragma once

#include "model/play/thing.h"
#include "model/text/message.h"

namespace strategikon {

// Names fill its places {who}, {other} and {third} in order; {others} is all but the first, {all} everybody.
Message messageOf(const std::string& code, const play::State& state, const std::vector<play::Id>& things);

} // namespace strategikon
