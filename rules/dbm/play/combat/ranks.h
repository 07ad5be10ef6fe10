// Who may stand behind whom and matter there (rulebook 676-717), as far as the record knows.
#pragma once

#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

// Friends of one command: its own type, and psiloi.
Ids mayStandBehind(const BattleView& table, Id element);
// How many of them: by the rows of combat.yaml and outcomes.yaml that ask for ranks behind it, one at least.
int ranksThatHelp(const BattleView& table, Id element);
// Where the ranks behind it stand otherwise than itself, or touch expendables, which decides whether they count (676,
// 680-683); nothing where none can be there. And what was told of it.
std::optional<Input> ranksFact(const BattleView& table, Id element, Id enemy, std::string id);
void tellRanks(Fighter& fighter, int option);

} // namespace strategikon::dbmPlay
