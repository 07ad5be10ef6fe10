// Villages, camps, roads and paths.
#include "app/map/drawings.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

namespace {

void house(Canvas& canvas, Point centre, double wide, double deep, double degrees)
{
    const Ring walls = rectangle(centre, wide, deep, degrees);
    const Point along = towards(degrees) * (wide / 2), over = towards(degrees + 90) * (deep / 2);
    const QPainterPath path = canvas.area(walls);
    canvas.fill(path.translated(0.22, 0.26), canvas.c.shade);
    canvas.fill(path, canvas.c.roof);
    // The roof's half away from the light.
    const double away = towards(degrees + 90).y > 0 ? -1 : 1;
    canvas.fill(canvas.area(counterclockwise(
                    {centre - along, centre + along, centre + along + over * away, centre - along + over * away})),
        canvas.c.roofShade);
    canvas.stroke(path, canvas.c.roofLine, 0.14);
    QPainterPath ridge;
    ridge.moveTo(canvas.at(centre - along));
    ridge.lineTo(canvas.at(centre + along));
    canvas.stroke(ridge, canvas.c.roofLine, 0.1);
}

// Houses stand along the road where there is one, otherwise along the place.
double directionOf(const Shape& shape)
{
    const Course* road = nullptr;
    for (const Piece* piece : shape.above)
        if (piece->course.size() > 1)
            road = &piece->course;
    const Ring& ring = shape.piece->area;
    Point from = ring.front(), to = ring.front();
    if (road) {
        from = road->front();
        to = road->back();
    } else {
        for (const Point a : ring)
            for (const Point b : ring)
                if (distance(a, b) > distance(from, to))
                    from = a, to = b;
    }
    const Point leg = to - from;
    return length(leg) > 0 ? std::atan2(leg.y, leg.x) * 180 / 3.14159265358979 : 0;
}

// What the rules measure may be wider than a road looks.
double wide(const Shape& shape, double most)
{
    return std::min(shape.piece->widths.empty() ? most : shape.piece->widths.front(), most);
}

void band(Canvas& canvas, const QPainterPath& path, const QColor& colour, double width)
{
    canvas.draw(path, QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

} // namespace

void drawHouses(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    const QPainterPath path = canvas.area(canvas.beyond(shape.piece->area, 3));
    canvas.fill(path, canvas.c.town);
    const double direction = directionOf(shape);
    for (const Point at : spread(shape, 3.3, 1.25, random)) {
        const bool garden = random.chance(0.12);
        const double turn = direction + (random.chance(0.3) ? 90 : 0) + random.between(-9, 9);
        const double wide = random.between(1.9, 2.6), deep = random.between(1.25, 1.6);
        if (!garden) {
            house(canvas, at, wide, deep, turn);
            continue;
        }
        QPainterPath rows; // beds
        for (const double off : {-0.6, -0.2, 0.2, 0.6}) {
            const Point side = towards(turn + 90) * off, reach = towards(turn) * 0.8;
            rows.moveTo(canvas.at(at + side - reach));
            rows.lineTo(canvas.at(at + side + reach));
        }
        canvas.stroke(rows, canvas.c.hedge, 0.16);
    }
    canvas.stroke(path, canvas.c.roofLine, 0.22);
}

void drawWagons(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    const QPainterPath path = canvas.area(canvas.beyond(shape.piece->area, 3));
    canvas.fill(path, canvas.c.camp);
    canvas.stroke(path, canvas.c.roofLine, 0.25);
    for (const Point place : spread(shape, 2.7, 1.0, random)) {
        const QPointF at = canvas.at(place);
        QPainterPath tent, flap; // a tent, with its open side
        tent.addPolygon(QPolygonF{at + QPointF(0, -0.95), at + QPointF(-1.0, 0.7), at + QPointF(1.0, 0.7)});
        tent.closeSubpath();
        flap.addPolygon(QPolygonF{at + QPointF(0, -0.95), at + QPointF(0.25, 0.7), at + QPointF(1.0, 0.7)});
        canvas.fill(tent, canvas.c.canvas);
        canvas.fill(flap, canvas.c.shade);
        canvas.stroke(tent, canvas.c.roofLine, 0.14);
    }
}

void drawRoad(Canvas& canvas, const Shape& shape)
{
    const QPainterPath path = canvas.course(shape.piece->course);
    band(canvas, path, canvas.c.roadLine, wide(shape, 1.5));
    band(canvas, path, canvas.c.road, wide(shape, 1.5) - 0.4);
}

void drawPath(Canvas& canvas, const Shape& shape)
{
    const QPainterPath path = canvas.course(shape.piece->course);
    band(canvas, path, canvas.c.road, wide(shape, 1.0) - 0.32);
    canvas.dashed(path, canvas.c.roadLine, 0.26, {3.2, 1.8});
}

} // namespace strategikon::map
