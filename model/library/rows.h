// The rows that the log can bring back: each kind as an image (a JSON object) and back.
#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

namespace strategikon {

using Image = std::optional<std::string>; // no row: no image

struct RowKind {
    const char* name;
    const char* image;  // one column, the image of the row with the key ?1
    const char* put;    // makes the row as in the image ?1, whether it is there or not
    const char* remove; // the row with the key ?1
    // What else is kept about a row to find it by, ended by nullptr: to be dropped before the row ?1 changes, and made
    // after it.
    const char* forget[3];
    const char* find[3];
};

// Keys: army, stands and field their id; aside the ids of stands and army with a slash between.
extern const RowKind armyRows, standRows, asideRows, fieldRows;
const RowKind& rowKind(const std::string& name);

std::string asideKey(const std::string& stand, const std::string& army);

Image imageOf(SQLite::Database& db, const RowKind& kind, const std::string& key);
void bringBack(SQLite::Database& db, const RowKind& kind, const std::string& key, const Image& image);

void runForKey(SQLite::Database& db, const char* const (&statements)[3], const std::string& key);

// The way to write a row: write() does, and what it is found by follows.
template <class F>
void alterRow(SQLite::Database& db, const RowKind& kind, const std::string& key, F write)
{
    runForKey(db, kind.forget, key);
    write();
    runForKey(db, kind.find, key);
}

} // namespace strategikon
