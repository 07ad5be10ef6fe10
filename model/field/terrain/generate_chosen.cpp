// Ground for terrain that was chosen: where its dice put it.
#include "generate.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double touching = .02; // cm between what touches

std::vector<const Feature*> laid(const Task& task, Lies lies)
{
    std::vector<const Feature*> found;
    for (const Feature& feature : task.field.features)
        if (const Item* item = task.charts.find(feature.item); item && item->lies == lies)
            found.push_back(&feature);
    return found;
}

const Ring& bodyOf(const Feature& feature) { return feature.body().area; }

// From the nearest edge of the table or waterway.
double inlandBy(const Task& task, const Ring& ring)
{
    const Box box = boxOf(ring), table = tableOn(task.field);
    double least = std::min({box.least.x, box.least.y, table.most.x - box.most.x, table.most.y - box.most.y});
    for (const Feature* water : laid(task, Lies::shore))
        least = std::min(least, distance(bodyOf(*water), ring));
    return std::max(least, 0.0);
}

// The largest part of it within the box; the whole where nothing sticks out.
Ring within(const Ring& ring, const Box& box)
{
    const Box its = boxOf(ring);
    if (its.least.x >= box.least.x && its.least.y >= box.least.y && its.most.x <= box.most.x
        && its.most.y <= box.most.y)
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

bool isOfSize(const Task& task, const Ring& ring)
{
    const double wide = ring.size() < 3 ? 0 : across(ring);
    return wide > task.ruled(task.variant.acrossLeast) && wide <= task.ruled(task.variant.acrossMost);
}

bool meetsAny(const Task& task, Lies lies, const Ring& ring)
{
    const auto all = laid(task, lies);
    return std::any_of(all.begin(), all.end(), [&](const Feature* feature) { return overlap(bodyOf(*feature), ring); });
}

// An outline of the chosen size, or a piece the player owns, about (0, 0).
std::optional<Site> outlineFor(const Task& task)
{
    const double most = task.ruled(task.variant.acrossMost) - .01;
    const auto piece = scenery(task, task.ruled(task.variant.acrossLeast), most);
    if (!piece)
        return {};
    Ring ring = piece->outline.empty()
        ? freeShape(task, most, piece->across)
        : turned(moved(piece->outline, Point{} - centroid(piece->outline)), {}, task.random.between(0, 360));
    return ring.empty() ? std::nullopt : std::optional(Site{std::move(ring), {}, {}, piece->name});
}

// Along one of the box's edges that are the table's: at so much from it, less than nothing beyond it.
std::optional<Ring> besideEdge(const Task& task, const Ring& ring, const Box& box, int edge, double away)
{
    const Box table = tableOn(task.field), its = boxOf(ring);
    const bool sideways = edge % 2 == 1; // left or right; 0 bottom, 1 right, 2 top, 3 left
    const double at[] = {box.least.y, box.most.x, box.most.y, box.least.x};
    const double edges[] = {table.least.y, table.most.x, table.most.y, table.least.x};
    if (std::abs(at[edge] - edges[edge]) > touching)
        return {};
    const double low = sideways ? box.least.y - its.least.y : box.least.x - its.least.x,
                 high = sideways ? box.most.y - its.most.y : box.most.x - its.most.x;
    if (low > high)
        return {};
    const double along = task.random.between(low, high);
    const Point by = edge == 0 ? Point{along, box.least.y + away - its.least.y}
        : edge == 2            ? Point{along, box.most.y - away - its.most.y}
        : edge == 3            ? Point{box.least.x + away - its.least.x, along}
                               : Point{box.most.x - away - its.most.x, along};
    return moved(ring, snapped(by));
}

std::optional<Ring> anywhereIn(const Task& task, const Ring& ring, const Box& box)
{
    const Box its = boxOf(ring);
    const Point least = box.least - its.least, most = box.most - its.most;
    if (least.x > most.x || least.y > most.y)
        return {};
    return moved(ring, snapped(Point{task.random.between(least.x, most.x), task.random.between(least.y, most.y)}));
}

std::optional<Ring> triedIn(const Task& task, const Ring& ring, const Box& box, const Placing* band)
{
    if (!band)
        return anywhereIn(task, ring, box);
    const int edge = task.random.below(4);
    const double least = task.ruled(band->least), most = task.ruled(band->most);
    std::optional<Ring> found;
    if (band->to == Placing::To::touches) { // a bit of it cut off, that it does not touch by a point
        const Box its = boxOf(ring);
        const double over = (edge % 2 ? its.width() : its.depth()) * task.random.between(.03, .14);
        found = besideEdge(task, ring, box, edge, task.wish.pieces.empty() ? -over : 0);
    } else if (band->to == Placing::To::nearest) {
        found = besideEdge(task, ring, box, edge, task.random.between(least + touching, most - touching));
    } else {
        found = anywhereIn(task, ring, box);
    }
    if (!found)
        return {};
    Ring cut = within(*found, box);
    const double away = cut.size() < 3 ? 0 : inlandBy(task, cut);
    const bool fits = band->to == Placing::To::touches ? away <= touching
        : band->to == Placing::To::nearest             ? away >= least && away <= most
                                                       : away >= least;
    return isOfSize(task, cut) && fits ? std::optional(std::move(cut)) : std::nullopt;
}

std::optional<Site> inSector(const Task& task)
{
    const Box table = tableOn(task.field);
    const bool thrown = task.pick && task.pick->dice.size() == 2;
    const Box box = thrown ? onGrid(sectorOf(task.field, task.charts, task.pick->dice[0]), table) : table;
    const Placing* band = thrown ? task.charts.stages.bandOf(task.pick->dice[1]) : nullptr;
    for (int shape = 0; shape < 6; ++shape) {
        auto site = outlineFor(task);
        for (int trial = 0; site && trial < 12; ++trial)
            if (auto ring = triedIn(task, site->outline, box, band);
                ring && clear(task, *ring) && !meetsAny(task, Lies::shore, *ring)) {
                site->outline = std::move(*ring);
                return site;
            }
    }
    return {};
}

// How deep a waterway is at each height: gently winding, and perhaps with one bulge beyond what most of it may have.
class Shore {
public:
    Shore(double least, double most, double far, double depth, Random& random) : depth_(depth)
    {
        const double calm = std::min(most, far), room = calm - least;
        base_ = least + room * random.between(.35, .6);
        sway_ = .9 * std::min(base_ - least, calm - base_) * random.between(.4, 1);
        waves_ = random.between(1, 2.5);
        phase_ = random.between(0, wholeTurn);
        if (most > far && random.chance(.6)) {
            bulge_ = (most - base_ - sway_) * random.between(.3, .95);
            at_ = random.between(.2, .8);
        }
    }
    double at(double y) const
    {
        const double t = y / depth_, off = (t - at_) / .17;
        return base_ + sway_ * std::sin(phase_ + wholeTurn * waves_ * t) + bulge_ * std::exp(-off * off);
    }

private:
    double depth_, base_ = 0, sway_ = 0, waves_ = 0, phase_ = 0, bulge_ = 0, at_ = 0;
};

Ring shoreRing(const Shore& shore, const Box& table, bool left)
{
    constexpr double step = 2;
    const int steps = int(table.most.y / step);
    Ring ring{{0, 0}};
    for (int i = 0; i <= steps; ++i) {
        const double y = i == steps ? table.most.y : i * step;
        ring.push_back({shore.at(y), y});
    }
    ring.push_back({0, table.most.y});
    if (!left)
        for (Point& p : ring)
            p.x = table.most.x - p.x;
    return counterclockwise(snapped(ring));
}

std::optional<Site> shoreFor(const Task& task)
{
    const Stages& stages = task.charts.stages;
    const Box table = tableOn(task.field);
    if (!mayUse(task, task.variant.kind))
        return {};
    const int die = task.pick && !task.pick->dice.empty() ? task.pick->dice[0] : task.charts.sides;
    const double least = task.ruled(stages.reaches.at("waterway-least").of(die)),
                 most = task.ruled(stages.reaches.at("waterway-most").of(die)),
                 far = task.ruled(stages.limit("waterway-half-beyond"));
    const bool first = task.random.chance(.5);
    for (int trial = 0; trial < 12; ++trial) {
        const Shore shore(least, most, far, table.most.y, task.random);
        const Ring ring = shoreRing(shore, table, trial % 2 ? first : !first);
        if (clear(task, ring))
            return Site{ring, {}, {}, {}};
    }
    return {};
}

// From one point to another, leaving both squarely as they say.
Course lineBetween(Point from, Point out, Point to, Point in, double bend, double lead, Random& random)
{
    Course course = winding(from + out * lead, to + in * lead, bend, random);
    course = leaving(std::move(course), out, 3 * lead);
    std::reverse(course.begin(), course.end());
    course = leaving(std::move(course), in, 3 * lead);
    std::reverse(course.begin(), course.end());
    course.insert(course.begin(), from);
    course.push_back(to);
    return course;
}

bool turnsSharply(const Course& course, double most)
{
    const double sharpest = std::cos(most * M_PI / 180);
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const Point in = course[i] - course[i - 1], out = course[i + 1] - course[i];
        if (dot(in, out) < sharpest * length(in) * length(out))
            return true;
    }
    return false;
}

