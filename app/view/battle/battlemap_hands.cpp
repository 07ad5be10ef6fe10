// What a finger or a mouse does on the map of a battle: it taps somebody, drags him, pushes the view or measures.
#include "battlemap.h"

#include "model/field/deploying/standing.h"
#include "model/play/game.h"

#include <QGuiApplication>
#include <QHoverEvent>
#include <QMouseEvent>
#include <QStyleHints>

#include <algorithm>
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
        const QPointF by = event->position() - pressed_;
        const field::Point to = view_.toTable(at(held_) + by);
        if (!drawTogether(by)) {
            choose(held_);
            place(to.x, to.y);
        }
        marks_->update();
    }
}

void BattleMap::hoverMoveEvent(QHoverEvent* event)
{
    if (known() && doing_ == Hand::none) {
        hover(thingAt(event->position()));
    }
}

void BattleMap::hoverLeaveEvent(QHoverEvent*) { hover(0); }

void BattleMap::hover(play::Id thing)
{
    if (std::exchange(hovered_, thing) != thing) {
        marks_->update();
    }
}

bool BattleMap::movesOnCard(const play::Ids& things) const
{
    const play::Game& game = desk_->recorder().game();
    const play::Resolved came = game.resolve(desk_->state(), desk_->asked()->open()->draft());
    play::State then = desk_->state();
    return !came.refused && apply(then, came.events) && std::ranges::all_of(things, [&](play::Id one) {
        return placeOf(one).stands() && !play::placeOf(game.fields(), then[one]).stands();
    });
}

// A move stays one of its card, which pays for it: where all of them go is told when it has been answered.
bool BattleMap::drawTogether(const QPointF& by)
{
    const play::Card* card = desk_->asked()->open();
    const play::Input* input = card != nullptr ? card->taker(held_) : nullptr;
    const play::Card::Values* all = input != nullptr ? card->at(input->id) : nullptr;
    if (all == nullptr || std::ranges::find(*all, held_) == all->end() || !movesOnCard(*all)) {
        return false;
    }
    drawn_.clear();
    for (const int one : *all) {
        const play::Place now = placeOf(one);
        const field::Point to = view_.toTable(view_.toItem({now.x / 10.0, now.y / 10.0}) + by);
        if (to.x >= 0 && to.y >= 0 && to.x <= table().width && to.y <= table().depth) {
            drawn_.push_back({one,
                report::placeAt(*ground_, desk_->recorder().game().fields(), desk_->state()[one],
                    now.formed() ? now.known : play::Place::Known::line, to, now.facing)});
        }
    }
    return true;
}

// They have moved: the card was answered. It was put away: nobody goes there.
void BattleMap::settleDrawn()
{
    play::Ids gone;
    for (const play::LikelyPlace& one : drawn_) {
        if (known() && !placeOf(one.thing).stands()) {
            gone.push_back(one.thing);
        }
    }
    if (!gone.empty()) {
        QMetaObject::invokeMethod(
            this,
            [this, answer = play::agreedOn(std::exchange(drawn_, {}), gone)] {
                if (answer && agreed_ != nullptr) {
                    agreed_->agree(*answer);
                }
            },
            Qt::QueuedConnection);
    } else if (!known() || desk_->asked()->open() == nullptr) {
        drawn_.clear();
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
    const bool waits = chosen_ != 0 && mayPlace() && (!stands() || desk_->past()->correctingWhat() == u"place");
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
