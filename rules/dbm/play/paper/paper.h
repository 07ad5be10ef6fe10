// What of a battle of DBM goes onto paper and beside names: the figures are those that the engine reckons with.
#pragma once

#include "model/play/play_sheet.h"
#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

// paper.cpp
std::vector<play::SheetRule> sheetRules(const BattleView& table);
// Which arm an element belongs to (rules/dbm/arms.yaml).
std::string armOf(const play::Thing& thing);
// "Reg Bd(O)", "Irr Cv(S), ally general"; of a command how its die is thrown.
Message sortOf(const BattleView& table, const play::Thing& thing);
std::vector<play::Tracker> trackers(const BattleView& table, Id thing);
// Where commands are worn and demoralised and armies beaten, in halves.
std::vector<play::LossLine> lossLines(const BattleView& table);

// paper_tables.cpp, paper_fights.cpp
std::vector<play::SheetTable> sheetTables(const BattleView& table);
std::vector<play::SheetRule> weatherRules(const BattleView& table); // what can come where either is at home
std::vector<play::SheetTable> fightTables(const BattleView& table);
std::vector<play::Matchup> matchups(const BattleView& table);

// A kind of element that a side has, and one that stands for all of it.
struct Sorted {
    std::string name{}; // "Bd(O)"
    Id element = 0;
    Ids all{};
};
std::vector<Sorted> sortsOf(const BattleView& table, int side);
// The two alone, all else as it usually is. `shooter`: who of them shoots, 0 or 1.
Fight usually(const BattleView& table, Id one, Id other, Mode mode, int shooter = 0);

// Whether a row of costs can matter to somebody of these armies, as far as it asks who moves (moving.cpp).
bool matters(const BattleView& table, const play::Factor& cost);

// What elements have in common that are the same troops; empty: a general stands on it, or it is no element.
std::string alikeOf(const play::Thing& thing);

} // namespace strategikon::dbmPlay
