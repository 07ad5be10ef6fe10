#include "handling.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

Point middleOf(const Feature& feature) { return boxOf(feature).centre(); }

// How far something from `least` to `most` must go to lie between 0 and `room`; too large things are centred.
double inward(double least, double most, double room)
{
    if (most - least >= room)
        return (room - most - least) / 2;
    return least < 0 ? -least : most > room ? room - most : 0;
}

template <class Change>
Feature changed(Feature feature, Change change)
{
    for (Piece& piece : feature.pieces) {
        if (piece.course.empty()) {
            std::transform(piece.area.begin(), piece.area.end(), piece.area.begin(), change);
            piece.area = snapped(std::move(piece.area));
        } else {
            for (Point& point : piece.course)
                point = snapped(change(point));
            widen(piece);
        }
    }
    return feature;
}

// Courses may run over the edge of the table by their own width: areas are what must lie on it.
Box mustLieOn(const Feature& feature)
{
    std::vector<Point> all;
    for (const Piece& piece : feature.pieces) {
        const std::vector<Point>& points = piece.course.empty() ? piece.area : piece.course;
        all.insert(all.end(), points.begin(), points.end());
    }
    return boxOf(std::span<const Point>(all));
}

Feature onTable(const Feature& feature, const Table& table)
{
    const Box box = mustLieOn(feature);
    const Point in{inward(box.least.x, box.most.x, table.width), inward(box.least.y, box.most.y, table.depth)};
    return in == Point{} ? feature : changed(feature, [in](Point p) { return p + in; });
}

Point clamped(Point p, const Table& table)
{
    return {std::clamp(p.x, 0.0, table.width), std::clamp(p.y, 0.0, table.depth)};
}

} // namespace

Feature moved(const Feature& feature, Point by, const Table& table)
{
    return onTable(changed(feature, [by](Point p) { return p + by; }), table);
}

Feature turned(const Feature& feature, double degrees, const Table& table)
{
    const Point about = middleOf(feature);
    return onTable(changed(feature, [about, degrees](Point p) { return about + turned(p - about, degrees); }), table);
}

Feature resized(const Feature& feature, double factor, const Table& table)
{
    const Point about = middleOf(feature);
    return onTable(changed(feature, [about, factor](Point p) { return about + (p - about) * factor; }), table);
}

Feature pulled(const Feature& feature, Point at, Point by, double reach, const Table& table)
{
    return changed(feature, [&](Point p) {
        const double near = std::max(0.0, 1 - distance(p, at) / reach);
        const double share = near * near * (3 - 2 * near); // soft at both ends: no kinks
        return share > 0 ? clamped(p + by * share, table) : p;
    });
}

std::vector<Point> handles(const Feature& feature, int most)
{
    const Piece& body = feature.body();
    const std::vector<Point>& points = body.course.empty() ? body.area : body.course;
    const double count = std::min<double>(most, double(points.size()));
    std::vector<Point> chosen;
    for (int i = 0; i < int(count); ++i)
        chosen.push_back(points[std::size_t(i * double(points.size()) / count)]);
    return chosen;
}

std::vector<Misplaced> newlyWrong(
    const std::vector<Misplaced>& before, std::vector<Misplaced> after, std::string_view feature)
{
    std::erase_if(after, [&](const Misplaced& one) {
        const bool old = std::ranges::any_of(before,
            [&](const Misplaced& was) { return was.feature == one.feature && was.message.code == one.message.code; });
        const bool counts = one.weight == Misplaced::Weight::wrong || one.message.code == "field-by-edges";
        return old || !counts || (one.feature != feature && !one.feature.empty());
    });
    for (Misplaced& one : after)
        if (one.message.code == "field-by-edges")
            one.message.code = "field-over-to-them";
    return after;
}

} // namespace strategikon::field
