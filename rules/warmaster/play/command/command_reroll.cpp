// Failed orders that are rolled once more: portents and characters, whose traits say who may and how often.
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Throw failureOf(const steps::FailedOrder& order) { return {order.sum, order.target, order.camels, order.cliffs}; }

Again usedBy(const BattleView& table, Id commander) { return bestOf(mayTakeAgain(table, commander)); }

int targetAgain(const BattleView& table, const steps::FailedOrder& order)
{
    return order.target + usedBy(table, order.commander).bonus;
}

Preview sees(const BattleView& table, const Answer& answer, int target, bool general, bool camels)
{
    const Fates fates = fatesAgain(table, fallen(answer, 2), target, general, camels);
    Preview seen;
    seen.target = target;
    seen.dice.push_back({.count = 2, .atMost = target});
    seen.chances = {{"given", fates[0]}, {"failed", fates[1]}, {"blundered", fates[2]}};
    return seen;
}

Rule commandAgain()
{
    return {.what = "command-again",
        .carries = play::StepShape{1, 4},
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{
                .inputs = {choice("reroll", {"accept", "roll-again"})}, .again = true, .rule = "roll-again"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const auto order = unpacked<steps::FailedOrder>(step);
                const bool general = table.get(order.commander, state::rank) == Rank::general;
                return sees(table, answer, targetAgain(table, order), general, order.camels);
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            auto order = unpacked<steps::FailedOrder>(step);
            if (answer.number("reroll") == 0) {
                failOrder(transaction, order.commander, order.units, failureOf(order));
                return {};
            }
            order.target = targetAgain(transaction, order);
            order.trait = usedBy(transaction, order.commander).trait;
            transaction.happened("rolled-again", {order.commander}, {}, "roll-again");
            transaction.push(packed("order-again", step.who, order));
            return {};
        }};
}

Rule orderAgain()
{
    return {.what = "order-again",
        .carries = play::StepShape{1, 4, loads::again},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            Input thrown = dice(2);
            thrown.dice.atMost = unpacked<steps::FailedOrder>(step).target;
            return Decision{.inputs = {thrown}, .again = true, .rule = "roll-again"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const auto order = unpacked<steps::FailedOrder>(step);
                const bool general = table.get(order.commander, state::rank) == Rank::general;
                return sees(table, answer, order.target, general, order.camels);
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            auto order = unpacked<steps::FailedOrder>(step);
            order.sum = sum(answer);
            const bool given = order.sum <= order.target;
            tookAgain(transaction, order.trait.value_or(0), order.commander, given);
            (given ? giveOrder : failOrder)(transaction, order.commander, order.units, failureOf(order));
            return {};
        }};
}

} // namespace

Fates fatesAgain(const BattleView& table, const play::Spread& two, int target, bool general, bool camels)
{
    const double given = two.atMost(target);
    double blundered = camels ? 1 - given : 0;
    for (int sum = target + 1; sum <= two.most() && !camels && !general; ++sum)
        blundered += isBlunder(table, sum) ? two.chance(sum) : 0;
    return {given, 1 - given - blundered, blundered};
}

void offerAgain(Transaction& transaction, Id commander, const Ids& units, const Throw& failure)
{
    Ids on{commander};
    on.insert(on.end(), units.begin(), units.end());
    transaction.happened("order-missed", on, {{"rolled", failure.sum}, {"target", *failure.target}}, "order-fails");
    transaction.push(packed("command-again", transaction[commander].side,
        steps::FailedOrder{commander, units, failure.sum, *failure.target, failure.camels, failure.cliffs}));
}

Rules againRules() { return {commandAgain(), orderAgain()}; }

} // namespace strategikon::warmasterPlay
