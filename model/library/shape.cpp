#include "model/library/shape.h"

#include "model/library/connection.h"
#include "model/library/trouble.h"
#include "model/text/digest.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <iterator>

namespace strategikon {

namespace {

bool isKeptFiles(const ShapePart& part)
{
    return part.table == "file"
        && ((part.type == "table" && part.name == "file" && part.sql == keptFilesTable)
            || (part.type == "index" && part.name == "sqlite_autoindex_file_1" && part.sql.empty()));
}

const char* fingerprintOfVersion(int version, std::span<const LibraryStep> steps)
{
    const auto step = std::ranges::find_if(steps, [version](const LibraryStep& one) { return one.version == version; });
    return step == steps.end() ? "" : step->fingerprint;
}

Shape without(const Shape& all, const Shape& others)
{
    Shape rest;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(rest));
    return rest;
}

} // namespace

const char* const keptFilesTable = "CREATE TABLE file (path TEXT PRIMARY KEY, text TEXT, digest INTEGER) STRICT";

Shape shapeOf(SQLite::Database& db)
{
    SQLite::Statement query(db, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
    Shape shape;
    while (query.executeStep())
        shape.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getString(),
            query.getColumn(3).getString()});
    std::ranges::sort(shape);
    return shape;
}

Shape freshShape(int version, std::span<const LibraryStep> steps)
{
    Connection db(":memory:", SQLite::OPEN_READWRITE);
    for (const LibraryStep& step : steps)
        if (step.version <= version)
            db.exec(step.sql);
    return shapeOf(db);
}

std::string fingerprintOf(const Shape& shape)
{
    std::string all;
    for (const ShapePart& part : shape)
        for (const std::string& text : {part.type, part.name, part.table, part.sql})
            (all += text) += '\0';
    return sha256Hex(all);
}

// To make a fresh library takes ten milliseconds, which nobody need wait for where the fingerprint is known.
Misshape misshapeOf(SQLite::Database& db, int version, std::span<const LibraryStep> steps)
{
    Shape shape = shapeOf(db);
    std::erase_if(shape, isKeptFiles);
    if (fingerprintOf(shape) == fingerprintOfVersion(version, steps))
        return {};
    const Shape fresh = freshShape(version, steps);
    return {without(shape, fresh), without(fresh, shape)};
}

std::optional<Fault> refuseShape(const std::string& path, const Misshape& found)
{
    if (found.none())
        return {};
    const ShapePart& part = found.foreign.empty() ? found.missing.front() : found.foreign.front();
    const bool altered =
        std::ranges::any_of(found.missing, [&](const ShapePart& one) { return one.name == part.name; });
    return libraryFault(path, altered ? "altered" : "foreign", {{"called", part.name}});
}

} // namespace strategikon
