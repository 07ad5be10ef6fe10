#include "model/library/spelling.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

void isUnspelt(LibraryStore& store, const std::string& battle)
{
    SQLite::Statement insert(*store.db, "INSERT OR IGNORE INTO battle_unspelt (battle) VALUES (?)");
    insert.bind(1, battle);
    insert.exec();
}

std::vector<std::string> unspeltBattles(const LibraryStore& store)
{
    std::vector<std::string> all;
    for (SQLite::Statement query(*store.db, "SELECT battle FROM battle_unspelt"); query.executeStep();)
        all.push_back(query.getColumn(0).getString());
    return all;
}

void keepRespelt(LibraryStore& store, std::span<const Respelt> names)
{
    SQLite::Statement write(*store.db, "REPLACE INTO battle_respelt (battle, what, before, after) VALUES (?, ?, ?, ?)");
    for (const Respelt& one : names) {
        int at = 0;
        for (const std::string& text : {one.battle, one.what, one.before, one.after})
            write.bind(++at, text);
        write.exec();
        write.reset();
    }
    store.db->exec("DELETE FROM battle_unspelt");
}

std::vector<Respelt> readRespelt(const LibraryStore& store)
{
    std::vector<Respelt> all;
    SQLite::Statement query(*store.db, "SELECT battle, what, before, after FROM battle_respelt");
    const auto text = [&query](int column) { return query.getColumn(column).getString(); };
    while (query.executeStep())
        all.push_back({text(0), text(1), text(2), text(3)});
    return all;
}

} // namespace strategikon
