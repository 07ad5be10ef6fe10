// Reading the tables of a rule system. Used by rules/<system> only.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

// A table of rules/<system>/, checked; faults are kept for tableFaults().
Node readTable(std::string_view system, std::string_view name);

// Faults of the program's own tables: empty in every build that passed its tests.
const std::vector<Fault>& tableFaults();

// Shared special rules from a specials table, in an edition.
std::vector<SpecialRule> readSpecials(const Node& table, std::string_view edition);

} // namespace strategikon
