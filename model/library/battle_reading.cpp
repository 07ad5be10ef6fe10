// A record read back: what hangs together in three tables is counted, so that a row that is missing is found.
#include "model/library/battles.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

struct Reader {
    LibraryStore& store;
    const std::string& id;
    int after;

    std::vector<StoredEntry> all{};
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
                [&query](int column) { return query.getColumn(column).getInt(); });
    }

    void require(bool holds) const
    {
        if (!holds)
            throw Refused{libraryFault(store.path, "battle-gap", {{"id", id}})};
    }

    std::size_t entryAt(int number) const
    {
        require(number > after && std::size_t(number - after) <= all.size());
        return std::size_t(number - after - 1);
    }

    void readEntries()
    {
        each("SELECT number, kind, parent, target, what, text, answer, program, events, at FROM battle_entry "
             "WHERE battle = ? AND number > ? ORDER BY number",
            [this](auto text, auto number) {
                require(number(0) == after + int(all.size()) + 1);
                all.push_back(
                    {number(0), text(1), text(4), text(5), number(2), number(3), text(6), text(7), text(9), {}});
                events.push_back(number(8));
            });
        changes.resize(all.size());
    }

    void readEvents()
    {
        each("SELECT entry, part, what, things, figures, rule, changes FROM battle_event "
             "WHERE battle = ? AND entry > ? ORDER BY entry, part",
            [this](auto text, auto number) {
                const auto at = entryAt(number(0));
                all[at].events.push_back({text(2), text(3), text(4), text(5), {}});
                changes[at].push_back(number(6));
                require(number(1) == int(all[at].events.size()));
            });
    }

    void readChanges()
    {
        each("SELECT entry, event, part, what, thing, field, before, after, more FROM battle_change "
             "WHERE battle = ? AND entry > ? ORDER BY entry, event, part",
            [this](auto text, auto number) {
                auto& its = all[entryAt(number(0))].events;
                require(number(1) >= 1 && number(1) <= int(its.size()));
                auto& of = its[std::size_t(number(1) - 1)].changes;
                of.push_back({text(3), text(5), number(4), number(6), number(7), text(8)});
                require(number(2) == int(of.size()));
            });
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

std::vector<StoredEntry> readBattleEntries(LibraryStore& store, const std::string& id, int after)
{
    Reader reader{store, id, after};
    reader.readEntries();
    reader.readEvents();
    reader.readChanges();
    reader.requireAll(entriesOf(store, id));
    return std::move(reader.all);
}

} // namespace strategikon
