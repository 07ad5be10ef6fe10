// Where somebody likely stands who has left his place: what moved him since tells it, the game knows how such moves go.
// It is a place with a margin, for the players to set right or to leave.
#pragma once

#include "place.h"

namespace strategikon::play {

class Battle;

// Who has left his place, or fallen out of his formation there; where that was, and the events about him since, first
// the one with which he left.
struct Gone {
    Id thing = 0;
    Place from{};
    std::vector<const Event*> by{};
};
// Of those in `state` to whom that happened and who are not lost, in the order in which they left; `after`: the step
// that led to that state. Those who left before what is at hand of the record are none of them.
std::vector<Gone> goneIn(const Battle& battle, int after, const State& state);

struct LikelyPlace {
    Id thing = 0;
    Place place{};
};
// As one would move them, one event after the other: who comes later is proposed beside those before him.
std::vector<LikelyPlace> likelyPlaces(const Battle& battle, int after, const State& state, const field::Field* on);
// Some of them, as players agree on it; nothing where `things` names none of them.
std::optional<Answer> agreedOn(const std::vector<LikelyPlace>& likely, const Ids& things);

} // namespace strategikon::play
