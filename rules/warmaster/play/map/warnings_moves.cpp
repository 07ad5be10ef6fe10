// Units that are driven back or retreat off the table, or into terrain that is closed to them (rulebook 1048, 1349,
// 1786, 1841, 2230).
#include "rules/warmaster/play/map/closed.h"
#include "rules/warmaster/play/map/warnings.h"

#include "model/field/deploying/standing.h"

#include <algorithm>
#include <cmath>

namespace strategikon::warmasterPlay {

namespace {

using field::Point;

Point toLength(Point way) { return way * (1 / length(way)); }

std::vector<Point> turnedBothWays(Point way, double degrees)
{
    if (degrees == 0)
        return {way};
    return {turned(way, -degrees), way, turned(way, degrees)};
}

const std::vector<field::Stand>& standsOf(const Tape& tape, Id unit)
{
    return tape.over().about.post(tape.badge(unit))->stands;
}

// Straight away from the stand that is closest: both ways that it may be, where one of them stands only about there.
std::vector<Point> awayFrom(const Tape& tape, Id unit, Id enemy)
{
    const field::Troop &own = *tape.over().about.troop(tape.badge(unit)),
                       &its = *tape.over().about.troop(tape.badge(enemy));
    field::Nearest closest{{}, {}, INFINITY};
    for (const field::Stand& stand : standsOf(tape, unit))
        for (const field::Stand& other : standsOf(tape, enemy))
            if (const auto here = nearest(outline(its, other), outline(own, stand)); here.distance < closest.distance)
                closest = here;
    const double off = tape.tolerance().beside + tape.margin(unit, enemy);
    if (closest.distance <= off)
        return {};
    return turnedBothWays(toLength(closest.to - closest.from), std::asin(off / closest.distance) * 180 / M_PI);
}

// Of those who shot in this phase the closest drives it back (rulebook 1357); which of them aimed at it nobody noted.
std::vector<Point> waysFromFire(const Tape& tape, Id unit)
{
    std::vector<Point> ways;
    for (const Id enemy : tape.table().enemiesOf(tape.table()[unit].side)) {
        if (tape.table().get(enemy, state::fired) == 0)
            continue;
        const auto its = tape.placed({enemy}) ? awayFrom(tape, unit, enemy) : std::vector<Point>();
        if (its.empty())
            return {};
        ways.insert(ways.end(), its.begin(), its.end());
    }
    return ways;
}

// As it faces, straight back from one of its edges.
Point backFrom(field::Quarter edge, double facing)
{
    using enum field::Quarter;
    return field::towards(edge == front ? facing + 180
            : edge == rear              ? facing
            : edge == leftFlank         ? facing - 90
                                        : facing + 90);
}

// Straight back from an edge at which it fights, whichever enemy that is (rulebook 1800).
std::vector<Point> waysFromCombat(const Tape& tape, Id unit)
{
    const double turnedUp = tape.margin(unit) > 0 ? tape.tolerance().askew : 0;
    const double facing = standsOf(tape, unit).front().facing;
    std::vector<Point> ways;
    const int side = tape.table()[unit].side;
    for (const Id enemy : tape.table().enemiesIn(tape.table().get(unit, state::engagement), side)) {
        if (!tape.placed({enemy}))
            return {};
        for (const field::Quarter edge : tape.quarters(unit, enemy))
            for (const Point way : turnedBothWays(backFrom(edge, facing), turnedUp))
                ways.push_back(way);
    }
    return ways;
}

Push pushOf(const Tape& tape, Id unit, std::vector<Point> ways, int cm)
{
    return {.unit = unit,
        .troop = *tape.over().about.troop(tape.badge(unit)),
        .stands = standsOf(tape, unit),
        .ways = std::move(ways),
        .cm = cm * tape.scale(),
        .off = tape.tolerance().beside + tape.margin(unit)};
}

std::optional<Warning> offTable(const Tape& tape, const Push& push, const char* code, int cm, Cure cure)
{
    const auto edge = tape.on() ? leavesBy(tape.on()->table, push) : std::nullopt;
    if (!edge)
        return {};
    return Warning{measured(code, {{"unit", tape.badge(push.unit)}, {"distance", cm}}, *edge / tape.scale(),
                       tape.margin(push.unit) / tape.scale()),
        "off-table", std::move(cure)};
}

std::optional<Warning> intoTerrain(
    const Tape& tape, const Push& push, const char* code, const char* rule, int cm, std::optional<Cure> cure)
{
    const bool exact = tape.on() && tape.margin(push.unit) == 0; // a wood has no "about"
    const field::Feature* feature = exact ? stopsIn(tape.table(), *tape.on(), push) : nullptr;
    if (!feature)
        return {};
    return Warning{{code, {{"unit", tape.badge(push.unit)}, {"distance", cm}, {"where", whereOf(*feature)}}}, rule,
        std::move(cure)};
}

int optionOf(const Input& input, std::string_view id)
{
    const auto it = std::ranges::find_if(input.options, [&](const Option& one) { return one.id == id; });
    return int(it - input.options.begin());
}

int figureOf(const Decision& ask)
{
    const auto it = std::ranges::find_if(ask.with, [](const auto& one) { return one.first == "distance"; });
    return it == ask.with.end() ? 0 : it->second;
}

// The first of them: who leaves the table does not stop in a wood.
Warnings firstOf(std::optional<Warning> one, std::optional<Warning> other)
{
    if (!one)
        one = std::move(other);
    return one ? Warnings{std::move(*one)} : Warnings();
}

} // namespace

Warnings warningsOfDriven(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Input* stop = ask.find("stop");
    const Id unit = ask.on.front();
    const bool evades = ask.find("response") && play::chosen(ask, answer, "response") != "driven";
    const bool free = !answer.find("stop") || play::chosen(ask, answer, "stop") == "free";
    if (!stop || evades || !free || !tape.placed({unit}))
        return {};
    const int cm = figureOf(ask);
    const Push push = pushOf(tape, unit, waysFromFire(tape, unit), cm);
    return firstOf(
        offTable(tape, push, "warn-driven-off", cm, {{"cure-off-table", {}}, "stop", {optionOf(*stop, "edge")}}),
        intoTerrain(tape, push, "warn-driven-terrain", "driven-into-terrain", cm,
            Cure{{"cure-stopped", {}}, "stop", {optionOf(*stop, "impassable")}}));
}

Warnings warningsOfRetreat(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Id unit = answer.number("unit");
    if (unit == 0 || answer.number("off-table") != 0 || !tape.placed({unit}))
        return {};
    const int cm = figureOf(ask);
    const Push push = pushOf(tape, unit, waysFromCombat(tape, unit), cm);
    const bool blocked = answer.number("blocked") != 0;
    return firstOf(offTable(tape, push, "warn-retreat-off", cm, {{"cure-off-table", {}}, "off-table", {1}}),
        blocked ? std::nullopt : intoTerrain(tape, push, "warn-retreat-terrain", "blocked-retreat", cm, std::nullopt));
}

} // namespace strategikon::warmasterPlay
