// Attacks and saves are thrown (rulebook 1633-1663).
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/forecast/round_odds.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

void addChances(Preview& seen, const char* of, const play::Spread& many)
{
    for (int value = many.least(); value <= many.most(); ++value)
        seen.chances.emplace_back(of + std::to_string(value), many.chance(value));
}

Rule attackRoll()
{
    return {.what = "attack-roll",
        .carries = play::StepShape{2, 2, loads::hasDice},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            const auto roll = unpacked<steps::AttackRoll>(step);
            return Decision{.inputs = {dice(roll.dice, roll.reach, false)}, .rule = "attacks"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer&) {
                const auto roll = unpacked<steps::AttackRoll>(step);
                Preview seen{.target = roll.reach};
                seen.dice.push_back({.count = roll.dice, .reach = roll.reach, .faces = false});
                addChances(seen, "hits-", play::hits(roll.dice, roll.reach));
                addOutcomes(seen, table, table.get(roll.unit, state::engagement));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto [unit, target, many, reach] = unpacked<steps::AttackRoll>(step);
            const int hits = scored({.inputs = {dice(many, reach, false)}}, answer);
            transaction.happened("attacked", {unit, target}, {{"dice", many}, {"hits", hits}}, "attacks");
            transaction.add(target, state::scored, hits);
            if (const int side = transaction[unit].side; hits < many && mayAttackAgain(transaction, side) != 0)
                transaction.push(packed("attack-again", side, steps::AttackAgain{unit, target, reach}));
            return {};
        }};
}

// Some generals have one missed die a turn thrown again.
Rule attackAgain()
{
    return {.what = "attack-again",
        .carries = play::StepShape{2, 1},
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            Decision ask{.again = true, .rule = "attack-again"};
            ask.inputs = {choice("again", {"keep", "throw"}, 0)};
            ask.inputs.front().options[1].says = Message{"option-again-throw", {}};
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (answer.number("again") != 0)
                transaction.push({"attack-again-roll", step.who, step.on, step.with});
            return {};
        }};
}

Rule attackAgainRoll()
{
    return {.what = "attack-again-roll",
        .carries = play::StepShape{2, 1},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            const int reach = unpacked<steps::AttackAgain>(step).reach;
            return Decision{.inputs = {dice(1, reach)}, .again = true, .rule = "attack-again"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto [unit, target, reach] = unpacked<steps::AttackAgain>(step);
            const int hits = sum(answer) >= reach;
            transaction.happened("attacked-again", {unit, target}, {{"hits", hits}}, "attack-again");
            attackedAgain(transaction, mayAttackAgain(transaction, step.who));
            transaction.add(target, state::scored, hits);
            return {};
        }};
}

// Only where a wall of shields was found defended the table must say by what (rulebook 4579).
bool askSheltered(const BattleView& table, Id unit)
{
    return wallStands(table, unit) && table.get(unit, state::cover) == Covered::defended;
}

bool sheltered(const BattleView& table, Id unit, const Answer& answer)
{
    return askSheltered(table, unit) ? answer.number("sheltered", 1) != 0
                                     : table.get(unit, state::cover) == Covered::fortified;
}

std::optional<Decision> savesAsk(const BattleView& table, const Step& step)
{
    const Id unit = step.on.front();
    const int hits = table.get(unit, state::scored);
    const int armour = combatArmour(table, unit, sheltered(table, unit, {}));
    if (hits == 0 || combatArmour(table, unit, false) == 0)
        return {};
    const bool open = askSheltered(table, unit);
    if (armour == 0 && !open)
        return {};
    Decision ask{.rule = wallStands(table, unit) ? "shieldwall" : "combat-armour"};
    if (open)
        ask.inputs.push_back(yesOrNo("sheltered", true));
    ask.inputs.push_back(dice(hits, armour, false));
    return ask;
}

bool manipleBehind(const BattleView& table, Id unit)
{
    if (!table.has(unit, Special::maniple))
        return false;
    const Ids friends = table.friendsIn(table.get(unit, state::engagement), table[unit].side);
    return std::ranges::any_of(friends, [&](Id one) { return one != unit && table.has(one, Special::maniple); });
}

void takeHits(Transaction& transaction, Id unit, int hits)
{
    transaction.happened("hits-taken", {unit}, {{"hits", std::min(hits, transaction.mostHits(unit))}}, "attacks");
    transaction.set(unit, state::scored, 0);
    transaction.hit(unit, hits, state::taken);
}

