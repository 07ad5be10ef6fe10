#include "battlemap.h"

#include "app/map/map.h"
#include "app/words/played.h"
#include "model/field/deploying/standing.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace strategikon {

using field::Point;
using Known = play::Place::Known;

BattleMap::BattleMap(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &BattleMap::changed, this, [this] { update(); });
    connect(this, &BattleMap::looksChanged, this, [this] { update(); });
}

void BattleMap::setDesk(BattleViewModel* desk)
{
    if (desk == desk_) {
        return;
    }
    desk_ = desk;
    connect(desk_, &BattleViewModel::changed, this, &BattleMap::load);
    emit deskChanged();
    load();
}

void BattleMap::load()
{
    if (desk_ == nullptr || !desk_->known()) {
        ground_ = nullptr;
        battle_.clear();
    } else {
        const play::Recorder& recorder = desk_->recorder();
        if (battle_ != recorder.id()) {
            battle_ = recorder.id();
            ground_ = desk_->ground();
            chosen_ = 0;
        }
        if (ground_) {
            standing_ = report::positions(ground_->setUp, recorder.game().fields(), desk_->state());
        }
    }
    emit changed();
}

qreal BattleMap::ratio() const { return known() ? table().depth / table().width : 1; }

QList<BadgeShown> BattleMap::untold() const
{
    QList<BadgeShown> all;
    for (const std::string& badge : known() ? standing_.untold : std::vector<std::string>()) {
        for (const play::Thing& thing : desk_->state().things) {
            if (thing.badge == badge) {
                const QString words = QString::fromStdString(badge);
                all << BadgeShown{thing.id, words, words, named(desk_->state(), thing.id)};
            }
        }
    }
    return all;
}

void BattleMap::choose(int thing)
{
    if (thing != chosen_ && known() && thing >= 0 && thing <= int(desk_->state().things.size())) {
        chosen_ = thing;
        emit changed();
    }
}

play::Place BattleMap::place() const
{
    return play::placeOf(desk_->recorder().game().fields(), desk_->state()[chosen_]);
}

QString BattleMap::words() const
{
    if (!known()) {
        return {};
    }
    if (chosen_ == 0) {
        return tr("Tap a unit, then where it stands now.");
    }
    const QString name = named(desk_->state(), chosen_);
    const play::Place now = place();
    return now.stands() ? tr("%1: %2 cm from the left edge, %3 cm from the near one. Tap where it stands now.")
                              .arg(name, QString::number(now.x / 10), QString::number(now.y / 10))
                        : tr("%1: tap where it stands now.").arg(name);
}

qreal BattleMap::zoom() const { return std::min(width() / table().width, height() / table().depth); }

void BattleMap::paint(QPainter* painter)
{
    if (!known()) {
        return;
    }
    map::MapLook look;
    look.layers = map::allLayers & ~(map::zones | map::middle);
    look.palette = dark_ ? &map::darkPalette() : &map::lightPalette();
    look.deployment = &standing_.deployment;
    look.lost = standing_.lost;
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->scale(zoom(), zoom());
    painter->setClipRect(QRectF(0, 0, table().width, table().depth));
    map::paintField(*painter, ground_->setUp.field, ground_->rules->kinds, look);
    painter->restore();
    if (stands()) {
        painter->setPen(QPen(look.palette->ink, 3));
        const qreal around = 9 * zoom();
        painter->drawEllipse(at(chosen_), around, around);
    }
}

QPointF BattleMap::at(int thing) const
{
    if (!known() || thing < 1 || thing > int(desk_->state().things.size())) {
        return {};
    }
    const play::Place its = play::placeOf(desk_->recorder().game().fields(), desk_->state()[thing]);
    return QPointF(its.x / 10.0, table().depth - its.y / 10.0) * zoom();
}

// Within a stand, or beside it as far as a finger may miss it.
int BattleMap::thingAt(Point at) const
{
    constexpr double miss = 1.5; // cm
    int found = 0;
    double nearest = miss;
    for (const field::Posted& posted : standing_.deployment.posted) {
        const field::Troop& troop = *standing_.deployment.troop(posted.badge);
        for (const field::Stand& stand : posted.stands) {
            const double far = field::distance(at, field::outline(troop, stand));
            for (const play::Thing& thing : desk_->state().things) {
                if (far <= nearest && thing.badge == posted.badge && !thing.gone) {
                    nearest = far;
                    found = thing.id;
                }
            }
        }
    }
    return found;
}

void BattleMap::mousePressEvent(QMouseEvent* event) { event->setAccepted(known()); }

void BattleMap::mouseReleaseEvent(QMouseEvent* event)
{
    const Point at{event->position().x() / zoom(), table().depth - event->position().y() / zoom()};
    if (const int thing = thingAt(at); thing != 0) {
        choose(thing == chosen_ ? 0 : thing);
    } else if (chosen_ != 0) {
        place(at.x, at.y);
    }
}

bool BattleMap::told(const play::Place& place)
{
    play::Answer answer{.what = play::agreedStep, .who = play::both};
    answer.set("#" + std::to_string(chosen_) + ".place", placeValues(place));
    return agreed_ != nullptr && agreed_->agree(answer);
}

bool BattleMap::place(qreal x, qreal y)
{
    if (!known() || chosen_ == 0 || x < 0 || y < 0 || x > table().width || y > table().depth) {
        return false;
    }
    const play::Place now = place();
    const play::Thing& thing = desk_->state()[chosen_];
    const bool faced = now.known != Known::untold;
    const double facing = faced ? now.facing : isNear(ground_->setUp.deployment, thing.side) ? 90 : 270;
    return told(report::placeAt(
        *ground_, desk_->recorder().game().fields(), thing, now.exact() ? now.known : Known::line, {x, y}, facing));
}

bool BattleMap::turn(int degrees)
{
    if (!stands()) {
        return false;
    }
    const play::Place now = place();
    return told(report::placeAt(*ground_, desk_->recorder().game().fields(), desk_->state()[chosen_],
        now.exact() ? now.known : Known::line, {now.x / 10.0, now.y / 10.0}, now.facing + degrees));
}

bool BattleMap::form(bool column)
{
    if (!stands()) {
        return false;
    }
    const play::Place now = place();
    return told(report::placeAt(*ground_, desk_->recorder().game().fields(), desk_->state()[chosen_],
        column ? Known::column : Known::line, {now.x / 10.0, now.y / 10.0}, now.facing));
}

bool BattleMap::forget()
{
    play::Place now = stands() ? place() : play::Place();
    now.known = Known::left;
    return stands() && told(now);
}

} // namespace strategikon
