// Areas: hills, woods, lakes and what else has an outline. Lines are in courses.cpp.
#include "shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace strategikon::field {

namespace {

// How one look grows. Swells are waves around the outline; bays are cut into it, each a narrow bell.
struct Growth {
    int corners, steps; // points that are set, and how many stand for each in the smooth line; 1: straight sides
    std::array<double, 8> swells; // how far the line sways with 2, 3, ... waves around it
    int baysLeast, baysMost;
    double bayDepth, bayWidth;  // of the radius; radians
    double bend;                // how much of a kidney it is
    double ragged;              // corners off the line, of the radius
    double fullLeast, fullMost; // share of its hull that it fills
};

constexpr Growth growthOf(Look look)
{
    switch (look) {
    case Look::hill:
        return {12, 5, {.12, .07, .03}, 0, 0, 0, 0, .50, 0, .85, 1};
    case Look::mound:
        return {10, 5, {.03, .03, .02}, 0, 0, 0, 0, 0, 0, .93, 1};
    case Look::wood:
        return {26, 3, {.06, .08, .05, .05, 0, .04, .03}, 2, 4, .34, .24, .25, .03, .66, .88};
    case Look::lake:
        return {20, 4, {.12, .10, .05, .03}, 2, 3, .30, .26, .60, 0, .68, .91};
    case Look::marsh:
        return {26, 3, {.05, .07, .06, .05, .07, .06, .06, .06}, 2, 3, .20, .20, .30, .06, .62, .88};
    case Look::rocks:
        return {17, 1, {.06, .10, .07, .05}, 1, 2, .18, .35, .25, .10, .66, .95};
    case Look::village:
    case Look::fields:
        break; // these have walls, not growth
    }
    return {4, 1, {}, 0, 0, 0, 0, 0, 0, 0, 1};
}

// How far from its middle an outline lies, by direction: the sum of swells and bays of one draw.
class Reach {
public:
    Reach(const Growth& growth, Random& random)
    {
        for (std::size_t i = 0; i < growth.swells.size(); ++i)
            swells_.push_back({growth.swells[i] * random.between(.5, 1.3), random.between(0, wholeTurn)});
        const int bays = growth.baysLeast + random.below(growth.baysMost - growth.baysLeast + 1);
        const double first = random.between(0, wholeTurn);
        for (int i = 0; i < bays; ++i)
            bays_.push_back({growth.bayDepth * random.between(.7, 1.25), growth.bayWidth * random.between(.7, 1.4),
                first + wholeTurn * (i + random.between(-.25, .25)) / bays});
    }
    double operator()(double angle) const
    {
        double reach = 1;
        for (std::size_t i = 0; i < swells_.size(); ++i)
            reach += swells_[i].height * std::sin(double(i + 2) * angle + swells_[i].phase);
        for (const Bay& bay : bays_) {
            const double off = std::remainder(angle - bay.at, wholeTurn) / bay.width;
            reach -= bay.depth * std::exp(-off * off);
        }
        return std::max(reach, .2);
    }

private:
    struct Swell {
        double height, phase;
    };
    struct Bay {
        double depth, width, at;
    };
    std::vector<Swell> swells_;
    std::vector<Bay> bays_;
};

Ring grown(const Growth& growth, double ratio, Random& random)
{
    const Reach reach(growth, random);
    const double bend = growth.bend * random.between(-1, 1);
    Ring corners;
    for (int i = 0; i < growth.corners; ++i) {
        const double angle = wholeTurn * (i + random.between(-.2, .2)) / growth.corners;
        const double r = reach(angle) * (1 + growth.ragged * random.between(-1, 1));
        const Point p = towards(angle * 360 / wholeTurn) * r;
        corners.push_back({p.x, ratio * p.y + bend * ratio * (p.x * p.x - .5)});
    }
    return corners;
}

// A closed line along a lattice, as of walls and house fronts: a block with pieces left out at its corners.
Ring built(double ratio, Random& random)
{
    constexpr Point outwards[] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
    Ring block;
    for (int i = 0; i < 4; ++i) {
        const Point corner{outwards[i].x, outwards[i].y * ratio};
        const double x = random.between(.15, .5) * outwards[i].x, y = random.between(.15, .5) * outwards[i].y * ratio;
        const Point before = i % 2 ? Point{0, y} : Point{x, 0}, after = i % 2 ? Point{x, 0} : Point{0, y};
        if (i == 0 || random.chance(.6)) // one corner is always open: no village is a brick
            block.insert(block.end(), {corner - before, corner - Point{x, y}, corner - after});
        else
            block.push_back(corner);
    }
    for (Point& p : block)
        p = p + Point{random.between(-.04, .04), random.between(-.04, .04)};
    return block;
}

// Ground that was parted by hedges: four to six corners, none of them square.
Ring parcelled(double ratio, Random& random)
{
    const int corners = 4 + random.below(2);
    Ring parcel;
    for (int i = 0; i < corners; ++i) {
        const double angle = wholeTurn * (i + .5 + random.between(-.16, .16)) / corners;
        const Point p = towards(angle * 360 / wholeTurn) * random.between(.9, 1.1);
        parcel.push_back({p.x, p.y * ratio});
    }
    return parcel;
}

// As wide as asked and not a hair wider, about (0, 0).
Ring sized(const Ring& ring, double across)
{
    const double wide = field::across(ring);
    const Ring right = scaled(ring, {}, (across - .005) / wide);
    return moved(right, Point{} - snapped(centroid(right)));
}

double fullness(const Ring& ring) { return area(ring) / area(hull(ring)); }

Ring drawn(Look look, double ratio, Random& random)
{
    if (look == Look::village)
        return built(ratio, random);
    if (look == Look::fields)
        return parcelled(ratio, random);
    const Growth growth = growthOf(look);
    const Ring corners = grown(growth, ratio, random);
    return growth.steps == 1 ? corners : smooth(corners, growth.steps);
}

} // namespace

