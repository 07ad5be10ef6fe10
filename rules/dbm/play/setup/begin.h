// The state a battle of DBM begins with: armies of two sides divided into commands, and what the players agreed on.
#pragma once

#include "rules/battle.h"
#include "rules/catalogue.h"

namespace strategikon::dbmPlay {

std::vector<Clause> clauses();
Result<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan);

} // namespace strategikon::dbmPlay
