// Which files are a library's own, so that nothing else is written there.
#pragma once

#include <string>

namespace strategikon {

// The library at `library` itself by whatever name, its lock, its logs and whatever else begins with its name, whether
// they are there or not. Files are told apart by what the disk says they are, not by how their names are spelt.
bool belongsToLibrary(const std::string& path, const std::string& library);

// Whether `path` lies in `folder` or below it, whether it is there or not; folders are told apart by what the disk
// says.
bool liesIn(const std::string& path, const std::string& folder);

// Whether a library of this program lies in the file, such as a copy of one; by its first bytes.
bool holdsLibrary(const std::string& path);

} // namespace strategikon
