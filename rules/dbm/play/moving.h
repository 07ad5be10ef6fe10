// A move, march or halt as it is told: what it costs, why it cannot be, and what it changes.
#pragma once

#include "rules/dbm/play/wading.h"

namespace strategikon::dbmPlay {

enum class Move { tactical, march, halt };
enum class Reach { near, unseen, far, busy };

struct Moving {
    const BattleView* table = nullptr;
    Move move = Move::tactical;
    Ids elements{};
    Reach reach = Reach::near;
    bool turns = false, shortOf = false, contacts = false, column = false, steady = false, mounts = false,
         closer = false;
    Wading wading{};

    Id command() const { return elements.empty() ? 0 : table->commandOf(elements.front()); }
    Crossing crossing() const { return {elements, move == Move::halt ? Wading{} : wading, column, contacts}; }
};

std::optional<Decision> moveCard(const BattleView& table, int side);
Moving movingOf(const BattleView& table, const Answer& answer);
play::Sum costOf(const Moving& moving);
// Why it cannot be, whatever its command has left.
Outcome unfit(const BattleView& table, const Moving& moving);
void carryOut(Transaction& transaction, const Moving& moving, const play::Sum& cost, const Ids& contacts);

} // namespace strategikon::dbmPlay
