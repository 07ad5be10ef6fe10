#include "rules/dbm/play/movement/breaking_off.h"

#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/distances.h"
#include "rules/dbm/play/movement/limits.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// In the ground in which it ends (485); off the road, and far enough back.
Known movesFurther(const BattleView& table, Id one, Id other)
{
    const auto own = movesOf(table, one), enemy = movesOf(table, other);
    const int least = table.figure("break-off", "least");
    int further = 0, ways = 0;
    for (std::size_t way = 0; way < own.size(); ++way)
        if (waysToMove()[way] != "road" && own[way] > 0) {
            ++ways;
            further += own[way] > enemy[way] && own[way] >= least;
        }
    return further == 0 ? Known::no : further == ways ? Known::yes : Known::maybe;
}

// A word of the rows of `break-off` in moves.yaml.
Known holdsOf(const std::string& word, const BattleView& table, Id one, Id other)
{
    if (word == "night")
        return table.get(table.battle(), state::sun) >= Sun::moonlight ? Known::yes : Known::no;
    return word == "moves-further-than-enemy" ? movesFurther(table, one, other) : Known::no;
}

// By one of its rows; who has enemies at his flank or rear only the table knows.
Known mayBreakOff(const BattleView& table, Id one, Id other)
{
    Known most = Known::no;
    for (const Node& row : movesTable().itemsOf("break-off")) {
        const Kinds own = kindsIn(row, "own");
        if (!own.empty() && !table.is(one, own))
            continue;
        Known all = Known::yes;
        for (const std::string& word : row.textsOf("when"))
            all = std::min(all, holdsOf(word, table, one, other));
        most = std::max(most, all);
    }
    return most;
}

// The one that fights of a single base which makes a tactical move; 0: none, or it only lines up with its enemies.
Id moverFrom(const Moving& moving, const Engaged& engaged, const Ids& contacts)
{
    const BattleView& table = *moving.table;
    if (moving.move != Move::tactical || moving.elements.empty() || basesOf(table, moving.elements) > 1)
        return 0;
    const auto fights = [&](Id one) { return engaged.fights(one) != Known::no; };
    const auto it = std::ranges::find_if(moving.elements, fights);
    if (it == moving.elements.end())
        return 0;
    const auto known = [&](Id enemy) { return contains(engaged.against(*it), enemy); };
    return !contacts.empty() && std::ranges::all_of(contacts, known) ? 0 : *it;
}

} // namespace

void warnOfBreakingOff(const Moving& moving, const Ids& contacts, Warnings& all)
{
    const BattleView& table = *moving.table;
    const Engaged engaged(table);
    const Id mover = moverFrom(moving, engaged, contacts);
    if (mover == 0 || unfit(table, moving))
        return;
    const Ids& enemies = engaged.against(mover);
    Known most = Known::no;
    for (const Id enemy : enemies)
        most = std::max(most, mayBreakOff(table, mover, enemy));
    const bool sure = engaged.fights(mover) == Known::yes;
    const char* code = most == Known::no ? (sure ? "warn-no-break-off" : "warn-no-break-off-perhaps")
        : !contacts.empty() && sure      ? "warn-break-off-contact"
        : most == Known::maybe && sure   ? "warn-break-off-ground"
                                         : nullptr;
    if (code)
        all.push_back(
            {Message{code, {{"who", table[mover].badge}, {"other", badgesOf(table, enemies)}}}, "break-off", {}, true});
}

Id leavesBehind(const Moving& moving, const Ids& contacts)
{
    const Engaged engaged(*moving.table);
    const Id mover = moverFrom(moving, engaged, contacts);
    const bool sure = mover != 0 && engaged.fights(mover) == Known::yes && engaged.against(mover).size() == 1;
    return sure ? engaged.against(mover).front() : 0;
}

void followBreakOff(Transaction& transaction, Id left, Id mover)
{
    if (left != 0)
        pushPursuit(transaction, left, mover, wadesIn(transaction, left).has_value(), {}, true);
}

} // namespace strategikon::dbmPlay
