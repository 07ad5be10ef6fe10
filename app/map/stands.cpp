#include "app/map/stands.h"

#include "app/map/labels.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

namespace {

// A unit's stand: its side's colour, with its front marked as a line of shields.
void drawStand(Canvas& canvas, const Troop& troop, const Stand& stand)
{
    const QColor colour = canvas.c.side[troop.side];
    const QPainterPath base = [&] {
        if (!troop.round)
            return canvas.area(outline(troop, stand));
        QPainterPath circle;
        circle.addEllipse(canvas.at(stand.centre), troop.wide / 2, troop.wide / 2);
        return circle;
    }();
    canvas.fill(base, troop.side == 0 ? colour.lighter(canvas.c.dark ? 100 : 145) : colour.lighter(canvas.c.dark ? 100 : 135));
    canvas.stroke(base, canvas.c.dark ? QColor(canvas.c.paper) : colour.darker(170), 0.16);
    const Point ahead = towards(stand.facing), side = towards(stand.facing - 90);
    QPainterPath front;
    if (troop.round) { // a commander's standard
        const Point reach = ahead * (troop.wide * 0.34);
        front.moveTo(canvas.at(stand.centre - reach));
        front.lineTo(canvas.at(stand.centre + reach));
    } else {
        const Point middle = stand.centre + ahead * (troop.deep / 2 - 0.22), half = side * (troop.wide / 2 - 0.22);
        front.moveTo(canvas.at(middle - half));
        front.lineTo(canvas.at(middle + half));
    }
    canvas.stroke(front, canvas.c.dark ? QColor(canvas.c.ink) : colour.darker(190), 0.3);
}

// On the last stand: stands of a unit lie behind or beside the first.
void drawBadge(Canvas& canvas, Labels& labels, const Troop& troop, const Posted& posted)
{
    std::vector<Point> centres;
    for (const Stand& stand : posted.stands)
        centres.push_back(stand.centre);
    const Point middle = boxOf(std::span<const Point>(centres)).centre();
    const double tall = std::min(1.75, std::max(1.1, troop.deep * 0.85));
    labels.word(QString::fromStdString(posted.badge), canvas.at(middle), tall,
        canvas.c.dark ? QColor(Qt::white) : QColor("#141414"), print::Face::boldFigure);
}

} // namespace

void drawZones(Canvas& canvas, const Table& table, const MapLook& look)
{
    for (const int side : {0, 1})
        for (const Ring& ring : zone(*look.deployment, table, side)) {
            const QPainterPath path = canvas.area(ring);
            canvas.fill(path, canvas.c.sideSoft[side]);
            QPen pen(canvas.c.side[side], 0.3, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
            // The two armies' lines differ without colour.
            pen.setDashPattern(side == 0 ? QList<qreal>{7, 3} : QList<qreal>{7, 2, 1.5, 2});
            canvas.p.setPen(pen);
            canvas.p.setBrush(Qt::NoBrush);
            canvas.p.drawPath(path);
        }
}

void drawStands(Canvas& canvas, const MapLook& look)
{
    Labels labels(canvas, look.letters);
    for (const Posted& posted : look.deployment->posted) {
        const Troop* troop = look.deployment->troop(posted.badge);
        if (!troop || !posted.drawn || posted.stands.empty() || look.hidden[troop->side])
            continue;
        for (const Stand& stand : posted.stands)
            drawStand(canvas, *troop, stand);
        if (look.shows(badges))
            drawBadge(canvas, labels, *troop, posted);
    }
}

} // namespace strategikon::map
