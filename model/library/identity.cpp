#include "model/library/identity.h"

#include "model/library/connection.h"
#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <filesystem>

namespace strategikon {

namespace {

int number(SQLite::Database& db, const char* sql) { return db.execAndGet(sql).getInt(); }

} // namespace

LibraryIdentity identify(SQLite::Database& db)
{
    LibraryIdentity identity;
    identity.magic = number(db, "PRAGMA application_id");
    identity.version = number(db, "PRAGMA user_version");
    identity.empty = number(db, "SELECT count(*) FROM sqlite_schema") == 0;
    return identity;
}

std::optional<Fault> refuseStranger(const std::string& path, const LibraryIdentity& identity, int newest)
{
    if (identity.empty && identity.magic == 0 && identity.version == 0)
        return {};
    if (identity.magic != libraryMagic)
        return libraryFault(path, "not-ours");
    if (identity.version < 1)
        return libraryFault(path, "damaged", {{"detail", "no version"}});
    if (identity.version > newest)
        return libraryFault(
            path, "newer", {{"found", std::to_string(identity.version)}, {"known", std::to_string(newest)}});
    return {};
}

std::optional<Fault> refuseFromOutside(const std::string& path, int newest)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) {
        const auto left = fs::file_size(path + "-wal", error);
        return !error && left > 0 ? std::optional(libraryFault(path, "lost")) : std::nullopt;
    }
    if (!fs::is_regular_file(status))
        return libraryFault(path, "not-a-file");
    const auto size = fs::file_size(path, error);
    if (size == 0)
        return libraryFault(path, "empty");
    if (size == 1)
        return libraryFault(path, "not-a-library"); // to SQLite the same as empty
    try {
        return refuseStranger(path, identify(*openUntouched(path)), newest);
    } catch (...) {
        // Anything else can come from a state that only the log beside the file makes whole.
        Fault fault = currentTrouble(path);
        if (fault.message.code == "library-not-a-library" || fault.message.code == "library-cannot-open")
            return fault;
        return {};
    }
}

} // namespace strategikon
