// A library made anew beside its name, and filled before anybody sees it.
#pragma once

#include "model/library/private.h"
#include "model/library/store.h"

#include <span>

namespace strategikon {

// Empty, of the version that the steps lead to. It takes its name, and the place of what was there, by finish().
class FreshLibrary {
public:
    FreshLibrary(const std::string& path, std::span<const LibraryStep> steps); // throws Refused
    LibraryStore& store() { return store_; }
    std::optional<Fault> finish(); // and closes it

private:
    PrivateFile file_; // before the store, which is closed first
    LibraryStore store_;
};

// Fills it with the rows of a library of any of these versions, one after another, each as it is, and brings it up to
// date. Nothing but rows of our own tables comes over; what is found by them is made anew.
void copyRows(SQLite::Database& from, FreshLibrary& to, int version, std::span<const LibraryStep> steps);

} // namespace strategikon
