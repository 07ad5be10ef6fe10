// Who has fallen lately: a map shows them, crossed out, until the next bound begins. Then the models are off the table.
#pragma once

#include "place.h"

namespace strategikon::play {

class Battle;

// Of the lost in `state` those who fell since the side's turn or bound began, or with the last answer where that has
// ended it; `after`: the step that led to that state.
Ids fallenIn(const Battle& battle, int after, const State& state);

} // namespace strategikon::play
