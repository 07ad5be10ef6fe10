// The collection in the database. All within the caller's transaction; what is not possible is thrown as Refused.
#pragma once

#include "model/library/records.h"
#include "model/library/store.h"

#include <string>
#include <vector>

namespace strategikon {

std::vector<StandType> readStands(const LibraryStore& store);
std::vector<StandsAside> readAside(const LibraryStore& store, const std::string& armyId); // empty: of all armies

StandType keepStands(LibraryStore& store, const StandType& stands);
void dropStands(LibraryStore& store, const std::string& id);
void putAside(LibraryStore& store, const std::string& armyId, const std::string& standId, int stands);
void replaceAside(LibraryStore& store, const std::string& armyId, const std::vector<StandsAside>& stands);

} // namespace strategikon
