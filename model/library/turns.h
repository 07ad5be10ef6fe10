// What plain SQL asks of battles beside their records (schema/library/008-turns.sql): the course of each, who took
// part, what was scored. It follows from the records, and nothing of the program reads it. All within the caller's
// transaction.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace strategikon {

// Which steps led to where the battle stands, after an entry that was just written.
void followCourse(LibraryStore& store, const std::string& battle, const StoredEntry& entry);

void isUntold(LibraryStore& store, const std::string& battle); // somebody who knows its rules has still to tell of it
std::vector<std::pair<std::string, std::string>> untoldBattles(const LibraryStore& store); // with their systems
void tellBattle(LibraryStore& store, const std::string& battle, const ToldBattle& told);
void tellSteps(LibraryStore& store, const std::string& battle, std::span<const ToldStep> told); // of one that was told

} // namespace strategikon
