#include "model/library/seal.h"

#include "model/library/battle_records.h"
#include "model/library/battles.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace strategikon {

namespace {

constexpr std::uint64_t half = 0x9e3779b97f4a7c15;         // the golden ratio: odd, and its bits look like dice
constexpr std::int64_t most = (std::int64_t{1} << 62) - 1; // two of them still fit where SQL adds

std::string digestOf(const SealedKind& kind)
{
    return std::string("digest_of('") + kind.name + "', " + kind.content + ")";
}

std::string_view textOf(sqlite3_value* value, bool blob)
{
    const void* bytes = blob ? sqlite3_value_blob(value) : sqlite3_value_text(value);
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    return bytes ? std::string_view(static_cast<const char*>(bytes), size) : std::string_view();
}

void digestFunction(sqlite3_context* context, int count, sqlite3_value** values)
{
    Seal digest;
    for (int i = 0; i < count; ++i) {
        const int type = sqlite3_value_type(values[i]);
        if (type == SQLITE_NULL)
            digest.addNothing();
        else if (type == SQLITE_INTEGER)
            digest.add(std::int64_t{sqlite3_value_int64(values[i])});
        else
            digest.add(textOf(values[i], type == SQLITE_BLOB));
    }
    sqlite3_result_int64(context, digest.value());
}

} // namespace

const SealedKind armySeal = {"army", "army", "id",
    "id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed"};
const SealedKind fieldSeal = {
    "field", "battlefield", "id", "id, name, system, document, facts, archived, created, changed"};
const SealedKind standSeal = {"stand", "stand_type", "name", "id, name, owned, serves, note"};
const SealedKind asideSeal = {"aside", "stand_aside", "army", "stand, army, stands"};
const SealedKind settingSeal = {"setting", "setting", "key", "key, value"};
const SealedKind battleSeal = {"battle", "battle", "id",
    "id, name, system, program, facts, place, entries, latest, created, changed, head, origin"};
const SealedKind aboutSeal = {"about", "battle_about", "battle",
    "battle, player_a, player_b, venue, day, occasion, tags, notes, stamp_a, stamp_b, minutes, spent, since"};
const SealedKind editSeal = {"edit", "edit", "seq",
    "(SELECT earlier.digest FROM edit AS earlier WHERE earlier.seq = edit.seq - 1), seq, at, scope, what, detail, "
    "target, parts"};
const SealedKind editRowSeal = {"edit-row", "edit_row", "seq", "seq, part, kind, key, before, after"};
const SealedKind stepSeal = {"step", "step", "seq", "seq, scope, undone, moved"};

// Both halves can be turned back, so that two states never become one.
void Seal::mix(std::uint64_t word)
{
    state_ = (state_ ^ word) * half;
    state_ ^= state_ >> 32;
}

Seal& Seal::add(std::int64_t number)
{
    mix(1);
    mix(static_cast<std::uint64_t>(number));
    return *this;
}

Seal& Seal::add(std::string_view text)
{
    mix(2 + (std::uint64_t{text.size()} << 2));
    for (std::size_t at = 0; at < text.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, std::min<std::size_t>(8, text.size() - at));
        mix(word);
    }
    return *this;
}

Seal& Seal::addNothing()
{
    mix(3);
    return *this;
}

std::int64_t Seal::value() const { return static_cast<std::int64_t>((state_ * half) >> 2); }

std::int64_t sealOf(std::int64_t before, const StoredEntry& entry)
{
    Seal seal;
    seal.add(before).add(entry.number).add(entry.kind).add(entry.parent).add(entry.target).add(entry.what);
    seal.add(entry.text).add(entry.answer).add(entry.program).add(entry.at);
    for (const StoredEvent& event : entry.events) {
        seal.add(event.what).add(event.things).add(event.figures).add(event.rule);
        for (const StoredChange& one : event.changes)
            seal.add(one.what).add(one.thing).add(one.field).add(one.before).add(one.after).add(one.more);
        seal.addNothing();
    }
    return seal.value();
}

std::string isSound(const SealedKind& kind) { return "digest IS " + digestOf(kind); }

namespace {

template <class Key>
void sealRow(SQLite::Database& db, const SealedKind& kind, const char* where, const Key& key)
{
    SQLite::Statement update(
        db, std::string("UPDATE ") + kind.table + " SET digest = " + digestOf(kind) + " WHERE " + where);
    update.bind(1, key);
    update.exec();
}

} // namespace

void seal(SQLite::Database& db, const SealedKind& kind, const char* where, const std::string& key)
{
    sealRow(db, kind, where, key);
}

void seal(SQLite::Database& db, const SealedKind& kind, const char* where, std::int64_t key)
{
    sealRow(db, kind, where, key);
}

void knowDigests(SQLite::Database& db)
{
    const int result = sqlite3_create_function_v2(db.getHandle(), "digest_of", -1,
        SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr, digestFunction, nullptr, nullptr, nullptr);
    if (result != SQLITE_OK)
        throw SQLite::Exception(db.getHandle(), result);
}

