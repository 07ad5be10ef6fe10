// What the map has against an answer in the making (play::Warning): a file for each card, a function for each warning.
#pragma once

#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

using play::Cure;
using play::Warning;
using play::Warnings;

// Brigades that do not touch, units beyond their commander's reach.
Warnings warningsOfOrder(const Tape& tape, const Decision& ask, const Answer& answer);
// Targets out of range, out of the shooting zone, out of sight.
Warnings warningsOfShots(const Tape& tape, const Decision& ask, const Answer& answer);
// Enemies whom a charge or a pursuit does not reach, whom nobody sees, who are not the closest where that is wanted,
// who are fortified, or where the charger may not go.
Warnings warningsOfCharge(const Tape& tape, const Decision& ask, const Answer& answer);
Warnings warningsOfEvade(const Tape& tape, const Decision& ask, const Answer& answer);
Warnings warningsOfPursuit(const Tape& tape, const Decision& ask, const Answer& answer);
// Units that are driven back or retreat off the table, or into terrain that is closed to them.
Warnings warningsOfDriven(const Tape& tape, const Decision& ask, const Answer& answer);
Warnings warningsOfRetreat(const Tape& tape, const Decision& ask, const Answer& answer);
// Commanders who join units that are out of their reach.
Warnings warningsOfJoining(const Tape& tape, const Decision& ask, const Answer& answer);
// Commanders of the enemy, told to be run over by a unit that cannot come so far.
Warnings warningsOfRunningOver(const Tape& tape, const Decision& ask, const Answer& answer);
// Models set down beyond the edge, or where they may not be.
Warnings warningsOfPlaces(const BattleView& table, const Answer& agreed, const field::Field* on);

// What a map draws about a unit or a commander: his move and his range, or the distances of his orders.
play::Reaches reachesOf(const BattleView& table, Id thing);

// A sentence with a figure of the map: so many cm between these, about so many where they do not stand exactly.
Message measured(std::string code, Arguments with, double cm, double margin);
Message between(const Tape& tape, std::string code, Id one, Id other, Arguments with);
// Whether the two are farther apart than so many units of the rules, wherever they stand within their margins.
inline bool surelyBeyond(const Tape& tape, Id one, Id other, double most)
{
    return tape.within(one, other, most) == false;
}

// All of an input but these; nothing where nobody would be left.
std::optional<Cure> without(const BattleView& table, const char* input, Ids all, const Ids& those);
std::string badgesOf(const BattleView& table, const Ids& things);

} // namespace strategikon::warmasterPlay
