#include "rules/dbm/play/night/darkness.h"

#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rule.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

Sky skyOf(const BattleView& table) { return table.get(table.battle(), state::sky); }
Sun sunOf(const BattleView& table) { return table.get(table.battle(), state::sun); }

// The rows of `sight` in weather.yaml by their ids.
using InThisLight = bool (*)(const BattleView&);
const std::map<std::string, InThisLight, std::less<>>& shortSights()
{
    static const std::map<std::string, InThisLight, std::less<>> all{
        {"dawn-or-dusk", [](const BattleView& table) { return sunOf(table) == Sun::twilight; }},
        {"moonlight", [](const BattleView& table) { return sunOf(table) == Sun::moonlight; }},
        {"day-mist",
            [](const BattleView& table) {
                return skyOf(table) == Sky::mist
                    && !(sunOf(table) == Sun::twilight && table.alternative("mist-at-dawn"));
            }},
        {"snow", [](const BattleView& table) { return skyOf(table) == Sky::snow; }},
        {"dark-night", [](const BattleView& table) { return sunOf(table) == Sun::night; }},
        {"fog", [](const BattleView& table) { return skyOf(table) == Sky::fog; }},
        {"dust-storm", [](const BattleView& table) { return skyOf(table) == Sky::dust; }},
    };
    return all;
}

Ids allCommands(const BattleView& table)
{
    return table.thoseThat([](const play::Thing& thing) { return thing.sort == play::Sort::block; });
}

void stands(Transaction& transaction, Id command)
{
    if (transaction.is(command, state::frozen))
        return;
    transaction.happened("stands-still", {command}, {}, "frozen");
    transaction.set(command, state::frozen, true);
}

// In the bound after its second low die, not in that of the die itself.
bool standsLater(const BattleView& table) { return table.alternative("second-low-die"); }

void goesOn(Transaction& transaction, Id command)
{
    if (!transaction.is(command, state::frozen))
        return;
    transaction.happened("stirs", {command}, {}, "frozen");
    transaction.set(command, state::frozen, false);
}

bool oftenLow(const BattleView& table, Id command)
{
    return table.get(command, state::low) >= table.figure("frozen", "times");
}

bool mustStand(const BattleView& table, Id command)
{
    return !table.is(command, state::aware) && (oftenLow(table, command) || table.isUncommitted(command));
}

// Of those who may not have seen anybody yet.
Ids unaware(const BattleView& table, int side)
{
    Ids all = table.isDark() ? table.commands(side) : Ids{};
    std::erase_if(all, [&](Id command) { return table.is(command, state::aware); });
    return all;
}

void hasSeen(Transaction& transaction, Id command)
{
    if (!transaction.isDark() || command == 0 || transaction.is(command, state::aware))
        return;
    goesOn(transaction, command);
    transaction.set(command, state::aware, true);
}

// Whoever shoots, is shot at or contacted tells it by that; who only sees somebody is told here.
Rule enemySeen()
{
    return {.what = "see-enemy",
        .phases = {"moves", "shooting", "combat"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids all = unaware(table, step.who);
            if (all.empty())
                return {};
            Decision ask{.inputs = {whoOf("commands", all, 1, int(all.size()))}, .rule = "frozen"};
            ask.inputs.front().given.reset();
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Ids all = named(answer, "commands");
            transaction.happened("saw-enemy", all, {}, "frozen");
            for (const Id command : all)
                hasSeen(transaction, command);
            return {};
        }};
}

} // namespace

int sightOf(const BattleView& table)
{
    int least = 0;
    for (const Node& row : weatherTable().itemsOf("sight")) {
        const auto it = shortSights().find(row.textOr("id"));
        const int most = int(row.integerOr("most", 0));
        if (it != shortSights().end() && it->second(table) && (least == 0 || most < least))
            least = most;
    }
    return least;
}

Ids whoThrow(const BattleView& table, int side)
{
    Ids all = table.commands(side);
    std::erase_if(all, [&](Id command) { return table.is(command, state::frozen); });
    return all;
}

bool standsStill(const BattleView& table, Id element)
{
    const Id command = table.commandOf(element);
    return command != 0 && table.is(command, state::frozen);
}

void lightChanges(Transaction& transaction)
{
    const Id battle = transaction.battle();
    const int sight = sightOf(transaction), before = transaction.get(battle, state::sight);
    if (sight != before) {
        transaction.happened(sight == 0 ? "sight-is-free" : "sight-is", {}, {{"paces", sight}}, "sight");
        transaction.set(battle, state::sight, sight);
    }
    const bool dark = transaction.isDark();
    if (dark == transaction.is(battle, state::dark))
        return;
    transaction.set(battle, state::dark, dark);
    for (const Id command : allCommands(transaction)) {
        if (!transaction.alternative("low-dice-forgotten")) {
            transaction.set(command, state::low, 0);
            transaction.set(command, state::aware, false);
        }
        if (!dark)
            goesOn(transaction, command);
        else if (mustStand(transaction, command))
            stands(transaction, command);
    }
}

// Classified back from the bounds of the first day (382, 388).
void dawnFrees(Transaction& transaction)
{
    const auto is = [&](const play::AnyField& field) { return transaction.number(transaction.battle(), field); };
    constexpr int day = 24;
    const int began = (is(state::hour) - is(state::bounds) / transaction.figure("hour", "bounds") % day + day) % day;
    if (!transaction.alternative("dawn-or-clear") || is(state::dayTurn) != 0
        || transaction.sunAt(began) < Sun::moonlight)
        return;
    for (const Id command : allCommands(transaction))
        hasSeen(transaction, command);
}

void thrownInTheDark(Transaction& transaction, Id command, int die)
{
    if (!transaction.isDark())
        return;
    if (die <= transaction.figure("frozen", "low"))
        transaction.add(command, state::low, 1);
    else if (transaction.alternative("two-low-dice")) // in succession
        transaction.set(command, state::low, 0);
    if (mustStand(transaction, command) && (transaction.isUncommitted(command) || !standsLater(transaction)))
        stands(transaction, command);
}

void standStillFromNow(Transaction& transaction, int side)
{
    if (!standsLater(transaction) || !transaction.isDark())
        return;
    for (const Id command : transaction.commands(side))
        if (mustStand(transaction, command))
            stands(transaction, command);
}

void seesEnemy(Transaction& transaction, Id command)
{
    if (!transaction.alternative("contact-is-sight")) // by one reading the players tell all of it
        hasSeen(transaction, command);
}

void holdsBackNoMore(Transaction& transaction, Id command)
{
    if (!oftenLow(transaction, command))
        goesOn(transaction, command);
}

Rules darkRules() { return {enemySeen()}; }

} // namespace strategikon::dbmPlay
