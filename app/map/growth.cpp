// What grows or lies about: trees, reeds, sand, rocks.
#include "app/map/drawings.h"

#include <array>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

enum class Edging { line, dashes, dots };

void ground(Canvas& canvas, const Shape& shape, const QColor& fill, const QColor& edge, double width = 0.16,
    Edging edging = Edging::line)
{
    const QPainterPath path = canvas.area(canvas.beyond(shape.piece->area, 3));
    canvas.fill(path, fill);
    if (edging == Edging::line)
        canvas.stroke(path, edge, width);
    else
        canvas.dashed(path, edge, width, edging == Edging::dashes ? QList<qreal>{4, 2} : QList<qreal>{1.2, 1.8});
}

// A crown of lobes, seen from above and a little from the side, with its shadow.
QPainterPath crown(QPointF at, double radius, Random& random)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(at, radius * 0.74, radius * 0.74);
    constexpr int lobes = 7;
    const double turn = random.between(0, 360.0 / lobes);
    for (int lobe = 0; lobe < lobes; ++lobe) {
        const Point out = towards(turn + lobe * 360.0 / lobes + random.between(-9, 9)) * (radius * 0.62);
        const double big = radius * random.between(0.3, 0.42);
        path.addEllipse(at + QPointF(out.x, out.y), big, big);
    }
    return path.simplified();
}

void shadow(Canvas& canvas, QPointF at, double radius)
{
    QPainterPath path;
    path.addEllipse(at + QPointF(radius * 0.35, radius * 0.4), radius * 0.95, radius * 0.75);
    QColor colour = canvas.c.crownLine;
    colour.setAlphaF(0.28f);
    canvas.fill(path, colour);
}

void deciduous(Canvas& canvas, QPointF at, double radius, Random& random)
{
    shadow(canvas, at, radius);
    const QPainterPath path = crown(at, radius, random);
    canvas.fill(path, canvas.c.crown);
    canvas.stroke(path, canvas.c.crownLine, 0.13);
    QPainterPath glint; // on the side of the light
    glint.addEllipse(at + QPointF(-radius * 0.3, -radius * 0.33), radius * 0.34, radius * 0.28);
    QColor colour = canvas.c.light;
    colour.setAlphaF(colour.alphaF() * 0.45f);
    canvas.fill(glint, colour);
}

void conifer(Canvas& canvas, QPointF at, double tall)
{
    const double half = tall * 0.36;
    shadow(canvas, at + QPointF(0, tall * 0.3), half);
    QPainterPath left, right;
    left.addPolygon(
        QPolygonF{at + QPointF(0, -tall * 0.62), at + QPointF(-half, tall * 0.42), at + QPointF(0, tall * 0.42)});
    right.addPolygon(
        QPolygonF{at + QPointF(0, -tall * 0.62), at + QPointF(half, tall * 0.42), at + QPointF(0, tall * 0.42)});
    canvas.fill(left, canvas.c.fir);
    canvas.fill(right, canvas.c.firLine);
    QPainterPath whole;
    whole.addPolygon(
        QPolygonF{at + QPointF(0, -tall * 0.62), at + QPointF(-half, tall * 0.42), at + QPointF(half, tall * 0.42)});
    whole.closeSubpath();
    canvas.stroke(whole, canvas.c.firLine, 0.1);
}

} // namespace

void drawTrees(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.wood, canvas.c.crownLine);
    for (const Point at : spread(shape, 2.3, 0.85, random))
        deciduous(canvas, canvas.at(at), random.between(0.82, 1.1), random);
}

void drawDenseTrees(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.forest, canvas.c.firLine, 0.26);
    for (const Point at : spread(shape, 1.65, 0.75, random))
        conifer(canvas, canvas.at(at), random.between(1.75, 2.2));
}

// Low bushes, none with a trunk.
void drawBrush(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.broken, canvas.c.hedge, 0.15, Edging::dots);
    QPainterPath twigs;
    for (const Point place : spread(shape, 1.5, 0.5, random)) {
        const QPointF at = canvas.at(place);
        const double wide = random.between(0.3, 0.5);
        twigs.moveTo(at + QPointF(-wide, 0));
        twigs.quadTo(at + QPointF(-wide * 0.6, -wide * 1.5), at + QPointF(0, -wide * 0.6));
        twigs.quadTo(at + QPointF(wide * 0.7, -wide * 1.4), at + QPointF(wide, 0));
    }
    canvas.stroke(twigs, canvas.c.hedge, 0.2);
}

