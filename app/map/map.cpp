#include "app/map/map.h"

#include "app/map/drawings.h"
#include "app/map/hatch.h"
#include "app/map/labels.h"
#include "app/map/sectors.h"
#include "app/map/stands.h"
#include "app/map/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// Of a feature what lies higher is drawn later, whatever it is: the crag in a wood after the wood.
int rankOf(const Feature& feature, std::size_t index, const Kinds& kinds)
{
    int rank = 0;
    for (std::size_t i = 0; i <= index; ++i)
        if (const Kind* kind = kinds.find(feature.pieces[i].kind); kind && (i == index || kind->form == Form::area))
            rank = std::max(rank, drawingOf(kind->draw).rank);
    return rank;
}

// Every piece in the order in which it is drawn.
std::vector<Shape> shapesOf(const Field& field, const Kinds& kinds)
{
    std::vector<std::pair<int, Shape>> ranked;
    for (const Feature& feature : field.features)
        for (std::size_t i = 0; i < feature.pieces.size(); ++i) {
            const Piece& piece = feature.pieces[i];
            const Kind* kind = kinds.find(piece.kind);
            if (!kind || piece.area.size() < 3)
                continue;
            Shape shape{kind, &piece, &feature, {}};
            for (std::size_t j = i + 1; j < feature.pieces.size(); ++j)
                shape.above.push_back(&feature.pieces[j]);
            ranked.emplace_back(rankOf(feature, i, kinds), std::move(shape));
        }
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Shape> shapes;
    for (auto& [rank, shape] : ranked)
        shapes.push_back(std::move(shape));
    return shapes;
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
    canvas.dashed(line, canvas.c.middle, 0.22, {12, 5, 2, 5});
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
                drawHatch(canvas, shape);
    }
    if (look.fortified || (look.deployment && look.shows(stands)))
        drawWorks(canvas, field, kinds, look);
    if (look.shows(grid))
        drawGrid(canvas, field.table);
    if (look.shows(middle))
        drawMiddle(canvas, field.table);
    if (look.shows(sectors) && !look.numbered.all.empty())
        drawSectors(canvas, look);
    if (look.deployment && look.shows(zones))
        drawZones(canvas, field.table, look);
    if (look.shows(names)) {
        Labels labels(canvas, look);
        for (const Feature& feature : field.features)
            labels.feature(feature);
    }
    if (look.deployment && look.shows(stands))
        drawStands(canvas, look);
    canvas.stroke(
        [&] {
            QPainterPath edge;
            edge.addRect(whole);
            return edge;
        }(),
        look.palette->ink, 0.5);
    painter.restore();
}

void paintStands(QPainter& painter, const Field& field, const MapLook& look)
{
    Canvas canvas(painter, *look.palette, field.table.box());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (look.deployment && look.shows(stands))
        drawStands(canvas, look);
    painter.restore();
}

namespace {

constexpr double sampleWide = 12; // cm of a table of its own, which one piece fills for the most part

Piece lineSample(const Kind& kind, double from, double to, double deep)
{
    Piece piece;
    piece.kind = kind.id;
    for (const auto& [along, up] : {std::pair{0.0, 0.42}, {0.33, 0.56}, {0.66, 0.44}, {1.0, 0.58}})
        piece.course.push_back({from + (to - from) * along, deep * up});
    piece.widths = {std::min(kind.width, deep * 0.7)};
    widen(piece);
    return piece;
}

Piece areaSample(const Kind& kind, double deep)
{
    Piece piece;
    piece.kind = kind.id;
    for (int corner = 0; corner < 24; ++corner) {
        const Point out = towards(corner * 15) * (1 + 0.06 * std::sin(corner * 1.9));
        piece.area.push_back({sampleWide / 2 + out.x * sampleWide * 0.46, deep / 2 + out.y * deep * 0.44});
    }
    return piece;
}

void drawSample(Canvas& canvas, const Kind& kind, Piece piece)
{
    const Feature feature{"", "", "", "", -1, {std::move(piece)}};
    const Shape shape{&kind, &feature.pieces.front(), &feature, {}};
    drawingOf(kind.draw).draw(canvas, shape);
    drawHatch(canvas, shape);
}

// Along the water, as its bank.
void drawBankSample(Canvas& canvas, const Kind& kind, Piece bank)
{
    Piece river;
    for (const Point point : bank.course)
        river.course.push_back(point - Point{0, 1.5});
    river.widths = {2};
    widen(river);
    bank.part = "banks";
    const Feature feature{"", "", "", "", -1, {std::move(river), std::move(bank)}};
    drawingOf("river").draw(canvas, {&kind, &feature.pieces.front(), &feature, {}});
    drawingOf(kind.draw).draw(canvas, {&kind, &feature.pieces.back(), &feature, {}});
}

} // namespace

void paintSample(QPainter& painter, const QRectF& box, const Kind& kind, const Palette& palette)
{
    const double deep = sampleWide * box.height() / box.width();
    Canvas canvas(painter, palette, {{-50, -50}, {50, 50}});
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing);
    painter.setClipRect(box, Qt::IntersectClip);
    painter.fillRect(box, palette.ground);
    painter.translate(box.topLeft());
    painter.scale(box.width() / sampleWide, box.width() / sampleWide);
    painter.translate(0, deep - 50); // y of the canvas runs from its table's far edge
    const double end = sampleWide - 0.4, middle = sampleWide / 2;
    if (kind.form == Form::area) {
        drawSample(canvas, kind, areaSample(kind, deep));
    } else if (!drawingOf(kind.draw).banks) {
        drawSample(canvas, kind, lineSample(kind, 0.4, end, deep));
    } else {
        drawSample(canvas, kind, lineSample(kind, 0.4, middle - 0.6, deep));
        drawBankSample(canvas, kind, lineSample(kind, middle + 0.4, end, deep));
    }
    painter.restore();
}

} // namespace strategikon::map
