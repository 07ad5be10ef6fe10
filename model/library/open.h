// From a path to an open library, or a reason why not.
#pragma once

#include "model/library/store.h"

#include <memory>
#include <span>

namespace strategikon {

Result<std::unique_ptr<LibraryStore>> openForWriting(
    const std::string& path, LibraryLock::As as, std::span<const LibraryStep> steps);
Result<std::unique_ptr<LibraryStore>> openForReading(const std::string& path, std::span<const LibraryStep> steps);

// A file that nobody writes to; nothing is left beside it.
Result<std::unique_ptr<LibraryStore>> openCopy(const std::string& path, std::span<const LibraryStep> steps);

} // namespace strategikon
