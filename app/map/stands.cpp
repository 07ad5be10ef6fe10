#include "app/map/stands.h"

#include "app/map/labels.h"
#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

namespace {

// A mast with its yard, nearer to the bow.
void drawDeck(Canvas& canvas, const Troop& troop, const Stand& stand)
{
    const Point ahead = towards(stand.facing) * (troop.deep / 2), aside = towards(stand.facing - 90) * (troop.wide / 2);
    const Point mast = stand.centre + ahead * 0.45;
    QPainterPath rig;
    rig.moveTo(canvas.at(mast - aside * 0.55 - ahead * 0.08));
    rig.quadTo(canvas.at(mast + ahead * 0.12), canvas.at(mast + aside * 0.55 - ahead * 0.08));
    rig.moveTo(canvas.at(mast));
    rig.lineTo(canvas.at(stand.centre + ahead * 0.85));
    canvas.stroke(rig, canvas.c.dark ? QColor(canvas.c.ink) : canvas.c.side[troop.side].darker(190), 0.22);
}

// A unit's stand: its side's colour, with its front marked as a line of shields.
// About there it is pale, with a dashed edge; where it was the ground shows through.
void drawStand(Canvas& canvas, const Troop& troop, const Stand& stand, float filled)
{
    const bool afloat = isVessel(troop);
    const QPainterPath base = [&] {
        if (afloat)
            return canvas.area(hull(troop, stand));
        if (!troop.round)
            return canvas.area(outline(troop, stand));
        QPainterPath circle;
        circle.addEllipse(canvas.at(stand.centre), troop.wide / 2, troop.wide / 2);
        return circle;
    }();
    QColor fill = standFill(canvas.c, troop.side);
    fill.setAlphaF(filled);
    canvas.fill(base, fill);
    if (filled < 1)
        canvas.dashed(base, canvas.c.side[troop.side], 0.22);
    else
        canvas.stroke(base, standLine(canvas.c, troop.side), afloat ? 0.28 : 0.16);
    if (afloat) // its bow tells where it looks
        return drawDeck(canvas, troop, stand);
    const Point ahead = towards(stand.facing), side = towards(stand.facing - 90);
    QPainterPath front;
    // On a round base a chord, in front of the badge.
    const double reach = troop.round ? troop.wide * 0.38 : troop.deep / 2 - 0.22;
    const double half = troop.round ? troop.wide * 0.3 : troop.wide / 2 - 0.22;
    const Point middle = stand.centre + ahead * reach;
    front.moveTo(canvas.at(middle - side * half));
    front.lineTo(canvas.at(middle + side * half));
    canvas.stroke(front, canvas.c.dark ? QColor(canvas.c.ink) : canvas.c.side[troop.side].darker(190), 0.3);
}

// As tall as can be read, unless a stand by itself is too narrow for two figures: beside others like it nothing could
// be read then. One figure is no taller than two.
double badgeHeight(const QString& badge, const Troop& troop, const Posted& posted, double tall, double least)
{
    if (least <= tall || troop.round || posted.stands.size() > 1)
        return std::max(tall, least);
    const print::Style style{print::Face::boldFigure, least};
    const double wide = std::max(print::widthOf(badge, style), print::widthOf(QStringLiteral("B88"), style));
    return std::clamp(least * troop.wide / wide, tall, least);
}

// On the last stand: stands of a unit lie behind or beside the first.
// Letters that are larger than their stand, for paper, leave out whose place another badge has.
void drawBadge(Canvas& canvas, Labels& labels, const Troop& troop, const Posted& posted, double least)
{
    std::vector<Point> centres;
    for (const Stand& stand : posted.stands)
        centres.push_back(stand.centre);
    const Point middle = boxOf(std::span<const Point>(centres)).centre();
    const double tall = troop.round ? troop.wide * 0.42 : std::clamp(troop.deep * 0.85, 1.1, 1.75);
    const QString badge = QString::fromStdString(posted.badge);
    const double high = badgeHeight(badge, troop, posted, tall, least);
    const double wide = print::widthOf(badge, {print::Face::boldFigure, high});
    QRectF box(0, 0, wide, high * 0.75);
    box.moveCenter(canvas.at(middle));
    if (high > tall && labels.isTaken(box))
        return;
    labels.keepClear(box);
    labels.word(
        badge, canvas.at(middle), high, canvas.c.dark ? QColor(Qt::white) : QColor("#141414"), print::Face::boldFigure);
}

// Each stand of who was lost, from corner to corner.
void crossOut(Canvas& canvas, const Troop& troop, const Posted& posted)
{
    for (const Stand& stand : posted.stands) {
        const Point ahead = towards(stand.facing) * (troop.deep / 2),
                    side = towards(stand.facing - 90) * (troop.wide / 2);
        QPainterPath cross;
        for (const int way : {1, -1}) {
            cross.moveTo(canvas.at(stand.centre + ahead + side * way));
            cross.lineTo(canvas.at(stand.centre - ahead - side * way));
        }
        canvas.stroke(cross, canvas.c.ink, 0.28);
    }
}

} // namespace

QColor standFill(const Palette& palette, int side)
{
    return palette.dark ? palette.side[side] : palette.side[side].lighter(side == 0 ? 145 : 135);
}

QColor standLine(const Palette& palette, int side)
{
    return palette.dark ? QColor(palette.paper) : palette.side[side].darker(170);
}

void drawZones(Canvas& canvas, const Table& table, const MapLook& look)
{
    for (const int side : {0, 1})
        for (const Ring& ring : zone(*look.deployment, table, side)) {
            const QPainterPath path = canvas.area(ring);
            canvas.fill(path, canvas.c.sideSoft[side]);
            // The two armies' lines differ without colour.
            canvas.dashed(path, canvas.c.side[side], 0.3, side == 0 ? QList<qreal>{7, 3} : QList<qreal>{7, 2, 1.5, 2});
        }
}

void drawStands(Canvas& canvas, const MapLook& look)
{
    std::vector<std::pair<const Troop*, const Posted*>> shown;
    for (const Posted& posted : look.deployment->posted)
        if (const Troop* troop = look.deployment->troop(posted.badge);
            troop && posted.drawn && !posted.stands.empty() && !look.hidden[troop->side] && !isWorks(*troop))
            shown.emplace_back(troop, &posted);
    for (const auto& [troop, posted] : shown)
        for (const Stand& stand : posted->stands)
            drawStand(canvas, *troop, stand,
                look.was.contains(posted->badge)         ? 0.1F
                    : look.about.contains(posted->badge) ? 0.35F
                                                         : 1.0F);
    Labels labels(canvas, look); // over all stands, for they may be larger than theirs
    for (const auto& [troop, posted] : shown) {
        if (look.shows(badges))
            drawBadge(canvas, labels, *troop, *posted, look.least);
        if (look.lost.count(posted->badge))
            crossOut(canvas, *troop, *posted);
    }
}

} // namespace strategikon::map
