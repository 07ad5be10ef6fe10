// What the drawings of terrain share: the painter, the colours, and shapes turned into what Qt draws.
#pragma once

#include "app/map/palette.h"
#include "model/field/field.h"
#include "model/field/random.h"

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace strategikon::map {

// One piece to draw, with what lies on it: trees stand beside a path and not on it.
struct Shape {
    const field::Kind* kind = nullptr;
    const field::Piece* piece = nullptr;
    const field::Feature* feature = nullptr;
    std::vector<const field::Piece*> above;
};

class Canvas {
public:
    Canvas(QPainter& painter, const Palette& palette, const field::Box& table) : p(painter), c(palette), table(table) {}

    QPointF at(field::Point point) const { return {point.x, table.most.y - point.y}; }
    QPolygonF polygon(const field::Ring& ring) const;
    QPainterPath area(const field::Ring& ring) const;
    QPainterPath course(const field::Course& course) const;
    // The same with what lies on a table edge drawn on beyond it: a hill goes on there, its contours do not turn back.
    field::Ring beyond(const field::Ring& ring, double by) const;

    // The area of a course, drawn on beyond the table where the course ends at its edge: it leaves without a corner.
    field::Ring bed(const field::Piece& piece) const;

    // All paths are drawn here, and of nothing nothing: PDF writes an empty path as one that readers complain of.
    void draw(const QPainterPath& path, const QPen& pen, const QBrush& brush = Qt::NoBrush);
    void fill(const QPainterPath& path, const QColor& colour);
    void stroke(const QPainterPath& path, const QColor& colour, double width);
    // Strokes and gaps in widths of the line. Made here, because the SVG generator takes a pen thinner than 1 for one
    // as wide as that.
    void dashed(const QPainterPath& path, const QColor& colour, double width, const QList<qreal>& pattern = {4, 2.5});

    QPainter& p;
    const Palette& c;
    field::Box table;
};

// Numbers from a shape's own outline: the same wherever it is moved.
field::Random randomOf(const field::Ring& ring);

// Places spread over an area about `apart` from one another, none nearer than `clear` to its edge or to what lies
// above; the far ones first.
std::vector<field::Point> spread(const Shape& shape, double apart, double clear, field::Random& random);

// Points along a line, `apart` from one another, with the direction there in degrees.
struct Along {
    field::Point at;
    double degrees = 0;
};
std::vector<Along> along(const std::vector<field::Point>& points, bool closed, double apart);

} // namespace strategikon::map
