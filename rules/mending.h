// All findings of an army at once.
#pragma once

#include "rules/system.h"

namespace strategikon {

// The nearest legal army: names put right, what stands on no body left out, the fewest stands and options changed, and
// its division gone on with. Nothing where there is none, or none that can be reckoned.
std::optional<Mended> mendAll(const System& system, const ArmyList& list, const Army& army);
// The same of an army with several findings, whatever the mend of each would be.
std::optional<Mended> mendTogether(const System& system, const ArmyList& list, const Army& army);

// Mends that say something else of a row than others or than all of them together, or that do not mend when they stand
// beside the others, say their part of the whole; where that is not enough, the whole.
void reconcile(const System& system, const ArmyList& list, const Army& army, const Mended& all, Verdict& verdict);

// Where no army mends all: what contradicts the mend of a finding before waits until that is done.
void keepApart(Verdict& verdict);

} // namespace strategikon
