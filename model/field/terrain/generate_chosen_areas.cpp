// Areas that were chosen: in a sector, a place in it and its distance from the edges by dice; a town, and fields beside
// it.
#include "generate_chosen.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// Bottom, right, top, left.
struct Sides {
    bool of[4] = {};
};

// From the nearest edge of the table or waterway.
double inlandBy(const Task& task, const Ring& ring)
{
    const Box box = boxOf(ring), table = tableOn(task.field);
    double least = std::min({box.least.x, box.least.y, table.most.x - box.most.x, table.most.y - box.most.y});
    for (const Feature* water : laid(task, Lies::shore))
        least = std::min(least, distance(bodyOf(*water), ring));
    return std::max(least, 0.0);
}

// Told from their points alone, which is quick: what they say is near is near.
bool isNearWater(const Task& task, const Ring& ring, double least)
{
    const auto waters = laid(task, Lies::shore);
    return std::ranges::any_of(waters, [&](const Feature* water) {
        return std::ranges::any_of(bodyOf(*water), [&](Point p) {
            return std::ranges::any_of(ring, [&](Point q) { return squared(p - q) < least * least; });
        });
    });
}

bool liesIn(const Ring& ring, const Box& box)
{
    const Box its = boxOf(ring);
    return its.least.x >= box.least.x && its.least.y >= box.least.y && its.most.x <= box.most.x
        && its.most.y <= box.most.y;
}

// The largest part of it within the box; the whole where nothing sticks out.
Ring within(const Ring& ring, const Box& box)
{
    if (liesIn(ring, box))
        return ring;
    Ring best;
    for (Ring& part : shared(ring, rectangle(box.centre(), box.width(), box.depth())))
        if (best.empty() || area(part) > area(best))
            best = std::move(part);
    return best;
}

Box onGrid(const Box& box, const Box& table)
{
    const auto up = [](double cm) { return std::ceil(cm * 1024) / 1024; };
    const auto down = [](double cm) { return std::floor(cm * 1024) / 1024; };
    return {{up(box.least.x), up(box.least.y)},
        {std::min(down(box.most.x), table.most.x), std::min(down(box.most.y), table.most.y)}};
}

std::vector<Box> sectorsOf(const Task& task)
{
    std::vector<Box> all;
    const Stages& stages = task.charts.stages;
    for (int sector = 1; sector <= stages.across * stages.deep; ++sector)
        all.push_back(onGrid(sectorOf(task.field, task.charts, sector), tableOn(task.field)));
    return all;
}

bool isOfSize(const Task& task, const Ring& ring)
{
    const double wide = ring.size() < 3 ? 0 : across(ring);
    return wide > task.ruled(task.variant.acrossLeast) && wide <= task.ruled(task.variant.acrossMost);
}

// An outline of the chosen size, or a piece the player owns, about (0, 0). `slim`: as little of the ground as its size
// allows.
std::optional<Site> outlineFor(const Task& task, bool slim)
{
    const double least = task.ruled(task.variant.acrossLeast), most = task.ruled(task.variant.acrossMost) - .01;
    const auto piece = scenery(task, least, most);
    if (!piece)
        return {};
    Ring ring;
    if (!piece->outline.empty())
        ring = turned(moved(piece->outline, Point{} - centroid(piece->outline)), {}, task.random.between(0, 360));
    else if (slim && piece->across == 0 && most > least + .2)
        ring = turned(blob(lookOf(task.kinds.find(task.variant.kind)),
                          std::min(most, least + .1 + .15 * (most - least) * task.random.between(0, 1)),
                          task.random.between(.38, .6), task.random),
            {}, task.random.between(0, 360));
    else
        ring = freeShape(task, most, piece->across);
    return ring.empty() ? std::nullopt : std::optional(Site{std::move(ring), {}, {}, piece->name});
}

// Which sides of a sector are edges of the table.
Sides edgesOf(const Box& box, const Box& table)
{
    return {{box.least.y - table.least.y <= touching, table.most.x - box.most.x <= touching,
        table.most.y - box.most.y <= touching, box.least.x - table.least.x <= touching}};
}

// How far a waterway reaches onto the table at least, at the heights of a box.
double leastReach(const Ring& water, const Box& box, bool left, double width)
{
    constexpr double step = 2; // between its points
    double least = width;
    for (const Point p : water)
        if (const double deep = left ? p.x : width - p.x;
            deep > touching && p.y >= box.least.y - step && p.y <= box.most.y + step)
            least = std::min(least, deep);
    return least;
}

