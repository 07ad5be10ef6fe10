// Front, flanks and rear: the quarters about a stand, parted by lines through its corners.
#include "model/field/quarters.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// As the stand looks: x to its right, y ahead.
Point seenFrom(const Stand& stand, Point p) { return turned(p - stand.centre, 90 - stand.facing); }

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

} // namespace

Quarter quarterOf(const Troop& troop, const Stand& stand, Point p)
{
    const Point seen = seenFrom(stand, p);
    // How far out of the box it lies, ahead or behind and to a side.
    const double lengthwise = std::abs(seen.y) - troop.deep / 2, sideways = std::abs(seen.x) - troop.wide / 2;
    if (lengthwise >= sideways)
        return seen.y >= 0 ? Quarter::front : Quarter::rear;
    return seen.x < 0 ? Quarter::leftFlank : Quarter::rightFlank;
}

std::vector<Quarter> quartersOf(const Troop& troop, const Stand& stand, const Ring& other)
{
    Ring seen;
    for (const Point p : other)
        seen.push_back(seenFrom(stand, p));
    std::vector<Quarter> found;
    // Each quarter is the front of a stand turned by a right angle or two.
    const std::pair<Quarter, double> turns[] = {
        {Quarter::front, 0}, {Quarter::leftFlank, -90}, {Quarter::rightFlank, 90}, {Quarter::rear, 180}};
    for (const auto& [quarter, turn] : turns) {
        Ring ahead;
        for (const Point p : seen)
            ahead.push_back(turned(p, turn));
        const bool along = quarter == Quarter::front || quarter == Quarter::rear;
        const double side = (along ? troop.wide : troop.deep) / 2, far = (along ? troop.deep : troop.wide) / 2;
        if (holdsAhead(ahead, side, far))
            found.push_back(quarter);
    }
    return found;
}

} // namespace strategikon::field
