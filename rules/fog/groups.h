// What a list's row and its options come to as one battle group.
#pragma once

#include "model/army/problem/problem.h"
#include "rules/fog/costs.h"
#include "rules/system.h"

namespace strategikon::fogGroups {

// Places of the columns that are asked for; system.yaml names them in this order.
enum Column { type, armour, quality, training, shooting, combat, mixed, role };

enum Mark : unsigned {
    group = 1u << 0,       // a battle group: no commander, camp or earthwork
    skirmisher = 1u << 1,  // wholly light foot, or light horse (rulebook 285)
    shock = 1u << 2,       // rulebook 294
    missileFoot = 1u << 3, // medium foot that would rather shoot than charge
    evades = 1u << 4,      // may evade when one base deep, skirmishers always (rulebook 1461)
    scouts = 1u << 5,      // its bases count for the initiative (rulebook 3465)
    noAttrition = 1u << 6, // counts for nothing when the army breaks (rulebook 678)
    inChief = 1u << 7,     // the commander-in-chief
    work = 1u << 8,        // a camp or a width of earthwork
};

inline bool has(const Variable& variable, unsigned marks) { return (variable.marks & marks) == marks; }
unsigned marksOf(const ArmyList& list, int line, const std::vector<int>& options);

// In points; nothing where the table has no price or there can be no such group.
std::optional<int> price(const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options);
// Why a row of a list is no battle group, with the column that says so.
std::vector<std::pair<std::string, Message>> misfits(
    const fogCosts::Table& table, const System& system, const ArmyList& list, int line);
// Of one base, as a list prints it ("7", or "7/5" of a mixed group); empty for what has no bases.
std::string basePrice(const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options);
// The same with how sure it is.
std::optional<fogCosts::Price> reckoned(
    const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options);

// Elephants and artillery: always in groups of two bases (rulebook 3802).
bool inTwos(std::string_view type);

// Bases lost at which it breaks at once (rulebook 2818): the first number beyond the share of its quality.
int autobreak(std::string_view quality, int bases);
// Bases that count for hits in a formation of so many ranks, the last of which may be short (rulebook 3293-3299).
int countedBases(std::string_view type, int bases, int ranks);
// Hits that make at least one hit per x bases.
int hitsPer(int x, std::string_view type, int bases, int ranks);

} // namespace strategikon::fogGroups
