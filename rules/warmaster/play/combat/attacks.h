// What stands strike with, and against: the figures of an attack (rulebook 1579-1663, rules/warmaster/modifiers.yaml).
#pragma once

#include "rules/play/house.h"
#include "rules/warmaster/play/battle_view.h"

#include "model/play/game.h"

namespace strategikon::warmasterPlay {

// Stands of a unit in like situation.
struct AttackGroup {
    Id unit = 0, target = 0;
    int stands = 0;
    Covered cover = Covered::open; // of the target
    bool flanked = false;          // an enemy's front at their side or rear
    bool terrified = false;        // they touch a terrifying enemy
    bool aside = false;            // they strike over their own side or rear
    int ranks = 0;                 // stands behind them that add their attacks: broad phalanxes
    Id commander = 0;              // adds to one of them
};

struct AttackDice {
    int each = 0;  // attacks of a stand
    int dice = 0;  // of all of them
    int reach = 0; // to hit
    std::vector<play::Modifier> modifiers{};
};

AttackDice attackDiceOf(const BattleView& table, const AttackGroup& strike);

play::Account attacksAccount(); // of modifiers.yaml

// It charged, pursued, retreated or advanced: no cover helps it.
bool countsAsOpen(const BattleView& table, Id unit);
bool usesCover(const BattleView& table, Id unit);
// Only foot comes to grips with a fortified enemy (rulebook 1032), and not every enemy can be fortified.
bool mayStrikeFortified(const BattleView& table, Id unit, Id target);
std::vector<std::string> coversFor(
    const BattleView& table, Id unit, const Ids& targets); // it may find them in, by level
// Mounted troops and elephants that charge the front of a phalanx find it defended (errata 99): whether they may be
// such, wherever they stand.
bool pikesHold(const BattleView& table, Id unit, Id target);

// Where the enemies stand that a unit touches, as far as charges and its retreat have told.
enum class Beset {
    ahead,
    aside,  // all of its stands have somebody at their side or rear, and nobody ahead
    around, // ahead and aside: at least one stand has (rulebook 1619), which and how many only the table shows
    mixed   // some had before it retreated: whether they have lost any of these only the table shows
};
Beset besetOf(const BattleView& table, Id unit);
// What is noted of a unit that retreats (field "turned"): stands that had somebody at their side or rear. All of them
// where nobody fought ahead.
int turnedAfter(const BattleView& table, Id unit, int fought, int front);
// What it finds of the target's pikes and cover before anybody says it; nothing where only the table shows it.
std::optional<Covered> coverFound(const BattleView& table, Id unit, Id target);
// What is noted of a unit that pursues: full distances that the enemy retreated, and one.
int pursuitBonus(const BattleView& table, int distance);
bool feelsTerror(const BattleView& table, Id unit, Id enemy);
// The commander who adds most; 0: none.
Id bestCommander(const BattleView& table, Id unit);

// Armour in this round; 0: none. Where a shieldwall is sheltered, by dense terrain or ramparts, is a fact.
int combatArmour(const BattleView& table, Id unit, bool sheltered);
bool wallStands(const BattleView& table, Id unit); // a shieldwall that was charged just now

} // namespace strategikon::warmasterPlay
