// What a finger or a pointer does to the map.
#include "fieldmap.h"

#include "field_words.h"
#include "model/field/seeing/sight.h"
#include "model/field/terrain/handling.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

using namespace field;

namespace {

constexpr double still = 6; // below it a press is a tap

} // namespace

QString FieldMap::thingAt(const QPointF& pixels) const
{
    const Setup& setup = desk_->setup();
    const Point point = view_.toTable(pixels);
    QString found;
    double nearest = finger / view_.zoom();
    for (const Posted& posted : desk_->deployment().posted) {
        const Troop* troop = desk_->deployment().troop(posted.badge);
        for (const Stand& stand : posted.stands) {
            if (const double far = distance(point, outline(*troop, stand)); far < nearest || far == 0) {
                nearest = far;
                found = QString::fromStdString(posted.badge);
            }
        }
    }
    if (!found.isEmpty()) {
        return found;
    }
    if (desk_->field().draft() && distance(point, outline(*desk_->field().draft())) < nearest) {
        return QStringLiteral("draft");
    }
    double smallest = 1e9; // of those under the finger: what lies on another is meant
    for (const Feature& feature : setup.field.features) {
        const Box box = boxOf(feature);
        const double size = box.width() * box.depth();
        for (const Piece& piece : feature.pieces) {
            if (size < smallest && distance(point, piece.area) < nearest) {
                smallest = size;
                found = QString::fromStdString(feature.id);
            }
        }
    }
    return found;
}

bool FieldMap::covers(const QString& badge, Point point) const
{
    const Posted& posted = *desk_->deployment().post(badge.toStdString());
    const Troop& troop = *desk_->deployment().troop(posted.badge);
    return std::any_of(posted.stands.begin(), posted.stands.end(),
        [&](const Stand& stand) { return distance(point, outline(troop, stand)) == 0; });
}

void FieldMap::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    letGo(); // what is still on its way back
    pressed_ = last_ = event->position();
    doing_ = desk_ == nullptr || !desk_->known() ? Hand::none : Hand::pressed;
}

void FieldMap::begin(const QPointF& pixels)
{
    doing_ = tape_ ? Hand::tape : knobAt(pixels);
    held_ = desk_->selected();
    if (doing_ != Hand::none) {
        return;
    }
    const QString thing = thingAt(pixels);
    if (desk_->deployment().post(thing.toStdString()) != nullptr) {
        doing_ = Hand::unit;
    } else if (desk_->field().feature(thing) != nullptr && (!fixed_ || thing == u"draft")) {
        doing_ = Hand::feature;
    } else {
        doing_ = Hand::pan;
        return;
    }
    held_ = thing;
    desk_->select(thing);
}

Feature FieldMap::changedBy(const QPointF& pixels) const
{
    const Table& table = desk_->setup().field.table;
    const Feature& feature = *desk_->field().feature(held_);
    const Point from = view_.toTable(pressed_), to = view_.toTable(pixels);
    const Point middle = boxOf(feature).centre();
    const auto angle = [](Point v) { return std::atan2(v.y, v.x) * 180 / M_PI; };
    switch (doing_) {
    case Hand::turn:
        return turned(feature, angle(to - middle) - angle(from - middle), table);
    case Hand::size: {
        const double was = std::max(1.0, distance(from, middle));
        return resized(feature, std::clamp(distance(to, middle) / was, 0.2, 5.0), table);
    }
    case Hand::pull: {
        const Box box = boxOf(feature);
        return pulled(feature, handles(feature)[pulled_], to - from,
            std::max(4.0, std::hypot(box.width(), box.depth()) * 0.35), table);
    }
    default:
        return field::moved(feature, to - from, table);
    }
}

void FieldMap::drag(const QPointF& pixels)
{
    if (doing_ == Hand::pan) {
        view_.pan(pixels - last_);
        moved();
    } else if (doing_ == Hand::tape) {
        measure(view_.toTable(pressed_), view_.toTable(pixels));
    } else {
        follow(pixels);
        warn(posted_ ? desk_->field().refusalOf(*posted_) : desk_->field().refusalOf(*candidate_));
    }
    last_ = pixels;
}

