#include "rules/warmaster/play/ending/levels.h"

#include "rules/warmaster/play/characters/traits.h"

namespace strategikon::warmasterPlay {

namespace {

struct Count {
    int units = 0, core = 0, skirmishing = 0;
};

Ids unitsOf(const BattleView& table, Id army)
{
    Ids units;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.within == army && takesPart(table, thing.id))
            units.push_back(thing.id);
    return units;
}

Count countOf(const BattleView& table, const Ids& units)
{
    Count count;
    for (const Id unit : units) {
        ++count.units;
        count.core += table.get(unit, state::core);
        count.skirmishing += table.has(unit, Special::skirmish);
    }
    return count;
}

void setLevel(play::EventBuilder& builder, Id army)
{
    const BattleView table(builder.state());
    const Ids units = unitsOf(table, army);
    const Count count = countOf(table, units);
    const bool skirmishing = table.ruledBy("skirmishing-armies", "errata") && count.skirmishing * 2 > count.units;
    const int core = skirmishing ? count.units : count.core;
    const int level = core == 0 ? 0 : partOf(table.book(), "withdrawal", core) + withdrawsLater(table, army);
    if (skirmishing)
        for (const Id unit : units)
            builder.set(unit, state::core, 1);
    builder.set(army, state::skirmishing, skirmishing);
    builder.set(army, state::units, count.units);
    builder.set(army, state::core, core);
    builder.set(army, state::level, level);
}

} // namespace

bool takesPart(const BattleView& table, Id thing)
{
    return table.get(thing, state::coming) != Coming::never || !table.ruledBy("absent-contingents", "left-out");
}

void setLevels(play::EventBuilder& builder)
{
    const play::State before = builder.state();
    for (const play::Thing& thing : before.things)
        if (thing.sort == play::Sort::army)
            setLevel(builder, thing.id);
}

} // namespace strategikon::warmasterPlay
