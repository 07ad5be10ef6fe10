// The optional format in which an army is divided into contingents: rulebook 2867-2877.
#pragma once

#include "rules/system.h"

namespace strategikon::warmasterContingents {

struct Contingent {
    std::string id;
    int line = 0;
    int leastShare = 0, mostShare = 100; // percent of the points spent
    int mostUnits = unlimited;
    unsigned forbidden = 0; // any of these marks
    bool noArmouredInfantry = false;
    bool halfTheSkirmishers = false;
    bool skirmishersOnlyIfHalf = false;
};

std::vector<Contingent> read(const Node& table);

// Every limit that the division breaks.
std::vector<Finding> check(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army);

// The fewest units moved (one or two) after which a finding is gone and none is new; empty when no
// such move is enough.
std::vector<Change> mend(
    const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding);

} // namespace strategikon::warmasterContingents