bool keepsWithin(const Course& course, const Box& box, double half)
{
    const Box its = boxOf(std::span<const Point>(course));
    const bool inside = its.least.x >= box.least.x && its.most.x <= box.most.x && its.least.y >= box.least.y
        && its.most.y <= box.most.y;
    for (std::size_t i = 1; inside && i + 1 < course.size(); ++i)
        if (course[i].x < box.least.x + half || course[i].x > box.most.x - half || course[i].y < box.least.y + half
            || course[i].y > box.most.y - half)
            return false;
    return inside;
}

// A road and a river meet in one place.
bool crossesOnce(const Task& task, const Course& course, Lies other)
{
    const auto all = laid(task, other);
    return std::none_of(
        all.begin(), all.end(), [&](const Feature* feature) { return crossings(course, feature->body().course) > 1; });
}

// Where a river of the defender runs out: in a waterway, in the invader's river, else at the other short edge.
struct Mouth {
    Point at, in; // in: back onto the land
};

std::optional<Mouth> mouthFor(const Task& task, bool fromLeft, double y, const Box& strip)
{
    const Box table = tableOn(task.field);
    const Point back{fromLeft ? -1.0 : 1.0, 0};
    for (const Feature* water : laid(task, Lies::shore))
        if ((boxOf(bodyOf(*water)).least.x <= touching) == fromLeft)
            return {}; // it would begin in the water
    for (const Feature* river : laid(task, Lies::river)) {
        const Course& course = river->body().course;
        const Point* best = nullptr;
        for (const Point& p : course)
            if (p.y > strip.least.y + 1 && p.y < strip.most.y - 1
                && (!best || std::abs(p.y - y) < std::abs(best->y - y)))
                best = &p;
        return best ? std::optional(Mouth{*best, back}) : std::nullopt;
    }
    for (const Feature* water : laid(task, Lies::shore)) {
        const Box box = boxOf(bodyOf(*water));
        const bool waterLeft = box.least.x <= touching;
        double shore = waterLeft ? 0 : table.most.x; // the shore at that height, a little into the water
        for (const Point p : bodyOf(*water))
            if (std::abs(p.y - y) <= 1.5)
                shore = waterLeft ? std::max(shore, p.x) : std::min(shore, p.x);
        return Mouth{snapped(Point{shore, y}), back};
    }
    return Mouth{snapped(Point{fromLeft ? table.most.x : 0, y}), back};
}

