// Battlefields as JSON (schema/field.schema.json), and the terrain a player owns (schema/pieces.schema.json).
#pragma once

#include "model/field/terrain/laying.h"
#include "model/text/json.h"

#include <string>

namespace strategikon::field {

constexpr std::size_t mostFeatures = 200, mostPieces = 60, mostThrows = 2000, mostOwned = 500;
constexpr std::size_t mostRingPoints = 2000, mostCoursePoints = 300, mostPoints = 40'000;

// Reading it back gives the same field, and writing that the same bytes.
std::string writeField(const Field& field);
// Refuses what no table can hold: sizes of 0 or 10 km, outlines that cross themselves or have no area, too many
// features or points, numbers that are none. Kinds and items of terrain are for the system to know.
Result<Field> readField(std::string_view text, const std::string& file);
Result<Node> readFieldJson(std::string_view text, const std::string& file); // of a battlefield, or a set-up with one
Node fieldNode(const Field& field);
Result<Field> fieldOf(const Node& node);

// What a player owns, as YAML or JSON.
Result<std::vector<Owned>> readOwned(std::string_view text, const std::string& file);
std::string writeOwned(const std::vector<Owned>& all); // as YAML, which reads back as the same

// The sentences of all that this folder's readers refuse; they call it themselves.
void addFieldFileMessages();

} // namespace strategikon::field
