#include "rules/arms.h"

#include "model/text/contains.h"
#include "rules/tables.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace strategikon {

namespace {

bool hasPart(std::string_view cell, std::string_view value)
{
    for (std::size_t at = 0; at <= cell.size();) {
        const std::size_t end = std::min(cell.find(", ", at), cell.size());
        if (cell.substr(at, end - at) == value)
            return true;
        at = end + 2;
    }
    return false;
}

} // namespace

Arms::Arms(const Node& table)
{
    for (const Node& row : table.itemsOf("arms")) {
        Row& read = rows_.emplace_back(Row{row.textOr("glyph"), {}});
        for (const Node::Entry& entry : row.entries())
            if (entry.key != "glyph")
                read.cells.push_back({entry.key, row.textsOf(entry.key)});
    }
}

const std::string& Arms::of(const Has& has) const
{
    static const std::string none;
    const auto fits = [&](const Row& row) {
        return std::ranges::all_of(row.cells, [&](const Cell& cell) {
            return std::ranges::any_of(cell.values, [&](const std::string& value) { return has(cell.column, value); });
        });
    };
    const auto found = std::ranges::find_if(rows_, fits);
    return found == rows_.end() ? none : found->arm;
}

std::vector<std::string> Arms::all() const
{
    std::vector<std::string> arms;
    for (const Row& row : rows_)
        if (!contains(arms, row.arm))
            arms.push_back(row.arm);
    return arms;
}

const Arms& armsOf(const std::string& system)
{
    static std::mutex guard;
    static std::map<std::string, Arms> read;
    const std::scoped_lock lock(guard);
    const auto known = read.find(system);
    return known != read.end() ? known->second
                               : read.emplace(system, Arms(readTable(system, "arms", {"arms"}))).first->second;
}

std::string armOf(const SystemFormat& format, const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto cells = columnsOf(list, line, options);
    const auto specials = specialsOf(list, line, options);
    return armsOf(format.id).of([&](std::string_view column, std::string_view value) {
        if (column == "special")
            return contains(specials, value);
        const auto at = std::size_t(std::ranges::find(format.columns, column) - format.columns.begin());
        return at < cells.size() && hasPart(cells[at], value);
    });
}

} // namespace strategikon
