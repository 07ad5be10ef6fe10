// Who may be ordered together, and in what order groups and commanders finish (rulebook 490-504, 599-650).
//
// Groups that still move are ties "brigade", the last of them innermost: a brigade of four, two of them, one of those.
// Whoever orders within an outer group again leaves the inner ones finished; nobody comes back to a group.
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

bool allAmong(const Ids& some, const Ids& all)
{
    return std::ranges::all_of(some, [&](Id one) { return contains(all, one); });
}

bool ordered(const BattleView& table, Id unit) { return table.get(unit, state::moved) == Moved::ordered; }

Ids groups(const BattleView& table)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::tie && thing.kind == "brigade" && !thing.gone)
            found.push_back(thing.id);
    return found;
}

// Members that still move with a group: those of the groups within it do not.
Ids moving(const BattleView& table, const Ids& groups, std::size_t at)
{
    Ids still;
    for (const Id unit : table[groups[at]].members) {
        bool left = ordered(table, unit) && table.onTable(unit);
        for (std::size_t inner = at + 1; inner < groups.size(); ++inner)
            left = left && !contains(table[groups[inner]].members, unit);
        if (left)
            still.push_back(unit);
    }
    return still;
}

// Errata 83: single elephants among foot alone are free, one for each unit of infantry.
int freeElephants(const BattleView& table, const Ids& units)
{
    int elephants = 0, infantry = 0;
    for (const Id unit : units) {
        if (table.mounted(unit))
            return 0;
        infantry += table.type(unit) == Type::infantry;
        elephants += table.type(unit) == Type::elephants && table.get(unit, state::stands) == 1;
    }
    return table.ruledBy("single-elephants", "errata") ? std::min(elephants, infantry) : 0;
}

Id giving(const BattleView& table, int side)
{
    for (const Id commander : table.commanders(side))
        if (table.get(commander, state::giving) == Giving::now)
            return commander;
    return 0;
}

void halt(Transaction& transaction, const Ids& units)
{
    if (units.empty())
        return;
    transaction.happened("halted", units, {}, "one-after-another");
    for (const Id unit : units)
        transaction.set(unit, state::moved, Moved::done);
}

void closeGroup(Transaction& transaction, Id group)
{
    Ids units;
    for (const Id unit : transaction[group].members)
        if (ordered(transaction, unit) && transaction.onTable(unit))
            units.push_back(unit);
    halt(transaction, units);
    transaction.dissolve(group);
}

std::string badge(const BattleView& table, Id thing) { return table[thing].badge; }

} // namespace

Ids mayOrder(const BattleView& table, int side)
{
    Ids found;
    for (const Id commander : table.commanders(side)) {
        const Id army = table.armyOf(commander);
        if (table.get(commander, state::giving) != Giving::finished && !table.is(army, state::silent)
            && !table.is(army, state::withdrawn))
            found.push_back(commander);
    }
    return found;
}

Ids mayBeOrdered(const BattleView& table, int side)
{
    Ids found;
    const Ids commanders = mayOrder(table, side);
    const auto led = [&](Id unit) { // an ally's General alone may have failed
        return std::ranges::any_of(
            commanders, [&](Id commander) { return table.armyOf(commander) == table.armyOf(unit); });
    };
    for (const Id unit : table.units(side)) {
        const auto moved = table.get(unit, state::moved);
        if ((moved == Moved::not_ || moved == Moved::ordered)
            && table.get(unit, state::orders) < table.figure("order", "orders") && !table.engaged(unit)
            && !table.is(unit, state::confused) && table.type(unit) != Type::encampment && led(unit))
            found.push_back(unit);
    }
    return found;
}

std::optional<Message> unfit(const BattleView& table, Id commander, const Ids& units)
{
    const int many = int(units.size()) - freeElephants(table, units);
    if (const int most = table.figure("order", "units"); many > most)
        return Message{"play-brigade-large", {{"count", many}, {"most", most}}};
    const auto refuse = [&](const char* why, Id unit) {
        return Message{why, {{"unit", badge(table, unit)}, {"commander", badge(table, commander)}}};
    };
    for (const Id unit : units) {
        if (table.armyOf(unit) != table.armyOf(commander))
            return refuse("play-other-army", unit);
        if (ordered(table, unit) && giving(table, table[unit].side) != commander)
            return refuse("play-other-commander", unit);
    }
    if (!mayBrigade(table, units))
        return Message{"play-brigade-kin", {}};
    if (std::ranges::none_of(units, [&](Id unit) { return ordered(table, unit); }))
        return {};
    const Ids all = groups(table);
    for (std::size_t at = all.size(); at-- > 0;)
        if (allAmong(units, moving(table, all, at)))
            return {};
    return refuse("play-brigade-grown", units.back());
}

void beginTo(Transaction& transaction, Id commander, const Ids& units)
{
    if (const Id other = giving(transaction, transaction[commander].side); other != 0 && other != commander) {
        transaction.happened("commander-finished", {other}, {}, "one-after-another");
        transaction.set(other, state::giving, Giving::finished);
        closeGroups(transaction);
    }
    for (Ids all = groups(transaction); !all.empty() && !allAmong(units, moving(transaction, all, all.size() - 1));
         all.pop_back())
        closeGroup(transaction, all.back());
}

void formGroup(Transaction& transaction, const Ids& units)
{
    const Ids all = groups(transaction);
    if (all.empty() || moving(transaction, all, all.size() - 1).size() != units.size())
        transaction.tie("brigade", units);
}

void closeGroups(Transaction& transaction)
{
    for (Ids all = groups(transaction); !all.empty(); all.pop_back())
        closeGroup(transaction, all.back());
}

} // namespace strategikon::warmasterPlay
