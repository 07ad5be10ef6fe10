// What Warmaster Ancients tells of a battle for reports and play sheets (model/play/play_sheet.h).
#pragma once

#include "rules/warmaster/play/forecast/round_odds.h"

#include "model/play/play_sheet.h"

namespace strategikon::warmasterPlay {

// standings.cpp
std::vector<play::Standing> standings(const BattleView& table);
int winner(const BattleView& table);

// papers.cpp: the table `sheet` of play.yaml, as far as these armies need it
std::vector<play::SheetRule> sheetRules(const BattleView& table);
std::vector<std::string> figures(play::Sort sort);
std::vector<play::Tracker> trackers(const BattleView& table, Id thing);

// move_rates.cpp: of the troops that these armies have
std::vector<play::SheetTable> sheetTables(const BattleView& table);

// matchups.cpp
std::vector<play::Matchup> matchups(const BattleView& table);
std::vector<std::string> fightsBy(); // with these figures and its name a unit fights as others of its sort do
enum class Way { charging, charged, defended };
// The two alone, in the first round of their combat.
Round boutOf(const BattleView& table, Id unit, Id against, Way way);
bool isPossible(const BattleView& table, Id unit, Id against, Way way);

} // namespace strategikon::warmasterPlay
