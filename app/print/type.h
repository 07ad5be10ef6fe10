// The letters on paper: faces, their measures, breaking and shortening. Lengths are millimetres.
#pragma once

#include <QPointF>
#include <QString>
#include <QStringList>

class QColor;
class QPainter;

namespace strategikon::print {

// Two voices: names and running text are in EB Garamond; what is looked up, figures and the labels that belong to them,
// is in DejaVu Sans. Figures line up in both: those of EB Garamond hang, so DejaVu Serif lends its own, cut to the
// height of the capitals.
// EB Garamond has a bold cut, but without Æ and ×: emphasis is size and capitals instead.
enum class Face { text, italic, figure, boldFigure, capitals };

// How a text is set. `size` is the height of the em; 1 point is 0.353 mm.
struct Style {
    Face face = Face::text;
    double size = 3.6;
    double ink = 1; // 1 black, 0 paper
};

constexpr double points(double pt) { return pt * 25.4 / 72; }

// Nothing on paper is smaller.
inline constexpr double leastSize = points(7);

// Fonts need a QGuiApplication. A program that has none yet says here how it gets one.
void setNeedFonts(void (*makeApplication)());
// Before a font is asked for, and before a painter begins that will draw letters: the application is there.
void needFonts();

double widthOf(const QString& text, const Style& style);

// Does the face or any other installed font have the letter?
bool canDraw(char32_t letter, Face face);

// For what must not be cut: the style, or as much smaller as it takes for `lines` lines, at least `leastSize`; where
// that does not do, the text takes more lines.
Style fitted(const QString& text, Style style, double width, int lines = 1);

// The text, or as much of it as fits with an ellipsis.
QString shortened(const QString& text, const Style& style, double width);

// Lines no wider than `width`; a word that is wider alone is broken. With `most` > 0 no more lines
// than that, the last one shortened.
QStringList wrapped(const QString& text, const Style& style, double width, int most = 0);

// Draws from the left end of the base line, in ink or in a colour.
void draw(QPainter& painter, const QPointF& at, const QString& text, const Style& style);
void draw(QPainter& painter, const QPointF& at, const QString& text, const Style& style, const QColor& colour);

} // namespace strategikon::print
