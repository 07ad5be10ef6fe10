#include "model/library/collection.h"

#include "model/library/armies.h"
#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

#include <map>

namespace strategikon {

namespace {

constexpr const char* standColumns = R"(SELECT stand_type.id, stand_type.name, owned, serves, note,
    (SELECT coalesce(sum(stands), 0) FROM stand_aside JOIN army ON army.id = stand_aside.army
     WHERE stand_aside.stand = stand_type.id) FROM stand_type )";

StandType readStandRow(SQLite::Statement& query)
{
    StandType stands;
    stands.id = query.getColumn(0).getString();
    stands.name = query.getColumn(1).getString();
    stands.owned = query.getColumn(2).getInt();
    stands.serves = fromJson(query.getColumn(3).getString());
    stands.note = query.getColumn(4).getString();
    stands.aside = query.getColumn(5).getInt();
    return stands;
}

StandType standsOf(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, std::string(standColumns) + "WHERE stand_type.id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-stands", {{"id", id}})};
    return readStandRow(query);
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
std::map<std::string, int> asideFor(SQLite::Database& db, const std::string& armyId)
{
    std::map<std::string, int> counts;
    for (const StandsAside& aside : readAside(db, armyId))
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
    std::map<std::string, int> now = asideFor(*store.db, armyId);
    std::vector<StandsAside> changes;
    for (const auto& [stand, count] : wanted)
        if (now[stand] != count)
            changes.push_back({armyId, stand, count});
    if (changes.empty())
        return;
    LoggedChange change(*store.db, Scope::collection(), "aside", "");
    for (const StandsAside& aside : changes)
        writeAside(*store.db, change, aside);
}

} // namespace

std::vector<StandType> readStands(SQLite::Database& db)
{
    SQLite::Statement query(db, std::string(standColumns) + "ORDER BY stand_type.name COLLATE NOCASE, stand_type.id");
    std::vector<StandType> all;
    while (query.executeStep())
        all.push_back(readStandRow(query));
    return all;
}

std::vector<StandsAside> readAside(SQLite::Database& db, const std::string& armyId)
{
    SQLite::Statement query(db,
        std::string("SELECT stand_aside.army, stand, stands FROM stand_aside "
                    "JOIN army ON army.id = stand_aside.army ")
            + (armyId.empty() ? "" : "WHERE stand_aside.army = ? ") + "ORDER BY stand_aside.army, stand");
    if (!armyId.empty())
        query.bind(1, armyId);
    std::vector<StandsAside> all;
    while (query.executeStep())
        all.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt()});
    return all;
}

StandType keepStands(LibraryStore& store, const StandType& stands)
{
    StandType tidy = tidied(store.path, stands);
    if (tidy.id.empty()) {
        tidy.id = newId();
        tidy.aside = 0;
    } else {
        StandType now = standsOf(store, tidy.id);
        tidy.aside = now.aside;
        if (now == tidy)
            return now;
    }
    LoggedChange change(*store.db, Scope::collection(), "stands", "");
    change.row(standRows, tidy.id, [&] { writeStands(*store.db, tidy); });
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
    LoggedChange change(*store.db, Scope::collection(), "stands-removed", "");
    for (const std::string& army : armies)
        writeAside(*store.db, change, {army, id, 0});
    change.removeRow(standRows, id);
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
    std::map<std::string, int> wanted = asideFor(*store.db, armyId);
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
