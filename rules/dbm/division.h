// An army while it is divided into commands: what stands where, and what there is room for. Used inside
// rules/dbm only.
#pragma once

#include "rules/dbm/commands.h"

namespace strategikon::dbmRules {

struct Division {
    const Variable& variable(int v) const { return problem.variables[std::size_t(v)]; }
    Commands commands() const { return sorted(names, problem, bind(problem, army), army); }

    Bound boundOf(const Choice& choice) const;
    // Bodies of a row, by form; none where the list does not know the row.
    std::vector<BoundBody> bodiesOf(const Choice& choice) const { return boundOf(choice).bodies; }
    bool has(const Choice& choice, unsigned marks) const;
    const std::string& allyOf(const Choice& choice) const;
    const std::string& allegianceOf(const Command& command) const; // of its one general
    bool isPlace(const std::string& block) const;
    bool isLoose(std::size_t row) const;
    // How many elements of an allegiance stand in a command, and how many others.
    std::pair<int, int> ownAndOthers(const std::string& block, const std::string& ally) const;
    // How many more of a body the limits allow in a command; below nothing where there are too many.
    int roomFor(int v, const std::string& block) const;

    // One row for each form of a row's bodies, in place; `count` bodies of each row at most.
    void part(std::size_t row, int count);

    const std::vector<std::string>& names;
    const Problem& problem;
    const ArmyList& list;
    Army army;
};

// Each general to a command of his own. (generals.cpp)
void partGenerals(Division& division);
// Who stands in a wrong command leaves it, and the baggage comes together. (misplaced.cpp)
void loosenTroops(Division& division);
void gatherBaggage(Division& division);
// Who has no command gets one, so that those of an allegiance are of a size. (sharing.cpp)
void shareOut(Division& division);

} // namespace strategikon::dbmRules
