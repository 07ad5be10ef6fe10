#include "app/print/qr.h"

#include <QPainter>
#include <QPainterPath>

#include <memory>

#include <qrencode.h>

namespace strategikon::print {

namespace {

// Level M: a seventh of the code may be soiled. Codes too long for it are tried at level L.
std::unique_ptr<QRcode, decltype(&QRcode_free)> encoded(const QString& text)
{
    const QByteArray bytes = text.toLatin1();
    QRcode* code = QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    if (code == nullptr)
        code = QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_L, QR_MODE_8, 1);
    return {code, QRcode_free};
}

} // namespace

int qrModules(const QString& text)
{
    const auto code = encoded(text);
    return code ? code->width : 0;
}

void drawQr(QPainter& painter, const QRectF& place, const QString& text)
{
    const auto code = encoded(text);
    if (!code)
        return;
    const double module = std::min(place.width(), place.height()) / (code->width + 2 * quietModules);
    const QPointF origin = place.topLeft() + QPointF(quietModules * module, quietModules * module);
    QPainterPath dark; // one path: separate rectangles would show light seams between them
    dark.setFillRule(Qt::WindingFill);
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width;) {
            int end = x;
            while (end < code->width && (code->data[y * code->width + end] & 1))
                ++end;
            if (end > x) // a run of dark modules is one rectangle
                dark.addRect(QRectF(origin.x() + x * module, origin.y() + y * module, (end - x) * module, module));
            x = std::max(end, x + 1);
        }
    painter.fillPath(dark, Qt::black);
}

} // namespace strategikon::print
