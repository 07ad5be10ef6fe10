#include "battlemap.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/field/deploying/standing.h"
#include "model/play/map/fallen.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon {

using field::Point;
using Known = play::Place::Known;

namespace {

constexpr int restsAfter = 120; // ms without a move of the view
constexpr double around = 0.5;  // of the window is painted beyond each of its edges: it can be pushed into sight

} // namespace

BattleMap::BattleMap(QQuickItem* parent) : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setClip(true);
    board_ = new QQuickItem(this);
    board_->setTransformOrigin(TopLeft);
    terrain_ = new MapLayer(board_, "battleGround", [this](QPainter& painter) { paintGround(painter); });
    units_ = new MapLayer(board_, "battleUnits", [this](QPainter& painter) { paintUnits(painter); });
    marks_ = new MapLayer(board_, "battleMarks", [this](QPainter& painter) { paintMarks(painter); });
    rest_.setSingleShot(true);
    rest_.setInterval(restsAfter);
    connect(&rest_, &QTimer::timeout, this, &BattleMap::paintAnew);
}

void BattleMap::setDesk(BattleViewModel* desk)
{
    if (desk == desk_) {
        return;
    }
    desk_ = desk;
    connect(desk_, &BattleViewModel::changed, this, &BattleMap::load);
    connect(desk_, &BattleViewModel::cardChanged, this, [this] {
        settleDrawn();
        marks_->update();
    });
    emit deskChanged();
    load();
}

void BattleMap::setAgreed(AdjustmentViewModel* agreed)
{
    agreed_ = agreed;
    if (agreed_ != nullptr) { // from then on somebody can be set down
        connect(agreed_, &AdjustmentViewModel::deskChanged, this, &BattleMap::load);
    }
    emit deskChanged();
    load();
}

void BattleMap::setDark(bool dark)
{
    dark_ = dark;
    paintAnew();
    emit looksChanged();
}

void BattleMap::setTape(bool tape)
{
    tape_ = tape;
    dropTape();
    emit looksChanged();
}

void BattleMap::dropTape()
{
    tapeLine_.reset();
    measured_.clear();
    marks_->update();
    emit measuredChanged();
}

void BattleMap::load()
{
    const bool shown = desk_ != nullptr && desk_->known();
    const std::string battle = shown ? desk_->recorder().id() : std::string();
    if (battle != battle_) {
        battle_ = battle;
        ground_ = shown ? desk_->ground() : nullptr;
        chosen_ = hovered_ = 0;
        if (ground_) {
            view_.setTable(table());
        }
        paintAnew();
        emit viewChanged();
    }
    const auto turn = shown ? std::pair(desk_->state().turn, desk_->state().side) : std::pair(0, 0);
    if (std::exchange(turn_, turn) != turn) {
        chosen_ = 0; // whom the other side looked at
    }
    loadFigures();
    settleDrawn();
    dropTape(); // whoever it was measured between may stand elsewhere now
    units_->update();
    emit changed();
}

// Only who can be drawn: somebody the set-up does not know has no size, and who has no stands left no place.
void BattleMap::addFigure(play::Id thing, field::Posted posted, Figure::As as)
{
    if (!posted.stands.empty() && ground_->setUp.deployment.troop(desk_->state()[thing].badge) != nullptr) {
        figures_.push_back({thing, std::move(posted), as});
    }
}

// Those who stand; of those who have gone, where they were and where they likely went.
void BattleMap::loadFigures()
{
    figures_.clear();
    fallen_.clear();
    likely_.clear();
    if (!ground_) {
        return;
    }
    const play::State& state = desk_->state();
    const play::Battle& battle = desk_->recorder().battle();
    const play::Fields& fields = desk_->recorder().game().fields();
    standing_ = report::positions(ground_->setUp, fields, state);
    report::keepFallen(standing_, state, play::fallenIn(battle, desk_->film()->shownStep(), state));
    const std::vector<play::Gone> all = play::goneIn(battle, desk_->film()->shownStep(), state);
    for (const play::Gone& gone : all) {
        if (fields.value(state[gone.thing], play::FieldSpec::Means::away) == 0) {
            addFigure(gone.thing, report::postedAt(*ground_, fields, state[gone.thing], gone.from), Figure::As::was);
        }
    }
    for (const field::Posted& posted : standing_.deployment.posted) {
        const play::Id thing = play::thingNamed(state, posted.badge);
        if (thing != 0 && state[thing].gone) {
            fallen_.push_back({thing, posted, Figure::As::was});
        } else if (thing != 0 && placeOf(thing).stands()) {
            addFigure(thing, posted, placeOf(thing).margin > 0 ? Figure::As::about : Figure::As::stands);
        }
    }
    if (mayPlace()) {
        likely_ = play::likelyPlaces(battle, desk_->film()->shownStep(), state, &ground_->setUp.field);
    }
    for (const play::LikelyPlace& one : likely_) {
        addFigure(one.thing, report::postedAt(*ground_, fields, state[one.thing], one.place), Figure::As::likely);
    }
    loadLast(all);
}

