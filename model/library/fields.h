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

SavedField createField(LibraryStore& store, const FieldContent& content);
SavedField saveField(LibraryStore& store, const std::string& id, const FieldContent& content, std::string_view what,
    std::string_view detail);
// Every document of it that the log has.
void cleanHistory(LibraryStore& store, const std::string& id, const Cleaning& clean);
// All that a file has of a field: its document, and those of the log.
std::vector<std::string> documentsOf(SQLite::Database& db, const std::string& id);
SavedField archiveField(LibraryStore& store, const std::string& id, bool archived);
void removeField(LibraryStore& store, const std::string& id);

} // namespace strategikon
