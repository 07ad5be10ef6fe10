// Reading the cost table, with the player's own cells laid over it.
#include "rules/fog/costs_file.h"

#include "rules/tables.h"

namespace strategikon::fogCosts {

namespace {

constexpr std::array<std::string_view, 4> qualityColumns{"elite", "superior", "average", "poor"};

Mark markOf(std::string_view word)
{
    return word == "recovered" ? Mark::recovered : word == "read" ? Mark::read : Mark::certain;
}

} // namespace

std::vector<Node> rowsOf(const Node& table, std::string_view section)
{
    const Node* rows = table.find(section);
    return rows ? rows->items() : std::vector<Node>{};
}

Node rowWith(const Node& table, std::string_view section, const std::string& id)
{
    if (const Node* rows = table.find(section))
        for (const Node& row : rows->items())
            if (row.textOr("id") == id)
                return row;
    return {};
}

int pointsOf(const Node& cell)
{
    const Node* points = cell.isMap() ? cell.find("points") : &cell;
    return points ? int(points->integer().value_or(0)) : 0;
}

Table::Table(const Node& table, const Node& own)
{
    readBases(table, own);
    readCapabilities(table, own);
    for (const Node& row : rowsOf(table, "commanders"))
        if (const auto price = cell("commanders", row, own, "points"))
            commanders.push_back(
                {row.textOr("name"), *price, int(row.integerOr("initiative", 0)), int(row.integerOr("range", 0))});
    for (const Node& row : rowsOf(table, "others"))
        if (const auto price = cell("others", row, own, "points"))
            others[row.textOr("id")] = *price;
    for (const Node& row : rowsOf(table, "marks"))
        texts[row.textOr("id") == "corrected" ? Mark::corrected : markOf(row.textOr("id"))] = row.textOr("text");
}

void Table::readBases(const Node& table, const Node& own)
{
    for (const Node& node : rowsOf(table, "bases")) {
        Row row{node.textsOf("types"), node.textOr("armour", "-"), node.textOr("with"), {}, {}};
        for (std::size_t q = 0; q < qualityColumns.size(); ++q)
            row.quality[q] = cell("bases", node, own, qualityColumns[q]);
        row.drilled = cell("bases", node, own, "drilled");
        rows.push_back(std::move(row));
    }
}

void Table::readCapabilities(const Node& table, const Node& own)
{
    for (const Node& node : rowsOf(table, "capabilities"))
        capabilities.push_back(
            {node.textOr("name"), cell("capabilities", node, own, "foot"), cell("capabilities", node, own, "mounted"),
                node.textsOf("types"), node.textsOf("excludes"), int(node.integerOr("reason", 0))});
}

// A number, or {points, mark}; the player's own cell goes before it.
std::optional<Price> Table::cell(std::string_view table, const Node& row, const Node& own, std::string_view column)
{
    const Node* value = row.find(column);
    const Node correction = rowWith(own, table, row.textOr("id"));
    const Node* corrected = correction.isMap() ? correction.find(column) : nullptr;
    if (corrected)
        value = corrected;
    if (!value)
        return {};
    const Mark mark = corrected ? Mark::corrected : value->isMap() ? markOf(value->textOr("mark")) : Mark::certain;
    Price price{pointsOf(*value)};
    if (mark != Mark::certain) {
        price.marks = 1u << unsigned(mark);
        price.doubts.set(all.size());
    }
    all.push_back({std::string(table), row.textOr("id"), row.textOr("name"), std::string(column), price,
        int(row.integerOr("line", 0))});
    return price;
}

Table Table::inForce()
{
    const Node table = readTable("fog", "costs");
    return Table(table, readOwnTable({"fog", "costs", [table](const Node& own) { return misfits(own, table); }}));
}

} // namespace strategikon::fogCosts
