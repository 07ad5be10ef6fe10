// What undo took back and redo did again, in words.
#pragma once

#include "model/army/army.h"
#include "model/army/list/list.h"

#include <QString>

namespace strategikon {

// "2 Archers removed", or what the log's code says: "notes changed". `before` and `after` are the army as the step
// found and left it, nullptr where there was none; `list` may be nullptr. `what` is Edit::what.
QString stepWords(const std::string& what, const Army* before, const Army* after, const ArmyList* list);

// The same of a battlefield: "terrain t3 moved". `detail` names the terrain or unit, and may be empty.
QString fieldStepWords(const std::string& what, const std::string& detail);

} // namespace strategikon
