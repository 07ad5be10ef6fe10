// Answers of one course of a battle, given once more in another: after a correction, or after something that had been
// forgotten was put in.
#pragma once

#include "model/play/game.h"
#include "model/text/fault.h"

namespace strategikon::play {

// The answer that was given at `was`, for the like of its card at `now`. What the players see is the same, numbers
// need not be: a tie is found again by its members, an option by its id. Refused (play-asked-otherwise) where the card
// is one of another phase, about others or for other dice; where there is no such card the answer stays as it was
// given, and whoever gives it hears why it does not fit. `sequel`: everything before it was given here too, so that a
// question about others stands in its place; whoever had confirmed there what stood on the card confirms it here.
Result<Answer> reapplied(const Game& game, const State& was, const State& now, const Answer& answer, bool sequel);

} // namespace strategikon::play
