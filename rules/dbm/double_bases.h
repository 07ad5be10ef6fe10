// Two elements on one base: whoever is the rear of one, and cheaper for it, stands behind somebody whom he can
// support or shoot over (rulebook 293; army.yaml says who that is).
#pragma once

#include "rules/dbm/elements.h"

namespace strategikon::dbmRules {

inline constexpr const char* doubleBases = "double-bases"; // id and code of these constraints

// The limits that leave no rear without a front of his. Where limits of the list say who stands behind whom, and he
// can, they are enough.
std::vector<Constraint> doubleBaseLimits(const Problem& problem, const ArmyTable& table, const Source& rule);

// Names in a finding of theirs the elements that the army has, as its player wrote them.
void nameAsWritten(
    Finding& finding, const Problem& problem, const ArmyTable& table, const Bound& bound, const Army& army);

} // namespace strategikon::dbmRules
