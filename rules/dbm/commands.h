// An army's division into commands: rulebook 301. Each command has one general; an allied contingent
// stands under its own general and nobody else does; baggage goes with one command of a
// commander-in-chief or sub-general, and may be without one, as it gets it after deployment.
#pragma once

#include "rules/dbm/elements.h"
#include "rules/system.h"

namespace strategikon::dbmRules {

// What stands in one command.
struct Command {
    std::string id;
    std::vector<int> generals; // variable of each
    int points = 0, elements = 0, halves = 0;
    bool used = false; // any element stands in it
    bool whole = true; // no element counts half an equivalent

    // Its one general; -1 where it has none or several.
    int only() const { return generals.size() == 1 ? generals.front() : -1; }
};

struct Trouble {
    std::string code, entry;
    Arguments args;
};

struct Commands {
    std::vector<Command> all; // in the system's order
    std::vector<Trouble> faults;

    int find(const std::string& id) const; // -1: no such command
};

// What stands in one block, each variable by itself.
Counts standing(const Problem& problem, const Bound& bound, const Army& army, const std::string& block);

Commands sorted(const std::vector<std::string>& names, const Problem& problem, const Bound& bound, const Army& army);

// The army with a command for each element that has none or stands in a wrong one; generals stay where
// they can, and few elements move. Where it cannot be mended so the army is divided anew, and where it
// cannot be done legally at all what is wrong keeps no command.
Army divided(const std::vector<std::string>& names, const Problem& problem, const Army& army);

// The moves after which a fault is gone and, where that can be, none is new.
std::vector<Change> mend(
    const std::vector<std::string>& names, const Problem& problem, const Army& army, const Finding& finding);

} // namespace strategikon::dbmRules
