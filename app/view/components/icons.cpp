#include "icons.h"

#include "app/arms/arms.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace strategikon {

namespace {

QByteArray drawing(const QString& name, const QString& colour)
{
    QFile file(QStringLiteral(":/qt/qml/Strategikon/Ui/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().replace("currentColor", "#" + colour.toLatin1())
                                          : QByteArray();
}

} // namespace

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QString name = id.section(u'/', -2, -2);
    const QString colour = id.section(u'/', -1).right(6); // an alpha before it is left out
    const QSize extent = requestedSize.isValid() && !requestedSize.isEmpty() ? requestedSize : QSize(24, 24);
    QImage image(extent, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QByteArray drawn = id.startsWith(u"arm/") ? glyphOf(name, QColor(u'#' + colour)) : drawing(name, colour);
    if (drawn.isEmpty()) {
        qWarning("There is no drawing “%s”.", qPrintable(id.section(u'/', 0, -2)));
    } else {
        QSvgRenderer renderer(drawn);
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