std::string calledOf(const LibraryStore& store, const SealedKind& kind, const std::string& id)
{
    const SealedKind& named = &kind == &asideSeal ? armySeal : &kind == &aboutSeal ? battleSeal : kind;
    if (&named != &armySeal && &named != &fieldSeal && &named != &standSeal && &named != &battleSeal)
        return id;
    try {
        SQLite::Statement query(*store.db, std::string("SELECT name FROM ") + named.table + " WHERE id = ?");
        query.bind(1, id);
        const std::string name = query.executeStep() ? query.getColumn(0).getString() : "";
        return name.empty() ? id : name;
    } catch (const SQLite::Exception&) { // the page it lies on
        return id;
    }
}

Fault damagedRow(const LibraryStore& store, const SealedKind& kind, const std::string& key)
{
    return libraryFault(
        store.path, std::string("damaged-") + kind.name, {{"id", key}, {"called", calledOf(store, kind, key)}});
}

// By the table itself and no index, which could leave rows out.
SealedRows::SealedRows(const LibraryStore& store, const SealedKind& kind, const std::string& columns,
    const std::string& fitting, const std::string& order, const std::string& by)
    : store_(store)
    , kind_(kind)
    , query_(*store.db,
          "SELECT " + columns + ", " + fitting + ", " + kind.key + ", digest, " + isSound(kind) + " FROM " + kind.table
              + " " + by + (order.empty() ? "" : " ORDER BY " + order))
    , columns_(query_.getColumnCount() - 4)
{
}

bool SealedRows::next()
{
    while (query_.executeStep()) {
        ++rows_;
        digests_ = (digests_ + (query_.getColumn(columns_ + 2).getInt64() & most)) & most;
        if (query_.getColumn(columns_ + 3).getInt() == 0)
            faults_.push_back(damagedRow(store_, kind_, query_.getColumn(columns_ + 1).getString()));
        else if (query_.getColumn(columns_).getInt() != 0)
            return true;
    }
    compareWithRoll();
    return false;
}

void SealedRows::compareWithRoll()
{
    SQLite::Statement roll(*store_.db, "SELECT rows, digest FROM roll WHERE kind = ?");
    roll.bind(1, kind_.name);
    const std::int64_t meant = roll.executeStep() ? roll.getColumn(0).getInt64() : -1;
    const bool same = meant == rows_ && roll.getColumn(1).getInt64() == digests_;
    if (same || !faults_.empty())
        return;
    faults_.push_back(libraryFault(store_.path, "damaged",
        {{"detail", std::string(kind_.name) + ": " + std::to_string(rows_) + " / " + std::to_string(meant)}}));
}

void SealedRows::requireAll() const
{
    if (!faults_.empty())
        throw Refused{faults_.front()};
}

void countAnew(LibraryStore& store, const SealedKind& kind)
{
    std::int64_t rows = 0, digests = 0;
    SQLite::Statement query(*store.db, std::string("SELECT digest FROM ") + kind.table + " NOT INDEXED");
    for (; query.executeStep(); ++rows)
        digests = (digests + (query.getColumn(0).getInt64() & most)) & most;
    SQLite::Statement write(*store.db, "REPLACE INTO roll (kind, rows, digest) VALUES (?, ?, ?)");
    write.bind(1, kind.name);
    write.bind(2, rows);
    write.bind(3, digests);
    write.exec();
}

void requireAll(const LibraryStore& store, const SealedKind& kind)
{
    SealedRows rows(store, kind, "1", "0");
    while (rows.next()) {}
    rows.requireAll();
}

namespace {

std::int64_t digestOfSearch(SQLite::Database& db)
{
    SQLite::Statement query(db, R"(
        SELECT digest_of(1, id, block) FROM army_search_data
        UNION ALL SELECT digest_of(2, segid, term, pgno) FROM army_search_idx
        UNION ALL SELECT digest_of(3, id, sz) FROM army_search_docsize
        UNION ALL SELECT digest_of(4, k, v) FROM army_search_config)");
    std::int64_t all = 0;
    while (query.executeStep())
        all = (all + (query.getColumn(0).getInt64() & most)) & most;
    return all;
}

} // namespace

void sealSearch(SQLite::Database& db)
{
    db.exec("SAVEPOINT found; RELEASE found"); // puts into the tables what the index still holds in memory
    SQLite::Statement update(db, "UPDATE roll SET digest = ? WHERE kind = 'search'");
    update.bind(1, digestOfSearch(db));
    update.exec();
}

void requireSearch(const LibraryStore& store)
{
    SQLite::Statement roll(*store.db, "SELECT digest FROM roll WHERE kind = 'search'");
    if (!roll.executeStep() || roll.getColumn(0).getInt64() != digestOfSearch(*store.db))
        throw Refused{libraryFault(store.path, "damaged-search")};
}

void sealOldRows(LibraryStore& store)
{
    SQLite::Database& db = *store.db;
    for (const SealedKind* kind :
        {&armySeal, &fieldSeal, &standSeal, &asideSeal, &settingSeal, &stepSeal, &editRowSeal})
        seal(db, *kind, "?1 = 1", std::int64_t{1});
    const std::int64_t entries = db.execAndGet("SELECT coalesce(max(seq), 0) FROM edit").getInt64();
    for (std::int64_t seq = 1; seq <= entries; ++seq) // one after another: each contains the one before
        seal(db, editSeal, "seq = ?1", seq);
    sealOldBattles(store);
    sealSearch(db);
}

} // namespace strategikon
