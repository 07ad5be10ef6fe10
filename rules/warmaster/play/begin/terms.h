// What players agree on, from the names and values that a command line or a page has.
#pragma once

#include "rules/battle.h"
#include "rules/warmaster/play/begin/begin.h"

namespace strategikon::warmasterPlay {

std::vector<Clause> clauses();
Reading<Terms> termsOf(const BattleTerms& written);
Reading<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan);

} // namespace strategikon::warmasterPlay
