// How players call a list.
#pragma once

#include "rules/catalogue.h"

#include <QString>

#include <optional>

namespace strategikon {

// Its id where it is no longer there.
QString nationShown(Catalogue& catalogue, const std::string& system, const std::string& list);

// What a list is about, and where its book prints less than a list, that and how many points it reaches.
QString aboutShown(const ArmyList& list);
// How many points a list reaches of which the book prints a part.
std::optional<int> mostOf(Catalogue& catalogue, const ListHeading& heading);
// "507 points at most", of a list of which the book prints a part; empty for the others.
QString mostShown(Catalogue& catalogue, const ListHeading& heading);

} // namespace strategikon
