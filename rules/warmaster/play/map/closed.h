// Moves straight on over the map, and what of the ground is closed to whom (rulebook 1078-1110, 1170).
#pragma once

#include "rules/warmaster/play/map/places.h"

namespace strategikon::warmasterPlay {

std::vector<std::string> classesOf(const BattleView& table, Id unit); // as terrain.yaml names them

// The piece of terrain in which a stand may not be, that of all of its ground that is closed to it; `less`: cm by which
// a hand may have set it down aside. nullptr: it may be there, or nobody knows the ground.
const field::Feature* closedTo(const BattleView& table, const field::Field& on, Id unit, const field::Troop& troop,
    const field::Stand& stand, double less);
// The stand lies wholly in it, deeper than hands err, so that whoever touches it is in it too.
bool liesWithin(const field::Feature& feature, const field::Troop& troop, const field::Stand& stand, double deep);
// The works that artillery is set up on for good; nullptr: none, or it is no artillery.
const field::Feature* emplacedOn(const Tape& tape, Id unit);
// No dense terrain lies as near as where it may stand within its margin.
bool inOpenCountry(const Tape& tape, Id unit);
Value whereOf(const field::Feature& feature); // "t1 (Wood)"

// Somebody who moves straight on: where he stood, and the ways it may be.
struct Push {
    Id unit = 0;
    field::Troop troop{};
    std::vector<field::Stand> stands{};
    std::vector<field::Point> ways{}; // of length 1; none: nobody knows
    double cm = 0;                    // on the table
    double off = 0;                   // cm that he may stand aside of there
};
// How far the unit is from the edge that it leaves the table by; nothing where it may not leave it.
std::optional<double> leavesBy(const field::Table& table, const Push& push);
// The terrain that stops it for sure.
const field::Feature* stopsIn(const BattleView& table, const field::Field& on, const Push& push);

} // namespace strategikon::warmasterPlay
