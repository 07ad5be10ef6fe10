// Battlefields in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/records.h"
#include "model/library/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

// With those that are as they were written; the faults name the others.
Result<std::vector<SavedField>> readFields(const LibraryStore& store, bool archived);
SavedField readSavedField(const LibraryStore& store, const std::string& id);
std::vector<SavedField> removedFields(const LibraryStore& store);

SavedField createField(LibraryStore& store, const FieldContent& content);
SavedField saveField(LibraryStore& store, const std::string& id, const FieldContent& content, std::string_view what,
    std::string_view detail);
SavedField archiveField(LibraryStore& store, const std::string& id, bool archived);
void removeField(LibraryStore& store, const std::string& id);

} // namespace strategikon
