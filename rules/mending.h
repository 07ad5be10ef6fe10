// All findings of an army at once.
#pragma once

#include "rules/system.h"

namespace strategikon {

// The nearest legal army: names put right, what stands on no body left out, the fewest stands and options changed, and
// its division gone on with. Nothing where there is none, or none that can be reckoned.
std::optional<Mended> mendAll(const System& system, const ArmyList& list, const Army& army);

// Mends that would say another number or the contrary of the same thing say what all of them together need.
void reconcile(const System& system, const ArmyList& list, const Army& army, const Mended& all, Verdict& verdict);

} // namespace strategikon
