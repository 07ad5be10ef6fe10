// The Combat phase: engagements are fought one after the other, in rounds (rulebook 1475-1545).
#include "rules/warmaster/play/combat/combat.h"

#include "rules/warmaster/play/forecast/round_odds.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Ids unfought(const BattleView& table)
{
    Ids open = table.engagements();
    std::erase_if(open, [&](Id engagement) { return table.is(engagement, state::fought); });
    return open;
}

// The side whose turn it is says which engagement comes next.
Rule fight()
{
    return {.what = "fight",
        .phases = {"combat"},
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const Ids open = unfought(table);
            if (open.empty())
                return {};
            Decision ask{.rule = "engaged"};
            ask.inputs = {whoOf("engagement", open)};
            ask.inputs.front().given = Ids{open.front()};
            return ask;
        },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const Ids open = unfought(table);
                const Ids picked = named(answer, "engagement");
                if (open.empty())
                    return Preview{};
                return roundPreview(table, picked.empty() ? open.front() : picked.front());
            },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            beginRound(transaction, named(answer, "engagement").front());
            return {};
        }};
}

// Unless it was drawn into another, with which it is fought.
Rule nextRound()
{
    return {.what = "next-round",
        .carries = play::StepShape{1, 0},
        .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> std::optional<Message> {
            if (!transaction[step.on.front()].gone)
                beginRound(transaction, step.on.front());
            return {};
        }};
}

// At the end of the phase only what goes on is remembered (rulebook 2154-2168).
Rule combatEnds()
{
    return {.what = "combat-ends",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            for (const Id engagement : transaction.engagements()) {
                transaction.set(engagement, state::fought, 0);
                transaction.set(engagement, state::round, 0);
            }
            for (const play::Thing& one : play::State(transaction.state()).things) // who left the table too
                if (one.sort == play::Sort::body && !one.gone && !transaction.engaged(one.id))
                    forgetCombat(transaction, one.id);
            return {};
        }};
}

// Those who charged or pursue strike first: it makes no difference, but feels right (rulebook 1551).
Ids inOrder(const BattleView& table, Id engagement)
{
    const int side = table.state().side;
    Ids all = touching(table, engagement, side);
    const Ids others = touching(table, engagement, 1 - side);
    all.insert(all.end(), others.begin(), others.end());
    std::stable_partition(all.begin(), all.end(),
        [&](Id unit) { return table.is(unit, state::charged) || table.get(unit, state::after) == After::pursued; });
    return all;
}

} // namespace

Ids touching(const BattleView& table, Id engagement, int side)
{
    Ids units = table.friendsIn(engagement, side);
    std::erase_if(units, [&](Id unit) { return table.is(unit, state::supports); });
    return units;
}

void forgetCombat(Transaction& transaction, Id unit)
{
    transaction.clear(unit,
        {state::after, state::bonus, state::supports, state::taken, state::scored, state::backed, state::fought,
            state::front, state::turned, state::beset, state::flanks, state::met, state::cover});
}

void beginRound(Transaction& transaction, Id engagement)
{
    const int side = transaction.state().side;
    Ids members = transaction.friendsIn(engagement, side);
    const Ids enemies = transaction.friendsIn(engagement, 1 - side);
    members.insert(members.end(), enemies.begin(), enemies.end());
    transaction.happened("round-began", members, {{"round", transaction.get(engagement, state::round) + 1}}, "engaged");
    transaction.builder().add(engagement, state::round, 1);
    transaction.builder().add(engagement, state::rounds, 1);
    for (const Id unit : members)
        transaction.clear(unit, {state::taken, state::scored, state::fought, state::front, state::cover});
    const Ids fighters = inOrder(transaction, engagement);
    transaction.push({"supports", side, {engagement}, {}});
    for (auto it = fighters.rbegin(); it != fighters.rend(); ++it)
        transaction.push({"combat-saves", transaction[*it].side, {*it}, {}});
    for (auto it = fighters.rbegin(); it != fighters.rend(); ++it)
        transaction.push({"attack", transaction[*it].side, {*it}, {}});
}

Rules combatRules()
{
    Rules all{fight(), nextRound(), combatEnds()};
    for (auto part : {attackRules(), strikeRules(), resultRules()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    return all;
}

} // namespace strategikon::warmasterPlay
