#include "rules/play/lookup.h"

#include <algorithm>

namespace strategikon::play {

std::vector<int> numbersOf(const Node& list)
{
    std::vector<int> all;
    for (const Node& one : list.items())
        all.push_back(int(one.integer().value_or(0)));
    return all;
}

int Lookup::at(int row, int column) const
{
    if (rows.empty())
        return 0;
    const auto& cells = rows.at(std::clamp(row, rows.begin()->first, rows.rbegin()->first));
    int sum = 0;
    for (std::size_t i = std::min(columns.size(), cells.size()); i-- > 0;)
        for (; columns[i] > 0 && column >= columns[i]; column -= columns[i])
            sum += cells[i];
    return sum;
}

Lookup readLookup(const Node& table)
{
    Lookup read;
    if (const Node* columns = table.find("columns"))
        read.columns = numbersOf(*columns);
    if (const Node* rows = table.find("rows"))
        for (const Node::Entry& row : rows->entries())
            read.rows[std::stoi(row.key)] = numbersOf(row.node);
    return read;
}

} // namespace strategikon::play
