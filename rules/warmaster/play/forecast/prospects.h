// What a moment of a battle leads to (model/play/ahead.h): combats of two rounds, charges with the combat that follows
// them, and orders one after the other.
#pragma once

#include "model/play/ahead.h"
#include "rules/warmaster/play/command/command.h"

namespace strategikon::warmasterPlay {

using play::Intent;
using Supposeds = std::vector<play::Supposed>;

// Orders that are intended, while the side to move may give some.
std::optional<play::Prospect> planAhead(const BattleView& table, const Intent& intent);
// These orders, and where in the course each stands; none where one says too little yet.
std::vector<CommandTest> planOf(const BattleView& table, const Intent& intent, std::vector<int>* places = nullptr);
// The combat that is being fought, the one that the course would fight next, or all that stand.
std::vector<play::Prospect> combatsAhead(const BattleView& table, const Intent& intent);
// One of them.
play::Prospect combatAhead(const BattleView& table, Id engagement, const Intent& intent);
// Charges that are being declared, are under way, or may follow orders that are intended.
std::vector<play::Prospect> chargesAhead(const play::Game& game, const BattleView& table, const Intent& intent);

} // namespace strategikon::warmasterPlay
