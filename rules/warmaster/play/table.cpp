#include "rules/warmaster/play/table.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

using play::Sort;
using play::Thing;

namespace {

template <class Fits>
Ids thoseThat(const play::State& state, Fits fits)
{
    Ids found;
    for (const Thing& thing : state.things)
        if (fits(thing))
            found.push_back(thing.id);
    return found;
}

} // namespace

int Table::get(Id thing, std::string_view field) const
{
    const Thing& it = (*this)[thing];
    const int index = fields().index(it.sort, field);
    return index < 0 ? 0 : it.fields[std::size_t(index)];
}

std::string Table::ruled(std::string_view aSwitch) const
{
    for (const play::FieldSpec& spec : fields().of(Sort::battle))
        if (spec.id == aSwitch)
            return spec.words.empty() ? "" : spec.words[std::size_t(get(battle(), aSwitch))];
    return {};
}

Ids Table::armies(int side) const
{
    return thoseThat(state(), [&](const Thing& thing) {
        return thing.sort == Sort::army && thing.side == side && !is(thing.id, "withdrawn");
    });
}

Id Table::armyOf(Id thing) const { return state().armyOf(thing); }

Ids Table::units(int side) const
{
    return thoseThat(state(),
        [&](const Thing& thing) { return thing.sort == Sort::body && thing.side == side && onTable(thing.id); });
}

Ids Table::commanders(int side) const
{
    return thoseThat(state(),
        [&](const Thing& thing) { return thing.sort == Sort::leader && thing.side == side && onTable(thing.id); });
}

Ids Table::with(Id unit) const
{
    return thoseThat(state(), [&](const Thing& thing) {
        return thing.sort == Sort::leader && !thing.gone && get(thing.id, "joined") == unit;
    });
}

Id Table::withThing(std::string_view kind, Id member) const
{
    for (const Thing& thing : state().things)
        if (thing.sort == Sort::tie && thing.kind == kind && !thing.gone
            && std::find(thing.members.begin(), thing.members.end(), member) != thing.members.end())
            return thing.id;
    return 0;
}

Ids Table::engagements() const
{
    return thoseThat(state(),
        [](const Thing& thing) { return thing.sort == Sort::tie && thing.kind == "engagement" && !thing.gone; });
}

Ids Table::enemiesIn(Id engagement, int side) const { return friendsIn(engagement, 1 - side); }

Ids Table::friendsIn(Id engagement, int side) const
{
    Ids found;
    for (const Id member : (*this)[engagement].members)
        if ((*this)[member].side == side && onTable(member))
            found.push_back(member);
    return found;
}

int weightOf(const Table& table, Id unit)
{
    return table.has(unit, Special::triari) ? table.figure("triari", "units") : 1;
}

bool contains(const Ids& all, Id one) { return std::find(all.begin(), all.end(), one) != all.end(); }

} // namespace strategikon::warmasterPlay
