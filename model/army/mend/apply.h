// Doing the steps of a mend or of a proposal to an army as the player wrote it.
//
// Only rows that a step is about are touched; names, notes and contingents stay with their rows.
//   remove  takes bodies from the last row of the entry first, and of these first the ones whose
//           options are to go as well. An option that must stay moves to another body of the entry.
//           An upgrade that stands on no body (too many for its row, a second of its kind, not for
//           this entry) goes before one that does. Names that the list does not know are removed as they
//           are written: entries with their count (0: all), upgrades wholly.
//   add     puts bodies into the last row of the entry without name and upgrades, or else into a new
//           row behind the entry's last one. Upgrades go to the new bodies first, then to the first
//           bodies that have none of their kind.
//   assign  moves bodies of rows that stand in the contingent `from`, splitting the last row it needs.
//   split, join  name the entry in Army::split, or no longer.
//   rename  writes `to` wherever the name stands as it is written.
// All bodies and options are removed before any is added, in whatever order the steps come. What
// cannot be done (more removed than there are) is done as far as it goes.
//
// The steps of a finding about the doubles partner are for the partner's army and list.
#pragma once

#include "model/army/army.h"
#include "model/army/finding.h"
#include "model/army/list/list.h"

namespace strategikon {

Army applied(const Army& army, const ArmyList& list, const std::vector<Change>& changes);

} // namespace strategikon
