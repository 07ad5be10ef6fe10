#include "model/library/battles.h"

#include "model/library/about.h"
#include "model/library/armies.h"
#include "model/library/check.h"
#include "model/library/progress.h"
#include "model/library/seal.h"
#include "model/library/turns.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <functional>

namespace strategikon {

using namespace std::string_literals;

namespace {

constexpr const char* battleColumns = "id, name, system, program, facts, place, entries, created, changed";

constexpr const char* originDigest = "digest_of('origin', id, beginning, set_up)";
constexpr const char* keptDigest =
    "digest_of('kept', battle, entry, head, program, state, (SELECT battle_entry.digest FROM battle_entry WHERE "
    "battle_entry.battle = battle_kept.battle AND battle_entry.number = battle_kept.entry))";

SavedBattle readBattleRow(SQLite::Statement& query)
{
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    return {
        text(0), {text(1), text(2), text(3), {}, text(4)}, text(5), query.getColumn(6).getInt(), text(7), text(8), {}};
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
            "INSERT INTO battle_entry (battle, number, kind, parent, target, what, text, answer, program, events, at, "
            "digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , event(db,
              "INSERT INTO battle_event (battle, entry, part, what, things, figures, rule, changes) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        , change(db,
              "INSERT INTO battle_change (battle, entry, event, part, what, thing, field, before, after, more) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    {
    }
};

void write(Writing& to, const std::string& id, const StoredEntry& entry, std::int64_t digest)
{
    run(to.entry, id, entry.number, entry.kind, entry.parent, entry.target, entry.what, entry.text, entry.answer,
        entry.program, int(entry.events.size()), entry.at, digest);
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

// Changes columns of a battle, counts that as the latest change of all battles, and gives the row its digest.
template <class... Values>
void update(LibraryStore& store, const std::string& id, const char* columns, const Values&... values)
{
    SQLite::Statement set(*store.db,
        std::string("UPDATE battle SET ") + columns
            + ", latest = (SELECT coalesce(max(latest), 0) + 1 FROM battle) WHERE id = ?");
    run(set, values..., id);
    seal(*store.db, battleSeal, "id = ?1", id);
}

} // namespace

// In the order of the table, and sorted here: SQLite would go by the index, and find each row among all pages again.
Result<std::vector<SavedBattle>> readBattles(const LibraryStore& store, std::string_view place)
{
    auto abouts = readAbouts(store);
    SealedRows rows(store, battleSeal, battleColumns + ", latest"s, "?1 IN (place, '')");
    rows.row().bind(1, std::string(place));
    std::vector<SavedBattle> found;
    std::vector<std::pair<std::int64_t, std::size_t>> order; // when each was played last
    while (rows.next()) {
        order.emplace_back(rows.row().getColumn(9).getInt64(), found.size());
        SavedBattle& battle = found.emplace_back(readBattleRow(rows.row()));
        if (const auto said = abouts->find(battle.id); said != abouts->end())
            battle.about = std::move(said->second);
    }
    std::ranges::sort(order, std::greater());
    Result<std::vector<SavedBattle>> all{std::vector<SavedBattle>()};
    all->reserve(found.size());
    for (const auto& [latest, at] : order)
        all->push_back(std::move(found[at]));
    all.faults = rows.faults();
    all.faults.insert(all.faults.end(), abouts.faults.begin(), abouts.faults.end());
    return all;
}

std::vector<Fault> eachBattle(
    const LibraryStore& store, std::string_view place, const std::function<bool(SavedBattle)>& takes)
{
    SealedRows rows(
        store, battleSeal, battleColumns, "?1 IN (place, '')", "latest DESC", "INDEXED BY battle_by_change");
    rows.row().bind(1, std::string(place));
    AboutReader abouts(store);
    while (rows.next()) {
        SavedBattle battle = readBattleRow(rows.row());
        battle.about = abouts.of(battle.id);
        if (!takes(std::move(battle)))
            break;
    }
    auto faults = rows.faults();
    faults.insert(faults.end(), abouts.faults().begin(), abouts.faults().end());
    return faults;
}

std::vector<BattleName> readBattleNames(const LibraryStore& store)
{
    std::vector<BattleName> all;
    SQLite::Statement query(*store.db, "SELECT id, name, place FROM battle INDEXED BY battle_by_name");
    while (query.executeStep())
        all.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getString()});
    return all;
}

SavedBattle readSavedBattle(const LibraryStore& store, const std::string& id)
{
    SavedBattle battle = readBattleItself(store, id);
    try {
        battle.about = readAbout(store, id);
    } catch (const Refused&) { // it can be played all the same
        battle.aboutDamaged = true;
    }
    return battle;
}

SavedBattle readBattleItself(const LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db,
        "SELECT "s + battleColumns + ", beginning, set_up, "s + isSound(battleSeal) + ", origin IS " + originDigest
            + " FROM battle WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep()) {
        requireAll(store, battleSeal);
        throw Refused{libraryFault(store.path, "no-battle", {{"id", id}})};
    }
    SavedBattle battle = readBattleRow(query);
    if (query.getColumn(11).getInt() == 0 || query.getColumn(12).getInt() == 0)
        throw Refused{damagedRow(store, battleSeal, id)};
    battle.content.beginning = query.getColumn(9).getString();
    battle.content.setUp = query.getColumn(10).getString();
    return battle;
}

