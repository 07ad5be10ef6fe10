#include "rules/dbm/elements.h"

#include "model/text/contains.h"
#include "rules/dbm/prices.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmRules {

namespace {

ArmyTable::Amount amountOf(const Node& table, std::string_view key)
{
    ArmyTable::Amount amount;
    const Node* row = table.find(key);
    if (!row)
        return amount;
    amount.number = int(row->integerOr("number", 0));
    amount.least = int(row->integerOr("least", 0));
    amount.most = int(row->integerOr("most", 0));
    amount.above = int(row->integerOr("above", 0));
    amount.numberAbove = int(row->integerOr("number-above", 0));
    amount.source = {"rulebook", int(row->integerOr("line", 0)), 0};
    return amount;
}

Share shareOf(const Node& table, std::string_view key)
{
    Share share;
    const Node* lines = table.find("lines");
    const Node* row = lines ? lines->find(key) : nullptr;
    const Node* parts = row ? row->find("share") : nullptr;
    if (parts && parts->items().size() == 2)
        share = {
            int(parts->items()[0].integer().value_or(0)), std::max(1, int(parts->items()[1].integer().value_or(1)))};
    return share;
}

} // namespace

Message calledInShort(std::string kind, bool regular, std::string_view role)
{
    std::string code = regular ? "dbm:regular" : "dbm:irregular";
    if (!role.empty())
        code += '-' + std::string(role);
    return {std::move(code), {{"kind", std::move(kind)}}};
}

ArmyTable ArmyTable::read(const Node& table)
{
    ArmyTable result;
    result.cInC = amountOf(table, "c-in-c");
    result.subGenerals = amountOf(table, "sub-generals");
    result.generals = amountOf(table, "generals");
    result.baggage = amountOf(table, "baggage");
    result.gateways = amountOf(table, "gateways");
    if (const Node* rows = table.find("equivalents"))
        for (const Node& row : rows->items())
            result.equivalents.push_back({row.textOr("type"), row.textOr("grade"), row.textOr("order"),
                halves(row.textOr("count", "1")).value_or(2)});
    if (const Node* rows = table.find("dismounting"))
        for (const Node& row : rows->items())
            result.dismounting.push_back({row.textOr("type"), row.textOr("order"), row.textsOf("grades"),
                row.textsOf("armed"), row.textsOf("dismounts-as")});
    if (const Node* rows = table.find("double-bases"))
        for (const Node& row : rows->items())
            result.doubleBases.push_back({row.textsOf("rear"), row.textsOf("front"), row.textOr("where")});
    if (const Node* row = table.find("exchange")) {
        result.exchangedChariots = int(row->integerOr("chariots", 1));
        result.exchangedLightHorse = int(row->integerOr("LH", 1));
        result.exchanged = int(row->integerOr("others", 1));
    }
    result.quarter = shareOf(table, "quarter");
    result.demoralised = shareOf(table, "demoralised");
    result.broken = shareOf(table, "broken");
    if (const Node* points = table.find("victory-points")) {
        result.victoryPoints = int(points->integerOr("army", 0));
        result.commandPoints = int(points->integerOr("command", 0));
    }
    return result;
}

int ArmyTable::halvesOf(const std::string& type, const std::string& grade, const std::string& order) const
{
    const auto fits = [](const std::string& asked, const std::string& is) { return asked.empty() || asked == is; };
    for (const Equivalent& row : equivalents)
        if (fits(row.type, type) && fits(row.grade, grade) && fits(row.order, order))
            return row.halves;
    return 2;
}

std::string ArmyTable::dismountedAs(
    const std::vector<std::string>& cells, const std::vector<std::string>& specials) const
{
    const auto fits = [&](const Dismounting& row) {
        return row.type == cells[typeColumn] && (row.order.empty() || row.order == cells[orderColumn])
            && (row.grades.empty() || contains(row.grades, cells[gradeColumn]))
            && (row.armed.empty()
                || std::ranges::any_of(specials, [&](const auto& s) { return contains(row.armed, s); }));
    };
    std::string words = cells[dismountsColumn] == "-" ? "" : cells[dismountsColumn];
    if (const auto row = std::ranges::find_if(dismounting, fits); words.empty() && row != dismounting.end())
        for (const std::string& kind : row->as)
            words += (words.empty() ? "" : ", ") + kind;
    return words;
}

namespace {

bool among(const std::vector<std::string>& kinds, const Element& element)
{
    return std::ranges::any_of(
        kinds, [&](const std::string& kind) { return kind == element.cells[typeColumn] || kind == element.kind(); });
}

} // namespace

Several ArmyTable::frontsFor(const Element& rear) const
{
    Several kinds;
    for (const DoubleBase& row : doubleBases)
        for (const std::string& kind : among(row.rear, rear) ? row.front : std::vector<std::string>{})
            if (row.where.empty())
                kinds.values.emplace_back(DataText{kind});
    return kinds;
}

bool ArmyTable::standsBehind(const Element& rear, const Element* front) const
{
    return std::ranges::any_of(doubleBases, [&](const DoubleBase& row) {
        return among(row.rear, rear)
            && (!front || (among(row.front, *front) && (row.where.empty() || front->has(row.where))));
    });
}

int ArmyTable::exchangedFor(const std::vector<std::string>& cells, const std::vector<std::string>& specials) const
{
    const bool wheeled = contains(specials, "chariot");
    return wheeled ? exchangedChariots : cells[typeColumn] == "LH" ? exchangedLightHorse : exchanged;
}

bool Element::is(std::initializer_list<std::string_view> types) const { return contains(types, cells[typeColumn]); }

bool Element::has(std::string_view special) const { return contains(specials, special); }

bool Element::graded(std::string_view grade) const { return cells[gradeColumn] == grade; }

const std::string& Element::role() const { return cells[roleColumn]; }

std::string Element::kind() const { return cells[typeColumn] + "(" + cells[gradeColumn] + ")"; }

Element elementOf(const ArmyList& list, int line, const std::vector<int>& options)
{
    return {columnsOf(list, line, options), specialsOf(list, line, options)};
}

unsigned marksOf(const std::vector<std::string>& cells)
{
    const std::string &type = cells[typeColumn], &role = cells[roleColumn];
    if (contains({"TF", "PF"}, type))
        return work;
    if (type == "Bge" || role == "baggage")
        return baggage;
    unsigned marks = troop;
    marks |= role == "c-in-c" ? cInC : role == "sub-general" ? subGeneral : role == "ally-general" ? allyGeneral : 0u;
    if (contains({"Gal", "Shp", "Bts"}, type))
        marks |= naval;
    if (contains({"El", "Kn", "Cv", "LH", "Cm", "Exp"}, type))
        marks |= mounted;
    return marks;
}

void mark(Problem& problem, const ArmyTable& table)
{
    for (Variable& variable : problem.variables) {
        if (variable.line < 0)
            continue;
        const auto cells = columnsOf(*problem.list, variable.line, variable.options);
        variable.marks = marksOf(cells);
        for (const std::string& special : specialsOf(*problem.list, variable.line, variable.options))
            variable.marks |= special == "double-base-rear" ? rearRank
                : special == "double-base-front"            ? frontRank
                                                            : 0u;
        variable.strength =
            any(variable, troop) ? table.halvesOf(cells[typeColumn], cells[gradeColumn], cells[orderColumn]) : 0;
    }
}

int leastLoss(int halves, Share share, bool whole)
{
    const int step = whole ? 2 : 1;
    const int denominator = share.denominator * step;
    return (halves * share.numerator + denominator - 1) / denominator * step;
}

} // namespace strategikon::dbmRules
