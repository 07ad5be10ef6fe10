#include "mapview.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

namespace {

constexpr double margin = 24; // pixels around the whole table: the sides have their names there

} // namespace

void MapView::setTable(const field::Table& table)
{
    if (table.width != table_.width || table.depth != table_.depth) {
        table_ = table;
        fit();
    }
    table_ = table;
}

void MapView::setRoom(const QSizeF& room)
{
    room_ = {std::max(room.width(), 1.0), std::max(room.height(), 1.0)};
    fitted_ ? fit() : hold();
}

void MapView::setQuarter(int quarter)
{
    quarter_ = ((quarter % 4) + 4) % 4;
    fit();
}

QSizeF MapView::turnedTable() const
{
    const QSizeF size(table_.width, table_.depth);
    return quarter_ % 2 == 0 ? size : size.transposed();
}

double MapView::least() const
{
    const QSizeF size = turnedTable();
    return std::max(
        0.1, std::min((room_.width() - 2 * margin) / size.width(), (room_.height() - 2 * margin) / size.height()));
}

void MapView::fit()
{
    fitted_ = true;
    zoom_ = least();
    centre_ = {table_.width / 2, table_.depth / 2};
}

void MapView::zoomBy(double factor, const QPointF& about)
{
    const QPointF before = transform().inverted().map(about);
    zoom_ = std::clamp(zoom_ * factor, least(), most());
    fitted_ = zoom_ <= least();
    const QPointF after = transform().inverted().map(about);
    centre_ += before - after;
    hold();
}

void MapView::pan(const QPointF& pixels)
{
    const QTransform turn = QTransform().rotate(-90 * quarter_);
    centre_ -= turn.map(pixels) / zoom_;
    hold();
}

void MapView::show(field::Point point)
{
    const double edge = 60; // pixels
    const QPointF at = toItem(point);
    const auto over = [edge](double where, double room) {
        const double near = std::min(edge, room / 4);
        return where < near ? near - where : where > room - near ? room - near - where : 0;
    };
    pan({over(at.x(), room_.width()), over(at.y(), room_.height())});
}

void MapView::hold()
{
    if (zoom_ <= least()) {
        zoom_ = least();
        centre_ = {table_.width / 2, table_.depth / 2};
        return;
    }
    const QSizeF seen = (quarter_ % 2 == 0 ? room_ : room_.transposed()) / zoom_;
    const auto held = [](double at, double size, double window) {
        const double slack = std::max(0.0, (size - window) / 2 + size * 0.05);
        return size <= window ? size / 2 : std::clamp(at, size / 2 - slack, size / 2 + slack);
    };
    centre_ = {held(centre_.x(), table_.width, seen.width()), held(centre_.y(), table_.depth, seen.height())};
}

QTransform MapView::transform() const
{
    return QTransform()
        .translate(room_.width() / 2, room_.height() / 2)
        .rotate(90 * quarter_)
        .scale(zoom_, zoom_)
        .translate(-centre_.x(), -centre_.y());
}

QPointF MapView::toItem(field::Point point) const { return transform().map(QPointF(point.x, table_.depth - point.y)); }

field::Point MapView::toTable(const QPointF& pixels) const
{
    const QPointF at = transform().inverted().map(pixels);
    return {at.x(), table_.depth - at.y()};
}

field::Point MapView::direction(const QPointF& step) const
{
    const QPointF turned = QTransform().rotate(-90 * quarter_).map(step);
    return {std::round(turned.x() * 1e6) / 1e6, -std::round(turned.y() * 1e6) / 1e6};
}

} // namespace strategikon
