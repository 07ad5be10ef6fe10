#include "fieldmap.h"

#include "field_words.h"

namespace strategikon {

using namespace field;

namespace {

constexpr int restsAfter = 120;  // ms without a move of the view
constexpr int glideTakes = 220;  // ms
constexpr double around = 0.5;   // of the window is painted beyond each of its edges: it can be pushed into sight
constexpr double sideNames = 24; // pixels around the table

} // namespace

FieldMap::FieldMap(QQuickItem* parent) : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setFlag(ItemIsFocusScope, false);
    setActiveFocusOnTab(true);
    setClip(true);
    board_ = new QQuickItem(this);
    board_->setTransformOrigin(TopLeft);
    terrain_ = new MapLayer(board_, "mapTerrain", [this](QPainter& painter) { paintTerrain(painter); });
    units_ = new MapLayer(board_, "mapUnits", [this](QPainter& painter) { paintUnits(painter); });
    heldLayer_ = new MapLayer(board_, "mapHeld", [this](QPainter& painter) { paintHeld(painter); });
    marks_ = new MapLayer(board_, "mapMarks", [this](QPainter& painter) { paintMarks(painter); });
    rest_.setSingleShot(true);
    rest_.setInterval(restsAfter);
    connect(&rest_, &QTimer::timeout, this, &FieldMap::paintAnew);
    glide_.setDuration(glideTakes);
    glide_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&glide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) { follow(at.toPointF()); });
    connect(&glide_, &QVariantAnimation::finished, this, &FieldMap::letGo);
    connect(&glide_, &QVariantAnimation::stateChanged, this, &FieldMap::glidingChanged);
}

void FieldMap::setField(BattlefieldViewModel* desk)
{
    if (desk == desk_) {
        return;
    }
    if (desk_ != nullptr) {
        desk_->disconnect(this);
    }
    desk_ = desk;
    if (desk_ != nullptr) {
        connect(desk_, &BattlefieldViewModel::changed, this, [this] {
            view_.setTable(desk_->setup().field.table);
            letGo();
            paintAnew();
            emit viewChanged();
        });
        connect(desk_, &BattlefieldViewModel::draftChanged, this, &FieldMap::showHeld);
        connect(desk_, &BattlefieldViewModel::selectedChanged, this, [this] {
            showHeld();
            showMarks();
            emit wordsChanged();
        });
        view_.setTable(desk_->setup().field.table);
    }
    paintAnew();
    emit fieldChanged();
    emit viewChanged();
}

void FieldMap::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        view_.setRoom(now.size());
        paintAnew();
        emit viewChanged();
    }
}

// With the names of the sides beyond its edges.
QRectF FieldMap::roomOfTable() const
{
    const Table& table = view_.table();
    return view_.transform()
        .mapRect(QRectF(0, 0, table.width, table.depth))
        .adjusted(-sideNames, -sideNames, sideNames, sideNames);
}

QRectF FieldMap::roomOfLayers() const
{
    const QRectF window(QPointF(), size());
    const QPointF more(width() * around, height() * around);
    const QRectF beyond(-more, window.bottomRight() + more);
    return view_.fits() ? window : beyond.intersected(roomOfTable()).united(window).toAlignedRect();
}

void FieldMap::moved()
{
    const QTransform since = painted_.transform().inverted() * view_.transform();
    board_->setPosition({since.dx(), since.dy()});
    board_->setScale(since.m11());
    rest_.start();
    const QRectF seen = roomOfTable().intersected(QRectF(QPointF(), size()));
    if (!since.mapRect(layersRoom_).adjusted(-1, -1, 1, 1).contains(seen)) {
        paintAnew(); // what was never painted has come into sight
    }
    emit viewChanged();
}

void FieldMap::paintAnew()
{
    rest_.stop();
    painted_ = view_;
    layersRoom_ = roomOfLayers();
    board_->setPosition({});
    board_->setScale(1);
    terrain_->show(layersRoom_);
    units_->show(layersRoom_);
    marks_->show(QRectF(QPointF(), size()));
    heldRoom_ = {};
    showHeld();
}

qreal FieldMap::barWidth() const
{
    const double unit = desk_ != nullptr && desk_->inches() ? inch : 1;
    double cm = unit;
    for (const double step : {1, 2, 5, 10, 20, 50, 100, 200}) {
        if (step * unit * zoom() <= 140) {
            cm = step * unit;
        }
    }
    return cm * zoom();
}

QString FieldMap::barWords() const
{
    return desk_ != nullptr && zoom() > 0 ? lengthWords(barWidth() / zoom(), desk_->setup().field.table) : QString();
}

QString FieldMap::words() const
{
    if (desk_ == nullptr || !desk_->known()) {
        return {};
    }
    QString what = tr("nothing chosen");
    if (const field::Feature* one = desk_->field().feature(desk_->selected())) {
        const Battlefield& rules = *desk_->rules();
        what = tr("%1: %2").arg(titleOf(*one, rules.charts, rules.kinds), placeWords(*one, desk_->setup().field.table));
    } else if (const PostedShown unit = desk_->deploying()->unit(); !unit.badge.isEmpty()) {
        what = tr("%1: %2").arg(unit.title, unit.place);
    }
    return tr("Map of %1, %2; %3").arg(desk_->name(), desk_->tableWords(), what);
}

void FieldMap::setDark(bool dark)
{
    dark_ = dark;
    paintAnew();
    emit looksChanged();
}

void FieldMap::setGrid(bool grid)
{
    grid_ = grid;
    terrain_->update();
    emit looksChanged();
}

void FieldMap::setTape(bool tape)
{
    tape_ = tape;
    tapeLine_.reset();
    measured_.clear();
    showMarks();
    emit measuredChanged();
    emit looksChanged();
}

void FieldMap::setHelps(bool helps)
{
    helps_ = helps;
    showMarks();
    emit looksChanged();
}

void FieldMap::setShaping(bool shaping)
{
    shaping_ = shaping;
    showHeld();
    emit looksChanged();
}

void FieldMap::setFixed(bool fixed)
{
    fixed_ = fixed;
    showHeld();
    showMarks();
    emit looksChanged();
}

void FieldMap::setSetting(bool setting)
{
    setting_ = setting;
    showMarks();
    emit looksChanged();
}

void FieldMap::setQuarter(int quarter)
{
    view_.setQuarter(quarter);
    paintAnew();
    emit viewChanged();
}

void FieldMap::fit()
{
    view_.fit();
    moved();
}

void FieldMap::zoomBy(qreal factor, qreal x, qreal y)
{
    view_.zoomBy(factor, {x, y});
    moved();
}

void FieldMap::pan(qreal x, qreal y)
{
    view_.pan({x, y});
    moved();
}

QPointF FieldMap::at(qreal x, qreal y) const
{
    const Point point = view_.toTable({x, y});
    return {point.x, point.y};
}

} // namespace strategikon

#include "moc_fieldmap.cpp"
