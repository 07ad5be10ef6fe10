// Whose file it is, and of which version.
#pragma once

#include "model/text/fault.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

namespace strategikon {

struct LibraryIdentity {
    int magic = 0;
    int version = 0;
    bool empty = true; // no tables
};

LibraryIdentity identify(SQLite::Database& db);

// Why a file with this identity is not to be opened. An empty one may be.
std::optional<Fault> refuseStranger(const std::string& path, const LibraryIdentity& identity, int newest);

// Looks at the file alone, without a lock and without leaving anything beside it, and refuses what is clearly not
// ours. What it lets pass has to be looked at again once it is open.
std::optional<Fault> refuseFromOutside(const std::string& path, int newest);

} // namespace strategikon
