// Situations that a seed brings about: units of random legal armies on ground of every kind, set down near enemies.
#pragma once

#include "tests/play/random_battle.h"

#include "model/play/map/place.h"

namespace judged {

namespace play = strategikon::play;
namespace field = strategikon::field;

using playtest::Random;

struct Situation {
    std::string name{};
    play::State state{};
    field::Field on{};
};

// Armies of both sides; their units are not set down yet.
strategikon::Result<play::State> armiesDrawn(strategikon::Catalogue& catalogue, Random& random);

// Some of them set down on a field, the rest off it: it is side 0's turn in that phase.
Situation drawn(const play::State& armies, const std::string& phase, Random& random);

// Units about to fight one another: each charger stands before the front, the flank or the rear of whom he charges.
struct Duel {
    Situation at{};
    std::vector<play::Id> chargers{};
    play::Id charged = 0;
};
std::optional<Duel> duelDrawn(const play::State& armies, Random& random);

// Where a charger stands who has come into touch: against the front, a flank or the rear, stand against stand or half a
// stand aside.
play::Place inTouch(
    const play::State& state, play::Id charger, play::Id charged, const char* edge, bool left, int aside);

} // namespace judged
