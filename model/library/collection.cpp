#include "model/library/collection.h"

#include "model/library/armies.h"
#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

#include <map>
#include <set>

namespace strategikon {

namespace {

StandType readStandRow(SQLite::Statement& query)
{
    StandType stands;
    stands.id = query.getColumn(0).getString();
    stands.name = query.getColumn(1).getString();
    stands.owned = query.getColumn(2).getInt();
    stands.serves = fromJson(query.getColumn(3).getString());
    stands.note = query.getColumn(4).getString();
    return stands;
}

StandType standsOf(const LibraryStore& store, const std::string& id)
{
    for (StandType& stands : readStands(store))
        if (stands.id == id)
            return std::move(stands);
    throw Refused{libraryFault(store.path, "no-stands", {{"id", id}})};
}

void writeStands(SQLite::Database& db, const StandType& stands)
{
    SQLite::Statement write(db, R"(INSERT INTO stand_type (id, name, owned, serves, note) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, owned = excluded.owned, serves = excluded.serves,
          note = excluded.note)");
    write.bind(1, stands.id);
    write.bind(2, stands.name);
    write.bind(3, stands.owned);
    write.bind(4, toJson(stands.serves));
    write.bind(5, stands.note);
    write.exec();
}

// Stands to the number set aside of them.
std::map<std::string, int> asideFor(const LibraryStore& store, const std::string& armyId)
{
    std::map<std::string, int> counts;
    for (const StandsAside& aside : readAside(store, armyId))
        counts[aside.stands] = aside.count;
    return counts;
}

void writeAside(SQLite::Database& db, LoggedChange& change, const StandsAside& aside)
{
    const std::string key = asideKey(aside.stands, aside.army);
    if (aside.count == 0)
        return change.removeRow(asideRows, key);
    change.row(asideRows, key, [&] {
        SQLite::Statement write(db, R"(INSERT INTO stand_aside (stand, army, stands) VALUES (?, ?, ?)
            ON CONFLICT (stand, army) DO UPDATE SET stands = excluded.stands)");
        write.bind(1, aside.stands);
        write.bind(2, aside.army);
        write.bind(3, aside.count);
        write.exec();
    });
}

// As one change, if it is one.
void changeAside(LibraryStore& store, const std::string& armyId, const std::map<std::string, int>& wanted)
{
    std::map<std::string, int> now = asideFor(store, armyId);
    std::vector<StandsAside> changes;
    for (const auto& [stand, count] : wanted)
        if (now[stand] != count)
            changes.push_back({armyId, stand, count});
    if (changes.empty())
        return;
    logChange(*store.db, Scope::collection(), "aside", "", [&](LoggedChange& change) {
        for (const StandsAside& aside : changes)
            writeAside(*store.db, change, aside);
    });
}

} // namespace

std::vector<StandType> readStands(const LibraryStore& store)
{
    SealedRows rows(store, standSeal, "id, name, owned, serves, note", "1", "name COLLATE NOCASE, id");
    std::vector<StandType> all;
    while (rows.next())
        all.push_back(readStandRow(rows.row()));
    rows.requireAll();
    for (const StandsAside& aside : readAside(store, ""))
        for (StandType& stands : all)
            if (stands.id == aside.stands)
                stands.aside += aside.count;
    return all;
}

std::vector<StandsAside> readAside(const LibraryStore& store, const std::string& armyId)
{
    SealedRows rows(store, asideSeal, "army, stand, stands", "?1 = '' OR army = ?1", "army, stand");
    rows.row().bind(1, armyId);
    std::set<std::string> armies; // that are there: stands of a removed one are free
    SealedRows known(store, armySeal, "id");
    while (known.next())
        armies.insert(known.row().getColumn(0).getString());
    std::vector<StandsAside> all;
    while (rows.next())
        if (const std::string army = rows.row().getColumn(0).getString(); armies.contains(army))
            all.push_back({army, rows.row().getColumn(1).getString(), rows.row().getColumn(2).getInt()});
    rows.requireAll();
    known.requireAll();
    return all;
}

StandType keepStands(LibraryStore& store, const StandType& stands)
{
    StandType tidy = tidied(store.path, stands);
    if (tidy.id.empty()) {
        requireStandsName(tidy.name);
        tidy.id = newId();
        tidy.aside = 0;
    } else {
        StandType now = standsOf(store, tidy.id);
        tidy.aside = now.aside;
        if (now == tidy)
            return now;
        if (now.name != tidy.name)
            requireStandsName(tidy.name);
    }
    logChange(*store.db, Scope::collection(), "stands", "",
        [&](LoggedChange& change) { change.row(standRows, tidy.id, [&] { writeStands(*store.db, tidy); }); });
    return tidy;
}

// What is set aside for removed armies goes too: it refers to these stands, and undo brings both back.
void dropStands(LibraryStore& store, const std::string& id)
{
    standsOf(store, id);
    std::vector<std::string> armies;
    SQLite::Statement query(*store.db, "SELECT army FROM stand_aside WHERE stand = ? ORDER BY army");
    query.bind(1, id);
    while (query.executeStep())
        armies.push_back(query.getColumn(0).getString());
    logChange(*store.db, Scope::collection(), "stands-removed", "", [&](LoggedChange& change) {
        for (const std::string& army : armies)
            writeAside(*store.db, change, {army, id, 0});
        change.removeRow(standRows, id);
    });
}

void putAside(LibraryStore& store, const std::string& armyId, const std::string& standId, int stands)
{
    readSavedArmy(store, armyId);
    standsOf(store, standId);
    requireNumber(store.path, "stands", stands);
    changeAside(store, armyId, {{standId, stands}});
}

void replaceAside(LibraryStore& store, const std::string& armyId, const std::vector<StandsAside>& stands)
{
    readSavedArmy(store, armyId);
    std::map<std::string, int> wanted = asideFor(store, armyId);
    for (auto& [stand, count] : wanted)
        count = 0;
    for (const StandsAside& aside : stands) {
        standsOf(store, aside.stands);
        requireNumber(store.path, "stands", aside.count);
        wanted[aside.stands] = aside.count;
    }
    changeAside(store, armyId, wanted);
}

} // namespace strategikon
