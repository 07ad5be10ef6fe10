#include "rules/warmaster/play/map/shelter.h"

#include "model/play/map/shelter.h"

#include "rules/battlefield.h"
#include "rules/warmaster/play/shooting/cover.h"

namespace strategikon::warmasterPlay {

// A phalanx fights on no rampart (rulebook 1034), guns come into dense terrain by road only, where they are in the open
// (rulebook 1110): who stands there all the same the players judge.
std::optional<std::vector<Covered>> shelterOf(const Tape& tape, const Ids& shooters, Id target)
{
    const bool ramparts = mayBeFortified(tape.table(), target);
    const bool guns = tape.table().type(target) == Type::artillery;
    const play::Sheltered who{
        battlefieldOf(*findSystem("warmaster"))->kinds, guns ? "artillery" : "infantry", [&](const field::Kind& kind) {
            return (kind.cover == field::Cover::fortified && !ramparts) || (kind.dense && guns);
        }};
    const auto covers = play::shelterOf(tape, shooters, target, who);
    if (!covers)
        return {};
    std::vector<Covered> found;
    for (const field::Cover cover : *covers)
        found.push_back(cover == field::Cover::none ? Covered::open
                : cover == field::Cover::fortified  ? Covered::fortified
                                                    : Covered::defended);
    return found;
}

} // namespace strategikon::warmasterPlay
