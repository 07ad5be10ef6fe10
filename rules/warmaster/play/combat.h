// A round of combat: who fights, and what its parts hand to each other.
#pragma once

#include "rules/warmaster/play/attacks.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules attackRules(); // attacks are declared
Rules strikeRules(); // attacks and saves are thrown
Rules resultRules(); // supports, who has won
Rules retreatRules();
Rules pursuitRules();
Rules fallBackRules();

// The next round of an engagement: its steps come on top of the agenda.
void beginRound(Doing& doing, Id engagement);
// Units of an engagement that touch an enemy.
Ids touching(const Table& table, Id engagement, int side);
// Counts the round, with so many supporting stands on each side, and pushes what follows.
void decide(Doing& doing, Id engagement, const int (&supports)[2]);
// How a unit strikes where nothing unusual is told: all its stands at the enemy opposite.
Strike usualStrike(const Table& table, Id unit);
// Dice that a unit throws besides, for any of its stands.
int moreAttacks(const Table& table, Id unit);
// Supporting stands of a side, where `fighting` says how many stands of a unit strike.
int likelySupports(const Table& table, Id engagement, int side, const std::function<int(Id)>& fighting);
// Stands of maniples that are likely to be right behind a maniple.
int likelyBehind(const Table& table, Id unit);
// Nothing of the last combat counts for the unit any more.
void forgetCombat(Doing& doing, Id unit);
void addCombatMessages();

} // namespace strategikon::warmasterPlay
