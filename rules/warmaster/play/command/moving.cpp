#include "rules/warmaster/play/command/moving.h"

#include "rules/warmaster/play/command/edge.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// The one for whom way is made comes first behind the unit, then those for whom that one made way: nobody makes way for
// a unit that makes way for it.
void pushMakesWay(Transaction& transaction, Id unit, const Ids& forWhom)
{
    Step step{"makes-way", transaction[unit].side, {unit}, {}};
    step.on.insert(step.on.end(), forWhom.begin(), forWhom.end());
    transaction.push(std::move(step));
}

void makeWayInChain(Transaction& transaction, const Ids& movers, const Ids& friends)
{
    Ids tests;
    for (const Id unit : friends) {
        transaction.happened("made-way", {unit, movers.front()}, {}, "makes-way");
        tests.push_back(movers.front());
        tests.push_back(unit);
    }
    transaction.testConfusion(tests);
    for (auto it = friends.rbegin(); it != friends.rend(); ++it)
        pushMakesWay(transaction, *it, movers);
}

std::optional<Decision> makesWayCard(const BattleView& table, const Step& step)
{
    Ids others = friendsWhoMayMakeWay(table, step.on.front());
    std::erase_if(others, [&](Id one) { return contains(step.on, one); });
    if (others.empty())
        return {};
    const int all = int(others.size());
    Decision ask{.on = {step.on[0], step.on[1]}, .rule = "makes-way-too"};
    ask.inputs = {factOf("ways", std::move(others), all)};
    return ask;
}

Rule makesWay()
{
    return {.what = "makes-way",
        .carries = play::StepShape{2, 0},
        .asks = makesWayCard,
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (makesWayCard(transaction, step) && !answer.find("ways"))
                return factNeeded("ways");
            if (const Ids ways = named(answer, "ways"); !ways.empty())
                makeWayInChain(transaction, step.on, ways);
            return {};
        }};
}

// `rule`: whose cell is the face to be feared.
std::optional<Decision> oneDie(const BattleView& table, const char* rule)
{
    Decision ask{.rule = rule};
    ask.inputs = {dice(1, table.figure(rule, "face"))};
    ask.inputs.back().dice.feared = true;
    return ask;
}

Preview chanceOfFace(const Answer& answer, int face, const char* outcome)
{
    Preview seen;
    seen.target = face;
    seen.dice = {{.count = 1, .reach = face, .feared = true}};
    const play::Spread die = fallen(answer, 1);
    seen.chances = {{outcome, die.atLeast(face)}, {"kept-order", die.atMost(face - 1)}};
    return seen;
}

// Who is confused already has nothing to lose.
Rule confusionTest()
{
    const auto asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
        const Id unit = step.on.front();
        return table.onTable(unit) && !table.is(unit, state::confused) ? oneDie(table, "confused-on-six")
                                                                       : std::nullopt;
    };
    return {.what = "confusion-test",
        .carries = play::StepShape{1, 0},
        .asks = asks,
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                return chanceOfFace(answer, table.figure("confused-on-six", "face"), "confused");
            },
        .resolve = [asks](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (!asks(transaction, step))
                return {};
            if (sum(answer) >= transaction.figure("confused-on-six", "face"))
                transaction.confuse(step.on.front(), "confused-on-six");
            else
                transaction.happened("kept-order", step.on, {{"die", sum(answer)}}, "confused-on-six");
            return {};
        }};
}

Rule rampageTest()
{
    const auto asks = [](const BattleView& table, const Step& step) {
        return table.onTable(step.on.front()) ? oneDie(table, "rampage") : std::nullopt;
    };
    return {.what = "rampage-test",
        .carries = play::StepShape{1, 0},
        .asks = asks,
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                return chanceOfFace(answer, table.figure("rampage", "face"),
                    table.is(step.on.front(), state::confused) ? "destroyed" : "confused");
            },
        .resolve = [asks](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id unit = step.on.front();
            if (!asks(transaction, step))
                return {};
            if (sum(answer) < transaction.figure("rampage", "face"))
                transaction.happened("kept-order", {unit}, {{"die", sum(answer)}}, "rampage");
            else if (transaction.is(unit, state::confused))
                transaction.destroy(unit, "rampage");
            else
                transaction.confuse(unit, "rampage");
            return {};
        }};
}

} // namespace

Ids friendsWhoMayMakeWay(const BattleView& table, Id moving)
{
    Ids friends = table.units(table[moving].side);
    std::erase_if(
        friends, [&](Id one) { return one == moving || table.engaged(one) || table.type(one) == Type::encampment; });
    return friends;
}

void makeWay(Transaction& transaction, Id moving, const Ids& friends, const Ids& rampaged)
{
    if (transaction.has(moving, Special::elephants)) {
        Ids trampled = friends;
        std::copy_if(rampaged.begin(), rampaged.end(), std::back_inserter(trampled),
            [&](Id one) { return !contains(friends, one); });
        rampage(transaction, moving, trampled);
    }
    makeWayInChain(transaction, {moving}, friends);
}

void rampage(Transaction& transaction, Id elephants, const Ids& units)
{
    for (const Id unit : units)
        transaction.happened("rampaged", {elephants, unit}, {}, "rampage");
    for (auto it = units.rbegin(); it != units.rend(); ++it)
        transaction.push({"rampage-test", transaction[*it].side, {*it}, {}});
}

void evadeThrough(Transaction& transaction, Id unit, const Ids& friends)
{
    Ids tests;
    for (const Id passed : friends) {
        transaction.happened("evaded-through", {unit, passed}, {}, "evade-through");
        if (passed == friends.front() && transaction.has(passed, Special::skirmish))
            continue;
        tests.push_back(unit);
        tests.push_back(passed);
    }
    transaction.testConfusion(tests);
}

play::Option evading(const BattleView& table, std::string id)
{
    const int clear = table.figure("evade", table.ruled("evade-clearance"));
    Message says{"option-clear-" + id, {{"cm", clear}}};
    return {std::move(id), std::move(says)};
}

Rules moveRules() { return {makesWay(), confusionTest(), rampageTest(), offTable()}; }

} // namespace strategikon::warmasterPlay
