// What giving an order comes to (rulebook 472-650): the attempt with what the table says of it, and the groups of units
// that move together. orders.cpp, command_reroll.cpp and blunders.cpp are built of it.
#pragma once

#include "rules/play/house.h"
#include "rules/warmaster/play/rule.h"

#include <array>

namespace strategikon::warmasterPlay {

// What the table says of an order, each a number from 0; the first is what costs nothing.
enum class Fact {
    distance, // to the farthest unit, in distances that cost one more each
    enemy,    // far, near, near and at a flank or rear that nobody covers
    ground,   // open, dense, cliffs
    lent,     // the commander is near one who raises his Command
    steadied, // the units are near one who steadies the unreliable
    camels,   // horses near camels that are strange to them
};
constexpr int facts = int(Fact::camels) + 1;
const char* inputOf(Fact fact);

struct CommandTest {
    Id commander = 0;
    Ids units{};
    std::array<int, facts> known{-1, -1, -1, -1, -1, -1}; // -1: not noted
    int at(Fact fact) const { return known[std::size_t(fact)]; }
    int& at(Fact fact) { return known[std::size_t(fact)]; }
};

enum class Verdict { given, failed, blundered };

CommandTest commandTestOf(const BattleView& table, const Answer& answer);
int rangeOf(const BattleView& table, Id commander); // cm
int bandsTo(const BattleView& table, int range);    // distances that cost one more each, as far as that
int valuesOf(const BattleView& table, const CommandTest& attempt, Fact fact); // 1: it cannot matter here
bool mayMatter(const BattleView& table, int side, Fact fact);                 // whether the card asks for it at all
// Facts that were not noted count as their first value.
std::vector<play::Modifier> orderModifiers(const BattleView& table, const CommandTest& attempt);
play::Account ordersAccount();                                        // of modifiers.yaml
int commandOf(const BattleView& table, const CommandTest& attempt);   // his own, or what he is lent
int orderTarget(const BattleView& table, const CommandTest& attempt); // with the modifiers
Verdict verdict(const BattleView& table, const CommandTest& attempt, int sum);
// Facts not noted that could still change what comes of this sum, of any sum where it is 0; every one that changes the
// target, where the dice are to be thrown again.
std::vector<Fact> openFacts(const BattleView& table, const CommandTest& attempt, int sum, bool forTarget);

// The card of an order, of the side whose turn it is; nothing where it can give none now.
std::optional<Decision> orderCard(const BattleView& table);

// Commanders of a side who may give an order now, and units that may receive one.
Ids mayOrder(const BattleView& table, int side);
Ids mayBeOrdered(const BattleView& table, int side);
bool horsed(const BattleView& table, Id unit);
bool skirmishingFoot(const BattleView& table, Id unit);

// How near the enemy is; not noted, as near as what is noted of camels makes it.
int enemyOf(const BattleView& table, const CommandTest& attempt);
// Whether camels near units of a side can only be the enemy's: then an enemy is near (rulebook 556, 4480).
bool camelsAreEnemies(const BattleView& table, int side);
// They are told of, and that no enemy is.
bool contradicts(const BattleView& table, const CommandTest& attempt);
Message camelsAreNear(const BattleView& table);

// Why these cannot be ordered together, by him, now.
std::optional<Message> unfit(const BattleView& table, Id commander, const Ids& units);
Message outOfRange(const BattleView& table, Id commander); // farther than he commands
// An order to these: groups that do not hold them have finished, and so has a commander who gave orders before.
void beginTo(Transaction& transaction, Id commander, const Ids& units);
void formGroup(Transaction& transaction, const Ids& units); // they move together now; an event must have begun
void closeGroups(Transaction& transaction);                 // nobody who was ordered moves any more

// What follows from the dice.
struct Throw {
    int sum = 0;
    std::optional<int> target{}; // where all facts that make it were noted
    bool camels = false, cliffs = false;
};
void giveOrder(Transaction& transaction, Id commander, const Ids& units, const Throw& thrown);
void failOrder(Transaction& transaction, Id commander, const Ids& units, const Throw& failure);
// A failed order may be rolled once more (portents, characters): what may come of it, in the order of Verdict, from
// these two dice.
using Fates = std::array<double, 3>;
Fates fatesAgain(const BattleView& table, const play::Spread& two, int target, bool general, bool camels);
// A sum on which a failed order is a blunder, but for a General's.
bool isBlunder(const BattleView& table, int sum);
// The player is asked.
void offerAgain(Transaction& transaction, Id commander, const Ids& units, const Throw& failure);

// A commander stays where he is when his unit moves in the Command phase (rulebook 2456).
void leaveBehind(Transaction& transaction, Id unit);
// Of a side: not engaged, with which skirmishers may change places.
Ids passable(const BattleView& table, int side);

Rules carryingRules();
Rules againRules();
Rules blunderRules();
Rules initiativeRules();
Rules commandingRules();

} // namespace strategikon::warmasterPlay