// Who has moved and of whom nothing else is known is found where he was: in his formation there, where the record tells
// it still. Of whom the players said that nobody knows where he is, that was only where he was.
void BattleMap::loadLast(const std::vector<play::Gone>& gone)
{
    const auto isUnknown = [&](play::Id thing) {
        const auto it = std::ranges::find(gone, thing, &play::Gone::thing);
        return it != gone.end() && !it->by.empty() && it->by.front()->what == "agreed-not-place";
    };
    for (const std::string& badge : standing_.was) {
        const play::Id thing = play::thingNamed(desk_->state(), badge);
        if (thing == 0 || likelyOf(thing) != nullptr || isUnknown(thing)) {
            continue;
        }
        const auto it = std::ranges::find(figures_, thing, &Figure::thing);
        if (it != figures_.end()) {
            it->as = Figure::As::last;
        } else {
            addFigure(thing, *standing_.deployment.post(badge), Figure::As::last);
        }
    }
}

qreal BattleMap::ratio() const { return known() ? table().depth / table().width : 1; }

bool BattleMap::mayPlace() const
{
    return known() && agreed_ != nullptr && desk_->film()->looking() < 0
        && (agreed_->possible() || desk_->past()->correctingWhat() == u"place");
}

BadgeShown BattleMap::badgeOf(play::Id thing) const
{
    const play::State& state = desk_->state();
    const play::Thing& one = state[thing];
    const QString badge = QString::fromStdString(one.badge);
    BadgeShown shown{.thing = thing, .written = badge, .badge = badge, .name = translated(one.name)};
    shown.army = one.within != 0 && state[one.within].sort == play::Sort::block ? translated(state[one.within].name)
                                                                                : armyShown(state, thing);
    shown.on = thing == chosen_;
    shown.arm = QString::fromStdString(desk_->recorder().game().arm(one));
    return shown;
}

// By the group they belong to, and of it those who are alike in one row.
InputShown BattleMap::inRows(QList<BadgeShown> all, const QString& id, const QString& what) const
{
    const auto group = [&](const BadgeShown& one) { return desk_->state()[one.thing].within; };
    std::stable_sort(all.begin(), all.end(),
        [&](const BadgeShown& one, const BadgeShown& other) { return group(one) < group(other); });
    InputShown shown;
    shown.id = id;
    shown.label = what;
    shown.kind = InputKinds::Kind::Things;
    if (!all.isEmpty()) {
        shown.things = desk_->asked()->inRows(all, id);
    }
    return shown;
}

QList<BadgeShown> BattleMap::untold() const
{
    QList<BadgeShown> all;
    for (const std::string& badge : known() ? standing_.untold : std::vector<std::string>()) {
        const play::Id thing = play::thingNamed(desk_->state(), badge);
        if (thing != 0 && likelyOf(thing) == nullptr && !waits(thing)) {
            all << badgeOf(thing);
        }
    }
    return all;
}

QList<BadgeShown> BattleMap::moved() const
{
    QList<BadgeShown> all;
    for (const play::LikelyPlace& one : likely_) {
        all << badgeOf(one.thing);
    }
    for (const Figure& one : figures_) {
        if (one.as == Figure::As::last) {
            all << badgeOf(one.thing);
        }
    }
    return all;
}

void BattleMap::choose(int thing)
{
    if (thing != chosen_ && known() && thing >= 0 && thing <= int(desk_->state().things.size())) {
        chosen_ = thing;
        marks_->update();
        emit changed();
    }
}

play::Place BattleMap::placeOf(play::Id thing) const
{
    return play::placeOf(desk_->recorder().game().fields(), desk_->state()[thing]);
}

play::Place BattleMap::place() const { return placeOf(chosen_); }

const play::LikelyPlace* BattleMap::likelyOf(play::Id thing) const
{
    const auto it = std::find_if(
        likely_.begin(), likely_.end(), [thing](const play::LikelyPlace& one) { return one.thing == thing; });
    return it == likely_.end() ? nullptr : &*it;
}

bool BattleMap::waits(play::Id thing) const
{
    return std::ranges::any_of(
        figures_, [thing](const Figure& one) { return one.thing == thing && one.as == Figure::As::last; });
}

// Where it stands, else where it likely went, else where it was.
const BattleMap::Figure* BattleMap::figureOf(play::Id thing) const
{
    const auto it =
        std::find_if(figures_.rbegin(), figures_.rend(), [thing](const Figure& one) { return one.thing == thing; });
    return it == figures_.rend() ? nullptr : &*it;
}

