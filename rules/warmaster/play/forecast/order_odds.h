// Exact chances of a planned sequence of orders, with the General last as a rule: how many are given, and all in a row.
//
// Taken for granted: the facts as told with each, everybody moves as he was ordered, and a failed order is rolled again
// as long as anybody may. A commander who fails has finished, and units that did not move are not ordered any more;
// once the General fails nobody of his army gives orders (rulebook 502-508).
#pragma once

#include "rules/warmaster/play/command/command.h"

#include "model/play/odds/odds.h"

#include <set>

namespace strategikon::warmasterPlay {

struct PlanOdds {
    struct Order {
        int target = 0; // of two dice
        double tried = 0, given = 0;
    };
    std::vector<Order> orders{};
    double all = 0;      // every one of them
    play::Spread many{}; // orders given
};

// Refused where an order could not be given though all before it were.
struct Planned {
    PlanOdds odds{};
    std::optional<Message> refused{};
};
Planned oddsOf(const BattleView& table, const std::vector<CommandTest>& plan);
// The chance that these of them are all given, by their places in it; 0 where it is refused.
double chanceOf(const BattleView& table, const std::vector<CommandTest>& plan, const std::set<std::size_t>& which);

} // namespace strategikon::warmasterPlay
