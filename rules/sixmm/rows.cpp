#include "rules/sixmm/rows.h"

#include "model/text/contains.h"
#include "rules/sixmm/moves.h"
#include "rules/tables.h"

#include <algorithm>
#include <set>

namespace strategikon::sixmmTables {

namespace {

std::size_t at(const std::vector<std::string>& columns, std::string_view column)
{
    return std::size_t(std::ranges::find(columns, column) - columns.begin());
}

Combinations legalities(const Node& moves)
{
    const Node table = readTable("sixmm", "legality");
    const Node* rules = table.find("rules");
    Combinations all(rules ? *rules : Node{});
    forbidEmptyMoves(moves, all);
    return all;
}

Node sub(const Node& node, std::string_view key, std::string_view deeper)
{
    const Node* found = node.find(key, deeper);
    return found ? *found : Node{};
}

// The cells of a line as a row, in the list's own words.
Node rowOf(const std::vector<std::string>& cells, const std::vector<std::string>& special, int stands,
    const std::vector<std::string>& columns)
{
    // What a unit may do without: then there is none of it.
    static const std::set<std::string> optional{"shield", "weapons", "shots"};
    static const std::set<std::string> written{
        "arm", "training", "morale", "order", "experience", "shots", "armour", "worn", "shield", "weapons"};
    Node row = Node::newMap();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (written.contains(columns[i]) && (cells[i] != "-" || optional.contains(columns[i])))
            row.set(columns[i], Node::ofPlain(cells[i]));
    if (!row.find("armour"))
        row.set("armour", Node::ofInteger(0));
    if (stands > 0)
        row.set("size", Node::ofInteger(stands));
    Node ids = Node::newList();
    for (const std::string& id : special)
        ids.add(Node::ofText(id));
    row.set("special", std::move(ids));
    return row;
}

Line commonLine(const Node& row, const std::vector<std::string>& columns, const Source& source)
{
    Line line;
    line.id = row.textOr("id");
    line.name = row.textOr("name");
    line.source = source;
    line.printed.assign(columns.size(), "-");
    line.printed[at(columns, "arm")] = row.textOr("arm");
    line.printed[at(columns, "size")] = "1";
    line.stands = 1;
    line.bounds.per = Per::army;
    return line;
}

Option commonOption(std::string id, std::string name, std::string kind, const Source& source, std::size_t columns)
{
    Option option;
    option.id = std::move(id);
    option.name = std::move(name);
    option.kind = std::move(kind);
    option.adjusts = true;
    option.source = source;
    option.bounds.per = Per::army;
    option.printed.assign(columns, "-");
    return option;
}

// Ratings above the least, for the generals that were added.
void addRatings(
    ArmyList& list, const std::vector<std::string>& columns, const Node& generals, const std::vector<int>& hosts)
{
    const Node rating = sub(generals, "rating", "from");
    const int from = int(rating.integer().value_or(1)), to = int(sub(generals, "rating", "to").integer().value_or(6));
    const Source source{"rulebook", int(sub(generals, "rating", "line").integer().value_or(0)), 0};
    for (int n = from + 1; n <= to; ++n) {
        const std::string text = std::to_string(n);
        Option option = commonOption("rating-" + text, "Rating " + text, "rating", source, columns.size());
        option.printed[at(columns, "rating")] = text;
        option.hosts = hosts;
        list.options.push_back(std::move(option));
    }
}

// A horse for every general (rulebook 713), where the list has none of its own with a price.
void addHorse(ArmyList& list, const std::vector<std::string>& columns, const Node& generals)
{
    std::vector<int> hosts;
    for (std::size_t l = 0; l < list.lines.size(); ++l)
        if (list.lines[l].leader)
            hosts.push_back(int(l));
    const Node* mounted = generals.find("mounted");
    const bool own = std::ranges::any_of(list.options,
        [&](const Option& option) { return option.kind == "mount" || option.id == mounted->textOr("id"); });
    if (own || hosts.empty())
        return;
    Option horse = commonOption(mounted->textOr("id"), mounted->textOr("name"), "mount",
        {"rulebook", int(mounted->integerOr("line", 0)), 0}, columns.size());
    horse.printed[at(columns, "move")] = mounted->textOr("move");
    horse.hosts = std::move(hosts);
    list.options.push_back(std::move(horse));
}

} // namespace

Tables::Tables() : moves(readTable("sixmm", "moves")), command(readTable("sixmm", "command"))
{
    designer = Designer(readTable("sixmm", "troop-types"), "rulebook", legalities(moves));
    designer.derive = [this](const Node& row) { return derivedCells(moves, designer, row); };
    const Node generals = sub(command, "generals", "army"), wagons = sub(command, "supply", "wagon");
    armyGeneral = generals.textOr("id");
    armyGeneralArm = generals.textOr("arm");
    armyGenerals = int(generals.integerOr("most", armyGenerals));
    wagon = wagons.textOr("id");
    wagonArm = wagons.textOr("arm");
    const Node number = sub(command, "supply", "wagons");
    firstWagons = int(number.integerOr("first", firstWagons));
    wagonsEachThousand = int(number.integerOr("each-thousand", wagonsEachThousand));
    supplyOfWagon = int(sub(command, "supply", "points").integerOr("each-wagon", supplyOfWagon));
}

void fillDerived(ArmyList& list, const std::vector<std::string>& columns, const Tables& tables)
{
    const std::string foot = sub(tables.command, "generals", "foot").textOr("move");
    for (Option& option : list.options)
        if (option.kind == "mount")
            option.printed[at(columns, "move")] = sub(tables.command, "generals", "mounted").textOr("move");
    for (Line& line : list.lines) {
        auto& armour = line.printed[at(columns, "armour")];
        if (line.leader) {
            line.printed[at(columns, "move")] = foot;
            line.stands = std::max(line.stands, 1);
            continue;
        }
        if (armour == "-") {
            const auto sums = tables.designer.sumsOf(rowOf(line.printed, line.special, line.stands, columns));
            const auto sum = sums.find("armour");
            armour = std::to_string(sum == sums.end() ? 0 : sum->second);
        }
        for (const auto& [column, text] :
            derivedCells(tables.moves, tables.designer, rowOf(line.printed, line.special, line.stands, columns)))
            line.printed[at(columns, column)] = text;
    }
}

void addCommonRows(ArmyList& list, const std::vector<std::string>& columns, const Tables& tables)
{
    const Node* generals = tables.command.find("generals");
    const Node wagon = sub(tables.command, "supply", "wagon");
    if (!generals || !wagon.isMap())
        return; // the table is missing: told by tableFaults()
    const auto missing = [&](const Node& row) {
        return list.line(row.textOr("id")) < 0 && std::ranges::none_of(list.lines, [&](const Line& line) {
            return line.printed[at(columns, "arm")] == row.textOr("arm");
        });
    };
    std::vector<int> added;
    for (const char* rank : {"army", "sub"}) {
        const Node row = sub(tables.command, "generals", rank);
        if (list.priced || !missing(row))
            continue;
        Line line = commonLine(row, columns, {"rulebook", int(row.integerOr("line", 0)), 0});
        line.leader = true;
        line.printed[at(columns, "rating")] = sub(*generals, "rating", "from").written();
        line.printed[at(columns, "move")] = sub(*generals, "foot", "move").written();
        added.push_back(int(list.lines.size()));
        list.lines.push_back(std::move(line));
    }
    if (!added.empty())
        addRatings(list, columns, *generals, added);
    if (generals->find("mounted"))
        addHorse(list, columns, *generals);
    if (!missing(wagon))
        return;
    Line line = commonLine(wagon, columns, {"rulebook", int(wagon.integerOr("line", 0)), 0});
    line.printed[at(columns, "move")] = wagon.textOr("move");
    list.lines.push_back(std::move(line));
}

Node rowOf(const ArmyList& list, const Variable& variable, const std::vector<std::string>& columns)
{
    return rowOf(columnsOf(list, variable.line, variable.options), specialsOf(list, variable.line, variable.options),
        variable.stands, columns);
}

int ratingOf(const ArmyList& list, const Variable& variable, const std::vector<std::string>& columns)
{
    const auto cells = columnsOf(list, variable.line, variable.options);
    return int(Node::ofPlain(cells[at(columns, "rating")]).integer().value_or(0));
}

const TroopType* armOf(const ArmyList& list, int line, const Designer& designer)
{
    for (const TroopType& type : designer.types())
        if (type.row.textOr("arm") == list.lines[std::size_t(line)].printed.front())
            return &type;
    return nullptr;
}

bool isInFigures(const TroopType& arm)
{
    const auto is = arm.row.textsOf("is");
    return contains(is, "in-figures");
}

} // namespace strategikon::sixmmTables
