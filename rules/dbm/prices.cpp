#include "rules/dbm/prices.h"

#include "model/text/contains.h"

#include <algorithm>
#include <charconv>

namespace strategikon::dbmRules {

namespace {

std::string keyOf(const std::string& type, const std::string& grade, const std::string& order)
{
    return type + " " + grade + " " + order;
}

const std::vector<Node>& rowsOf(const Node& table, std::string_view key)
{
    static const std::vector<Node> none;
    const Node* rows = table.find(key);
    return rows ? rows->items() : none;
}

} // namespace

std::optional<int> halves(std::string_view written)
{
    const int half = !written.ends_with(".5") ? 0 : written.starts_with('-') ? -1 : 1;
    if (half != 0)
        written.remove_suffix(2);
    int whole = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), whole);
    if (error != std::errc{} || end != written.data() + written.size())
        return {};
    return 2 * whole + half;
}

Prices Prices::read(const Node& table)
{
    Prices prices;
    for (const Node& row : rowsOf(table, "elements")) {
        const std::string type = row.textOr("type");
        prices.nameByType[type] = row.textOr("name");
        for (const char* order : {"regular", "irregular"})
            if (const Node* grades = row.find(order))
                for (const auto& grade : grades->entries())
                    prices.cells[keyOf(type, grade.key, order)] = halves(grade.node.written()).value_or(0);
    }
    for (const Node& row : rowsOf(table, "adjustments"))
        prices.adjustments.push_back({row.textOr("special"), row.textOr("role"), row.textsOf("kinds"),
            row.textsOf("except"), 2 * int(row.integerOr("regular", 0)), 2 * int(row.integerOr("irregular", 0))});
    for (const Node& row : rowsOf(table, "fortifications")) {
        if (row.find("special")) {
            prices.works.push_back({row.textOr("special"), row.textOr("of"), 2 * int(row.integerOr("add", 0))});
            continue;
        }
        prices.fortifications[row.textOr("type")] = 2 * int(row.integerOr("price", 0));
        prices.nameByType[row.textOr("type")] = row.textOr("name");
    }
    return prices;
}

bool Prices::Adjustment::fits(const std::string& type, const std::string& grade) const
{
    const std::string kind = type + "(" + grade + ")";
    return (kinds.empty() || contains(kinds, type) || contains(kinds, kind)) && !contains(except, kind);
}

std::optional<int> Prices::of(const ArmyList& list, int line, const std::vector<int>& options) const
{
    const auto cellsOfBody = columnsOf(list, line, options);
    const auto specials = specialsOf(list, line, options);
    if (isFortification(cellsOfBody[typeColumn]))
        return ofWork(cellsOfBody[typeColumn], specials);
    return ofElement(cellsOfBody, specials);
}

std::optional<int> Prices::ofElement(
    const std::vector<std::string>& body, const std::vector<std::string>& specials) const
{
    const std::string &type = body[typeColumn], &grade = body[gradeColumn], &order = body[orderColumn];
    const auto cell = cells.find(keyOf(type, grade, order));
    if (cell == cells.end())
        return {};
    const bool regularOnElephant = contains(specials, "regular-elephant-general");
    if (regularOnElephant && type != "El")
        return {};
    int price = cell->second;
    bool reduced = false;
    for (const Adjustment& adjustment : adjustments) {
        if (!adjustment.role.empty() ? adjustment.role != body[roleColumn] : !contains(specials, adjustment.special))
            continue;
        if (!adjustment.fits(type, grade))
            return {};
        // An elephant of a general whom the list calls regular keeps its irregular price (rulebook 302).
        const bool regular = order == "regular" || (!adjustment.role.empty() && regularOnElephant);
        const int add = regular ? adjustment.regular : adjustment.irregular;
        price += add;
        reduced = reduced || add < 0;
    }
    return reduced && price <= 0 ? std::nullopt : std::optional(price);
}

std::optional<int> Prices::ofWork(const std::string& type, const std::vector<std::string>& specials) const
{
    int price = fortifications.at(type);
    for (const Work& work : works) {
        if (!contains(specials, work.special))
            continue;
        if (work.of != type)
            return {};
        price += work.add;
    }
    return price > 0 ? std::optional(price) : std::nullopt;
}

} // namespace strategikon::dbmRules
