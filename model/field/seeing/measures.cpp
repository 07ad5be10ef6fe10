#include "measures.h"

#include <algorithm>
#include <tuple>

namespace strategikon::field {

namespace {

int rankOf(const Feature& feature, const Kinds& kinds)
{
    int rank = 4;
    for (const Piece& piece : feature.pieces)
        if (const Kind* kind = kinds.find(piece.kind))
            rank = std::min(rank, kind->form == Form::crossing ? 3 : kind->form == Form::line ? 2 : kind->high ? 0 : 1);
    return rank;
}

// The nearer of two edges: how far from one, and how much of the table lies between.
FromEdge nearer(Edge low, Edge high, double least, double most, double size)
{
    const double toLow = std::max(0.0, least), toHigh = std::max(0.0, size - most);
    return toHigh < toLow ? FromEdge{high, toHigh} : FromEdge{low, toLow};
}

// The greatest width, and the extent at right angles to it.
std::pair<double, double> extents(const std::vector<Point>& points)
{
    Point from, to;
    double widest = 0;
    const Ring corners = hull(points);
    for (const Point a : corners)
        for (const Point b : corners)
            if (distance(a, b) > widest) {
                widest = distance(a, b);
                from = a;
                to = b;
            }
    if (widest == 0)
        return {0, 0};
    const Point across = turned((to - from) * (1 / widest), 90);
    double least = 0, most = 0;
    for (const Point p : corners) {
        const double off = (p - from).x * across.x + (p - from).y * across.y;
        least = std::min(least, off);
        most = std::max(most, off);
    }
    return {widest, most - least};
}

Measured measure(const Feature& feature, const Piece& piece, int number, const Table& table)
{
    Measured made{&feature, &piece, number, 0, 0, {}, {}, {}};
    // A course is measured along its middle: nobody finds the edge of a river with a tape.
    const std::vector<Point>& points = piece.course.empty() ? piece.area : piece.course;
    const Box box = boxOf(std::span<const Point>(points));
    made.sideways = nearer(Edge::left, Edge::right, box.least.x, box.most.x, table.width);
    made.ahead = nearer(Edge::nearEdge, Edge::farEdge, box.least.y, box.most.y, table.depth);
    if (piece.course.empty() || isRing(piece)) {
        std::tie(made.across, made.over) = extents(points);
    } else {
        made.across = length(piece.course);
        made.over = piece.widths.empty() ? 0 : *std::ranges::max_element(piece.widths);
        made.ends = {piece.course.front(), piece.course.back()};
    }
    return made;
}

} // namespace

Measured measured(const Feature& feature, const Piece& piece, const Table& table)
{
    return measure(feature, piece, 0, table);
}

std::pair<FromEdge, FromEdge> fromEdges(Point p, const Table& table)
{
    return {nearer(Edge::left, Edge::right, p.x, p.x, table.width),
        nearer(Edge::nearEdge, Edge::farEdge, p.y, p.y, table.depth)};
}

std::vector<Measured> measured(const Field& field, const Kinds& kinds)
{
    std::vector<const Feature*> order;
    for (const Feature& feature : field.features)
        order.push_back(&feature);
    std::ranges::stable_sort(
        order, [&](const Feature* a, const Feature* b) { return rankOf(*a, kinds) < rankOf(*b, kinds); });
    std::vector<Measured> all;
    int number = 0;
    for (const Feature* feature : order) {
        ++number;
        for (const Piece& piece : feature->pieces)
            all.push_back(measure(*feature, piece, number, field.table));
    }
    return all;
}

} // namespace strategikon::field
