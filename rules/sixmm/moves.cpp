#include "rules/sixmm/moves.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::sixmmTables {

namespace {

constexpr const char* orders[] = {"open", "loose", "close"};

bool has(const Values& values, const std::string& column, const std::string& id)
{
    const auto known = values.find(column);
    return known != values.end() && contains(known->second, id);
}

std::string orderOf(const Values& values)
{
    for (const char* order : orders)
        if (has(values, "order", order))
            return order;
    return {};
}

// The row of the table for this arm, and where the arm is graded by its armour, for this grade.
const Node* rowFor(const Node& moves, const Values& values)
{
    const Node* rows = moves.find("moves");
    if (!rows)
        return nullptr; // the table is missing: told by tableFaults()
    for (const Node& row : rows->items()) {
        const auto arms = row.textsOf("arm");
        const bool arm = std::ranges::any_of(arms, [&](const std::string& id) { return has(values, "arm", id); });
        if (arm && (!row.find("grade") || has(values, "armour", row.textOr("grade"))))
            return &row;
    }
    return nullptr;
}

std::string ammunition(const Designer& designer, const Values& values, const std::string& order)
{
    // In the order in which the row names the weapons.
    std::string cell;
    const auto carried = values.find("weapons");
    for (const std::string& id : carried == values.end() ? std::vector<std::string>{} : carried->second) {
        const auto& all = designer.modifiers(); // not by name: what a weapon is called besides is no weapon
        const auto known =
            std::ranges::find_if(all, [&](const Modifier& one) { return one.id == id && one.quality == "weapons"; });
        if (known == all.end())
            continue;
        const Modifier& modifier = *known;
        const auto is = modifier.row.textsOf("is");
        const bool engine = contains(is, "engine"); // printed under open order only
        if (const Node* uses = modifier.row.find("ammunition", engine ? "open" : order))
            cell += (cell.empty() ? "" : ", ") + uses->written();
    }
    return cell;
}

} // namespace

void forbidEmptyMoves(const Node& moves, Combinations& rules)
{
    const Node* rows = moves.find("moves");
    for (const Node& row : rows ? rows->items() : std::vector<Node>{})
        for (const char* order : orders) {
            if (row.find("move", order))
                continue;
            CombinationRule rule{row.find("grade") ? noMove : noMoveOfArm,
                {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), 0}, {{"arm", row.textsOf("arm")}}, {},
                {{"order", {order}}}};
            if (row.find("grade"))
                rule.when.push_back({"armour", row.textsOf("grade")});
            rules.add(std::move(rule));
        }
}

std::vector<std::pair<std::string, std::string>> derivedCells(
    const Node& moves, const Designer& designer, const Node& row)
{
    std::vector<std::pair<std::string, std::string>> cells;
    const Values values = designer.valuesOf(row);
    const std::string order = orderOf(values);
    const auto take = [&](const char* column, const Node* cell) {
        if (cell)
            cells.emplace_back(column, cell->written());
    };
    if (has(values, "arm", "infantry"))
        if (const Band* grade = designer.band("armour", row.textOr("armour")))
            cells.emplace_back("grade", grade->name);
    if (const Node* its = rowFor(moves, values)) {
        take("move", its->find("move", order));
        take("charge", its->find("charge", order));
        if (has(values, "training", "regular") || has(values, "training", "irregular"))
            take("advance", its->find("advance", order));
    }
    if (const std::string uses = ammunition(designer, values, order); !uses.empty())
        cells.emplace_back("ammunition", uses);
    return cells;
}

} // namespace strategikon::sixmmTables
