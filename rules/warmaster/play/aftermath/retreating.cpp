// Losers retreat, one unit after the other (rulebook 1786-1874).
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/combat/closing.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Ids toRetreat(const BattleView& table, const Step& step)
{
    Ids units = unpacked<steps::Retreats>(step).units;
    std::erase_if(units, [&](Id unit) { return !table.onTable(unit); });
    return units;
}

// Whom elephants among these may trample: the only ones do not trample themselves.
Ids inTheWay(const BattleView& table, const Ids& units)
{
    Ids all = table.troops(0), elephants = units;
    const Ids others = table.troops(1);
    all.insert(all.end(), others.begin(), others.end());
    std::erase_if(elephants, [&](Id unit) { return !table.has(unit, Special::elephants); });
    if (elephants.size() == 1)
        std::erase(all, elephants.front());
    return all;
}

std::optional<Decision> retreatsAsk(const BattleView& table, const Step& step)
{
    const Ids units = toRetreat(table, step);
    if (units.empty())
        return {};
    const int side = table[units.front()].side;
    Decision ask{.on = units, .rule = "retreat", .with = {{"distance", unpacked<steps::Retreats>(step).distance}}};
    ask.inputs.push_back(whoOf("unit", units));
    ask.inputs.back().given = Ids{units.front()};
    int most = 0;
    for (const Id unit : units)
        most = std::max(most, table.get(unit, state::stands));
    ask.inputs.push_back(number("blocked", 0, most, 0));
    const Ids friends = friendsWhoMayMakeWay(table, units.front());
    if (!friends.empty())
        ask.inputs.push_back(factOf("make-way", friends, int(friends.size())));
    const bool elephants = std::ranges::any_of(units, [&](Id unit) { return table.has(unit, Special::elephants); });
    if (elephants) {
        const Ids others = inTheWay(table, units);
        ask.inputs.push_back(factOf("run-over", others, int(others.size())));
        ask.inputs.back().given = touching(table, step.on.front(), 1 - side);
        ask.inputs.back().apart = {"unit"};
    }
    Ids commanders;
    for (const Id unit : units)
        for (const Id commander : table.with(unit))
            commanders.push_back(commander);
    if (!commanders.empty())
        ask.inputs.push_back(factOf("parted", commanders, int(commanders.size())));
    ask.inputs.push_back(yesOrNo("off-table", false));
    return ask;
}

// Commanders whom terrain stops, where their unit went on.
void part(Transaction& transaction, Id unit, const Ids& commanders)
{
    for (const Id commander : commanders)
        if (transaction.get(commander, state::joined) == unit) {
            transaction.happened("parted", {commander, unit}, {}, "parted");
            transaction.set(commander, state::joined, 0);
        }
}

// Foot that makes way for foot may end behind it in support (rulebook 2318): it is asked when all have moved.
void maySupport(Transaction& transaction, Id unit, Ids friends)
{
    std::erase_if(friends, [&](Id one) { return transaction.type(one) != Type::infantry; });
    if (transaction.type(unit) == Type::infantry && !friends.empty())
        transaction.tie("making-way", friends);
}

// Whether a question of the card is one about this unit.
bool asksAbout(const BattleView& table, Id unit, const std::string& fact)
{
    if (fact == "run-over")
        return table.has(unit, Special::elephants);
    return fact != "parted" || !table.with(unit).empty();
}

// Where fewer fought than it has, and none of them ahead, the next card asks how many do.
void noteTurned(Transaction& transaction, Id unit)
{
    const int fought = transaction.get(unit, state::fought),
              turned = turnedAfter(transaction, unit, fought, transaction.get(unit, state::front));
    transaction.set(unit, state::turned, turned);
    if (turned > fought && !transaction.is(unit, state::met))
        transaction.set(unit, state::met, Met::flank);
}

void retreat(Transaction& transaction, Id unit, const Step& step, const Answer& answer)
{
    const auto retreats = unpacked<steps::Retreats>(step);
    const bool off = answer.number("off-table") != 0;
    transaction.happened("retreated", {unit}, {{"distance", retreats.distance}}, "retreat");
    transaction.set(unit, state::after, After::retreated);
    transaction.set(unit, state::bonus, 0);
    noteTurned(transaction, unit);
    part(transaction, unit, named(answer, "parted"));
    if (retreats.scythed && transaction.get(unit, state::taken) > 0)
        transaction.confuse(unit, "scythed-confuse");
    transaction.loseStands(unit, answer.number("blocked"), "blocked-retreat");
    if (off && transaction.onTable(unit))
        leaveTable(transaction, unit);
    Ids friends = named(answer, "make-way");
    std::erase(friends, unit);
    Ids trampled = named(answer, "run-over");
    std::erase(trampled, unit);
    makeWay(transaction, unit, friends, trampled);
    maySupport(transaction, unit, friends);
}

Rule retreats()
{
    return thatRunsOver({.what = "retreats",
        .carries = play::StepShape{1, 2},
        .noChoice = true,
        .asks = retreatsAsk,
        .warnings = warningsOfRetreat,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto ask = retreatsAsk(transaction, step);
            if (!ask)
                return {};
            const Id unit = answer.number("unit");
            for (const Input& input : ask->inputs)
                if (input.fact && !answer.find(input.id) && asksAbout(transaction, unit, input.id))
                    return factNeeded(input.id);
            Step next = step;
            std::erase(next.on, unit);
            if (next.on.size() > 1)
                transaction.push(std::move(next));
            retreat(transaction, unit, step, answer);
            return {};
        }});
}

} // namespace

Rules retreatRules() { return {retreats()}; }

} // namespace strategikon::warmasterPlay
