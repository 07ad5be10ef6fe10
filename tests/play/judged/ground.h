// Fields to set units down on: as the charts lay them out, or a few plain shapes.
#pragma once

#include "tape.h"

#include "tests/play/random_battle.h"

namespace judged {

namespace field = strategikon::field;
using playtest::Random;

constexpr double inches = 2.54;
// `scale`: cm on the table for one of the rules.
field::Field anyField(double scale, Random& random);
Spot middleOf(const field::Piece& piece);
bool isShelter(const field::Piece& piece); // those are defended who stand in it (1307)

} // namespace judged
