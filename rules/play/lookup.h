// A table by two numbers: casualties by factor and figures. Beyond its first and last row these count; a column that is
// not printed is made up of those that are, the largest first.
#pragma once

#include "model/text/node.h"

#include <map>
#include <vector>

namespace strategikon::play {

struct Lookup {
    std::vector<int> columns{}; // rising
    std::map<int, std::vector<int>> rows{};
    int at(int row, int column) const; // 0 in an empty table
};

std::vector<int> numbersOf(const Node& list);
// `columns: [1, 2, 10]`, `rows: {-1: [19, 38, 190]}`.
Lookup readLookup(const Node& table);

} // namespace strategikon::play
