// What of the cost table a player may correct, and to what.
#include "model/army/list/list_edition.h"
#include "model/text/contains.h"
#include "rules/fog/costs_file.h"

#include <algorithm>
#include <tuple>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::fogCosts {

namespace {

// Columns of a section that hold prices: only these can be corrected.
std::vector<std::string_view> pricesOf(std::string_view section)
{
    if (section == "bases")
        return {"elite", "superior", "average", "poor", "drilled"};
    if (section == "capabilities")
        return {"foot", "mounted"};
    return {"points"};
}

// What a price may be corrected to: nobody is paid for being there, and only an ally's commander costs less for it.
std::pair<int, int> rangeOf(std::string_view section, std::string_view row, std::string_view column)
{
    constexpr int cheapestCommander = 20, dearest = 500;
    if (row == "ally")
        return {1 - cheapestCommander, 0};
    if (section == "commanders")
        return {cheapestCommander, dearest};
    const bool everyOneCosts = (section == "bases" && column != "drilled") || row == "field-fortifications";
    return {everyOneCosts ? 1 : 0, dearest};
}

constexpr Template correctionTemplates[] = {
    {"own-table-fixed",
        QT_TRANSLATE_NOOP("messages", "“{key}” cannot be corrected here, only points can; leave it out.")},
};

// What of one row cannot be laid over the program's.
void checkRow(std::string_view section, const Node& row, const Node& program, std::vector<Fault>& faults)
{
    const auto prices = pricesOf(section);
    for (const Node::Entry& cell : row.entries()) {
        const Place place = row.placeOfKey(cell.key);
        if (!contains(prices, cell.key)) {
            const Node* ours = program.find(cell.key);
            if (!ours || !(*ours == cell.node))
                faults.push_back({place, {"own-table-fixed", {{"key", cell.key}}}});
            continue;
        }
        const int points = pointsOf(cell.node);
        const auto [least, most] = rangeOf(section, row.textOr("id"), cell.key);
        if (points < least || points > most)
            faults.push_back({place,
                {"army-wants-number",
                    {{"key", cell.key}, {"written", std::to_string(points)}, {"least", least}, {"most", most}}}});
    }
}

} // namespace

std::vector<Fault> misfits(const Node& own, const Node& table)
{
    addTemplates(correctionTemplates);
    std::vector<Fault> faults;
    for (const Node::Entry& section : own.entries()) {
        if (section.key == "marks") {
            faults.push_back({own.placeOfKey(section.key), {"own-table-fixed", {{"key", section.key}}}});
            continue;
        }
        std::vector<std::string> known, seen;
        for (const Node& row : rowsOf(table, section.key))
            known.push_back(row.textOr("id"));
        for (const Node& row : section.node.items()) {
            const std::string id = row.textOr("id");
            const Place place = row.find("id")->place();
            if (!contains(known, id))
                faults.push_back(danglingReference(place, id, known));
            else if (contains(seen, id))
                faults.push_back({place, {"duplicate-id", {{"id", id}}}});
            else
                checkRow(section.key, row, rowWith(table, section.key, id), faults);
            seen.push_back(id);
        }
    }
    return faults;
}

std::vector<PriceCell> priceCells(const Table& inForce, const Table& shipped)
{
    std::vector<PriceCell> cells;
    for (const Cell& cell : inForce.cells()) {
        PriceCell one;
        one.section = cell.table;
        one.row = cell.row;
        one.column = cell.column;
        one.name = cell.name;
        one.points = cell.price.points;
        one.corrected = cell.price.has(Mark::corrected);
        std::tie(one.least, one.most) = rangeOf(cell.table, cell.row, cell.column);
        one.source = {"rulebook", cell.line, 0};
        for (const Cell& ours : shipped.cells())
            if (ours.table == cell.table && ours.row == cell.row && ours.column == cell.column) {
                one.shipped = ours.price.points;
                one.mark = word(ours.price.has(Mark::read) ? Mark::read
                        : ours.price.has(Mark::recovered)  ? Mark::recovered
                                                           : Mark::certain);
                one.note = shipped.textOf(ours.price.marks);
            }
        cells.push_back(std::move(one));
    }
    return cells;
}

} // namespace strategikon::fogCosts
