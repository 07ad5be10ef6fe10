// Armies in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/records.h"
#include "model/library/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

std::vector<SavedArmy> findArmies(SQLite::Database& db, const ArmyFilter& filter);
SavedArmy readSavedArmy(LibraryStore& store, const std::string& id);
std::vector<TagCount> countTags(SQLite::Database& db);
std::vector<SavedArmy> removedArmies(SQLite::Database& db);
SavedArmy armyOfEntry(LibraryStore& store, std::int64_t seq);

SavedArmy createArmy(LibraryStore& store, const ArmyContent& content, std::string_view what, std::string_view detail);
SavedArmy saveArmy(LibraryStore& store, const std::string& id, const ArmyContent& content, std::string_view what,
    std::string_view detail);
SavedArmy archiveArmy(LibraryStore& store, const std::string& id, bool archived);
void removeArmy(LibraryStore& store, const std::string& id);
void refreshArmy(LibraryStore& store, const std::string& id, const std::string& words, const std::string& facts);

std::string newId(); // 16 small hexadecimal digits

} // namespace strategikon
