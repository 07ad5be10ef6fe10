// Finding and reading armies.
#include "model/library/armies.h"

#include "model/library/check.h"
#include "model/library/log.h"

#include <SQLiteCpp/Statement.h>

#include <map>
#include <utility>

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
    bool searches = false;

    void add(const std::string& condition, const std::string& value = "")
    {
        sql += (sql.empty() ? "" : " AND ") + condition;
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
        conditions.add(
            "CASE WHEN json_valid(tags) THEN EXISTS (SELECT 1 FROM json_each(army.tags) WHERE value = ?) END", tag);
    if (const std::string words = searchExpression(filter.search); !words.empty()) {
        conditions.add("army.number IN (SELECT rowid FROM army_search WHERE army_search MATCH ?)", words);
        conditions.searches = true;
    }
    return conditions;
}

} // namespace

Result<std::vector<SavedArmy>> findArmies(const LibraryStore& store, const ArmyFilter& filter)
{
    const Conditions conditions = conditionsOf(filter);
    if (conditions.searches)
        requireSearch(store);
    SealedRows rows(store, armySeal, std::string(columns) + (filter.documents ? ", army.document" : ""),
        conditions.sql.empty() ? "1" : conditions.sql, order(filter));
    int place = 0;
    for (const std::string& value : conditions.values)
        rows.row().bind(++place, value);
    Result<std::vector<SavedArmy>> armies{std::vector<SavedArmy>()};
    while (rows.next())
        if (filter.limit <= 0 || std::cmp_less(armies->size(), filter.limit))
            armies->push_back(readRow(rows.row(), filter.documents));
    armies.faults = rows.faults();
    return armies;
}

SavedArmy readSavedArmy(const LibraryStore& store, const std::string& id)
{
    SQLite::Statement query(*store.db,
        std::string("SELECT ") + columns + ", army.document, " + isSound(armySeal) + " FROM army WHERE id = ?");
    query.bind(1, id);
    if (!query.executeStep()) {
        requireAll(store, armySeal);
        throw Refused{libraryFault(store.path, "no-army", {{"id", id}})};
    }
    if (query.getColumn(13).getInt() == 0)
        throw Refused{damagedRow(store, armySeal, id)};
    return readRow(query, true);
}

Result<std::vector<TagCount>> countTags(const LibraryStore& store)
{
    std::map<std::string, int> counts;
    const auto armies = findArmies(store, {});
    for (const SavedArmy& army : *armies)
        for (const std::string& tag : army.content.tags)
            ++counts[tag];
    Result<std::vector<TagCount>> tags{std::vector<TagCount>()};
    for (const auto& [tag, count] : counts)
        tags->push_back({tag, count});
    tags.faults = armies.faults;
    return tags;
}

namespace {

std::optional<SavedArmy> armyOf(SQLite::Database& db, const Image& image)
{
    if (!image)
        return {};
    SQLite::Statement query(db, std::string("SELECT ") + imageColumns + " FROM (SELECT ?1 AS image)");
    query.bind(1, *image);
    query.executeStep();
    return readRow(query, true);
}

} // namespace

std::vector<SavedArmy> removedArmies(const LibraryStore& store)
{
    std::vector<SavedArmy> armies;
    for (const Edit& edit : readHistory(store, Scope::all(), 0))
        if (edit.what == "remove" && edit.standing == Edit::Standing::done)
            for (const KeptRow& row : keptRows(store, edit.seq))
                if (row.kind == armyRows.name)
                    armies.push_back(armyOf(*store.db, row.before).value());
    return armies;
}

} // namespace strategikon