void FieldMap::follow(const QPointF& pixels)
{
    const bool first = !candidate_ && !posted_;
    if (doing_ == Hand::unit) {
        const Posted* posted = desk_->deployment().post(held_.toStdString());
        posted_ = shifted(*posted, view_.toTable(pixels) - view_.toTable(pressed_));
    } else {
        candidate_ = changedBy(pixels);
    }
    if (!first) {
        showHeld();
    } else if (rest_.isActive()) {
        paintAnew();
    } else { // once without it
        heldRoom_ = {};
        (posted_ ? units_ : terrain_)->update();
        showHeld();
    }
}

void FieldMap::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF way = event->position() - pressed_;
    if (doing_ == Hand::none || (doing_ == Hand::pressed && std::hypot(way.x(), way.y()) < still)) {
        return;
    }
    if (doing_ == Hand::pressed) {
        begin(pressed_);
    }
    drag(event->position());
}

void FieldMap::mouseReleaseEvent(QMouseEvent* event)
{
    if (doing_ == Hand::pressed) {
        tap(event->position());
    } else if (!drop()) {
        glideBack();
        return;
    }
    letGo();
}

void FieldMap::tap(const QPointF& pixels)
{
    const QString thing = thingAt(pixels);
    const Point point = view_.toTable(pixels);
    // Who waits to be set down goes close beside others: only those who lie right under the finger are meant.
    const bool waits = desk_->byBlocks() && setting_
        && desk_->deployment().troop(desk_->selected().toStdString()) != nullptr
        && desk_->deployment().post(desk_->selected().toStdString()) == nullptr;
    const bool bare = desk_->deployment().post(thing.toStdString()) == nullptr || (waits && !covers(thing, point));
    const Hand knob = knobAt(pixels);
    if (tape_) {
        tapeLine_.reset();
        showMarks();
    } else if (knob == Hand::turn) {
        turnBy(-15);
    } else if (knob != Hand::none) {
        // a tap on a knob that wants to be dragged: what is chosen stays so
    } else if (bare && setting_) {
        emit tapped({point.x, point.y});
    } else {
        desk_->select(thing);
    }
}

bool FieldMap::drop()
{
    if (posted_) {
        return desk_->deploying()->setDownClose(Posted(*posted_));
    }
    if (!candidate_) {
        return true;
    }
    const char* what = doing_ == Hand::turn ? "turn"
        : doing_ == Hand::size              ? "resize"
        : doing_ == Hand::pull              ? "reshape"
                                            : "move";
    return desk_->terrain()->replace(held_, Feature(*candidate_), what);
}

void FieldMap::glideBack()
{
    if (!candidate_ && !posted_) {
        letGo();
        return;
    }
    glide_.setStartValue(last_);
    glide_.setEndValue(pressed_);
    glide_.start();
}

void FieldMap::letGo()
{
    const bool held = candidate_ || posted_;
    glide_.stop();
    doing_ = Hand::none;
    candidate_.reset();
    posted_.reset();
    warn({});
    if (held) {
        terrain_->update();
        units_->update();
        showHeld();
    }
}

// A second finger, or another window: what was held goes back.
void FieldMap::mouseUngrabEvent()
{
    if (gliding()) {
        return;
    }
    if (candidate_ || posted_) {
        glideBack();
    } else {
        letGo();
    }
}

void FieldMap::warn(const QString& words)
{
    if (words != warning_) {
        const bool turned = words.isEmpty() != warning_.isEmpty();
        warning_ = words;
        if (turned) {
            heldLayer_->update(); // in the other colour
        }
        emit warningChanged();
    }
}

void FieldMap::measure(Point from, Point to)
{
    const Setup& setup = desk_->setup();
    const QString one = thingAt(view_.toItem(from)), other = thingAt(view_.toItem(to));
    const Posted* a = desk_->deployment().post(one.toStdString());
    const Posted* b = desk_->deployment().post(other.toStdString());
    // From a unit to a unit: of the nearest points, as the rules measure.
    if (a != nullptr && b != nullptr && a != b) {
        double least = 1e9;
        for (const Stand& first : a->stands) {
            for (const Stand& second : b->stands) {
                const Nearest near = nearest(outline(*desk_->deployment().troop(a->badge), first),
                    outline(*desk_->deployment().troop(b->badge), second));
                if (near.distance < least) {
                    least = near.distance;
                    from = near.from;
                    to = near.to;
                }
            }
        }
    }
    tapeLine_ = {from, to};
    showMarks();
    measured_ = lengthWords(distance(from, to), setup.field.table);
    emit measuredChanged();
}

} // namespace strategikon
