// Two armies side by side.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

// One line of the comparison: bodies of one form, matched by printed name across nations.
struct ComparedRow {
    std::string name; // "Cavalry + Companions"
    int counts[2] = {};
    int points[2] = {}; // minor units of its side
};

struct ComparedFigure {
    std::string id;
    int values[2] = {};
    int parts[2] = {1, 1}; // of one, that the values count
};

struct Comparison {
    std::vector<ComparedRow> rows;
    std::vector<ComparedFigure> figures; // with "points" and "limit"
    int parts[2] = {1, 1};               // minor units of one point, of the rows
};

// Faults where one of the lists is unknown.
Result<Comparison> compare(Catalogue& catalogue, const Army& left, const Army& right);

} // namespace strategikon
