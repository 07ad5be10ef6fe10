#include "touching.h"

#include "model/field/deploying/standing.h"

#include <algorithm>
#include <cmath>

namespace strategikon::play {

namespace {

using field::Point;

// An upright rectangle as the unit sees it that is touched: y ahead of it.
struct Block {
    Point middle{};
    double across = 0, deep = 0; // half of it
};

struct Formed {
    Block whole{};
    std::vector<Block> stands{};
};

Block around(const std::vector<Block>& stands)
{
    Point least = stands.front().middle, most = least;
    for (const Block& one : stands) {
        least = {std::min(least.x, one.middle.x - one.across), std::min(least.y, one.middle.y - one.deep)};
        most = {std::max(most.x, one.middle.x + one.across), std::max(most.y, one.middle.y + one.deep)};
    }
    return {(least + most) * 0.5, (most.x - least.x) / 2, (most.y - least.y) / 2};
}

// A unit turned about its middle by no more than it is askew, as one sees it who stands at `from` and looks to
// `facing`.
Formed formedFor(const Tape& tape, Id unit, Point from, double facing, int quarters)
{
    const std::string& badge = tape.badge(unit);
    const field::Troop& troop = *tape.standing().troop(badge);
    const auto& stands = tape.standing().post(badge)->stands;
    const Point middle = middleOf(stands);
    const Point seen = turned(middle - from, 90 - facing);
    const double straighten = 90.0 * quarters - (stands.front().facing - facing);
    const bool turnedAside = quarters % 2 != 0;
    Formed formed;
    for (const field::Stand& stand : stands) {
        const Point off = turned(turned(stand.centre - middle, straighten), 90 - facing);
        formed.stands.push_back(
            {seen + off, (turnedAside ? troop.deep : troop.wide) / 2, (turnedAside ? troop.wide : troop.deep) / 2});
    }
    formed.whole = around(formed.stands);
    return formed;
}

// How far apart two are along one direction; below 0: so much of them lies side by side.
double gap(double a, double halfA, double b, double halfB) { return std::abs(a - b) - halfA - halfB; }
double gapAcross(const Block& a, const Block& b) { return gap(a.middle.x, a.across, b.middle.x, b.across); }
double gapAhead(const Block& a, const Block& b) { return gap(a.middle.y, a.deep, b.middle.y, b.deep); }

// Quarter turns from the way one faces to the way the other does; nothing where it lies between two.
std::optional<int> quartersTo(double one, double other, double askew)
{
    const double turns = (other - one) / 90;
    const int nearest = int(std::lround(turns));
    return std::abs(turns - nearest) * 90 <= askew ? std::optional((nearest % 4 + 4) % 4) : std::nullopt;
}

Edge edgeTowards(double ahead) { return ahead > 0 ? Edge::front : Edge::rear; }

enum class Meets { apart, ahead, aside, unclear };

Meets meets(const Block& own, const Block& theirs, const Tolerance& errs)
{
    const double across = gapAcross(own, theirs), ahead = gapAhead(own, theirs);
    if (std::max(across, ahead) > errs.clear)
        return Meets::apart;
    if (std::abs(ahead) <= errs.beside && across <= -errs.stretch)
        return Meets::ahead;
    return std::abs(across) <= errs.beside && ahead <= -errs.stretch ? Meets::aside : Meets::unclear;
}

// Their edge that touches ours: `quarters` is how far they are turned against us, counterclockwise.
Edge edgeOfTheirs(Meets how, const Block& own, const Block& theirs, int quarters)
{
    if (how == Meets::ahead)
        return quarters % 2 != 0 ? Edge::flank
                                 : ((theirs.middle.y > own.middle.y) == (quarters == 2) ? Edge::front : Edge::rear);
    // Turned once they look to our left, so that those to our right face us.
    return quarters % 2 == 0 ? Edge::flank
                             : ((theirs.middle.x > own.middle.x) == (quarters == 1) ? Edge::front : Edge::rear);
}

// Stand by stand, once the gap is closed; false where a corner may touch a stand that nothing else of them touches.
bool touch(std::vector<Touch>& found, const Formed& own, const Formed& theirs, Id enemy, Meets how, int quarters,
    const Tolerance& errs)
{
    const auto beside = how == Meets::ahead ? gapAcross : gapAhead;
    const auto off = how == Meets::ahead ? gapAhead : gapAcross;
    const double closing = off(own.whole, theirs.whole);
    for (std::size_t i = 0; i < own.stands.size(); ++i) {
        bool touches = false, corner = false;
        for (const Block& other : theirs.stands) {
            if (off(own.stands[i], other) > closing + errs.beside)
                continue; // a rank behind
            const double along = beside(own.stands[i], other);
            touches = touches || along <= -errs.stretch;
            corner = corner || (along > -errs.stretch && along < errs.beside);
        }
        if (!touches && corner)
            return false;
        if (touches)
            found.push_back({int(i), enemy,
                how == Meets::ahead ? edgeTowards(theirs.whole.middle.y - own.whole.middle.y) : Edge::flank,
                edgeOfTheirs(how, own.whole, theirs.whole, quarters)});
    }
    return true;
}

} // namespace

std::optional<std::vector<Touch>> touchesOf(const Tape& tape, Id unit, const Ids& enemies)
{
    if (!tape.known({unit}) || !tape.known(enemies))
        return {};
    const auto& stands = tape.standing().post(tape.badge(unit))->stands;
    const Point from = middleOf(stands);
    const double facing = stands.front().facing;
    const Formed own = formedFor(tape, unit, from, facing, 0);
    std::vector<Touch> found;
    for (const Id enemy : enemies) {
        const auto& theirs = tape.standing().post(tape.badge(enemy))->stands;
        const auto quarters = quartersTo(facing, theirs.front().facing, tape.tolerance().askew);
        if (!quarters) {
            if (tape.distance(unit, enemy) * tape.scale() > tape.tolerance().clear)
                continue;
            return {};
        }
        const Formed formed = formedFor(tape, enemy, from, facing, *quarters);
        const Meets how = meets(own.whole, formed.whole, tape.tolerance());
        if (how == Meets::unclear
            || (how != Meets::apart && !touch(found, own, formed, enemy, how, *quarters, tape.tolerance())))
            return {};
    }
    return found;
}

} // namespace strategikon::play
