#include "rules/warmaster/play/map/likely.h"

#include "model/text/contains.h"
#include "rules/warmaster/play/map/closed.h"

#include "model/field/deploying/standing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace strategikon::warmasterPlay {

namespace {

using field::Point;
using play::Event;

// Somebody on the way: where he is as far as he has come. cm and degrees on the table; the margin in cm.
struct Walker {
    const BattleView& table;
    const field::Field* on = nullptr;
    double scale = 1;
    Id who = 0;
    field::Formation formation = field::Formation::line;
    Point middle{};
    double facing = 90, margin = 0;
    Ids with{}; // who moves at once with him, and is in nobody's way

    double cm(double rules) const { return rules * scale; }
};

struct Body {
    field::Troop troop{};
    play::Place place{};
    Point middle{};
    std::vector<field::Stand> stands{};
};

std::optional<Body> bodyOf(const BattleView& table, Id thing)
{
    Body body{troopOf(table, table[thing]), play::placeOf(fields(), table[thing])};
    if (!body.place.stands() || !table.onTable(thing))
        return {};
    body.middle = {body.place.x / 10.0, body.place.y / 10.0};
    body.stands = formedAbout(body.troop, formationOf(body.place), body.middle, body.place.facing);
    return body;
}

std::vector<field::Stand> standsOf(const Walker& walker)
{
    return formedAbout(troopOf(walker.table, walker.table[walker.who]), walker.formation, walker.middle, walker.facing);
}

// Half of what a formation measures along a direction.
double halfAlong(const field::Troop& troop, const std::vector<field::Stand>& stands, Point way)
{
    double least = INFINITY, most = -INFINITY;
    for (const field::Stand& stand : stands)
        for (const Point corner : outline(troop, stand)) {
            least = std::min(least, dot(corner, way));
            most = std::max(most, dot(corner, way));
        }
    return stands.empty() ? 0 : (most - least) / 2;
}

Point unitLength(Point way)
{
    const double far = length(way);
    return far > 0 ? way * (1 / far) : Point{0, 1};
}

// No stand of it is farther from its middle.
double reach(const field::Troop& troop) { return troop.stands * std::hypot(troop.wide, troop.deep) / 2; }

// Nobody is here, and no ground that is closed to him; a cm apart from enemies (rulebook 784).
bool isFree(const Walker& walker)
{
    constexpr double apart = 1; // cm
    const field::Troop troop = troopOf(walker.table, walker.table[walker.who]);
    const auto stands = standsOf(walker);
    if (walker.on)
        for (const field::Stand& stand : stands)
            if (walker.table.isUnit(walker.who) && closedTo(walker.table, *walker.on, walker.who, troop, stand, 0.1))
                return false;
    for (const int side : {0, 1})
        for (const Id other : walker.table.units(side)) {
            const bool its = other == walker.who || contains(walker.with, other);
            const auto body = its ? std::nullopt : bodyOf(walker.table, other);
            if (body && distance(body->middle, walker.middle) > reach(troop) + reach(body->troop) + apart)
                continue;
            const double room = side == walker.table[walker.who].side ? 0 : apart;
            for (const field::Stand& its : body ? body->stands : std::vector<field::Stand>())
                for (const field::Stand& stand : stands)
                    if (room > 0 ? field::distance(outline(troop, stand), outline(body->troop, its)) < room
                                 : field::overlap(outline(troop, stand), outline(body->troop, its)))
                        return false;
        }
    return true;
}

// As far as he comes, a cm at a time, until somebody or something is in the way.
double farAlong(Walker walker, Point way, double cm)
{
    const Point from = walker.middle;
    double far = isFree(walker) ? 0 : cm; // who is in somebody's way gets out of it
    while (far < cm) {
        walker.middle = from + way * std::min(far + 1, cm);
        if (!isFree(walker))
            break;
        far = std::min(far + 1, cm);
    }
    return far;
}

void walk(Walker& walker, Point way, double cm) { walker.middle = walker.middle + way * farAlong(walker, way, cm); }

// Against somebody's edge, in the middle of it, looking at it.
void stepUpTo(Walker& walker, const Body& other, Point outward)
{
    const field::Troop own = troopOf(walker.table, walker.table[walker.who]);
    walker.facing = std::atan2(-outward.y, -outward.x) * 180 / M_PI;
    const double deep = halfAlong(own, standsOf(walker), outward);
    walker.middle = other.middle + outward * (halfAlong(other.troop, other.stands, outward) + deep);
    walker.margin = own.wide + other.place.margin / 10.0;
}

// The edge of the other that is meant: 0 front, 1 flank, 2 rear; of the flanks the nearer one.
Point outwardOf(const Walker& walker, const Body& other, int edge)
{
    const double facing = other.place.facing;
    if (edge != 1)
        return field::towards(edge == 0 ? facing : facing + 180);
    const Point left = field::towards(facing + 90);
    return dot(walker.middle - other.middle, left) >= 0 ? left : left * -1;
}

std::optional<Body> nearestOf(const Walker& walker, const Ids& among)
{
    std::optional<Body> nearest;
    for (const Id one : among)
        if (auto body = bodyOf(walker.table, one);
            body && (!nearest || distance(body->middle, walker.middle) < distance(nearest->middle, walker.middle)))
            nearest = std::move(body);
    return nearest;
}

Ids enemiesOf(const Walker& walker) { return walker.table.enemiesOf(walker.table[walker.who].side); }

int paceOf(const Walker& walker)
{
    constexpr int commander = 60; // cm (rulebook 732)
    return walker.table.isUnit(walker.who)
        ? std::max(walker.table.fullPace(walker.who), walker.table.get(walker.who, state::firstMove))
        : commander;
}

Walker companionOf(const Walker& walker, const Body& body, Id who, const Ids& all)
{
    return {.table = walker.table,
        .on = walker.on,
        .scale = walker.scale,
        .who = who,
        .formation = formationOf(body.place),
        .middle = body.middle,
        .facing = double(body.place.facing),
        .with = all};
}

// Straight on: the full move; how far it went, and where to, nobody told. A brigade stays together (rulebook 624): it
// goes the way its first unit faces, as far as all of them come.
void moves(Walker& walker, const Event& event)
{
    std::vector<Walker> brigade;
    for (const Id one : event.what == "moved" ? event.on : Ids())
        if (const auto body = bodyOf(walker.table, one))
            brigade.push_back(companionOf(walker, *body, one, event.on));
    if (brigade.empty())
        brigade.push_back(walker);
    const Point way = field::towards(brigade.front().facing);
    double far = INFINITY, most = walker.cm(paceOf(walker));
    for (const Walker& one : brigade)
        far = std::min(far, farAlong(one, way, one.cm(paceOf(one))));
    walker.middle = walker.middle + way * far;
    walker.margin += most;
}

// In contact with the first of those it charged.
void charges(Walker& walker, const Event& event)
{
    const auto target = event.on.size() > 1 ? bodyOf(walker.table, event.on[1]) : std::nullopt;
    if (target && event.on.front() == walker.who)
        stepUpTo(walker, *target, outwardOf(walker, *target, event.of("edge")));
    else
        moves(walker, event);
}

// Straight on as it faces until it is in contact again.
void pursues(Walker& walker, const Event& event)
{
    const auto target = event.on.size() > 1 ? bodyOf(walker.table, event.on[1]) : std::nullopt;
    if (!target)
        return moves(walker, event);
    const Point ahead = field::towards(walker.facing);
    const field::Troop own = troopOf(walker.table, walker.table[walker.who]);
    const double gap = dot(target->middle - walker.middle, ahead) - halfAlong(target->troop, target->stands, ahead)
        - halfAlong(own, standsOf(walker), ahead);
    walker.middle = walker.middle + ahead * gap;
    walker.margin = own.wide + target->place.margin / 10.0;
}

// Right behind the other, looking where he looks.
void supports(Walker& walker, const Event& event)
{
    const auto other = event.on.size() > 1 ? bodyOf(walker.table, event.on[1]) : std::nullopt;
    if (!other)
        return moves(walker, event);
    stepUpTo(walker, *other, field::towards(other->place.facing + 180));
    walker.facing = other->place.facing;
}

// As a block, so far away from the enemy, without turning.
void isPushed(Walker& walker, Point way, double cm)
{
    walk(walker, way, cm);
    walker.margin += cm;
}

void isDriven(Walker& walker, const Event& event)
{
    Ids shooters = enemiesOf(walker);
    std::erase_if(shooters, [&](Id one) { return walker.table.get(one, state::range) == 0; });
    const auto from = nearestOf(walker, shooters);
    const Point way = from ? unitLength(walker.middle - from->middle) : field::towards(walker.facing + 180);
    isPushed(walker, way, walker.cm(event.of("distance")));
}

// The edge at which another is: the way back from it, in quarters of a turn from where one looks, and how far apart.
struct Edge {
    int quarters = 2;
    double gap = -INFINITY;
};

Edge edgeTo(const Walker& walker, const Body& other)
{
    const field::Troop own = troopOf(walker.table, walker.table[walker.who]);
    const auto stands = standsOf(walker);
    Edge edge;
    for (const int quarters : {0, 1, 2, 3}) {
        const Point way = field::towards(walker.facing + 90 * quarters);
        const double gap = dot(walker.middle - other.middle, way) - halfAlong(own, stands, way)
            - halfAlong(other.troop, other.stands, way);
        if (gap > edge.gap)
            edge = {quarters, gap};
    }
    return edge;
}

// Straight back so far from the edge at which its enemies are (rulebook 1788, 1812); where they are at several, only
// the table shows from which.
void retreats(Walker& walker, const Event& event)
{
    const double cm = walker.cm(event.of("distance", event.of("most")));
    const Id fight = walker.table.get(walker.who, state::engagement);
    std::vector<Edge> edges;
    for (const Id enemy : enemiesOf(walker))
        if (fight != 0 && walker.table.get(enemy, state::engagement) == fight)
            if (const auto body = bodyOf(walker.table, enemy))
                edges.push_back(edgeTo(walker, *body));
    const bool sure = event.what == "retreated" && !edges.empty()
        && std::ranges::all_of(edges, [&](Edge one) { return one.quarters == edges.front().quarters; });
    if (const auto from = edges.empty() ? nearestOf(walker, enemiesOf(walker)) : std::nullopt)
        edges.push_back(edgeTo(walker, *from));
    const auto nearest = std::ranges::min_element(edges, [](Edge one, Edge other) { return one.gap < other.gap; });
    walk(walker, field::towards(walker.facing + 90 * (nearest == edges.end() ? Edge() : *nearest).quarters), cm);
    walker.margin += sure ? 0 : cm;
}

// It may have gone anywhere within its move, or stayed.
void staysAbout(Walker& walker, const Event&) { walker.margin += walker.cm(paceOf(walker)); }

// Who was ordered may have gone anywhere; who would advance and does not stays (rulebook 2091).
void goesElsewhere(Walker& walker, const Event& event)
{
    if (walker.table.state().phase != "combat")
        staysAbout(walker, event);
}

// Straight away from whom it evaded, looking as it did.
void evades(Walker& walker, const Event& event)
{
    const auto named = event.on.size() > 1 ? bodyOf(walker.table, event.on[1]) : std::nullopt;
    const auto from = named ? named : nearestOf(walker, enemiesOf(walker));
    if (!from)
        return staysAbout(walker, event);
    isPushed(walker, unitLength(walker.middle - from->middle), walker.cm(paceOf(walker)));
}

// Out of the way of a friend, somewhere near.
void makesWay(Walker& walker, const Event&) { walker.margin += walker.cm(paceOf(walker)) / 2; }

// Which of its stands are left only the table shows (rulebook 1715): its middle is off by half a stand for each.
void loses(Walker& walker, const Event& event)
{
    const field::Troop troop = troopOf(walker.table, walker.table[walker.who]);
    walker.margin += event.of("stands") * (walker.formation == field::Formation::column ? troop.deep : troop.wide) / 2;
}

// Those of its stands that touch nobody have come round.
void envelops(Walker& walker, const Event&) { walker.margin += troopOf(walker.table, walker.table[walker.who]).wide; }

// With the unit that he has joined, or been parted from.
void goesTo(Walker& walker, const Event& event)
{
    const Id joined = walker.table.get(walker.who, state::joined);
    const auto unit = joined != 0 ? bodyOf(walker.table, joined)
        : event.on.size() > 1     ? bodyOf(walker.table, event.on[1])
                                  : std::nullopt;
    if (!unit)
        return staysAbout(walker, event);
    const Point behind = field::towards(unit->place.facing + 180);
    walker.facing = unit->place.facing;
    walker.middle = unit->middle
        + behind
            * (halfAlong(unit->troop, unit->stands, behind) + troopOf(walker.table, walker.table[walker.who]).wide / 2);
    walker.margin = unit->place.margin / 10.0 + halfAlong(unit->troop, unit->stands, turned(behind, 90));
}

// At the edge where it left, looking onto the table.
void comesBack(Walker& walker, const Event&)
{
    if (!walker.on)
        return;
    const field::Table& table = walker.on->table;
    const Point at = walker.middle;
    const std::array<std::pair<double, double>, 4> gaps{
        {{at.x, 0.0}, {table.width - at.x, 180.0}, {at.y, 90.0}, {table.depth - at.y, 270.0}}};
    walker.facing = std::ranges::min_element(gaps)->second;
    walker.margin += walker.cm(paceOf(walker)) / 2;
}

// It has moved with its brigade already; only that it may have come farther is new.
void goesAlong(Walker& walker, const Event&) { walker.margin += walker.cm(paceOf(walker)); }

struct Leg {
    const char* event;
    void (*goes)(Walker&, const Event&);
};
constexpr Leg legs[] = {
    {"moved", moves},
    {"carried-along", goesAlong},
    {"charged", charges},
    {"supported-charge", supports},
    {"charge-not-made", goesElsewhere},
    {"stands-lost", loses},
    {"enveloped", envelops},
    {"evaded", evades},
    {"evaded-charge", evades},
    {"evaded-fire", evades},
    {"driven-back", isDriven},
    {"retreated", retreats},
    {"fell-back", retreats},
    {"pursued", pursues},
    {"pursued-in-support", supports},
    {"made-way", makesWay},
    {"back-at-edge", comesBack},
    {"back-and-halted", comesBack},
    {"commander-moved", staysAbout},
    {"commander-joined", goesTo},
    {"commander-parted", goesTo},
    {"parted", goesTo},
    {"displaced", goesTo},
};

// Events about others with whom it went along: a commander leaves with his unit.
bool isItsOwn(const Event& event, Id who) { return contains(event.on, who); }

void goOn(Walker& walker, const Event& event)
{
    if (!isItsOwn(event, walker.who)) {
        if (walker.table.get(walker.who, state::joined) != 0)
            goesTo(walker, event);
        return; // else he stayed behind
    }
    const auto it = std::ranges::find_if(legs, [&](const Leg& leg) { return event.what == leg.event; });
    const bool first = event.on.front() == walker.who || event.what == "moved" || event.what == "carried-along";
    if (it != std::end(legs) && first)
        it->goes(walker, event);
}

// On the table, whichever way it went.
void keepOnTable(Walker& walker)
{
    if (!walker.on)
        return;
    const field::Troop troop = troopOf(walker.table, walker.table[walker.who]);
    const auto stands = standsOf(walker);
    const double across = halfAlong(troop, stands, {1, 0}), deep = halfAlong(troop, stands, {0, 1});
    const field::Table& table = walker.on->table;
    walker.middle.x =
        std::clamp(walker.middle.x, std::min(across, table.width / 2), std::max(table.width - across, table.width / 2));
    walker.middle.y =
        std::clamp(walker.middle.y, std::min(deep, table.depth / 2), std::max(table.depth - deep, table.depth / 2));
}

} // namespace

