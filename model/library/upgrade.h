// Bringing the file to the newest version.
#pragma once

#include "model/library/store.h"

#include <optional>
#include <span>

namespace strategikon {

// From version `found` (0: an empty file) to that of the last step. An existing library is copied aside first. Each
// step is one transaction with its version number, so that the file always is exactly of the version it says.
std::optional<Fault> upgradeLibrary(LibraryStore& store, int found, std::span<const LibraryStep> steps);

// The steps alone, for a file that nobody has yet.
std::optional<Fault> runLibrarySteps(LibraryStore& store, int found, std::span<const LibraryStep> steps);

} // namespace strategikon
