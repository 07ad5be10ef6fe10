// Roads that leave a feature: from the table edge through the place and on to another road, a bridge, or another edge.
#include "model/field/generate.h"

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

// Where a road may go: ends of other roads and paths, bridges and fords, and the table's edges.
struct Goal {
    Point at;
    double worth; // how much further one would go for it, cm
};

std::vector<Goal> goals(const Task& task, const Feature& own, Point from)
{
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    std::vector<Goal> all;
    for (const Feature& feature : task.field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = task.kinds.find(piece.kind);
                kind && kind->opens && piece.course.size() > 1 && &feature != &own)
                for (const Point end : {piece.course.front(), piece.course.back()})
                    all.push_back({end, 45});
    for (int i = 0; i < 6; ++i) {
        const double y = snapped(task.random.between(half.least.y + 5, half.most.y - 4));
        const double x = snapped(task.random.between(6, table.most.x - 6));
        all.push_back({i % 3 == 0 ? Point{0, y}
                : i % 3 == 1      ? Point{table.most.x, y}
                                  : Point{x, half.least.y == 0 ? 0 : table.most.y},
            0});
    }
    std::erase_if(all, [&](const Goal& goal) {
        return distance(goal.at, from) < 12 || goal.at.y < half.least.y || goal.at.y > half.most.y;
    });
    std::stable_sort(all.begin(), all.end(),
        [&](const Goal& a, const Goal& b) { return distance(a.at, from) - a.worth < distance(b.at, from) - b.worth; });
    return all;
}

// The step from the edge of the table straight onto it; none from a point within.
Point inward(Point p, const Box& table)
{
    return p.x <= 0           ? Point{1, 0}
        : p.x >= table.most.x ? Point{-1, 0}
        : p.y <= 0            ? Point{0, 1}
        : p.y >= table.most.y ? Point{0, -1}
                              : Point{};
}

// Ends that lie on an edge meet it squarely.
Course laid(Point from, Point to, double bend, const Task& task, double wide)
{
    const Box table = tableOn(task.field);
    const Point a = from + inward(from, table) * wide, b = to + inward(to, table) * wide;
    Course course;
    if (a != from)
        course.push_back(from);
    for (const Point p : winding(a, b, bend, task.random))
        course.push_back(p);
    if (b != to)
        course.push_back(to);
    return course;
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
                if (distance(course[i], piece.area) < wide / 2 + .3 && distance(course[i], course.back()) > wide)
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
        int tried = 0;
        for (const Goal& goal : goals(task, feature, *from)) {
            if (++tried > 6)
                break;
            const Course course = laid(*from, goal.at, task.random.between(.15, .45), task, wide);
            const bool beside = std::any_of(feature.pieces.begin(), feature.pieces.end(),
                [&](const Piece& piece) { return piece.part == part.id && distanceToCourse(*from, piece.course) < 5; });
            if (beside || !open(task, course, wide))
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
