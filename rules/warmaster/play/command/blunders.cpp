// Blunders (rulebook 2426-2450) and what a failed order does to climbers (rulebook 1106).
#include "model/text/contains.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// The table of blunders: what comes of each; which score picks it stands with its rule in play.yaml.
struct Blunder {
    const char *event, *rule;
    enum Does { stalls, shrinks, halves, charges } does;
};

constexpr Blunder blunders[] = {
    {"blunder-stalled", "blunder-1", Blunder::stalls},
    {"blunder-shrinks", "blunder-2", Blunder::shrinks},
    {"blunder-halves", "blunder-4", Blunder::halves},
    {"blunder-charges", "blunder-6", Blunder::charges},
};

std::size_t blunderOf(int score)
{
    std::size_t row = 0;
    const auto reaches = [score](const play::Picked* picked) { return picked && score <= picked->to; };
    while (row + 1 < std::size(blunders) && !reaches(playTable().picked(blunders[row].rule)))
        ++row;
    return row;
}

Rule blunder()
{
    return {.what = "blunder",
        .carries =
            play::StepShape{1, 1, [](const play::State&, const Step& step) { return loads::within(step, 0, 0, 1); }},
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {dice(1)}, .rule = "blunder"};
        },
        .preview =
            [](const BattleView&, const Step& step, const Answer& answer) {
                Preview seen;
                const int bonus = unpacked<steps::Blunder>(step).bonus;
                if (bonus != 0)
                    seen.modifiers.push_back({"blunder-subordinate", bonus, {}});
                seen.dice.push_back({.count = 1});
                double chances[4] = {0, 0, 0, 0};
                const play::Spread die = fallen(answer, 1);
                for (int face = 1; face <= 6; ++face)
                    chances[blunderOf(face + bonus)] += die.chance(face);
                for (std::size_t row = 0; row < 4; ++row)
                    seen.chances.emplace_back(blunders[row].event, chances[row]);
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const int score = sum(answer) + unpacked<steps::Blunder>(step).bonus;
            const std::size_t row = blunderOf(score);
            transaction.happened(blunders[row].event, step.on, {{"score", score}}, blunders[row].rule);
            if (blunders[row].does != Blunder::stalls)
                transaction.push(packed("blunder-moves", step.who, steps::BlunderMoves{step.on, int(row)}));
            else if (step.on.size() == 1)
                transaction.add(step.on.front(), state::stall, 1);
            else
                transaction.push({"stalled", step.who, step.on, {}});
            return {};
        }};
}

// One of a brigade keeps the penalty; the player says which.
Rule stalled()
{
    return {.what = "stalled",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            return Decision{.inputs = {whoOf("unit", step.on)}, .rule = "blunder-1"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            const Id unit = named(answer, "unit").front();
            transaction.happened("stalled", {unit}, {}, "blunder-1");
            transaction.add(unit, state::stall, 1);
            return {};
        }};
}

Ids elephantsOf(const BattleView& table, const Ids& units)
{
    Ids found;
    std::copy_if(units.begin(), units.end(), std::back_inserter(found),
        [&](Id unit) { return table.has(unit, Special::elephants); });
    return found;
}

// What a blunder moves: who stands far from every enemy stays, who runs may leave the table, who must charge charges.
Rule blunderMoves()
{
    return {.what = "blunder-moves",
        .carries =
            play::StepShape{1, 1, [](const play::State&, const Step& step) { return loads::within(step, 0, 0, 3); }},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            const Blunder& row = blunders[unpacked<steps::BlunderMoves>(step).which];
            const int all = int(step.on.size());
            Input moving = factOf("moving", step.on, all);
            if (row.does != Blunder::shrinks)
                moving.given = step.on;
            Decision ask{.inputs = {moving}, .rule = row.rule};
            if (row.does == Blunder::charges)
                ask.inputs.push_back(factOf("charging", step.on, all));
            if (row.does == Blunder::shrinks)
                ask.inputs.push_back(factOf("leaving", step.on, all));
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Ids charging = named(answer, "charging"), off = named(answer, "leaving");
            Ids moving = named(answer, "moving");
            for (const Ids& more : {charging, off})
                for (const Id unit : more)
                    if (!contains(moving, unit))
                        moving.push_back(unit);
            if (!moving.empty())
                transaction.happened("moved", moving, {}, blunders[unpacked<steps::BlunderMoves>(step).which].rule);
            for (const Id unit : moving)
                leaveBehind(transaction, unit);
            const Ids elephants = elephantsOf(transaction, moving);
            for (auto it = elephants.rbegin(); it != elephants.rend(); ++it)
                transaction.push({"blunder-rampage", step.who, {*it}, {}});
            for (auto it = charging.rbegin(); it != charging.rend(); ++it)
                transaction.push(packed("charge", step.who, steps::Charge{{*it}, Mode::blunder}));
            for (auto it = off.rbegin(); it != off.rend(); ++it)
                leaveTable(transaction, *it);
            return {};
        }};
}

// Elephants trample whomever they meet on a blunder's way; it is tested after all else (rulebook 4495).
Rule blunderRampage()
{
    return {.what = "blunder-rampage",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            if (!table.onTable(step.on.front()))
                return {};
            Ids others;
            for (const int side : {0, 1})
                for (const Id unit : table.troops(side))
                    if (unit != step.on.front())
                        others.push_back(unit);
            const int all = int(others.size());
            return Decision{.inputs = {factOf("trampled", others, all)}, .rule = "rampage"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            rampage(transaction, step.on.front(), named(answer, "trampled"));
            return {};
        }};
}

Rule cliffDescent()
{
    return {.what = "cliff-descent",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            return Decision{.inputs = {factOf("stuck", step.on, int(step.on.size()))}, .rule = "cliff-descent"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Ids stuck = named(answer, "stuck");
            for (const Id unit : step.on)
                if (!contains(stuck, unit)) {
                    transaction.happened("climbed-down", {unit}, {}, "cliff-descent");
                    leaveBehind(transaction, unit);
                } else {
                    transaction.destroy(unit, "cliff-descent");
                }
            return {};
        }};
}

} // namespace

Rules blunderRules() { return {blunder(), stalled(), blunderMoves(), blunderRampage(), cliffDescent()}; }

} // namespace strategikon::warmasterPlay