// What is left of a sector where all of its edges of the table, and at least so much of a waterway, are so far away.
Box keptFrom(const Task& task, Box box, const Sides& edges, double away)
{
    const double width = tableOn(task.field).most.x;
    for (const Feature* water : laid(task, Lies::shore)) {
        const bool left = boxOf(bodyOf(*water)).least.x <= touching;
        const double reach = leastReach(bodyOf(*water), box, left, width) + away;
        (left ? box.least : box.most).x = left ? std::max(box.least.x, reach) : std::min(box.most.x, width - reach);
    }
    const Box table = tableOn(task.field);
    return {{edges.of[3] ? std::max(box.least.x, away) : box.least.x, edges.of[0] ? away : box.least.y},
        {edges.of[1] ? std::min(box.most.x, width - away) : box.most.x,
            edges.of[2] ? table.most.y - away : box.most.y}};
}

// Somewhere in a box.
std::optional<Ring> anywhereIn(const Task& task, const Ring& ring, const Box& box)
{
    const Box its = boxOf(ring);
    const Point least = box.least - its.least, most = box.most - its.most;
    if (least.x > most.x || least.y > most.y)
        return {};
    return moved(ring, snapped(Point{task.random.between(least.x, most.x), task.random.between(least.y, most.y)}));
}

// In a box, and so far from its side; less than nothing: beyond that.
std::optional<Ring> besideEdge(const Task& task, const Ring& ring, Box box, int edge, double away)
{
    const Box its = boxOf(ring);
    if (edge % 2 == 0) {
        (edge == 0 ? box.least : box.most).y += edge == 0 ? away : -away;
        (edge == 0 ? box.most : box.least).y = edge == 0 ? box.least.y + its.depth() : box.most.y - its.depth();
    } else {
        (edge == 3 ? box.least : box.most).x += edge == 3 ? away : -away;
        (edge == 3 ? box.most : box.least).x = edge == 3 ? box.least.x + its.width() : box.most.x - its.width();
    }
    constexpr double grid = 1. / 1024; // what snapping may take
    return anywhereIn(task, ring, {box.least - Point{grid, grid}, box.most + Point{grid, grid}});
}

// Moved from where it is towards an area until it touches that.
std::optional<Ring> movedTo(const Ring& ring, const Ring& goal, Point way)
{
    if (overlap(ring, goal))
        return {};
    double free = 0, blocked = 0;
    for (double step = 1; step < 400 && blocked == 0; step += 1)
        (overlap(moved(ring, snapped(way * step)), goal) ? blocked : free) = step;
    if (blocked == 0)
        return {};
    for (int i = 0; i < 12; ++i) {
        const double middle = (free + blocked) / 2;
        (overlap(moved(ring, snapped(way * middle)), goal) ? blocked : free) = middle;
    }
    Ring placed = moved(ring, snapped(way * free));
    return distance(placed, goal) <= touching ? std::optional(std::move(placed)) : std::nullopt;
}

// One edge of the table that the sector has.
int anyOf(const Sides& edges, Random& random)
{
    int edge = random.below(4);
    while (!edges.of[edge])
        edge = (edge + 1) % 4;
    return edge;
}

// A bit of it is cut off, that it does not touch by a point; what a player owns is laid down as it is.
std::optional<Ring> touchingEdge(const Task& task, const Ring& ring, const Box& box, int edge)
{
    const Box its = boxOf(ring);
    const double over = (edge % 2 ? its.width() : its.depth()) * task.random.between(.03, .14);
    auto found = besideEdge(task, ring, box, edge, task.wish.pieces.empty() ? -over : 0);
    if (found)
        found = within(*found, box);
    return found && found->size() >= 3 ? found : std::nullopt;
}

struct Sector {
    Box box, free; // free: of edges and waterway, as the die has it
    Sides edges;
    const Placing* band = nullptr; // nullptr: no die
};

// Its place by the die. Where a waterway is near, the distance is looked at; else it follows from the box.
std::optional<Ring> triedIn(const Task& task, const Ring& ring, const Sector& sector)
{
    const Placing* band = sector.band;
    if (!band)
        return anywhereIn(task, ring, sector.box);
    const double least = task.ruled(band->least), most = task.ruled(band->most);
    const int edge = anyOf(sector.edges, task.random);
    auto found = band->to == Placing::To::touches ? touchingEdge(task, ring, sector.box, edge)
        : band->to == Placing::To::nearest
        ? besideEdge(task, ring, sector.free, edge, task.random.between(0, most - least - 2 * touching))
        : anywhereIn(task, ring, sector.free);
    const bool apart = band->to != Placing::To::touches;
    if (!found || !liesIn(*found, sector.box) || (apart && isNearWater(task, *found, least)) || !clear(task, *found))
        return {};
    const double away = inlandBy(task, *found);
    const bool fits = band->to == Placing::To::touches ? away <= touching
        : band->to == Placing::To::nearest             ? away >= least && away <= most
                                                       : away >= least;
    return fits && isOfSize(task, *found) ? found : std::nullopt;
}

} // namespace

