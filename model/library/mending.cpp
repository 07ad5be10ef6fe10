#include "model/library/mending.h"

#include "model/library/battles.h"
#include "model/library/health.h"
#include "model/library/log.h"
#include "model/library/seal.h"
#include "model/text/contains.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>

namespace strategikon {

namespace {

// Logs are never altered, which triggers see to; they stand aside while something is taken out of one.
class Unguarded {
public:
    Unguarded(SQLite::Database& db, const std::string& tables) : db_(db)
    {
        SQLite::Statement query(db,
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN (" + tables
                + ") AND (name LIKE '%\\_stays' ESCAPE '\\' OR name LIKE '%\\_kept' ESCAPE '\\')");
        while (query.executeStep()) {
            names_.push_back(query.getColumn(0).getString());
            guards_.push_back(query.getColumn(1).getString());
        }
        query.reset();
        for (const std::string& name : names_)
            db.exec("DROP TRIGGER " + name);
    }
    void guardAgain()
    {
        for (const std::string& guard : guards_)
            db_.exec(guard);
    }

private:
    SQLite::Database& db_;
    std::vector<std::string> names_, guards_;
};

struct Mender {
    LibraryStore& store;
    SQLite::Database& db = *store.db;
    std::vector<Message> told{};
    bool wholeLog = true; // so that rows can be put back from it

    void tell(const std::string& what, const SealedKind& kind, const std::string& id, const std::string& called)
    {
        told.push_back({"library-" + what + "-" + kind.name, {{"id", id}, {"called", called}}});
    }

    template <class Key>
    void run(const std::string& sql, const Key& key)
    {
        SQLite::Statement statement(db, sql);
        statement.bind(1, key);
        statement.exec();
    }

    std::vector<std::string> texts(const std::string& select)
    {
        SQLite::Statement query(db, select);
        std::vector<std::string> all;
        while (query.executeStep())
            all.push_back(query.getColumn(0).getString());
        return all;
    }
    std::vector<std::string> damaged(const SealedKind& kind, const std::string& key)
    {
        return texts("SELECT " + key + " FROM " + kind.table + " NOT INDEXED WHERE NOT (" + isSound(kind) + ")");
    }

    bool isAmiss(const SealedKind& kind)
    {
        return guarded(store.path, [&]() -> std::optional<Fault> {
            requireAll(store, kind);
            return {};
        }).has_value();
    }

    // --- The history

    bool isWhole(std::int64_t seq)
    {
        return !guarded(store.path, [&]() -> std::optional<Fault> {
            keptRows(store, seq);
            return {};
        });
    }

    // With the undos and redos that point at one of them.
    std::set<std::int64_t> damagedEntries()
    {
        std::set<std::int64_t> seqs;
        for (const std::string& seq : damaged(editSeal, "seq"))
            seqs.insert(std::stoll(seq));
        std::vector<std::pair<std::int64_t, std::int64_t>> all;
        for (SQLite::Statement query(db, "SELECT seq, coalesce(target, 0) FROM edit NOT INDEXED"); query.executeStep();)
            all.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt64());
        for (const auto& [seq, target] : all)
            if (!isWhole(seq))
                seqs.insert(seq);
        for (const auto& [seq, target] : all)
            if (seqs.contains(target))
                seqs.insert(seq);
        return seqs;
    }

    // What lies before a gap in the history cannot be undone: it would leave out what stood in the gap.
    void log()
    {
        const auto out = damagedEntries();
        std::int64_t gap = out.empty() ? 0 : *out.rbegin();
        for (const std::string& seq : damaged(stepSeal, "seq"))
            gap = std::max<std::int64_t>(gap, std::stoll(seq));
        wholeLog = out.empty() && !isAmiss(editSeal);
        if (gap == 0)
            return;
        run("DELETE FROM step WHERE seq <= ?", gap);
        Unguarded logs(db, "'edit', 'edit_row'");
        for (const std::int64_t seq : out)
            run("DELETE FROM edit_row WHERE seq = ?", seq);
        db.exec("DELETE FROM edit_row WHERE seq NOT IN (SELECT seq FROM edit)");
        for (auto it = out.rbegin(); it != out.rend(); ++it) // what points at another comes after it
            run("DELETE FROM edit WHERE seq = ?", *it);
        for (const std::string& seq : texts("SELECT seq FROM edit ORDER BY seq")) // each contains the one before
            seal(db, editSeal, "seq = ?1", std::stoll(seq));
        logs.guardAgain();
        for (const std::int64_t seq : out)
            tell("out", editSeal, std::to_string(seq), "");
        told.push_back({"library-out-steps", {{"id", std::to_string(gap)}}});
    }

    // --- What the history can put back

