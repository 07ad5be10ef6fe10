// Giving commands to elements that have none, or a wrong one.
#include "rules/dbm/division.h"

#include <utility>

namespace strategikon::dbmRules {

namespace {

void place(Division& division)
{
    partGenerals(division);
    loosenTroops(division);
    gatherBaggage(division);
    shareOut(division);
}

bool faultless(const Division& division) { return division.commands().faults.empty(); }

} // namespace

Army divided(const std::vector<std::string>& names, const Problem& problem, const Army& army)
{
    Division division{names, problem, *problem.list, army};
    place(division);
    if (faultless(division))
        return std::move(division.army);
    Division anew{names, problem, *problem.list, army};
    for (Choice& choice : anew.army.choices)
        if (anew.has(choice, troop | baggage))
            choice.block.clear();
    place(anew);
    return std::move(faultless(anew) ? anew.army : division.army);
}

} // namespace strategikon::dbmRules
