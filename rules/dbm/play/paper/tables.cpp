// Tables of a play sheet that are not about fights: commands, moves, measures, ranges, weather.
#include "model/text/contains.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/distances.h"
#include "rules/dbm/play/paper/paper.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

using play::plainCell;
using play::SheetCell;
using play::SheetTable;
using play::Sort;
using play::Thing;

namespace {

SheetCell phrase(const char* code, Arguments args = {}) { return {{code, std::move(args)}}; }

// Halves as players write them: "10½".
std::string halves(int many)
{
    const std::string half = many % 2 != 0 ? "½" : "";
    return many == 1 ? half : std::to_string(many / 2) + half;
}

// Lines at which commands break, what each is worth, whose dice are alike.
SheetTable commandsOf(const BattleView& table, int side)
{
    SheetTable all{.side = side,
        .head = {{"dbm:block", {}}, {"dbm:sheet-general", {}}, {"dbm:sheet-equivalents", {}}, {"dbm:sheet-worn", {}},
            {"dbm:sheet-demoralised", {}}, {"dbm:sheet-points", {}}},
        .words = 2};
    const auto lines = lossLines(table);
    const auto at = [&](Id of, std::string_view id) {
        const auto line = std::ranges::find_if(lines, [&](const auto& one) { return one.of == of && one.id == id; });
        return halves(line->at);
    };
    for (const Thing& thing : table.state().things) {
        if (thing.side != side)
            continue;
        if (thing.sort == Sort::block)
            all.rows.push_back({{plainCell(Several{{thing.badge, DataText{thing.name}}, " "}), {sortOf(table, thing)},
                plainCell(halves(table.get(thing.id, state::worth))), plainCell(at(thing.id, "worn")),
                plainCell(at(thing.id, "demoralised")), plainCell(table.get(thing.id, state::value))}});
        if (thing.sort == Sort::army)
            all.notes.push_back({"dbm:sheet-army",
                {{"worth", halves(table.get(thing.id, state::worth))}, {"half", at(thing.id, "broken")}}});
    }
    return all;
}

// Of both sides those that move alike, in one row.
SheetTable movesTableOf(const BattleView& table)
{
    SheetTable all{.phase = "moves", .head = {{"dbm:sheet-moves", {}}}};
    for (const std::string& way : waysToMove())
        all.head.push_back({"dbm:sheet-" + way, {}});
    std::vector<std::pair<std::vector<int>, std::vector<std::string>>> alike;
    for (const int side : {0, 1})
        for (const Sorted& sorted : sortsOf(table, side)) {
            const auto far = movesOf(table, sorted.element);
            auto row = std::ranges::find(alike, far, [](const auto& one) { return one.first; });
            if (row == alike.end())
                row = alike.insert(alike.end(), {far, {}});
            if (!contains(row->second, sorted.name))
                row->second.push_back(sorted.name);
        }
    std::ranges::stable_sort(alike, std::greater(), [](const auto& one) { return one.first; });
    for (const auto& [far, names] : alike) {
        SheetTable::Row row{{plainCell(severalOf(names))}};
        for (const int paces : far)
            row.cells.push_back(plainCell(paces < 0 ? Value("–") : Value(paces)));
        if (std::ranges::any_of(far, [](int paces) { return paces > 0; }))
            all.rows.push_back(std::move(row));
    }
    return all;
}

// Paces on this table: of the distances that moves, ranges and generals' reach come to.
SheetTable measures(const BattleView& table)
{
    std::vector<int> paces{
        50, 100, 150, 200, 250, 300, 500, table.figure("unseen", "near"), table.figure("far", "far")};
    SheetTable all{.phase = "moves", .head = phrase("dbm:sheet-paces"), .rows = {{}, {}}};
    const int scale = table.get(table.battle(), state::scale); // mm of a thousand
    all.rows[0].cells = {phrase("dbm:sheet-mm")};
    all.rows[1].cells = {phrase("dbm:sheet-inches")};
    for (const int far : paces) {
        all.head.push_back(plainCell(far).front());
        const int mm = far * scale / 1000;
        all.rows[0].cells.push_back(plainCell(mm));
        all.rows[1].cells.push_back(plainCell(Number{(mm * 10 + 12) / 25, 10})); // the book's inch is 25 mm (98)
    }
    return all;
}

SheetTable rangesOf(const BattleView& table)
{
    std::map<int, std::vector<std::string>, std::greater<>> alike;
    for (const int side : {0, 1})
        for (const Sorted& sorted : sortsOf(table, side))
            if (auto& names = alike[table.range(sorted.element)];
                table.shoots(sorted.element) && !contains(names, sorted.name))
                names.push_back(sorted.name);
    SheetTable all{.phase = "shooting", .head = {{"dbm:sheet-shooters", {}}, {"dbm:sheet-range", {}}}};
    for (const auto& [range, names] : alike)
        if (range > 0)
            all.rows.push_back({{plainCell(severalOf(names)), plainCell(range)}});
    return all;
}

const std::string& climateOf(const BattleView& table, Id army) { return table.word(army, state::climate); }

bool among(const std::vector<std::string>& all, const std::string& one) { return contains(all, one); }

// Whether such weather can come where either of them is at home; a strong wind blows everywhere.
bool canCome(const BattleView& table, const std::string& what)
{
    if (what == "strong-wind")
        return true;
    for (const Node& row : weatherTable().itemsOf("skies")) {
        if (!table.reads(row) || (row.textOr("what") != what && row.textOr("what") != what + "-risk"))
            continue;
        const auto climates = row.textsOf("climates");
        for (const int side : {0, 1})
            for (const Id army : table.armies(side))
                if (climates.empty() || among(climates, climateOf(table, army)))
                    return true;
    }
    return false;
}

play::Cells figuresIn(const Node& row)
{
    const auto in = [&](const char* part, const char* key) {
        const Node* node = *part ? row.find(part) : &row;
        return std::to_string(node ? node->integerOr(key, 0) : 0);
    };
    const bool faces = row.find("degrees") != nullptr; // itself; otherwise it says where it does not count
    return {{"degrees", faces ? in("", "degrees") : in("unless", "down-wind")},
        {"hours", in("", row.find("hours-after-sunrise") ? "hours-after-sunrise" : "hours-before-sunset")},
        {"bounds", in("", "after-own-bounds")}};
}

// How far one sees; light changes everywhere, weather only where it can come.
SheetTable sights(const BattleView& table)
{
    static const std::map<std::string, std::string> weathers{
        {"day-mist", "mist"}, {"snow", "snow"}, {"fog", "fog"}, {"dust-storm", "dust-storm"}};
    SheetTable all{.phase = "moves", .head = {{"dbm:sheet-sight", {}}, {"dbm:sheet-paces-off", {}}}};
    for (const Node& row : weatherTable().itemsOf("sight")) {
        const std::string id = row.textOr("id");
        const auto weather = weathers.find(id);
        if (weather == weathers.end() || canCome(table, weather->second))
            all.rows.push_back({{phrase(("dbm:sheet-sight-" + id).c_str()), plainCell(int(row.integerOr("most", 0)))}});
    }
    return all;
}

// What a side bought of works, as far as it is of use.
SheetTable worksTable(const BattleView& table, int side)
{
    SheetTable all{.side = side};
    for (const Id army : table.armies(side)) {
        if (worksOf(table, army) == 0)
            continue;
        all.head = {{"dbm:sheet-works", {}}};
        SheetTable::Row row{{plainCell(table[army].name)}};
        for (const auto& kind :
            {state::palisades, state::campWorks, state::townWorks, state::walls, state::towers, state::gates})
            if (const int many = table.get(army, kind); many > 0) {
                all.head.push_back({"dbm:sheet-" + std::string(kind.id()), {}});
                row.cells.push_back(plainCell(many));
            }
        all.rows.push_back(std::move(row));
    }
    return all;
}

// Who may advance unbidden: of a general too, so that it is seen at once.
SheetTable impetuousOf(const BattleView& table)
{
    std::vector<std::string> names;
    for (const int side : {0, 1})
        for (const Sorted& sorted : sortsOf(table, side)) {
            const auto wild = std::ranges::count_if(sorted.all, [&](Id one) { return table.isImpetuous(one); });
            if (wild > 0 && !among(names, sorted.name))
                names.push_back(sorted.name);
        }
    SheetTable all{.phase = "moves"};
    if (!names.empty())
        all.notes = {{"dbm:sheet-impetuous", {{"kinds", severalOf(names)}}}};
    return all;
}

} // namespace