struct Run {
    Box strip; // it keeps within
    Point from, out, to, in;
};

std::optional<Run> acrossDepth(const Task& task, int die, double half)
{
    const Stages& stages = task.charts.stages;
    const Box table = tableOn(task.field);
    const double least = task.ruled(stages.reaches.at("river-nearest").of(die)),
                 most = std::min(task.ruled(stages.reaches.at("river-furthest").of(die)), table.most.x - half);
    if (most - least < 3 * half)
        return {};
    const bool left = task.random.chance(.5);
    const Box strip{{left ? least : table.most.x - most, 0}, {left ? most : table.most.x - least, table.most.y}};
    const auto x = [&] { return snapped(task.random.between(strip.least.x + 1.2 * half, strip.most.x - 1.2 * half)); };
    return Run{strip, {x(), 0}, {0, 1}, {x(), table.most.y}, {0, -1}};
}

std::optional<Run> alongZone(const Task& task, int die, double half)
{
    const Box table = tableOn(task.field);
    const double quarter = table.most.y / 4;
    const int zone = task.charts.stages.riverZones.at(die);
    const double least = isNear(task.field, task.side) ? (zone - 1) * quarter : table.most.y - zone * quarter;
    const Box strip{{0, least}, {table.most.x, least + quarter}};
    const bool left = task.random.chance(.5);
    const auto y = [&] { return snapped(task.random.between(strip.least.y + 1.2 * half, strip.most.y - 1.2 * half)); };
    const auto mouth = mouthFor(task, left, y(), strip);
    if (!mouth)
        return {};
    return Run{strip, {left ? 0 : table.most.x, y()}, {left ? 1.0 : -1.0, 0}, mouth->at, mouth->in};
}