Rule combatSaves()
{
    return {.what = "combat-saves",
        .carries = play::StepShape{1, 0},
        .asks = savesAsk,
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const Id unit = step.on.front();
                const int hits = table.get(unit, state::scored);
                const int armour = combatArmour(table, unit, sheltered(table, unit, answer));
                Preview seen{.target = armour};
                seen.dice.push_back({.count = hits, .reach = armour, .faces = false});
                if (wallStands(table, unit) && !sheltered(table, unit, answer))
                    seen.modifiers.push_back({"shieldwall", table.figure("shieldwall", "better"), {unit}});
                for (const Id trait : traitsOf(table, Effect::joinedUnitArmour))
                    if (table.get(bearerOf(table, trait), state::joined) == unit)
                        seen.modifiers.push_back({"steeled", 1, {bearerOf(table, trait)}});
                addChances(seen, "taken-", play::unsaved(play::Spread(hits), armour));
                addOutcomes(seen, table, table.get(unit, state::engagement));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id unit = step.on.front();
            int hits = transaction.get(unit, state::scored);
            if (hits == 0)
                return {};
            if (const auto asked = savesAsk(transaction, step)) {
                if (auto missing = factMissing(*asked, answer))
                    return missing;
                Decision thrown = *asked;
                const int armour = combatArmour(transaction, unit, sheltered(transaction, unit, answer));
                thrown.inputs.back().dice.reach = armour == 0 ? 7 : armour;
                const int saved = armour == 0 ? 0 : scored(thrown, answer);
                transaction.happened("saved", {unit}, {{"hits", hits}, {"saved", saved}}, thrown.rule);
                transaction.add(unit, state::scored, -saved);
                hits -= saved;
            }
            if (hits > 0 && manipleBehind(transaction, unit))
                transaction.push({"maniple", step.who, {unit}, {}});
            else if (hits > 0)
                takeHits(transaction, unit, hits);
            return {};
        }};
}

// A stand is right behind one other and no more (rulebook 1733): behind a unit stand no more than it has itself, and
// who has saved for one unit in this round does not stand behind another.
int behindOf(const BattleView& table, Id unit, bool onlySupporting)
{
    int many = 0;
    for (const Id one : table.friendsIn(table.get(unit, state::engagement), table[unit].side)) {
        if (one == unit)
            continue;
        many -= table.get(one, state::backed);
        if (table.has(one, Special::maniple) && (!onlySupporting || table.is(one, state::supports)))
            many += table.get(one, state::stands);
    }
    return std::clamp(many, 0, table.get(unit, state::stands));
}

int mostBehind(const BattleView& table, Id unit) { return behindOf(table, unit, false); }

// Stands of maniples right behind give one more save (rulebook 4546).
Rule maniple()
{
    return {.what = "maniple",
        .carries = play::StepShape{1, 0},
        .noChoice = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Id unit = step.on.front();
            Decision ask{.rule = "maniple"};
            ask.inputs = {number("behind", 0, mostBehind(table, unit), likelyBehind(table, unit))};
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (!answer.find("behind"))
                return factNeeded("behind");
            const int behind = answer.number("behind");
            transaction.set(step.on.front(), state::backed, behind);
            if (behind > 0)
                transaction.push(packed("maniple-roll", step.who, steps::ManipleRoll{step.on.front(), behind}));
            else
                takeHits(transaction, step.on.front(), transaction.get(step.on.front(), state::scored));
            return {};
        }};
}

std::optional<Decision> manipleCard(const BattleView& table, const Step& step)
{
    const int behind = unpacked<steps::ManipleRoll>(step).behind;
    return Decision{.inputs = {dice(behind, table.figure("maniple", "save"), false)}, .rule = "maniple"};
}

Rule manipleRoll()
{
    return {.what = "maniple-roll",
        .carries = play::StepShape{1, 1, loads::hasDice},
        .asks = manipleCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer&) {
                const play::Throw thrown = manipleCard(table, step)->inputs.front().dice;
                Preview seen{.target = thrown.reach, .dice = {thrown}};
                const play::Spread hits(table.get(step.on.front(), state::scored));
                addChances(seen, "taken-", hits.minus(play::hits(thrown.count, thrown.reach)).clamped(0, hits.most()));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id unit = step.on.front();
            const int hits = transaction.get(unit, state::scored);
            const int saved = std::min(scored(*manipleCard(transaction, step), answer), hits);
            transaction.happened("saved", {unit}, {{"hits", hits}, {"saved", saved}}, "maniple");
            takeHits(transaction, unit, hits - saved);
            return {};
        }};
}

} // namespace

int likelyBehind(const BattleView& table, Id unit)
{
    return table.has(unit, Special::maniple) ? behindOf(table, unit, true) : 0;
}

Rules strikeRules()
{
    return {attackRoll(), attackAgain(), attackAgainRoll(), combatSaves(), maniple(), manipleRoll()};
}

} // namespace strategikon::warmasterPlay
