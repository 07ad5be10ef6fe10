// Folders for what a user makes.
#pragma once
#include <filesystem>
#include <system_error>

namespace strategikon {

// The folder and those above it that are missing, for their owner alone (0700). What stands in the way is told too by
// whoever then writes there.
std::error_code makeFolder(const std::filesystem::path& folder);

} // namespace strategikon
