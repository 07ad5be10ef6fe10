// The rows that the log can bring back: each kind as an image (a JSON object) and back.
#pragma once

#include "model/library/seal.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <string>

namespace strategikon {

using Image = std::optional<std::string>; // no row: no image

struct RowKind {
    const SealedKind& seal;
    const char* name;
    const char* where;  // the row with the key ?1
    const char* image;  // one column, the image of the row with the key ?1
    const char* put;    // makes the row as in the image ?1, whether it is there or not
    const char* remove; // the row with the key ?1
    // The search index, where a row is in it: its entry to be dropped before the row ?1 changes, and made after it.
    const char* forget = nullptr;
    const char* find = nullptr;
};

// Keys: army, stands and field their id; aside the ids of stands and army with a slash between.
extern const RowKind armyRows, standRows, asideRows, fieldRows;
const RowKind& rowKind(const std::string& name);

std::string asideKey(const std::string& stand, const std::string& army);

Image imageOf(SQLite::Database& db, const RowKind& kind, const std::string& key);
void bringBack(SQLite::Database& db, const RowKind& kind, const std::string& key, const Image& image);

void forgetRow(SQLite::Database& db, const RowKind& kind, const std::string& key);
void sealRow(SQLite::Database& db, const RowKind& kind, const std::string& key); // and what it is found by

// The way to write a row: write() does, and its digest and what it is found by follow.
template <class F>
void alterRow(SQLite::Database& db, const RowKind& kind, const std::string& key, F write)
{
    forgetRow(db, kind, key);
    write();
    sealRow(db, kind, key);
}

} // namespace strategikon
