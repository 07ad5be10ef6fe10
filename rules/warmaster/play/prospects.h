// What a moment of a battle leads to (model/play/ahead.h): combats of two rounds, and orders one after the other.
#pragma once

#include "model/play/ahead.h"
#include "rules/warmaster/play/table.h"

namespace strategikon::warmasterPlay {

using Supposeds = std::vector<play::Supposed>;

// Orders that are intended, while the side to move may give some.
std::optional<play::Prospect> planAhead(const Table& table, const play::Course& course, const Supposeds& supposed);
// The combat that is being fought, the one that the course would fight next, or all that stand.
std::vector<play::Prospect> combatsAhead(const Table& table, const play::Course& course, const Supposeds& supposed);

void addProspectMessages();

} // namespace strategikon::warmasterPlay
