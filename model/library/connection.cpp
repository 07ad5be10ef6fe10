#include "model/library/connection.h"

#include "model/library/seal.h"

#include <sqlite3.h>

#include <filesystem>

namespace strategikon {

namespace {

constexpr int period = 100'000;             // steps of SQLite's machine between two looks
constexpr std::int64_t plenty = 10'000'000; // steps that any piece of work may take
constexpr std::int64_t stepsForByte = 100;  // and for each byte of the file; a thorough look takes some ten
constexpr int largestValue = 64 << 20;      // bytes of a text or a row; files are read up to 4 MiB

struct Limit {
    int id, most;
};
constexpr Limit limits[] = {
    {SQLITE_LIMIT_LENGTH, largestValue},
    {SQLITE_LIMIT_SQL_LENGTH, 200'000},
    {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 50},
    {SQLITE_LIMIT_FUNCTION_ARG, 64},
    {SQLITE_LIMIT_ATTACHED, 1}, // VACUUM INTO needs one
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 100},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 4},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

std::int64_t sizeOf(const std::string& file)
{
    std::int64_t size = 0;
    for (const char* end : {"", "-wal"}) {
        std::error_code error;
        const auto bytes = std::filesystem::file_size(file + end, error);
        size += error ? 0 : std::int64_t(bytes);
    }
    return size;
}

std::string asUri(const std::string& path)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = c != '%' && c != '?' && c != '#' && byte > 0x20 && byte < 0x7f;
        if (plain)
            uri += c;
        else
            (uri += '%') += {digits[byte >> 4], digits[byte & 15]};
    }
    return uri + "?immutable=1";
}

void configure(SQLite::Database& db, int option, int value)
{
    sqlite3_db_config(db.getHandle(), option, value, nullptr);
}

} // namespace

Connection::Connection(const std::string& file, int flags, int patience)
    : SQLite::Database((flags & SQLite::OPEN_URI) != 0 ? asUri(file) : file, flags, patience), file_(file)
{
    sqlite3_progress_handler(getHandle(), period, &Connection::spend, this);
    for (const Limit& one : limits)
        sqlite3_limit(getHandle(), one.id, one.most);
    configure(*this, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(*this, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    knowDigests(*this);
    exec("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0");
}

Connection::~Connection() { sqlite3_progress_handler(getHandle(), 0, nullptr, nullptr); }

void Connection::onlyTables()
{
    configure(*this, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    configure(*this, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
}

int Connection::spend(void* connection)
{
    auto& self = *static_cast<Connection*>(connection);
    self.spent_ += period;
    return self.spent_ > plenty && self.spent_ > plenty + stepsForByte * sizeOf(self.file_);
}

std::unique_ptr<Connection> openUntouched(const std::string& path)
{
    return std::make_unique<Connection>(path, SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

} // namespace strategikon
