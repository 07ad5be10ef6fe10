// Tables about fights between the kinds of two armies: combat factors, outcomes, chances.
#include "model/text/contains.h"
#include "rules/dbm/play/paper/paper.h"

#include <algorithm>

namespace strategikon::dbmPlay {

using play::Matchup;
using play::plainCell;
using play::SheetCell;
using play::SheetTable;

namespace {

constexpr std::string_view inCombat = "combat";

// How two of them meet: one column of factors is about all enemies who are met alike.
enum class Way { close, shotAt, shoots };
constexpr const char* ways[] = {"against", "shot-at", "shooting"};

Fight meeting(const BattleView& table, Id own, Id enemy, Way way)
{
    return way == Way::close ? usually(table, own, enemy, Mode::close)
                             : usually(table, own, enemy, Mode::shooting, way == Way::shoots ? 0 : 1);
}

bool meets(const BattleView& table, Id own, Id enemy, Way way)
{
    return way == Way::close || table.shoots(way == Way::shoots ? own : enemy);
}

class Factors {
public:
    Factors(const BattleView& table, int side)
        : table_(table), own_(sortsOf(table, side)), enemies_(sortsOf(table, 1 - side)), side_(side)
    {
    }

    SheetTable sheet()
    {
        SheetTable sheet{.phase = std::string(inCombat), .side = side_, .head = {{"dbm:sheet-factors", {}}}};
        for (const Way way : {Way::close, Way::shotAt, Way::shoots})
            columns(way);
        for (const Column& column : columns_)
            sheet.head.push_back(headOf(column));
        std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> rows; // cells, whose
        for (std::size_t i = 0; i < own_.size(); ++i) {
            std::vector<std::string> cells;
            for (const Column& column : columns_)
                cells.push_back(column.cells[i]);
            auto alike = std::ranges::find(rows, cells, [](const auto& row) { return row.first; });
            if (alike == rows.end())
                alike = rows.insert(rows.end(), {cells, {}});
            alike->second.push_back(own_[i].name);
        }
        for (const auto& [cells, names] : rows) {
            SheetTable::Row row{{plainCell(severalOf(names))}};
            for (const std::string& cell : cells)
                row.cells.push_back(plainCell(cell));
            sheet.rows.push_back(std::move(row));
        }
        return sheet;
    }

private:
    struct Column {
        Way way = Way::close;
        std::vector<std::string> enemies{}, cells{}; // of each own kind
    };

    std::string cell(Id own, Id enemy, Way way) const
    {
        return meets(table_, own, enemy, way) ? std::to_string(factorOf(meeting(table_, own, enemy, way), 0)) : "–";
    }

    // Those of shooting only where they differ from close combat for somebody.
    void columns(Way way)
    {
        for (const Sorted& enemy : enemies_) {
            std::vector<std::string> cells;
            bool differs = way == Way::close;
            for (const Sorted& own : own_) {
                cells.push_back(cell(own.element, enemy.element, way));
                differs =
                    differs || (cells.back() != "–" && cells.back() != cell(own.element, enemy.element, Way::close));
            }
            if (!differs)
                continue;
            auto alike =
                std::ranges::find_if(columns_, [&](const Column& one) { return one.way == way && one.cells == cells; });
            if (alike == columns_.end())
                alike = columns_.insert(columns_.end(), {way, {}, cells});
            alike->enemies.push_back(enemy.name);
        }
    }

    // "Against foot" where all of theirs are in it and nobody else.
    Message headOf(const Column& column) const
    {
        for (const auto& [code, kinds] :
            {std::pair{"dbm:sheet-against-foot", &footTroops()}, {"dbm:sheet-against-mounted", &mountedTroops()}})
            if (column.way == Way::close && std::ranges::all_of(enemies_, [&](const Sorted& enemy) {
                    return table_.is(enemy.element, *kinds) == (contains(column.enemies, enemy.name));
                }))
                return {code, {}};
        return {std::string("dbm:sheet-") + ways[int(column.way)], {{"kinds", severalOf(column.enemies)}}};
    }

    const BattleView& table_;
    std::vector<Sorted> own_, enemies_;
    int side_;
    std::vector<Column> columns_{};
};

// What becomes of the elements of a side that score less, by whom it is that beats them.
class Outcomes {
public:
    Outcomes(const BattleView& table, int losers, int side)
        : table_(table)
        , own_(sortsOf(table, losers))
        , enemies_(sortsOf(table, 1 - losers))
        , losers_(losers)
        , side_(side)
    {
    }

    SheetTable sheet()
    {
        SheetTable sheet{.phase = std::string(inCombat),
            .side = side_,
            .head = {{losers_ == side_ ? "dbm:sheet-ours-lose" : "dbm:sheet-theirs-lose", {}}, {"dbm:sheet-by", {}},
                {"dbm:sheet-beaten", {}}, {"dbm:sheet-doubled", {}}},
            .words = 4};
        std::vector<std::pair<std::vector<Group>, std::vector<std::string>>> rows; // what befalls, whom
        for (const Sorted& own : own_) {
            std::vector<Group> groups = groupsOf(own.element);
            auto alike = std::ranges::find(rows, groups, [](const auto& row) { return row.first; });
            if (alike == rows.end())
                alike = rows.insert(rows.end(), {std::move(groups), {}});
            alike->second.push_back(own.name);
        }
        for (const auto& [groups, names] : rows)
            for (const Group& group : groups)
                sheet.rows.push_back({{&group == &groups.front() ? plainCell(severalOf(names)) : plainCell(""),
                    by(group, groups), befalls(group.beaten), befalls(group.doubled)}});
        return sheet;
    }

private:
    struct Group {
        std::vector<Case> beaten{}, doubled{};
        std::vector<std::string> close{}, shooting{}; // by whom
        friend bool operator==(const Group&, const Group&) = default;
    };

