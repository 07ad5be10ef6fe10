#include "lines.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr int places = 3;        // parts of an edge at whose ends one looks
constexpr double narrow = 1e-4;  // of a gap, as a slope: nobody sees through less
constexpr double steep = 1e3;    // as good as sideways
constexpr double abreast = 1e-6; // cm; no further ahead than p itself
constexpr double inside = 0.005; // cm; a line ends a little within what it sees

// Where a line from p enters a convex outline and leaves it, in lengths of `along`; empty where it misses.
std::optional<std::pair<double, double>> through(Point p, Point along, const Ring& convex)
{
    double enters = 0, leaves = INFINITY;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Point side = convex[(i + 1) % convex.size()] - convex[i], outwards{side.y, -side.x};
        const double speed = dot(along, outwards), ahead = dot(convex[i] - p, outwards);
        if (speed == 0) {
            if (ahead <= 0)
                return {};
        } else if (speed > 0)
            leaves = std::min(leaves, ahead / speed);
        else
            enters = std::max(enters, ahead / speed);
        if (enters + abreast >= leaves) // or only touches it
            return {};
    }
    return std::pair(enters, leaves);
}

// The slopes under which a convex outline is seen from p, which looks along `ahead` (of length 1); from > to: it is
// not ahead.
std::pair<double, double> slopes(Point p, Point ahead, const Ring& convex)
{
    const Point left{-ahead.y, ahead.x};
    double least = INFINITY, most = -INFINITY;
    Point last = convex.back() - p;
    for (const Point corner : convex) {
        const Point off = corner - p;
        const double here = dot(off, ahead), there = dot(last, ahead);
        if (here > abreast) {
            const double slope = dot(off, left) / here;
            least = std::min(least, slope);
            most = std::max(most, slope);
        }
        if ((here > abreast) != (there > abreast)) { // it goes on behind p, past its left or its right
            const double at = dot(off + (last - off) * (here / (here - there)), left);
            (at > 0 ? most : least) = at > 0 ? steep : -steep;
        }
        last = off;
    }
    return {std::max(least, -steep), std::min(most, steep)};
}

Point nearestCorner(Point p, const Ring& convex)
{
    return *std::ranges::min_element(convex, [p](Point a, Point b) { return dot(a - p, a - p) < dot(b - p, b - p); });
}

} // namespace

Nearest nearestOf(const Ring& a, const Ring& b)
{
    if (collide(a, b)) {
        const Point middle = (boxOf(a).centre() + boxOf(b).centre()) * 0.5;
        return {middle, middle, 0};
    }
    Nearest best{{}, {}, INFINITY};
    double least = INFINITY;
    const auto measure = [&](const Ring& corners, const Ring& sides, bool first) {
        for (const Point p : corners)
            for (std::size_t i = 0; i < sides.size(); ++i) {
                const Point q = nearestOn(sides[i], sides[(i + 1) % sides.size()], p);
                if (const double squared = dot(q - p, q - p); squared < least) {
                    least = squared;
                    best = first ? Nearest{p, q, 0} : Nearest{q, p, 0};
                }
            }
    };
    measure(a, b, true);
    measure(b, a, false);
    best.distance = std::sqrt(least);
    return best;
}

Looking::Looking(const std::vector<Laid>& from, const std::vector<Laid>& to, const std::vector<const Laid*>& all,
    const Country& country, double most)
    : from(from), to(to), country(country), most(most)
{
    std::vector<Point> corners;
    for (const std::vector<Laid>* stands : {&from, &to})
        for (const Laid& stand : *stands)
            corners.insert(corners.end(), {stand.box.least, stand.box.most});
    const Box box = boxOf(corners);
    for (const Laid* laid : all) {
        const Box& its = laid->box;
        if (its.least.x <= box.most.x && box.least.x <= its.most.x && its.least.y <= box.most.y
            && box.least.y <= its.most.y)
            blocking.push_back(laid);
    }
}

std::optional<Looking::Line> Looking::free() const
{
    for (const Laid& stand : from) {
        const std::size_t edges = stand.troop->allRound || stand.troop->round ? stand.ring.size() : 1;
        for (const Laid& seen : to) {
            if (distance(stand.stand.centre, seen.stand.centre) - stand.reach - seen.reach > most)
                continue;
            std::optional<Pair> pair;
            for (std::size_t i = 0; i < edges; ++i) {
                const std::size_t side = (2 + i) % stand.ring.size(); // the third of a rectangle's sides is its front
                const Point a = stand.ring[side], b = stand.ring[(side + 1) % stand.ring.size()];
                const Edge edge{a, b, {b.y - a.y, a.x - b.x}};
                if (std::ranges::none_of(seen.ring, [&](Point corner) { return dot(corner - a, edge.outwards) > 0; }))
                    continue; // all behind
                if (!pair)
                    pair.emplace(stand, seen, near(stand, seen), std::nullopt);
                for (int k = 0; k <= places; ++k)
                    if (const auto line = freeFrom(a + (b - a) * (double(k) / places), edge, *pair))
                        return line;
            }
        }
    }
    return {};
}

