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

// Copies raw pages. For damaged files on which VACUUM fails: keeps everything, damage included.
void copyPages(SQLite::Database& db, const std::string& target)
{
    SQLite::Database to(target, SQLite::OPEN_READWRITE);
    SQLite::Backup pages(to, db);
    pages.executeStep();
}

} // namespace

// VACUUM INTO, not a copy of the bytes: it is consistent even while the WAL holds changes, and leaves no files beside
// the copy.
void copyInto(SQLite::Database& db, const std::string& empty)
{
    try {
        SQLite::Statement vacuum(db, "VACUUM INTO ?");
        vacuum.bind(1, empty);
        vacuum.exec();
    } catch (const SQLite::Exception&) {
        if (holdsTogether(db))
            throw; // the source is sound, so the target failed: disk full, permissions
        std::filesystem::resize_file(empty, 0);
        copyPages(db, empty);
    }
}

std::optional<Fault> copyLibrary(SQLite::Database& db, const std::string& target)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        PrivateFile copy(target);
        copyInto(db, copy.path());
        return copy.finish();
    });
}

std::optional<Fault> copyAsItIs(SQLite::Database& db, const std::string& target)
{
    return guarded(target, [&]() -> std::optional<Fault> {
        PrivateFile copy(target);
        copyPages(db, copy.path());
        return copy.finish();
    });
}

void copyFile(const std::string& from, const std::string& target)
{
    PrivateFile copy(target);
    std::filesystem::copy_file(from, copy.path(), std::filesystem::copy_options::overwrite_existing);
    keepPrivate(copy.path());
    if (auto fault = copy.finish())
        throw Refused{std::move(*fault)};
}

} // namespace strategikon
