// Letters on the map, each in a place of its own.
#pragma once

#include "app/map/canvas.h"
#include "app/map/map.h"
#include "app/print/type.h"

#include <QList>
#include <QRectF>

namespace strategikon::map {

class Labels {
public:
    Labels(Canvas& canvas, const MapLook& look) : canvas(canvas), size(look.letters), badges(look.figures(0.78)) {}

    // A feature's id in a small shield, with its name beside it, as near to the middle as is free.
    void feature(const field::Feature& feature);
    // A word centred at a place, turned; takes that place whatever lies there.
    void word(const QString& text, QPointF centre, double height, const QColor& colour, print::Face face);
    void keepClear(const QRectF& place) { taken.append(place); }
    bool isTaken(const QRectF& place) const;

private:
    bool isFree(const QRectF& place) const;
    void shield(const QString& id, const QRectF& box);

    Canvas& canvas;
    double size, badges; // height of names and of ids
    QList<QRectF> taken;
};

} // namespace strategikon::map
