// Failed orders that are rolled once more: portents and characters, whose traits say who may and how often.
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// A step about an order: the commander, then the units; and the figures of its failure.
Step stepOf(const char* what, const BattleView& table, Id commander, const Ids& units, const Throw& failure)
{
    Step step{what, table[commander].side, {commander}, {failure.sum, *failure.target, failure.camels, failure.cliffs}};
    step.on.insert(step.on.end(), units.begin(), units.end());
    return step;
}

Throw failureOf(const Step& step) { return {step.with[0], step.with[1], step.with[2] != 0, step.with[3] != 0}; }

Ids unitsOrdered(const Step& step) { return {step.on.begin() + 1, step.on.end()}; }

Again usedBy(const BattleView& table, Id commander) { return bestOf(mayTakeAgain(table, commander)); }

int targetAgain(const BattleView& table, const Step& step)
{
    return step.with[1] + usedBy(table, step.on.front()).bonus;
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
        .carries = play::Load{1, 4},
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{
                .inputs = {choice("reroll", {"accept", "roll-again"})}, .again = true, .rule = "roll-again"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const bool general = table.get(step.on.front(), state::rank) == Rank::general;
                return sees(table, answer, targetAgain(table, step), general, step.with[2] != 0);
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id commander = step.on.front();
            if (answer.number("reroll") == 0) {
                failOrder(transaction, commander, unitsOrdered(step), failureOf(step));
                return {};
            }
            Step next = step;
            next.what = "order-again";
            next.with[1] = targetAgain(transaction, step);
            next.with.push_back(usedBy(transaction, commander).trait);
            transaction.happened("rolled-again", {commander}, {}, "roll-again");
            transaction.push(next);
            return {};
        }};
}

Rule orderAgain()
{
    return {.what = "order-again",
        .carries = play::Load{1, 4, loads::again},
        .asks = [](const BattleView&, const Step& step) -> std::optional<Decision> {
            Input thrown = dice(2);
            thrown.dice.atMost = step.with[1];
            return Decision{.inputs = {thrown}, .again = true, .rule = "roll-again"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const bool general = table.get(step.on.front(), state::rank) == Rank::general;
                return sees(table, answer, step.with[1], general, step.with[2] != 0);
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id commander = step.on.front();
            Throw failure = failureOf(step);
            failure.sum = sum(answer);
            const bool given = failure.sum <= *failure.target;
            tookAgain(transaction, step.with[4], commander, given);
            (given ? giveOrder : failOrder)(transaction, commander, unitsOrdered(step), failure);
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
    transaction.push(stepOf("command-again", transaction, commander, units, failure));
}

Rules againRules() { return {commandAgain(), orderAgain()}; }

} // namespace strategikon::warmasterPlay
