#include "model/library/log.h"

#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace strategikon {

namespace {

constexpr const char* editColumns = R"(SELECT edit.seq, edit.at, edit.scope, edit.what, edit.detail, edit.target,
    step.undone FROM edit LEFT JOIN step ON step.seq = edit.seq )";

Edit readEdit(SQLite::Statement& query)
{
    Edit edit;
    edit.seq = query.getColumn(0).getInt64();
    edit.at = query.getColumn(1).getString();
    edit.scope = query.getColumn(2).getString();
    edit.what = query.getColumn(3).getString();
    edit.detail = query.getColumn(4).getString();
    edit.target = query.getColumn(5).getInt64();
    const SQLite::Column undone = query.getColumn(6);
    if (edit.target != 0)
        edit.standing = Edit::Standing::mark;
    else if (undone.isNull())
        edit.standing = Edit::Standing::replaced;
    else
        edit.standing = undone.getInt() ? Edit::Standing::undone : Edit::Standing::done;
    return edit;
}

std::int64_t append(SQLite::Database& db, const std::string& time, const std::string& scope, const std::string& what,
    const std::string& detail, std::int64_t target)
{
    SQLite::Statement insert(
        db, "INSERT INTO edit (at, scope, what, detail, target) VALUES (?, ?, ?, ?, nullif(?, 0))");
    insert.bind(1, time);
    insert.bind(2, scope);
    insert.bind(3, what);
    insert.bind(4, detail);
    insert.bind(5, target);
    insert.exec();
    return db.getLastInsertRowid();
}

std::optional<Edit> nextStep(SQLite::Database& db, const Scope& scope, bool undone)
{
    SQLite::Statement query(db,
        std::string(editColumns) + "WHERE step.undone = ?1 " + (scope.key.empty() ? "" : "AND step.scope = ?2 ")
            + "ORDER BY step.moved DESC LIMIT 1");
    query.bind(1, undone ? 1 : 0);
    if (!scope.key.empty())
        query.bind(2, scope.key);
    if (!query.executeStep())
        return {};
    return readEdit(query);
}

// A redo over everything would surprise once something new was done: it would bring back a change made before that.
bool lastEntryIsMark(SQLite::Database& db)
{
    SQLite::Statement query(db, "SELECT target IS NOT NULL FROM edit ORDER BY seq DESC LIMIT 1");
    return query.executeStep() && query.getColumn(0).getInt() != 0;
}

struct KeptRow {
    std::string kind, key;
    Image before, after;
};

std::vector<KeptRow> keptRows(SQLite::Database& db, std::int64_t seq)
{
    SQLite::Statement query(db, "SELECT kind, key, before, after FROM edit_row WHERE seq = ? ORDER BY part");
    query.bind(1, seq);
    const auto image = [&](int column) -> Image {
        if (query.isColumnNull(column))
            return {};
        return query.getColumn(column).getString();
    };
    std::vector<KeptRow> rows;
    while (query.executeStep())
        rows.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), image(2), image(3)});
    return rows;
}

Edit mark(SQLite::Database& db, Edit edit, bool undone)
{
    const std::int64_t seq = append(db, libraryTime(), edit.scope, undone ? "undo" : "redo", "", edit.seq);
    SQLite::Statement update(db, "UPDATE step SET undone = ?, moved = ? WHERE seq = ?");
    update.bind(1, undone ? 1 : 0);
    update.bind(2, seq);
    update.bind(3, edit.seq);
    update.exec();
    edit.standing = undone ? Edit::Standing::undone : Edit::Standing::done;
    return edit;
}

} // namespace

LoggedChange::LoggedChange(SQLite::Database& db, const Scope& scope, std::string_view what, std::string_view detail)
    : db_(db), time_(libraryTime())
{
    seq_ = append(db, time_, scope.key, std::string(what), std::string(detail), 0);
    SQLite::Statement forget(db, "DELETE FROM step WHERE scope = ? AND undone = 1");
    forget.bind(1, scope.key);
    forget.exec();
    SQLite::Statement insert(db, "INSERT INTO step (seq, scope, undone, moved) VALUES (?1, ?2, 0, ?1)");
    insert.bind(1, seq_);
    insert.bind(2, scope.key);
    insert.exec();
}

void LoggedChange::keep(const RowKind& kind, const std::string& key, const Image& before, const Image& after)
{
    if (before == after)
        return;
    SQLite::Statement insert(
        db_, "INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, seq_);
    insert.bind(2, parts_++);
    insert.bind(3, kind.name);
    insert.bind(4, key);
    if (before)
        insert.bind(5, *before);
    if (after)
        insert.bind(6, *after);
    insert.exec();
}

void setAside(SQLite::Database& db, const Scope& scope, const RowKind& kind, const char* table, const std::string& key,
    bool archived)
{
    LoggedChange change(db, scope, archived ? "archive" : "unarchive", "");
    change.row(kind, key, [&] {
        SQLite::Statement update(db, "UPDATE " + std::string(table) + " SET archived = ? WHERE id = ?");
        update.bind(1, archived ? 1 : 0);
        update.bind(2, key);
        update.exec();
    });
}

void removeLogged(SQLite::Database& db, const Scope& scope, const RowKind& kind, const std::string& key)
{
    LoggedChange change(db, scope, "remove", "");
    change.removeRow(kind, key);
}

std::optional<Edit> nextUndo(SQLite::Database& db, const Scope& scope) { return nextStep(db, scope, false); }

std::optional<Edit> nextRedo(SQLite::Database& db, const Scope& scope)
{
    if (scope.key.empty() && !lastEntryIsMark(db))
        return {};
    return nextStep(db, scope, true);
}

Edit undoEdit(SQLite::Database& db, const Edit& edit)
{
    std::vector<KeptRow> rows = keptRows(db, edit.seq);
    std::reverse(rows.begin(), rows.end()); // what was removed last comes back first: others may refer to it
    for (const KeptRow& row : rows)
        bringBack(db, rowKind(row.kind), row.key, row.before);
    return mark(db, edit, true);
}

Edit redoEdit(SQLite::Database& db, const Edit& edit)
{
    for (const KeptRow& row : keptRows(db, edit.seq))
        bringBack(db, rowKind(row.kind), row.key, row.after);
    return mark(db, edit, false);
}

std::vector<Edit> readHistory(SQLite::Database& db, const Scope& scope, int limit)
{
    SQLite::Statement query(db,
        std::string(editColumns) + (scope.key.empty() ? "" : "WHERE edit.scope = ?2 ")
            + "ORDER BY edit.seq DESC LIMIT ?1");
    query.bind(1, limit > 0 ? limit : -1);
    if (!scope.key.empty())
        query.bind(2, scope.key);
    std::vector<Edit> edits;
    while (query.executeStep())
        edits.push_back(readEdit(query));
    return edits;
}

} // namespace strategikon
