// What people say of a battle, in a table beside the battles. All within the caller's transaction; what is not possible
// is thrown as Refused.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <map>
#include <string>

namespace strategikon {

// By the ids of battles, of whom something is said; the faults name the rows that are damaged.
Result<std::map<std::string, BattleAbout>> readAbouts(const LibraryStore& store);
BattleAbout readAbout(const LibraryStore& store, const std::string& battle);
BattleAbout soundAbout(const LibraryStore& store, const std::string& battle); // nothing where it is damaged
void writeAbout(LibraryStore& store, const std::string& battle, const BattleAbout& about);

} // namespace strategikon