std::optional<Site> riverByDice(const Task& task)
{
    if (!mayUse(task, task.variant.kind))
        return {};
    const double widest =
        std::min(widthOf(task.kinds, task.variant.kind, 4), task.ruled(task.charts.stages.limit("river-width")));
    const int die =
        task.pick && !task.pick->dice.empty() ? task.pick->dice[0] : 1 + task.random.below(task.charts.sides);
    const bool zoned = task.pick && task.pick->option->from == "short";
    const double share = task.charts.stages.limit("river-bends");
    for (int trial = 0; trial < 40; ++trial) {
        const auto run = zoned ? alongZone(task, die, widest / 2) : acrossDepth(task, die, widest / 2);
        if (!run)
            continue;
        const Course course =
            lineBetween(run->from, run->out, run->to, run->in, .45 - .01 * trial, widest / 2 + .6, task.random);
        if (!keepsWithin(course, run->strip, widest / 2) || bendsBack(course, share) || turnsSharply(course, 50)
            || !crossesOnce(task, course, Lies::road))
            continue;
        const auto widths = riverWidths(course, .5 * widest, widest, task.random);
        const Ring water = ribbon(course, widths);
        const Box box = boxOf(water), table = tableOn(task.field);
        const bool stays = box.least.y >= run->strip.least.y && box.most.y <= run->strip.most.y
            && box.least.x >= run->strip.least.x && box.most.x <= run->strip.most.x && acrossTable(water, table);
        if (stays && clear(task, water))
            return Site{water, course, widths, {}};
    }
    return {};
}

// A road crosses each river once, and no waterway.
bool mayRun(const Task& task, const Course& course, double wide)
{
    const Ring road = ribbon(course, std::vector<double>{wide});
    if (road.size() < 3 || !acrossTable(road, tableOn(task.field)) || meetsAny(task, Lies::shore, road))
        return false;
    return crossesOnce(task, course, Lies::river);
}

struct End {
    Point at, way; // way: as the road leaves it
};

std::optional<End> endAtEdge(const Task& task, int edge)
{
    const Box table = tableOn(task.field);
    const double x = snapped(task.random.between(.08, .92) * table.most.x),
                 y = snapped(task.random.between(.08, .92) * table.most.y);
    return edge == 0 ? End{{x, 0}, {0, 1}}
        : edge == 2  ? End{{x, table.most.y}, {0, -1}}
        : edge == 1  ? End{{table.most.x, y}, {-1, 0}}
                     : End{{0, y}, {1, 0}};
}

// At a town's edge on open ground, or on a road that is there.
std::optional<End> endAtLink(const Task& task)
{
    for (const Feature* town : laid(task, Lies::town)) {
        const Ring& ring = bodyOf(*town);
        const Box table = tableOn(task.field);
        for (int trial = 0; trial < 20; ++trial) {
            const Point p = ring[std::size_t(task.random.below(int(ring.size())))], way = p - centroid(ring);
            if (p.x > 3 && p.y > 3 && p.x < table.most.x - 3 && p.y < table.most.y - 3 && length(way) > 0)
                return End{p, way * (1 / length(way))};
        }
    }
    const auto roads = laid(task, Lies::road);
    if (roads.empty())
        return {};
    const Course& road = roads[std::size_t(task.random.below(int(roads.size())))]->body().course;
    const std::size_t i = 2 + std::size_t(task.random.below(int(road.size()) - 4));
    const Point along = road[i + 1] - road[i - 1];
    return End{road[i], turned(along * (1 / std::max(length(along), .01)), task.random.chance(.5) ? 90 : -90)};
}

