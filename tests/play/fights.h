// Combats that tests and benchmarks fight: made up ones, and lines of units on a table.
#pragma once

#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/forecast/combat_odds.h"
#include "rules/warmaster/play/game.h"

namespace strategikon::fights {

using namespace warmasterPlay;

inline Fighter fighter(int side, int stands, int each, int armour, std::vector<Fighter::Batch> batches)
{
    return {.side = side, .stands = stands, .each = each, .armour = armour, .batches = std::move(batches)};
}

// Of `each` dice a stand, one more for each bonus.
inline Later later(int enemy, int each, int armour = 0)
{
    Later one{.enemy = enemy, .armour = armour, .beaten = {each, each}, .shaken = {each - 1, each - 1}};
    for (int bonus = 1; bonus <= 12; ++bonus)
        one.following.push_back({each + bonus, each + bonus});
    return one;
}

// Eight a side, each of whom strikes at two.
inline Combat largest()
{
    Combat combat;
    for (const int side : {0, 1})
        for (std::size_t i = 0; i < 8; ++i) {
            const std::size_t other = side == 0 ? 8 : 0;
            combat.first.fighters.push_back(fighter(side, 3, 3, 5, {{other + i, 12, 4}, {other + (i + 1) % 8, 4, 5}}));
            combat.then.push_back(later(int(other + i), 3, 5));
        }
    return combat;
}

// The same with hits that differ: no unit is like another.
inline Combat splitHits()
{
    Combat combat = largest();
    for (std::size_t i = 0; i < combat.first.fighters.size(); ++i) {
        Fighter& one = combat.first.fighters[i];
        one.hits = one.counted = int(i) % 3;
        one.armour = combat.then[i].armour = 4 + int(i) % 3;
        one.batches.front().dice = 9 + int(i) % 5;
    }
    return combat;
}

// --- The engine

struct Kind {
    Type type;
    int attack, armour, rules;
};
inline const std::vector<Kind>& kindsOf(int side)
{
    static const std::vector<Kind> all[2] = {
        {{Type::infantry, 3, 5, 0}, {Type::cavalry, 3, 5, 0}, {Type::infantry, 3, 0, 1 << int(Special::warband)},
            {Type::infantry, 3, 6, 1 << int(Special::legion)}},
        {{Type::infantry, 3, 6, 1 << int(Special::shieldwall)}, {Type::cavalry, 2, 6, 0}, {Type::infantry, 2, 0, 0},
            {Type::elephants, 4, 5, 1 << int(Special::elephants)}},
    };
    return all[side];
}

// So many units a side in one engagement, a commander with the last of each.
inline play::State lines(int units)
{
    play::EventBuilder builder(play::State{}, warmasterGame().fields());
    builder.happened("given");
    setDefaults(builder, builder.make({.sort = play::Sort::battle, .kind = "battle"}));
    std::vector<Id> members;
    for (const int side : {0, 1}) {
        const std::string letter = side ? "B" : "A";
        const Id army = builder.make({.sort = play::Sort::army, .name = letter, .badge = letter, .side = side});
        for (int i = 0; i < units; ++i) {
            const std::string badge = letter + std::to_string(i + 1);
            const Id id =
                builder.make({.sort = play::Sort::body, .name = badge, .badge = badge, .side = side, .within = army});
            const Kind& kind = kindsOf(side)[std::size_t(i) % 4];
            for (const auto& [field, value] : {std::pair{"type", int(kind.type)}, {"attack", kind.attack},
                     {"armour", kind.armour}, {"rules", kind.rules}, {"charged", side == 0}})
                builder.set(id, field, value);
            members.push_back(id);
        }
        const Id leader = builder.make(
            {.sort = play::Sort::leader, .name = letter, .badge = letter + "L", .side = side, .within = army});
        builder.set(leader, "rank", 1);
        builder.set(leader, "attack", 2);
        builder.set(leader, "joined", members.back());
    }
    const Id tie = builder.make({.sort = play::Sort::tie, .kind = "engagement"});
    for (const Id member : members) {
        builder.join(tie, member);
        builder.set(member, "engagement", tie);
    }
    builder.setTurn(1);
    builder.setPhase("combat");
    return builder.state();
}

// The same before they meet: nobody is engaged, nobody has moved.
inline play::State apart(int units)
{
    play::EventBuilder builder(lines(units), warmasterGame().fields());
    builder.happened("given");
    for (const play::Thing& thing : play::State(builder.state()).things) {
        if (thing.sort != play::Sort::body)
            continue;
        for (const char* field : {"engagement", "charged"})
            builder.set(thing.id, field, 0);
    }
    for (const Id engagement : BattleView(builder.state()).engagements())
        builder.lose(engagement);
    builder.setPhase("initiative");
    return builder.state();
}

// A unit charges these on its own initiative.
inline play::Answer charge(Id unit, Ids contacts, int edge = 0, Ids support = {})
{
    play::Answer answer{.what = "charge", .who = 0};
    answer.set("unit", {unit});
    answer.set("contacts", std::move(contacts));
    answer.set("edge", {edge});
    if (!support.empty())
        answer.set("support", std::move(support));
    answer.set("backing", {});
    return answer;
}

} // namespace strategikon::fights
