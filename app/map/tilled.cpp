// What people have made of the ground: orchards, vineyards, fields; and the gully that water has made.
#include "app/map/drawings.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// Rows across an area at a slant of its own: the points on them that lie well within it and not under what is above.
std::vector<std::vector<Point>> rowsOf(const Shape& shape, double apart, double along, double clear, Random& random)
{
    const Ring& ring = shape.piece->area;
    const double slant = random.between(-35, 35);
    const Point centre = centroid(ring);
    const double reach = across(ring) / 2 + apart;
    Course edge = ring;
    edge.push_back(ring.front());
    const auto free = [&](Point p) {
        return contains(ring, p) && distanceToCourse(p, edge) >= clear
            && std::ranges::none_of(shape.above, [&](const Piece* piece) { return distance(p, piece->area) < clear; });
    };
    std::vector<std::vector<Point>> rows;
    for (double v = -reach; v <= reach; v += apart) {
        rows.emplace_back();
        for (double u = -reach; u <= reach; u += along)
            if (const Point p = centre + turned({u, v}, slant); free(p))
                rows.back().push_back(p);
            else if (!rows.back().empty())
                rows.emplace_back();
    }
    return rows;
}

void ground(Canvas& canvas, const Shape& shape, const QColor& fill, const QColor& edge, double width)
{
    const QPainterPath path = canvas.area(canvas.beyond(shape.piece->area, 3));
    canvas.fill(path, fill);
    canvas.stroke(path, edge, width);
}

QPainterPath linesOf(Canvas& canvas, const std::vector<std::vector<Point>>& rows)
{
    QPainterPath lines;
    for (const auto& row : rows)
        if (row.size() > 1) {
            lines.moveTo(canvas.at(row.front()));
            lines.lineTo(canvas.at(row.back()));
        }
    return lines;
}

} // namespace

// Round trees in rows, as nobody grows a wood.
void drawOrchard(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.wood, canvas.c.crownLine, 0.13);
    QPainterPath crowns, shadows;
    for (const auto& row : rowsOf(shape, 2, 2, 0.8, random))
        for (const Point p : row) {
            crowns.addEllipse(canvas.at(p), 0.6, 0.6);
            shadows.addEllipse(canvas.at(p) + QPointF(0.2, 0.25), 0.6, 0.5);
        }
    QColor shade = canvas.c.crownLine;
    shade.setAlphaF(0.28f);
    canvas.fill(shadows, shade);
    canvas.fill(crowns, canvas.c.crown);
    canvas.stroke(crowns, canvas.c.crownLine, 0.12);
}

// Stakes along wires.
void drawVineyard(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.broken, canvas.c.hedge, 0.15);
    const auto rows = rowsOf(shape, 1.1, 0.9, 0.5, random);
    QPainterPath leaves;
    for (const auto& row : rows)
        for (const Point p : row)
            leaves.addEllipse(canvas.at(p), 0.24, 0.24);
    canvas.stroke(linesOf(canvas, rows), canvas.c.roadLine, 0.09);
    canvas.fill(leaves, canvas.c.hedge);
}

void drawCrops(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.hill[0], canvas.c.grain, 0.12);
    canvas.stroke(linesOf(canvas, rowsOf(shape, 0.9, 0.6, 0.3, random)), canvas.c.grain, 0.1);
}

// The same within hedges: one around it, and some across.
void drawFields(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area), across = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.hill[0], canvas.c.hedge, 0.42);
    canvas.stroke(linesOf(canvas, rowsOf(shape, 0.9, 0.6, 0.3, random)), canvas.c.grain, 0.09);
    canvas.stroke(linesOf(canvas, rowsOf(shape, 4.5, 0.5, 0.1, across)), canvas.c.hedge, 0.32);
}

// Sides that fall inwards.
void drawGully(Canvas& canvas, const Shape& shape)
{
    ground(canvas, shape, canvas.c.hill[1], canvas.c.hillLine, 0.2);
    QPainterPath ticks;
    for (const Along& one : along(shape.piece->area, true, 0.9)) {
        const Point in = towards(one.degrees + 90) * 1.1;
        ticks.moveTo(canvas.at(one.at));
        ticks.lineTo(canvas.at(one.at + in));
    }
    canvas.stroke(ticks, canvas.c.hillLine, 0.16);
}

} // namespace strategikon::map