std::optional<Site> roadByDice(const Task& task)
{
    if (!mayUse(task, task.variant.kind))
        return {};
    const double wide = widthOf(task.kinds, task.variant.kind, 1.5);
    const Box table = tableOn(task.field);
    const bool central = task.pick && task.pick->option->from == "central";
    for (int trial = 0; trial < 40; ++trial) {
        std::optional<End> from = central ? endAtEdge(task, 0) : endAtLink(task),
                           to = endAtEdge(task, central ? 2 : trial % 4);
        if (central) {
            const double third = table.most.x / task.charts.stages.across;
            for (End* end : {&*from, &*to})
                end->at.x = snapped(task.random.between(third + wide, 2 * third - wide));
        } else if (!from) {
            from = endAtEdge(task, (trial + 2) % 4);
        }
        if (distance(from->at, to->at) < 12)
            continue;
        const Course course =
            lineBetween(from->at, from->way, to->at, to->way, task.random.between(.05, .3), wide, task.random);
        if (!keepsWithin(course, table, wide / 2) || turnsSharply(course, 40) || !mayRun(task, course, wide))
            continue;
        return Site{ribbon(course, std::vector<double>{wide}), course, {wide}, {}};
    }
    return {};
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

bool liesIn(const Ring& ring, const Box& box)
{
    const Box its = boxOf(ring);
    return its.least.x >= box.least.x && its.least.y >= box.least.y && its.most.x <= box.most.x
        && its.most.y <= box.most.y;
}

std::vector<Box> sectorsOf(const Task& task)
{
    std::vector<Box> all;
    const Stages& stages = task.charts.stages;
    for (int sector = 1; sector <= stages.across * stages.deep; ++sector)
        all.push_back(onGrid(sectorOf(task.field, task.charts, sector), tableOn(task.field)));
    return all;
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
        auto site = flank || !waters.empty() ? outlineFor(task) : std::nullopt;
        if (!site)
            continue;
        const double over = boxOf(site->outline).depth() * task.random.between(.03, .12);
        auto ring = away && task.random.chance(.7)
            ? anywhereIn(task, site->outline, box)
            : besideEdge(task, site->outline, box, rear, task.wish.pieces.empty() ? -over : 0);
        if (!ring)
            continue;
        *ring = within(*ring, box);
        for (const Feature* water : waters)
            if (ring && ring->size() >= 3)
                ring = movedTo(*ring, bodyOf(*water), {boxOf(bodyOf(*water)).least.x <= touching ? -1.0 : 1.0, 0});
        if (ring && isOfSize(task, *ring) && liesIn(*ring, box) && clear(task, *ring)) {
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
            auto site = outlineFor(task);
            if (!site)
                return {};
            const Point way = towards(task.random.between(0, 360));
            const auto ring =
                movedTo(moved(site->outline, snapped(centroid(bodyOf(*town)) - way * 120)), bodyOf(*town), way);
            const bool together = ring && std::any_of(boxes.begin(), boxes.end(), [&](const Box& box) {
                return liesIn(*ring, box) && liesIn(bodyOf(*town), box);
            });
            if (together && isOfSize(task, *ring) && clear(task, *ring)) {
                site->outline = *ring;
                return site;
            }
        }
    return {};
}

} // namespace

std::optional<Site> groundByDice(const Task& task)
{
    switch (task.item.lies) {
    case Lies::sector:
        return inSector(task);
    case Lies::shore:
        return shoreFor(task);
    case Lies::river:
        return riverByDice(task);
    case Lies::road:
        return roadByDice(task);
    case Lies::town:
        return townFor(task);
    case Lies::fields:
        return fieldsFor(task);
    case Lies::half:
        break;
    }
    return {};
}

} // namespace strategikon::field
