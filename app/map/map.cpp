#include "app/map/map.h"

#include "app/map/drawings.h"
#include "app/map/labels.h"
#include "app/map/stands.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// Every piece in the order in which it is drawn.
std::vector<Shape> shapesOf(const Field& field, const Kinds& kinds)
{
    std::vector<Shape> shapes;
    for (const Feature& feature : field.features)
        for (std::size_t i = 0; i < feature.pieces.size(); ++i) {
            const Piece& piece = feature.pieces[i];
            const Kind* kind = kinds.find(piece.kind);
            if (!kind || piece.area.size() < 3)
                continue;
            Shape shape{kind, &piece, &feature, {}};
            for (std::size_t j = i + 1; j < feature.pieces.size(); ++j)
                shape.above.push_back(&feature.pieces[j]);
            shapes.push_back(std::move(shape));
        }
    std::stable_sort(shapes.begin(), shapes.end(), [](const Shape& a, const Shape& b) {
        return drawingOf(a.kind->draw).rank < drawingOf(b.kind->draw).rank;
    });
    return shapes;
}

// Lines through what hinders or is closed: seen on any printer, and by those who see colours otherwise.
void hatch(Canvas& canvas, const Shape& shape)
{
    if (shape.kind->hatch.empty() || shape.kind->form != Form::area || !shape.piece->course.empty())
        return;
    const bool closed = shape.kind->hatch == "closed";
    const Box box = boxOf(std::span<const Point>(shape.piece->area));
    const double apart = closed ? 1.6 : 2.2;
    QPainterPath lines;
    // Anchored to the table, so that neighbours' lines run on.
    const auto run = [&](double slope) {
        const double first = slope > 0 ? box.least.y - box.most.x : box.least.y + box.least.x;
        const double last = slope > 0 ? box.most.y - box.least.x : box.most.y + box.most.x;
        for (double at = std::ceil(first / apart) * apart; at <= last; at += apart) {
            lines.moveTo(canvas.at({box.least.x, at + slope * box.least.x}));
            lines.lineTo(canvas.at({box.most.x, at + slope * box.most.x}));
        }
    };
    run(1);
    if (closed)
        run(-1);
    QPainterPath within = canvas.area(shape.piece->area);
    for (const Piece* piece : shape.above)
        within -= canvas.area(piece->area);
    canvas.p.save();
    canvas.p.setClipPath(within, Qt::IntersectClip);
    canvas.stroke(lines, canvas.c.hatch, closed ? 0.13 : 0.11);
    canvas.p.restore();
}

void drawGrid(Canvas& canvas, const Table& table)
{
    const double step = gridStep(table);
    QPainterPath lines;
    for (double x = step; x < table.width - 0.01; x += step) {
        lines.moveTo(x, 0);
        lines.lineTo(x, table.depth);
    }
    for (double y = step; y < table.depth - 0.01; y += step) {
        lines.moveTo(canvas.at({0, y}));
        lines.lineTo(canvas.at({table.width, y}));
    }
    canvas.stroke(lines, canvas.c.grid, 0.12);
}

void drawMiddle(Canvas& canvas, const Table& table)
{
    QPainterPath line;
    line.moveTo(0, table.depth / 2);
    line.lineTo(table.width, table.depth / 2);
    QPen pen(canvas.c.middle, 0.22, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({12, 5, 2, 5});
    canvas.p.setPen(pen);
    canvas.p.drawPath(line);
}

} // namespace

double gridStep(const Table& table) { return table.shown == Unit::inch ? 6 * inch : 10; }

void paintField(QPainter& painter, const Field& field, const Kinds& kinds, const MapLook& look)
{
    const QRectF whole(0, 0, field.table.width, field.table.depth);
    Canvas canvas(painter, *look.palette, field.table.box());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setClipRect(whole, Qt::IntersectClip);
    painter.fillRect(whole, look.palette->ground);
    if (look.shows(terrain)) {
        const std::vector<Shape> shapes = shapesOf(field, kinds);
        for (const Shape& shape : shapes)
            drawingOf(shape.kind->draw).draw(canvas, shape);
        if (look.shows(hatching))
            for (const Shape& shape : shapes)
                hatch(canvas, shape);
    }
    if (look.shows(grid))
        drawGrid(canvas, field.table);
    if (look.shows(middle))
        drawMiddle(canvas, field.table);
    if (look.deployment && look.shows(zones))
        drawZones(canvas, field.table, look);
    if (look.shows(names)) {
        Labels labels(canvas, look.letters);
        for (const Feature& feature : field.features)
            labels.feature(feature);
    }
    if (look.deployment && look.shows(stands))
        drawStands(canvas, look);
    canvas.stroke([&] { QPainterPath edge; edge.addRect(whole); return edge; }(), look.palette->ink, 0.5);
    painter.restore();
}

void paintSample(QPainter& painter, const QRectF& box, const Kind& kind, const Palette& palette)
{
    // A table of its own, 12 cm wide, with one piece that fills most of it.
    constexpr double wide = 12;
    const double deep = wide * box.height() / box.width();
    Canvas canvas(painter, palette, {{-50, -50}, {50, 50}});
    Piece piece;
    piece.kind = kind.id;
    if (kind.form == Form::area) {
        for (int corner = 0; corner < 24; ++corner) {
            const Point out = towards(corner * 15) * (1 + 0.06 * std::sin(corner * 1.9));
            piece.area.push_back({wide / 2 + out.x * wide * 0.46, deep / 2 + out.y * deep * 0.44});
        }
    } else {
        piece.course = {{0.4, deep * 0.42}, {wide * 0.35, deep * 0.56}, {wide * 0.65, deep * 0.44}, {wide - 0.4, deep * 0.58}};
        piece.widths = {std::min(kind.width, deep * 0.7)};
        widen(piece);
    }
    const Feature feature{"", "", "", "", -1, {piece}};
    const Shape shape{&kind, &feature.pieces.front(), &feature, {}};
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing);
    painter.setClipRect(box, Qt::IntersectClip);
    painter.fillRect(box, palette.ground);
    painter.translate(box.topLeft() - QPointF(0, 0));
    painter.scale(box.width() / wide, box.width() / wide);
    painter.translate(0, deep - 50); // y of the canvas runs from its table's far edge
    drawingOf(kind.draw).draw(canvas, shape);
    hatch(canvas, shape);
    painter.restore();
}

} // namespace strategikon::map
