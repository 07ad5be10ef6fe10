#include "rules/warmaster/play/map/shelter.h"

#include "model/play/map/shelter.h"
#include "rules/warmaster/play/map/closed.h"

#include "rules/battlefield.h"
#include "rules/warmaster/play/shooting/cover.h"

#include <algorithm>

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

namespace {

using Ends = std::vector<std::pair<field::Point, field::Ring>>; // of a target's stand the middle and the outline

// Every line from one to the other passes over it.
bool parts(const field::Piece& piece, const field::Ring& corners, const Ends& stands)
{
    return std::ranges::all_of(stands, [&](const auto& stand) {
        return std::ranges::all_of(
            corners, [&](field::Point corner) { return field::crosses(corner, stand.first, piece.area); });
    });
}

} // namespace

bool holdsWorks(const Tape& tape, Id charger, Id target)
{
    if (!tape.known({charger, target}))
        return false;
    const field::Deployment& all = tape.standing();
    field::Ring corners, between;
    Ends stands;
    for (const field::Stand& stand : all.post(tape.badge(charger))->stands)
        std::ranges::copy(outline(*all.troop(tape.badge(charger)), stand), std::back_inserter(corners));
    between = corners;
    for (const field::Stand& stand : all.post(tape.badge(target))->stands) {
        stands.emplace_back(stand.centre, outline(*all.troop(tape.badge(target)), stand));
        std::ranges::copy(stands.back().second, std::back_inserter(between));
    }
    const auto classes = classesOf(tape.table(), charger);
    bool works = false;
    for (const field::Feature& feature : tape.on()->features)
        for (const field::Piece& piece : feature.pieces) {
            const field::Kind* kind = battlefieldOf(*findSystem("warmaster"))->kinds.find(piece.kind);
            if (kind && kind->opens && field::overlap(field::hull(between), piece.area))
                return false; // a gateway: whose it is the players see
            works = works
                || (kind && kind->cover == field::Cover::fortified && !field::mayEnter({kind}, classes, true)
                    && parts(piece, corners, stands));
        }
    return works;
}

} // namespace strategikon::warmasterPlay
