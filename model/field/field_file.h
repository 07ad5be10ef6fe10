// Battlefields as JSON (schema/field.schema.json), out and in.
#pragma once

#include "model/field/field.h"
#include "model/text/json.h"

#include <string>

namespace strategikon::field {

// Reading it back gives the same field, and writing that the same bytes.
std::string writeField(const Field& field);
// Refuses what no table can hold: sizes of 0 or 10 km, outlines that cross themselves or have no area, more than 200
// features, 2,000 points in an outline or 40,000 in all, numbers that are none.
Reading<Field> readField(std::string_view text, const std::string& file);
Node fieldNode(const Field& field);
Reading<Field> fieldOf(const Node& node);

} // namespace strategikon::field
