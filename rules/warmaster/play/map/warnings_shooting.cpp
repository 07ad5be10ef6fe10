// Shots at who is out of range, out of the shooting zone or out of sight (rulebook 1222, 1236, 1256).
#include "rules/warmaster/play/map/aiming.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/warnings.h"

#include "model/field/deploying/standing.h"

#include <algorithm>
#include <cmath>

namespace strategikon::warmasterPlay {

namespace {

// Whether no stand of the shooter has this of any stand of the target, on every table that may be meant.
template <class Has>
bool surelyNone(const Tape& tape, Id shooter, Id target, Has has)
{
    return surely(tape, shooter, target, [&](const Moment& moment) {
        for (int stand = 0; stand < moment.stands(); ++stand)
            for (int other = 0; other < moment.others(); ++other)
                if (has(moment, stand, other))
                    return false;
        return true;
    }) == true;
}

// Between where it looks and the other's middle.
int degreesOff(const Tape& tape, Id unit, Id other)
{
    const auto& stands = tape.standing().post(tape.badge(unit))->stands;
    const auto& others = tape.standing().post(tape.badge(other))->stands;
    const field::Point way = turned(middleOf(others) - middleOf(stands), -stands.front().facing);
    return int(std::lround(std::abs(std::atan2(way.y, way.x)) * 180 / M_PI));
}

std::optional<Warning> outOfRange(const Tape& tape, Id shooter, Id target)
{
    const int range = tape.table().get(shooter, state::range);
    if (!surelyBeyond(tape, shooter, target, range))
        return {};
    return Warning{between(tape, "warn-range", shooter, target, {{"range", range}}), "shooting-range", {}};
}

std::optional<Warning> outOfZone(const Tape& tape, Id shooter, Id target)
{
    const Arc arc = arcOf(tape.table(), shooter);
    if (arc == Arc::allRound || !surelyNone(tape, shooter, target, [arc](const Moment& moment, int stand, int other) {
            return moment.inArc(stand, other, arc);
        }))
        return {};
    return Warning{{arc == Arc::straight ? "warn-zone-straight" : "warn-zone",
                       {{"unit", tape.badge(shooter)}, {"other", tape.badge(target)},
                           {"degrees", degreesOff(tape, shooter, target)}}},
        "shooting-zone", {}};
}

std::optional<Warning> outOfSight(const Tape& tape, Id shooter, Id target)
{
    const double far = farthestSeen(tape.table());
    if (surelySees(tape, shooter, target, far) != false)
        return {};
    return Warning{
        {"warn-sight", {{"unit", tape.badge(shooter)}, {"other", tape.badge(target)}}}, "shooting-sight", {}};
}

// The closest that it may shoot at comes first (rulebook 1258).
std::optional<Warning> notTheClosest(const Tape& tape, Id shooter, Id target)
{
    const Id closest = closestOfAll(tape, {shooter});
    if (closest == 0 || closest == target)
        return {};
    return Warning{{"warn-nearer",
                       {{"unit", tape.badge(shooter)}, {"nearer", tape.badge(closest)}, {"other", tape.badge(target)}}},
        "nearest-target", {}};
}

constexpr std::optional<Warning> (*checksOfShots[])(const Tape&, Id, Id) = {
    outOfRange, outOfZone, outOfSight, notTheClosest};

// The target that all of them can shoot at, or none of those who cannot shoot at this one.
std::optional<Cure> cureOf(const Tape& tape, const Ids& shooters, Id target, Id wrong)
{
    if (const Id closest = closestOfAll(tape, shooters); closest != 0 && closest != target)
        return Cure{{"cure-shoot-at", {{"who", tape.badge(closest)}}}, "target", {closest}};
    return without(tape.table(), "shooters", shooters, {wrong});
}

} // namespace

// Of each shooter the first that is wrong: who is out of range need not be in sight.
Warnings warningsOfShots(const Tape& tape, const Decision&, const Answer& answer)
{
    Warnings all;
    const Ids shooters = named(answer, "shooters");
    const Id target = answer.number("target");
    if (target == 0)
        return all;
    for (const Id shooter : shooters)
        for (const auto& one : checksOfShots)
            if (auto warning = one(tape, shooter, target)) {
                warning->cure = cureOf(tape, shooters, target, shooter);
                all.push_back(std::move(*warning));
                break;
            }
    return all;
}

} // namespace strategikon::warmasterPlay
