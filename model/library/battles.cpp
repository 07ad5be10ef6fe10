#include "model/library/battles.h"

#include "model/library/armies.h"
#include "model/library/check.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

using namespace std::string_literals;

namespace {

constexpr const char* battleColumns = "SELECT id, name, system, program, facts, place, entries, created, changed";

SavedBattle readBattleRow(SQLite::Statement& query)
{
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    return {text(0), {text(1), text(2), text(3), {}, text(4)}, text(5), query.getColumn(6).getInt(), text(7), text(8)};
}

// Binds in order; statements are used again, so that a step of many changes is quick.
template <class... Values>
void run(SQLite::Statement& statement, const Values&... values)
{
    int at = 0;
    (statement.bind(++at, values), ...);
    statement.exec();
    statement.reset();
}

struct Writing {
    SQLite::Statement entry, event, change;
    explicit Writing(SQLite::Database& db)
        : entry(db,
            "INSERT INTO battle_entry (battle, number, kind, parent, target, what, text, answer, program, events, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , event(db,
              "INSERT INTO battle_event (battle, entry, part, what, things, figures, rule, changes) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        , change(db,
              "INSERT INTO battle_change (battle, entry, event, part, what, thing, field, before, after, more) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    {
    }
};

void write(Writing& to, const std::string& id, const StoredEntry& entry, const std::string& time)
{
    run(to.entry, id, entry.number, entry.kind, entry.parent, entry.target, entry.what, entry.text, entry.answer,
        entry.program, int(entry.events.size()), time);
    int part = 0;
    for (const StoredEvent& event : entry.events) {
        run(to.event, id, entry.number, ++part, event.what, event.things, event.figures, event.rule,
            int(event.changes.size()));
        int at = 0;
        for (const StoredChange& change : event.changes)
            run(to.change, id, entry.number, part, ++at, change.what, change.thing, change.field, change.before,
                change.after, change.more);
    }
}

void update(LibraryStore& store, const std::string& id, const char* column, std::string_view value)
{
    SQLite::Statement set(*store.db, std::string("UPDATE battle SET ") + column + " = ?, changed = ? WHERE id = ?");
    run(set, std::string(value), libraryTime(), id);
}

} // namespace

std::vector<SavedBattle> readBattles(SQLite::Database& db, std::string_view place)
{
    SQLite::Statement query(db, battleColumns + " FROM battle WHERE place = ? ORDER BY changed DESC, id"s);
    query.bind(1, std::string(place));
    std::vector<SavedBattle> all;
    while (query.executeStep())
        all.push_back(readBattleRow(query));
    return all;
}

SavedBattle readSavedBattle(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, battleColumns + ", beginning, set_up FROM battle WHERE id = ?"s);
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-battle", {{"id", id}})};
    SavedBattle battle = readBattleRow(query);
    battle.content.beginning = query.getColumn(9).getString();
    battle.content.setUp = query.getColumn(10).getString();
    return battle;
}

int entriesOf(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, "SELECT entries FROM battle WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-battle", {{"id", id}})};
    return query.getColumn(0).getInt();
}

SavedBattle createBattle(LibraryStore& store, const BattleContent& content)
{
    const BattleContent tidy = tidied(store.path, content);
    const std::string id = newId(), time = libraryTime();
    SQLite::Statement write(*store.db,
        "INSERT INTO battle (id, name, system, program, facts, place, entries, created, changed, beginning, "
        "set_up) VALUES (?, ?, ?, ?, ?, 'open', 0, ?, ?, ?, ?)");
    run(write, id, tidy.name, tidy.system, tidy.program, tidy.facts, time, time, tidy.beginning, tidy.setUp);
    return readSavedBattle(store, id);
}

void addBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts)
{
    int next = entriesOf(store, id);
    Writing to(*store.db);
    const std::string time = libraryTime();
    for (const StoredEntry& entry : entries) {
        if (entry.number != ++next)
            throw Refused{libraryFault(store.path, "battle-moved-on", {{"id", id}})};
        requireText(store.path, "text", entry.text);
        write(to, id, entry, time);
    }
    SQLite::Statement set(*store.db, "UPDATE battle SET facts = ?, entries = ?, changed = ? WHERE id = ?");
    run(set, facts, next, time, id);
}

SavedBattle renameBattle(LibraryStore& store, const std::string& id, const std::string& name)
{
    requireText(store.path, "name", name);
    readSavedBattle(store, id);
    update(store, id, "name", name);
    return readSavedBattle(store, id);
}

SavedBattle placeBattle(LibraryStore& store, const std::string& id, std::string_view place)
{
    readSavedBattle(store, id);
    update(store, id, "place", place);
    return readSavedBattle(store, id);
}

} // namespace strategikon
