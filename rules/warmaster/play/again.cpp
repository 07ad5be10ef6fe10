// Failed orders that are rolled once more: portents and characters. How often a commander may is in his fields and his
// army's.
#include "rules/warmaster/play/command.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// A step about an order: the commander, then the units; and the figures of its failure.
Step stepOf(const char* what, const Table& table, Id commander, const Ids& units, const Throw& failure)
{
    Step step{what, table[commander].side, {commander}, {failure.sum, *failure.target, failure.camels, failure.cliffs}};
    step.on.insert(step.on.end(), units.begin(), units.end());
    return step;
}

Throw failureOf(const Step& step) { return {step.with[0], step.with[1], step.with[2] != 0, step.with[3] != 0}; }

Ids unitsOf(const Step& step) { return {step.on.begin() + 1, step.on.end()}; }

int targetAgain(const Table& table, const Step& step)
{
    const Id commander = step.on.front();
    return step.with[1] + (table.get(commander, "again") > 0 ? table.get(commander, "again-bonus") : 0);
}

Preview sees(int target, bool general, bool camels)
{
    const double given = play::atMost(2, target);
    const double blundered = camels ? 1 - given : general ? 0 : play::sumOf(2).chance(12);
    Preview seen;
    seen.target = target;
    seen.dice.push_back({.count = 2, .atMost = target});
    seen.chances = {{"given", given}, {"failed", 1 - given - blundered}, {"blundered", blundered}};
    return seen;
}

// What the re-roll is taken from: his own, or his army's.
void spend(Doing& doing, Id commander)
{
    const Id from = doing.get(commander, "again") > 0 ? commander : doing.armyOf(commander);
    doing.add(from, "again", -1);
}

// Scipio: once one of them fails, nobody of his army rolls again.
void renewNoMore(Doing& doing, Id army)
{
    doing.happened("again-ended", {army}, {}, "roll-again");
    for (const Id commander : doing.commanders(doing[army].side))
        if (doing.armyOf(commander) == army && doing.is(commander, "again-renews")) {
            doing.set(commander, "again-renews", 0);
            doing.set(commander, "again", 0);
        }
}

Rule commandAgain()
{
    return {.what = "command-again",
        .asks = [](const Table&, const Step&) -> std::optional<Ask> {
            return Ask{.inputs = {choice("again", {"accept", "roll-again"})}, .rule = "roll-again"};
        },
        .preview = [](const Table& table, const Step& step, const Answer&) {
            const bool general = Rank(table.get(step.on.front(), "rank")) == Rank::general;
            return sees(targetAgain(table, step), general, step.with[2] != 0);
        },
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id commander = step.on.front();
            if (answer.number("again") == 0) {
                failOrder(doing, commander, unitsOf(step), failureOf(step));
                return {};
            }
            Step next = step;
            next.what = "order-again";
            next.with[1] = targetAgain(doing, step);
            next.with.push_back(doing.get(commander, "again") > 0 && doing.is(commander, "again-renews"));
            doing.happened("rolled-again", {commander}, {}, "roll-again");
            spend(doing, commander);
            doing.push(next);
            return {};
        }};
}

Rule orderAgain()
{
    return {.what = "order-again",
        .asks = [](const Table&, const Step& step) -> std::optional<Ask> {
            Input thrown = dice(2);
            thrown.dice.atMost = step.with[1];
            return Ask{.inputs = {thrown}, .rule = "roll-again"};
        },
        .preview = [](const Table& table, const Step& step, const Answer&) {
            const bool general = Rank(table.get(step.on.front(), "rank")) == Rank::general;
            return sees(step.with[1], general, step.with[2] != 0);
        },
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id commander = step.on.front();
            Throw failure = failureOf(step);
            failure.sum = sum(answer);
            if (failure.sum <= *failure.target) {
                giveOrder(doing, commander, unitsOf(step), failure);
                return {};
            }
            if (step.with[4] != 0)
                renewNoMore(doing, doing.armyOf(commander));
            failOrder(doing, commander, unitsOf(step), failure);
            return {};
        }};
}

} // namespace

void letCommandFall(Doing& doing, Id commander, int rolled, bool failed)
{
    enum When { never, fails, rollsEleven };
    const int when = doing.get(commander, "falls-when"), to = doing.get(commander, "falls-to");
    if (((when == fails && failed) || (when == rollsEleven && rolled >= 11)) && doing.get(commander, "command") > to) {
        doing.happened("command-fell", {commander}, {{"command", to}}, "command-falls");
        doing.set(commander, "command", to);
    }
}

bool mayRollAgain(const Table& table, Id commander)
{
    return table.get(commander, "again") > 0 || table.get(table.armyOf(commander), "again") > 0;
}

void offerAgain(Doing& doing, Id commander, const Ids& units, const Throw& failure)
{
    Ids on{commander};
    on.insert(on.end(), units.begin(), units.end());
    doing.happened("order-missed", on, {{"rolled", failure.sum}, {"target", *failure.target}}, "order-fails");
    letCommandFall(doing, commander, failure.sum, false);
    doing.push(stepOf("command-again", doing, commander, units, failure));
}

Rules againRules() { return {commandAgain(), orderAgain()}; }

} // namespace strategikon::warmasterPlay
