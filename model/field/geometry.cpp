// What plain numbers can say of points and outlines. Overlays are in overlay.cpp.
#include "model/field/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace strategikon::field {

namespace {

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

// Each side of a ring, from point to point.
template <class Do>
void eachSide(const Ring& ring, Do act)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        act(ring[i], ring[(i + 1) % ring.size()]);
}

// Where a straight line, as shares of its length, meets the sides of a ring; sorted, with both ends.
std::vector<double> cuts(Point from, Point to, const Ring& ring)
{
    std::vector<double> all{0, 1};
    const Point along = to - from;
    eachSide(ring, [&](Point a, Point b) {
        const Point side = b - a;
        const double parallel = cross(along, side);
        if (parallel == 0) {
            if (const double whole = squared(along); whole > 0 && cross(along, a - from) == 0)
                for (const Point end : {a, b})
                    if (const double t = dot(end - from, along) / whole; t > 0 && t < 1)
                        all.push_back(t);
            return;
        }
        const double t = cross(a - from, side) / parallel, u = cross(a - from, along) / parallel;
        if (t > 0 && t < 1 && u >= 0 && u <= 1)
            all.push_back(t);
    });
    std::ranges::sort(all);
    return all;
}

bool onEdge(const Ring& ring, Point p, double slack)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (distance(p, nearestOn(ring[i], ring[(i + 1) % ring.size()], p)) <= slack)
            return true;
    return false;
}

// Catmull-Rom between b and c.
Point between(Point a, Point b, Point c, Point d, double t)
{
    const auto one = [t](double p, double q, double r, double s) {
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    };
    return {one(a.x, b.x, c.x, d.x), one(a.y, b.y, c.y, d.y)};
}

} // namespace

Point nearestOn(Point from, Point to, Point p)
{
    const Point along = to - from;
    const double whole = squared(along);
    if (whole == 0)
        return from;
    return from + along * std::clamp(dot(p - from, along) / whole, 0.0, 1.0);
}

double length(Point a) { return std::hypot(a.x, a.y); }

double distance(Point a, Point b) { return length(b - a); }

Point towards(double degrees)
{
    // Quarter turns are exact: stands along a table edge touch it.
    const double turn = std::remainder(degrees, 360.0);
    for (const auto& [angle, unit] : {std::pair{0.0, Point{1, 0}}, {90.0, Point{0, 1}}, {-90.0, Point{0, -1}},
             {180.0, Point{-1, 0}}, {-180.0, Point{-1, 0}}})
        if (turn == angle)
            return unit;
    const double radians = turn * std::numbers::pi / 180;
    return {std::cos(radians), std::sin(radians)};
}

Point turned(Point a, double degrees)
{
    const Point unit = towards(degrees);
    return {a.x * unit.x - a.y * unit.y, a.x * unit.y + a.y * unit.x};
}

Box boxOf(std::span<const Point> points)
{
    if (points.empty())
        return {};
    Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.least = {std::min(box.least.x, p.x), std::min(box.least.y, p.y)};
        box.most = {std::max(box.most.x, p.x), std::max(box.most.y, p.y)};
    }
    return box;
}

bool meet(const Box& a, const Box& b, double within)
{
    return a.least.x <= b.most.x + within && b.least.x <= a.most.x + within && a.least.y <= b.most.y + within
        && b.least.y <= a.most.y + within;
}

double snapped(double cm)
{
    return std::nearbyint(cm * 1024) / 1024 + 0.0; // + 0.0: no minus zero
}

Point snapped(Point p) { return {snapped(p.x), snapped(p.y)}; }

Ring snapped(Ring ring)
{
    for (Point& p : ring)
        p = snapped(p);
    ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
    while (ring.size() > 1 && ring.front() == ring.back())
        ring.pop_back();
    return ring;
}

double area(const Ring& ring)
{
    double twice = 0;
    eachSide(ring, [&](Point a, Point b) { twice += cross(a, b); });
    return twice / 2;
}

