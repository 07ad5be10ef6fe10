#include "model/field/field.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

Length lengthOf(double cm, Unit shown)
{
    const bool inches = shown == Unit::inch;
    return {std::llround((inches ? cm / inch : cm) * 10), inches};
}

Length lengthOf(double cm, const Table& table)
{
    if (table.shown != Unit::pace)
        return lengthOf(cm, table.shown);
    return {std::llround(cm / table.scale) * 10, false, true};
}

void widen(Piece& piece)
{
    if (!piece.course.empty())
        piece.area = ribbon(piece.course, piece.widths);
}

bool isRing(const Piece& piece) { return piece.course.size() > 3 && piece.course.front() == piece.course.back(); }

const Piece& Feature::body() const
{
    const auto it = std::ranges::find_if(pieces, [](const Piece& piece) { return piece.part.empty(); });
    return it == pieces.end() ? pieces.front() : *it;
}

Ring outline(const Feature& feature)
{
    const Piece* widest = &feature.body();
    for (const Piece& piece : feature.pieces)
        if ((piece.course.empty() || isRing(piece)) && area(piece.area) > area(widest->area))
            widest = &piece;
    return widest->area;
}

Box boxOf(const Feature& feature)
{
    std::vector<Point> corners;
    for (const Piece& piece : feature.pieces) {
        const Box box = boxOf(std::span<const Point>(piece.area.empty() ? piece.course : piece.area));
        corners.insert(corners.end(), {box.least, box.most});
    }
    return boxOf(std::span<const Point>(corners));
}

const Feature* Field::find(std::string_view id) const
{
    const auto it = std::ranges::find_if(features, [id](const Feature& feature) { return feature.id == id; });
    return it == features.end() ? nullptr : &*it;
}

namespace {

// Inside a ring and clear of its wall, which is half as wide to either side of its course.
bool enclosed(const Piece& piece, std::span<const Point> corners)
{
    if (!isRing(piece))
        return false;
    const double half = piece.widths.empty() ? 0 : *std::ranges::max_element(piece.widths) / 2;
    const Ring inner = snapped(Ring(piece.course));
    const Ring held(corners.begin(), corners.end());
    return std::ranges::all_of(held, [&](Point p) {
        return contains(inner, p) && distanceToCourse(p, piece.course) >= half;
    }) && std::ranges::all_of(inner, [&](Point p) { return distance(p, held) >= half; });
}

} // namespace

std::vector<Under> under(const Field& field, const Ring& area)
{
    const Box box = boxOf(area);
    std::vector<Under> found;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            if (meet(boxOf(piece.area), box) && overlap(piece.area, area) && !enclosed(piece, area))
                found.push_back({&feature, &piece});
    return found;
}

namespace {

Covered operator+(const Covered& a, const Covered& b)
{
    return {a.bottom + b.bottom, a.right + b.right, a.top + b.top, a.left + b.left};
}

// Where a course leaves the table: the width there.
Covered mouth(Point end, double width, const Box& table)
{
    const auto at = [width](double p, double edge) { return std::abs(p - edge) <= 0.05 ? width : 0; };
    return {at(end.y, table.least.y), at(end.x, table.most.x), at(end.y, table.most.y), at(end.x, table.least.x)};
}

} // namespace

int edgeThrown(const Field& field)
{
    return std::ranges::any_of(field.throws, [](const Throw& one) { return one.what == "sides" && one.came == "far"; });
}

bool isByEdges(const Field& field)
{
    if (edgeThrown(field) == 0 || !field.parties.empty()) // what is chosen keeps to no half
        return false;
    constexpr double touching = 0.05;
    const double middle = field.table.depth / 2;
    bool wrong = false;
    for (const Feature& feature : field.features) {
        const Box box = boxOf(feature);
        const bool near = box.most.y <= middle + touching, far = box.least.y >= middle - touching;
        if (feature.side < 0 || feature.item.empty() || near == far)
            continue;
        if (near == (feature.side == 1))
            return false; // on the half that the throw gave
        wrong = true;
    }
    return wrong;
}

bool isNear(const Field& field, int side) { return (side == 0) == (edgeThrown(field) == 0 || isByEdges(field)); }

Covered waterAlongEdges(const Field& field, const Kinds& kinds)
{
    Covered sum;
    const Box table = field.table.box();
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces) {
            const Kind* kind = kinds.find(piece.kind);
            if (!kind || !kind->water)
                continue;
            if (piece.course.empty())
                sum = sum + alongEdges(piece.area, table);
            else if (!isRing(piece) && !piece.widths.empty())
                sum = sum + mouth(piece.course.front(), piece.widths.front(), table)
                    + mouth(piece.course.back(), piece.widths.back(), table);
        }
    return sum;
}

} // namespace strategikon::field
