// What goes without asking. A step whose card is filled in whole, and on which nobody has a choice, is answered as it
// stands; so is the end of a phase in which nobody can do anything else. Both are entries like any other, seen in the
// story and corrected there; undo takes them back with the answer before them (Answer::unasked).
#pragma once

#include "card.h"

namespace strategikon::play {

// The answer to a card that nobody has to be asked about; nothing where somebody does: dice are to be rolled, there is
// more than one to choose from, something that matters is not filled in or was otherwise last time, or the map has
// something against it.
std::optional<Answer> unasked(const Card& card);

// The answer to what is open now, or the end of a phase in which all else that is open is told at any time
// (Decision::aside) or, as the map shows, can be done by nobody (Game::idle).
std::optional<Answer> unasked(const Card::Context& context);

// How the battle would stand behind an answer and whatever goes without asking after it, as long as it is the same
// side's turn; as it stands now where the answer is refused.
State behind(Card::Context context, const Answer& answer);

// The end of the phase, where it may be answered now.
const Decision* phaseEnd(const std::vector<Decision>& open);

} // namespace strategikon::play
