// What players agree on, from the names and values that a command line or a page has.
#pragma once

#include "rules/battle.h"
#include "rules/warmaster/play/begin/begin.h"

namespace strategikon::warmasterPlay {

std::vector<Clause> clauses();
Result<Terms> termsOf(const BattleTerms& written);
Result<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan);

} // namespace strategikon::warmasterPlay
