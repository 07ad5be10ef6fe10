// Between a battle's record, which knows where things stand, and its set-up, which knows the ground and every stand.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/play/map/place.h"
#include "rules/battlefield.h"

#include <memory>

namespace strategikon::report {

// The battlefield a battle was begun on, with its rules; `setUp` as BattleContent keeps it. Nothing where it is empty
// or not to be read.
struct Ground {
    field::Setup setUp;
    const Battlefield* rules = nullptr;
};
std::shared_ptr<const Ground> groundOf(const std::string& system, const std::string& setUp);

// The set-up's troops where they are known to stand: with the stands they have left; who has moved and the lost where
// they were last. `untold`: of those on neither side lost whose place nobody knows, their badges.
struct Positions {
    field::Deployment deployment;
    std::set<std::string> lost, about, was; // about: who stand only about there; was: who have moved since
    std::vector<std::string> untold;
    bool asDrawnUp = false; // everybody stands where the set-up has him, and nobody is lost
};
Positions positions(const field::Setup& setUp, const play::Fields& fields, const play::State& state);
// Of the lost only these are on the table still.
void keepFallen(Positions& positions, const play::State& state, const play::Ids& fallen);

// The stands that somebody has left, at a place; of the lost as many as the set-up gives them. None where the set-up
// does not know him.
field::Posted postedAt(
    const Ground& ground, const play::Fields& fields, const play::Thing& thing, const play::Place& place);
// Where a troop stands when its middle is there, with what it stands on.
play::Place placeAt(const Ground& ground, const play::Fields& fields, const play::Thing& thing,
    play::Place::Known formation, field::Point middle, double facing);

} // namespace strategikon::report
