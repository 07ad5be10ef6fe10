#include "judging.h"
#include "model/field/messages.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

Value nameOf(const Feature& feature, const Charts& charts, const Kinds& kinds)
{
    if (!feature.name.empty())
        return feature.name;
    if (const Item* item = charts.find(feature.item))
        return DataText{item->name};
    const Kind* kind = feature.pieces.empty() ? nullptr : kinds.find(feature.body().kind);
    return kind ? Value(DataText{kind->name}) : feature.id;
}

Ring ground(const Piece& piece) { return isRing(piece) ? counterclockwise(snapped(Ring(piece.course))) : piece.area; }

const std::vector<Point>& pointsOf(const Piece& piece) { return piece.course.empty() ? piece.area : piece.course; }

double alongEdges(const Ring& ring, const Table& table)
{
    const Covered covered = alongEdges(ring, table.box(), slack);
    return covered.bottom + covered.right + covered.top + covered.left;
}

double toEdge(Point p, const Table& table)
{
    return std::min({std::abs(p.x), std::abs(table.width - p.x), std::abs(p.y), std::abs(table.depth - p.y)});
}

double toEdge(std::span<const Point> points, const Table& table)
{
    double least = INFINITY;
    for (const Point p : points)
        least = std::min(least, toEdge(p, table));
    return least;
}

double outside(std::span<const Point> points, const Ring& ring)
{
    double most = 0;
    for (const Point p : points)
        most = std::max(most, distance(p, ring));
    return most;
}

double toOutline(Point p, const Ring& ring)
{
    Course closed = ring;
    if (!ring.empty())
        closed.push_back(ring.front());
    return distanceToCourse(p, closed);
}

void Case::row(const char* code, Arguments arguments) const
{
    arguments.insert(arguments.begin(), {"feature", nameOf(feature, charts, kinds)});
    found.push_back({feature.id, {code, std::move(arguments)}, item ? item->rule : Source{}, Misplaced::Weight::wrong});
}

void Case::general(const char* code, const char* rule, Arguments arguments) const
{
    row(code, std::move(arguments));
    found.back().rule = charts.ruleOf(rule);
}

Value Case::kindName(std::string_view id) const
{
    const Kind* kind = kinds.find(id);
    return kind ? Value(DataText{kind->name}) : Value(id);
}

Several Case::kindNames(const std::vector<std::string>& ids) const
{
    Several names;
    for (const std::string& id : ids)
        names.values.push_back(kindName(id));
    return names;
}

void Case::beyond(const char* code, double is, double bound, Arguments arguments) const
{
    arguments.insert(
        arguments.end(), {{"found", told(is)}, {"bound", told(bound)}, {"by", told(std::abs(is - bound))}});
    row(code, std::move(arguments));
}

namespace {

// Kinds that there are, outlines that are one, nothing beyond the table.
bool judgePieces(const Case& it)
{
    const std::size_t before = it.found.size();
    if (it.feature.pieces.empty())
        it.row("field-nothing-there", {});
    double over = 0;
    for (const Piece& piece : it.feature.pieces) {
        const Arguments named{{"piece", it.kindName(piece.kind)}};
        const bool line = !piece.course.empty() && !isRing(piece);
        const Ring shape = line ? piece.area : ground(piece);
        if (!it.kinds.find(piece.kind))
            it.row("field-unknown-kind", named);
        else if (area(hull(shape)) < slack * slack || (line && length(piece.course) < slack))
            it.row("field-no-size", named);
        else if (!line && faultOf(shape) != RingFault::none)
            it.row("field-crosses-itself", named);
        for (const Point p : pointsOf(piece))
            over = std::max({over, -p.x, -p.y, p.x - it.table.width, p.y - it.table.depth});
    }
    if (over > slack)
        it.general("field-off-table", "table", {{"by", it.told(over)}});
    return it.found.size() == before;
}

// An item lies on its player's half, or where it may straddle partly so.
void judgeHalf(const Case& it)
{
    if (it.feature.side < 0)
        return;
    double over = -INFINITY, within = -INFINITY; // how far beyond the middle line, how far on the own side of it
    for (const Piece& piece : it.feature.pieces)
        for (const Point p : pointsOf(piece)) {
            const double beyond = (p.y - it.table.depth / 2) * (it.nearHalf ? 1 : -1);
            over = std::max(over, beyond);
            within = std::max(within, -beyond);
        }
    if (it.variant->straddles && within <= slack)
        it.general("field-other-half", "half", {{"by", it.told(std::max(0.0, -within))}});
    else if (!it.variant->straddles && over > slack)
        it.general("field-over-middle", "half", {{"by", it.told(over)}});
}

void judgeRow(Case it, const Field& field)
{
    it.item = it.charts.find(it.feature.item);
    if (!it.item)
        return it.row("field-unknown-row", {{"row", it.feature.item}});
    it.variant = it.item->find(it.feature.variant);
    if (!it.variant)
        return it.row("field-unknown-way", {{"way", it.feature.variant}});
    if (it.item->lies == Lies::half)
        judgeHalf(it);
    if (!judgeBody(it))
        return;
    judgeParts(it);
    if (it.item->lies != Lies::half)
        judgeChosen(it, field);
}

} // namespace

std::vector<Misplaced> misplaced(const Feature& feature, const Field& field, const Charts& charts, const Kinds& kinds)
{
    addFieldMessages();
    std::vector<Misplaced> found;
    const Case it{feature, field.table, isNear(field, feature.side), charts, kinds, found};
    if (judgePieces(it) && !feature.item.empty())
        judgeRow(it, field);
    return found;
}

} // namespace strategikon::field
