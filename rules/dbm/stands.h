// What elements are on the table: bases (rulebook 270-276), how far they move, where they stand in an order of battle.
#pragma once

#include "rules/dbm/elements.h"
#include "rules/system.h"

namespace strategikon::dbmRules {

// With what an element is there; without stands for works. What vessels are there the field says (access.h).
void dress(field::Troop& troop, const Element& element, unsigned marks, Basing basing);

// Its place in an order of battle, by its kind: "Bd(O)".
std::string roleOf(const std::string& kind);

} // namespace strategikon::dbmRules
