// The versions of the library's file.
#pragma once

#include <span>

namespace strategikon {

struct LibraryStep {
    int version;      // brings a file of version - 1 to this one; the first is 1
    const char* name; // of its file in schema/library
    const char* sql;
    const char* fingerprint = ""; // of the shape it leads to (shape.h), where that is known
};

// The steps of schema/library, which are put into the program when it is built. In order, without gaps.
std::span<const LibraryStep> shippedLibrarySteps();

} // namespace strategikon
