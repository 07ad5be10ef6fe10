// Changing armies.
#include "model/library/armies.h"

#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <random>

namespace strategikon {

namespace {

void insertArmy(SQLite::Database& db, const std::string& id, const ArmyContent& content, const std::string& time)
{
    SQLite::Statement insert(db, R"(INSERT INTO army (id, name, system, list, edition, points, document, tags, words,
        facts, archived, created, changed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, ?11, ?11))");
    insert.bind(1, id);
    insert.bind(2, content.name);
    insert.bind(3, content.system);
    insert.bind(4, content.list);
    insert.bind(5, content.edition);
    insert.bind(6, content.points);
    insert.bind(7, content.document);
    insert.bind(8, toJson(content.tags));
    insert.bind(9, content.words);
    insert.bind(10, content.facts);
    insert.bind(11, time);
    insert.exec();
}

void updateArmy(SQLite::Database& db, const std::string& id, const ArmyContent& content, const std::string& time)
{
    SQLite::Statement update(db, R"(UPDATE army SET name = ?2, system = ?3, list = ?4, edition = ?5, points = ?6,
        document = ?7, tags = ?8, words = ?9, facts = ?10, changed = ?11 WHERE id = ?1)");
    update.bind(1, id);
    update.bind(2, content.name);
    update.bind(3, content.system);
    update.bind(4, content.list);
    update.bind(5, content.edition);
    update.bind(6, content.points);
    update.bind(7, content.document);
    update.bind(8, toJson(content.tags));
    update.bind(9, content.words);
    update.bind(10, content.facts);
    update.bind(11, time);
    update.exec();
}

void updateFacts(SQLite::Database& db, const std::string& id, const std::string& words, const std::string& facts)
{
    alterRow(db, armyRows, id, [&] {
        SQLite::Statement update(db, "UPDATE army SET words = ?2, facts = ?3 WHERE id = ?1");
        update.bind(1, id);
        update.bind(2, words);
        update.bind(3, facts);
        update.exec();
    });
}

// Words and facts follow from the rest, so they alone are no change.
bool sameWork(const ArmyContent& a, ArmyContent b)
{
    b.words = a.words;
    b.facts = a.facts;
    return a == b;
}

} // namespace

std::string newId()
{
    constexpr char digits[] = "0123456789abcdef";
    std::random_device random;
    std::string id;
    while (id.size() < 16)
        for (unsigned bits = random(), i = 0; i < 8; ++i, bits >>= 4)
            id += digits[bits & 15u];
    return id;
}

SavedArmy createArmy(LibraryStore& store, const ArmyContent& content, std::string_view what, std::string_view detail)
{
    const ArmyContent tidy = tidied(store.path, content);
    requireArmyName(tidy.name);
    for (const std::string& tag : tidy.tags)
        requireName(tag);
    requireCode(store.path, what);
    requireText(store.path, "detail", detail);
    const std::string id = newId();
    logChange(*store.db, Scope::army(id), what, detail, [&](LoggedChange& change) {
        change.row(armyRows, id, [&] { insertArmy(*store.db, id, tidy, change.time()); });
    });
    return readSavedArmy(store, id);
}

SavedArmy saveArmy(LibraryStore& store, const std::string& id, const ArmyContent& content, std::string_view what,
    std::string_view detail)
{
    const ArmyContent tidy = tidied(store.path, content);
    requireCode(store.path, what);
    requireText(store.path, "detail", detail);
    SavedArmy now = readSavedArmy(store, id);
    if (now.content == tidy)
        return now;
    if (now.content.name != tidy.name)
        requireArmyName(tidy.name);
    for (const std::string& tag : tidy.tags)
        if (!std::ranges::binary_search(now.content.tags, tag))
            requireName(tag);
    if (sameWork(now.content, tidy)) {
        updateFacts(*store.db, id, tidy.words, tidy.facts);
    } else {
        logChange(*store.db, Scope::army(id), what, detail, [&](LoggedChange& change) {
            change.row(armyRows, id, [&] { updateArmy(*store.db, id, tidy, change.time()); });
        });
    }
    return readSavedArmy(store, id);
}

SavedArmy archiveArmy(LibraryStore& store, const std::string& id, bool archived)
{
    SavedArmy now = readSavedArmy(store, id);
    if (now.archived == archived)
        return now;
    setAside(*store.db, Scope::army(id), armyRows, "army", id, archived);
    return readSavedArmy(store, id);
}

void removeArmy(LibraryStore& store, const std::string& id)
{
    readSavedArmy(store, id);
    removeLogged(*store.db, Scope::army(id), armyRows, id);
}

void refreshArmy(LibraryStore& store, const std::string& id, const std::string& words, const std::string& facts)
{
    ArmyContent content = readSavedArmy(store, id).content;
    content.words = words;
    content.facts = facts;
    content = tidied(store.path, std::move(content));
    updateFacts(*store.db, id, content.words, content.facts);
}

} // namespace strategikon
