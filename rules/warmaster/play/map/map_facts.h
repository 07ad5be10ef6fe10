// Facts that the map decides, as far as an answer names whom they are about (play::Game::told).
#pragma once

#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

std::vector<play::MapFact> mapFactsOfOrder(const Tape& tape, const Decision& ask, const Answer& answer);
// Who stands in one line of touch with the units that are named (rulebook 613).
Ids brigadeInTouch(const Tape& tape, const Decision& ask, const Answer& answer);
// From whom: the closest in sight within 20 cm.
std::vector<play::MapFact> mapFactsOfEvade(const Tape& tape, const Decision& ask, const Answer& answer);
// That none of them sees anybody whom it reaches.
std::vector<play::MapFact> mapFactsOfFanatics(const Tape& tape, const Decision& ask, const Answer&);
// Whom a charge on initiative meets, and whether it comes to front, flank or rear.
std::vector<play::MapFact> mapFactsOfCharge(const Tape& tape, const Decision& ask, const Answer& answer);
// Whether most of a unit is to the flank or the rear of the other, seen or not (rulebook 562, 909).
bool surelyAside(const Tape& tape, Id unit, Id other);
// The nearest target, who of the shooters has none, and what cover the target has; cover also of whom artillery strikes
// behind it.
Id closestOfAll(const Tape& tape, const Ids& shooters); // the target that the rules leave all of them; 0: not sure
std::vector<play::MapFact> mapFactsOfShots(const Tape& tape, const Decision& ask, const Answer& answer);
std::vector<play::MapFact> mapFactsOfStruckThrough(const Tape& tape, const Decision& ask, const Answer& answer);
// That no enemy can be within range of any shooter.
bool nobodyInRange(const Tape& tape);
// Where both sides of a fight are known to stand in touch: whom the stands strike at, how many, over which edge.
std::vector<play::MapFact> mapFactsOfAttack(const Tape& tape, const Decision& ask, const Answer& answer);

} // namespace strategikon::warmasterPlay