    // Of all who can beat it; the largest, "others", comes last.
    std::vector<Group> groupsOf(Id own) const
    {
        const bool severer = table_.ruledBy("doubled-is-never-milder", "severer");
        std::vector<Group> groups;
        for (const Mode mode : {Mode::close, Mode::shooting})
            for (const Sorted& enemy : enemies_) {
                if (mode == Mode::shooting && !table_.shoots(enemy.element))
                    continue;
                const Fight fight = usually(table_, own, enemy.element, mode, 1);
                Group one{casesOf(fight, 0, Degree::beaten), casesOf(fight, 0, Degree::doubled, severer)};
                auto alike = std::ranges::find_if(groups,
                    [&](const Group& other) { return other.beaten == one.beaten && other.doubled == one.doubled; });
                if (alike == groups.end())
                    alike = groups.insert(groups.end(), std::move(one));
                (mode == Mode::close ? alike->close : alike->shooting).push_back(enemy.name);
            }
        const auto size = [](const Group& one) { return one.close.size() + one.shooting.size(); };
        const auto largest = std::ranges::max_element(groups, {}, size);
        if (largest != groups.end())
            std::rotate(largest, largest + 1, groups.end());
        return groups;
    }

    static SheetCell by(const Group& group, const std::vector<Group>& groups)
    {
        if (&group == &groups.back())
            return {{groups.size() == 1 ? "dbm:sheet-all" : "dbm:sheet-others", {}}};
        SheetCell cell;
        if (!group.close.empty())
            cell = plainCell(severalOf(group.close));
        if (!group.shooting.empty())
            cell.push_back({"dbm:sheet-by-shooting", {{"kinds", severalOf(group.shooting)}}});
        return cell;
    }

    static SheetCell befalls(const std::vector<Case>& cases)
    {
        SheetCell cell;
        for (const Case& one : cases) {
            std::string code = "dbm:becomes-" + fateWords()[std::size_t(one.fate)];
            for (const auto& condition : one.when)
                if (condition.word != "helped-after") // of ranks, which are told
                    code += '-' + codeOf(condition.word);
            if (one.when.empty() && cases.size() > 1)
                code += "-else";
            cell.push_back({std::move(code), {}});
        }
        return cell;
    }

    // "going difficult" is "difficult", of ranks their number.
    static std::string codeOf(const std::string& word)
    {
        if (word.starts_with("going "))
            return word.substr(6);
        if (word.starts_with("behind "))
            return word.find(" 2,3,4") != word.npos ? "four-deep" : "two-deep";
        return word;
    }

    const BattleView& table_;
    std::vector<Sorted> own_, enemies_;
    int losers_, side_;
};

// Of both fates the one that tells most: what they lose, what gives way, of both, that of ours.
std::size_t tellingOf(const Verdict& verdict)
{
    enum { theyFall, theyGive, neither, weGive, weFall };
    const auto [ours, theirs] = verdict.fates;
    if (ours == Fate::destroyed || theirs == Fate::destroyed)
        return ours > theirs ? weFall : theyFall;
    if (ours == Fate::stand && theirs == Fate::stand)
        return neither;
    return ours > theirs ? weGive : theyGive;
}

Matchup boutOf(const BattleView& table, Id own, Id enemy, Way way)
{
    constexpr const char* words[] = {"close", "shot-at", "shooting"};
    const bool severer = table.ruledBy("doubled-is-never-milder", "severer");
    const Fight fight = meeting(table, own, enemy, way);
    const auto before = accountsOf(fight, table.book());
    Matchup bout{own, enemy, words[int(way)], std::vector<double>(5, 0.0), {}};
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other) {
            const auto totals = scoresOf(fight, before, {one, other}, table.book());
            const Verdict verdict = verdictOf(fight, {totals[0].value, totals[1].value}, severer);
            bout.chances[tellingOf(verdict)] += 1.0 / 36;
        }
    return bout;
}

} // namespace

std::vector<SheetTable> fightTables(const BattleView& table)
{
    std::vector<SheetTable> all;
    for (const int side : {0, 1}) {
        all.push_back(Factors(table, side).sheet());
        all.push_back(Outcomes(table, side, side).sheet());
        all.push_back(Outcomes(table, 1 - side, side).sheet());
    }
    return all;
}

std::vector<Matchup> matchups(const BattleView& table)
{
    std::vector<Matchup> all;
    for (const Sorted& own : sortsOf(table, 0))
        for (const Sorted& enemy : sortsOf(table, 1))
            for (const Way way : {Way::close, Way::shoots, Way::shotAt})
                if (meets(table, own.element, enemy.element, way))
                    all.push_back(boutOf(table, own.element, enemy.element, way));
    return all;
}

} // namespace strategikon::dbmPlay
