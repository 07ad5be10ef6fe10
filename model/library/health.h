// All of a library looked through.
#pragma once

#include "model/library/records.h"
#include "model/library/store.h"

namespace strategikon {

// What it holds, as far as that can be read, and a fault for everything that is not as it was written.
Result<LibraryHealth> lookThrough(const LibraryStore& store);

// The same as it is counted, without a look at every row.
LibraryHealth contentsOf(const LibraryStore& store);

// The search index made anew from the armies. Within the caller's transaction.
void remakeSearch(LibraryStore& store);

} // namespace strategikon
