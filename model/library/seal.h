// How damage is found: every row that holds what a user made carries a digest of itself, and the roll counts the rows
// of each kind. Here alone a digest is made, and here alone it is looked at. It finds what a disk, a power cut or a
// strange program did to a row; it is no protection against anybody who wants to deceive.
#pragma once

#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace strategikon {

// A number made of values in their order. If a single one of them is another, or stands elsewhere, so is the number.
class Seal {
public:
    Seal& add(std::string_view text);
    Seal& add(std::int64_t number);
    Seal& addNothing();
    std::int64_t value() const;

private:
    void mix(std::uint64_t word);
    std::uint64_t state_ = 0x5374726174656769;
};

// A kind of row with a digest: everything that is in it, in the terms of SQL. Of a log each row's digest contains that
// of the row before it.
struct SealedKind {
    const char* name; // in the roll, and in the code of the fault
    const char* table;
    const char* key;     // what a player can find it by
    const char* content; // what the digest is made of
};
extern const SealedKind armySeal, fieldSeal, standSeal, asideSeal, settingSeal, battleSeal, aboutSeal, editSeal,
    editRowSeal, stepSeal;

// SQL that is true for a row which is as it was written.
std::string isSound(const SealedKind& kind);
// Gives the row its digest, after every change of it. `where` picks it by ?1.
void seal(SQLite::Database& db, const SealedKind& kind, const char* where, const std::string& key);
void seal(SQLite::Database& db, const SealedKind& kind, const char* where, std::int64_t key);

// Makes the function digest_of(kind, value, ...) known to a connection; without it nothing above works.
void knowDigests(SQLite::Database& db);

// By what a player knows a thing: its name, as far as it can be read; its id where there is none.
std::string calledOf(const LibraryStore& store, const SealedKind& kind, const std::string& id);
// A row of the kind is not as it was written: a fault that names it.
Fault damagedRow(const LibraryStore& store, const SealedKind& kind, const std::string& key);

// All rows of a kind, one after another, each looked at, and at the end the roll. What is not as it was written is left
// out and told.
class SealedRows {
public:
    // Columns to select, which of the rows (SQL that may hold ?), in which order; by an index for whoever does not want
    // them all.
    SealedRows(const LibraryStore& store, const SealedKind& kind, const std::string& columns,
        const std::string& fitting = "1", const std::string& order = "", const std::string& by = "NOT INDEXED");

    SQLite::Statement& row() { return query_; }
    bool next(); // to the next one that fits
    // After the last: what is amiss.
    const std::vector<Fault>& faults() const { return faults_; }
    void requireAll() const; // throws the first of them

private:
    void compareWithRoll();
    const LibraryStore& store_;
    const SealedKind& kind_;
    SQLite::Statement query_;
    int columns_ = 0;
    std::int64_t rows_ = 0, digests_ = 0;
    std::vector<Fault> faults_;
};

// The roll of a kind as its rows are now, whatever it said before.
void countAnew(LibraryStore& store, const SealedKind& kind);

// Where a row is not found by its key: throws if that may be because of damage.
void requireAll(const LibraryStore& store, const SealedKind& kind);

// A step's log: the digest of an entry with its events and changes; `before` is that of the entry before it.
struct StoredEntry;
std::int64_t sealOf(std::int64_t before, const StoredEntry& entry);

// The search index, which SQLite keeps in tables of its own: its digest is written after each change of it, and looked
// at before it is asked. Throws if it is not as it was written.
void sealSearch(SQLite::Database& db);
void requireSearch(const LibraryStore& store);

// The version of the file from which on rows have digests, and what gives them to the rows of an older file.
inline constexpr int sealedSince = 4;
void sealOldRows(LibraryStore& store);

} // namespace strategikon
