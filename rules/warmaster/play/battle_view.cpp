#include "rules/warmaster/play/battle_view.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

using play::Sort;
using play::Thing;

Ids BattleView::armies(int side) const
{
    return thoseThat([&](const Thing& thing) {
        return thing.sort == Sort::army && thing.side == side && !is(thing.id, state::withdrawn);
    });
}

Ids BattleView::units(int side) const
{
    return thoseThat(
        [&](const Thing& thing) { return thing.sort == Sort::body && thing.side == side && onTable(thing.id); });
}

Ids BattleView::troops(int side) const
{
    Ids all = units(side);
    std::erase_if(all, [&](Id unit) { return type(unit) == Type::encampment; });
    return all;
}

Ids BattleView::commanders(int side) const
{
    return thoseThat(
        [&](const Thing& thing) { return thing.sort == Sort::leader && thing.side == side && onTable(thing.id); });
}

Ids BattleView::with(Id unit) const
{
    return thoseThat([&](const Thing& thing) {
        return thing.sort == Sort::leader && !thing.gone && get(thing.id, state::joined) == unit;
    });
}

Ids BattleView::enemiesIn(Id engagement, int side) const { return friendsIn(engagement, 1 - side); }

Ids BattleView::friendsIn(Id engagement, int side) const
{
    Ids found;
    for (const Id member : (*this)[engagement].members)
        if ((*this)[member].side == side && onTable(member))
            found.push_back(member);
    return found;
}

int weightOf(const BattleView& table, Id unit)
{
    return table.has(unit, Special::triari) ? table.figure("triari", "units") : 1;
}

} // namespace strategikon::warmasterPlay