// Where other terrain leaves little room, the sort of outline is looked for that still finds some.
std::optional<Site> inSector(const Task& task)
{
    const Box table = tableOn(task.field);
    const bool thrown = task.pick && task.pick->dice.size() == 2;
    Sector sector;
    sector.box = thrown ? onGrid(sectorOf(task.field, task.charts, task.pick->dice[0]), table) : table;
    sector.edges = edgesOf(sector.box, table);
    sector.band = thrown ? task.charts.stages.bandOf(task.pick->dice[1]) : nullptr;
    const double least = sector.band && sector.band->to != Placing::To::touches ? task.ruled(sector.band->least) : 0;
    sector.free = keptFrom(task, sector.box, sector.edges, least + touching);
    const Box& free = sector.free;
    if (free.width() <= 0 || free.depth() <= 0
        || distance(free.least, free.most) + 1 < task.ruled(task.variant.acrossLeast))
        return {};
    constexpr double roomy = 2; // cm between features
    const bool slim = task.gap < roomy;
    const int shapes = slim ? 4 : 6, turns = slim ? 6 : 2, places = slim ? 8 : 6;
    for (int shape = 0; shape < shapes; ++shape) {
        auto site = outlineFor(task, slim);
        for (int turn = 0; site && turn < turns; ++turn) {
            const Ring outline = turn ? turned(site->outline, {}, task.random.between(0, 360)) : site->outline;
            for (int place = 0; place < places; ++place)
                if (auto ring = triedIn(task, outline, sector); ring && !meetsAny(task, Lies::shore, *ring)) {
                    site->outline = std::move(*ring);
                    return site;
                }
        }
    }
    return {};
}

std::optional<Site> townFor(const Task& task)
{
    const Stages& stages = task.charts.stages;
    const auto waters = laid(task, Lies::shore);
    const bool away = task.pick && !task.pick->dice.empty() && task.pick->dice[0] >= task.pick->option->away;
    const int rear = isNear(task.field, task.side) ? 0 : 2;
    std::vector<Box> boxes = sectorsOf(task);
    for (int trial = 0; trial < 60; ++trial) {
        const int sector = task.random.below(int(boxes.size())), column = sector % stages.across;
        const bool flank = column == 0 || column == stages.across - 1;
        const Box& box = boxes[std::size_t(sector)];
        const bool anywhere = away && task.random.chance(.7);
        if (!(flank || !waters.empty()) || (!anywhere && !edgesOf(box, tableOn(task.field)).of[rear]))
            continue;
        auto site = outlineFor(task, trial >= 30);
        if (!site)
            continue;
        auto ring = anywhere ? anywhereIn(task, site->outline, box) : touchingEdge(task, site->outline, box, rear);
        for (const Feature* water : waters)
            if (ring)
                ring = movedTo(*ring, bodyOf(*water), {boxOf(bodyOf(*water)).least.x <= touching ? -1.0 : 1.0, 0});
        if (ring && liesIn(*ring, box) && clear(task, *ring) && isOfSize(task, *ring)) {
            site->outline = std::move(*ring);
            return site;
        }
    }
    return {};
}

std::optional<Site> fieldsFor(const Task& task)
{
    const auto boxes = sectorsOf(task);
    for (const Feature* town : laid(task, Lies::town))
        for (int trial = 0; trial < 40; ++trial) {
            auto site = outlineFor(task, trial >= 20);
            if (!site)
                return {};
            const Point way = towards(task.random.between(0, 360));
            const auto ring =
                movedTo(moved(site->outline, snapped(centroid(bodyOf(*town)) - way * 120)), bodyOf(*town), way);
            const bool together = ring && std::ranges::any_of(boxes, [&](const Box& box) {
                return liesIn(*ring, box) && liesIn(bodyOf(*town), box);
            });
            if (together && isOfSize(task, *ring) && clear(task, *ring)) {
                site->outline = *ring;
                return site;
            }
        }
    return {};
}

} // namespace strategikon::field
