#include "app/map/canvas.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace strategikon::map {

using namespace field;

QPolygonF Canvas::polygon(const Ring& ring) const
{
    QPolygonF made;
    for (const Point point : ring)
        made << at(point);
    return made;
}

QPainterPath Canvas::area(const Ring& ring) const
{
    QPainterPath path;
    path.addPolygon(polygon(ring));
    path.closeSubpath();
    return path;
}

QPainterPath Canvas::course(const Course& course) const
{
    QPainterPath path;
    path.addPolygon(polygon(course));
    return path;
}

Ring Canvas::beyond(const Ring& ring, double by) const
{
    constexpr double slack = 0.06;
    Ring made = ring;
    for (Point& point : made) {
        const Point old = point;
        point.x += old.x < table.least.x + slack ? -by : old.x > table.most.x - slack ? by : 0;
        point.y += old.y < table.least.y + slack ? -by : old.y > table.most.y - slack ? by : 0;
    }
    return faultOf(made) == RingFault::none ? made : ring;
}

Ring Canvas::bed(const Piece& piece) const
{
    if (piece.course.size() < 2 || piece.widths.empty())
        return beyond(piece.area, 3);
    constexpr double slack = 0.1, on = 6;
    const auto isAtEdge = [&](Point p) {
        return p.x < table.least.x + slack || p.x > table.most.x - slack || p.y < table.least.y + slack
            || p.y > table.most.y - slack;
    };
    const auto further = [](Point from, Point to) {
        return to + (to - from) * (on / std::max(0.01, distance(from, to)));
    };
    Course course = piece.course;
    std::vector<double> widths = piece.widths;
    widths.resize(course.size(), widths.back());
    if (isAtEdge(course.back())) {
        course.push_back(further(course[course.size() - 2], course.back()));
        widths.push_back(widths.back());
    }
    if (isAtEdge(course.front())) {
        course.insert(course.begin(), further(course[1], course.front()));
        widths.insert(widths.begin(), widths.front());
    }
    return course.size() == piece.course.size() ? piece.area : ribbon(course, widths);
}

void Canvas::draw(const QPainterPath& path, const QPen& pen, const QBrush& brush)
{
    if (path.isEmpty())
        return;
    p.setPen(pen);
    p.setBrush(brush);
    p.drawPath(path);
}

void Canvas::fill(const QPainterPath& path, const QColor& colour) { draw(path, Qt::NoPen, colour); }

void Canvas::stroke(const QPainterPath& path, const QColor& colour, double width)
{
    draw(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void Canvas::dashed(const QPainterPath& path, const QColor& colour, double width, const QList<qreal>& pattern)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCurveThreshold(0.01);
    stroker.setDashPattern(pattern);
    QPainterPath strokes = stroker.createStroke(path);
    strokes.setFillRule(Qt::WindingFill);
    fill(strokes, colour);
}

Random randomOf(const Ring& ring)
{
    std::uint64_t hash = 1469598103934665603u; // FNV-1a over the shape about its corner
    const Box box = boxOf(std::span<const Point>(ring));
    const auto add = [&hash](
                         double length) { hash = (hash ^ std::uint64_t(std::llround(length * 64))) * 1099511628211u; };
    for (const Point point : ring) {
        add(point.x - box.least.x);
        add(point.y - box.least.y);
    }
    return Random(hash);
}

namespace {

// Whether a thing may stand there: within the area, clear of its edge and of all that lies above.
bool isFree(const Shape& shape, Point at, double clear)
{
    const Ring& ring = shape.piece->area;
    if (!contains(ring, at))
        return false;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (distanceToCourse(at, {ring[i], ring[(i + 1) % ring.size()]}) < clear)
            return false;
    return std::ranges::none_of(
        shape.above, [&](const Piece* piece) { return distance(at, piece->area) < clear * 0.8; });
}

} // namespace

std::vector<Point> spread(const Shape& shape, double apart, double clear, Random& random)
{
    std::vector<Point> found;
    const Box box = boxOf(std::span<const Point>(shape.piece->area));
    const double row = apart * 0.87;
    bool odd = false;
    for (double y = box.most.y; y >= box.least.y; y -= row, odd = !odd)
        for (double x = box.least.x + (odd ? apart / 2 : 0); x <= box.most.x; x += apart) {
            const double jitter = apart * 0.27; // two numbers for each, free or not
            const Point at{x + random.between(-jitter, jitter), y + random.between(-jitter, jitter)};
            if (isFree(shape, at, clear))
                found.push_back(at);
        }
    std::ranges::stable_sort(found, [](Point a, Point b) { return a.y > b.y; });
    return found;
}

std::vector<Along> along(const std::vector<Point>& points, bool closed, double apart)
{
    std::vector<Along> found;
    double next = apart / 2;
    const std::size_t legs = points.size() < 2 ? 0 : closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < legs; ++i) {
        const Point from = points[i], leg = points[(i + 1) % points.size()] - from;
        const double long_ = length(leg);
        for (; next < long_; next += apart)
            found.push_back({from + leg * (next / long_), std::atan2(leg.y, leg.x) * 180 / std::numbers::pi});
        next -= long_;
    }
    return found;
}

} // namespace strategikon::map
