#include "zones.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// From the base edge of a side, so deep.
Box strip(const Deployment& deployment, const Table& table, int side, double deep)
{
    return isNear(deployment, side) ? Box{{0, 0}, {table.width, deep}}
                                    : Box{{0, table.depth - deep}, {table.width, table.depth}};
}

// What touches the base edge reaches no further than a column of its stands is long.
Box marchBox(const Deployment& deployment, const Table& table, const Troop& troop)
{
    const double deep = std::min(table.depth / 2, std::max(troop.deep * troop.stands, troop.wide));
    Box box = strip(deployment, table, troop.side, deep);
    if (const auto& spot = deployment.spot[troop.side]) {
        box.least.x = std::max(box.least.x, spot->x - troop.move * table.scale);
        box.most.x = std::min(box.most.x, spot->x + troop.move * table.scale);
    }
    return box;
}

bool isFreeOfShort(const Where& where, const Troop& troop)
{
    return std::ranges::any_of(where.shortFree,
        [&](const std::string& one) { return std::ranges::find(troop.classes, one) != troop.classes.end(); });
}

Box squareBox(const Table& table, double side)
{
    const Point centre = table.box().centre(), half{side / 2, side / 2};
    return {centre - half, centre + half};
}

Box boxFor(const Where& where, const Deployment& deployment, const Table& table, const Troop& troop)
{
    if (where.centreSquare > 0)
        return squareBox(table, where.centreSquare * table.scale);
    if (where.anywhere)
        return table.box();
    if (where.atEdge && !troop.leads)
        return marchBox(deployment, table, troop);
    if (where.atBase)
        return strip(deployment, table, troop.side, table.depth / 2 - where.fromMiddle * table.scale);
    if (where.atEdge)
        return table.box(); // commanders stay near a unit; that is asked elsewhere
    const double fromMiddle = troop.terrain.empty() ? where.fromMiddle * table.scale : 0; // country lies in its half
    return strip(deployment, table, troop.side, table.depth / 2 - fromMiddle);
}

Ring ringOf(const Box& box) { return {box.least, {box.most.x, box.least.y}, box.most, {box.least.x, box.most.y}}; }

// A polygon about the circle, so that what lies outside it lies outside the circle.
Ring about(Point centre, double radius)
{
    constexpr int corners = 64;
    Ring ring;
    for (int i = 0; i < corners; ++i)
        ring.push_back(centre + towards(i * 360.0 / corners) * (radius / std::cos(std::acos(-1.0) / corners)));
    return snapped(std::move(ring));
}

std::vector<Ring> ringsOf(const Bounds& bounds)
{
    if (bounds.nowhere)
        return {};
    const Ring box = ringOf(bounds.box);
    return bounds.radius > 0 ? without(box, about(bounds.centre, bounds.radius)) : std::vector<Ring>{box};
}

// A zone can be shown before there are armies.
Troop anybody(const Deployment& deployment, int side)
{
    Troop troop;
    troop.side = side;
    troop.move = 20;
    for (const Portion& portion : deployment.way[side].portions)
        if (portion.arrives == deployment.due && !portion.absent && !portion.blocks.empty()) {
            troop.block = portion.blocks.front();
            break;
        }
    return troop;
}

Bounds about(const Bounds& a, const Bounds& b)
{
    if (a.nowhere || b.nowhere)
        return a.nowhere ? b : a;
    Bounds both = a;
    both.box = {{std::min(a.box.least.x, b.box.least.x), std::min(a.box.least.y, b.box.least.y)},
        {std::max(a.box.most.x, b.box.most.x), std::max(a.box.most.y, b.box.most.y)}};
    return both;
}

} // namespace

bool isNear(const Deployment& deployment, int side) { return (side == 0) == (deployment.edge0 == 0); }

bool takeEdges(Deployment& deployment, const Field& field)
{
    const int edge = edgeThrown(field);
    const bool standing =
        std::ranges::any_of(deployment.posted, [](const Posted& posted) { return !posted.stands.empty(); });
    if (edge != deployment.edge0 && standing)
        return false;
    if (edge != deployment.edge0)
        for (auto& spot : deployment.spot)
            spot.reset();
    deployment.edge0 = edge;
    return true;
}

double fromMiddle(const Deployment& deployment, double otherwise)
{
    double least = INFINITY;
    for (const Way& way : deployment.way) {
        double its = way.where.fromMiddle;
        for (const Portion& portion : way.portions)
            if (!portion.absent)
                its = std::max(its, portion.where.fromMiddle);
        if (!way.id.empty())
            least = std::min(least, its);
    }
    return std::isfinite(least) ? least : otherwise;
}

double facingOf(const Deployment& deployment, int side) { return isNear(deployment, side) ? 90 : -90; }

Portion portionOf(const Deployment& deployment, const Troop& troop)
{
    const Way& way = deployment.way[troop.side];
    if (isGarrison(deployment, troop)) {
        Portion inside;
        inside.first = inside.where.anywhere = true;
        inside.where.within = way.garrison;
        return inside;
    }
    const auto holds = [&](const Portion& portion) {
        return std::ranges::find(portion.blocks, troop.block) != portion.blocks.end();
    };
    const auto itsRole = [&](const Portion& portion) {
        return std::ranges::find(portion.roles, troop.role) != portion.roles.end();
    };
    auto it = std::ranges::find_if(way.portions, itsRole);
    if (it == way.portions.end())
        it = std::ranges::find_if(way.portions, holds);
    if (it != way.portions.end())
        return *it;
    Portion whole;
    whole.where = way.where;
    whole.absent = std::ranges::any_of(way.portions, [](const Portion& portion) { return !portion.blocks.empty(); });
    if (!way.waits.empty() && deployment.due == way.waits) // the rest of the column
        whole.arrives = deployment.due;
    return whole;
}

double fromShortEdges(const Where& where, const Table& table, const Troop& troop)
{
    return isFreeOfShort(where, troop) ? 0 : where.fromShort * table.scale;
}

Bounds boundsOf(const Deployment& deployment, const Table& table, const Troop& troop)
{
    const Portion portion = portionOf(deployment, troop);
    Bounds bounds;
    if (portion.absent)
        return bounds;
    bounds.box = boxFor(portion.where, deployment, table, troop);
    const double apart = fromShortEdges(portion.where, table, troop), aside = apart > 0 ? apart + leeway : 0;
    bounds.box.least = {std::max(bounds.box.least.x, aside), std::max(bounds.box.least.y, 0.0)};
    bounds.box.most = {std::min(bounds.box.most.x, table.width - aside), std::min(bounds.box.most.y, table.depth)};
    bounds.centre = table.box().centre();
    bounds.radius = portion.where.fromCentre * table.scale;
    bounds.nowhere = bounds.box.width() <= 0 || bounds.box.depth() <= 0;
    return bounds;
}

std::vector<Ring> zone(const Deployment& deployment, const Table& table, const Troop& troop)
{
    return ringsOf(boundsOf(deployment, table, troop));
}

std::vector<Ring> zone(const Deployment& deployment, const Table& table, int side)
{
    std::vector<Troop> setDown; // whose zone it is now
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && !troop.leads && portionOf(deployment, troop).arrives == deployment.due)
            setDown.push_back(troop);
    if (setDown.empty())
        setDown.push_back(anybody(deployment, side));
    Bounds widest; // moves differ: the widest is shown
    for (const Troop& troop : setDown)
        widest = about(widest, boundsOf(deployment, table, troop));
    return ringsOf(widest);
}

} // namespace strategikon::field
