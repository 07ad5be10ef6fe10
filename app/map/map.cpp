#include "app/map/map.h"

// A first drawing: outlines filled by what they are. The real one takes its place behind the same call.
namespace strategikon::map {

namespace {

QPolygonF polygon(const field::Ring& ring, double depth)
{
    QPolygonF shape;
    for (const field::Point& point : ring)
        shape << QPointF(point.x, depth - point.y);
    return shape;
}

QColor colourOf(const field::Kind* kind, const Palette& c)
{
    const std::string draw = kind ? kind->draw : "";
    if (draw == "trees") return c.wood;
    if (draw == "dense-trees") return c.forest;
    if (draw == "contour" || draw == "hachures") return c.hill[1];
    if (draw == "water") return c.lake;
    if (draw == "houses") return c.town;
    if (draw == "reeds") return c.marsh;
    return draw == "rocks" || draw == "cliffs" ? c.rock : c.road;
}

} // namespace

double gridStep(const field::Table& table) { return table.shown == field::Unit::inch ? 6 * field::inch : 10; }

void paintSample(QPainter& painter, const QRectF& box, const field::Kind& kind, const Palette& palette)
{
    painter.fillRect(box, colourOf(&kind, palette));
}

void paintField(QPainter& painter, const field::Field& field, const field::Kinds& kinds, const MapLook& look)
{
    const Palette& c = *look.palette;
    const double depth = field.table.depth;
    if (look.shows(terrain)) {
        painter.fillRect(QRectF(0, 0, field.table.width, depth), c.ground);
        painter.setPen(QPen(c.ink, 0.2));
        for (const field::Feature& feature : field.features)
            for (const field::Piece& piece : feature.pieces) {
                painter.setBrush(colourOf(kinds.find(piece.kind), c));
                painter.drawPolygon(polygon(piece.area, depth));
            }
    }
    if (look.shows(grid)) {
        painter.setPen(QPen(c.grid, 0));
        for (double x = gridStep(field.table); x < field.table.width; x += gridStep(field.table))
            painter.drawLine(QPointF(x, 0), QPointF(x, depth));
        for (double y = gridStep(field.table); y < depth; y += gridStep(field.table))
            painter.drawLine(QPointF(0, y), QPointF(field.table.width, y));
    }
    if (!look.deployment)
        return;
    for (const field::Posted& posted : look.deployment->posted) {
        const field::Troop* troop = look.deployment->troop(posted.badge);
        for (const field::Stand& stand : posted.stands) {
            painter.setPen(QPen(c.ink, 0.15));
            painter.setBrush(c.side[troop->side]);
            painter.drawPolygon(polygon(outline(*troop, stand), depth));
        }
    }
}

} // namespace strategikon::map
