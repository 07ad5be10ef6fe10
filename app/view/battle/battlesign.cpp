#include "battlesign.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

struct Outline {
    QPolygonF corners;   // in a square of side 1; none: a circle
    qreal middle = 0.5;  // of the letter, from above
    qreal letter = 0.62; // its size
};

const std::map<QString, Outline>& outlines()
{
    static const std::map<QString, Outline> all{
        {"triangle", {{{0.5, 0.02}, {0.99, 0.95}, {0.01, 0.95}}, 0.64, 0.52}},
        {"diamond", {{{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}, 0.5, 0.54}},
        {"square", {{{0.06, 0.06}, {0.94, 0.06}, {0.94, 0.94}, {0.06, 0.94}}}},
        {"chevron", {{{0, 0.06}, {0.68, 0.06}, {1, 0.5}, {0.68, 0.94}, {0, 0.94}, {0.22, 0.5}}, 0.5, 0.54}},
        {"circle", {}},
    };
    return all;
}

} // namespace

BattleSign::BattleSign(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &BattleSign::changed, this, [this] { update(); });
}

void BattleSign::paint(QPainter* painter)
{
    const auto known = outlines().find(shape_);
    const Outline& outline = known == outlines().end() ? outlines().at("circle") : known->second;
    const qreal side = std::min(width(), height()), pen = std::max<qreal>(1.2, side / 14);
    const QRectF room = QRectF((width() - side) / 2, (height() - side) / 2, side, side).adjusted(pen, pen, -pen, -pen);
    painter->setPen(QPen(ink_, pen));
    painter->setBrush(filled_ ? QBrush(ink_) : QBrush(Qt::NoBrush));
    if (outline.corners.isEmpty()) {
        painter->drawEllipse(room);
    } else {
        QPolygonF corners;
        for (const QPointF& corner : outline.corners) {
            corners << room.topLeft() + corner * room.width();
        }
        painter->drawPolygon(corners);
    }
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(std::max(1, int(room.height() * outline.letter)));
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(filled_ ? paper_ : ink_);
    const qreal shift = (outline.middle - 0.5) * room.height();
    painter->drawText(room.translated(0, shift), Qt::AlignCenter, letter_);
}

} // namespace strategikon

#include "moc_battlesign.cpp"
