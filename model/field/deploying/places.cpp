#include "places.h"

#include <algorithm>
#include <tuple>

namespace strategikon::field {

namespace {

constexpr double pace = 1;       // cm between places that are tried
constexpr int trials = 40;       // at random, before the zone is gone through
constexpr double close = 40;     // cm from its place in the order a body rather stays in line
constexpr double dodge = 15;     // cm that a body of a block goes for ground that does not hinder it
constexpr int shove = 24;        // cm aside that a group goes so that it stays together, and half of it back or ahead
constexpr double freeAhead = 30; // cm of the rules that artillery wants to see
constexpr int mostCampRanks = 3; // one behind the other
constexpr double tilt = 15;      // degrees that a body set down at random may look aside

// A single stand knows one formation.
std::vector<Formation> formations(const Troop& troop)
{
    return troop.stands == 1 ? std::vector{Formation::line} : std::vector{Formation::line, Formation::column};
}

bool lies(Point p, const Box& box)
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
    , mostLooks(std::clamp(2e5 * double(deployment.troops.size()) * double(deployment.troops.size()), 2e9, 2e10))
{
}

void Places::looked(double places, double stands)
{
    looks += 5 * places + 100 * stands + (places + stands) * double(umpire.laid());
}

Places::Terms Places::termsOf(const Slot& slot) const
{
    Terms terms = umpire.termsOf(*slot.troop);
    if (slot.within) {
        Box& box = terms.bounds.box;
        box.least = {std::max(box.least.x, slot.within->least.x), std::max(box.least.y, slot.within->least.y)};
        box.most = {std::min(box.most.x, slot.within->most.x), std::min(box.most.y, slot.within->most.y)};
    }
    return terms;
}

std::optional<Posted> Places::find(const Slot& slot)
{
    const Terms terms = termsOf(slot);
    confined = slot.within.has_value();
    const Where& where = terms.portion.where;
    if (terms.bounds.nowhere || isSpent())
        return {};
    foes = where.anywhere ? foesOf(deployment, slot.troop->side) : std::nullopt;
    if (where.atBase)
        return atBase(terms, slot);
    if (!where.within.empty())
        if (const auto start = isGarrison(deployment, *slot.troop)
                ? umpire.middleWithin(where.within)
                : umpire.cornerWithin(where.within, slot.troop->side))
            return inOrder(terms, {slot.troop, *start});
    if (slot.troop->leads && where.leaderWithin > 0)
        return nearUnits(terms, where.leaderWithin * table.scale, slot);
    if (where.atEdge && !slot.troop->leads)
        return atEdge(terms);
    // Blocks are drawn up in order whoever plans: scattered, one would leave the others no room.
    const bool blocks = deployment.way[slot.troop->side].order == Way::Order::byBlocks;
    return plan == Plan::battle || blocks ? inOrder(terms, slot) : anywhere(terms);
}

std::vector<Posted> Places::together(std::span<const Slot> group)
{
    std::vector<Terms> terms;
    for (const Slot& slot : group) {
        terms.push_back(termsOf(slot));
        const Where& where = terms.back().portion.where;
        if (terms.back().bounds.nowhere || !where.within.empty() || where.atBase || where.atEdge)
            return {}; // each has its own ground
    }
    suspect = 0;
    foes.reset();
    std::vector<Posted> made;
    for (int size = 0; size <= shove && made.empty() && !isSpent(); ++size)
        eachOfSquare(size, [&](int dx, int dy) {
            made = together(group, terms, {dx * pace, dy * pace / 2});
            return isSpent() || !made.empty();
        });
    return made;
}

// Whoever found no place last is asked first.
std::vector<Posted> Places::together(std::span<const Slot> group, const std::vector<Terms>& terms, Point shift)
{
    std::vector<Posted> made(group.size());
    for (std::size_t n = 0; n < group.size(); ++n) {
        const std::size_t i = (suspect + n) % group.size();
        const Troop& troop = *group[i].troop;
        const Point front = group[i].front + shift;
        looked(1, 0);
        auto posted = lies(front, terms[i].bounds.box) && umpire.mayTouch(terms[i], front)
            ? allowed(terms[i], Formation::line, front)
            : std::nullopt;
        if (!posted || (troop.role != "skirmishers" && umpire.isHindered(troop, *posted))) {
            suspect = i;
            return {};
        }
        made[i] = std::move(*posted);
    }
    return made;
}

bool Places::fits(const Slot& slot)
{
    Terms terms = umpire.termsOf(*slot.troop);
    terms.alone = true;
    foes = terms.portion.where.anywhere ? foesOf(deployment, slot.troop->side) : std::nullopt;
    return !terms.bounds.nowhere && allowed(terms, Formation::line, slot.front);
}

std::size_t Places::troubled(const std::vector<Slot>& slots)
{
    std::size_t count = 0;
    std::vector<Point> fronts;
    for (const Slot& slot : slots) {
        const Troop& troop = *slot.troop;
        if (!portionOf(deployment, troop).where.within.empty()) // its ground is given
            continue;
        const double facing = facingOf(deployment, troop.side);
        count += umpire.isHindered(troop,
            {troop.badge, Formation::line, formed(troop, Formation::line, snapped(slot.front), facing), "", true});
        fronts.push_back(slot.front);
    }
    looked(double(slots.size()), 0);
    return count + (fronts.empty() ? 0 : umpire.parted(fronts));
}

std::size_t Places::roomWithin(const std::vector<std::string>& kinds) const
{
    constexpr double each = 60; // cm², with what it takes to be in order at all
    constexpr std::size_t most = 8;
    return kinds.empty() ? 0 : std::min(most, std::size_t(umpire.areaWithin(kinds) / each));
}

Point Places::somewhere(const Box& box)
{
    const double x = random.between(box.least.x, box.most.x);
    return {x, random.between(box.least.y, box.most.y)};
}

std::optional<Posted> Places::allowed(const Terms& terms, Formation formation, Point front, double turned)
{
    looked(1, terms.troop.stands);
    if (isSpent())
        return {};
    const double facing = facingAt(front, foes, facingOf(deployment, terms.troop.side)) + turned;
    Posted made{terms.troop.badge, formation, formed(terms.troop, formation, snapped(front), facing), "", true};
    return umpire.allows(terms, made) ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<Posted> Places::anywhere(const Terms& terms)
{
    for (int trial = 0; trial < trials; ++trial) {
        const double drawn = random.between(0, 1);
        const Formation formation = terms.troop.stands == 1 || drawn < 0.7 ? Formation::line
            : drawn < 0.95                                                 ? Formation::column
                                                                           : Formation::irregular;
        const double turned = snapped(random.chance(0.5) ? random.between(-tilt, tilt) : 0);
        if (auto made = allowed(terms, formation, somewhere(terms.bounds.box), turned))
            return made;
    }
    return gone(terms, somewhere(terms.bounds.box), 0);
}

// Near its place in line, then in column, then wherever there is room.
std::optional<Posted> Places::inOrder(const Terms& terms, const Slot& slot)
{
    const Box& box = terms.bounds.box;
    const Point place = slot.front;
    const bool blocks = deployment.way[terms.troop.side].order == Way::Order::byBlocks;
    if (terms.troop.role == "artillery" && !blocks) // in blocks it has a place in the front line
        if (auto made = nearestTo(terms, Formation::line, {place, box, 0, INFINITY, true}))
            return made;
    if (blocks && terms.troop.role != "skirmishers"
        && terms.portion.where.within.empty()) // who keeps order is better off on open ground
        if (auto made = nearestTo(terms, Formation::line, {place, box, 0, dodge, false, true}))
            return made;
    for (const Formation formation : formations(terms.troop))
        if (auto made = nearestTo(terms, formation, {place, box, 0, close}))
            return made;
    return gone(terms, place, close);
}

// Its rear on the base edge, as near to its place as it can; or behind others of it.
std::optional<Posted> Places::atBase(const Terms& terms, const Slot& slot)
{
    const Troop& troop = terms.troop;
    const double inwards = isNear(deployment, troop.side) ? 1 : -1;
    const double edge = inwards > 0 ? 0 : table.depth;
    const double middle = plan == Plan::battle ? slot.front.x : random.between(0, table.width);
    for (int rank = 1; rank <= mostCampRanks; ++rank)
        for (double off = 0; off <= table.width; off += pace / 2)
            for (const double x : {middle - off, middle + off})
                if (auto made = allowed(terms, Formation::line, {x, edge + inwards * troop.deep * rank}))
                    return made;
    return {};
}

// All of the zone is gone through, once for bodies that are alike: it only fills.
std::optional<Posted> Places::gone(const Terms& terms, Point place, double from)
{
    const auto alike = [&](const Troop* one) {
        const Troop& troop = terms.troop;
        return std::tie(one->side, one->stands, one->wide, one->deep, one->classes, one->block)
            == std::tie(troop.side, troop.stands, troop.wide, troop.deep, troop.classes, troop.block);
    };
    if (std::ranges::any_of(roomless, alike))
        return {};
    for (const Formation formation : formations(terms.troop))
        if (auto made = nearestTo(terms, formation, {place, terms.bounds.box, from}))
            return made;
    if (!confined)
        roomless.push_back(&terms.troop);
    return {};
}

// The column marches on: in an order of battle in columns, of which more fit.
std::optional<Posted> Places::atEdge(const Terms& terms)
{
    const Troop& troop = terms.troop;
    if (!deployment.spot[troop.side])
        return {};
    const double inwards = isNear(deployment, troop.side) ? 1 : -1;
    const Point spot = *deployment.spot[troop.side];
    auto choices = formations(troop);
    if (plan == Plan::battle || random.chance(0.5))
        std::reverse(choices.begin(), choices.end());
    for (const Formation formation : choices) {
        const double deep = formation == Formation::column ? troop.deep * troop.stands : troop.deep;
        const double half = (formation == Formation::column ? 1 : troop.stands) * troop.wide / 2; // side by side
        for (double off = half; off <= terms.bounds.box.width(); off += pace / 2)
            for (const double x : {spot.x - off, spot.x + off})
                if (auto made = allowed(terms, formation, {x, spot.y + inwards * deep}))
                    return made;
    }
    return {};
}

std::optional<Posted> Places::nearUnits(const Terms& terms, double within, const Slot& slot)
{
    std::vector<Point> friends;
    for (const Posted& post : deployment.posted)
        if (const Troop* troop = deployment.troop(post.badge);
            troop && troop->side == terms.troop.side && !troop->leads)
            for (const Stand& stand : post.stands)
                friends.push_back(stand.centre);
    if (friends.empty())
        return {};
    const Box units = boxOf(friends);
    const Box box{units.least - Point{within, within}, units.most + Point{within, within}};
    return nearestTo(terms, Formation::line, {plan == Plan::battle ? slot.front : somewhere(box), box});
}

// Places around one, nearest first.
std::optional<Posted> Places::nearestTo(const Terms& terms, Formation formation, const Search& search)
{
    const Point place = search.place;
    const Box& box = search.box;
    const double far =
        std::max({place.x - box.least.x, box.most.x - place.x, place.y - box.least.y, box.most.y - place.y, 0.0});
    const int last = int(std::min(far, search.within) / pace) + 1;
    std::optional<Posted> made;
    for (int size = int(search.from / pace); size <= last; ++size)
        if (eachOfSquare(size, [&](int dx, int dy) {
                const Point front = place + Point{dx * pace, dy * pace};
                looked(1, 0);
                made =
                    lies(front, box) && umpire.mayTouch(terms, front) ? allowed(terms, formation, front) : std::nullopt;
                if (made && search.easy && umpire.isHindered(terms.troop, *made))
                    made.reset();
                return isSpent() || (made && (!search.seeing || seesAhead(*made)));
            }))
            return isSpent() ? std::nullopt : made;
    return {};
}

// Neither country nor friends close by.
bool Places::seesAhead(const Posted& posted) const
{
    return std::ranges::all_of(posted.stands, [&](const Stand& stand) {
        const Point ahead = towards(stand.facing);
        return umpire.isFree(stand.centre + ahead * 2.5, stand.centre + ahead * (freeAhead * table.scale));
    });
}

} // namespace strategikon::field
