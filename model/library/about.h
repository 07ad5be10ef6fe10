// What people say of a battle, in a table beside the battles. All within the caller's transaction; what is not possible
// is thrown as Refused.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <SQLiteCpp/Statement.h>

#include <map>
#include <string>

namespace strategikon {

// By the ids of battles, of whom something is said; the faults name the rows that are damaged.
Result<std::map<std::string, BattleAbout>> readAbouts(const LibraryStore& store);
// One after another, by the battle's id; what is damaged is empty, and told.
class AboutReader {
public:
    explicit AboutReader(const LibraryStore& store);
    BattleAbout of(const std::string& battle);
    const std::vector<Fault>& faults() const { return faults_; }

private:
    const LibraryStore& store_;
    SQLite::Statement query_;
    std::vector<Fault> faults_{};
};
BattleAbout readAbout(const LibraryStore& store, const std::string& battle);
BattleAbout soundAbout(const LibraryStore& store, const std::string& battle); // nothing where it is damaged
// The version of the file from which on every battle has its day.
inline constexpr int daysSince = 8;
// Of a battle that was just made.
void newAbout(LibraryStore& store, const std::string& battle, const BattleAbout& about);
// Battles of which nobody said when they were played were so when they were begun, on the day that was here.
void keepOldDays(LibraryStore& store);
void writeAbout(LibraryStore& store, const std::string& battle, const BattleAbout& about);

} // namespace strategikon
