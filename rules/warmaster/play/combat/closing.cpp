#include "rules/warmaster/play/combat/closing.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Who went along with a friend's advance fights elsewhere now and has nothing left to choose here (errata 43, 205).
Ids stillHere(const BattleView& table, Id engagement, Ids units)
{
    std::erase_if(units, [&](Id one) { return table.engaged(one) && table.get(one, state::engagement) != engagement; });
    return units;
}

// Units that hang together by their links, each group with both sides in it.
std::vector<Ids> groupsOf(const BattleView& table, const Closing& closing)
{
    std::vector<Ids> groups;
    for (const auto& link : closing.links) {
        const Id one = link.first, other = link.second;
        Ids joined{one, other};
        std::erase_if(groups, [&](const Ids& group) {
            if (!contains(group, one) && !contains(group, other))
                return false;
            for (const Id member : group)
                if (!contains(joined, member))
                    joined.push_back(member);
            return true;
        });
        groups.push_back(std::move(joined));
    }
    std::erase_if(groups, [&](const Ids& group) {
        const auto of = [&](int side) {
            return std::ranges::any_of(group, [&](Id one) { return table[one].side == side; });
        };
        return !of(0) || !of(1);
    });
    return groups;
}

void dropOut(Transaction& transaction, Id unit)
{
    transaction.happened("left-combat", {unit}, {}, "drop-outs");
    transaction.disengage(unit);
    forgetCombat(transaction, unit);
}

// Where a combat has parted each is fought out before the next goes on: whoever advances from the first may join it.
void goOn(Transaction& transaction, Id engagement, bool first)
{
    if (transaction.get(engagement, state::round) < transaction.figure("unresolved", "rounds")) {
        if (first)
            beginRound(transaction, engagement);
        else
            transaction.push({"next-round", play::nobody, {engagement}, {}});
        return;
    }
    Ids members = transaction[engagement].members;
    transaction.happened("unresolved", members, {}, "unresolved");
    transaction.set(engagement, state::fought, 1);
}

} // namespace

Ids there(const BattleView& table, Ids units)
{
    std::erase_if(units, [&](Id unit) { return !table.onTable(unit); });
    return units;
}

Closing Closing::on(const BattleView& table) const
{
    Closing now = *this;
    now.left = stillHere(table, engagement, there(table, left));
    now.done = there(table, done);
    now.losers = there(table, losers);
    std::erase_if(
        now.links, [&](const auto& link) { return !table.onTable(link.first) || !table.onTable(link.second); });
    return now;
}

Ids Closing::all() const
{
    Ids units = left;
    units.insert(units.end(), done.begin(), done.end());
    units.insert(units.end(), losers.begin(), losers.end());
    return units;
}

void Closing::chose(Id unit)
{
    std::erase(left, unit);
    done.push_back(unit);
}

void Closing::link(Id unit, const Ids& others)
{
    for (const Id other : others)
        links.emplace_back(unit, other);
}

void Closing::unlink(const BattleView& table, Id unit)
{
    std::erase_if(links, [&](const auto& link) {
        return (link.first == unit || link.second == unit) && table[link.first].side != table[link.second].side;
    });
}

bool Closing::linked(Id unit) const
{
    return std::ranges::any_of(links, [&](const auto& link) { return link.first == unit || link.second == unit; });
}

void close(Transaction& transaction, const Closing& closing)
{
    const auto groups = groupsOf(transaction, closing);
    const bool stands = !transaction[closing.engagement].gone;
    const int round = transaction.get(closing.engagement, state::round),
              rounds = transaction.get(closing.engagement, state::rounds);
    const auto among = [&](std::size_t first, Id unit) {
        return std::any_of(groups.begin() + std::ptrdiff_t(first), groups.end(),
            [&](const Ids& group) { return contains(group, unit); });
    };
    Ids members = closing.all();
    if (stands)
        for (const Id member : transaction[closing.engagement].members)
            if (!contains(members, member))
                members.push_back(member);
    for (const Id unit : members)
        if (!among(0, unit)
            && (transaction.get(unit, state::engagement) == closing.engagement || !transaction.engaged(unit)))
            dropOut(transaction, unit);
    for (std::size_t i = 1; i < groups.size(); ++i) // the first group keeps the engagement
        for (const Id unit : groups[i])
            if (transaction.get(unit, state::engagement) == closing.engagement) { // not out of combat: into another
                transaction.builder().leave(closing.engagement, unit);
                transaction.set(unit, state::engagement, 0);
            }
    Ids open;
    for (const Ids& group : groups) {
        for (const Id unit : group)
            if (transaction.onTable(unit) && !transaction.engaged(unit) && !contains(members, unit))
                transaction.happened("drawn-in", {unit}, {}, "incidental");
        const Id engagement = transaction.engage(group);
        if (!contains(open, engagement)) {
            transaction.set(engagement, state::round, round);
            transaction.set(engagement, state::rounds, rounds);
            open.push_back(engagement);
        }
    }
    for (auto it = open.rbegin(); it != open.rend(); ++it)
        goOn(transaction, *it, *it == open.front());
}

} // namespace strategikon::warmasterPlay