Ring blob(Look look, double across, double ratio, Random& random)
{
    const Growth growth = growthOf(look);
    for (int trial = 0; trial < 40; ++trial) {
        Ring ring = sized(drawn(look, ratio, random), across);
        const double full = fullness(ring);
        if (growth.fullLeast <= full && full <= growth.fullMost && faultOf(ring) == RingFault::none)
            return ring;
    }
    return sized(
        smooth({{1, 0}, {.3, ratio}, {-.9, .6 * ratio}, {-.6, 0}, {-.8, -.7 * ratio}, {.4, -ratio}}, 6), across);
}

namespace {

// How a strip lies along its edge: how blunt its ends are, how much its front sways, how steep steps are.
struct Front {
    double blunt; // power of the sine that lifts it from the edge: 1 a slow rise, 0 a wall
    int corners, steps;
    double sway, ragged;
};

constexpr Front frontOf(Look look)
{
    switch (look) {
    case Look::hill:
    case Look::mound:
        return {.45, 9, 5, .14, 0};
    case Look::lake:
        return {.32, 12, 5, .24, .05};
    case Look::wood:
        return {.18, 19, 3, .20, .12};
    case Look::marsh:
        return {.25, 19, 3, .18, .16};
    case Look::rocks:
        return {.30, 15, 1, .16, .16};
    case Look::village:
    case Look::fields:
        break; // fronts of houses: built below
    }
    return {0, 0, 1, 0, 0};
}

// Blocks of houses beside one another, each a little deeper or less deep than the last.
Course houses(Random& random)
{
    const int blocks = 3 + random.below(3);
    Course front;
    double left = 0, last = -1;
    for (int i = 0; i < blocks; ++i) {
        const double right = i + 1 == blocks ? 1 : (i + 1 + random.between(-.3, .3)) / blocks;
        double deep = random.between(.5, 1);
        while (std::abs(deep - last) < .12)
            deep = random.between(.5, 1);
        front.insert(front.end(), {{left, deep}, {right, deep}});
        left = right;
        last = deep;
    }
    return front;
}

Course front(Look look, Random& random)
{
    if (look == Look::village || look == Look::fields)
        return houses(random);
    const Front kind = frontOf(look);
    const double slow = random.between(0, wholeTurn), quick = random.between(0, wholeTurn);
    Course line{{0, 0}};
    for (int i = 1; i < kind.corners; ++i) {
        // Closer at the ends, so that these are round.
        const double t = .5 - .5 * std::cos(std::numbers::pi * (i + random.between(-.25, .25)) / kind.corners);
        const double lift = std::pow(std::sin(std::numbers::pi * t), kind.blunt);
        const double sway = std::sin(slow + 1.7 * wholeTurn * t) + .6 * std::sin(quick + 3.6 * wholeTurn * t);
        const double deep = lift * (1 + kind.sway * sway + kind.ragged * random.between(-1, 1));
        line.push_back({t, std::max(deep, .12 * lift)});
    }
    line.push_back({1, 0});
    return kind.steps == 1 ? line : smoothCourse(line, kind.steps);
}

} // namespace

Ring edgeStrip(Look look, double along, double depth, Random& random)
{
    for (int trial = 0;; ++trial) {
        const Course line = front(look, random);
        double deepest = 0;
        for (const Point p : line)
            deepest = std::max(deepest, p.y);
        Ring strip{{0, 0}, {along, 0}};
        for (auto p = line.rbegin(); p != line.rend(); ++p)
            strip.push_back({std::clamp(p->x, 0.0, 1.0) * along, std::max(p->y, 0.0) * depth / deepest});
        strip = snapped(std::move(strip));
        if (faultOf(strip) == RingFault::none || trial == 40)
            return strip;
    }
}

} // namespace strategikon::field
