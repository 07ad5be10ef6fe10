#include "model/library/copy.h"

#include "model/library/private.h"
#include "model/library/trouble.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>

namespace strategikon {

namespace {

bool holdsTogether(SQLite::Database& db)
{
    SQLite::Statement query(db, "PRAGMA quick_check(1)");
    return query.executeStep() && query.getColumn(0).getString() == "ok";
}

// Page by page as it is, for a file that cannot be walked through: what is damaged in it is damaged in the copy, and
// nothing else is lost.
void copyPages(SQLite::Database& db, const std::string& target)
{
    SQLite::Database to(target, SQLite::OPEN_READWRITE);
    SQLite::Backup pages(to, db);
    pages.executeStep();
}

} // namespace

// VACUUM INTO rather than a copy of the bytes: it reads one consistent state, also while the log beside the file holds
// changes, and writes a single file without anything beside it.
std::optional<Fault> copyLibrary(SQLite::Database& db, const std::string& target)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        Unfinished copy(target);
        try {
            SQLite::Statement vacuum(db, "VACUUM INTO ?");
            vacuum.bind(1, copy.path());
            vacuum.exec();
        } catch (const SQLite::Exception&) {
            if (holdsTogether(db))
                throw; // the disk, for one
            std::filesystem::resize_file(copy.path(), 0);
            copyPages(db, copy.path());
        }
        return copy.finish();
    });
}

std::optional<Fault> copyAsItIs(SQLite::Database& db, const std::string& target)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        Unfinished copy(target);
        copyPages(db, copy.path());
        return copy.finish();
    });
}

} // namespace strategikon
