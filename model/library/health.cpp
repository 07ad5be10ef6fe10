#include "model/library/health.h"

#include "model/library/battles.h"
#include "model/library/log.h"
#include "model/library/seal.h"
#include "model/text/contains.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace strategikon {

namespace {

struct Look {
    const LibraryStore& store;
    Result<LibraryHealth> found{LibraryHealth()};

    // What throws is told, and the rest is looked at all the same.
    template <class F>
    void at(F part)
    {
        auto fault = guarded(store.path, [&]() -> std::optional<Fault> {
            part();
            return {};
        });
        if (fault && !contains(found.faults, *fault))
            found.faults.push_back(std::move(*fault));
    }

    void file(const char* pragma, const char* fine)
    {
        SQLite::Statement query(*store.db, pragma);
        if (!query.executeStep())
            return;
        if (const std::string answer = query.getColumn(0).getString(); answer != fine)
            throw Refused{libraryFault(store.path, "damaged", {{"detail", answer}})};
    }

    int rows(const SealedKind& kind)
    {
        SealedRows all(store, kind, "1");
        int count = 0;
        while (all.next())
            ++count;
        for (const Fault& fault : all.faults())
            at([&] { throw Refused{fault}; });
        return count;
    }

    void log()
    {
        for (const Edit& edit : readHistory(store, Scope::all(), 0)) {
            ++found->changes;
            found->latest = std::max(found->latest, edit.at);
            at([&] { keptRows(store, edit.seq); });
        }
    }

    void battles()
    {
        for (const char* place : {"open", "archived", "removed"}) {
            const auto all = readBattles(store, place);
            for (const SavedBattle& battle : all.value.value_or(std::vector<SavedBattle>()))
                at([&] {
                    ++found->battles;
                    found->latest = std::max(found->latest, battle.changed);
                    readBattleItself(store, battle.id);
                    found->entries += int(readBattleEntries(store, battle.id, 0).size());
                });
        }
    }
};

} // namespace

Result<LibraryHealth> lookThrough(const LibraryStore& store)
{
    Look look{store};
    look.at([&] { look.file("PRAGMA integrity_check(1)", "ok"); });
    look.at([&] { look.file("PRAGMA foreign_key_check", ""); });
    look.at([&] { look.found->armies = look.rows(armySeal); });
    look.at([&] { look.found->fields = look.rows(fieldSeal); });
    look.at([&] { look.found->stands = look.rows(standSeal); });
    for (const SealedKind* kind : {&asideSeal, &settingSeal, &battleSeal, &aboutSeal, &stepSeal, &editSeal})
        look.at([&] { look.rows(*kind); });
    look.at([&] { look.log(); });
    look.at([&] { look.battles(); });
    look.at([&] { requireSearch(store); });
    return std::move(look.found);
}

LibraryHealth contentsOf(const LibraryStore& store)
{
    SQLite::Statement query(*store.db, R"(SELECT
        (SELECT rows FROM roll WHERE kind = 'army'), (SELECT rows FROM roll WHERE kind = 'field'),
        (SELECT rows FROM roll WHERE kind = 'battle'), (SELECT rows FROM roll WHERE kind = 'stand'),
        (SELECT coalesce(sum(entries), 0) FROM battle), (SELECT rows FROM roll WHERE kind = 'edit'),
        max(coalesce((SELECT max(at) FROM edit), ''), coalesce((SELECT max(changed) FROM battle), '')))");
    query.executeStep();
    const auto number = [&query](int column) { return query.getColumn(column).getInt(); };
    return {number(0), number(1), number(2), number(3), number(4), number(5), query.getColumn(6).getString()};
}

void remakeSearch(LibraryStore& store)
{
    requireAll(store, armySeal); // what is damaged shall not be found as if it were not
    store.db->exec("INSERT INTO army_search (army_search) VALUES ('rebuild')");
    sealSearch(*store.db);
}

} // namespace strategikon
