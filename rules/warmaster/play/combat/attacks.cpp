#include "rules/warmaster/play/combat/attacks.h"

#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/shooting/cover.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

struct Striking {
    const BattleView& table;
    const AttackGroup& strike;
};

bool targetOpen(const Striking& is) { return is.strike.cover == Covered::open; }

bool massive(const Striking& is)
{
    const auto& [table, strike] = is;
    if (table.has(strike.unit, Special::elephants))
        return table.get(strike.unit, state::stands) > 1 || !table.ruledBy("single-elephants", "errata");
    return table.has(strike.unit, Special::heavyChariots) || table.has(strike.unit, Special::scythedChariots);
}

// Against those who retreated from it, and against no others (rulebook 2039).
bool pursues(const Striking& is)
{
    const auto& [table, strike] = is;
    return table.get(strike.unit, state::bonus) > 0 && table.get(strike.target, state::after) == After::retreated;
}

const play::Vocabulary<Striking>& wordsOfAttacks()
{
    static const play::Vocabulary<Striking> all{
        .when{
            {"charged", [](const Striking& is) { return is.table.is(is.strike.unit, state::charged); }},
            {"target-open", targetOpen},
            {"target-reachable",
                [](const Striking& is) { return targetOpen(is) || is.table.ruledBy("broad-charge", "always"); }},
            {"massive", massive},
            {"broad", [](const Striking& is) { return is.table.is(is.strike.unit, state::broad); }},
            {"pursues", pursues},
            {"warband", [](const Striking& is) { return is.table.has(is.strike.unit, Special::warband); }},
            {"terrified", [](const Striking& is) { return is.strike.terrified; }},
            {"flanked", [](const Striking& is) { return is.strike.flanked; }},
            {"retreated",
                [](const Striking& is) {
                    return After(is.table.get(is.strike.unit, state::after)) == After::retreated;
                }},
            {"confused", [](const Striking& is) { return is.table.is(is.strike.unit, state::confused); }},
            {"aside", [](const Striking& is) { return is.strike.aside; }},
            {"cavalry", [](const Striking& is) { return is.table.type(is.strike.unit) == Type::cavalry; }},
            {"infantry", [](const Striking& is) { return is.table.isInfantry(is.strike.unit); }},
            {"elephants", [](const Striking& is) { return is.table.type(is.strike.unit) == Type::elephants; }},
            {"skirmishers", [](const Striking& is) { return is.table.has(is.strike.unit, Special::skirmish); }},
            {"into-flank",
                [](const Striking& is) { return is.table.get(is.strike.unit, state::flanks) == is.strike.target; }},
        },
        .times{
            {"full-distances", [](const Striking& is) { return is.table.get(is.strike.unit, state::bonus) - 1; }},
        },
    };
    return all;
}

// Stands of a phalanx do not strike aside; only a commander among them may.
void addModifiers(AttackDice& blow, const BattleView& table, const AttackGroup& strike)
{
    if (strike.aside && table.has(strike.unit, Special::phalanx)) {
        blow.modifiers.push_back({"phalanx-aside", -blow.each, {strike.unit}});
        blow.each = 0;
        return;
    }
    play::Sum sum{blow.each, std::move(blow.modifiers)};
    play::count(sum, table.rows(Account::attacks), 0, Striking{table, strike}, {strike.unit});
    blow.each = sum.value;
    blow.modifiers = std::move(sum.modifiers);
}

int reachOf(const BattleView& table, Covered cover)
{
    constexpr const char* cells[] = {"open", "defended", "fortified"};
    return table.figure("attacks", cells[int(cover)]);
}

} // namespace

play::Account attacksAccount() { return play::accountOf("attacks", wordsOfAttacks()); }

AttackDice attackDiceOf(const BattleView& table, const AttackGroup& strike)
{
    const int basic = table.get(strike.unit, state::attack);
    AttackDice blow{.each = basic, .reach = reachOf(table, strike.cover)};
    addModifiers(blow, table, strike);
    const int led = strike.commander == 0 ? blow.each : blow.each + table.get(strike.commander, state::attack);
    blow.each = std::max(blow.each, 0);
    if (strike.stands > 0)
        blow.dice = (strike.stands - 1) * blow.each + std::max(led, 0);
    if (strike.commander != 0)
        blow.modifiers.push_back({"commander-attack", table.get(strike.commander, state::attack), {strike.commander}});
    if (strike.ranks > 0 && !strike.aside) { // their basic Attack, whatever else there is (errata 107, 5)
        blow.modifiers.push_back({"rear-ranks", strike.ranks * basic, {strike.unit}});
        blow.dice += strike.ranks * basic;
    }
    return blow;
}

