#include "rules/dbm/play/movement/distances.h"

#include "model/text/contains.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

constexpr int nowhere = -1;

// Whose a row is; `fast`: of that grade alone.
struct Whose {
    Kinds own{}, except{};
    bool fast = false, mobile = false;

    explicit Whose(const Node& row)
        : own(kindsIn(row, "own"))
        , except(kindsIn(row, "except"))
        , fast(row.textOr("grade") == "F")
        , mobile(!row.textsOf("when").empty())
    {
    }
    bool holds(const BattleView& table, Id element, const Classified& as) const
    {
        return own.hold(as) && !(!except.empty() && except.hold(as)) && !(fast && as.is.grade != Grade::F)
            && !(mobile && table.isBaggage(element) && !table.is(element, state::mobile));
    }
};

struct Distances {
    Whose whose;
    std::vector<int> far{}; // of each column
};

std::vector<Distances> readDistances()
{
    std::vector<Distances> all;
    for (const Node& row : movesTable().itemsOf("moves")) {
        all.push_back({Whose(row)});
        for (const std::string& column : waysToMove())
            all.back().far.push_back(int(row.integerOr(column, nowhere)));
    }
    return all;
}

// What the fast add, by columns.
std::vector<Distances> readMore()
{
    std::vector<Distances> all;
    for (const Node& row : movesTable().itemsOf("more")) {
        all.push_back({Whose(row)});
        const auto goings = row.textsOf("going");
        for (const std::string& column : waysToMove())
            all.back().far.push_back(!contains(goings, column) ? 0 : int(row.integerOr("value", 0)));
    }
    return all;
}

std::size_t column(std::string_view way)
{
    return std::size_t(std::ranges::find(waysToMove(), way) - waysToMove().begin());
}

// Mud makes roads rough (413); who sees only so far goes no further off them (597).
void underThisSky(const BattleView& table, std::vector<int>& far)
{
    const std::size_t road = column("road");
    if (hasWeather(table, "mud"))
        far[road] = far[column("rough")];
    const Node& dark = *movesTable().find("dark");
    const int sight = table.get(table.battle(), state::sight), most = int(dark.integerOr("most", 0));
    if (sight > 0 && sight <= dark.integerOr("sight", 0))
        for (std::size_t way = 0; way < far.size(); ++way)
            far[way] = way == road ? far[way] : std::min(far[way], most);
}

} // namespace

Classified movesAs(const Classified& element)
{
    for (const Node& row : kindsTable().itemsOf("moves-as"))
        if (kindsIn(row, "own").hold(element)) {
            const Kind as = kindOf(row.textOr("as"));
            return {as, as};
        }
    return element;
}

const std::vector<std::string>& waysToMove()
{
    static const std::vector<std::string> all = movesTable().textsOf("columns");
    return all;
}

std::vector<int> movesOf(const BattleView& table, Id element)
{
    static const std::vector<Distances> rows = readDistances(), more = readMore();
    const Classified as = movesAs(table.countsAs(element));
    std::vector<int> far(waysToMove().size(), nowhere);
    const auto row =
        std::ranges::find_if(rows, [&](const Distances& one) { return one.whose.holds(table, element, as); });
    if (row == rows.end())
        return far;
    far = row->far;
    for (const Distances& one : more)
        if (one.whose.holds(table, element, as))
            for (std::size_t i = 0; i < far.size(); ++i)
                far[i] += far[i] > 0 ? one.far[i] : 0;
    underThisSky(table, far);
    return far;
}

} // namespace strategikon::dbmPlay
