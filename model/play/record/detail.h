// How much of a phase the record notes: every die, the outcomes only, or a tally of how the units are afterwards. It is
// chosen for each phase, may change in mid-game, and is kept as a note ("detail"): the latest of a phase holds.
#pragma once

#include "battle.h"

namespace strategikon::play {

enum class Detail { dice, outcomes, tally };

Detail detailOf(const Battle& battle, const std::string& phase);
std::optional<Detail> detailNamed(std::string_view word); // "dice", "outcomes", "tally"
// The text of the note: "shooting tally"; and what it says.
std::string written(const std::string& phase, Detail detail);
std::optional<std::pair<std::string, Detail>> detailFrom(const std::string& text);

// Dice that stand for an outcome of the preview (Preview::chances): with them it is certain. Of all facts those
// answered count; nothing where no dice give it, or where more than `most` throws would have to be tried.
std::optional<Answer> standingFor(const Game& game, const State& state, const Decision& ask, Answer answer,
    const std::string& outcome, int most = 50'000);
// Outcomes that dice can stand for, with their chances, in the order of the preview.
std::vector<std::pair<std::string, double>> outcomesOf(
    const Game& game, const State& state, const Decision& ask, const Answer& answer);

} // namespace strategikon::play
