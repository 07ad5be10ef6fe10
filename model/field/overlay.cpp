// The only file that includes Boost.Geometry: it takes long to compile. Its overlays lose area where edges are nearly
// on one another, unless every coordinate lies on the grid first (1/1024 cm).
#include "model/field/geometry.h"

#include <boost/geometry/algorithms/area.hpp>
#include <boost/geometry/algorithms/buffer.hpp>
#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/algorithms/difference.hpp>
#include <boost/geometry/algorithms/intersection.hpp>
#include <boost/geometry/algorithms/is_valid.hpp>
#include <boost/geometry/algorithms/union.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/geometry/strategies/strategies.hpp>

BOOST_GEOMETRY_REGISTER_POINT_2D(strategikon::field::Point, double, boost::geometry::cs::cartesian, x, y)

namespace strategikon::field {

namespace {

namespace bg = boost::geometry;
using Polygon = bg::model::polygon<Point, false, false>; // counterclockwise, not closed
using Polygons = bg::model::multi_polygon<Polygon>;

Polygon polygon(const Ring& ring)
{
    Polygon made;
    const Ring exact = snapped(ring);
    made.outer().assign(exact.begin(), exact.end());
    return made;
}

std::vector<Ring> rings(const Polygons& all)
{
    std::vector<Ring> found;
    for (const Polygon& one : all)
        if (Ring ring = snapped(Ring(one.outer().begin(), one.outer().end())); ring.size() >= 3)
            found.push_back(std::move(ring));
    return found;
}

Polygons intersection(const Ring& a, const Ring& b)
{
    Polygons both;
    if (meet(boxOf(a), boxOf(b)))
        bg::intersection(polygon(a), polygon(b), both);
    return both;
}

} // namespace

RingFault faultOf(const Ring& ring)
{
    if (snapped(ring).size() < 3)
        return RingFault::fewPoints;
    bg::validity_failure_type failure;
    if (bg::is_valid(polygon(counterclockwise(ring)), failure))
        return RingFault::none;
    return failure == bg::failure_few_points || failure == bg::failure_wrong_topological_dimension
        ? RingFault::noArea
        : RingFault::crossesItself;
}

bool contains(const Ring& outer, const Ring& inner) { return bg::covered_by(polygon(inner), polygon(outer)); }

double sharedArea(const Ring& a, const Ring& b) { return bg::area(intersection(a, b)); }

bool overlap(const Ring& a, const Ring& b) { return sharedArea(a, b) > 1e-3; }

std::vector<Ring> shared(const Ring& a, const Ring& b) { return rings(intersection(a, b)); }

std::vector<Ring> without(const Ring& a, const Ring& b)
{
    Polygons left;
    bg::difference(polygon(a), polygon(b), left);
    return rings(left);
}

Ring inset(const Ring& ring, double by)
{
    Polygons left;
    bg::buffer(polygon(ring), left, bg::strategy::buffer::distance_symmetric<double>(-by),
        bg::strategy::buffer::side_straight(), bg::strategy::buffer::join_round(12), bg::strategy::buffer::end_flat(),
        bg::strategy::buffer::point_circle(8));
    Ring largest;
    for (Ring& part : rings(left))
        if (area(part) > area(largest))
            largest = std::move(part);
    return largest;
}

namespace {

double halfWidth(std::span<const double> widths, std::size_t i)
{
    return widths.empty() ? 0.0 : widths[std::min(i, widths.size() - 1)] / 2;
}

// Up one side and down the other: quick, and right where no bend is sharp. Empty where one is, or sides cross.
Ring gentleRibbon(const Course& course, std::span<const double> widths)
{
    Ring right, left;
    Point last;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const Point ahead = course[std::min(i + 1, course.size() - 1)] - course[i];
        if (i + 1 < course.size() && length(ahead) == 0)
            return {};
        const Point next = i + 1 < course.size() ? ahead * (1 / length(ahead)) : last;
        const Point along = i ? last + next : next;
        // As far out as keeps both legs as wide as they are.
        const double bend = (along.x * along.x + along.y * along.y) / (i ? 4 : 1);
        if (bend < .6)
            return {};
        const Point out = turned(along * (halfWidth(widths, i) / (bend * (i ? 2 : 1))), 90);
        right.push_back(course[i] - out);
        left.push_back(course[i] + out);
        last = next;
    }
    right.insert(right.end(), left.rbegin(), left.rend());
    right = snapped(std::move(right));
    return faultOf(right) == RingFault::none ? right : Ring{};
}

} // namespace

// One quadrilateral for each leg and a polygon about each joint, united: a course may bend as it likes.
Ring ribbon(const Course& course, std::span<const double> widths)
{
    const bool closed = course.size() > 2 && course.front() == course.back();
    if (Ring quick = course.size() > 1 && !closed ? gentleRibbon(course, widths) : Ring{}; !quick.empty())
        return quick;
    const auto wide = [&](std::size_t i) { return halfWidth(widths, i); };
    Polygons made;
    const auto add = [&made](const Ring& ring) {
        Polygons joined;
        bg::union_(made, polygon(counterclockwise(ring)), joined);
        made = std::move(joined);
    };
    for (std::size_t i = 1; i < course.size(); ++i) {
        const Point along = course[i] - course[i - 1];
        if (length(along) == 0)
            continue;
        const Point side = turned(along * (1 / length(along)), 90);
        add({course[i - 1] - side * wide(i - 1), course[i] - side * wide(i), course[i] + side * wide(i),
            course[i - 1] + side * wide(i - 1)});
        if (i + 1 < course.size()) {
            Ring joint;
            for (int corner = 0; corner < 12; ++corner)
                joint.push_back(course[i] + towards(corner * 30) * wide(i));
            add(joint);
        }
    }
    Ring largest;
    for (Ring& ring : rings(made))
        if (area(ring) > area(largest))
            largest = std::move(ring);
    return largest;
}

} // namespace strategikon::field
