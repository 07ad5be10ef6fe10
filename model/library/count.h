// How many commits a library has. Damage in the log beside it, or a disk that did not write what it said it had, can
// take away the latest of them without a trace in the file; so they are counted in the library and once more in the
// file of its lock, which is written after each commit and says on opening how many there must be.
#pragma once

#include "model/library/lock.h"
#include "model/text/fault.h"

#include <optional>
#include <vector>

namespace strategikon {

struct LibraryStore;

// Begins to count in a library that has just been made.
void beginCounting(LibraryStore& store);

// Within the transaction: one more. Then, once it is on disk: the lock's file says so.
CommitCount countCommit(LibraryStore& store);
void tellCommit(LibraryStore& store, CommitCount count);

// What the library says; nothing where it does not count.
std::optional<CommitCount> countOf(LibraryStore& store);
// How many commits are missing, of those that the lock's file knew before anything of the library was read.
std::int64_t missingOf(const std::optional<CommitCount>& known, const std::optional<CommitCount>& found);

// The fault of a library with so many commits missing.
std::optional<Fault> refuseMissing(const LibraryStore& store);

// It goes on with what is there, and says how many were missing.
void acceptMissing(LibraryStore& store, std::vector<Message>& told);

} // namespace strategikon
