#include "rules/fog/costs.h"

#include <algorithm>

namespace strategikon::fogCosts {

namespace {

constexpr std::array<std::string_view, 4> qualities{"Elite", "Superior", "Average", "Poor"};
constexpr std::array<std::string_view, 4> qualityColumns{"elite", "superior", "average", "poor"};
constexpr int wagonFactor = 3; // of the foot price of a capability, for battle wagons (rulebook 3731)

Mark markOf(std::string_view word)
{
    return word == "recovered" ? Mark::recovered : word == "read" ? Mark::read : Mark::certain;
}

// A row of the same id in a table of the same shape; null where there is none.
Node rowWith(const Node& table, std::string_view section, const std::string& id)
{
    if (const Node* rows = table.find(section))
        for (const Node& row : rows->items())
            if (row.textOr("id") == id)
                return row;
    return {};
}

std::vector<Node> rowsOf(const Node& table, std::string_view section)
{
    const Node* rows = table.find(section);
    return rows ? rows->items() : std::vector<Node>{};
}

bool drills(std::string_view type) { return type != "LF" && type != "LH"; }

bool has(const std::vector<std::string_view>& all, std::string_view one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

} // namespace

std::string_view word(Mark mark)
{
    constexpr std::array<std::string_view, 4> words{"certain", "recovered", "read", "corrected"};
    return words[std::size_t(mark)];
}

void Price::add(const Price& other, int times)
{
    points += other.points * times;
    mark = std::max(mark, other.mark);
}

std::vector<std::string_view> capabilitiesOf(std::string_view cell)
{
    std::vector<std::string_view> all;
    while (!cell.empty() && cell != "-") {
        const auto comma = cell.find(", ");
        all.push_back(cell.substr(0, comma));
        cell = comma == std::string_view::npos ? std::string_view() : cell.substr(comma + 2);
    }
    return all;
}

bool isMounted(std::string_view type)
{
    constexpr std::array<std::string_view, 9> mounted{"Kn", "Ct", "LH", "Cv", "Cm", "El", "HCh", "LCh", "SCh"};
    return std::find(mounted.begin(), mounted.end(), type) != mounted.end();
}

Table::Table(const Node& table, const Node& own)
{
    readBases(table, own);
    readCapabilities(table, own);
    for (const Node& row : rowsOf(table, "commanders"))
        if (const auto price = cell("commanders", row, own, "points"))
            commanders.push_back({row.textOr("name"), *price, int(row.integerOr("initiative", 0))});
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
            {node.textOr("name"), cell("capabilities", node, own, "foot"), cell("capabilities", node, own, "mounted")});
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
    const Node* points = value->isMap() ? value->find("points") : value;
    const Price price{int(points ? points->integer().value_or(0) : 0),
        corrected            ? Mark::corrected
            : value->isMap() ? markOf(value->textOr("mark"))
                             : Mark::certain};
    all.push_back({std::string(table), row.textOr("id"), row.textOr("name"), std::string(column), price,
        int(row.integerOr("line", 0))});
    return price;
}

const Table::Row* Table::rowOf(const Base& base) const
{
    const auto shooting = capabilitiesOf(base.shooting);
    const Row* best = nullptr;
    for (const Row& row : rows) {
        const bool type = std::find(row.types.begin(), row.types.end(), base.type) != row.types.end();
        if (type && row.armour == base.armour && (row.with.empty() || has(shooting, row.with)))
            best = !best || !row.with.empty() ? &row : best; // the row that asks for more
    }
    return best;
}

// False where such troops cannot have one of them.
bool Table::addCapabilities(Price& price, const Base& base, std::string_view cell, const Row& row) const
{
    for (std::string_view name : capabilitiesOf(cell)) {
        if (name == row.with)
            continue; // in the price of the row
        const auto known =
            std::find_if(capabilities.begin(), capabilities.end(), [&](const Capability& c) { return c.name == name; });
        if (known == capabilities.end())
            return false;
        const auto& extra = isMounted(base.type) ? known->mounted : known->foot;
        if (!extra)
            return false;
        price.add(*extra, base.type == "BWg" ? wagonFactor : 1);
    }
    return true;
}

std::optional<Price> Table::base(const Base& base) const
{
    const Row* row = rowOf(base);
    const auto quality = std::find(qualities.begin(), qualities.end(), base.quality);
    if (!row || quality == qualities.end() || !row->quality[std::size_t(quality - qualities.begin())])
        return {};
    Price price = *row->quality[std::size_t(quality - qualities.begin())];
    if (base.training == "Drilled" && drills(base.type)) {
        if (!row->drilled)
            return {};
        price.add(*row->drilled);
    }
    if (base.type == "Cm")
        price.add(other("camelry"));
    if (!addCapabilities(price, base, base.shooting, *row) || !addCapabilities(price, base, base.combat, *row))
        return {};
    return price;
}

std::optional<Price> Table::commander(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.price;
    return {};
}

int Table::initiative(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.initiative;
    return 0;
}

Price Table::other(std::string_view id) const
{
    const auto known = others.find(id);
    return known == others.end() ? Price{} : known->second;
}

const std::string& Table::textOf(Mark mark) const
{
    static const std::string none;
    const auto known = texts.find(mark);
    return known == texts.end() ? none : known->second;
}

} // namespace strategikon::fogCosts
