// A move, march or halt as it is told: what it costs, why it cannot be, and what it changes.
#pragma once

#include "rules/dbm/play/rivers/river_moves.h"

namespace strategikon::dbmPlay {

enum class Move { tactical, march, halt };
enum class Reach { near, unseen, far, busy, unseenAndBusy, farAndBusy };
enum class Passage { none, gateway, over }; // through works: by a gateway, or out over temporary ones

struct Moving {
    const BattleView* table = nullptr;
    Move move = Move::tactical;
    Ids elements{};
    Reach reach = Reach::near;
    bool turns = false, shortOf = false, contacts = false, column = false, steady = false, back = false, closer = false;
    bool mounts = false; // to get off, or on again (mounts.h)
    Wading wading{};
    Passage passage = Passage::none;

    Id command() const { return elements.empty() ? 0 : table->commandOf(elements.front()); }
    Crossing crossing() const { return {elements, move == Move::halt ? Wading{} : wading, column, contacts}; }
};

std::optional<Decision> moveCard(const BattleView& table, int side);
Moving movingOf(const BattleView& table, const Answer& answer);
play::Account costsAccount(); // of points.yaml
play::Sum costOf(const Moving& moving);
// What a card tells of it: what it costs and which facts could change that.
Preview moveSeen(const Moving& moving);
play::Sum costOfElements(const Moving& moving); // as if each had a base of its own
void pay(Transaction& transaction, const Moving& moving, const play::Sum& cost);
// Of a side, who may still move, march or be halted in this bound.
Ids movable(const BattleView& table, int side);
Input reachOf(const BattleView& table); // how far off its general is
// Why it cannot be, whatever its command has left.
Outcome unfit(const BattleView& table, const Moving& moving);
// It needs more than its command has left, by the record: told, never refused.
void warnOfPrice(const Moving& moving, const play::Sum& cost, Warnings& all);
void carryOut(Transaction& transaction, const Moving& moving, const play::Sum& cost, const Ids& contacts);
void contact(Transaction& transaction, const Ids& movers, const Ids& enemies);

} // namespace strategikon::dbmPlay
