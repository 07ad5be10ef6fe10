#include "rules/warmaster/play/characters/traits.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

bool ofArmy(const BattleView& table, Id trait, Id thing) { return table[trait].within == table.armyOf(thing); }

bool isTrait(const play::Thing& thing) { return thing.sort == play::Sort::tie && thing.kind == "trait" && !thing.gone; }

// Within reach of its bearer: he himself is always.
bool reaches(const BattleView& table, Id trait, Id thing, const Ids& near)
{
    return bearerOf(table, trait) == thing || table.get(trait, state::reach) == 0 || contains(near, trait);
}

constexpr int lastNamed = 30; // turn that a bit can stand for: what a list names lies well before it

bool inTurn(const BattleView& table, Id trait)
{
    const int turns = table.get(trait, state::turns);
    return turns == 0 || (table.state().turn <= lastNamed && (turns >> table.state().turn & 1));
}

bool changesWithRolls(Effect effect) { return effect == Effect::variableCommand || effect == Effect::commandWhile; }

// The Command that a trait gives the commander; 0: none.
int given(const BattleView& table, Id trait, Id commander, const Ids& near)
{
    const Effect effect = effectOf(table, trait);
    const bool his = bearerOf(table, trait) == commander;
    if (changesWithRolls(effect))
        return his ? table.get(trait, state::value) : 0;
    if (effect != Effect::commandValue && effect != Effect::lendCommand)
        return 0;
    const bool meant = concerns(table, trait, commander) || (his && effect == Effect::commandValue);
    return meant && inTurn(table, trait) && reaches(table, trait, commander, near) ? table.get(trait, state::value) : 0;
}

} // namespace

Ids traitsOf(const BattleView& table)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (isTrait(thing) && !table[thing.members.front()].gone)
            found.push_back(thing.id);
    return found;
}

Id bearerOf(const BattleView& table, Id trait) { return table[trait].members.front(); }

Effect effectOf(const BattleView& table, Id trait) { return table.get(trait, state::effect); }

Ids traitsOf(const BattleView& table, Effect effect)
{
    Ids found = traitsOf(table);
    std::erase_if(found, [&](Id trait) { return effectOf(table, trait) != effect; });
    return found;
}

bool concerns(const BattleView& table, Id trait, Id thing)
{
    const auto& members = table[trait].members;
    return std::find(members.begin() + 1, members.end(), thing) != members.end();
}

std::vector<Near> nearCommander(const BattleView& table, Id commander)
{
    std::vector<Near> found;
    for (const Effect effect : {Effect::commandValue, Effect::lendCommand})
        for (const Id trait : traitsOf(table, effect)) {
            const Id by = bearerOf(table, trait);
            const bool helps = concerns(table, trait, commander)
                && table.get(trait, state::value) > commandOf(table, commander).value && inTurn(table, trait);
            if (helps && by != commander && table.onTable(by) && table.get(trait, state::reach) > 0)
                found.push_back({trait, by, table.get(trait, state::reach)});
        }
    return found;
}

std::vector<Near> nearUnits(const BattleView& table, const Ids& units)
{
    std::vector<Near> found;
    for (const Id trait : traitsOf(table, Effect::ignoreOrderPenalty)) {
        const Id by = bearerOf(table, trait);
        const bool helps = std::ranges::any_of(
            units, [&](Id unit) { return table.has(unit, Special::unreliable) && ofArmy(table, trait, unit); });
        if (helps && table.onTable(by) && table.get(trait, state::reach) > 0)
            found.push_back({trait, by, table.get(trait, state::reach)});
    }
    return found;
}

Command commandOf(const BattleView& table, Id commander, const Ids& near)
{
    Command best{table.get(commander, state::command), 0};
    for (const Id trait : traitsOf(table))
        if (const int value = given(table, trait, commander, near); value > 0)
            if (value > best.value || (changesWithRolls(effectOf(table, trait)) && best.trait == 0))
                best = {value, trait};
    return best;
}

bool sparesUnreliable(const BattleView& table, Id unit, const Ids& near)
{
    const Ids sparing = traitsOf(table, Effect::ignoreOrderPenalty);
    return std::ranges::any_of(
        sparing, [&](Id trait) { return ofArmy(table, trait, unit) && reaches(table, trait, unit, near); });
}

bool mayBrigade(const BattleView& table, const Ids& units)
{
    const Ids apart = traitsOf(table, Effect::brigadeOnlyWith);
    return std::ranges::all_of(apart, [&](Id trait) {
        const auto with = std::ranges::count_if(units, [&](Id unit) { return contains(table[trait].members, unit); });
        return with == 0 || with == std::ptrdiff_t(units.size());
    });
}

std::vector<Again> mayTakeAgain(const BattleView& table, Id commander)
{
    std::vector<Again> found;
    for (const Id trait : traitsOf(table, Effect::reRollCommand)) {
        const bool used = table.get(trait, state::per) == Per::commandPhase ? table.is(commander, state::again)
                                                                            : table.get(trait, state::uses) == 0;
        if (concerns(table, trait, commander) && !used)
            found.push_back({trait, table.get(trait, state::value)});
    }
    return found;
}

Again bestOf(const std::vector<Again>& all)
{
    return *std::ranges::max_element(all, [](const Again& one, const Again& other) { return one.bonus < other.bonus; });
}

int armourOf(const BattleView& table, Id unit, bool fighting)
{
    const int armour = table.get(unit, state::armour);
    if (!fighting && !table.ruledBy("joined-armour", "always"))
        return armour;
    for (const Id trait : traitsOf(table, Effect::joinedUnitArmour))
        if (table.get(bearerOf(table, trait), state::joined) == unit)
            return armour == 0 ? table.get(trait, state::then) : std::max(2, armour - table.get(trait, state::value));
    return armour;
}

int extraAttacks(const BattleView& table, Id unit, int round, bool charged)
{
    int dice = 0;
    for (const Id trait : traitsOf(table, Effect::extraAttackDice))
        if (round == 1 && charged && concerns(table, trait, unit))
            dice += table.get(trait, state::value);
    return dice;
}

bool strikesTerror(const BattleView& table, Id unit, Id enemy)
{
    if (table.terrifies(unit))
        return true;
    for (const Id trait : traitsOf(table, Effect::causeTerror))
        if (table.get(bearerOf(table, trait), state::joined) == unit)
            return true;
    const Ids gains = traitsOf(table, Effect::unitsGain);
    return std::ranges::any_of(gains, [&](Id trait) {
        const Id army = table.armyOf(enemy);
        return concerns(table, trait, unit) && (army == 0 || !table.is(army, state::chariots));
    });
}

Id mayAttackAgain(const BattleView& table, int side)
{
    for (const Id trait : traitsOf(table, Effect::reRollAttack))
        if (table[trait].side == side && table.get(trait, state::uses) > 0)
            return trait;
    return 0;
}

int withdrawsLater(const BattleView& table, Id army)
{
    int more = 0;
    for (const Id trait : traitsOf(table, Effect::withdrawLater))
        more += table[trait].within == army ? table.get(trait, state::value) : 0;
    return more;
}

} // namespace strategikon::warmasterPlay
