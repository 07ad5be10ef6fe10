// Names in what people said of battles, and how they were spelt before. The library knows nothing of letters: who does
// tells it. All within the caller's transaction.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/store.h"

#include <span>
#include <string>
#include <vector>

namespace strategikon {

void isUnspelt(LibraryStore& store, const std::string& battle); // its names are still to be looked at
std::vector<std::string> unspeltBattles(const LibraryStore& store);
void keepRespelt(LibraryStore& store, std::span<const Respelt> names); // and all of them were looked at
std::vector<Respelt> readRespelt(const LibraryStore& store);

} // namespace strategikon
