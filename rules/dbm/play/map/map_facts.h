// What cards of fights take from the map: only what follows for certain from where elements stand. Close calls are left
// to the players.
#pragma once

#include "rules/dbm/play/combat/combat_cards.h"

namespace strategikon::dbmPlay {

// Ranks behind both, and in close combat their flanks and rears. The card is of two.
std::vector<play::MapFact> rankFacts(const BattleView& table, const Decision& ask, Mode mode);
// Whom somebody faces, front to front; of two who face each other where nobody is named.
std::vector<play::MapFact> pairFacts(const OnTable& on, const Decision& ask, const Answer& answer);
// The only target that somebody may have, and who has but one.
std::vector<play::MapFact> targetFacts(const OnTable& on, const Decision& ask, const Answer& answer);

} // namespace strategikon::dbmPlay
