#include "fieldmap.h"

#include "app/map/map.h"
#include "field_words.h"
#include "model/field/handling.h"

#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>

#include <cmath>

namespace strategikon {

using namespace field;

FieldMap::FieldMap(QQuickItem* parent) : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setFlag(ItemIsFocusScope, false);
    setActiveFocusOnTab(true);
    setClip(true);
    terrain_ = new MapLayer(this, [this](QPainter& painter) { paintTerrain(painter); });
    units_ = new MapLayer(this, [this](QPainter& painter) { paintUnits(painter); });
    hand_ = new MapLayer(this, [this](QPainter& painter) { paintHand(painter); });
    sharpen_.setSingleShot(true);
    sharpen_.setInterval(120);
    connect(&sharpen_, &QTimer::timeout, this, &FieldMap::terrainStale);
}

void FieldMap::setField(FieldDesk* desk)
{
    if (desk == desk_) {
        return;
    }
    if (desk_ != nullptr) {
        desk_->disconnect(this);
    }
    desk_ = desk;
    if (desk_ != nullptr) {
        connect(desk_, &FieldDesk::changed, this, [this] {
            view_.setTable(desk_->setup().field.table);
            letGo();
            terrainStale();
            emit viewChanged();
        });
        connect(desk_, &FieldDesk::draftChanged, hand_, [this] { hand_->update(); });
        connect(desk_, &FieldDesk::selectedChanged, this, [this] {
            hand_->update();
            emit wordsChanged();
        });
        view_.setTable(desk_->setup().field.table);
    }
    terrainStale();
    emit fieldChanged();
    emit viewChanged();
}

void FieldMap::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        for (MapLayer* layer : {terrain_, units_, hand_}) {
            layer->setSize(now.size());
        }
        view_.setRoom(now.size());
        moved();
        terrainStale();
    }
}

void FieldMap::moved()
{
    sharpen_.start();
    terrain_->update();
    units_->update();
    hand_->update();
    emit viewChanged();
}

void FieldMap::terrainStale()
{
    sharpen_.stop();
    drawn_ = {};
    terrain_->update();
    units_->update();
    hand_->update();
}

namespace {

// What lies above the terrain is drawn on glass.
const map::Palette& glass(bool dark)
{
    static const auto clear = [](map::Palette palette) {
        palette.ground = Qt::transparent;
        return palette;
    };
    static const map::Palette light = clear(map::lightPalette()), night = clear(map::darkPalette());
    return dark ? night : light;
}

map::MapLook lookOf(bool dark, unsigned layers)
{
    map::MapLook look;
    look.palette = &glass(dark);
    look.layers = layers;
    return look;
}

} // namespace

void FieldMap::renderTerrain()
{
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    drawn_ = QImage((size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    drawn_.setDevicePixelRatio(ratio);
    drawn_.fill(Qt::transparent);
    drawnAt_ = view_.transform();
    QPainter painter(&drawn_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(drawnAt_, true);
    Field shown = desk_->setup().field;
    if (candidate_) { // the hand has it
        std::erase_if(shown.features, [this](const Feature& one) { return one.id == candidate_->id; });
    }
    map::MapLook look =
        lookOf(dark_, map::terrain | map::hatching | map::names | map::middle | (grid_ ? map::grid : 0u));
    look.palette = dark_ ? &map::darkPalette() : &map::lightPalette();
    look.letters = std::max(1.2, 13 / view_.zoom());
    map::paintField(painter, shown, *desk_->kinds(), look);
}

void FieldMap::paintTerrain(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known() || size().isEmpty()) {
        return;
    }
    if (drawn_.isNull()) {
        renderTerrain();
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, drawnAt_ != view_.transform());
    // As drawn, put where the view is now; sharp again once the view rests.
    painter.setTransform(drawnAt_.inverted() * view_.transform(), true);
    painter.drawImage(QPointF(), drawn_);
    painter.setTransform(view_.transform().inverted() * drawnAt_, true); // pixels again
    nameSides(painter);
}

// Beyond the edge at which each side stands, to be read from where the window is looked at.
void FieldMap::nameSides(QPainter& painter) const
{
    const Table& table = desk_->setup().field.table;
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    QFont font = painter.font();
    font.setPixelSize(13);
    painter.setFont(font);
    for (const int side : {0, 1}) {
        const QString words = desk_->sideTitle(side);
        const double beyond = 12 / view_.zoom();
        const QPointF at = view_.toItem({table.width / 2, side == 0 ? -beyond : table.depth + beyond});
        painter.save();
        painter.translate(at);
        painter.rotate(view_.quarter() % 2 == 0 ? 0 : -90);
        painter.setPen(colours.side[side]);
        painter.drawText(QRectF(-300, -12, 600, 24), Qt::AlignCenter, words);
        painter.restore();
    }
}

void FieldMap::paintUnits(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known() || desk_->setup().deployment.troops.empty()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(view_.transform(), true);
    const Deployment* deployment = &desk_->setup().deployment;
    Deployment without;
    if (posted_) {
        without = *deployment;
        std::erase_if(without.posted, [this](const Posted& one) { return one.badge == posted_->badge; });
        deployment = &without;
    }
    map::MapLook look = lookOf(dark_, map::zones | map::stands | map::badges);
    look.deployment = deployment;
    look.letters = std::max(0.8, 11 / view_.zoom());
    map::paintField(painter, desk_->setup().field, *desk_->kinds(), look);
}

namespace {

QPolygonF pixelsOf(const Ring& ring, const MapView& view)
{
    QPolygonF polygon;
    for (const Point& point : ring) {
        polygon << view.toItem(point);
    }
    return polygon;
}

QPainterPath pathOf(const Feature& feature, const MapView& view)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Piece& piece : feature.pieces) {
        path.addPolygon(pixelsOf(piece.area, view));
        path.closeSubpath();
    }
    return path;
}

} // namespace

