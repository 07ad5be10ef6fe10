// A record read back: what hangs together in three tables is counted, so that a row that is missing is found.
#include "model/library/battles.h"

#include "model/library/seal.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace strategikon {

namespace {

struct Reader {
    const LibraryStore& store;
    const std::string& id;
    int after;

    std::vector<StoredEntry> all{};
    std::vector<std::int64_t> digests{};     // of each entry, as they were written
    std::vector<int> events{};               // of each entry, how many there must be
    std::vector<std::vector<int>> changes{}; // of each event, how many there must be

    // Goes through the rows of one battle in their order.
    template <class Take>
    void each(const char* select, Take take)
    {
        SQLite::Statement query(*store.db, select);
        query.bind(1, id);
        query.bind(2, after);
        while (query.executeStep())
            take([&query](int column) { return query.getColumn(column).getString(); },
                [&query](int column) { return query.getColumn(column).getInt64(); });
    }

    void require(bool holds) const
    {
        if (!holds)
            throw Refused{
                libraryFault(store.path, "battle-gap", {{"id", id}, {"called", calledOf(store, battleSeal, id)}})};
    }

    std::size_t entryAt(int number) const
    {
        require(number > after && std::size_t(number - after) <= all.size());
        return std::size_t(number - after - 1);
    }

    void readEntries()
    {
        each("SELECT number, kind, parent, target, what, text, answer, program, events, at, digest FROM "
             "battle_entry "
             "WHERE battle = ? AND number > ? ORDER BY number",
            [this](auto text, auto number) {
                require(number(0) == after + int(all.size()) + 1);
                all.push_back({int(number(0)), text(1), text(4), text(5), int(number(2)), int(number(3)), text(6),
                    text(7), text(9), {}});
                events.push_back(int(number(8)));
                digests.push_back(number(10));
            });
        changes.resize(all.size());
    }

    void readEvents()
    {
        each("SELECT entry, part, what, things, figures, rule, changes FROM battle_event "
             "WHERE battle = ? AND entry > ? ORDER BY entry, part",
            [this](auto text, auto number) {
                const auto at = entryAt(int(number(0)));
                all[at].events.push_back({text(2), text(3), text(4), text(5), {}});
                changes[at].push_back(int(number(6)));
                require(number(1) == int(all[at].events.size()));
            });
    }

    void readChanges()
    {
        each("SELECT entry, event, part, what, thing, field, before, after, more FROM battle_change "
             "WHERE battle = ? AND entry > ? ORDER BY entry, event, part",
            [this](auto text, auto number) {
                auto& its = all[entryAt(int(number(0)))].events;
                require(number(1) >= 1 && number(1) <= int(its.size()));
                auto& of = its[std::size_t(number(1) - 1)].changes;
                of.push_back({text(3), text(5), int(number(4)), int(number(6)), int(number(7)), text(8)});
                require(number(2) == int(of.size()));
            });
    }

    // Each entry's digest contains that of the one before it, the first that of the beginning; the battle has the last.
    void requireSound(const RecordEnd& end) const
    {
        std::int64_t digest = after == 0 ? end.origin : digestAt(after);
        for (std::size_t i = 0; i < all.size(); ++i) {
            digest = sealOf(digest, all[i]);
            if (digest != digests[i])
                throw Refused{damagedRow(store, battleSeal, id)};
        }
        if (digest != end.head)
            throw Refused{damagedRow(store, battleSeal, id)};
    }

    std::int64_t digestAt(int number) const
    {
        SQLite::Statement query(*store.db, "SELECT digest FROM battle_entry WHERE battle = ? AND number = ?");
        query.bind(1, id);
        query.bind(2, number);
        return query.executeStep() ? query.getColumn(0).getInt64() : 0;
    }

    void requireAll(int entries) const
    {
        require(int(all.size()) == std::max(entries - after, 0));
        for (std::size_t i = 0; i < all.size(); ++i) {
            require(int(all[i].events.size()) == events[i]);
            for (std::size_t j = 0; j < changes[i].size(); ++j)
                require(int(all[i].events[j].changes.size()) == changes[i][j]);
        }
    }
};

} // namespace

std::vector<StoredEntry> readBattleEntries(const LibraryStore& store, const std::string& id, int after)
{
    const RecordEnd end = endOf(store, id);
    Reader reader{store, id, after};
    reader.readEntries();
    reader.readEvents();
    reader.readChanges();
    reader.requireAll(end.entries);
    reader.requireSound(end);
    return std::move(reader.all);
}

std::optional<SavedBattle> sameBattle(
    const LibraryStore& store, const BattleContent& content, std::span<const StoredEntry> entries)
{
    // Of several copies the one of that name, else the first.
    SQLite::Statement query(*store.db,
        "SELECT id FROM battle WHERE place <> 'removed' AND entries = ? AND system = ? AND beginning = ? "
        "ORDER BY name = ? DESC, created, id");
    query.bind(1, int(entries.size()));
    query.bind(2, content.system);
    query.bind(3, content.beginning);
    query.bind(4, content.name);
    const auto same = [](StoredEntry one, const StoredEntry& other) {
        one.at = other.at;
        one.program = other.program;
        return one == other;
    };
    while (query.executeStep()) {
        const std::string id = query.getColumn(0).getString();
        const auto there = readBattleEntries(store, id, 0);
        if (std::equal(there.begin(), there.end(), entries.begin(), entries.end(), same))
            return readSavedBattle(store, id);
    }
    return {};
}

std::vector<StoredEntry> readOldEntries(const LibraryStore& store, const std::string& id)
{
    Reader reader{store, id, 0};
    try {
        reader.readEntries();
        reader.readEvents();
        reader.readChanges();
    } catch (const Refused&) { // whoever reads it is told
    }
    return std::move(reader.all);
}

} // namespace strategikon
