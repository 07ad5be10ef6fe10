#include "app/map/labels.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

namespace {

// Letters with a glow around them that keeps them legible on any ground.
void halo(Canvas& canvas, const QRectF& box)
{
    QColor colour = canvas.c.halo;
    QPainterPath path;
    path.addRoundedRect(box, box.height() * 0.3, box.height() * 0.3);
    canvas.fill(path, colour);
}

// Where a feature is named: of a river half way along, of an area in its middle.
Point anchor(const Feature& feature)
{
    const Piece& body = feature.body();
    if (!body.course.empty() && !isRing(body))
        return body.course[body.course.size() / 2];
    const Ring ring = outline(feature);
    const Point middle = centroid(ring);
    if (contains(ring, middle))
        return middle;
    return *std::ranges::min_element(
        ring, [middle](Point a, Point b) { return distance(a, middle) < distance(b, middle); });
}

} // namespace

bool Labels::isFree(const QRectF& place) const
{
    const QRectF table(QPointF(0, 0), QSizeF(canvas.table.width(), canvas.table.depth()));
    return table.contains(place) && !isTaken(place);
}

bool Labels::isTaken(const QRectF& place) const
{
    return std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(place); });
}

void Labels::shield(const QString& id, const QRectF& box)
{
    QPainterPath path;
    path.addRoundedRect(box, box.height() * 0.28, box.height() * 0.28);
    canvas.fill(path, canvas.c.ink);
    const print::Style style{print::Face::boldFigure, badges};
    const QPointF at(box.center().x() - print::widthOf(id, style) / 2, box.center().y() + badges * 0.365);
    print::draw(canvas.p, at, id, style, canvas.c.dark ? QColor(canvas.c.paper) : QColor(canvas.c.halo.rgb()));
}

void Labels::feature(const Feature& feature)
{
    const QString id = QString::fromStdString(feature.id), name = QString::fromStdString(feature.name);
    const print::Style style{print::Face::italic, size * 1.12};
    const double badge = print::widthOf(id, {print::Face::boldFigure, badges}) + size * 0.5;
    const double words = name.isEmpty() ? 0 : size * 0.45 + print::widthOf(name, style);
    const double tall = size * 1.15;
    const QPointF middle = canvas.at(anchor(feature));
    QRectF box(middle - QPointF((badge + words) / 2, tall / 2), QSizeF(badge + words, tall));
    const QRectF first = box;
    for (const QPointF step :
        {QPointF(0, 0), QPointF(0, 1), QPointF(0, -1), QPointF(0, 2), QPointF(0, -2), QPointF(0.6, 0), QPointF(-0.6, 0),
            QPointF(0.6, 1), QPointF(-0.6, 1), QPointF(0.6, -1), QPointF(-0.6, -1)}) {
        box = first.translated(step.x() * first.width(), step.y() * tall * 1.2);
        if (isFree(box))
            break;
        box = first;
    }
    taken.append(box.adjusted(-size * 0.15, -size * 0.1, size * 0.15, size * 0.1));
    if (!name.isEmpty()) {
        halo(canvas, box);
        print::draw(canvas.p, QPointF(box.left() + badge + size * 0.25, box.center().y() + size * 0.36), name, style,
            canvas.c.ink);
    }
    shield(id, QRectF(box.topLeft(), QSizeF(badge, tall)));
}

void Labels::word(const QString& text, QPointF centre, double height, const QColor& colour, print::Face face)
{
    const print::Style style{face, height};
    const double wide = print::widthOf(text, style);
    print::draw(canvas.p, centre + QPointF(-wide / 2, height * 0.35), text, style, colour);
}

} // namespace strategikon::map
