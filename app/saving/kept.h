// Everything a user made, in one file and back: the library, and what lies beside it (own lists, prices, scenery).
#pragma once

#include "model/library/everything.h"

#include <optional>
#include <string>
#include <vector>

namespace strategikon {

// The user's own lists with corrected prices, and the scenery.
Result<std::vector<KeptFile>> ownFiles();

// All of it in one file, whole or not at all; refused like every other file, and where the library is damaged. Why it
// was not: nothing where it was.
std::vector<Fault> saveEverything(const Library& library, const std::string& path, bool replace);

// What becomes of such a file.
enum class Standing {
    fresh,  // it is not here yet
    same,   // it is here
    other,  // another of its name is here
    strange // it wants to lie where no such file lies
};
Standing standingOf(const KeptFile& file);

// Where it lies here.
std::string placeOf(const KeptFile& file);
// Puts it there, for the one that is there.
std::optional<Fault> put(const KeptFile& file);

} // namespace strategikon
