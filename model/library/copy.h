// One whole copy of the library in a file of its own.
#pragma once

#include "model/text/fault.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

namespace strategikon {

// The copy appears under its name when it is complete and on disk, never before.
std::optional<Fault> copyLibrary(SQLite::Database& db, const std::string& target);

// Copies even a damaged library, page by page.
std::optional<Fault> copyAsItIs(SQLite::Database& db, const std::string& target);

// The same into an empty file that the caller has made. Throws.
void copyInto(SQLite::Database& db, const std::string& empty);

// The bytes of a file that nobody has open. Throws.
void copyFile(const std::string& from, const std::string& target);

} // namespace strategikon
