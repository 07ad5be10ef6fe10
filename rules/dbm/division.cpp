// What stands where in an army that is being divided.
#include "rules/dbm/division.h"

#include "model/text/contains.h"

#include <algorithm>
#include <optional>

namespace strategikon::dbmRules {

Bound Division::boundOf(const Choice& choice) const
{
    Army one;
    one.choices = {choice};
    return bind(problem, one);
}

bool Division::has(const Choice& choice, unsigned marks) const
{
    const auto bodies = bodiesOf(choice);
    return !bodies.empty() && any(variable(bodies.front().variable), marks);
}

const std::string& Division::allyOf(const Choice& choice) const
{
    return list.lines[std::size_t(list.lineNamed(choice.entry))].ally;
}

const std::string& Division::allegianceOf(const Command& command) const
{
    return list.lines[std::size_t(variable(command.only()).line)].ally;
}

bool Division::isPlace(const std::string& block) const { return contains(names, block); }

bool Division::isLoose(std::size_t row) const
{
    return !isPlace(army.choices[row].block) && has(army.choices[row], troop);
}

std::pair<int, int> Division::ownAndOthers(const std::string& block, const std::string& ally) const
{
    int own = 0, others = 0;
    for (const Choice& choice : army.choices)
        if (choice.block == block && has(choice, troop))
            (allyOf(choice) == ally ? own : others) += choice.count;
    return {own, others};
}

int Division::roomFor(int v, const std::string& block) const
{
    int room = largestCount;
    std::optional<Counts> counts; // most bodies have no limit in a command, and nothing need be counted
    for (const Constraint& constraint : problem.constraints)
        for (const Term& term : constraint.terms)
            if (constraint.perBlock && constraint.most != unlimited && term.variable == v && term.weight > 0) {
                if (!counts)
                    counts = standing(problem, bind(problem, army), army, block);
                const std::int64_t left = constraint.most - sum(constraint, *counts);
                const std::int64_t each = term.weight;
                room = std::min(room, int(left >= 0 ? left / each : -((-left + each - 1) / each)));
            }
    return room;
}

void Division::part(std::size_t row, int count)
{
    const Choice whole = army.choices[row];
    std::vector<Choice> parts;
    for (const BoundBody& body : bodiesOf(whole))
        for (int left = body.count; left > 0; left -= count) {
            parts.push_back(whole);
            parts.back().count = std::min(left, count);
            parts.back().options.clear();
            for (int o : variable(body.variable).options)
                parts.back().options.push_back({list.options[std::size_t(o)].id, 0});
        }
    const auto at = army.choices.begin() + std::ptrdiff_t(row);
    army.choices.insert(army.choices.erase(at), parts.begin(), parts.end());
}

} // namespace strategikon::dbmRules
