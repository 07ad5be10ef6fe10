// QR codes.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace strategikon::print {

// Modules along a side, without the quiet margin of four; 0 when the text fits no QR code.
int qrModules(const QString& text);

// Draws the code with its quiet margin inside `place`; nothing when the text fits no code.
void drawQr(QPainter& painter, const QRectF& place, const QString& text);

inline constexpr int quietModules = 4;

} // namespace strategikon::print
