// Victory points (rulebook 2560-2570, 2719-2739), as they stand at any moment of a battle.
#pragma once

#include "rules/warmaster/play/battle_view.h"

namespace strategikon::warmasterPlay {

// What a side earned, and by what: the code of a line of the report, and the thing it is about (0: none).
struct Gain {
    int side = 0;
    std::string what{};
    Id of = 0;
    int points = 0;
};
std::vector<Gain> gains(const BattleView& table);

// What players agreed to fight for besides troops: places, baggage, aims, the heads of commanders.
std::vector<Message> stakes(const BattleView& table);

struct Score {
    int points[2] = {};
    int winner = play::nobody; // nobody: a draw
};
// With what a withdrawal takes from it.
Score score(const BattleView& table);

// Whether all armies of a side have withdrawn.
bool routed(const BattleView& table, int side);

} // namespace strategikon::warmasterPlay