std::vector<SheetTable> sheetTables(const BattleView& table)
{
    std::vector<SheetTable> all{commandsOf(table, 0), commandsOf(table, 1), movesTableOf(table), measures(table),
        impetuousOf(table), sights(table), rangesOf(table)};
    for (const int side : {0, 1})
        if (SheetTable works = worksTable(table, side); !works.rows.empty())
            all.push_back(std::move(works));
    for (SheetTable& one : fightTables(table))
        all.push_back(std::move(one));
    return all;
}

std::vector<play::SheetRule> weatherRules(const BattleView& table)
{
    const auto& scores = table.book().accounts[std::size_t(Account::scores)];
    const auto factor = std::ranges::find(scores, "weather", &play::Factor::id);
    std::vector<play::SheetRule> all;
    for (const Node& row : weatherTable().itemsOf("against")) {
        const Kinds kinds = kindsIn(row, "own");
        const auto has = table.thoseThat([&](const Thing& thing) {
            return thing.sort == Sort::body && (kinds.empty() || table.is(thing.id, kinds));
        });
        if (factor == scores.end() || !table.reads(row) || has.empty() || !canCome(table, row.textOr("what")))
            continue;
        play::SheetRule rule{.phase = "combat",
            .text = row.textOr("text"),
            .cells = {figuresIn(row)},
            .figure = play::signedFigure(factor->value),
            .table = "weather",
            .source = factor->source};
        if (all.empty() || all.back().text != rule.text) // shooting and close combat, morning and evening
            all.push_back(std::move(rule));
    }
    return all;
}

} // namespace strategikon::dbmPlay
