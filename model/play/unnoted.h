// Facts of a card that were not noted: whether they could change what comes of it.
#pragma once

#include "model/play/inputs.h"

#include <functional>

namespace strategikon::play {

// Refuses an answer that leaves out a fact on which the outcome depends.
Message factNeeded(std::string_view input);
// The answer with every fact that was left out as it is filled in beforehand.
Answer filled(const Decision& ask, Answer answer);
// The same card with what is told beforehand filled in, as far as it can be there: numbers within their range, things
// that may be picked.
Decision filledWith(Decision ask, const Answer& told);
// Refuses an answer without a fact for which `outcome` differs; nothing where it may be left out.
std::optional<Message> factMissing(
    const Decision& ask, const Answer& answer, const std::function<std::vector<int>(const Answer&)>& outcome);
// The same where every fact counts.
std::optional<Message> factMissing(const Decision& ask, const Answer& answer);

} // namespace strategikon::play
