// Rows and cells of the cost table as they are written. Used inside rules/fog only.
#pragma once

#include "rules/fog/costs.h"

namespace strategikon::fogCosts {

std::vector<Node> rowsOf(const Node& table, std::string_view section);

// A row of the same id in a table of the same shape; null where there is none.
Node rowWith(const Node& table, std::string_view section, const std::string& id);

// A cell is a number, or {points, mark}.
int pointsOf(const Node& cell);

} // namespace strategikon::fogCosts
