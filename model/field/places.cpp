#include "model/field/places.h"

#include <algorithm>

namespace strategikon::field {

namespace {

constexpr double pace = 1;       // cm between places that are tried
constexpr int trials = 40;       // at random, before the zone is gone through
constexpr double close = 40;     // cm from its place in the order a body rather stays in line
constexpr double freeAhead = 30; // cm of the rules that artillery wants to see
constexpr double tilt = 15;      // degrees that a body set down at random may look aside

// A single stand knows one formation.
std::vector<Formation> formations(const Troop& troop)
{
    return troop.stands == 1 ? std::vector{Formation::line} : std::vector{Formation::line, Formation::column};
}

bool within(Point p, const Box& box)
{
    return p.x >= box.least.x && p.x <= box.most.x && p.y >= box.least.y && p.y <= box.most.y;
}

// Calls `tried` with the steps of a square about the origin, those nearest to its axes first; until it returns true.
template <class Try>
bool eachOfSquare(int size, Try tried)
{
    if (size == 0)
        return tried(0, 0);
    for (int i = 0; i <= size; ++i)
        for (const int side : {-i, i}) {
            if (tried(side, -size) || tried(side, size))
                return true;
            if (i < size && (tried(-size, side) || tried(size, side)))
                return true;
            if (i == 0)
                break;
        }
    return false;
}

} // namespace

Places::Places(const Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random)
    : deployment(deployment)
    , table(field.table)
    , umpire(deployment, field, kinds)
    , plan(plan)
    , random(random)
{
}

std::optional<Posted> Places::find(const Slot& slot)
{
    const Troop& troop = *slot.troop;
    const Where where = portionOf(deployment, troop).where;
    const Bounds bounds = boundsOf(deployment, table, troop);
    if (bounds.nowhere)
        return {};
    if (troop.leads && where.leaderWithin > 0)
        return nearUnits(troop, where.leaderWithin * table.scale);
    if (where.atEdge)
        return atEdge(troop, bounds);
    return plan == Plan::battle ? inOrder(slot, bounds) : anywhere(troop, bounds);
}

Point Places::somewhere(const Box& box)
{
    const double x = random.between(box.least.x, box.most.x);
    return {x, random.between(box.least.y, box.most.y)};
}

std::optional<Posted> Places::allowed(const Troop& troop, Formation formation, Point front, double aside) const
{
    const double facing = facingOf(deployment, troop.side) + aside;
    Posted made{troop.badge, formation, formed(troop, formation, snapped(front), facing), "", true};
    return umpire.allows(troop, made) ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<Posted> Places::anywhere(const Troop& troop, const Bounds& bounds)
{
    for (int trial = 0; trial < trials; ++trial) {
        const double drawn = random.between(0, 1);
        const Formation formation = troop.stands == 1 || drawn < 0.7 ? Formation::line
            : drawn < 0.95                                           ? Formation::column
                                                                     : Formation::irregular;
        const double aside = snapped(random.chance(0.5) ? random.between(-tilt, tilt) : 0);
        if (auto made = allowed(troop, formation, somewhere(bounds.box), aside))
            return made;
    }
    const Point start = somewhere(bounds.box);
    for (const Formation formation : formations(troop))
        if (auto made = nearestTo(troop, formation, start, bounds.box))
            return made;
    return {};
}

// Near its place in line, then in column, then wherever there is room.
std::optional<Posted> Places::inOrder(const Slot& slot, const Bounds& bounds) const
{
    const Troop& troop = *slot.troop;
    const double front =
        isNear(deployment, troop.side) ? bounds.box.most.y - slot.back : bounds.box.least.y + slot.back;
    const Point place{bounds.box.centre().x + slot.along, front};
    if (troop.role == "artillery")
        if (auto made = nearestTo(troop, Formation::line, place, bounds.box, INFINITY, true))
            return made;
    for (const double far : {close, double(INFINITY)})
        for (const Formation formation : formations(troop))
            if (auto made = nearestTo(troop, formation, place, bounds.box, far))
                return made;
    return {};
}

// The column marches on: in an order of battle in columns, of which more fit.
std::optional<Posted> Places::atEdge(const Troop& troop, const Bounds& bounds)
{
    const double inwards = isNear(deployment, troop.side) ? 1 : -1;
    const Point spot = *deployment.spot[troop.side];
    auto choices = formations(troop);
    if (plan == Plan::battle || random.chance(0.5))
        std::reverse(choices.begin(), choices.end());
    for (const Formation formation : choices) {
        const double deep = formation == Formation::column ? troop.deep * troop.stands : troop.deep;
        for (double off = 0; off <= bounds.box.width(); off += pace / 2)
            for (const double x : {spot.x - off, spot.x + off})
                if (auto made = allowed(troop, formation, {x, spot.y + inwards * deep}))
                    return made;
    }
    return {};
}

std::optional<Posted> Places::nearUnits(const Troop& leader, double within)
{
    std::vector<Point> friends;
    for (const Posted& post : deployment.posted)
        if (const Troop* troop = deployment.troop(post.badge); troop && troop->side == leader.side && !troop->leads)
            for (const Stand& stand : post.stands)
                friends.push_back(stand.centre);
    if (friends.empty())
        return {};
    const Box units = boxOf(friends);
    const Box box{units.least - Point{within, within}, units.most + Point{within, within}};
    return nearestTo(leader, Formation::line, plan == Plan::battle ? units.centre() : somewhere(box), box);
}

// Places around one, nearest first.
std::optional<Posted> Places::nearestTo(
    const Troop& troop, Formation formation, Point place, const Box& box, double within, bool seeing) const
{
    const double far =
        std::max({place.x - box.least.x, box.most.x - place.x, place.y - box.least.y, box.most.y - place.y, 0.0});
    const int last = int(std::min(far, within) / pace) + 1;
    std::optional<Posted> made;
    for (int size = 0; size <= last; ++size)
        if (eachOfSquare(size, [&](int dx, int dy) {
                const Point front = place + Point{dx * pace, dy * pace};
                made = field::within(front, box) ? allowed(troop, formation, front) : std::nullopt;
                return made && (!seeing || seesAhead(*made));
            }))
            return made;
    return {};
}

// Neither country nor friends close by.
bool Places::seesAhead(const Posted& posted) const
{
    return std::all_of(posted.stands.begin(), posted.stands.end(), [&](const Stand& stand) {
        const Point ahead = towards(stand.facing);
        return umpire.isFree(stand.centre + ahead * 2.5, stand.centre + ahead * (freeAhead * table.scale));
    });
}

} // namespace strategikon::field
