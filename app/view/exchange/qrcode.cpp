#include "qrcode.h"

#include "app/print/qr.h"

#include <QPainter>

namespace strategikon {

int QrCode::modules() const
{
    const int inside = text_.isEmpty() ? 0 : print::qrModules(text_);
    return inside > 0 ? inside + 2 * print::quietModules : 0;
}

void QrCode::setText(const QString& text)
{
    if (text != text_) {
        text_ = text;
        update();
        emit changed();
    }
}

// Always black on white: cameras expect it, whatever the theme is.
void QrCode::paint(QPainter* painter)
{
    const int count = modules();
    if (count == 0) {
        return;
    }
    painter->fillRect(boundingRect(), Qt::white);
    const int module = std::max(1, static_cast<int>(std::min(width(), height())) / count);
    const double side = module * count;
    print::drawQr(*painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side), text_);
}

} // namespace strategikon

#include "moc_qrcode.cpp"
