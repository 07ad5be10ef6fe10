// Armies in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/records.h"
#include "model/library/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

// With those that are as they were written; the faults name the others.
Result<std::vector<SavedArmy>> findArmies(const LibraryStore& store, const ArmyFilter& filter);
SavedArmy readSavedArmy(const LibraryStore& store, const std::string& id);
Result<std::vector<TagCount>> countTags(const LibraryStore& store);
std::vector<SavedArmy> removedArmies(const LibraryStore& store);

SavedArmy createArmy(LibraryStore& store, const ArmyContent& content, std::string_view what, std::string_view detail);
SavedArmy saveArmy(LibraryStore& store, const std::string& id, const ArmyContent& content, std::string_view what,
    std::string_view detail);
SavedArmy archiveArmy(LibraryStore& store, const std::string& id, bool archived);
void removeArmy(LibraryStore& store, const std::string& id);
void refreshArmy(LibraryStore& store, const std::string& id, const std::string& words, const std::string& facts);

std::string newId(); // 16 small hexadecimal digits

} // namespace strategikon
