// An army's division into commands: rulebook 1490. The army general has the main one, each sub general one of the
// others; how many there are and how many units each holds the rules do not say.
#pragma once

#include "rules/sixmm/rows.h"
#include "rules/system.h"

namespace strategikon::sixmmCommands {

// What stands in one command.
struct Command {
    std::string id;
    int units = 0, figures = 0, points = 0;
    int subGenerals = 0, rating = 0; // the best of its generals
    bool used = false;               // anybody stands in it
};

struct Trouble {
    std::string code, entry;
    Arguments args;
    std::vector<Change> mend; // the moves after which it is gone
};

struct Commands {
    std::vector<Command> all; // in the system's order; the first is the army general's
    std::vector<Trouble> faults;
};

Commands sorted(const std::vector<std::string>& names, const sixmmTables::Tables& tables,
    const std::vector<std::string>& columns, const Problem& problem, const Bound& bound, const Army& army);

} // namespace strategikon::sixmmCommands
