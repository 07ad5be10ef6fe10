// Rules of single characters and guards, as the other subjects ask for them. At the start each becomes a tie of kind
// "trait" (characters.h): its members are who brings it, then whom it concerns; fields tell what it does. Nothing here
// knows a character's name. A trait holds while it is there and who brings it lives.
#pragma once

#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

// --- Orders -----------------------------------------------------------------------------------------------------

// A trait that counts only while the one who brings it is within `cm` of somebody: a fact for the card.
struct Near {
    Id trait = 0, bearer = 0;
    int cm = 0;
};
// Of the commander who orders: those that may raise his Command if their bearer is near to him.
std::vector<Near> nearCommander(const BattleView& table, Id commander);
// Of the units ordered: those that may spare them a penalty if their bearer is near to the unit.
std::vector<Near> nearUnits(const BattleView& table, const Ids& units);

// The Command of a commander now; `near` are traits of nearCommander() whose bearer is near. `trait` is what gives it,
// 0: his row.
struct Command {
    int value = 0;
    Id trait = 0;
};
Command commandOf(const BattleView& table, Id commander, const Ids& near = {});
// Whether the unit orders without the penalty of an unreliable one; `near` as of nearUnits().
bool sparesUnreliable(const BattleView& table, Id unit, const Ids& near = {});
// Whether these may share a brigade, as far as traits forbid it.
bool mayBrigade(const BattleView& table, const Ids& units);

// Traits that let this commander take a failed Command roll again now, each with what it adds to his Command for that
// roll alone. Once a roll was taken again tell it with tookAgain(), and how it ended.
struct Again {
    Id trait = 0;
    int bonus = 0;
};
std::vector<Again> mayTakeAgain(const BattleView& table, Id commander);
Again bestOf(const std::vector<Again>& all); // that helps most; there is one
void tookAgain(Transaction& transaction, Id trait, Id commander, bool succeeded);
// After every Command roll that stands: a Command that changes with what was rolled.
void commandRolled(Transaction& transaction, Id commander, int sum, bool failed);

// --- Shooting and combat ----------------------------------------------------------------------------------------

// The Armour of a unit now (0: none); `fighting`: against hits in combat.
int armourOf(const BattleView& table, Id unit, bool fighting);
// Attack dice that the unit has besides, for any of its stands; `round` of the engagement, from 1.
int extraAttacks(const BattleView& table, Id unit, int round, bool charged);
// Whether the unit strikes terror into that enemy: elephants and the like, a commander with it, or a trait.
bool strikesTerror(const BattleView& table, Id unit, Id enemy);
// The trait by which a side may throw one missed attack die again in this turn, 0: none; tell it with attackedAgain().
Id mayAttackAgain(const BattleView& table, int side);
void attackedAgain(Transaction& transaction, Id trait);
// A round in which this General added his Attack to a stand (rulebook 2737): points where the players agreed on them.
void generalFought(Transaction& transaction, Id commander);

// --- Turns and losses -------------------------------------------------------------------------------------------

// At the start of a Command phase: uses come back, a Command that follows the battle is looked up.
void traitsRefreshed(Transaction& transaction);
// A unit was destroyed: traits that last until then end. Transaction::destroy() calls it.
void traitsAfterLoss(Transaction& transaction, Id unit);
// How many units more an army may lose before it withdraws.
int withdrawsLater(const BattleView& table, Id army);

// Traits that hold now: all, or those of an effect; who brings one; what it does.
Ids traitsOf(const BattleView& table);
Ids traitsOf(const BattleView& table, Effect effect);
Id bearerOf(const BattleView& table, Id trait);
Effect effectOf(const BattleView& table, Id trait);
bool concerns(const BattleView& table, Id trait, Id thing); // among the members after the first

} // namespace strategikon::warmasterPlay
