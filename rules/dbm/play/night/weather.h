// The weather (rulebook 397-415): what the set-up dice bring, and what the initiative dice of a bound
// change.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// Once the season is chosen.
void settleWeather(Transaction& transaction);
// At this hour mist or fog settles that season and score bring, or lifts by itself; `begins`: a battle, then it hangs
// already.
void mistIsDue(Transaction& transaction, bool begins = false);
// By the average of a bound's initiative dice: those of which commands count, and what so many come to.
Ids countForWeather(const BattleView& table, Ids commands);
void weatherTurns(Transaction& transaction, int sum, int dice);

// Whether a condition holds ("mud"), and whether a row of weather.yaml is of this score, season and climate.
bool hasWeather(const BattleView& table, std::string_view condition);
bool isWeatherOf(const BattleView& table, const Node& row, const std::string& score);
// The climate of the battle, and its season.
std::string climateHere(const BattleView& table);
std::string seasonNow(const BattleView& table);

} // namespace strategikon::dbmPlay
