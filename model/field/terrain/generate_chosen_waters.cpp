// Waterways and rivers by their dice.
#include "generate_chosen.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

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

} // namespace

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

namespace {

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

} // namespace

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

} // namespace strategikon::field
