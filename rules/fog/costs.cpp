#include "rules/fog/costs.h"

#include "model/army/list_edition.h"
#include "rules/tables.h"

#include <algorithm>
#include <tuple>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::fogCosts {

namespace {

constexpr std::array<std::string_view, 4> qualities{"Elite", "Superior", "Average", "Poor"};
constexpr std::array<std::string_view, 4> qualityColumns{"elite", "superior", "average", "poor"};
constexpr int pricesLine = 3722; // who pays for what
constexpr int wagonFactor = 3;   // of the foot price of a capability, for battle wagons (rulebook 3731)

Mark markOf(std::string_view word)
{
    return word == "recovered" ? Mark::recovered : word == "read" ? Mark::read : Mark::certain;
}

bool has(const std::vector<std::string_view>& all, std::string_view one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
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

int pointsOf(const Node& cell)
{
    const Node* points = cell.isMap() ? cell.find("points") : &cell;
    return points ? int(points->integer().value_or(0)) : 0;
}

constexpr Template templates[] = {
    {"own-table-fixed",
        QT_TRANSLATE_NOOP("messages", "“{key}” cannot be corrected here, only points can; leave it out.")},
};

// What of one row cannot be laid over the program's.
void checkRow(std::string_view section, const Node& row, const Node& program, std::vector<Fault>& faults)
{
    const auto prices = pricesOf(section);
    for (const Node::Entry& cell : row.entries()) {
        const Place place = row.placeOfKey(cell.key);
        if (!has(prices, cell.key)) {
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
                    {{"key", cell.key}, {"written", std::to_string(points)}, {"least", std::to_string(least)},
                        {"most", std::to_string(most)}}}});
    }
}

bool drills(std::string_view type) { return type != "LF" && type != "LH"; }

} // namespace

std::string_view word(Mark mark)
{
    constexpr std::array<std::string_view, 4> words{"certain", "recovered", "read", "corrected"};
    return words[std::size_t(mark)];
}

void Price::add(const Price& other, int times)
{
    points += other.points * times;
    marks |= other.marks;
    doubts |= other.doubts;
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

std::vector<Fault> misfits(const Node& own, const Node& table)
{
    addTemplates(templates);
    std::vector<Fault> faults;
    for (const Node::Entry& section : own.entries()) {
        if (section.key == "marks")
            faults.push_back({own.placeOfKey(section.key), {"own-table-fixed", {{"key", section.key}}}});
        std::vector<std::string> known, seen;
        for (const Node& row : rowsOf(table, section.key))
            known.push_back(row.textOr("id"));
        for (const Node& row : section.key == "marks" ? std::vector<Node>{} : section.node.items()) {
            const std::string id = row.textOr("id");
            const Place place = row.find("id")->place();
            if (std::find(known.begin(), known.end(), id) == known.end())
                faults.push_back(danglingReference(place, id, known));
            else if (std::find(seen.begin(), seen.end(), id) != seen.end())
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
        PriceCell one{.section = cell.table, .row = cell.row, .column = cell.column, .name = cell.name};
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

Table Table::inForce()
{
    const Node table = readTable("fog", "costs");
    return Table(table, readOwnTable({"fog", "costs", [table](const Node& own) { return misfits(own, table); }}));
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

const Table::Capability* Table::capability(std::string_view name) const
{
    const auto known =
        std::find_if(capabilities.begin(), capabilities.end(), [&](const Capability& c) { return c.name == name; });
    return known == capabilities.end() ? nullptr : &*known;
}

std::optional<Table::Misfit> Table::misfit(const Base& base) const
{
    std::vector<std::string_view> all = capabilitiesOf(base.shooting);
    const auto melee = capabilitiesOf(base.combat);
    all.insert(all.end(), melee.begin(), melee.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Capability* its = capability(all[i]);
        if (std::find(all.begin() + i + 1, all.end(), all[i]) != all.end())
            return Misfit{all[i], all[i], true, 0};
        if (!its)
            continue;
        for (const std::string& other : its->excludes)
            if (const auto found = std::find(all.begin(), all.end(), other); found != all.end())
                return Misfit{all[i], *found, false, its->reason};
        if (!its->types.empty() && std::find(its->types.begin(), its->types.end(), base.type) == its->types.end())
            return Misfit{all[i], {}, false, its->reason};
        if (!(isMounted(base.type) ? its->mounted : its->foot))
            return Misfit{all[i], {}, false, pricesLine};
    }
    return {};
}

// False where the table has no price of one of them for such troops.
bool Table::addCapabilities(Price& price, const Base& base, std::string_view cell, const Row& row) const
{
    for (std::string_view name : capabilitiesOf(cell)) {
        if (name == row.with)
            continue; // in the price of the row
        const Capability* known = capability(name);
        const auto* extra = !known ? nullptr : isMounted(base.type) ? &known->mounted : &known->foot;
        if (!extra || !*extra)
            return false;
        price.add(**extra, base.type == "BWg" ? wagonFactor : 1);
    }
    return true;
}

std::optional<Price> Table::base(const Base& base) const
{
    if (misfit(base))
        return {};
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

int Table::range(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.range;
    return 0;
}

Price Table::other(std::string_view id) const
{
    const auto known = others.find(id);
    return known == others.end() ? Price{} : known->second;
}

// The weaker of our own marks, and that something of the player's went into it.
std::string Table::textOf(unsigned marks) const
{
    std::string text;
    const Price price{0, marks};
    const auto add = [&](Mark mark) {
        if (const auto known = texts.find(mark); known != texts.end())
            text += (text.empty() ? "" : "; ") + known->second;
    };
    if (price.has(Mark::read))
        add(Mark::read);
    else if (price.has(Mark::recovered))
        add(Mark::recovered);
    if (price.has(Mark::corrected))
        add(Mark::corrected);
    return text;
}

// What was made out where the print is damaged is told in the list; an army is told of what might be otherwise.
std::vector<Message> Table::notesOn(const Doubts& doubts) const
{
    std::vector<Message> notes;
    for (const auto& [mark, code] : {std::pair{Mark::read, "prices-read"}, {Mark::corrected, "prices-corrected"}}) {
        std::string cells;
        for (std::size_t c = 0; c < all.size(); ++c)
            if (doubts.test(c) && all[c].price.has(mark))
                cells += (cells.empty() ? "" : "; ") + all[c].name
                    + (all[c].column == "points" ? "" : " (" + all[c].column + ")");
        if (!cells.empty())
            notes.push_back({code, {{"cells", cells}}});
    }
    return notes;
}

} // namespace strategikon::fogCosts
