// The Commanders sub-phase, and commanders who are pushed aside at other times (rulebook 589-597, 2452-2488).
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/warnings.h"

#include <algorithm>
#include <iterator>

namespace strategikon::warmasterPlay {

namespace {

void join(Transaction& transaction, Id commander, Id unit)
{
    transaction.happened("commander-joined", {commander, unit}, {}, "commander-joins");
    transaction.set(commander, state::joined, unit);
}

// Who is with an engaged unit stays; each moves once.
Rule moveCommander()
{
    return {.what = "move-commander",
        .phases = {"commanders"},
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const int side = table.state().side;
            Ids free;
            for (const Id commander : table.commanders(side))
                if (const Id with = table.get(commander, state::joined);
                    !table.is(commander, state::travelled) && (with == 0 || !table.engaged(with)))
                    free.push_back(commander);
            if (free.empty())
                return {};
            Input joins = whoOf("joins", table.troops(side), 0, 1);
            joins.given = Ids{};
            return Decision{.inputs = {whoOf("commander", free), joins}, .rule = "commanders-move"};
        },
        .preview = {},
        .warnings = warningsOfJoining,
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            const Id commander = named(answer, "commander").front(), before = transaction.get(commander, state::joined);
            const Ids joins = named(answer, "joins");
            if (before != 0 && (joins.empty() || joins.front() != before)) {
                transaction.happened("commander-left", {commander, before}, {}, "commanders-move");
                transaction.set(commander, state::joined, 0);
            }
            if (joins.empty())
                transaction.happened("commander-moved", {commander}, {}, "commanders-move");
            else
                join(transaction, commander, joins.front());
            transaction.set(commander, state::travelled, true);
            return {};
        }};
}

Ids loneCommanders(const BattleView& table, int side)
{
    Ids alone = table.commanders(side);
    std::erase_if(alone, [&](Id commander) { return table.get(commander, state::joined) != 0; });
    return alone;
}

// Whether units of a side may have moved since their enemy last looked.
bool hasMoved(const BattleView& table, int side)
{
    if (table.state().phase == "shooting" || table.state().phase == "combat")
        return true;
    const Ids units = table.units(side);
    return std::ranges::any_of(
        units, [&](Id unit) { return table.is(unit, state::evaded) || table.get(unit, state::moved) != Moved::not_; });
}

// Alone where an enemy moved over them: they flee to a friend within 30 cm or are lost. Cards of moves after which more
// follows ask by themselves (thatRunsOver).
Rule displaceCommander()
{
    return {.what = "displace-commander",
        .phases = {"initiative", "orders", "commanders", "shooting", "combat"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            Ids alone;
            for (const int side : {0, 1})
                if (const Ids its = loneCommanders(table, side); hasMoved(table, 1 - side))
                    alone.insert(alone.end(), its.begin(), its.end());
            if (alone.empty())
                return {};
            return Decision{.inputs = {whoOf("commander", alone)}, .rule = "displaced"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            runOver(transaction, named(answer, "commander"));
            return {};
        }};
}

Rule displaced()
{
    return {.what = "displaced",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids friends = table.troops(table[step.on.front()].side);
            if (friends.empty())
                return {};
            return Decision{.inputs = {whoOf("joins", friends, 0, 1)}, .rule = "displaced"};
        },
        .preview = {},
        .warnings = warningsOfJoining,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (const Ids joins = named(answer, "joins"); !joins.empty())
                join(transaction, step.on.front(), joins.front());
            else
                transaction.slay(step.on.front(), "displaced");
            return {};
        }};
}

// Ground that he cannot enter keeps a commander back when his unit is driven, retreats or pursues.
Rule partCommander()
{
    return {.what = "part-commander",
        .phases = {"shooting", "combat"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            Ids joined;
            for (const int side : {0, 1})
                for (const Id commander : table.commanders(side))
                    if (table.get(commander, state::joined) != 0)
                        joined.push_back(commander);
            if (joined.empty())
                return {};
            return Decision{.inputs = {whoOf("commander", joined)}, .rule = "commander-parted"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            const Id commander = named(answer, "commander").front();
            transaction.happened(
                "commander-parted", {commander, transaction.get(commander, state::joined)}, {}, "commander-parted");
            transaction.set(commander, state::joined, 0);
            return {};
        }};
}

} // namespace

namespace {

void askWhoIsRunOver(const BattleView& table, Decision& ask)
{
    const Input* unit = ask.find("unit");
    const Ids movers = unit ? unit->among : ask.on;
    if (movers.empty())
        return;
    if (const Ids alone = loneCommanders(table, enemy(table, movers.front())); !alone.empty())
        ask.inputs.push_back(factOf(runOverInput, alone, int(alone.size())));
}

} // namespace

Rule thatRunsOver(Rule rule)
{
    rule.warnings = [warnings = std::move(rule.warnings)](const Tape& tape, const Decision& ask, const Answer& answer) {
        Warnings all = warnings ? warnings(tape, ask, answer) : Warnings();
        std::ranges::move(warningsOfRunningOver(tape, ask, answer), std::back_inserter(all));
        return all;
    };
    rule.asks = [asks = std::move(rule.asks)](const BattleView& table, const Step& step) {
        auto ask = asks(table, step);
        if (ask && ask->on.empty())
            ask->on = step.on;
        if (ask)
            askWhoIsRunOver(table, *ask);
        return ask;
    };
    rule.resolve = [resolve = std::move(rule.resolve)](
                       Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
        if (auto refused = resolve(transaction, step, answer))
            return refused;
        runOver(transaction, named(answer, runOverInput));
        return {};
    };
    return rule;
}

void runOver(Transaction& transaction, const Ids& commanders)
{
    for (const Id commander : commanders) {
        transaction.happened("displaced", {commander}, {}, "displaced");
        transaction.push({"displaced", transaction[commander].side, {commander}, {}});
    }
}

Rules commandingRules() { return {moveCommander(), displaceCommander(), displaced(), partCommander()}; }

} // namespace strategikon::warmasterPlay
