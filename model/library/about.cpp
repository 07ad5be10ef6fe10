#include "model/library/about.h"

#include "model/library/check.h"
#include "model/library/seal.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

constexpr const char* aboutColumns =
    "battle, player_a, player_b, venue, day, occasion, tags, notes, stamp_a, stamp_b, minutes, spent, since";

BattleAbout readRow(SQLite::Statement& query)
{
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    return {{text(1), text(2)}, text(3), text(4), text(5), fromJson(text(6)), text(7), {text(8), text(9)},
        {query.getColumn(10).getInt(), query.getColumn(11).getInt(), text(12)}};
}

} // namespace

Result<std::map<std::string, BattleAbout>> readAbouts(const LibraryStore& store)
{
    SealedRows rows(store, aboutSeal, aboutColumns);
    Result<std::map<std::string, BattleAbout>> all{std::map<std::string, BattleAbout>()};
    while (rows.next())
        all->emplace(rows.row().getColumn(0).getString(), readRow(rows.row()));
    all.faults = rows.faults();
    return all;
}

namespace {

std::string oneAbout()
{
    return std::string("SELECT ") + aboutColumns + ", " + isSound(aboutSeal) + " FROM battle_about WHERE battle = ?";
}

} // namespace

AboutReader::AboutReader(const LibraryStore& store) : store_(store), query_(*store.db, oneAbout()) {}

BattleAbout AboutReader::of(const std::string& battle)
{
    query_.reset();
    query_.bind(1, battle);
    if (!query_.executeStep())
        return {};
    if (query_.getColumn(13).getInt() != 0)
        return readRow(query_);
    faults_.push_back(damagedRow(store_, aboutSeal, battle));
    return {};
}

BattleAbout readAbout(const LibraryStore& store, const std::string& battle)
{
    SQLite::Statement query(*store.db, oneAbout());
    query.bind(1, battle);
    if (!query.executeStep()) {
        requireAll(store, aboutSeal); // it may be one that is gone
        return {};
    }
    if (query.getColumn(13).getInt() == 0)
        throw Refused{damagedRow(store, aboutSeal, battle)};
    return readRow(query);
}

BattleAbout soundAbout(const LibraryStore& store, const std::string& battle)
{
    try {
        return readAbout(store, battle);
    } catch (const Refused&) {
        return {};
    }
}

namespace {

void put(LibraryStore& store, const std::string& battle, const BattleAbout& said)
{
    // In place of the row that is there, whose digest the roll still has.
    SQLite::Statement write(*store.db,
        "INSERT INTO battle_about (battle, player_a, player_b, venue, day, occasion, tags, notes, stamp_a, stamp_b, "
        "minutes, spent, since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (battle) DO UPDATE SET "
        "player_a = excluded.player_a, player_b = excluded.player_b, venue = excluded.venue, day = excluded.day, "
        "occasion = excluded.occasion, tags = excluded.tags, notes = excluded.notes, stamp_a = excluded.stamp_a, "
        "stamp_b = excluded.stamp_b, minutes = excluded.minutes, spent = excluded.spent, since = excluded.since");
    int at = 0;
    for (const std::string& text : {battle, said.players[0], said.players[1], said.venue, said.day, said.occasion,
             toJson(said.tags), said.notes, said.stamps[0], said.stamps[1]})
        write.bind(++at, text);
    write.bind(++at, said.round.minutes);
    write.bind(++at, said.round.spent);
    write.bind(++at, said.round.since);
    write.exec();
    seal(*store.db, aboutSeal, "battle = ?1", battle);
}

} // namespace

void newAbout(LibraryStore& store, const std::string& battle, const BattleAbout& about)
{
    BattleAbout said = tidied(store.path, about);
    if (said.day.empty())
        said.day = dayHere(libraryTime());
    put(store, battle, said);
}

void keepOldDays(LibraryStore& store)
{
    AboutReader abouts(store);
    for (SQLite::Statement query(*store.db, "SELECT id, created FROM battle"); query.executeStep();) {
        const std::string id = query.getColumn(0).getString();
        const auto damaged = abouts.faults().size();
        BattleAbout about = abouts.of(id);
        if (!about.day.empty() || abouts.faults().size() != damaged)
            continue;
        about.day = dayHere(query.getColumn(1).getString());
        put(store, id, about);
    }
}

void writeAbout(LibraryStore& store, const std::string& battle, const BattleAbout& about)
{
    const BattleAbout said = tidied(store.path, about);
    readAbout(store, battle); // nothing is written over a damaged row: it may be mended yet
    put(store, battle, said);
}

} // namespace strategikon
