// Words for what happens in battles. The templates are the rule systems' own ("event-stands-lost", "asked-order",
// "input-commander", "option-pursue", "phase-shooting"); here they get names and figures.
#pragma once

#include "model/play/game.h"

#include <QString>

namespace strategikon {

// "A3 Legion": the badge first, as it is looked for.
QString named(const play::State& state, play::Id thing);
// The sentence of an event; `after`: any state that has all things it is about.
QString told(const play::Event& event, const play::State& after);
QString titled(const play::Ask& ask, const play::State& state);
QString labelled(const play::Input& input);
QString labelled(const play::Option& option);
QString phaseShown(const std::string& phase);
// Of the command line and of tests: whether the code has words of its own.
bool hasWords(const std::string& code);

} // namespace strategikon
