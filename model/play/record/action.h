// Answers as people and scripts write them: {"order": {"commander": "AG", "units": ["A1"], "dice": [3, 4]}}, or only
// "end-phase". Things go by their badges (or #12, their number), choices by the ids of their options, flags by true
// and false.
#pragma once

#include "model/play/game.h"
#include "model/text/node.h"

namespace strategikon::play {

// "A1"; an engagement and other ties are called after their first member; "#12" where there is no badge.
std::string nameOf(const State& state, Id thing);
Id thingNamed(const State& state, std::string_view name); // 0: there is none

// The answer to the one of `open` that is named, with what is written and nothing else; where both sides have it, with
// a letter before: “A.shoot”. Places of faults are those of the node.
Result<Answer> answerSaid(const std::vector<Decision>& open, const State& state, const Node& action);
// Inputs that are left out take what the rules suggest, facts only with `fill`.
Result<Answer> answerFrom(const std::vector<Decision>& open, const State& state, const Node& action, bool fill);
// Of any answer, what players agree on among them (agreed.h). With all that a card fills in: filledAnswer() in card.h.
Result<Answer> answerFrom(const Game& game, const State& state, const Node& action);
bool isAgreement(const Node& action);
// The same written down; what was not noted is left out.
Node actionOf(const Decision& ask, const State& state, const Answer& answer);

// Throws the dice that an answer still lacks; `die` gives a face of so many sides.
void throwDice(const Decision& ask, Answer& answer, const std::function<int(int)>& die);

} // namespace strategikon::play
