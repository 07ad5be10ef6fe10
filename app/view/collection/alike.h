// Entries of other nations that the same stands can stand for.
#pragma once

#include "model/army/list/list.h"

#include <string>
#include <vector>

namespace strategikon {

class Session;

struct Alike {
    std::string reference; // "system/list#entry"
    std::string nation, entry;
};

// The entries of other lists of the system with the same name, type and fighting figures.
std::vector<Alike> alike(
    Session& session, const std::string& system, const std::string& list, const std::string& entry);

// The names of a reference; empty where its list or entry is gone.
Alike named(Session& session, const std::string& reference);

} // namespace strategikon
