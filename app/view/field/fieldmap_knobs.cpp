// The knobs of what is chosen, by which it is turned, sized and pulled at.
#include "fieldmap.h"

#include "app/map/map.h"
#include "model/field/terrain/handling.h"

#include <QPainter>

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

constexpr double beside = 34; // from the outline to the knob that turns it
constexpr double knobRadius = 13, pullRadius = 8;

QRectF boxOn(const MapView& view, const Feature& feature)
{
    const Box box = boxOf(feature);
    return QRectF(view.toItem(box.least), view.toItem(box.most)).normalized();
}

// Above the box, or below it where there is no room; in the window in any case.
QPointF turnKnob(const QRectF& box, const QSizeF& window)
{
    const double above = box.top() - beside;
    return {std::clamp(box.center().x(), finger, std::max(finger, window.width() - finger)),
        above > finger ? above : std::min(box.bottom() + beside, window.height() - finger)};
}

QPointF sizeKnob(const QRectF& box, const QSizeF& window)
{
    return {std::clamp(box.right(), finger, std::max(finger, window.width() - finger)),
        std::clamp(box.bottom(), finger, std::max(finger, window.height() - finger))};
}

} // namespace

std::vector<QPointF> FieldMap::knobs(const MapView& view) const
{
    const Feature* feature = heldFeature();
    if (feature == nullptr || doing_ == Hand::feature || (fixed_ && desk_->selected() != u"draft")) {
        return {};
    }
    std::vector<QPointF> all;
    if (!shaping_) {
        const QRectF box = boxOn(view, *feature);
        return {turnKnob(box, size()), sizeKnob(box, size())};
    }
    for (const Point& point : handles(*feature)) {
        all.push_back(view.toItem(point));
    }
    return all;
}

FieldMap::Hand FieldMap::knobAt(const QPointF& pixels)
{
    const std::vector<QPointF> all = knobs(view_);
    const auto found = std::find_if(all.begin(), all.end(), [&](const QPointF& knob) {
        const QPointF off = knob - pixels;
        return std::hypot(off.x(), off.y()) < finger;
    });
    if (found == all.end()) {
        return Hand::none;
    }
    pulled_ = int(found - all.begin());
    return shaping_ ? Hand::pull : pulled_ == 0 ? Hand::turn : Hand::size;
}

QRectF FieldMap::roomOfKnobs() const
{
    QRectF room;
    for (const QPointF& knob : knobs(painted_)) {
        room |= QRectF(knob, QSizeF()).adjusted(-knobRadius, -knobRadius, knobRadius, knobRadius);
    }
    return room;
}

void FieldMap::paintKnobs(QPainter& painter)
{
    const std::vector<QPointF> all = knobs(painted_);
    painter.setPen(QPen(colours().ink, 2));
    painter.setBrush(colours().paper);
    for (const QPointF& knob : all) {
        const double radius = shaping_ ? pullRadius : knobRadius;
        painter.drawEllipse(knob, radius, radius);
    }
    if (!shaping_ && all.size() == 2) {
        painter.drawArc(QRectF(all[0] - QPointF(6, 6), QSizeF(12, 12)), 40 * 16, 280 * 16);
        painter.drawLine(all[1] - QPointF(5, 5), all[1] + QPointF(5, 5));
    }
}

} // namespace strategikon
