// From a path to an open library, or a reason why not.
#pragma once

#include "model/library/store.h"

#include <memory>
#include <span>

namespace strategikon {

Result<std::unique_ptr<LibraryStore>> openForWriting(
    const std::string& path, LibraryLock::As as, std::span<const LibraryStep> steps);
Result<std::unique_ptr<LibraryStore>> openForReading(const std::string& path, std::span<const LibraryStep> steps);

// What is asked of a file that nobody writes to. None has anything otherwise than a library of its version has it.
enum class Asked {
    newest,    // it is of the newest version
    any,       // of any that the steps know
    ownTables, // the same, and what it has besides does not matter: only rows of our tables will be read
};

// Such a file, for whoever reads its rows; nothing is left beside it.
Result<std::unique_ptr<LibraryStore>> openCopy(
    const std::string& path, std::span<const LibraryStep> steps, Asked asked = Asked::newest);

} // namespace strategikon
