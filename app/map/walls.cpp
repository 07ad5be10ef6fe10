// Hedges and fences, embankments, walls with towers and gateways.
#include "app/map/drawings.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// A kind that is a line may also come as an area: its outline is then the line.
std::vector<Point> lineOf(const Shape& shape, bool& closed)
{
    const Piece& piece = *shape.piece;
    closed = piece.course.empty() || isRing(piece);
    std::vector<Point> line = piece.course.empty() ? piece.area : piece.course;
    if (isRing(piece))
        line.pop_back();
    return line;
}

QPainterPath pathOf(const Canvas& canvas, const std::vector<Point>& line, bool closed)
{
    QPainterPath path = canvas.course(line);
    if (closed)
        path.closeSubpath();
    return path;
}

// Places for towers: both ends, corners, and never far from one another.
std::vector<Point> towers(const std::vector<Point>& line, bool closed)
{
    std::vector<Point> found;
    const auto add = [&found](Point at) {
        if (std::ranges::all_of(found, [at](Point other) { return distance(at, other) > 2.6; }))
            found.push_back(at);
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool end = !closed && (i == 0 || i + 1 == line.size());
        const Point in = line[i] - line[(i + line.size() - 1) % line.size()],
                    out = line[(i + 1) % line.size()] - line[i];
        const double turn = std::abs(in.x * out.y - in.y * out.x) / std::max(1e-9, length(in) * length(out));
        if (end || turn > 0.45)
            add(line[i]);
    }
    for (const Along& one : along(line, closed, 4.5))
        add(one.at);
    return found;
}

void tower(Canvas& canvas, Point at, double radius)
{
    QPainterPath path;
    path.addEllipse(canvas.at(at), radius, radius);
    canvas.fill(path.translated(0.18, 0.22), canvas.c.shade);
    canvas.fill(path, canvas.c.wall);
    canvas.stroke(path, canvas.c.wallLine, 0.22);
    QPainterPath core;
    core.addEllipse(canvas.at(at), radius * 0.42, radius * 0.42);
    canvas.fill(core, canvas.c.wallLine);
}

// The river that a line runs along; nullptr: it stands on its own.
const Piece* riverOf(const Shape& shape)
{
    const Piece* body = shape.feature ? &shape.feature->body() : nullptr;
    return body && body != shape.piece && body->course.size() > 1 && !isRing(*body) ? body : nullptr;
}

// A raised bank: a line with strokes down its far side.
void bank(Canvas& canvas, const std::vector<Point>& line, const Piece& river)
{
    QPainterPath slope;
    for (const Along& one : along(line, false, 0.75)) {
        const Point side = towards(one.degrees + 90);
        const bool wet = distanceToCourse(one.at + side, river.course) < distanceToCourse(one.at, river.course);
        slope.moveTo(canvas.at(one.at));
        slope.lineTo(canvas.at(one.at + side * (wet ? -0.8 : 0.8)));
    }
    canvas.stroke(slope, canvas.c.rampart, 0.16);
    canvas.stroke(canvas.course(line), canvas.c.rampart, 0.34);
}

} // namespace

void drawHedge(Canvas& canvas, const Shape& shape)
{
    bool closed = false;
    const std::vector<Point> line = lineOf(shape, closed);
    if (const Piece* river = riverOf(shape))
        return bank(canvas, line, *river);
    Random random = randomOf(line);
    canvas.stroke(pathOf(canvas, line, closed), canvas.c.hedge, 0.2);
    QPainterPath bushes;
    bushes.setFillRule(Qt::WindingFill);
    for (const Along& one : along(line, closed, 0.62)) {
        const double big = random.between(0.24, 0.38);
        bushes.addEllipse(canvas.at(one.at + towards(one.degrees + 90) * random.between(-0.08, 0.08)), big, big * 0.9);
    }
    canvas.fill(bushes, canvas.c.hedge);
}

void drawRampart(Canvas& canvas, const Shape& shape)
{
    bool closed = false;
    const std::vector<Point> line = lineOf(shape, closed);
    QPainterPath slopes;
    for (const Along& one : along(line, closed, 0.5)) {
        const Point side = towards(one.degrees + 90) * 0.85;
        slopes.moveTo(canvas.at(one.at - side));
        slopes.lineTo(canvas.at(one.at + side));
    }
    canvas.stroke(slopes, canvas.c.rampart, 0.16);
    const QPainterPath path = pathOf(canvas, line, closed);
    canvas.stroke(path, canvas.c.wallLine, 0.75);
    canvas.stroke(path, canvas.c.rampart, 0.4);
}

void drawWall(Canvas& canvas, const Shape& shape)
{
    bool closed = false;
    const std::vector<Point> line = lineOf(shape, closed);
    const double wide = std::max(0.7, shape.piece->widths.empty() ? 1 : shape.piece->widths.front());
    const QPainterPath path = pathOf(canvas, line, closed);
    canvas.stroke(path.translated(0.2, 0.25), canvas.c.shade, wide);
    canvas.draw(path, QPen(canvas.c.wallLine, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    canvas.draw(path, QPen(canvas.c.wall, wide - 0.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    canvas.dashed(path, canvas.c.wallLine, wide, {0.16 / wide, 0.62 / wide});
    for (const Point at : towers(line, closed))
        tower(canvas, at, wide * 0.95);
}

// A ditch and stakes that point outwards, to the right of the line.
void drawPalisade(Canvas& canvas, const Shape& shape)
{
    const std::vector<Point>& line = shape.piece->course;
    canvas.stroke(pathOf(canvas, line, false).translated(0.15, 0.2), canvas.c.shade, 0.5);
    QPainterPath stakes;
    for (const Along& one : along(line, false, 0.7)) {
        const Point out = towards(one.degrees - 90), side = towards(one.degrees) * 0.28;
        const Point foot = one.at - out * 0.2;
        stakes.addPolygon(QPolygonF{canvas.at(foot - side), canvas.at(foot + out * 1.05), canvas.at(foot + side)});
        stakes.closeSubpath();
    }
    canvas.fill(stakes, canvas.c.rampart);
    canvas.stroke(pathOf(canvas, line, false), canvas.c.rampart, 0.4);
}

void drawGate(Canvas& canvas, const Shape& shape)
{
    const Piece& piece = *shape.piece;
    canvas.fill(canvas.area(piece.area), canvas.c.road);
    if (piece.course.size() < 2)
        return;
    // The gate towers stand where the wall is cut: at both ends of a course along it, beside one that leads through.
    const Point from = piece.course.front(), to = piece.course.back(), leg = to - from;
    const double half = (piece.widths.empty() ? 3 : piece.widths.front()) / 2, long_ = length(leg);
    if (long_ == 0)
        return;
    const Point middle = from + leg * 0.5, ahead = leg * (1 / long_), side = turned(ahead, 90);
    const bool through = half * 2 > long_ * 0.8;
    const Point post = through ? side * half : ahead * (long_ / 2);
    QPainterPath doors;
    doors.moveTo(canvas.at(middle - post));
    doors.lineTo(canvas.at(middle + post));
    canvas.dashed(doors, canvas.c.roadLine, 0.3, {1, 1});
    for (const Point at : {middle - post, middle + post})
        tower(canvas, at, 0.85);
}

} // namespace strategikon::map
