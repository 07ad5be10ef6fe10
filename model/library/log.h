// The log of changes: writing entries, undoing, redoing, reading. All within the caller's transaction.
#pragma once

#include "model/library/records.h"
#include "model/library/rows.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

// One change, as logChange() makes it: the entry is written and ends what its scope could redo; then every row it
// changes is changed through row().
class LoggedChange {
public:
    LoggedChange(SQLite::Database& db, const Scope& scope, std::string_view what, std::string_view detail);
    void finish(); // the entry says how many rows it changed, and gets its digest

    // Calls write(), which changes that one row, and keeps the row before and after.
    template <class F>
    void row(const RowKind& kind, const std::string& key, F write)
    {
        const Image before = imageOf(db_, kind, key);
        alterRow(db_, kind, key, write);
        keep(kind, key, before, imageOf(db_, kind, key));
    }

    void removeRow(const RowKind& kind, const std::string& key)
    {
        const Image before = imageOf(db_, kind, key);
        bringBack(db_, kind, key, {});
        keep(kind, key, before, {});
    }

    const std::string& time() const { return time_; }

private:
    void keep(const RowKind& kind, const std::string& key, const Image& before, const Image& after);

    SQLite::Database& db_;
    std::string time_;
    std::int64_t seq_ = 0;
    int parts_ = 0;
};

template <class F>
void logChange(SQLite::Database& db, const Scope& scope, std::string_view what, std::string_view detail, F rows)
{
    LoggedChange change(db, scope, what, detail);
    rows(change);
    change.finish();
}

// A row out of the way and back, or gone; `table` has it.
void setAside(SQLite::Database& db, const Scope& scope, const RowKind& kind, const char* table, const std::string& key,
    bool archived);
void removeLogged(SQLite::Database& db, const Scope& scope, const RowKind& kind, const std::string& key);

std::optional<Edit> nextUndo(const LibraryStore& store, const Scope& scope);
std::optional<Edit> nextRedo(const LibraryStore& store, const Scope& scope);
Edit undoEdit(const LibraryStore& store, const Edit& edit); // as nextUndo gave it; returns it as it stands then
Edit redoEdit(const LibraryStore& store, const Edit& edit);
std::vector<Edit> readHistory(const LibraryStore& store, const Scope& scope, int limit);
std::optional<Edit> readEdit(const LibraryStore& store, std::int64_t seq);

// Images of a row, each as `rewritten` gives it: the log is never altered but for what nobody is to know any more.
void rewriteImages(LibraryStore& store, const RowKind& kind, const std::string& key,
    const std::function<std::string(const std::string&)>& rewritten);

// The rows that an entry changed, as they were before and after.
struct KeptRow {
    std::string kind, key;
    Image before, after;
};
std::vector<KeptRow> keptRows(const LibraryStore& store, std::int64_t seq);

} // namespace strategikon
