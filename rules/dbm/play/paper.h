// What of a battle of DBM goes onto paper and beside names.
#pragma once

#include "model/play/play_sheet.h"
#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

std::vector<play::SheetRule> sheetRules(const BattleView& table);
// Which arm an element belongs to (rules/dbm/arms.yaml).
std::string armOf(const play::Thing& thing);
// What elements have in common that are the same troops; empty: a general stands on it, or it is no element.
std::string alikeOf(const play::Thing& thing);

} // namespace strategikon::dbmPlay
