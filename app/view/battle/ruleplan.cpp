#include "ruleplan.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace strategikon {

namespace {

constexpr qreal depth = 0.5; // of a front

} // namespace

RulePlan::RulePlan(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &RulePlan::changed, this, [this] { update(); });
}

void RulePlan::paint(QPainter* painter)
{
    const qreal wide = drawing_.wide, high = drawing_.high;
    if (wide <= 0 || high <= 0) {
        return;
    }
    front_ = std::min(width() / wide, height() / high);
    painter->setFont(font_);
    const QPointF corner((width() - wide * front_) / 2, (height() + high * front_) / 2);
    for (const DrawingShown::Mark& mark : drawing_.marks) {
        QPolygonF way;
        for (const QPointF& point : mark.at) {
            way << corner + QPointF(point.x(), -point.y()) * front_;
        }
        if (mark.is == "unit" || mark.is == "element") {
            unit(*painter, mark, way.front());
        } else if (mark.is == "move") {
            move(*painter, way);
        } else if (mark.is == "line") {
            painter->setPen(QPen(ink_, 1.2, Qt::DashLine));
            painter->drawPolyline(way);
        } else {
            painter->setPen(ink_);
            const qreal room = 2 * std::min(way.front().x(), width() - way.front().x());
            const QRectF box(way.front().x() - room / 2, way.front().y() - front_ / 2, room, front_);
            painter->drawText(box, Qt::AlignCenter | Qt::TextWordWrap, mark.text);
        }
    }
}

// Three stands in a row, or the one base of an element, and a point at the front.
void RulePlan::unit(QPainter& painter, const DrawingShown::Mark& mark, const QPointF& at) const
{
    const bool pale = mark.pale, acts = mark.side == 0;
    painter.save();
    painter.translate(at);
    painter.rotate(mark.turn);
    painter.setPen(QPen(ink_, pale ? 1 : 1.6, pale ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(pale ? Qt::NoBrush : QBrush(acts ? acting_ : paper_));
    const int stands = mark.is == "unit" ? 3 : 1;
    const qreal stand = front_ / stands, deep = front_ * depth;
    for (int i = 0; i < stands; ++i) {
        painter.drawRect(QRectF(-front_ / 2 + i * stand, -deep / 2, stand, deep));
    }
    if (!pale) {
        painter.setBrush(ink_);
        const qreal tip = deep / 4;
        painter.drawPolygon(QPolygonF{{-tip, -deep / 2 + tip}, {tip, -deep / 2 + tip}, {0, -deep / 2}});
    }
    painter.restore();
}

void RulePlan::move(QPainter& painter, const QPolygonF& way) const
{
    painter.setPen(QPen(ink_, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    QLineF head(way.back(), way[way.size() - 2]);
    head.setLength(front_ * 0.16);
    for (const int turn : {-28, 28}) {
        QLineF barb = head;
        barb.setAngle(head.angle() + turn);
        painter.drawLine(barb);
    }
}

} // namespace strategikon

#include "moc_ruleplan.cpp"
