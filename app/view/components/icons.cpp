#include "icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace strategikon {

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QString name = id.section(u'/', 0, 0);
    const QString colour = id.section(u'/', 1, 1).right(6); // an alpha before it is left out
    const QSize extent = requestedSize.isValid() && !requestedSize.isEmpty() ? requestedSize : QSize(24, 24);
    QImage image(extent, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QFile file(QStringLiteral(":/qt/qml/Strategikon/Ui/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no drawing “%s” in qml/icons.", qPrintable(name));
    } else {
        QSvgRenderer renderer(file.readAll().replace("currentColor", "#" + colour.toLatin1()));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter);
    }
    if (size != nullptr) {
        *size = extent;
    }
    return image;
}

} // namespace strategikon
