// Pages as lists of things to draw, in millimetres from the upper left corner of the paper.
//
// Laying out and drawing are apart: the preview, the printer and the PDF draw the same sheet, and the
// tests can ask what stands where.
#pragma once

#include "app/print/type.h"

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QSizeF>

#include <functional>

class QPainter;

namespace strategikon::print {

struct Letters {
    QPointF at; // left end of the base line
    QString text;
    Style style;
};

struct Rule {
    QLineF line;
    double width = 0.1;
    double ink = 1;
    bool dashed = false;
};

struct Box {
    QRectF place;
    double width = 0.15; // of its outline; 0: none
    double fill = 0;     // ink inside
};

// A QR code; see qr.h.
struct Mark {
    QRectF place;
    QString text;
};

// The glyph of an arm (app/arms), in a square.
struct Glyph {
    QRectF place;
    QString arm;
};

// What a painter draws within a place; its unit is the millimetre, (0, 0) the place's upper left corner.
struct Picture {
    QRectF place;
    std::function<void(QPainter&)> draw;
};

struct Page {
    QList<Letters> letters;
    QList<Rule> rules;
    QList<Box> boxes;
    QList<Mark> marks;
    QList<Glyph> glyphs;
    QList<Picture> pictures;
};

struct Sheet {
    QSizeF size; // of the paper
    QList<Page> pages;
};

enum class Align { left, centre, right };

// Puts a text on a page; `x` is its left end, centre or right end. Returns its width.
double put(Page& page, double x, double baseline, const QString& text, const Style& style, Align align = Align::left);
// As many lines as the text takes, one below the other; returns the base line that would come next.
double putLines(
    Page& page, double x, double baseline, const QString& text, const Style& style, double width, double leading = 1.1);
// The glyph of an arm so high, left of `right` and as the letters of that base line stand; nothing where there is none.
void putGlyph(Page& page, double right, double baseline, const QString& arm, double high);
void line(Page& page, double x1, double y1, double x2, double y2, double width = 0.1, double ink = 1);

// The same, so many times as large: whoever wants larger letters lays out on less paper.
Sheet enlarged(Sheet sheet, double times);

// Draws a page with a painter whose unit is the millimetre.
void paint(QPainter& painter, const Page& page);

} // namespace strategikon::print
