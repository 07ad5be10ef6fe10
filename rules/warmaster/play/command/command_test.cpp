// The test of an order: modifiers, the sum that must not be passed, and which facts still decide (rulebook 534-585).
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"

#include <algorithm>
#include <functional>

namespace strategikon::warmasterPlay {

namespace {

constexpr const char* inputs[facts] = {"distance", "enemy", "ground", "near-general", "steadied", "camels"};

struct Attempted {
    const BattleView& table;
    const CommandTest& attempt;
};

bool any(const Ids& units, const std::function<bool(Id)>& is) { return std::ranges::any_of(units, is); }

int highest(const Ids& units, const std::function<int(Id)>& of)
{
    int most = 0;
    for (const Id unit : units)
        most = std::max(most, of(unit));
    return most;
}

Ids traitsIn(const std::vector<Near>& near)
{
    Ids traits;
    for (const Near& one : near)
        traits.push_back(one.trait);
    return traits;
}

// The traits that the facts say are near enough.
Ids steadying(const BattleView& table, const CommandTest& attempt)
{
    return attempt.at(Fact::steadied) == 1 ? traitsIn(nearUnits(table, attempt.units)) : Ids{};
}

bool unreliable(const BattleView& table, Id unit, const Ids& near = {})
{
    return table.has(unit, Special::unreliable) && !sparesUnreliable(table, unit, near);
}

int past(const BattleView& table, const CommandTest& attempt)
{
    return highest(attempt.units, [&](Id unit) { return table.get(unit, state::orders); });
}

// Errata 83-89: single elephants among as many infantry count for nothing in a brigade of warbands.
bool allWarbands(const BattleView& table, const Ids& units)
{
    int warbands = 0, elephants = 0, infantry = 0;
    for (const Id unit : units) {
        const bool single = table.type(unit) == Type::elephants && table.get(unit, state::stands) == 1;
        if (table.has(unit, Special::warband))
            ++warbands;
        else if (single && table.ruledBy("single-elephants", "errata"))
            ++elephants;
        else
            return false;
        infantry += table.type(unit) == Type::infantry;
    }
    return warbands >= table.figure("order-warbands", "least") && elephants <= infantry;
}

// Errata 171.
bool dissolving(const Attempted& is)
{
    const auto& [table, attempt] = is;
    const Id army = table.armyOf(attempt.commander);
    return table.ruledBy("skirmishing-armies", "errata") && table.is(army, state::skirmishing)
        && table.figure("order-dissolving", "part") * table.get(army, state::gone) >= table.get(army, state::units);
}

bool anyUnreliable(const Attempted& is)
{
    const Ids near = steadying(is.table, is.attempt);
    return any(is.attempt.units, [&](Id unit) { return unreliable(is.table, unit, near); });
}

const play::Vocabulary<Attempted>& wordsOfOrders()
{
    static const play::Vocabulary<Attempted> all{
        .when{
            {"ordered-before", [](const Attempted& is) { return past(is.table, is.attempt) > 0; }},
            {"slow",
                [](const Attempted& is) {
                    return any(is.attempt.units, [&](Id unit) { return is.table.has(unit, Special::slow); });
                }},
            {"enemy-near", [](const Attempted& is) { return enemyOf(is.table, is.attempt) >= 1; }},
            {"enemy-at-open-flank", [](const Attempted& is) { return is.attempt.at(Fact::enemy) >= 2; }},
            {"dense-terrain", [](const Attempted& is) { return is.attempt.at(Fact::ground) >= 1; }},
            {"unreliable", anyUnreliable},
            {"dissolving", dissolving},
            {"beyond", [](const Attempted& is) { return is.attempt.at(Fact::distance) >= 1; }},
            {"brigade-of-warbands", [](const Attempted& is) { return allWarbands(is.table, is.attempt.units); }},
        },
        .times{
            {"full-distances", [](const Attempted& is) { return std::max(is.attempt.at(Fact::distance), 0); }},
            {"orders-before", [](const Attempted& is) { return past(is.table, is.attempt); }},
            {"stands-lost",
                [](const Attempted& is) {
                    return highest(is.attempt.units, [&](Id unit) { return is.table.lostStands(unit); });
                }},
            {"blunders-before",
                [](const Attempted& is) {
                    return highest(is.attempt.units, [&](Id unit) { return is.table.get(unit, state::stall); });
                }},
        },
    };
    return all;
}

bool camelsWith(const BattleView& table, int side)
{
    const Ids armies = table.armies(side);
    return std::ranges::any_of(armies, [&](Id army) { return table.is(army, state::camels); });
}

// Camels are strange to horses whose own army has none (rulebook 4480), an ally's too (4481).
bool camelsAround(const BattleView& table, Id army)
{
    return !table.is(army, state::camels) && (camelsWith(table, 0) || camelsWith(table, 1));
}

// Every way the facts that are not noted may be.
void eachCompletion(const BattleView& table, CommandTest attempt, int from, Fact but,
    const std::function<void(const CommandTest&)>& visit)
{
    for (int f = from; f < facts; ++f) {
        const Fact fact = Fact(f);
        if (fact == but || attempt.at(fact) >= 0)
            continue;
        for (int value = 0; value < valuesOf(table, attempt, fact); ++value) {
            attempt.at(fact) = value;
            eachCompletion(table, attempt, f + 1, but, visit);
        }
        return;
    }
    if (!contradicts(table, attempt))
        visit(attempt);
}

// What an answer would come to, as one number: two answers alike in it bring about the same.
int comesTo(const BattleView& table, const CommandTest& attempt, int sum, bool forTarget)
{
    const int camels = attempt.at(Fact::camels) == 1, cliffs = attempt.at(Fact::ground) == 2;
    if (forTarget || sum == 0)
        return orderTarget(table, attempt) * 4 + camels * 2 + cliffs;
    const Verdict is = verdict(table, attempt, sum);
    return int(is) * 2 + (is != Verdict::given && cliffs);
}

} // namespace

const char* inputOf(Fact fact) { return inputs[int(fact)]; }

bool horsed(const BattleView& table, Id unit) { return table.mounted(unit) && !table.has(unit, Special::camels); }

bool skirmishingFoot(const BattleView& table, Id unit)
{
    return table.type(unit) == Type::infantry && table.has(unit, Special::skirmish);
}

bool camelsAreEnemies(const BattleView& table, int side) { return !camelsWith(table, side); }

namespace {

// Enemies are near where enemy camels are; house rules may have these count from farther off.
bool enemiesNear(const BattleView& table, const CommandTest& attempt)
{
    return table.begunWith(1) && attempt.at(Fact::camels) == 1
        && table.figure("camels", "near") <= table.figure("order-enemy", "near")
        && camelsAreEnemies(table, table[attempt.commander].side);
}

} // namespace

bool contradicts(const BattleView& table, const CommandTest& attempt)
{
    return attempt.at(Fact::enemy) == 0 && enemiesNear(table, attempt);
}

CommandTest commandTestOf(const BattleView& table, const Answer& answer)
{
    CommandTest attempt{answer.number("commander"), named(answer, "units")};
    for (int f = 0; f < facts; ++f) {
        const int noted = answer.number(inputs[f], -1);
        const bool told = Fact(f) == Fact::distance; // beyond his range is refused, not forgotten
        attempt.at(Fact(f)) =
            told || !attempt.commander ? noted : std::min(noted, valuesOf(table, attempt, Fact(f)) - 1);
    }
    return attempt;
}

int enemyOf(const BattleView& table, const CommandTest& attempt)
{
    const int noted = attempt.at(Fact::enemy);
    return noted >= 0 ? noted : int(enemiesNear(table, attempt));
}

int rangeOf(const BattleView& table, Id commander)
{
    return table.figure("order-distance", table.word(commander, state::rank));
}

int bandsTo(const BattleView& table, int range)
{
    const int each = std::max(table.figure("order-distance", "each"), 1);
    return std::max((range + each - 1) / each, 1);
}

int valuesOf(const BattleView& table, const CommandTest& attempt, Fact fact)
{
    const auto some = [&](auto is) { return any(attempt.units, [&](Id unit) { return is(table, unit); }); };
    const Id army = table.armyOf(attempt.commander);
    switch (fact) {
    case Fact::distance:
        return bandsTo(table, rangeOf(table, attempt.commander));
    case Fact::enemy:
        return 3;
    case Fact::ground:
        return some(skirmishingFoot) ? 3 : 2;
    case Fact::lent:
        return nearCommander(table, attempt.commander).empty() ? 1 : 2;
    case Fact::steadied:
        return some([](const BattleView& t, Id unit) { return unreliable(t, unit); })
                && !nearUnits(table, attempt.units).empty()
            ? 2
            : 1;
    default:
        return camelsAround(table, army) && some(horsed) ? 2 : 1;
    }
}

bool mayMatter(const BattleView& table, int side, Fact fact)
{
    if (fact == Fact::distance || fact == Fact::enemy || fact == Fact::ground)
        return true;
    const Ids all = mayBeOrdered(table, side);
    return any(mayOrder(table, side), [&](Id commander) { return valuesOf(table, {commander, all}, fact) > 1; });
}

std::vector<play::Modifier> orderModifiers(const BattleView& table, const CommandTest& attempt)
{
    std::vector<play::Modifier> all;
    const int command = commandOf(table, attempt);
    for (const play::Factor& row : table.rows(Account::orders)) { // `most` is that of the Command itself
        play::Sum sum{command, std::move(all)};
        play::count(sum, {&row, 1}, 0, Attempted{table, attempt}, attempt.units);
        all = std::move(sum.modifiers);
    }
    return all;
}

play::Account ordersAccount() { return play::accountOf("orders", wordsOfOrders()); }

int commandOf(const BattleView& table, const CommandTest& attempt)
{
    const bool near = attempt.at(Fact::lent) == 1;
    return commandOf(table, attempt.commander, near ? traitsIn(nearCommander(table, attempt.commander)) : Ids{}).value;
}

int orderTarget(const BattleView& table, const CommandTest& attempt)
{
    int target = commandOf(table, attempt);
    for (const play::Modifier& one : orderModifiers(table, attempt))
        target += one.value;
    return target;
}

bool isBlunder(const BattleView& table, int sum) { return sum >= table.figure("blunder", "sum"); }

Verdict verdict(const BattleView& table, const CommandTest& attempt, int sum)
{
    if (sum <= orderTarget(table, attempt))
        return Verdict::given;
    const bool general = table.get(attempt.commander, state::rank) == Rank::general;
    return attempt.at(Fact::camels) == 1 || (isBlunder(table, sum) && !general) ? Verdict::blundered : Verdict::failed;
}

std::vector<Fact> openFacts(const BattleView& table, const CommandTest& attempt, int sum, bool forTarget)
{
    std::vector<Fact> open;
    for (int f = 0; f < facts; ++f) {
        const Fact fact = Fact(f);
        const int values = valuesOf(table, attempt, fact);
        if (attempt.at(fact) >= 0 || values < 2)
            continue;
        bool decides = false;
        eachCompletion(table, attempt, 0, fact, [&](CommandTest whole) {
            std::optional<int> first;
            for (int value = 0; value < values && !decides; ++value) {
                whole.at(fact) = value;
                if (contradicts(table, whole))
                    continue;
                const int comes = comesTo(table, whole, sum, forTarget);
                decides = first.value_or(comes) != comes;
                first = comes;
            }
        });
        if (decides)
            open.push_back(fact);
    }
    return open;
}

} // namespace strategikon::warmasterPlay