// From one point: what of the stand no other stands hide, and of that what no country hides.
std::optional<Looking::Line> Looking::freeFrom(Point p, const Edge& edge, const Pair& pair) const
{
    const Laid& seen = pair.seen;
    const Point off = seen.stand.centre - p;
    const double apart = length(off);
    if (apart == 0 || apart - seen.reach > most)
        return {};
    const Point ahead = off * (1 / apart), left{-ahead.y, ahead.x};
    const Point nearest = nearestCorner(p, seen.ring) - p;
    for (const Gap& gap : gaps(p, ahead, edge, pair)) {
        const double wide = gap.to - gap.from;
        // What lies nearest may be all that is near enough.
        const double closest = std::clamp(
            dot(nearest, left) / std::max(dot(nearest, ahead), abreast), gap.from + wide / 1000, gap.to - wide / 1000);
        for (const double slope : {closest, gap.from + wide / 2, gap.from + wide / 20, gap.to - wide / 20}) {
            const Point along = ahead + left * slope;
            const auto meets = through(p, along, seen.ring);
            if (!meets || dot(along, edge.outwards) <= 0)
                continue;
            const double size = length(along), reached = meets->first * size + inside;
            if (reached > most)
                continue;
            const Point q = p + along * (reached / size);
            if (!isHidden(pair, p, q))
                return Line{p, q};
        }
    }
    return {};
}

bool Looking::isHidden(const Pair& pair, Point p, Point q) const
{
    if (!pair.screens) {
        const Box &a = pair.looks.box, &b = pair.seen.box;
        const Point ends[] = {a.least, a.most, b.least, b.most};
        pair.screens = country.between(boxOf(ends), {&pair.looks.ring, &pair.seen.ring});
    }
    return country.hides(*pair.screens, p, q) != nullptr;
}

// All lines between two stands lie within reach of that from middle to middle.
std::vector<const Laid*> Looking::near(const Laid& looks, const Laid& seen) const
{
    const double reach = std::max(looks.reach, seen.reach) + abreast;
    std::vector<const Laid*> found;
    for (const Laid* laid : blocking) {
        const Point at = laid->stand.centre, off = at - nearestOn(looks.stand.centre, seen.stand.centre, at);
        const double within = reach + laid->reach;
        if (laid != &seen && dot(off, off) <= within * within)
            found.push_back(laid);
    }
    return found;
}

namespace {

// What a point sees between two slopes; what lies beside that, behind the point or too far ahead, is told by a circle.
class Wedge {
public:
    Wedge(Point p, Point ahead, std::pair<double, double> slopes, double deep)
        : p_(p)
        , ahead_(ahead)
        , low_(slopes.first)
        , high_(slopes.second)
        , lowest_(std::sqrt(1 + low_ * low_))
        , highest_(std::sqrt(1 + high_ * high_))
        , deep_(deep)
    {
    }

    bool meets(Point centre, double radius) const
    {
        const Point off = centre - p_;
        const double here = dot(off, ahead_), there = ahead_.x * off.y - ahead_.y * off.x;
        return here > -radius && here - radius < deep_ && there - high_ * here < radius * highest_
            && low_ * here - there < radius * lowest_;
    }

private:
    Point p_, ahead_;
    double low_, high_, lowest_, highest_, deep_;
};

} // namespace

std::vector<Looking::Gap> Looking::gaps(Point p, Point ahead, const Edge& edge, const Pair& pair) const
{
    const Laid& seen = pair.seen;
    const auto [first, last] = slopes(p, ahead, seen.ring);
    std::vector<Gap> hidden;
    const Point left{-ahead.y, ahead.x};
    // Nobody looks back over his own stand.
    const double forward = dot(ahead, edge.outwards), aside = dot(left, edge.outwards);
    if (aside == 0 && forward <= 0)
        return {};
    if (aside > 0)
        hidden.push_back({-steep, -forward / aside});
    else if (aside < 0)
        hidden.push_back({-forward / aside, steep});
    const Wedge wedge(p, ahead, {first, last}, dot(seen.stand.centre - p, ahead) + seen.reach);
    for (const Laid* other : pair.between) {
        if (!wedge.meets(other->stand.centre, other->reach + abreast))
            continue;
        const auto [from, to] = slopes(p, ahead, other->ring);
        const double low = std::max(from, first), high = std::min(to, last);
        if (low >= high)
            continue;
        const Point along = ahead + left * ((low + high) / 2);
        const auto here = through(p, along, other->ring);
        const auto there = here ? through(p, along, seen.ring) : std::nullopt;
        if (!there || here->first >= there->first)
            continue;
        if (from <= first && to >= last)
            return {}; // all of it
        hidden.push_back({from, to});
    }
    std::ranges::sort(hidden, [](const Gap& a, const Gap& b) { return a.from < b.from; });
    std::vector<Gap> open;
    double at = first;
    for (const Gap& one : hidden) {
        if (one.from - at > narrow)
            open.push_back({at, std::min(one.from, last)});
        at = std::max(at, one.to);
        if (at >= last)
            break;
    }
    if (last - at > narrow)
        open.push_back({at, last});
    std::erase_if(open, [](const Gap& gap) { return gap.to - gap.from <= narrow; });
    return open;
}

std::string Looking::blockedBy(Point p, Point q) const
{
    std::string found = onLine(p, q);
    for (const Laid& stand : from)
        for (const Laid& seen : to)
            if (found.empty())
                found = onLine(stand.stand.centre, seen.stand.centre);
    return found;
}

std::string Looking::onLine(Point p, Point q) const
{
    const auto isEnd = [&](const Laid* laid) {
        return contains(laid->ring, p) || std::ranges::any_of(to, [&](const Laid& seen) { return &seen == laid; });
    };
    for (const Laid* laid : blocking)
        if (!isEnd(laid) && passes(p, q, laid->ring))
            return laid->troop->badge;
    const Point ends[] = {p, q};
    const Patch* patch = country.hides(country.between(boxOf(ends), {}), p, q);
    return patch ? patch->feature->id : std::string();
}

} // namespace strategikon::field
