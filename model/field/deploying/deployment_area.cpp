#include "deployment_area.h"

#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double shallow = 5; // cm; no parade

// What of the box lies on this side of the line, looked at from the near edge or from the far one.
Box heldBehind(Box box, bool near, double line)
{
    (near ? box.most.y : box.least.y) = near ? std::min(box.most.y, line) : std::max(box.least.y, line);
    return box;
}

// The rear of works that stand ahead of all of a side: it is drawn up behind them.
std::optional<double> behindWorks(const Deployment& deployment, const Table& table, int side)
{
    constexpr double foremost = 1; // cm from where its zone ends
    std::optional<double> line;
    for (const Posted& posted : deployment.posted) {
        const Troop* troop = deployment.troop(posted.badge);
        if (!troop || troop->side != side || !isWorks(*troop) || isCampWorks(*troop) || posted.stands.empty())
            continue;
        const bool near = isNear(deployment, side);
        const Box zone = boundsOf(deployment, table, *troop).box,
                  its = boxOf(std::span<const Point>(outline(*troop, posted.stands.front())));
        if (near ? its.most.y > zone.most.y - foremost : its.least.y < zone.least.y + foremost)
            line = near ? std::min(its.least.y, line.value_or(INFINITY)) : std::max(its.most.y, line.value_or(0));
    }
    return line;
}

} // namespace

Point Parade::at(double along, double back) const
{
    return {box.centre().x + along, near ? box.most.y - back : box.least.y + back};
}

Parade paradeOf(const Deployment& deployment, const Table& table, const Troop& troop)
{
    const Where where = portionOf(deployment, troop).where;
    Parade zone{boundsOf(deployment, table, troop).box, isNear(deployment, troop.side), table.scale};
    if (const auto line = behindWorks(deployment, table, troop.side))
        zone.box = heldBehind(zone.box, zone.near, *line);
    const double apart = where.fromEnemies * table.scale;
    if (apart == 0)
        return zone;
    const auto foes = foesOf(deployment, troop.side);
    for (const bool near : {zone.near, !zone.near}) {
        // Where both sides may come forward each leaves half of the distance to the other.
        const double foremost = where.anywhere && foes ? (near ? foes->least.y : foes->most.y) : table.depth / 2;
        const double off = where.anywhere && foes ? apart : apart / 2;
        const Parade drawn{heldBehind(zone.box, near, near ? foremost - off : foremost + off), near, table.scale};
        if (drawn.box.depth() >= shallow)
            return drawn;
    }
    return zone;
}

std::optional<Box> foesOf(const Deployment& deployment, int side)
{
    std::vector<Point> corners;
    for (const Posted& posted : deployment.posted)
        if (const Troop* troop = deployment.troop(posted.badge); troop && troop->side != side && !troop->leads)
            for (const Stand& stand : posted.stands)
                for (const Point corner : outline(*troop, stand))
                    corners.push_back(corner);
    return corners.empty() ? std::nullopt : std::optional(boxOf(corners));
}

double facingAt(Point place, const std::optional<Box>& foes, double otherwise)
{
    if (!foes)
        return otherwise;
    if (place.y <= foes->least.y)
        return 90;
    if (place.y >= foes->most.y)
        return -90;
    return place.x < foes->centre().x ? 0 : 180;
}

} // namespace strategikon::field
