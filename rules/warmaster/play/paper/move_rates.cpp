// How far units and commanders move: the figures of troops.yaml, by the class that a row gives its troops first.
#include "rules/warmaster/play/paper/play_sheet.h"

#include "rules/tables.h"

#include <map>

namespace strategikon::warmasterPlay {

namespace {

using play::Sort;

constexpr std::string_view commanderPace = "commander";

// Commanders have the class of those with whom they may enter terrain: their role tells them apart.
int paceOf(std::string_view word)
{
    static const auto moveRates = [] {
        std::map<std::string, int, std::less<>> read;
        const Node troops = readTable("warmaster", "troops", {"types"});
        const Node* types = troops.find("types"); // null where the table is missing: told by tableFaults()
        for (const Node& row : types ? types->items() : std::vector<Node>()) {
            const bool leads = row.textOr("role") == "leader";
            read[leads ? std::string(commanderPace) : row.textsOf("classes").front()] = int(row.integerOr("move", 0));
        }
        return read;
    }();
    const auto found = moveRates.find(word);
    return found == moveRates.end() ? 0 : found->second; // an encampment stays
}

const std::vector<std::string>& typeWords() { return specOf(fields(), Sort::body, state::type).words; }

} // namespace

int BattleView::fullPace(Id unit) const { return paceOf(typeWords()[std::size_t(type(unit))]); }

std::vector<play::SheetTable> sheetTables(const BattleView& table)
{
    struct Pace {
        std::string_view id{};
        int full = 0, half = 0;
        Ids of{};
    };
    std::vector<Pace> all;
    for (const std::string& word : typeWords())
        all.push_back({word, paceOf(word), paceOf(word) / 2});
    const int leader = paceOf(commanderPace);
    all.push_back({commanderPace, leader, leader}); // the book knows no half pace of theirs (732)
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == Sort::body)
            all[std::size_t(table.type(thing.id))].of.push_back(thing.id);
        else if (thing.sort == Sort::leader)
            all.back().of.push_back(thing.id);
    play::SheetTable moves{.head = {{"paces", {}}, {"paces-full", {}}, {"paces-half", {}}}};
    for (Pace& pace : all)
        if (!pace.of.empty() && pace.full != 0)
            moves.rows.push_back(
                {{{{"pace-" + std::string(pace.id), {}}}, play::plainCell(pace.full), play::plainCell(pace.half)},
                    std::move(pace.of)});
    return {std::move(moves)};
}

} // namespace strategikon::warmasterPlay