RecordEnd endOf(const LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(
        *store.db, "SELECT entries, head, origin, " + isSound(battleSeal) + " FROM battle WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep()) {
        requireAll(store, battleSeal);
        throw Refused{libraryFault(store.path, "no-battle", {{"id", id}})};
    }
    if (query.getColumn(3).getInt() == 0)
        throw Refused{damagedRow(store, battleSeal, id)};
    return {query.getColumn(0).getInt(), query.getColumn(1).getInt64(), query.getColumn(2).getInt64()};
}

std::optional<KeptState> readKeptState(const LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(
        *store.db, "SELECT entry, head, program, state FROM battle_kept WHERE battle = ? AND digest IS "s + keptDigest);
    query.bind(1, id);
    if (!query.executeStep())
        return {};
    return KeptState{query.getColumn(0).getInt(), query.getColumn(1).getInt(), query.getColumn(2).getString(),
        query.getColumn(3).getString()};
}

void writeKeptState(LibraryStore& store, const std::string& id, const KeptState& kept)
{
    SQLite::Statement write(
        *store.db, "REPLACE INTO battle_kept (battle, entry, head, program, state) VALUES (?, ?, ?, ?, ?)");
    run(write, id, kept.entry, kept.head, kept.program, kept.state);
    SQLite::Statement seals(*store.db, "UPDATE battle_kept SET digest = "s + keptDigest + " WHERE battle = ?");
    run(seals, id);
}

SavedBattle createBattle(LibraryStore& store, const BattleContent& content)
{
    SavedBattle battle;
    battle.id = newId();
    battle.content = tidied(store.path, content);
    requireBattleName(battle.content.name);
    battle.created = battle.changed = libraryTime();
    keepBattle(store, battle);
    return readSavedBattle(store, battle.id);
}

void keepBattle(LibraryStore& store, const SavedBattle& battle)
{
    const BattleContent& content = battle.content;
    SQLite::Statement write(*store.db,
        "INSERT INTO battle (id, name, system, program, facts, place, entries, latest, created, changed, beginning, "
        "set_up) VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?)");
    run(write, battle.id, content.name, content.system, content.program, content.facts, battle.place, battle.created,
        battle.changed, content.beginning, content.setUp);
    const std::string origin = "head = "s + originDigest + ", origin = " + originDigest;
    update(store, battle.id, origin.c_str());
    isUntold(store, battle.id);
}

namespace {

void writeEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts)
{
    RecordEnd end = endOf(store, id);
    Writing to(*store.db);
    for (const StoredEntry& entry : entries) {
        if (entry.number != ++end.entries)
            throw Refused{libraryFault(store.path, "battle-moved-on", {{"id", id}})};
        end.head = sealOf(end.head, entry);
        write(to, id, entry, end.head);
        followCourse(store, id, entry);
    }
    const std::string time = entries.empty() ? libraryTime() : entries.back().at;
    update(store, id, "facts = ?, entries = ?, head = ?, changed = ?", facts, end.entries, end.head, time);
}

} // namespace

void addBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts)
{
    std::vector<StoredEntry> now(entries.begin(), entries.end());
    const std::string time = libraryTime();
    for (StoredEntry& entry : now) {
        requireText(store.path, "text", entry.text);
        entry.at = time;
    }
    writeEntries(store, id, now, facts);
}

void keepBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts)
{
    writeEntries(store, id, entries, facts);
    isUntold(store, id);
}

void sealOldBattles(LibraryStore& store)
{
    std::vector<std::string> ids;
    for (SQLite::Statement query(*store.db, "SELECT id FROM battle WHERE digest IS NULL"); query.executeStep();)
        ids.push_back(query.getColumn(0).getString());
    SQLite::Statement origin(*store.db, "UPDATE battle SET origin = "s + originDigest + " WHERE id = ?");
    SQLite::Statement entry(*store.db, "UPDATE battle_entry SET digest = ? WHERE battle = ? AND number = ?");
    SQLite::Statement head(*store.db, "UPDATE battle SET head = ? WHERE id = ?");
    int done = 0;
    for (const std::string& id : ids) {
        run(origin, id);
        std::int64_t digest = store.db->execAndGet("SELECT origin FROM battle WHERE id = '" + id + "'").getInt64();
        for (const StoredEntry& one : readOldEntries(store, id)) {
            digest = sealOf(digest, one);
            run(entry, digest, id, one.number);
        }
        run(head, digest, id);
        seal(*store.db, battleSeal, "id = ?1", id);
        tellUpgrade(++done, int(ids.size()));
    }
}

void refreshBattleFacts(LibraryStore& store, const std::string& id, const std::string& facts)
{
    BattleContent content = readBattleItself(store, id).content;
    content.facts = facts;
    SQLite::Statement set(*store.db, "UPDATE battle SET facts = ? WHERE id = ?");
    run(set, tidied(store.path, content).facts, id);
    seal(*store.db, battleSeal, "id = ?1", id);
}

SavedBattle renameBattle(LibraryStore& store, const std::string& id, const std::string& name)
{
    requireText(store.path, "name", name);
    requireBattleName(name);
    readSavedBattle(store, id);
    update(store, id, "name = ?, changed = ?", name, libraryTime());
    return readSavedBattle(store, id);
}

SavedBattle placeBattle(LibraryStore& store, const std::string& id, std::string_view place)
{
    readSavedBattle(store, id);
    update(store, id, "place = ?, changed = ?", std::string(place), libraryTime());
    return readSavedBattle(store, id);
}

} // namespace strategikon
