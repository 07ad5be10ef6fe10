// Front, flanks and rear: the quarters about a stand, parted by lines through its corners.
#include "quarters.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// What of a convex outline lies where a * x + b * y > c.
Ring beyond(const Ring& ring, double a, double b, double c)
{
    Ring kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point p = ring[i], q = ring[(i + 1) % ring.size()];
        const double here = a * p.x + b * p.y - c, there = a * q.x + b * q.y - c;
        if (here > 0)
            kept.push_back(p);
        if ((here > 0) != (there > 0))
            kept.push_back(p + (q - p) * (here / (here - there)));
    }
    return kept;
}

// The front of a stand that looks along y, of so much to either side and ahead.
bool holdsAhead(const Ring& ring, double side, double ahead)
{
    const Ring right = beyond(beyond(beyond(ring, 0, 1, ahead), -1, 1, ahead - side), 1, 1, ahead - side);
    return right.size() >= 3 && std::abs(area(right)) > 0.01;
}

// Of a point as the stand sees it: how far out of the box it lies, ahead or behind and to a side.
Quarter quarterAt(const Troop& troop, Point seen)
{
    const double lengthwise = std::abs(seen.y) - troop.deep / 2, sideways = std::abs(seen.x) - troop.wide / 2;
    if (lengthwise >= sideways)
        return seen.y >= 0 ? Quarter::front : Quarter::rear;
    return seen.x < 0 ? Quarter::leftFlank : Quarter::rightFlank;
}

// Each quarter is the front of a stand turned by a right angle or two.
bool holds(const Troop& troop, Quarter quarter, Ring seen)
{
    for (Point& p : seen)
        p = quarter == Quarter::front       ? p
            : quarter == Quarter::rear      ? Point{-p.x, -p.y}
            : quarter == Quarter::leftFlank ? Point{p.y, -p.x}
                                            : Point{-p.y, p.x};
    const bool along = quarter == Quarter::front || quarter == Quarter::rear;
    return holdsAhead(seen, (along ? troop.wide : troop.deep) / 2, (along ? troop.deep : troop.wide) / 2);
}

} // namespace

Quarter quarterOf(const Troop& troop, const Stand& stand, Point p) { return quarterAt(troop, seenFrom(stand, p)); }

std::vector<Quarter> quartersOf(const Troop& troop, const Stand& stand, const Ring& other)
{
    const Point right = turned(towards(stand.facing), -90), ahead = towards(stand.facing);
    Ring seen;
    for (const Point p : other) {
        const Point off = p - stand.centre;
        seen.push_back({off.x * right.x + off.y * right.y, off.x * ahead.x + off.y * ahead.y});
    }
    // Quarters are convex: what has all its corners in one lies in no other.
    const Quarter first = quarterAt(troop, seen.front());
    if (std::ranges::all_of(seen, [&](Point p) { return quarterAt(troop, p) == first; }))
        return {first};
    std::vector<Quarter> found;
    for (const Quarter quarter : {Quarter::front, Quarter::leftFlank, Quarter::rightFlank, Quarter::rear})
        if (holds(troop, quarter, seen))
            found.push_back(quarter);
    return found;
}

} // namespace strategikon::field