Ring counterclockwise(Ring ring)
{
    if (area(ring) < 0)
        std::reverse(ring.begin(), ring.end());
    return ring;
}

Point centroid(const Ring& ring)
{
    Point sum;
    eachSide(ring, [&](Point a, Point b) { sum = sum + (a + b) * cross(a, b); });
    const double six = 6 * area(ring);
    return six == 0 ? boxOf(ring).centre() : sum * (1 / six);
}

double across(std::span<const Point> points)
{
    const Ring outer = hull(points);
    double most = 0;
    for (std::size_t i = 0; i < outer.size(); ++i)
        for (std::size_t j = i + 1; j < outer.size(); ++j)
            most = std::max(most, squared(outer[j] - outer[i]));
    return std::sqrt(most);
}

double length(const Course& course)
{
    double sum = 0;
    for (std::size_t i = 1; i < course.size(); ++i)
        sum += distance(course[i - 1], course[i]);
    return sum;
}

double perimeter(const Ring& ring)
{
    double sum = 0;
    eachSide(ring, [&](Point a, Point b) { sum += distance(a, b); });
    return sum;
}

bool contains(const Ring& ring, Point p)
{
    bool inside = false, edge = false;
    eachSide(ring, [&](Point a, Point b) {
        if (cross(b - a, p - a) == 0 && dot(a - p, b - p) <= 0)
            edge = true;
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) * (b.x - a.x) / (b.y - a.y))
            inside = !inside;
    });
    return inside || edge;
}

bool holds(const Ring& ring, const Course& course, double slack)
{
    const auto inside = [&](Point p) { return contains(ring, p) || onEdge(ring, p, slack); };
    if (!std::ranges::all_of(course, inside))
        return false;
    for (std::size_t i = 1; i < course.size(); ++i) {
        const auto at = cuts(course[i - 1], course[i], ring);
        for (std::size_t k = 1; k < at.size(); ++k)
            if (!inside(course[i - 1] + (course[i] - course[i - 1]) * ((at[k - 1] + at[k]) / 2)))
                return false;
    }
    return true;
}

double distance(Point p, const Ring& ring)
{
    if (contains(ring, p))
        return 0;
    double least = INFINITY;
    eachSide(ring, [&](Point a, Point b) { least = std::min(least, squared(nearestOn(a, b, p) - p)); });
    return std::sqrt(least);
}

double distanceToCourse(Point p, const Course& course)
{
    double least = course.empty() ? INFINITY : squared(course.front() - p);
    for (std::size_t i = 1; i < course.size(); ++i)
        least = std::min(least, squared(nearestOn(course[i - 1], course[i], p) - p));
    return std::sqrt(least);
}

Nearest nearest(const Ring& a, const Ring& b)
{
    for (const Point p : a)
        if (contains(b, p))
            return {p, p, 0};
    for (const Point p : b)
        if (contains(a, p))
            return {p, p, 0};
    Nearest found{{}, {}, INFINITY};
    eachSide(a, [&](Point from, Point to) {
        eachSide(b, [&](Point other, Point end) {
            const double parallel = cross(to - from, end - other);
            if (parallel != 0) {
                const double t = cross(other - from, end - other) / parallel;
                const double u = cross(other - from, to - from) / parallel;
                if (t >= 0 && t <= 1 && u >= 0 && u <= 1)
                    found = {from + (to - from) * t, from + (to - from) * t, 0};
            }
            for (const auto& [p, onFirst] : {std::pair{from, true}, {to, true}, {other, false}, {end, false}}) {
                const Point q = onFirst ? nearestOn(other, end, p) : nearestOn(from, to, p);
                if (const double apart = distance(p, q); apart < found.distance)
                    found = onFirst ? Nearest{p, q, apart} : Nearest{q, p, apart};
            }
        });
    });
    return found;
}

double distance(const Ring& a, const Ring& b) { return nearest(a, b).distance; }

