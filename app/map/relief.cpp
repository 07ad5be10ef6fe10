// High and low ground: nested tones, light from the upper left, hachures down the slopes, teeth below cliffs.
#include "app/map/drawings.h"

#include "app/map/kept.h"
#include "model/field/terrain/shapes.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

constexpr double sun = 135; // degrees: where the light comes from

// How much the slope at a side of a ring that runs to `degrees` looks to the light, -1 to 1; the slope falls to its
// right.
double lit(double degrees) { return std::cos((degrees - 90 - sun) * 3.14159265358979 / 180); }

// Sides bright or dark by how they lie to the light.
void emboss(Canvas& canvas, const Ring& ring, double width)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], to = ring[(i + 1) % ring.size()], leg = to - from;
        if (length(leg) == 0)
            continue;
        const double bright = lit(std::atan2(leg.y, leg.x) * 180 / 3.14159265358979);
        QColor colour = bright > 0 ? canvas.c.light : canvas.c.shade;
        colour.setAlphaF(colour.alphaF() * float(std::abs(bright)));
        // The band lies inside the line, on the slope.
        const Point inward = turned(leg * (1 / length(leg)), 90) * (width / 2);
        canvas.p.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        canvas.p.drawLine(canvas.at(from + inward), canvas.at(to + inward));
    }
}

// Strokes that fall from a contour: longer and closer where it is dark, none in full light unless `all`.
void hachures(Canvas& canvas, const Ring& ring, const Ring& outer, double apart, double long_, bool all, Random& random)
{
    QPainterPath strokes;
    for (const Along& one : along(ring, true, apart)) {
        const double dark = -lit(one.degrees), wobble = random.between(-9, 9), share = random.between(0.7, 1.15);
        const double reach = long_ * share * (all ? 0.8 + 0.2 * dark : 0.35 + 0.65 * dark);
        if (reach < long_ * 0.35)
            continue;
        const Point foot = one.at + towards(one.degrees - 90 + wobble) * reach;
        if (!contains(outer, foot))
            continue;
        strokes.moveTo(canvas.at(one.at));
        strokes.lineTo(canvas.at(foot));
    }
    QColor colour = canvas.c.hillLine;
    colour.setAlphaF(all ? 0.85f : 0.6f);
    canvas.stroke(strokes, colour, all ? 0.16 : 0.13);
}

std::vector<Ring> nested(const Canvas& canvas, const Ring& ring, int levels)
{
    const Box box = boxOf(std::span<const Point>(ring));
    const Ring whole = canvas.beyond(ring, std::max(box.width(), box.depth()) * 0.6);
    static thread_local Kept kept;
    std::vector<Ring> rings = kept.of(whole, levels, [levels](const Ring& outline) {
        std::vector<Ring> lines;
        for (int level = 1; level < levels; ++level)
            if (Ring inner = contour(outline, level, levels); inner.size() >= 3)
                lines.push_back(std::move(inner));
        return lines;
    });
    rings.insert(rings.begin(), whole);
    return rings;
}

// Small hills have few contours.
int levelsOf(const Ring& ring) { return std::clamp(int(across(ring) / 9), 2, 4); }

void drawHill(Canvas& canvas, const Shape& shape, bool steep)
{
    Random random = randomOf(shape.piece->area);
    const std::vector<Ring> rings = nested(canvas, shape.piece->area, steep ? 4 : levelsOf(shape.piece->area));
    for (std::size_t i = 0; i < rings.size(); ++i) {
        canvas.fill(canvas.area(rings[i]), canvas.c.hill[std::min(i, std::size_t(3))]);
        emboss(canvas, rings[i], steep ? 0.9 : 1.1);
    }
    for (std::size_t i = 1; i < rings.size(); ++i)
        hachures(canvas, rings[i], rings.front(), steep ? 0.55 : 0.8, steep ? 2.2 : 1.7, steep, random);
    for (std::size_t i = 0; i < rings.size(); ++i)
        canvas.stroke(canvas.area(rings[i]), canvas.c.hillLine, i == 0 ? 0.22 : 0.11);
}

// A crest with teeth down its right side, about so long.
void teeth(Canvas& canvas, const std::vector<Point>& line, bool closed, double side, double long_, const QColor& colour,
    Random& random)
{
    QPainterPath all;
    for (const Along& one : along(line, closed, 0.85)) {
        const Point out = towards(one.degrees - 90 * side) * (long_ * random.between(0.7, 1.2));
        const Point half = towards(one.degrees) * 0.3;
        all.moveTo(canvas.at(one.at - half));
        all.lineTo(canvas.at(one.at + out));
        all.lineTo(canvas.at(one.at + half));
        all.closeSubpath();
    }
    canvas.fill(all, colour);
    QPainterPath edge = canvas.course(line);
    if (closed)
        edge.closeSubpath();
    canvas.stroke(edge, colour, 0.3);
}

} // namespace

void drawContour(Canvas& canvas, const Shape& shape) { drawHill(canvas, shape, false); }

void drawHachures(Canvas& canvas, const Shape& shape) { drawHill(canvas, shape, true); }

void drawCliffs(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    if (shape.piece->course.empty()) {
        // Walls of rock, one above the other, each with its teeth downhill. Alone it is a hill; on one it is a part of
        // it.
        const Ring whole = canvas.beyond(shape.piece->area, 10);
        if (shape.piece->part.empty())
            canvas.fill(canvas.area(whole), canvas.c.hill[2]);
        emboss(canvas, whole, 1.3);
        constexpr double smallest = 4; // less is no second wall
        for (const double in : {1.2, 4.0})
            if (const Ring crest = inset(whole, in); crest.size() >= 3 && (in < 2 || across(crest) > smallest))
                teeth(canvas, crest, true, 1, in < 2 ? 1.5 : 1.1, canvas.c.rockLine, random);
        return;
    }
    // Along a hill the teeth stand on its outer side.
    const Course& line = shape.piece->course;
    const Ring body = shape.feature ? shape.feature->body().area : Ring();
    const Point middle = line[line.size() / 2], next = line[std::min(line.size() / 2 + 1, line.size() - 1)];
    const Point before = line[line.size() / 2 - (line.size() > 1)];
    const Point leg = next - before;
    const Point right = length(leg) > 0 ? turned(leg * (1 / length(leg)), -90) : Point{1, 0};
    const bool outward = body.empty() || !contains(body, middle + right * 0.8);
    canvas.stroke(canvas.course(line), canvas.c.rock, 0.9);
    teeth(canvas, line, false, outward ? 1 : -1, 1.15, canvas.c.rockLine, random);
}

// Dry: both edges fall to the middle, and nothing fills it.
void drawRavine(Canvas& canvas, const Shape& shape)
{
    Random random = randomOf(shape.piece->area);
    const Ring whole = canvas.bed(*shape.piece);
    const double wide = shape.piece->widths.empty() ? 3 : shape.piece->widths.front();
    teeth(canvas, whole, true, -1, 0.36 * wide, canvas.c.rockLine, random);
}

} // namespace strategikon::map
