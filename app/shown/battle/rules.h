// Rules as a battle has them: those with a switch, and those of which only the record says that players have them
// otherwise.
#pragma once

#include "card.h"

#include "model/play/record/recorder.h"

namespace strategikon {

const play::Switch* switchNamed(const play::Game& game, const std::string& id); // nullptr: it has none
RuleShown switchShown(const play::Recorder& recorder, const play::State& state, const play::Switch& one);
// Without a switch; empty where the game has no such rule.
RuleShown ruleCited(const play::Recorder& recorder, const play::State& state, const std::string& id);

} // namespace strategikon
