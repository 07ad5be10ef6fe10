// What the army rules of Warmaster Ancients ask of a body, kept in Variable::marks.
// Variable::strength is its Attack dice: Attack a stand times stands.
#pragma once

#include "model/army/problem/problem.h"

namespace strategikon::warmasterTraits {

enum Mark : unsigned {
    unit = 1u << 0, // a troop unit, no commander
    skirmisher = 1u << 1,
    armoured = 1u << 2,     // any Armour value
    wellArmoured = 1u << 3, // Armour of 5+ or better
    infantry = 1u << 4,
    artillery = 1u << 5,
    elephants = 1u << 6,
    general = 1u << 7,
    holdsLonger = 1u << 8, // the army withdraws one lost unit later
};

// Marks every variable of a problem.
void mark(Problem& problem);

inline bool has(const Variable& variable, unsigned marks) { return (variable.marks & marks) == marks; }

// Counts as a core unit whatever the rest of the army (rulebook 2553).
inline bool core(const Variable& variable)
{
    return has(variable, unit) && (!has(variable, skirmisher) || has(variable, armoured));
}

} // namespace strategikon::warmasterTraits
