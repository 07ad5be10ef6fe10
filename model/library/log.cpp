#include "model/library/log.h"

#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <map>
#include <utility>

namespace strategikon {

namespace {

constexpr const char* editColumns = "seq, at, scope, what, detail, target";

Edit editOf(SQLite::Statement& query)
{
    Edit edit;
    edit.seq = query.getColumn(0).getInt64();
    edit.at = query.getColumn(1).getString();
    edit.scope = query.getColumn(2).getString();
    edit.what = query.getColumn(3).getString();
    edit.detail = query.getColumn(4).getString();
    edit.target = query.getColumn(5).getInt64();
    return edit;
}

// The entries that can be undone or redone: where that stands, and since which entry.
struct Steps {
    struct Step {
        std::string scope;
        bool undone = false;
        std::int64_t moved = 0;
    };
    std::map<std::int64_t, Step> all;

    Edit::Standing of(const Edit& edit) const
    {
        const auto step = all.find(edit.seq);
        return edit.target != 0   ? Edit::Standing::mark
            : step == all.end()   ? Edit::Standing::replaced
            : step->second.undone ? Edit::Standing::undone
                                  : Edit::Standing::done;
    }
};

Steps readSteps(const LibraryStore& store)
{
    SealedRows rows(store, stepSeal, "seq, scope, undone, moved");
    Steps steps;
    while (rows.next())
        steps.all[rows.row().getColumn(0).getInt64()] = {rows.row().getColumn(1).getString(),
            rows.row().getColumn(2).getInt() != 0, rows.row().getColumn(3).getInt64()};
    rows.requireAll();
    return steps;
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

std::optional<Edit> nextStep(const LibraryStore& store, const Scope& scope, bool undone)
{
    const Steps steps = readSteps(store);
    std::int64_t found = 0, latest = 0;
    for (const auto& [seq, step] : steps.all)
        if (step.undone == undone && step.moved > latest && (scope.key.empty() || step.scope == scope.key))
            found = seq, latest = step.moved;
    auto edit = found ? readEdit(store, found) : std::nullopt;
    if (edit)
        edit->standing = steps.of(*edit);
    return edit;
}

// A redo over everything would surprise once something new was done: it would bring back a change made before that.
bool lastEntryIsMark(const LibraryStore& store)
{
    const auto entries = store.db->execAndGet("SELECT coalesce(max(seq), 0) FROM edit").getInt64();
    const auto last = readEdit(store, entries);
    return last && last->target != 0;
}

Edit mark(const LibraryStore& store, Edit edit, bool undone)
{
    SQLite::Database& db = *store.db;
    const std::int64_t seq = append(db, libraryTime(), edit.scope, undone ? "undo" : "redo", "", edit.seq);
    seal(db, editSeal, "seq = ?1", seq);
    SQLite::Statement update(db, "UPDATE step SET undone = ?, moved = ? WHERE seq = ?");
    update.bind(1, undone ? 1 : 0);
    update.bind(2, seq);
    update.bind(3, edit.seq);
    update.exec();
    seal(db, stepSeal, "seq = ?1", edit.seq);
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
    seal(db, stepSeal, "seq = ?1", seq_);
}

void LoggedChange::finish()
{
    SQLite::Statement update(db_, "UPDATE edit SET parts = ? WHERE seq = ?");
    update.bind(1, parts_);
    update.bind(2, seq_);
    update.exec();
    seal(db_, editSeal, "seq = ?1", seq_);
    seal(db_, editRowSeal, "seq = ?1", seq_);
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
    logChange(db, scope, archived ? "archive" : "unarchive", "", [&](LoggedChange& change) {
        change.row(kind, key, [&] {
            SQLite::Statement update(db, "UPDATE " + std::string(table) + " SET archived = ? WHERE id = ?");
            update.bind(1, archived ? 1 : 0);
            update.bind(2, key);
            update.exec();
        });
    });
}

void removeLogged(SQLite::Database& db, const Scope& scope, const RowKind& kind, const std::string& key)
{
    logChange(db, scope, "remove", "", [&](LoggedChange& change) { change.removeRow(kind, key); });
}

std::optional<Edit> nextUndo(const LibraryStore& store, const Scope& scope) { return nextStep(store, scope, false); }

std::optional<Edit> nextRedo(const LibraryStore& store, const Scope& scope)
{
    if (scope.key.empty() && !lastEntryIsMark(store))
        return {};
    return nextStep(store, scope, true);
}

Edit undoEdit(const LibraryStore& store, const Edit& edit)
{
    std::vector<KeptRow> rows = keptRows(store, edit.seq);
    std::reverse(rows.begin(), rows.end()); // what was removed last comes back first: others may refer to it
    for (const KeptRow& row : rows)
        bringBack(*store.db, rowKind(row.kind), row.key, row.before);
    return mark(store, edit, true);
}

Edit redoEdit(const LibraryStore& store, const Edit& edit)
{
    for (const KeptRow& row : keptRows(store, edit.seq))
        bringBack(*store.db, rowKind(row.kind), row.key, row.after);
    return mark(store, edit, false);
}

std::vector<Edit> readHistory(const LibraryStore& store, const Scope& scope, int limit)
{
    const Steps steps = readSteps(store);
    SealedRows rows(store, editSeal, editColumns, "?1 = '' OR scope = ?1", "seq DESC");
    rows.row().bind(1, scope.key);
    std::vector<Edit> edits;
    while (rows.next()) {
        if (limit > 0 && std::cmp_greater_equal(edits.size(), limit))
            continue;
        edits.push_back(editOf(rows.row()));
        edits.back().standing = steps.of(edits.back());
    }
    rows.requireAll();
    return edits;
}

std::optional<Edit> readEdit(const LibraryStore& store, std::int64_t seq)
{
    SQLite::Statement query(
        *store.db, std::string("SELECT ") + editColumns + ", " + isSound(editSeal) + " FROM edit WHERE seq = ?");
    query.bind(1, seq);
    if (!query.executeStep()) {
        requireAll(store, editSeal);
        return {};
    }
    if (query.getColumn(6).getInt() == 0)
        throw Refused{damagedRow(store, editSeal, std::to_string(seq))};
    return editOf(query);
}

void rewriteImages(LibraryStore& store, const RowKind& kind, const std::string& key,
    const std::function<std::string(const std::string&)>& rewritten)
{
    SQLite::Database& db = *store.db;
    SQLite::Statement edits(db, "SELECT DISTINCT seq FROM edit_row WHERE kind = ? AND key = ?");
    edits.bind(1, kind.name);
    edits.bind(2, key);
    std::vector<std::int64_t> entries;
    while (edits.executeStep())
        entries.push_back(edits.getColumn(0).getInt64());
    // Triggers keep the log from being updated, and see nothing of a row that takes the place of another.
    SQLite::Statement replace(
        db, "REPLACE INTO edit_row (seq, part, kind, key, before, after) VALUES (?, ?, ?, ?, ?, ?)");
    for (const std::int64_t seq : entries) {
        const std::vector<KeptRow> rows = keptRows(store, seq);
        for (std::size_t part = 0; part < rows.size(); ++part) {
            KeptRow row = rows[part];
            for (Image* image : {&row.before, &row.after})
                if (*image && row.kind == kind.name && row.key == key)
                    *image = rewritten(**image);
            if (row.before == rows[part].before && row.after == rows[part].after)
                continue;
            replace.reset();
            replace.clearBindings();
            replace.bind(1, seq);
            replace.bind(2, std::int64_t(part));
            replace.bind(3, row.kind);
            replace.bind(4, row.key);
            if (row.before)
                replace.bind(5, *row.before);
            if (row.after)
                replace.bind(6, *row.after);
            replace.exec();
        }
        seal(db, editRowSeal, "seq = ?1 AND digest IS NULL", seq);
    }
}

std::vector<KeptRow> keptRows(const LibraryStore& store, std::int64_t seq)
{
    SQLite::Statement query(*store.db,
        "SELECT kind, key, before, after, " + isSound(editRowSeal) + " FROM edit_row WHERE seq = ? ORDER BY part");
    query.bind(1, seq);
    const auto image = [&](int column) -> Image {
        if (query.isColumnNull(column))
            return {};
        return query.getColumn(column).getString();
    };
    std::vector<KeptRow> rows;
    while (query.executeStep()) {
        if (query.getColumn(4).getInt() == 0)
            throw Refused{damagedRow(store, editSeal, std::to_string(seq))};
        rows.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), image(2), image(3)});
    }
    SQLite::Statement edit(*store.db, "SELECT parts FROM edit WHERE seq = ?");
    edit.bind(1, seq);
    if (!edit.executeStep() || !std::cmp_equal(rows.size(), edit.getColumn(0).getInt()))
        throw Refused{damagedRow(store, editSeal, std::to_string(seq))};
    return rows;
}

} // namespace strategikon
