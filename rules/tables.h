// Reading the tables of a rule system. Used by rules/<system> only.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

// A table of rules/<system>/, checked; faults are kept for tableFaults().
Node readTable(std::string_view system, std::string_view name);

// The user's own table of that name, <own lists>/<system>/tables/<name>.yaml, checked with the schema beside the
// program's: cells that go before the program's. Null where there is none or it is refused; then ownTableFaults() tells
// why.
Node readOwnTable(std::string_view system, std::string_view name);
const std::vector<Fault>& ownTableFaults();

// Faults of the program's own tables: empty in every build that passed its tests.
const std::vector<Fault>& tableFaults();

// Shared special rules from a specials table, in an edition.
std::vector<SpecialRule> readSpecials(const Node& table, std::string_view edition);

} // namespace strategikon