    // The row as the latest entry that touched it left it.
    Image inHistory(const RowKind& kind, const std::string& key)
    {
        SQLite::Statement query(db, R"(
            SELECT CASE WHEN edit.what = 'undo' THEN before ELSE after END
            FROM edit JOIN edit_row ON edit_row.seq = coalesce(edit.target, edit.seq)
            WHERE kind = ?1 AND key = ?2 ORDER BY edit.seq DESC LIMIT 1)");
        query.bind(1, kind.name);
        query.bind(2, key);
        if (!query.executeStep() || query.isColumnNull(0))
            return {};
        return query.getColumn(0).getString();
    }

    void remove(const RowKind& kind, const std::string& key)
    {
        if (&kind == &standRows)
            run("DELETE FROM stand_aside WHERE stand = ?", key);
        run(kind.remove, key);
    }

    void mendRow(const RowKind& kind, const std::string& key)
    {
        const std::string id = &kind == &asideRows ? key.substr(key.find('/') + 1) : key;
        const std::string before = calledOf(store, kind.seal, id);
        const Image image = wholeLog ? inHistory(kind, key) : Image();
        if (!image) {
            remove(kind, key);
            return tell("out", kind.seal, id, before);
        }
        run(kind.put, *image);
        seal(db, kind.seal, kind.where, key);
        tell("back", kind.seal, id, calledOf(store, kind.seal, id));
    }

    void rows(const RowKind& kind, const std::string& key)
    {
        if (!isAmiss(kind.seal))
            return;
        for (const std::string& one : damaged(kind.seal, key))
            mendRow(kind, one);
        if (!wholeLog)
            return;
        SQLite::Statement keys(db, "SELECT DISTINCT key FROM edit_row WHERE kind = ?");
        keys.bind(1, kind.name);
        while (keys.executeStep())
            if (const std::string one = keys.getColumn(0).getString(); inHistory(kind, one) && !imageOf(db, kind, one))
                mendRow(kind, one);
    }

    // --- What it cannot

    bool isWholeBattle(const std::string& id)
    {
        return !guarded(store.path, [&]() -> std::optional<Fault> {
            readBattleItself(store, id);
            readBattleEntries(store, id, 0);
            return {};
        });
    }

    void battles()
    {
        std::vector<std::string> out = texts("SELECT id FROM battle NOT INDEXED");
        std::erase_if(out, [this](const std::string& id) { return isWholeBattle(id); });
        Unguarded records(db, "'battle_entry', 'battle_event', 'battle_change'");
        for (const std::string& id : out) {
            tell("out", battleSeal, id, calledOf(store, battleSeal, id));
            for (const char* table : {"battle_about", "battle_kept", "battle_change", "battle_event", "battle_entry"})
                run("DELETE FROM " + std::string(table) + " WHERE battle = ?", id);
            run("DELETE FROM battle WHERE id = ?", id);
        }
        for (const char* table : {"battle_about", "battle_kept", "battle_change", "battle_event", "battle_entry",
                 "battle_course", "battle_thing", "battle_start", "battle_began", "battle_score", "battle_untold",
                 "battle_unspelt", "battle_respelt"})
            db.exec("DELETE FROM " + std::string(table) + " WHERE battle NOT IN (SELECT id FROM battle)");
        records.guardAgain();
    }

    void abouts()
    {
        for (const std::string& battle : damaged(aboutSeal, "battle")) {
            tell("out", aboutSeal, battle, calledOf(store, aboutSeal, battle));
            run("DELETE FROM battle_about WHERE battle = ?", battle);
        }
    }

    void settings()
    {
        for (const std::string& key : damaged(settingSeal, "key")) {
            run("DELETE FROM setting WHERE key = ?", key);
            tell("out", settingSeal, key, "");
        }
    }

    // --- The roll

    void count(const SealedKind& kind)
    {
        if (!isAmiss(kind))
            return;
        countAnew(store, kind);
        if (const Message gone{"library-out-gone", {}}; !contains(told, gone))
            told.push_back(gone);
    }

    void all()
    {
        log();
        rows(armyRows, "id");
        rows(fieldRows, "id");
        rows(standRows, "id");
        rows(asideRows, "stand || '/' || army");
        battles();
        abouts();
        settings();
        for (const SealedKind* kind : {&armySeal, &fieldSeal, &standSeal, &asideSeal, &settingSeal, &battleSeal,
                 &aboutSeal, &stepSeal, &editSeal})
            count(*kind);
        remakeSearch(store);
        // What plain SQL is told has no checksum: it follows from the records, and is told anew.
        db.exec("INSERT OR IGNORE INTO battle_untold (battle) SELECT id FROM battle");
    }
};

} // namespace

std::vector<Message> mendLibrary(LibraryStore& store)
{
    store.db->exec("REINDEX");
    Mender mender{store};
    mender.all();
    if (!lookThrough(store))
        throw Refused{libraryFault(store.path, "mend-too-much")};
    return std::move(mender.told);
}

} // namespace strategikon
