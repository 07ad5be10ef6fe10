// One of the sheets of glass that a map consists of.
#pragma once

#include <QQuickPaintedItem>

#include <functional>

namespace strategikon {

class MapLayer : public QQuickPaintedItem {
    Q_OBJECT
public:
    MapLayer(QQuickItem* parent, const char* name, std::function<void(QPainter&)> draw)
        : QQuickPaintedItem(parent), draw_(std::move(draw))
    {
        setObjectName(QString::fromLatin1(name));
    }
    void paint(QPainter* painter) override
    {
        ++paintings_;
        draw_(*painter);
    }
    int paintings() const { return paintings_; } // how often
    // Where it lies, and what it shows there is painted.
    void show(const QRectF& room)
    {
        setPosition(room.topLeft());
        setSize(room.size());
        update();
    }

private:
    std::function<void(QPainter&)> draw_;
    int paintings_ = 0;
};

} // namespace strategikon