double lengthInside(Point from, Point to, const Ring& ring)
{
    const auto at = cuts(from, to, ring);
    double share = 0;
    for (std::size_t i = 1; i < at.size(); ++i)
        if (contains(ring, from + (to - from) * ((at[i - 1] + at[i]) / 2)))
            share += at[i] - at[i - 1];
    return share * distance(from, to);
}

double lengthInside(const Course& course, const Ring& ring)
{
    double sum = 0;
    for (std::size_t i = 1; i < course.size(); ++i)
        sum += lengthInside(course[i - 1], course[i], ring);
    return sum;
}

bool crosses(Point from, Point to, const Ring& ring)
{
    const auto at = cuts(from, to, ring);
    for (std::size_t i = 1; i < at.size(); ++i) {
        const Point middle = from + (to - from) * ((at[i - 1] + at[i]) / 2);
        if ((at[i] - at[i - 1]) * distance(from, to) > 0.01 && contains(ring, middle) && !onEdge(ring, middle, 0.005))
            return true;
    }
    return false;
}

Ring rectangle(Point centre, double width, double depth, double degrees)
{
    const Point along = towards(degrees) * (width / 2), deep = turned(towards(degrees), 90) * (depth / 2);
    return snapped(Ring{centre - along - deep, centre + along - deep, centre + along + deep, centre - along + deep});
}

Ring hull(std::span<const Point> points)
{
    Ring sorted(points.begin(), points.end());
    std::ranges::sort(sorted, [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 3)
        return sorted;
    Ring chain;
    const auto half = [&chain](auto first, auto last) { // one side of it, from left to right or back
        const std::size_t start = chain.size();
        for (; first != last; ++first) {
            while (
                chain.size() >= start + 2 && cross(chain.back() - chain[chain.size() - 2], *first - chain.back()) <= 0)
                chain.pop_back();
            chain.push_back(*first);
        }
        chain.pop_back();
    };
    half(sorted.begin(), sorted.end());
    half(sorted.rbegin(), sorted.rend());
    return chain;
}

Ring moved(Ring ring, Point by)
{
    for (Point& p : ring)
        p = p + by;
    return snapped(std::move(ring));
}

Ring turned(Ring ring, Point about, double degrees)
{
    for (Point& p : ring)
        p = about + turned(p - about, degrees);
    return snapped(std::move(ring));
}

Ring scaled(Ring ring, Point about, double factor)
{
    for (Point& p : ring)
        p = about + (p - about) * factor;
    return snapped(std::move(ring));
}

Covered alongEdges(const Ring& ring, const Box& table, double slack)
{
    Covered covered;
    eachSide(ring, [&](Point a, Point b) {
        const auto lies = [slack](double p, double q, double edge) {
            return std::abs(p - edge) <= slack && std::abs(q - edge) <= slack;
        };
        if (lies(a.y, b.y, table.least.y))
            covered.bottom += std::abs(b.x - a.x);
        if (lies(a.y, b.y, table.most.y))
            covered.top += std::abs(b.x - a.x);
        if (lies(a.x, b.x, table.least.x))
            covered.left += std::abs(b.y - a.y);
        if (lies(a.x, b.x, table.most.x))
            covered.right += std::abs(b.y - a.y);
    });
    return covered;
}

Ring smooth(const Ring& ring, int steps)
{
    const std::size_t n = ring.size();
    Ring fine;
    for (std::size_t i = 0; n > 0 && i < n; ++i)
        for (int step = 0; step < steps; ++step)
            fine.push_back(
                between(ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n], ring[(i + 2) % n], double(step) / steps));
    return snapped(std::move(fine));
}

Course smoothCourse(const Course& course, int steps)
{
    Course fine;
    const std::size_t n = course.size();
    for (std::size_t i = 0; i + 1 < n; ++i)
        for (int step = 0; step < steps; ++step)
            fine.push_back(between(
                course[i ? i - 1 : 0], course[i], course[i + 1], course[std::min(i + 2, n - 1)], double(step) / steps));
    if (n > 0)
        fine.push_back(course.back());
    for (Point& p : fine)
        p = snapped(p);
    return fine;
}

} // namespace strategikon::field
