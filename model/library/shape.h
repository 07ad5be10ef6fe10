// What a file holds beside rows: tables, indexes, triggers, views. A library has those of its version, to the letter.
#pragma once

#include "model/library/step.h"
#include "model/text/fault.h"

#include <SQLiteCpp/Database.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace strategikon {

struct ShapePart {
    std::string type, name, table, sql; // as in sqlite_schema
    friend auto operator<=>(const ShapePart&, const ShapePart&) = default;
};
using Shape = std::vector<ShapePart>; // in order

Shape shapeOf(SQLite::Database& db);
// Of a library that the steps up to this version have just made.
Shape freshShape(int version, std::span<const LibraryStep> steps);
// SHA-256 of all of it, as schema/library/fingerprints.txt has it for each version.
std::string fingerprintOf(const Shape& shape);

// The table of a file of everything for what lies beside the library (everything.h).
extern const char* const keptFilesTable;

// What of a file is not as in a fresh library of its version.
struct Misshape {
    Shape foreign; // what it has more, or otherwise
    Shape missing; // what it lacks, or has otherwise
    bool none() const { return foreign.empty() && missing.empty(); }
};
Misshape misshapeOf(SQLite::Database& db, int version, std::span<const LibraryStep> steps);

// The fault of a file that is not so. Asked before anything else is asked of it.
std::optional<Fault> refuseShape(const std::string& path, const Misshape& found);

} // namespace strategikon
