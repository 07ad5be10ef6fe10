// Roads that leave a feature: from the table edge through the place and on to another road, a bridge, or another edge.
#include "generate.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

Course inland(const Ring& outline, const Box& table)
{
    const std::size_t n = outline.size();
    const auto onEdge = [&](std::size_t i) {
        const Covered edge = alongEdges({outline[i % n], outline[(i + 1) % n]}, table);
        return edge.bottom + edge.right + edge.top + edge.left > 0;
    };
    std::size_t first = 0;
    while (first < n && !onEdge(first))
        ++first;
    Course course;
    if (first == n) {
        course = outline;
        course.push_back(outline.front());
        return course;
    }
    for (std::size_t i = first; i < first + n; ++i)
        if (!onEdge(i)) {
            if (course.empty())
                course.push_back(outline[i % n]);
            course.push_back(outline[(i + 1) % n]);
        }
    constexpr double short_ = 1.2; // lines have a width: their ends would hang over the edge
    return cut(course, short_, length(course) - short_);
}

namespace {

// The step from the edge of the table straight onto it; none from a point within.
Point inward(Point p, const Box& table)
{
    return p.x <= 0           ? Point{1, 0}
        : p.x >= table.most.x ? Point{-1, 0}
        : p.y <= 0            ? Point{0, 1}
        : p.y >= table.most.y ? Point{0, -1}
                              : Point{};
}

// Where a road may go: ends of other roads and paths, bridges and fords, and the table's edges.
struct Goal {
    Point at, way; // way: how a road leaves it, onto the table or on from the other road
    double effort; // to go there, cm: a road is gladly led to another
};

constexpr double roadLeast = 25, roadsApart = 5; // cm: shorter ones lead nowhere, two beside one another are one

std::vector<Goal> goals(const Task& task, Point from)
{
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    std::vector<Goal> all;
    const auto add = [&](Point at, Point on, double worth) {
        const Point edge = inward(at, table), way = edge != Point{} ? edge : on * (1 / std::max(length(on), .01));
        if (at.y >= half.least.y && at.y <= half.most.y && distance(at, from) >= roadLeast)
            all.push_back({at, way, distance(at, from) - worth});
    };
    for (const Feature& feature : task.field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = task.kinds.find(piece.kind); kind && kind->opens && piece.course.size() > 1) {
                const Course& road = piece.course;
                add(road.front(), road.front() - road[1], 60);
                add(road.back(), road.back() - road[road.size() - 2], 60);
            }
    for (int i = 0; i < 9; ++i) {
        const double y = snapped(task.random.between(half.least.y + 8, half.most.y - 4));
        const double x = snapped(task.random.between(10, table.most.x - 10));
        const Point at = i % 3 == 0 ? Point{0, y}
            : i % 3 == 1            ? Point{table.most.x, y}
                                    : Point{x, half.least.y == 0 ? 0 : table.most.y};
        if (inward(at, table) != inward(from, table)) // not back to where it came from
            add(at, {}, task.random.between(0, 120));
    }
    std::ranges::stable_sort(all, [](const Goal& a, const Goal& b) { return a.effort < b.effort; });
    return all;
}

// It leaves an edge of the table squarely, joins another road as that one goes, and turns to both without a corner.
Course laid(Point from, const Goal& to, double bend, const Task& task, double wide)
{
    constexpr double turning = 12; // cm to come round in
    const Point way = inward(from, tableOn(task.field));
    Course course = winding(from + way * wide, snapped(to.at + to.way * wide), bend, task.random);
    course = leaving(std::move(course), way, turning);
    std::reverse(course.begin(), course.end());
    course = leaving(std::move(course), to.way, turning);
    std::reverse(course.begin(), course.end());
    course.insert(course.begin(), from);
    course.push_back(to.at);
    return course;
}

// No corners: what is drawn as a road could be driven.
bool gentle(const Course& course)
{
    const double sharpest = std::cos(30 * M_PI / 180);
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const Point in = course[i] - course[i - 1], out = course[i + 1] - course[i];
        if (in.x * out.x + in.y * out.y < sharpest * length(in) * length(out))
            return false;
    }
    return true;
}

// It keeps to open ground: apart from where it ends on another road it meets no other feature.
bool open(const Task& task, const Course& course, double wide)
{
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    const Box box = boxOf(std::span<const Point>(course));
    if (box.least.x < 0 || box.most.x > table.most.x || box.least.y < half.least.y || box.most.y > half.most.y)
        return false;
    for (std::size_t i = 1; i + 1 < course.size(); ++i)
        if (course[i].x < wide || course[i].y < wide || course[i].x > table.most.x - wide
            || course[i].y > table.most.y - wide)
            return false;
    for (const Feature& feature : task.field.features)
        for (const Piece& piece : feature.pieces)
            for (std::size_t i = 1; i + 1 < course.size() && meet(boxOf(piece.area), box, wide); ++i)
                if (distance(course[i], piece.area) < wide / 2 + .3 && distance(course[i], course.back()) > 1.5 * wide)
                    return false;
    return true;
}

// The middles of the stretches of the outline that lie on an edge of the table.
std::optional<Point> gateway(const Task& task, const Ring& outline)
{
    const Box table = tableOn(task.field);
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i], b = outline[(i + 1) % outline.size()];
        const Covered edge = alongEdges({a, b}, table);
        if (edge.bottom + edge.right + edge.top + edge.left > 6)
            return snapped(a + (b - a) * task.random.between(.15, .85));
    }
    return {};
}

// Whether the feature has such a road already, or almost: or the road comes back to where it began.
bool twin(const Part& part, const Feature& feature, const Course& course)
{
    return distance(course.back(), feature.body().area) < roadsApart
        || std::ranges::any_of(feature.pieces, [&](const Piece& piece) {
               return piece.part == part.id && std::ranges::any_of(course, [&](Point p) {
                   return distanceToCourse(p, piece.course) < roadsApart;
               });
           });
}

} // namespace

bool roadFrom(const Task& task, const Part& part, Feature& feature)
{
    const auto kind = oneKind(task, part);
    if (!kind)
        return false;
    const double wide = widthOf(task.kinds, *kind, 1.5);
    for (int trial = 0; trial < 6; ++trial) {
        const auto from = gateway(task, feature.body().area);
        if (!from)
            return false;
        const auto all = goals(task, *from);
        for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 5); ++i) {
            const Course course = laid(*from, all[i], task.random.between(.1, .3), task, wide);
            if (!gentle(course) || twin(part, feature, course) || !open(task, course, wide))
                continue;
            Piece road{*kind, part.id, {}, course, {wide}};
            widen(road);
            feature.pieces.push_back(std::move(road));
            return true;
        }
    }
    return false;
}

} // namespace strategikon::field
