// Every army of a small list, found by trying them all. Only bind() and check() say what is legal.
#pragma once

#include "rules/collection.h"
#include "tests/army/support.h"

#include <map>
#include <optional>

namespace armytest {

struct TriedArmy {
    Army army;
    Counts counts;
    int points = 0;
};

// All legal armies; nothing when there are more than `most` armies to try.
std::optional<std::vector<TriedArmy>> allLegal(const Problem& problem, long most);

// What an army is worth by an aim of the system, from its figures and rows.
long long worthBy(const System& system, const Problem& problem, const TriedArmy& tried, std::string_view aim,
    const std::vector<std::string>& split = {});

// Stands and upgrades added or taken away, and the points of these.
std::pair<int, int> changesBetween(const Problem& problem, const Counts& from, const Counts& to);

// Whether `whole` has all bodies of `part`, some of them perhaps with more options.
bool contains(const Problem& problem, const Counts& whole, const Counts& part);

// Stands that are missing to put the army up, each serving one row at a time.
int missingStands(const Problem& problem, const Counts& counts, const std::vector<OwnedStands>& owned);

} // namespace armytest
