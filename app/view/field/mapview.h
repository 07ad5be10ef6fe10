// Which part of the table an item shows, how large, and from which side.
#pragma once

#include "model/field/field.h"

#include <QPointF>
#include <QSizeF>
#include <QTransform>

namespace strategikon {

class MapView {
public:
    void setTable(const field::Table& table);
    const field::Table& table() const { return table_; }
    void setRoom(const QSizeF& room); // pixels
    void setQuarter(int quarter);     // turns clockwise: 0 the near side looks, 2 the far side
    int quarter() const { return quarter_; }
    double zoom() const { return zoom_; } // pixels of a centimetre
    double least() const;                 // the whole table with a margin
    double most() const { return std::max(least(), 60.0); }

    void fit();
    bool fits() const { return zoom_ <= least() * 1.001; }
    void zoomBy(double factor, const QPointF& about); // what lies there stays there
    void pan(const QPointF& pixels);
    void show(field::Point point); // moves no more than is needed to see it

    // From the painter's centimetres (the far left corner is 0, y runs towards the near edge) to pixels.
    QTransform transform() const;
    QPointF toItem(field::Point point) const;
    field::Point toTable(const QPointF& pixels) const;
    // A step on the screen (right, down) as a direction on the table.
    field::Point direction(const QPointF& step) const;

private:
    QSizeF turnedTable() const;
    void hold(); // the table stays in the room

    field::Table table_;
    QSizeF room_{1, 1};
    QPointF centre_{90, 60}; // in the painter's centimetres
    double zoom_ = 1;
    int quarter_ = 0;
    bool fitted_ = true; // stays so when the room changes
};

} // namespace strategikon
