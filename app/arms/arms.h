// The glyphs of the arms, drawn for us: a file <arm>.svg here for each that a table of arms names (rules/arms.h), on a
// grid of 24, in `currentColor`, told apart in grey at 16 pixels.
#pragma once

#include <QByteArray>
#include <QString>

class QColor;
class QPainter;
class QRectF;

namespace strategikon {

QByteArray glyphOf(const QString& arm, const QColor& colour); // as SVG; empty: there is none
// In a square, as lines and areas, whatever the painter draws on; an arm without a glyph leaves it empty.
void paintGlyph(QPainter& painter, const QRectF& place, const QString& arm, const QColor& colour);

} // namespace strategikon