bool countsAsOpen(const BattleView& table, Id unit)
{
    const After after = table.get(unit, state::after);
    return table.is(unit, state::charged) || after == After::pursued || after == After::retreated
        || after == After::advanced;
}

bool usesCover(const BattleView& table, Id unit)
{
    const Type type = table.type(unit);
    return (type == Type::infantry || type == Type::artillery) && !countsAsOpen(table, unit);
}

bool mayStrikeFortified(const BattleView& table, Id unit, Id target)
{
    return table.isInfantry(unit) && usesCover(table, target) && mayBeFortified(table, target);
}

std::vector<std::string> coversFor(const BattleView& table, Id unit, const Ids& targets)
{
    std::vector<std::string> covers{"open", "defended"};
    if (std::ranges::any_of(targets, [&](Id target) { return mayStrikeFortified(table, unit, target); }))
        covers.push_back("fortified");
    return covers;
}

bool pikesHold(const BattleView& table, Id unit, Id target)
{
    const bool charges =
        table.is(unit, state::charged) || table.get(unit, state::after) == After::advanced; // errata 43
    return charges && table.ruledBy("phalanx-mounted", "errata") && table.has(target, Special::phalanx)
        && (table.mounted(unit) || table.type(unit) == Type::elephants)
        && (!countsAsOpen(table, target) || table.ruledBy("pikes-that-pursued", "defended"));
}

// Who was charged at side or rear has enemies there. A retreat turns nobody round, and pursuers come straight on: they
// are there still (rulebook 1812, 1935).
Beset besetOf(const BattleView& table, Id unit)
{
    const After after = table.get(unit, state::after);
    const int turned = table.get(unit, state::turned);
    if (table.is(unit, state::beset))
        return Beset::around;
    if (turned == 0 || (after != After::nothing && after != After::retreated))
        return Beset::ahead;
    return turned >= table.get(unit, state::stands) ? Beset::aside : Beset::mixed;
}

int pursuitBonus(const BattleView& table, int distance)
{
    return 1 + distance / std::max(table.figure("pursuit-distance", "each"), 1);
}

int turnedAfter(const BattleView& table, Id unit, int fought, int front)
{
    const bool aside = front == 0 && fought > 0 && table.begunWith(2);
    return aside ? std::max(fought, table.get(unit, state::stands)) : fought - front;
}

std::optional<Covered> coverFound(const BattleView& table, Id unit, Id target)
{
    if (!pikesHold(table, unit, target)) {
        const Covered cover = table.get(target, state::cover);
        const bool foreign = cover == Covered::fortified && !mayStrikeFortified(table, unit, target);
        return foreign ? std::nullopt : std::optional(cover);
    }
    if (table.get(unit, state::flanks) == target)
        return Covered::open;
    switch (besetOf(table, target)) {
    case Beset::ahead:
        return Covered::defended;
    case Beset::aside:
        return Covered::open;
    default: // its stands that are engaged to their side as well are in the open
        return {};
    }
}

bool feelsTerror(const BattleView& table, Id unit, Id enemy)
{
    return strikesTerror(table, enemy, unit) && !table.has(unit, Special::fanatics)
        && !strikesTerror(table, unit, enemy);
}

Id bestCommander(const BattleView& table, Id unit)
{
    const Ids with = table.with(unit);
    const auto best = std::ranges::max_element(
        with, [&](Id a, Id b) { return table.get(a, state::attack) < table.get(b, state::attack); });
    return best == with.end() ? 0 : *best;
}

bool wallStands(const BattleView& table, Id unit)
{
    const Id engagement = table.get(unit, state::engagement);
    if (!table.has(unit, Special::shieldwall) || table.is(unit, state::charged) || engagement == 0
        || table.get(unit, state::after) != After::nothing)
        return false;
    const Ids enemies = table.enemiesIn(engagement, table[unit].side);
    return std::ranges::any_of(enemies,
        [&](Id enemy) { return table.is(enemy, state::charged) || table.get(enemy, state::after) == After::advanced; });
}

int combatArmour(const BattleView& table, Id unit, bool sheltered)
{
    const int armour = armourOf(table, unit, true);
    const bool better = wallStands(table, unit) && !sheltered;
    return better ? std::max((armour == 0 ? 7 : armour) - table.figure("shieldwall", "better"), 2) : armour;
}

} // namespace strategikon::warmasterPlay
