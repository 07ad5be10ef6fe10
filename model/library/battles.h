// Recorded battles in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <span>
#include <string_view>

namespace strategikon {

std::vector<SavedBattle> readBattles(SQLite::Database& db, std::string_view place);
SavedBattle readSavedBattle(LibraryStore& store, const std::string& id);
int entriesOf(LibraryStore& store, const std::string& id);
std::vector<StoredEntry> readBattleEntries(LibraryStore& store, const std::string& id, int after);

SavedBattle createBattle(LibraryStore& store, const BattleContent& content);
void addBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts);
SavedBattle renameBattle(LibraryStore& store, const std::string& id, const std::string& name);
SavedBattle placeBattle(LibraryStore& store, const std::string& id, std::string_view place);

} // namespace strategikon
