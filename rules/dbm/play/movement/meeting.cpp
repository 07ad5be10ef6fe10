#include "rules/dbm/play/movement/meeting.h"

#include "rules/dbm/play/bases.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

constexpr const char* contactTie = "in-contact"; // the kind of the ties

bool mayFight(const BattleView& table, Id one)
{
    const Moved moved = table.get(one, state::moved);
    return table.onTable(one) && !table[one].gone && !table.is(one, state::fought) && moved != Moved::march
        && moved != Moved::fled && !isRearOfBase(table, one);
}

// Who of a tie is on one side now: an ally may have gone over.
Ids ofSide(const BattleView& table, Id tie, int side)
{
    Ids all = table[tie].members;
    std::erase_if(all, [&](Id one) { return table[one].side != side || table[one].sort != play::Sort::body; });
    return all;
}

Ids tiesOf(const BattleView& table, Id element)
{
    Ids all = table.ties(contactTie);
    std::erase_if(all, [&](Id tie) { return !contains(table[tie].members, element); });
    return all;
}

void leave(Transaction& transaction, Id tie, Id element)
{
    transaction.builder().leave(tie, element);
    if (ofSide(transaction, tie, 0).empty() || ofSide(transaction, tie, 1).empty())
        transaction.dissolve(tie);
}

} // namespace

Id Meeting::against(Id one) const
{
    for (const bool isOwn : {true, false}) {
        const Ids &those = isOwn ? own : enemies, &others = isOwn ? enemies : own;
        const auto it = std::ranges::find(those, one);
        if (it == those.end())
            continue;
        if (those.size() == others.size())
            return others[std::size_t(it - those.begin())];
        return others.size() == 1 || (those.size() == 1 && isOwn == moved) ? others.front() : 0;
    }
    return 0;
}

std::array<Id, 2> Meeting::next() const
{
    if (own.size() <= enemies.size())
        return {own.front(), against(own.front())};
    return {against(enemies.front()), enemies.front()};
}

Ids Meeting::surely() const
{
    if (leftOver)
        return {};
    Ids sure = own.size() <= enemies.size() ? own : Ids();
    if (enemies.size() <= own.size())
        sure.insert(sure.end(), enemies.begin(), enemies.end());
    return sure;
}

Ids unfought(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return !mayFight(table, one); });
    return all;
}

std::vector<Meeting> meetings(const BattleView& table, int side)
{
    std::vector<Meeting> found;
    for (const Id tie : table.ties(contactTie)) {
        Meeting one{ofSide(table, tie, side), ofSide(table, tie, 1 - side)};
        for (Ids* those : {&one.own, &one.enemies})
            std::erase_if(*those, [&](Id element) { return !mayFight(table, element); });
        if (one.own.empty() || one.enemies.empty())
            continue;
        const Ids& all = table[tie].members;
        one.moved = table[all.front()].side == side;
        one.leftOver =
            all.size() > 2 && std::ranges::any_of(all, [&](Id element) { return !table.is(element, state::contact); });
        found.push_back(std::move(one));
    }
    return found;
}

Ids inContact(const BattleView& table)
{
    Ids all;
    for (const Id tie : table.ties(contactTie))
        for (const Id one : table[tie].members)
            if (table[one].sort == play::Sort::body && table.onTable(one) && !contains(all, one))
                all.push_back(one);
    return all;
}

bool isDone(const BattleView& table, Id element)
{
    const Ids all = tiesOf(table, element);
    return !all.empty() && std::ranges::all_of(all, [&](Id tie) {
        return std::ranges::none_of(
            ofSide(table, tie, 1 - table[element].side), [&](Id enemy) { return mayFight(table, enemy); });
    });
}

void meet(Transaction& transaction, const Ids& movers, const Ids& enemies)
{
    Ids all;
    for (const Ids* those : {&movers, &enemies})
        for (const Id one : *those)
            if (transaction.onTable(one) && !isRearOfBase(transaction, one) && !contains(all, one))
                all.push_back(one);
    const auto isOf = [&](int side) {
        return std::ranges::any_of(all, [&](Id one) { return transaction[one].side == side; });
    };
    if (isOf(0) && isOf(1))
        transaction.tie(contactTie, all);
}

void holdOn(Transaction& transaction, Id one, Id other)
{
    for (const Id tie : tiesOf(transaction, one)) {
        if (!contains(transaction[tie].members, other))
            continue;
        if (transaction[tie].members.size() == 2)
            return;
        leave(transaction, tie, one);
        if (!transaction[tie].gone)
            leave(transaction, tie, other);
    }
    meet(transaction, {one}, {other});
}

void part(Transaction& transaction, Id element)
{
    for (const Id tie : tiesOf(transaction, element))
        leave(transaction, tie, element);
}

} // namespace strategikon::dbmPlay