// Wet ground without the water: short strokes and a few blades.
void drawBog(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.marsh, canvas.c.reed, 0.14, Edging::dots);
    QPainterPath water, blades;
    for (const Point place : spread(shape, 2.9, 0.9, random)) {
        const QPointF at = canvas.at(place);
        const double wide = random.between(0.6, 1.0);
        water.moveTo(at + QPointF(-wide, 0));
        water.lineTo(at + QPointF(wide, 0));
        for (const double lean : {-0.3, 0.0, 0.3}) {
            blades.moveTo(at + QPointF(lean * 0.3, -0.1));
            blades.lineTo(at + QPointF(lean, -0.75));
        }
    }
    canvas.stroke(water, canvas.c.bank, 0.15);
    canvas.stroke(blades, canvas.c.reed, 0.15);
}

void drawReeds(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.marsh, canvas.c.reed, 0.17, Edging::dashes);
    QPainterPath water, tufts;
    for (const Point place : spread(shape, 2.7, 1.0, random)) { // a tuft that stands in water
        const QPointF at = canvas.at(place);
        const double wide = random.between(0.95, 1.25);
        for (const auto& [below, share, off] : {std::array{0.0, 1.0, 0.0}, {0.38, 0.7, 0.25}, {0.76, 0.4, -0.2}}) {
            water.moveTo(at + QPointF(wide * (off - share), below));
            water.lineTo(at + QPointF(wide * (off + share), below));
        }
        for (const double lean : {-0.6, -0.27, 0.02, 0.32, 0.64}) {
            tufts.moveTo(at + QPointF(lean * 0.4, -0.12));
            tufts.lineTo(at + QPointF(lean, -random.between(0.95, 1.3) * (1 - std::abs(lean) * 0.5)));
        }
    }
    canvas.stroke(water, canvas.c.bank, 0.19);
    canvas.stroke(tufts, canvas.c.reed, 0.17);
}

void drawSand(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.sand, canvas.c.grain, 0.13, Edging::dots);
    QPainterPath grains, crests;
    for (const Point place : spread(shape, 0.62, 0.15, random))
        grains.addEllipse(canvas.at(place), 0.075, 0.075);
    for (const Point place : spread(shape, 3.6, 0.9, random)) { // crescents, all with the same wind
        const QPointF at = canvas.at(place);
        crests.moveTo(at + QPointF(-1.1, 0.25));
        crests.quadTo(at + QPointF(0, -0.85), at + QPointF(1.1, 0.25));
    }
    canvas.fill(grains, canvas.c.grain);
    canvas.stroke(crests, canvas.c.grain, 0.2);
}

// Bare sand.
void drawBeach(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.sand, canvas.c.grain, 0.1, Edging::dots);
    QPainterPath grains;
    for (const Point place : spread(shape, 0.8, 0.15, random))
        grains.addEllipse(canvas.at(place), 0.07, 0.07);
    canvas.fill(grains, canvas.c.grain);
}

// Stones large and small, none like another, all with corners.
void drawRocks(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    ground(canvas, shape, canvas.c.broken, canvas.c.rockLine, 0.15, Edging::dots);
    for (const Point place : spread(shape, 1.5, 0.6, random)) {
        const QPointF at = canvas.at(place);
        const int corners = 3 + random.below(3);
        const double big = random.chance(0.3) ? random.between(0.55, 0.75) : random.between(0.26, 0.45);
        const double turn = random.between(0, 360);
        QPolygonF stone;
        for (int corner = 0; corner < corners; ++corner) {
            const Point out = towards(turn + corner * 360.0 / corners) * (big * random.between(0.75, 1.15));
            stone << at + QPointF(out.x, -out.y * 0.85);
        }
        QPainterPath path;
        path.addPolygon(stone);
        path.closeSubpath();
        canvas.fill(path.translated(0.12, 0.14), canvas.c.shade);
        canvas.fill(path, canvas.c.boulder);
        canvas.draw(path, QPen(canvas.c.rockLine, 0.13, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
}

} // namespace strategikon::map
