// Drawings of qml/icons, and the glyphs of the arms (app/arms), in any colour: image://icon/<name>/<rrggbb> and
// image://icon/arm/<arm>/<rrggbb>.
#pragma once

#include <QQuickImageProvider>

namespace strategikon {

// The files are drawn with one stroke in `currentColor`; the colour asked for takes its place, so
// light and dark need neither a second set of files nor an effect.
class IconProvider : public QQuickImageProvider {
public:
    IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace strategikon
