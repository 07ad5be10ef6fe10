// Finding and reading armies.
#include "model/library/armies.h"

#include "model/library/check.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

constexpr const char* columns = "army.id, army.name, army.system, army.list, army.edition, army.points, army.tags, "
                                "army.words, army.facts, army.archived, army.created, army.changed";

// The same columns out of an image in the log; coalesce as in rows.cpp.
constexpr const char* imageColumns =
    "image->>'id', image->>'name', image->>'system', image->>'list', image->>'edition', image->>'points', "
    "image->>'tags', image->>'words', image->>'facts', image->>'archived', image->>'created', image->>'changed', "
    "image->>'document'";

SavedArmy readRow(SQLite::Statement& query, bool document)
{
    const auto text = [&](int column) { return query.getColumn(column).getString(); };
    SavedArmy army;
    army.id = text(0);
    army.content.name = text(1);
    army.content.system = text(2);
    army.content.list = text(3);
    army.content.edition = text(4);
    army.content.points = query.getColumn(5).getInt();
    army.content.tags = fromJson(text(6));
    army.content.words = text(7);
    army.content.facts = text(8);
    army.archived = query.getColumn(9).getInt() != 0;
    army.created = text(10);
    army.changed = text(11);
    if (document)
        army.content.document = text(12);
    return army;
}

bool hasSearchableCharacter(const std::string& word)
{
    for (const char c : word)
        if (isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80)
            return true;
    return false;
}

// What the player typed as an expression of FTS5: every word quoted, so that none is an operator, and a beginning.
std::string searchExpression(const std::string& typed)
{
    std::string expression, word;
    const auto flush = [&] {
        if (hasSearchableCharacter(word))
            expression += (expression.empty() ? "\"" : " \"") + word + "\"*";
        word.clear();
    };
    for (const char c : typed) {
        if (static_cast<unsigned char>(c) <= ' ')
            flush();
        else
            word += c == '"' ? ' ' : c; // a quote is no part of a word
    }
    flush();
    return expression;
}

std::string order(const ArmyFilter& filter)
{
    const bool r = filter.reversed;
    const std::string down = r ? " ASC" : " DESC", up = r ? " DESC" : " ASC";
    const std::string byName = "army.name COLLATE NOCASE" + up;
    switch (filter.sort) {
    case ArmyFilter::Sort::created:
        return "army.created" + down + ", army.number" + down;
    case ArmyFilter::Sort::name:
        return byName + ", army.number" + up;
    case ArmyFilter::Sort::points:
        return "army.points" + down + ", " + byName + ", army.number" + up;
    case ArmyFilter::Sort::list:
        return "army.system" + up + ", army.list" + up + ", " + byName + ", army.number" + up;
    case ArmyFilter::Sort::changed:
        break;
    }
    return "army.changed" + down + ", army.number" + down;
}

struct Conditions {
    std::string sql;
    std::vector<std::string> values;

    void add(const std::string& condition, const std::string& value = "")
    {
        sql += (sql.empty() ? " WHERE " : " AND ") + condition;
        if (condition.find('?') != std::string::npos)
            values.push_back(value);
    }
};

Conditions conditionsOf(const ArmyFilter& filter)
{
    Conditions conditions;
    if (filter.archived != ArmyFilter::Archived::any)
        conditions.add(filter.archived == ArmyFilter::Archived::yes ? "army.archived = 1" : "army.archived = 0");
    if (!filter.system.empty())
        conditions.add("army.system = ?", filter.system);
    if (!filter.list.empty())
        conditions.add("army.list = ?", filter.list);
    for (const std::string& tag : filter.tags)
        conditions.add("army.number IN (SELECT army FROM army_tag WHERE tag = ?)", tag);
    if (const std::string words = searchExpression(filter.search); !words.empty())
        conditions.add("army.number IN (SELECT rowid FROM army_search WHERE army_search MATCH ?)", words);
    return conditions;
}

} // namespace

std::vector<SavedArmy> findArmies(SQLite::Database& db, const ArmyFilter& filter)
{
    const Conditions conditions = conditionsOf(filter);
    const std::string sql = std::string("SELECT ") + columns + (filter.documents ? ", army.document" : "")
        + " FROM army" + conditions.sql + " ORDER BY " + order(filter) + " LIMIT "
        + std::to_string(filter.limit > 0 ? filter.limit : -1);
    SQLite::Statement query(db, sql);
    int place = 0;
    for (const std::string& value : conditions.values)
        query.bind(++place, value);
    std::vector<SavedArmy> armies;
    while (query.executeStep())
        armies.push_back(readRow(query, filter.documents));
    return armies;
}

SavedArmy readSavedArmy(LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db, std::string("SELECT ") + columns + ", army.document FROM army WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-army", {{"id", id}})};
    return readRow(query, true);
}

std::vector<TagCount> countTags(SQLite::Database& db)
{
    SQLite::Statement query(db,
        "SELECT tag, count(*) FROM army_tag JOIN army ON army.number = army_tag.army "
        "WHERE army.archived = 0 GROUP BY tag ORDER BY tag");
    std::vector<TagCount> tags;
    while (query.executeStep())
        tags.push_back({query.getColumn(0).getString(), query.getColumn(1).getInt()});
    return tags;
}

std::vector<SavedArmy> removedArmies(SQLite::Database& db)
{
    SQLite::Statement query(db, std::string("SELECT ") + imageColumns + R"(
        FROM (SELECT edit_row.before AS image, edit.seq AS seq FROM edit
              JOIN step ON step.seq = edit.seq AND step.undone = 0
              JOIN edit_row ON edit_row.seq = edit.seq AND edit_row.kind = 'army'
              WHERE edit.what = 'remove')
        ORDER BY seq DESC)");
    std::vector<SavedArmy> armies;
    while (query.executeStep())
        armies.push_back(readRow(query, true));
    return armies;
}

SavedArmy armyOfEntry(LibraryStore& store, std::int64_t seq)
{
    SQLite::Statement query(*store.db, std::string("SELECT ") + imageColumns + R"(
        FROM (SELECT CASE edit.what WHEN 'undo' THEN edit_row.before ELSE edit_row.after END AS image FROM edit
              JOIN edit_row ON edit_row.seq = coalesce(edit.target, edit.seq) AND edit_row.kind = 'army'
              WHERE edit.seq = ?)
        WHERE image IS NOT NULL)");
    query.bind(1, seq);
    if (!query.executeStep())
        throw Refused{libraryFault(store.path, "no-entry", {{"entry", std::to_string(seq)}})};
    return readRow(query, true);
}

} // namespace strategikon
