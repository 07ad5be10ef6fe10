// Lakes, the sea, rivers, and how one crosses them.
#include "app/map/drawings.h"

#include "model/field/terrain/shapes.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// Lines along the shore, fainter the further out, as engravers drew them.
void shoreLines(Canvas& canvas, const Ring& whole, double first, double apart, int count)
{
    double out = first;
    for (int i = 0; i < count; ++i, out += apart * (1 + 0.35 * i)) {
        const Ring line = inset(whole, out);
        if (line.size() < 3)
            return;
        QColor colour = canvas.c.bank;
        colour.setAlphaF(float(0.75 - 0.14 * i));
        canvas.stroke(canvas.area(line), colour, 0.12);
    }
}

void wave(QPainterPath& lines, QPointF at, double half)
{
    lines.moveTo(at + QPointF(-half, 0));
    lines.quadTo(at + QPointF(-half / 2, -half * 0.45), at);
    lines.quadTo(at + QPointF(half / 2, half * 0.45), at + QPointF(half, 0));
}

// Small waves over open water, which tell it from land where there are no colours.
void waves(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    QPainterPath lines;
    const double apart = std::clamp(std::sqrt(area(shape.piece->area)) / 4, 2.2, 4.2); // a pond has some too
    for (const Point place : spread(shape, apart, std::min(apart * 0.74, 2.0), random))
        wave(lines, canvas.at(place), 1.25);
    canvas.stroke(lines, canvas.c.bank, 0.22);
}

void bed(Canvas& canvas, const Shape& shape, const QColor& fill, double width)
{
    const QPainterPath path = canvas.area(canvas.bed(*shape.piece));
    canvas.stroke(path, canvas.c.bank, width);
    canvas.fill(path, fill);
}

// The same waves down a stream, off its middle by turns, which no road has.
void current(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    const double wide = shape.piece->widths.empty() ? 2 : shape.piece->widths.front();
    QPainterPath lines;
    int turn = 0;
    for (const Along& one : along(shape.piece->course, false, 1.7)) {
        const double off = wide * (0.16 * (turn++ % 3 - 1)) + random.between(-0.05, 0.05) * wide;
        wave(lines, canvas.at(one.at + towards(one.degrees + 90) * off), 0.7);
    }
    canvas.stroke(lines, canvas.c.bank, 0.2);
}

// The two sides of a crossing, along its course.
std::vector<Course> sides(const Piece& piece)
{
    if (piece.course.size() < 2)
        return {};
    const double half = (piece.widths.empty() ? 3 : piece.widths.front()) / 2;
    return {beside(piece.course, half), beside(piece.course, -half)};
}

} // namespace

void drawWater(Canvas& canvas, const Shape& shape)
{
    const Ring whole = canvas.beyond(shape.piece->area, 40);
    canvas.fill(canvas.area(whole), canvas.c.shallow);
    if (const Ring deep = inset(whole, 1.1); deep.size() >= 3)
        canvas.fill(canvas.area(deep), canvas.c.lake);
    shoreLines(canvas, whole, 0.55, 0.62, 2);
    waves(canvas, shape);
    canvas.stroke(canvas.area(whole), canvas.c.bank, 0.3);
}

void drawRiver(Canvas& canvas, const Shape& shape)
{
    bed(canvas, shape, canvas.c.lake, 0.6);
    shoreLines(canvas, canvas.bed(*shape.piece), 0.5, 0.5, 2);
}

void drawStream(Canvas& canvas, const Shape& shape)
{
    bed(canvas, shape, canvas.c.shallow, 0.3);
    current(canvas, shape);
}

void drawFord(Canvas& canvas, const Shape& shape)
{
    canvas.fill(canvas.area(shape.piece->area), canvas.c.shallow);
    const Course& course = shape.piece->course;
    const double half = (shape.piece->widths.empty() ? 4 : shape.piece->widths.front()) / 2;
    QPainterPath stones;
    for (const Along& one : along(course, false, 0.8))
        for (double off = -half * 0.8; off <= half * 0.81; off += half * 0.4)
            stones.addEllipse(canvas.at(one.at + towards(one.degrees + 90) * off), 0.2, 0.16);
    canvas.fill(stones, canvas.c.roadLine);
    for (const Course& side : sides(*shape.piece))
        canvas.dashed(canvas.course(side), canvas.c.roadLine, 0.22);
}

void drawBridge(Canvas& canvas, const Shape& shape)
{
    canvas.fill(canvas.area(shape.piece->area), canvas.c.road);
    QPainterPath planks;
    const double half = (shape.piece->widths.empty() ? 3 : shape.piece->widths.front()) / 2;
    for (const Along& one : along(shape.piece->course, false, 0.6)) {
        const Point side = towards(one.degrees + 90) * half;
        planks.moveTo(canvas.at(one.at - side));
        planks.lineTo(canvas.at(one.at + side));
    }
    canvas.stroke(planks, canvas.c.roadLine, 0.1);
    for (const Course& side : sides(*shape.piece)) {
        canvas.stroke(canvas.course(side), canvas.c.wallLine, 0.42);
        for (const Point end : {side.empty() ? Point{} : side.front(), side.empty() ? Point{} : side.back()}) {
            QPainterPath post; // wings at the banks
            post.addEllipse(canvas.at(end), 0.36, 0.36);
            canvas.fill(post, canvas.c.wallLine);
        }
    }
}

} // namespace strategikon::map
