#include "model/library/battles.h"

#include "model/library/armies.h"
#include "model/library/check.h"

#include <SQLiteCpp/Statement.h>

#include <map>

namespace strategikon {

namespace {

constexpr const char* battleColumns =
    "SELECT id, name, system, program, beginning, facts, place, created, changed, "
    "(SELECT coalesce(max(number), 0) FROM battle_entry WHERE battle = battle.id) FROM battle ";

SavedBattle readBattleRow(SQLite::Statement& query)
{
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    SavedBattle battle;
    battle.id = text(0);
    battle.content = {text(1), text(2), text(3), text(4), text(5)};
    battle.place = text(6);
    battle.created = text(7);
    battle.changed = text(8);
    battle.entries = query.getColumn(9).getInt();
    return battle;
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
            "INSERT INTO battle_entry (battle, number, kind, parent, target, what, text, answer, program, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , event(db,
              "INSERT INTO battle_event (battle, entry, part, what, things, figures, rule) "
              "VALUES (?, ?, ?, ?, ?, ?, ?)")
        , change(db,
              "INSERT INTO battle_change (battle, entry, event, part, what, thing, field, before, after, more) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    {
    }
};

void write(Writing& to, const std::string& id, const StoredEntry& entry, const std::string& time)
{
    run(to.entry, id, entry.number, entry.kind, entry.parent, entry.target, entry.what, entry.text, entry.answer,
        entry.program, time);
    int part = 0;
    for (const StoredEvent& event : entry.events) {
        run(to.event, id, entry.number, ++part, event.what, event.things, event.figures, event.rule);
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
    SQLite::Statement query(db, std::string(battleColumns) + "WHERE place = ? ORDER BY changed DESC, id");
    query.bind(1, std::string(place));
    std::vector<SavedBattle> all;
    while (query.executeStep())
        all.push_back(readBattleRow(query));
    return all;
}

SavedBattle readSavedBattle(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, std::string(battleColumns) + "WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-battle", {{"id", id}})};
    return readBattleRow(query);
}

std::vector<StoredEntry> readBattleEntries(LibraryStore& store, const std::string& id, int after)
{
    std::vector<StoredEntry> all;
    SQLite::Statement entries(*store.db,
        "SELECT number, kind, parent, target, what, text, answer, program, at FROM battle_entry "
        "WHERE battle = ? AND number > ? ORDER BY number");
    entries.bind(1, id);
    entries.bind(2, after);
    while (entries.executeStep()) {
        const auto text = [&entries](int column) { return entries.getColumn(column).getString(); };
        all.push_back({entries.getColumn(0).getInt(), text(1), text(4), text(5), entries.getColumn(2).getInt(),
            entries.getColumn(3).getInt(), text(6), text(7), text(8), {}});
    }
    SQLite::Statement events(*store.db,
        "SELECT entry, what, things, figures, rule FROM battle_event WHERE battle = ? AND entry > ? "
        "ORDER BY entry, part");
    events.bind(1, id);
    events.bind(2, after);
    const auto entryOf = [&](int number) -> StoredEntry& {
        const auto at = std::size_t(number - after - 1); // numbers have no gaps
        if (number <= after || at >= all.size() || all[at].number != number)
            throw Refused{libraryFault(store.path, "battle-gap", {{"id", id}})};
        return all[at];
    };
    while (events.executeStep()) {
        const auto text = [&events](int column) { return events.getColumn(column).getString(); };
        entryOf(events.getColumn(0).getInt()).events.push_back({text(1), text(2), text(3), text(4), {}});
    }
    SQLite::Statement changes(*store.db,
        "SELECT entry, event, what, thing, field, before, after, more FROM battle_change "
        "WHERE battle = ? AND entry > ? ORDER BY entry, event, part");
    changes.bind(1, id);
    changes.bind(2, after);
    while (changes.executeStep()) {
        const auto text = [&changes](int column) { return changes.getColumn(column).getString(); };
        const auto number = [&changes](int column) { return changes.getColumn(column).getInt(); };
        auto& of = entryOf(number(0)).events;
        if (number(1) < 1 || number(1) > int(of.size()))
            throw Refused{libraryFault(store.path, "battle-gap", {{"id", id}})};
        of[std::size_t(number(1) - 1)].changes.push_back({text(2), text(4), number(3), number(5), number(6), text(7)});
    }
    return all;
}

SavedBattle createBattle(LibraryStore& store, const BattleContent& content)
{
    const BattleContent tidy = tidied(store.path, content);
    const std::string id = newId(), time = libraryTime();
    SQLite::Statement write(*store.db,
        "INSERT INTO battle (id, name, system, program, beginning, facts, place, created, changed) "
        "VALUES (?, ?, ?, ?, ?, ?, 'open', ?, ?)");
    run(write, id, tidy.name, tidy.system, tidy.program, tidy.beginning, tidy.facts, time, time);
    return readSavedBattle(store, id);
}

void addBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts)
{
    const SavedBattle now = readSavedBattle(store, id);
    int next = now.entries;
    Writing to(*store.db);
    const std::string time = libraryTime();
    for (const StoredEntry& entry : entries) {
        if (entry.number != ++next)
            throw Refused{libraryFault(store.path, "battle-moved-on", {{"id", id}})};
        requireText(store.path, "text", entry.text);
        write(to, id, entry, time);
    }
    SQLite::Statement set(*store.db, "UPDATE battle SET facts = ?, changed = ? WHERE id = ?");
    run(set, facts, time, id);
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
