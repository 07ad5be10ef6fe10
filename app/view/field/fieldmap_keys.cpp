// What the keyboard does to the map.
#include "fieldmap.h"

#include "field_words.h"

namespace strategikon {

using namespace field;

QStringList FieldMap::things() const
{
    QStringList all;
    if (desk_->field().draft()) {
        all << QStringLiteral("draft");
    }
    for (const Feature& feature : desk_->setup().field.features) {
        all << QString::fromStdString(feature.id);
    }
    for (const Posted& posted : desk_->deployment().posted) {
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
    if (const Feature* feature = desk_->field().feature(id)) {
        return boxOf(*feature).centre();
    }
    const Posted* posted = desk_->deployment().post(id.toStdString());
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
    if (const Posted* posted = desk_->deployment().post(id.toStdString())) {
        desk_->deploying()->setDown(shifted(*posted, by));
        return true;
    }
    if (desk_->field().feature(id) == nullptr || (fixed_ && id != u"draft")) {
        return false;
    }
    desk_->terrain()->move(id, by.x, by.y);
    return true;
}

bool FieldMap::turnBy(qreal degrees)
{
    const QString id = desk_->selected();
    if (desk_->deployment().post(id.toStdString()) != nullptr) {
        desk_->deploying()->turnUnit(id, degrees);
        return true;
    }
    return desk_->field().feature(id) != nullptr && (!fixed_ || id == u"draft")
        && (desk_->terrain()->turn(id, degrees), true);
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
