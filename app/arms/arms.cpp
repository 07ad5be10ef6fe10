#include "arms.h"

#include <QColor>
#include <QFile>
#include <QSvgRenderer>

#include <map>
#include <memory>

namespace strategikon {

QByteArray glyphOf(const QString& arm, const QColor& colour)
{
    QFile file(QStringLiteral(":/arms/%1.svg").arg(arm));
    return file.open(QIODevice::ReadOnly) ? file.readAll().replace("currentColor", colour.name().toLatin1())
                                          : QByteArray();
}

// A map draws the same few again and again: what was read is kept, in each thread that draws.
void paintGlyph(QPainter& painter, const QRectF& place, const QString& arm, const QColor& colour)
{
    static thread_local std::map<std::pair<QString, QRgb>, std::unique_ptr<QSvgRenderer>> read;
    auto& renderer = read[{arm, colour.rgb()}];
    if (!renderer)
        renderer = std::make_unique<QSvgRenderer>(glyphOf(arm, colour));
    if (renderer->isValid())
        renderer->render(&painter, place);
}

} // namespace strategikon
