#include "rules/warmaster/traits.h"

#include "model/text/contains.h"

#include <algorithm>
#include <charconv>

namespace strategikon::warmasterTraits {

namespace {

// Places of the printed columns that are asked for; system.yaml names them in this order.
enum Column { typeColumn, attackColumn, rangeColumn, hitsColumn, armourColumn };

int leadingFigure(std::string_view text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

bool hasRule(const Row& row, std::string_view id) { return contains(row.special, id); }

// The list names types as it pleases: Chariots and Chariot, Camels for riders.
unsigned typeMark(const std::string& type)
{
    if (type == "Infantry")
        return infantry;
    if (type == "Artillery")
        return artillery;
    if (type == "Elephant" || type == "Elephants")
        return elephants;
    return 0;
}

unsigned armourMarks(const std::string& armour)
{
    const int save = leadingFigure(armour);
    return save == 0 ? 0u : armoured | (save <= 5 ? wellArmoured : 0u);
}

bool withdrawsLater(const ArmyList& list, const Row& row)
{
    for (const SpecialRule& rule : list.rules)
        if (hasRule(row, rule.id))
            for (const Node& effect : rule.effects)
                if (effect.textOr("kind") == "withdraw-later")
                    return true;
    return false;
}

void markOne(const ArmyList& list, Variable& variable)
{
    if (variable.line < 0)
        return;
    const Line& line = list.lines[variable.line];
    const Row* stats = &line;
    for (int o : variable.options)
        if (list.options[o].replaces)
            stats = &list.options[o];
    if (!line.leader) {
        variable.marks |= unit | typeMark(line.printed[typeColumn]) | armourMarks(stats->printed[armourColumn]);
        variable.strength = leadingFigure(stats->printed[attackColumn]) * variable.stands;
        if (hasRule(*stats, "skirmish"))
            variable.marks |= skirmisher;
        if (hasRule(*stats, "elephants"))
            variable.marks |= elephants;
    } else if (line.printed[typeColumn] == "General") {
        variable.marks |= general;
    }
    for (int o : variable.options)
        if (withdrawsLater(list, list.options[o]))
            variable.marks |= holdsLonger;
}

} // namespace

void mark(Problem& problem)
{
    for (Variable& variable : problem.variables)
        markOne(*problem.list, variable);
}

} // namespace strategikon::warmasterTraits
