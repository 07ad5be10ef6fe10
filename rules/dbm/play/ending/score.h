// How the sides stand, and what a battle comes to (rulebook 825-830).
#pragma once

#include "model/play/play_sheet.h"
#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

std::vector<play::Standing> standings(const BattleView& table);
constexpr int wornPart = 4; // a command that has lost so much of it moves a point (rulebook 830)
struct Score {
    int points[2] = {0, 0};
    int winner = play::nobody; // a side; nobody: a draw
};
Score score(const BattleView& table);
bool isBroken(const BattleView& table, int side);
// Half equivalents: the least loss that is such a part of a command or an army, a half, a third; a whole one where all
// of them count whole (825, 829).
int lossesAt(const BattleView& table, Id of, int part);

} // namespace strategikon::dbmPlay
