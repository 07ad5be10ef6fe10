// Everything a user made in one file: a copy of the library, and in a table beside it the user's other files (own
// lists, prices, scenery). It is a library like any other, and is read back in one step.
#pragma once

#include "model/library/library.h"

#include <string>
#include <vector>

namespace strategikon {

struct KeptFile {
    std::string path; // below the user's folder: "lists/SYSTEM/mine.yaml"
    std::string text;
    friend bool operator==(const KeptFile&, const KeptFile&) = default;
};

std::optional<Fault> writeEverything(
    const Library& library, const std::vector<KeptFile>& files, const std::string& target, bool replace);
// The files in such a file; none in a plain copy of a library.
Result<std::vector<KeptFile>> filesIn(const std::string& source);

// How much of it was not there yet.
struct Added {
    int armies = 0, fields = 0, battles = 0, stands = 0, settings = 0;
    friend bool operator==(const Added&, const Added&) = default;
};

// What such a file holds, and how much of it readEverything() would add. Nothing is changed; whoever has the library
// open may go on with it.
struct Looked {
    Added holds, fresh;
};
Result<Looked> lookAtEverything(const std::string& library, const std::string& source);

// Reads the library of such a file into the one at that path. What is there already is added once: armies, fields and
// battles by their id; where one of that id differs, both are kept. A battle that goes on in the file goes on here.
// Stands and settings that are there stay as they are. All in one transaction; a damaged file is refused.
Result<Added> readEverything(const std::string& library, const std::string& source);

// What can be read of a damaged library into a new one, and what of the rest has a name. Within the caller's
// transaction.
struct LibraryStore;
std::vector<Message> readSound(LibraryStore& to, const LibraryStore& from);

} // namespace strategikon