void FieldMap::paintHand(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintAlone = [&](const Feature& feature) {
        Field alone;
        alone.table = desk_->setup().field.table;
        alone.features = {feature};
        painter.save();
        painter.setClipPath(pathOf(feature, view_)); // the ground around it is the layer's below
        painter.setTransform(view_.transform(), true);
        map::MapLook look = lookOf(dark_, map::terrain | map::hatching);
        map::paintField(painter, alone, *desk_->kinds(), look);
        painter.restore();
    };
    const Feature* selected = desk_->feature(desk_->selected());
    if (candidate_) {
        paintAlone(*candidate_);
        selected = &*candidate_;
    } else if (desk_->draft()) {
        paintAlone(*desk_->draft());
    }
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    const QColor mark = warning_.isEmpty() ? colours.ink : QColor(dark_ ? "#f39a85" : "#b02a1c");
    if (selected != nullptr) {
        painter.setBrush(Qt::NoBrush);
        const QPolygonF shape = pixelsOf(outline(*selected), view_);
        painter.setPen(QPen(colours.paper, 5));
        painter.drawPolygon(shape);
        painter.setPen(QPen(mark, 2.5, warning_.isEmpty() ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolygon(shape);
        drawHandles(painter, *selected);
    }
    drawUnit(painter, mark);
    drawTape(painter);
}

void FieldMap::drawUnit(QPainter& painter, const QColor& mark)
{
    const Deployment& all = desk_->setup().deployment;
    const std::string badge = posted_ ? posted_->badge : desk_->selected().toStdString();
    const Troop* troop = all.troop(badge);
    const Posted* posted = posted_ ? &*posted_ : all.post(badge);
    if (troop == nullptr || posted == nullptr) {
        return;
    }
    if (posted_) {
        Deployment alone;
        alone.troops = {*troop};
        alone.posted = {*posted};
        painter.save();
        painter.setTransform(view_.transform(), true);
        map::MapLook look = lookOf(dark_, map::stands | map::badges);
        look.deployment = &alone;
        look.letters = std::max(0.8, 11 / view_.zoom());
        map::paintField(painter, desk_->setup().field, *desk_->kinds(), look);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    for (const QPen& pen : {QPen(colours.paper, 7), QPen(mark, 3)}) { // a ring around all of it
        QPainterPath shape;
        for (const Stand& stand : posted->stands) {
            QPainterPath one;
            one.addPolygon(pixelsOf(outline(*troop, stand), view_));
            one.closeSubpath();
            shape |= one;
        }
        painter.setPen(pen);
        painter.drawPath(shape);
    }
}

void FieldMap::letters(QPainter& painter, const QPointF& at, const QString& words) const
{
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    QFont font = painter.font();
    font.setPixelSize(15);
    font.setBold(true);
    painter.setFont(font);
    QRectF box = painter.fontMetrics().boundingRect(words).toRectF().adjusted(-8, -5, 8, 5);
    box.moveCenter(at);
    box.moveLeft(std::clamp(box.left(), 4.0, std::max(4.0, width() - box.width() - 4)));
    box.moveTop(std::clamp(box.top(), 4.0, std::max(4.0, height() - box.height() - 4)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours.paper);
    painter.drawText(box, Qt::AlignCenter, words);
}

void FieldMap::drawTape(QPainter& painter)
{
    if (!tapeLine_) {
        return;
    }
    const map::Palette& colours = dark_ ? map::darkPalette() : map::lightPalette();
    const QPointF from = view_.toItem(tapeLine_->first), to = view_.toItem(tapeLine_->second);
    painter.setPen(QPen(colours.paper, 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(colours.ink, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    letters(painter, (from + to) / 2, measured_);
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
    const QVariantMap selected = desk_->selection();
    const QString what = selected.isEmpty()
        ? tr("nothing chosen")
        : tr("%1: %2").arg(selected["title"].toString(), selected["place"].toString());
    return tr("Map of %1, %2; %3").arg(desk_->name(), desk_->tableWords(), what);
}

void FieldMap::setDark(bool dark)
{
    dark_ = dark;
    terrainStale();
    emit looksChanged();
}

void FieldMap::setGrid(bool grid)
{
    grid_ = grid;
    terrainStale();
    emit looksChanged();
}

void FieldMap::setTape(bool tape)
{
    tape_ = tape;
    tapeLine_.reset();
    measured_.clear();
    hand_->update();
    emit measuredChanged();
    emit looksChanged();
}

void FieldMap::setShaping(bool shaping)
{
    shaping_ = shaping;
    hand_->update();
    emit looksChanged();
}

void FieldMap::setFixed(bool fixed)
{
    fixed_ = fixed;
    hand_->update();
    emit looksChanged();
}

void FieldMap::setSetting(bool setting)
{
    setting_ = setting;
    emit looksChanged();
}

void FieldMap::setQuarter(int quarter)
{
    view_.setQuarter(quarter);
    terrainStale();
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
