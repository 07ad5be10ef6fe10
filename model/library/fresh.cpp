#include "model/library/fresh.h"

#include "model/library/seal.h"
#include "model/library/upgrade.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

void orRefuse(std::optional<Fault> fault)
{
    if (fault)
        throw Refused{std::move(*fault)};
}

std::vector<std::string> texts(SQLite::Database& db, const std::string& sql)
{
    SQLite::Statement query(db, sql);
    std::vector<std::string> all;
    while (query.executeStep())
        all.push_back(query.getColumn(0).getString());
    return all;
}

// Without those of the search, which SQLite keeps. The roll comes last: triggers count what comes before it.
std::vector<std::string> tablesOf(SQLite::Database& db)
{
    return texts(db,
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' "
        "ESCAPE '\\' ORDER BY name = 'roll', name");
}

std::string joined(const std::vector<std::string>& words, const std::string& each = {})
{
    std::string all;
    for (const std::string& word : words)
        (all += all.empty() ? "" : ", ") += each.empty() ? word : each;
    return all;
}

void bindAs(SQLite::Statement& write, int at, const SQLite::Column& value)
{
    if (value.isNull())
        write.bind(at);
    else if (value.isInteger())
        write.bind(at, value.getInt64());
    else if (value.isFloat())
        write.bind(at, value.getDouble());
    else if (value.isBlob())
        write.bind(at, value.getBlob(), value.getBytes());
    else
        write.bind(at, value.getString());
}

void copyTable(SQLite::Database& from, SQLite::Database& to, const std::string& table)
{
    const auto columns = texts(to, "SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid");
    to.exec("DELETE FROM " + table); // what a step has put there
    SQLite::Statement read(from, "SELECT " + joined(columns) + " FROM " + table + " NOT INDEXED");
    SQLite::Statement write(
        to, "INSERT INTO " + table + " (" + joined(columns) + ") VALUES (" + joined(columns, "?") + ")");
    while (read.executeStep()) {
        for (int i = 0; i < int(columns.size()); ++i)
            bindAs(write, i + 1, read.getColumn(i));
        write.exec();
        write.reset();
    }
}

} // namespace

FreshLibrary::FreshLibrary(const std::string& path, std::span<const LibraryStep> steps) : file_(path)
{
    store_.path = path;
    store_.db = std::make_unique<Connection>(file_.path(), SQLite::OPEN_READWRITE);
    store_.db->exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF"); // finish() writes all of it to disk
    orRefuse(runLibrarySteps(store_, 0, steps));
}

std::optional<Fault> FreshLibrary::finish()
{
    store_.db.reset();
    return file_.finish();
}

void copyRows(SQLite::Database& from, FreshLibrary& to, int version, std::span<const LibraryStep> steps)
{
    SQLite::Database& db = *to.store().db;
    SQLite::Transaction transaction(db);
    db.exec("PRAGMA defer_foreign_keys = ON"); // rows come table by table, and some before those that they refer to
    for (const std::string& table : tablesOf(db))
        copyTable(from, db, table);
    if (const auto lost = texts(db, "SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1"); !lost.empty())
        throw Refused{libraryFault(from.getFilename(), "damaged", {{"detail", lost.front()}})};
    db.exec("INSERT INTO army_search (army_search) VALUES ('rebuild')");
    if (version >= sealedSince)
        sealSearch(db);
    transaction.commit();
    to.store().db->beginAnew();
    orRefuse(runLibrarySteps(to.store(), version, steps));
}

} // namespace strategikon