std::optional<play::LikelyPlace> likelyPlace(const BattleView& table, const play::Gone& gone, const field::Field* on)
{
    const double scale = table.get(table.battle(), state::scale) / 1000.0;
    const bool unknown = std::ranges::any_of(
        gone.by, [](const Event* event) { return event->what == "agreed-not-place"; }); // its players said so
    if (!table.onTable(gone.thing) || table.get(gone.thing, state::wide) == 0 || scale <= 0 || unknown)
        return {};
    const play::Place& from = gone.from;
    Walker walker{table, on, scale, gone.thing, from.formed() ? formationOf(from) : field::Formation::line,
        {from.x / 10.0, from.y / 10.0}, double(from.facing), from.margin / 10.0};
    for (const Event* event : gone.by)
        goOn(walker, *event);
    keepOnTable(walker);
    constexpr double least = 1; // cm
    const auto mm = [](double cm) { return std::clamp(int(std::lround(cm * 10)), 0, play::mostPlaced); };
    const bool column = walker.formation == field::Formation::column;
    return play::LikelyPlace{gone.thing,
        {.known = column ? play::Place::Known::column : play::Place::Known::line,
            .x = mm(walker.middle.x),
            .y = mm(walker.middle.y),
            .facing = (int(std::lround(walker.facing)) % 360 + 360) % 360,
            .margin = mm(std::max(least, walker.margin))}};
}

} // namespace strategikon::warmasterPlay