QString BattleMap::words() const
{
    if (!known()) {
        return {};
    }
    if (chosen_ == 0) {
        return moved().isEmpty() || !mayPlace() ? tr("Tap a unit to select it.")
                                                : tr("Units that moved are dashed: tap one, then its position.");
    }
    const QString name = named(desk_->state(), chosen_);
    const play::Place now = place();
    const QString x = QString::number(now.x / 10), y = QString::number(now.y / 10);
    if (about()) {
        return tr("%1: about %2 cm from the left edge, %3 cm from the near edge, ± %4 cm.")
            .arg(name, x, y, QString::number((now.margin + 9) / 10));
    }
    return now.stands() ? tr("%1: %2 cm from the left edge, %3 cm from the near one.").arg(name, x, y)
                        : tr("%1: tap its position.").arg(name);
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
    const play::LikelyPlace* likely = likelyOf(chosen_);
    const play::Place now = likely != nullptr ? likely->place : place();
    const play::Thing& thing = desk_->state()[chosen_];
    const bool faced = now.known != Known::untold;
    const double facing = faced ? now.facing : isNear(ground_->setUp.deployment, thing.side) ? 90 : 270;
    return told(report::placeAt(
        *ground_, desk_->recorder().game().fields(), thing, now.formed() ? now.known : Known::line, {x, y}, facing));
}

bool BattleMap::turn(int degrees)
{
    if (!stands()) {
        return false;
    }
    const play::Place now = place();
    return told(report::placeAt(*ground_, desk_->recorder().game().fields(), desk_->state()[chosen_],
        now.formed() ? now.known : Known::line, {now.x / 10.0, now.y / 10.0}, now.facing + degrees));
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

bool BattleMap::confirm() { return about() && turn(0); }

bool BattleMap::aboutThere(int thing)
{
    play::Ids things;
    for (const play::LikelyPlace& one : likely_) {
        if (thing == 0 || one.thing == thing) {
            things.push_back(one.thing);
        }
    }
    const auto answer = play::agreedOn(likely_, things);
    return answer && agreed_ != nullptr && agreed_->agree(*answer);
}

void BattleMap::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        view_.setRoom(now.size());
        paintAnew();
        emit viewChanged();
    }
}

QRectF BattleMap::roomOfLayers() const
{
    const QRectF window(QPointF(), size());
    const QPointF more(width() * around, height() * around);
    const QRectF beyond(-more, window.bottomRight() + more);
    const QRectF table = view_.transform().mapRect(QRectF(0, 0, view_.table().width, view_.table().depth));
    return view_.fits() ? window : beyond.intersected(table).united(window).toAlignedRect();
}

void BattleMap::viewMoved()
{
    const QTransform since = painted_.transform().inverted() * view_.transform();
    board_->setPosition({since.dx(), since.dy()});
    board_->setScale(since.m11());
    rest_.start();
    const QRectF seen = view_.transform()
                            .mapRect(QRectF(0, 0, view_.table().width, view_.table().depth))
                            .intersected(QRectF(QPointF(), size()));
    if (!since.mapRect(layersRoom_).adjusted(-1, -1, 1, 1).contains(seen)) {
        paintAnew(); // what was never painted has come into sight
    }
    emit viewChanged();
}

void BattleMap::paintAnew()
{
    rest_.stop();
    painted_ = view_;
    layersRoom_ = roomOfLayers();
    board_->setPosition({});
    board_->setScale(1);
    for (MapLayer* layer : {terrain_, units_, marks_}) {
        layer->show(layersRoom_);
    }
}

void BattleMap::fit()
{
    view_.fit();
    viewMoved();
}

void BattleMap::zoomBy(qreal factor, qreal x, qreal y)
{
    view_.zoomBy(factor, {x, y});
    viewMoved();
}

void BattleMap::pan(qreal x, qreal y)
{
    view_.pan({x, y});
    viewMoved();
}

qreal BattleMap::barWidth() const
{
    double cm = 1;
    for (const double step : {1, 2, 5, 10, 20, 50, 100}) {
        if (step * view_.zoom() <= 100) {
            cm = step;
        }
    }
    return cm * view_.zoom();
}

QString BattleMap::barWords() const
{
    return known() && view_.zoom() > 0 ? tr("%1 cm").arg(std::round(barWidth() / view_.zoom())) : QString();
}

QPointF BattleMap::at(int thing) const
{
    const Figure* figure = known() ? figureOf(thing) : nullptr;
    return figure == nullptr || figure->posted.stands.empty() ? QPointF()
                                                              : view_.toItem(middleOf(figure->posted.stands));
}

const field::Troop& BattleMap::troopOf(const Figure& figure) const
{
    return *ground_->setUp.deployment.troop(desk_->state()[figure.thing].badge);
}

} // namespace strategikon

#include "moc_battlemap.cpp"
