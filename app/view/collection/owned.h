// The player's stands as the rules reckon with them.
#pragma once

#include "model/library/records.h"
#include "rules/collection.h"

#include <string>
#include <vector>

namespace strategikon {

class Session;

// Does a kind of stands serve the line, by itself or through "system/*#entry"?
bool servesLine(const StandType& stands, const std::string& system, const std::string& list, const std::string& entry);

std::vector<StandType> standsOf(Session& session);
std::vector<OwnedStands> ownedBy(Session& session);

} // namespace strategikon
