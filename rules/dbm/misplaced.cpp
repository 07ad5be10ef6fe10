// Elements in a wrong command: they leave it, and the baggage comes together.
#include "model/army/mend/apply.h"
#include "rules/dbm/division.h"

#include <algorithm>
#include <utility>

namespace strategikon::dbmRules {

namespace {

void loosenRear(Division& division, int v, const std::string& block)
{
    Change change;
    change.action = Change::Do::assign;
    change.entry = division.list.lines[std::size_t(division.variable(v).line)].id;
    change.count = -division.roomFor(v, block);
    change.from = block;
    division.army = applied(division.army, division.list, {change});
}

} // namespace

// Who serves under a stranger or under nobody needs another command, and rear ranks without front ranks.
void loosenTroops(Division& division)
{
    const Commands now = division.commands();
    for (Choice& choice : division.army.choices) {
        const int at = now.find(choice.block);
        if (at < 0 || !division.has(choice, troop))
            continue;
        const int leader = now.all[std::size_t(at)].only();
        if (leader < 0
            || division.list.lines[std::size_t(division.variable(leader).line)].ally != division.allyOf(choice))
            choice.block.clear();
    }
    for (const std::string& name : division.names)
        for (std::size_t v = 0; v < division.problem.variables.size(); ++v)
            if (any(division.variable(int(v)), rearRank) && division.roomFor(int(v), name) < 0)
                loosenRear(division, int(v), name);
}

// All baggage that has a command into the one that holds most of it, where it may be; to the
// commander-in-chief where it may be in none of them.
void gatherBaggage(Division& division)
{
    const Commands now = division.commands();
    const auto isWrong = [](const Trouble& fault) { return fault.code.starts_with("command-baggage"); };
    if (std::ranges::none_of(now.faults, isWrong))
        return;
    std::string best;
    std::pair<int, bool> most{-1, false};
    for (const Command& command : now.all) {
        if (command.only() < 0 || !any(division.variable(command.only()), cInC | subGeneral))
            continue;
        int held = 0;
        for (const Choice& choice : division.army.choices)
            held += choice.block == command.id && division.has(choice, baggage) ? choice.count : 0;
        if (const std::pair rank{held, any(division.variable(command.only()), cInC)}; rank > most) {
            most = rank;
            best = command.id;
        }
    }
    for (Choice& choice : division.army.choices)
        if (!choice.block.empty() && division.has(choice, baggage))
            choice.block = best;
}

} // namespace strategikon::dbmRules
