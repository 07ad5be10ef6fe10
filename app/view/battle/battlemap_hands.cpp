// What a finger or a mouse does on the map of a battle: it taps somebody, drags him, pushes the view or measures.
#include "battlemap.h"

#include "model/field/deploying/standing.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

#include <cmath>

namespace strategikon {

namespace {

constexpr double halfFinger = 22; // half of what a finger needs, pixels

double apart(const QPolygonF& ring, const QPointF& at)
{
    if (ring.containsPoint(at, Qt::OddEvenFill)) {
        return 0;
    }
    field::Ring points;
    for (const QPointF& corner : ring) {
        points.push_back({corner.x(), corner.y()});
    }
    return field::distance(field::Point{at.x(), at.y()}, points);
}

} // namespace

// His badge, which lies over all else; within a stand, or beside it as far as a finger may miss it; who stands before
// who only was there.
play::Id BattleMap::thingAt(const QPointF& pixels) const
{
    const std::vector<QRectF> boxes = badgeBoxes(view_);
    for (std::size_t at = figures_.size(); at-- > 0;) {
        if (boxes[at].contains(pixels)) {
            return figures_[at].thing;
        }
    }
    play::Id found = 0;
    double nearest = halfFinger;
    for (const Figure& figure : figures_) {
        for (const field::Stand& stand : figure.posted.stands) {
            const field::Ring ring = outline(troopOf(figure), stand);
            QPolygonF corners;
            for (const field::Point corner : ring) {
                corners << view_.toItem(corner);
            }
            if (const double far = apart(corners, pixels); far <= nearest) {
                nearest = far;
                found = figure.thing;
            }
        }
    }
    return found;
}

void BattleMap::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(known());
    pressed_ = last_ = event->position();
    doing_ = known() ? Hand::pressed : Hand::none;
    held_ = tape_ ? 0 : thingAt(pressed_);
}

void BattleMap::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF now = event->position();
    const int far = QGuiApplication::styleHints()->startDragDistance();
    if (doing_ == Hand::pressed && (now - pressed_).manhattanLength() >= far) {
        doing_ = tape_ ? Hand::tape : held_ != 0 && mayPlace() ? Hand::unit : Hand::pan;
    }
    if (doing_ == Hand::pan) {
        pan(now.x() - last_.x(), now.y() - last_.y());
    } else if (doing_ == Hand::tape) {
        measure(pressed_, now);
    } else if (doing_ == Hand::unit) {
        marks_->update();
    }
    last_ = now;
}

void BattleMap::mouseReleaseEvent(QMouseEvent* event)
{
    const Hand done = std::exchange(doing_, Hand::none);
    if (done == Hand::pressed && !tape_) {
        tap(event->position());
    } else if (done == Hand::unit) {
        const QPointF from = at(held_);
        const field::Point to = view_.toTable(from + event->position() - pressed_);
        choose(held_);
        place(to.x, to.y);
        marks_->update();
    }
}

void BattleMap::mouseUngrabEvent()
{
    doing_ = Hand::none;
    marks_->update();
}

// Somebody: he is chosen, or no longer. The bare table: who has moved, or whom nobody told of, stands there.
void BattleMap::tap(const QPointF& pixels)
{
    if (const play::Id thing = thingAt(pixels); thing != 0) {
        choose(thing == chosen_ ? 0 : thing);
        emit tapped(thing);
        return;
    }
    const bool waits = chosen_ != 0 && mayPlace() && (!stands() || desk_->correctingWhat() == u"place");
    const field::Point to = view_.toTable(pixels);
    if (waits) {
        place(to.x, to.y);
    } else {
        choose(0);
    }
}

// From unit to unit their nearest edges are measured.
void BattleMap::measure(const QPointF& from, const QPointF& to)
{
    field::Point a = view_.toTable(from), b = view_.toTable(to);
    const Figure *one = figureOf(thingAt(from)), *other = figureOf(thingAt(to));
    if (one != nullptr && other != nullptr && one != other) {
        double closest = INFINITY;
        for (const field::Stand& stand : one->posted.stands) {
            for (const field::Stand& its : other->posted.stands) {
                const auto here = nearest(outline(troopOf(*one), stand), outline(troopOf(*other), its));
                if (here.distance < closest) {
                    closest = here.distance;
                    a = here.from;
                    b = here.to;
                }
            }
        }
    }
    tapeLine_ = {a, b};
    measured_ = tr("%1 cm").arg(QString::number(distance(a, b), 'f', 1));
    marks_->update();
    emit measuredChanged();
}

} // namespace strategikon
