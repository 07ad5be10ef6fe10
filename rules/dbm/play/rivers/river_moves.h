// Moves into and through rivers (rulebook 498-500, 597, 614-619, 1123): what cards ask of them, what they may not be,
// what follows. The dice are steps of their own (river_entry.cpp).
#pragma once

#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

// The option of the input "water" of a move: how it comes to a river.
enum class ByWater { dry, wades, ford, bridge };

struct Wading {
    ByWater way = ByWater::dry;
    Stretch at{};
    bool stays = false;               // it ends in the water, or on the ford or bridge
    bool askew = false, near = false; // near where no ford was found in this bound
};

// What a move card asks; nothing where no river can be waded. `among`: who may be named.
std::vector<Input> wadingInputs(const BattleView& table, const Ids& among);
Wading wadingOf(const Answer& answer);
// What was said of it the last time is nothing to the next move.
void forgetWading(Answer& said);
// Those of its facts that can change what comes of the move.
std::vector<std::string> wadingMatters(const BattleView& table, const Wading& wading);

// A move that does; narrow: of one element, or a column one element wide.
struct Crossing {
    Ids elements{};
    Wading wading{};
    bool narrow = false, contacts = false;
};
Outcome refusedWading(const BattleView& table, const Crossing& crossing);
// They moved: for the river, and for whoever enters it, dice are thrown next.
void wade(Transaction& transaction, const Crossing& crossing);
void foretellWading(const BattleView& table, const Crossing& crossing, Preview& seen);

// The same of those who advance unbidden, each by himself.
std::vector<Input> advanceInputs(const BattleView& table, const Ids& among);
Outcome refusedBurst(const BattleView& table, const Ids& friends); // none of those in a river
void wadeAdvancing(Transaction& transaction, const Answer& answer);

// Of a card that asks of water beside other facts: what still matters, river and sector only where somebody wades; and
// the answer with what was not noted of it as it is filled in.
Preview waterWeighed(const std::optional<Decision>& card, const Answer& answer);
Answer waterFilled(const Decision& card, Answer answer);

// Who recoils, flees or is pushed back in or into a river, and what comes of it (618-619). `survives`: he did not fall
// to something else on the way.
std::vector<Input> recoilInputs(const BattleView& table, Id element, const Ids& pushed);
void recoilsIntoWater(Transaction& transaction, Id element, const Decision& card, const Answer& answer, bool survives);
std::vector<Input> flightInputs(const BattleView& table, Id element);
void fleesOverWater(Transaction& transaction, Id element, const Decision& card, const Answer& answer);
std::vector<Input> retreatInputs(const BattleView& table, const Ids& among);
void retreatsOverWater(Transaction& transaction, const Answer& answer);
// He recoiled, or `over` fled on, and nobody said where: he throws where the record has him in dangerous water.
void drivenOn(Transaction& transaction, Id element, bool over);

// The die of a sector of a river, and of who enters a dangerous one.
// Of rivers.yaml: what is added to the die of a river, and of who enters one.
play::Account riversAccount();
play::Account wadingAccount();
play::Sum natureDie(const BattleView& table, bool runsShort);
play::Sum wadingDie(const BattleView& table, Id element, bool follows);
enum class Crossed { across, noFord, drowned };
Crossed crossedBy(const BattleView& table, int total);

Rules riverRules();

} // namespace strategikon::dbmPlay
