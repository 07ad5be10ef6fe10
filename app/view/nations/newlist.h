// A new list of the player's own.
#pragma once

#include "rules/own_file.h"

#include <QString>

#include <string>

namespace strategikon {

class Session;

namespace ownlist {

// Letters and digits of a name, words joined by hyphens.
std::string idFrom(const std::string& name, const char* otherwise);

// A list of the player's own with the rows of another; its id, empty on a fault, which is said.
QString copyOf(Session& session, const System& system, const ArmyList& list, const QString& name);
// An empty one with a single row to begin with.
QString begin(Session& session, const System& system, const QString& name);

} // namespace ownlist
} // namespace strategikon
