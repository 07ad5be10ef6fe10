// What is settled between set-up and first turn.
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

// What the players have not agreed on yet.
struct Open {
    bool turns = false, first = false, edge = false;
    bool turnsThrown = false; // they have agreed that a die says how long it lasts
};

// The steps of a battle before its first turn, in order. The last is a card: a battle begins when the players say so.
std::vector<Step> stepsBefore(const BattleView& table, const Open& open);

} // namespace strategikon::warmasterPlay
