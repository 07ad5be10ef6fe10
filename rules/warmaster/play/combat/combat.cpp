// The Combat phase: engagements are fought one after the other, in rounds (rulebook 1475-1545).
#include "rules/warmaster/play/combat/combat.h"

#include "rules/warmaster/play/forecast/round_odds.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Ids unfought(const Table& table)
{
    Ids open = table.engagements();
    std::erase_if(open, [&](Id engagement) { return table.is(engagement, "fought"); });
    return open;
}

// The side whose turn it is says which engagement comes next.
Rule fight()
{
    return {.what = "fight",
        .phases = {"combat"},
        .asks = [](const Table& table, const Step&) -> std::optional<Ask> {
            const Ids open = unfought(table);
            if (open.empty())
                return {};
            Ask ask{.rule = "engaged"};
            ask.inputs = {whoOf("engagement", open)};
            ask.inputs.front().given = Ids{open.front()};
            return ask;
        },
        .preview =
            [](const Table& table, const Step&, const Answer& answer) {
                const Ids open = unfought(table);
                const Ids picked = named(answer, "engagement");
                if (open.empty())
                    return Preview{};
                return roundPreview(table, picked.empty() ? open.front() : picked.front());
            },
        .resolve = [](Doing& doing, const Step&, const Answer& answer) -> std::optional<Message> {
            beginRound(doing, named(answer, "engagement").front());
            return {};
        }};
}

// Unless it was drawn into another, with which it is fought.
Rule nextRound()
{
    return {.what = "next-round",
        .carries = play::Load{1, 0},
        .resolve = [](Doing& doing, const Step& step, const Answer&) -> std::optional<Message> {
            if (!doing[step.on.front()].gone)
                beginRound(doing, step.on.front());
            return {};
        }};
}

// At the end of the phase only what goes on is remembered (rulebook 2154-2168).
Rule combatEnds()
{
    return {.what = "combat-ends", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                for (const Id engagement : doing.engagements()) {
                    doing.set(engagement, "fought", 0);
                    doing.set(engagement, "round", 0);
                }
                for (const play::Thing& one : play::State(doing.state()).things) // who left the table too
                    if (one.sort == play::Sort::body && !one.gone && !doing.engaged(one.id))
                        forgetCombat(doing, one.id);
                return {};
            }};
}

// Those who charged or pursue strike first: it makes no difference, but feels right (rulebook 1551).
Ids inOrder(const Table& table, Id engagement)
{
    const int side = table.state().side;
    Ids all = touching(table, engagement, side);
    const Ids others = touching(table, engagement, 1 - side);
    all.insert(all.end(), others.begin(), others.end());
    std::stable_partition(all.begin(), all.end(),
        [&](Id unit) { return table.is(unit, "charged") || After(table.get(unit, "after")) == After::pursued; });
    return all;
}

} // namespace

Ids touching(const Table& table, Id engagement, int side)
{
    Ids units = table.friendsIn(engagement, side);
    std::erase_if(units, [&](Id unit) { return table.is(unit, "supports"); });
    return units;
}

void forgetCombat(Doing& doing, Id unit)
{
    for (const char* field : {"after", "bonus", "supports", "taken", "scored", "backed", "fought", "front", "turned",
             "beset", "flanks", "met", "cover"})
        doing.set(unit, field, 0);
}

void beginRound(Doing& doing, Id engagement)
{
    const int side = doing.state().side;
    Ids members = doing.friendsIn(engagement, side);
    const Ids enemies = doing.friendsIn(engagement, 1 - side);
    members.insert(members.end(), enemies.begin(), enemies.end());
    doing.happened("round-began", members, {{"round", doing.get(engagement, "round") + 1}}, "engaged");
    doing.telling().add(engagement, "round", 1);
    doing.telling().add(engagement, "rounds", 1);
    for (const Id unit : members)
        for (const char* field : {"taken", "scored", "fought", "front", "cover"})
            doing.set(unit, field, 0);
    const Ids fighters = inOrder(doing, engagement);
    doing.push({"supports", side, {engagement}, {}});
    for (auto it = fighters.rbegin(); it != fighters.rend(); ++it)
        doing.push({"combat-saves", doing[*it].side, {*it}, {}});
    for (auto it = fighters.rbegin(); it != fighters.rend(); ++it)
        doing.push({"attack", doing[*it].side, {*it}, {}});
}

Rules combatRules()
{
    addCombatMessages();
    Rules all{fight(), nextRound(), combatEnds()};
    for (auto part : {attackRules(), strikeRules(), resultRules()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    return all;
}

} // namespace strategikon::warmasterPlay
