// Entries of other nations that the same stands can stand for.
#pragma once

#include "rules/catalogue.h"

#include <string>
#include <vector>

namespace strategikon {

// Columns that say how a row fights or what it is: all but its price, its bounds and its remark.
bool isFigure(const SystemFormat& format, const std::string& column);
// Whether a printed cell says something: it is neither empty nor a dash.
bool saysSomething(const std::string& cell);

struct Alike {
    std::string reference; // "system/list#entry"
    std::string nation, entry;
};

// The entries of other lists of the system with the same name, type and fighting figures.
std::vector<Alike> alike(
    Catalogue& catalogue, const std::string& system, const std::string& list, const std::string& entry);

// The names of a reference; empty where its list or entry is gone.
Alike named(Catalogue& catalogue, const std::string& reference);

} // namespace strategikon
