// Recorded battles in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace strategikon {

// With those that are as they were written; the faults name the others. Of an empty place: all.
Result<std::vector<SavedBattle>> readBattles(const LibraryStore& store, std::string_view place);
// The same one by one, as long as they are wanted: those that follow are not looked at.
std::vector<Fault> eachBattle(
    const LibraryStore& store, std::string_view place, const std::function<bool(SavedBattle)>& takes);
std::vector<BattleName> readBattleNames(const LibraryStore& store); // as an index has them: none is looked at
SavedBattle readSavedBattle(const LibraryStore& store, const std::string& id);
SavedBattle readBattleItself(const LibraryStore& store, const std::string& id); // without what is said of it
std::vector<StoredEntry> readBattleEntries(const LibraryStore& store, const std::string& id, int after);

// One of the same beginning and entries, whenever they were made.
std::optional<SavedBattle> sameBattle(
    const LibraryStore& store, const BattleContent& content, std::span<const StoredEntry> entries);

// How far a record goes, with the digest of its last entry and that of what it began with.
struct RecordEnd {
    int entries = 0;
    std::int64_t head = 0, origin = 0;
};
RecordEnd endOf(const LibraryStore& store, const std::string& id);
// Records of an older file get their digests. One with a gap keeps it.
std::vector<StoredEntry> readOldEntries(const LibraryStore& store, const std::string& id); // as far as they go
void sealOldBattles(LibraryStore& store);

// None where there is none that is as it was written: it follows from the record, which is there.
std::optional<KeptState> readKeptState(const LibraryStore& store, const std::string& id);
void writeKeptState(LibraryStore& store, const std::string& id, const KeptState& kept); // in place of the one before

SavedBattle createBattle(LibraryStore& store, const BattleContent& content);
void addBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts);
// From another library: as they are there, with their ids and times.
void keepBattle(LibraryStore& store, const SavedBattle& battle); // without its entries
void keepBattleEntries(
    LibraryStore& store, const std::string& id, std::span<const StoredEntry> entries, const std::string& facts);
void refreshBattleFacts(LibraryStore& store, const std::string& id, const std::string& facts);
SavedBattle renameBattle(LibraryStore& store, const std::string& id, const std::string& name);
SavedBattle placeBattle(LibraryStore& store, const std::string& id, std::string_view place);

} // namespace strategikon
