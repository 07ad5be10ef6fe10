// A round of combat: who fights, and what its parts hand to each other.
#pragma once

#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

Rules attackRules(); // attacks are declared
Rules strikeRules(); // attacks and saves are thrown
Rules resultRules(); // supports, who has won
Rules retreatRules();
Rules pursuitRules();
Rules fallBackRules();

// The next round of an engagement: its steps come on top of the agenda.
void beginRound(Transaction& transaction, Id engagement);
// Units of an engagement that touch an enemy.
Ids touching(const BattleView& table, Id engagement, int side);
// Counts the round, with so many supporting stands on each side, and pushes what follows.
void decide(Transaction& transaction, Id engagement, const int (&supports)[2]);
// Hits of a side's enemies that left it with their army (rulebook 2791).
int owedTo(const BattleView& table, Id engagement, int side);
// The card on which a unit declares its first stands; what is told beforehand is filled in, as far as it can be.
std::optional<Decision> attackCard(const BattleView& table, Id unit, const Answer& told = {});
// How a unit strikes as that card is filled in: where nothing is told all its stands at the enemy opposite.
std::vector<AttackGroup> usualAttackGroups(const BattleView& table, Id unit, const Answer& told = {});
// Dice that a unit throws besides, for any of its stands.
int moreAttacks(const BattleView& table, Id unit);
// How many stands of a unit strike, or strike with nobody at their side or rear.
using StandsOf = std::function<int(Id)>;
// Supporting stands of a side, where so many strike.
// What the supports of a side, told on its card, add to its score: of the side whose turn it is, or of the other.
int supportsScored(const BattleView& table, const Answer& answer, bool ours);
int likelySupports(const BattleView& table, Id engagement, int side, const StandsOf& fighting);
// The card that tells what counts for the result besides hits; `front` says 0 where legions no longer count.
std::optional<Decision> supportsCard(
    const BattleView& table, Id engagement, const StandsOf& fighting, const StandsOf& front);
// Stands of maniples that are likely to be right behind a maniple.
int likelyBehind(const BattleView& table, Id unit);
// Nothing of the last combat counts for the unit any more.
void forgetCombat(Transaction& transaction, Id unit);
// The round that is being fought, with its hits and supports so far.
std::optional<play::Bout> boutOf(const BattleView& table);

} // namespace strategikon::warmasterPlay
