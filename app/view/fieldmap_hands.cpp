// What a finger, a pointer and the keyboard do to the map.
#include "fieldmap.h"

#include "app/map/map.h"
#include "field_words.h"
#include "model/field/handling.h"
#include "model/field/sight.h"

#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace strategikon {

using namespace field;

namespace {

constexpr double finger = 22; // half of what a finger needs, pixels
constexpr double still = 6;   // below it a press is a tap

double apart(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

Posted shifted(Posted posted, Point by)
{
    for (Stand& stand : posted.stands) {
        stand.centre = snapped(stand.centre + by);
    }
    return posted;
}

} // namespace

QString FieldMap::thingAt(const QPointF& pixels) const
{
    const Setup& setup = desk_->setup();
    const Point point = view_.toTable(pixels);
    QString found;
    double nearest = finger / view_.zoom();
    for (const Posted& posted : setup.deployment.posted) {
        const Troop* troop = setup.deployment.troop(posted.badge);
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
    if (desk_->draft() && distance(point, outline(*desk_->draft())) < nearest) {
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

QPointF FieldMap::turnHandle(const Feature& feature) const
{
    const QRectF box = view_.transform().mapRect(
        QRectF(QPointF(boxOf(feature).least.x, desk_->setup().field.table.depth - boxOf(feature).most.y),
            QSizeF(boxOf(feature).width(), boxOf(feature).depth())));
    const double above = box.top() - 34;
    return {std::clamp(box.center().x(), finger, std::max(finger, width() - finger)),
        above > finger ? above : std::min(box.bottom() + 34, height() - finger)};
}

QPointF FieldMap::sizeHandle(const Feature& feature) const
{
    const QRectF box = view_.transform().mapRect(
        QRectF(QPointF(boxOf(feature).least.x, desk_->setup().field.table.depth - boxOf(feature).most.y),
            QSizeF(boxOf(feature).width(), boxOf(feature).depth())));
    return {std::clamp(box.right(), finger, std::max(finger, width() - finger)),
        std::clamp(box.bottom(), finger, std::max(finger, height() - finger))};
}

void FieldMap::drawHandles(QPainter& painter, const Feature& feature)
{
    if (fixed_ && desk_->selected() != u"draft") {
        return;
    }
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    const auto knob = [&](const QPointF& at, double radius) {
        painter.setPen(QPen(colours.ink, 2));
        painter.setBrush(colours.paper);
        painter.drawEllipse(at, radius, radius);
    };
    if (shaping_) {
        for (const Point& point : handles(feature)) {
            knob(view_.toItem(point), 8);
        }
        return;
    }
    const QPointF turn = turnHandle(feature), size = sizeHandle(feature);
    knob(turn, 13);
    painter.drawArc(QRectF(turn - QPointF(6, 6), QSizeF(12, 12)), 40 * 16, 280 * 16);
    knob(size, 13);
    painter.drawLine(size - QPointF(5, 5), size + QPointF(5, 5));
}

FieldMap::Hand FieldMap::handleAt(const QPointF& pixels)
{
    const Feature* feature = desk_->feature(desk_->selected());
    if (feature == nullptr || (fixed_ && desk_->selected() != u"draft")) {
        return Hand::none;
    }
    if (shaping_) {
        const std::vector<Point> all = handles(*feature);
        for (int i = 0; i < int(all.size()); ++i) {
            if (apart(view_.toItem(all[i]), pixels) < finger) {
                pulled_ = i;
                return Hand::pull;
            }
        }
        return Hand::none;
    }
    if (apart(turnHandle(*feature), pixels) < finger) {
        return Hand::turn;
    }
    return apart(sizeHandle(*feature), pixels) < finger ? Hand::size : Hand::none;
}

void FieldMap::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    pressed_ = last_ = event->position();
    doing_ = Hand::pressed;
    if (desk_ == nullptr || !desk_->known()) {
        doing_ = Hand::none;
    }
}

bool FieldMap::begin(const QPointF& pixels)
{
    if (tape_) {
        doing_ = Hand::tape;
        return true;
    }
    doing_ = handleAt(pixels);
    if (doing_ != Hand::none) {
        held_ = desk_->selected();
        return true;
    }
    held_ = thingAt(pixels);
    const Deployment& all = desk_->setup().deployment;
    if (const Posted* posted = all.post(held_.toStdString())) {
        posted_ = *posted;
        doing_ = Hand::unit;
    } else if (desk_->feature(held_) != nullptr && (!fixed_ || held_ == u"draft")) {
        doing_ = Hand::feature;
    } else {
        doing_ = Hand::pan;
        return true;
    }
    desk_->select(held_);
    return true;
}

Feature FieldMap::changedBy(const QPointF& pixels) const
{
    const Table& table = desk_->setup().field.table;
    const Feature& feature = *desk_->feature(held_);
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
    const Point from = view_.toTable(pressed_), to = view_.toTable(pixels);
    if (doing_ == Hand::pan) {
        view_.pan(pixels - last_);
        last_ = pixels;
        moved();
    } else if (doing_ == Hand::tape) {
        measure(from, to);
    } else if (doing_ == Hand::unit) {
        posted_ = shifted(*desk_->setup().deployment.post(held_.toStdString()), to - from);
        warn(desk_->refusalOf(*posted_));
    } else {
        const bool first = !candidate_;
        candidate_ = changedBy(pixels);
        warn(desk_->refusalOf(*candidate_));
        if (first && held_ != u"draft") {
            terrainStale(); // once without it
        }
    }
    hand_->update();
}

void FieldMap::mouseMoveEvent(QMouseEvent* event)
{
    if (doing_ == Hand::none || (doing_ == Hand::pressed && apart(event->position(), pressed_) < still)) {
        return;
    }
    const bool first = doing_ == Hand::pressed;
    if (first && begin(pressed_) && doing_ == Hand::unit) {
        units_->update(); // once without it
    }
    drag(event->position());
}

void FieldMap::mouseReleaseEvent(QMouseEvent* event)
{
    if (doing_ == Hand::pressed) {
        const QString thing = thingAt(event->position());
        const Point point = view_.toTable(event->position());
        const bool bare = desk_->setup().deployment.post(thing.toStdString()) == nullptr;
        const Hand knob = handleAt(event->position());
        if (tape_) {
            tapeLine_.reset();
        } else if (knob == Hand::turn) {
            turnBy(-15);
        } else if (knob != Hand::none) {
            // a tap on a knob that wants to be dragged: what is chosen stays so
        } else if (bare && setting_) {
            emit tapped({point.x, point.y});
        } else {
            desk_->select(thing);
        }
    } else {
        drop();
    }
    letGo();
}

void FieldMap::drop()
{
    if (posted_) {
        const Posted set = *posted_;
        posted_.reset();
        desk_->setDown(set);
    } else if (candidate_) {
        const Feature changed = *candidate_;
        const char* what = doing_ == Hand::turn ? "turn"
            : doing_ == Hand::size              ? "resize"
            : doing_ == Hand::pull              ? "reshape"
                                                : "move";
        candidate_.reset();
        desk_->replace(held_, changed, what);
    }
}

void FieldMap::letGo()
{
    const bool terrain =
        candidate_ || doing_ == Hand::feature || doing_ == Hand::turn || doing_ == Hand::size || doing_ == Hand::pull;
    doing_ = Hand::none;
    candidate_.reset();
    posted_.reset();
    warn({});
    if (terrain) {
        terrainStale();
    }
    units_->update();
    hand_->update();
}

void FieldMap::mouseUngrabEvent() { letGo(); }

void FieldMap::warn(const QString& words)
{
    if (words != warning_) {
        warning_ = words;
        emit warningChanged();
    }
}

void FieldMap::measure(Point from, Point to)
{
    const Setup& setup = desk_->setup();
    const QString one = thingAt(view_.toItem(from)), other = thingAt(view_.toItem(to));
    const Posted* a = setup.deployment.post(one.toStdString());
    const Posted* b = setup.deployment.post(other.toStdString());
    // From a unit to a unit: of the nearest points, as the rules measure.
    if (a != nullptr && b != nullptr && a != b) {
        double least = 1e9;
        for (const Stand& first : a->stands) {
            for (const Stand& second : b->stands) {
                const Nearest near = nearest(outline(*setup.deployment.troop(a->badge), first),
                    outline(*setup.deployment.troop(b->badge), second));
                if (near.distance < least) {
                    least = near.distance;
                    from = near.from;
                    to = near.to;
                }
            }
        }
    }
    tapeLine_ = {from, to};
    measured_ = lengthWords(distance(from, to), setup.field.table);
    emit measuredChanged();
}

QStringList FieldMap::things() const
{
    QStringList all;
    if (desk_->draft()) {
        all << QStringLiteral("draft");
    }
    for (const Feature& feature : desk_->setup().field.features) {
        all << QString::fromStdString(feature.id);
    }
    for (const Posted& posted : desk_->setup().deployment.posted) {
        if (!posted.stands.empty()) {
            all << QString::fromStdString(posted.badge);
        }
    }
    return all;
}

bool FieldMap::selectNext(bool back)
{
    const QStringList all = things();
    const qsizetype at = all.indexOf(desk_->selected());
    const qsizetype next = at < 0 ? (back ? all.size() - 1 : 0) : at + (back ? -1 : 1);
    if (left_ || next < 0 || next >= all.size()) {
        left_ = false;
        return false; // the keyboard goes on to what follows the map
    }
    desk_->select(all[next]);
    if (const auto middle = middleOf(all[next])) {
        view_.show(*middle);
        moved();
    }
    return true;
}

std::optional<Point> FieldMap::middleOf(const QString& id) const
{
    if (const Feature* feature = desk_->feature(id)) {
        return boxOf(*feature).centre();
    }
    const Posted* posted = desk_->setup().deployment.post(id.toStdString());
    if (posted == nullptr || posted->stands.empty()) {
        return std::nullopt;
    }
    return strategikon::middleOf(*posted);
}

QPointF FieldMap::placeOf(const QString& id) const
{
    const auto middle = desk_ != nullptr ? middleOf(id) : std::nullopt;
    return middle ? view_.toItem(*middle) : QPointF(-1, -1);
}

bool FieldMap::stepBy(Point by)
{
    const QString id = desk_->selected();
    if (const Posted* posted = desk_->setup().deployment.post(id.toStdString())) {
        desk_->setDown(shifted(*posted, by));
        return true;
    }
    if (desk_->feature(id) == nullptr || (fixed_ && id != u"draft")) {
        return false;
    }
    desk_->move(id, by.x, by.y);
    return true;
}

bool FieldMap::turnBy(qreal degrees)
{
    const QString id = desk_->selected();
    if (desk_->setup().deployment.post(id.toStdString()) != nullptr) {
        desk_->turnUnit(id, degrees);
        return true;
    }
    return desk_->feature(id) != nullptr && (!fixed_ || id == u"draft") && (desk_->turn(id, degrees), true);
}

void FieldMap::keyPressEvent(QKeyEvent* event)
{
    if (desk_ == nullptr || !desk_->known()) {
        event->ignore();
        return;
    }
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const double step = shift ? 0.1 : 1; // cm
    const auto go = [&](double right, double down) {
        const Point by = view_.direction({right, down}) * step;
        if (!stepBy(by)) {
            pan(-right * 40, -down * 40);
        }
    };
    event->accept();
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_R:
        event->setAccepted(turnBy(shift ? 15 : -15));
        return;
    case Qt::Key_Plus:
        return zoomBy(1.25, width() / 2, height() / 2);
    case Qt::Key_Minus:
        return zoomBy(0.8, width() / 2, height() / 2);
    case Qt::Key_Tab:
        event->setAccepted(selectNext(false));
        return;
    case Qt::Key_Backtab:
        event->setAccepted(selectNext(true));
        return;
    case Qt::Key_Escape:
        left_ = !desk_->selected().isEmpty(); // Tab now leads on
        event->setAccepted(left_);
        desk_->select({});
        return;
    default:
        event->ignore();
    }
}

} // namespace strategikon
