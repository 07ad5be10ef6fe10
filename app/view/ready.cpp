#include "ready.h"

namespace strategikon {

Army readyArmy(const System& system, const ArmyList& list, const Army& empty)
{
    if (!system.bounded(list)) {
        return empty;
    }
    const Problem problem = system.problem(list, empty);
    const std::vector<Found> found = fill(problem, Wish{}, system.aim(problem, system.aims().front()), 1);
    return found.empty() ? empty : armyOf(problem, found.front().counts, empty);
}

} // namespace strategikon
