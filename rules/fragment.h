// Lists of which the book prints only a part.
#pragma once

#include "rules/catalogue.h"

#include <optional>

namespace strategikon {

// Whether the book prints less than a list, as the list's facts tell ("printed": its first lines, or one army of it).
// Reads the head of its file. A copy of one's own is what its owner makes of it.
bool isFragment(const ListHeading& heading);

// Points of the dearest legal army; nothing where points bind none, there is none, or its limits hang together too
// much.
std::optional<int> mostPoints(const System& system, const ArmyList& list);

// The sentence about it; nothing for a whole list.
std::optional<Message> fragmentNote(const System& system, const ArmyList& list);

} // namespace strategikon
