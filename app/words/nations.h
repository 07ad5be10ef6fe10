// How players call a list.
#pragma once

#include "rules/catalogue.h"

#include <QString>

namespace strategikon {

// Its id where it is no longer there.
QString nationShown(Catalogue& catalogue, const std::string& system, const std::string& list);

} // namespace strategikon
