#include "model/field/field.h"

#include <algorithm>

namespace strategikon::field {

void widen(Piece& piece)
{
    if (!piece.course.empty())
        piece.area = ribbon(piece.course, piece.widths);
}

bool isRing(const Piece& piece) { return piece.course.size() > 3 && piece.course.front() == piece.course.back(); }

const Piece& Feature::body() const
{
    const auto it = std::find_if(pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.part.empty(); });
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
    const auto it =
        std::find_if(features.begin(), features.end(), [id](const Feature& feature) { return feature.id == id; });
    return it == features.end() ? nullptr : &*it;
}

namespace {

// Inside a ring and clear of its wall, which is half as wide to either side of its course.
bool enclosed(const Piece& piece, std::span<const Point> corners)
{
    if (!isRing(piece))
        return false;
    const double half = piece.widths.empty() ? 0 : *std::max_element(piece.widths.begin(), piece.widths.end()) / 2;
    const Ring inner = snapped(Ring(piece.course));
    const Ring held(corners.begin(), corners.end());
    return std::all_of(held.begin(), held.end(),
               [&](Point p) { return contains(inner, p) && distanceToCourse(p, piece.course) >= half; })
        && std::all_of(inner.begin(), inner.end(), [&](Point p) { return distance(p, held) >= half; });
}

template <class Touches>
std::vector<Under> piecesThat(const Field& field, std::span<const Point> asked, Touches touches)
{
    const Box box = boxOf(asked);
    std::vector<Under> found;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            if (meet(boxOf(std::span<const Point>(piece.area)), box) && touches(piece.area) && !enclosed(piece, asked))
                found.push_back({&feature, &piece});
    return found;
}

} // namespace

std::vector<Under> under(const Field& field, const Ring& area)
{
    return piecesThat(field, area, [&](const Ring& piece) { return overlap(piece, area); });
}

std::vector<Under> under(const Field& field, Point p)
{
    return piecesThat(field, std::span(&p, 1), [&](const Ring& piece) { return contains(piece, p); });
}

Covered waterAlongEdges(const Field& field, const Kinds& kinds)
{
    Covered sum;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = kinds.find(piece.kind); kind && kind->water) {
                const Covered one = alongEdges(piece.area, field.table.box());
                sum = {sum.bottom + one.bottom, sum.right + one.right, sum.top + one.top, sum.left + one.left};
            }
    return sum;
}

} // namespace strategikon::field
