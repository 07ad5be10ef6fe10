// What the layers of the map show: terrain, units, and what is chosen or held.
#include "fieldmap.h"

#include "app/map/map.h"
#include "app/map/sectors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

constexpr double ring = 6;       // around what is chosen, pixels
constexpr double readable = 8.5; // letters of a badge at least, pixels; where they have no room, fewer badges

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

QRectF roomOf(const Posted& posted, const Troop& troop, const MapView& view)
{
    QRectF room;
    for (const Stand& stand : posted.stands) {
        room |= pixelsOf(outline(troop, stand), view).boundingRect();
    }
    return room;
}

} // namespace

const map::Palette& FieldMap::colours() const { return dark_ ? map::darkPalette() : map::lightPalette(); }

void FieldMap::paintTerrain(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known()) {
        return;
    }
    Field shown = desk_->setup().field;
    if (candidate_) { // the hand has it
        std::erase_if(shown.features, [this](const Feature& one) { return one.id == candidate_->id; });
    }
    map::MapLook look =
        lookOf(dark_, map::terrain | map::hatching | map::names | map::middle | (grid_ ? map::grid : 0u));
    look.palette = &colours();
    look.letters = std::max(1.2, 13 / painted_.zoom());
    look.layers |= map::sectors;
    look.numbered = map::sectorsAsked(shown, desk_->rules()->charts);
    painter.translate(-layersRoom_.topLeft());
    painter.save();
    painter.setTransform(painted_.transform(), true);
    map::paintField(painter, shown, desk_->rules()->kinds, look);
    painter.restore();
    nameSides(painter);
}

// Beyond the edge at which each side stands, to be read from where the window is looked at.
void FieldMap::nameSides(QPainter& painter) const
{
    const Table& table = desk_->setup().field.table;
    QFont font = painter.font();
    font.setPixelSize(13);
    painter.setFont(font);
    for (const int side : {0, 1}) {
        const QString words = desk_->armies()->sideTitle(side);
        const double beyond = 12 / painted_.zoom();
        const bool near = (side == 0) == desk_->firstIsNear();
        const QPointF at = painted_.toItem({table.width / 2, near ? -beyond : table.depth + beyond});
        painter.save();
        painter.translate(at);
        painter.rotate(painted_.quarter() % 2 == 0 ? 0 : -90);
        painter.setPen(colours().side[side]);
        painter.drawText(QRectF(-300, -12, 600, 24), Qt::AlignCenter, words);
        painter.restore();
    }
}

void FieldMap::paintUnits(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known() || desk_->deployment().troops.empty()) {
        return;
    }
    const Deployment* deployment = &desk_->deployment();
    Deployment without;
    if (posted_) { // the hand has it
        without = *deployment;
        std::erase_if(without.posted, [this](const Posted& one) { return one.badge == posted_->badge; });
        deployment = &without;
    }
    map::MapLook look = lookOf(dark_, map::zones | map::stands | map::badges);
    look.deployment = deployment;
    look.letters = std::max(0.8, 11 / painted_.zoom());
    look.least = readable / painted_.zoom();
    painter.translate(-layersRoom_.topLeft());
    painter.setTransform(painted_.transform(), true);
    map::paintField(painter, desk_->setup().field, desk_->rules()->kinds, look);
}

const Feature* FieldMap::heldFeature() const
{
    return candidate_ ? &*candidate_ : desk_ != nullptr ? desk_->field().feature(desk_->selected()) : nullptr;
}

const Posted* FieldMap::heldUnit() const
{
    return posted_ ? &*posted_ : desk_ != nullptr ? desk_->deployment().post(desk_->selected().toStdString()) : nullptr;
}

QRectF FieldMap::roomOfHeld() const
{
    QRectF room;
    if (const Posted* posted = heldUnit()) {
        room = roomOf(*posted, *desk_->deployment().troop(posted->badge), painted_);
    }
    if (const Feature* feature = heldFeature()) {
        room |= pixelsOf(outline(*feature), painted_).boundingRect();
    }
    if (desk_ != nullptr && desk_->field().draft() && !candidate_) {
        room |= pixelsOf(outline(*desk_->field().draft()), painted_).boundingRect();
    }
    room |= roomOfKnobs();
    return room.isNull() ? room : room.adjusted(-ring, -ring, ring, ring).toAlignedRect();
}

void FieldMap::showHeld()
{
    const QRectF room = roomOfHeld();
    // Where it only went somewhere else it looks as it did.
    const bool shifted = (doing_ == Hand::feature || doing_ == Hand::unit) && room.size() == heldRoom_.size();
    heldRoom_ = room;
    heldLayer_->setVisible(!room.isEmpty());
    if (shifted) {
        heldLayer_->setPosition(room.topLeft());
    } else if (!room.isEmpty()) {
        heldLayer_->show(room);
    }
}

void FieldMap::paintHeld(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-heldRoom_.topLeft());
    const Feature* feature = heldFeature();
    if (candidate_) {
        paintFeature(painter, *candidate_);
    } else if (desk_->field().draft()) {
        paintFeature(painter, *desk_->field().draft());
    }
    if (feature != nullptr) {
        const QPolygonF shape = pixelsOf(outline(*feature), painted_);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours().paper, ring));
        painter.drawPolygon(shape);
        painter.setPen(QPen(colourOfHeld(), 2.5, warning_.isEmpty() ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolygon(shape);
        paintKnobs(painter);
    }
    if (const Posted* posted = heldUnit()) {
        paintUnit(painter, *desk_->deployment().troop(posted->badge), *posted);
    }
}

QColor FieldMap::colourOfHeld() const
{
    return warning_.isEmpty() ? colours().ink : QColor(dark_ ? "#f39a85" : "#b02a1c");
}

void FieldMap::paintFeature(QPainter& painter, const Feature& feature)
{
    Field alone;
    alone.table = desk_->setup().field.table;
    alone.features = {feature};
    painter.save();
    painter.setClipPath(pathOf(feature, painted_)); // the ground around it is the layer's below
    painter.setTransform(painted_.transform(), true);
    map::paintField(painter, alone, desk_->rules()->kinds, lookOf(dark_, map::terrain | map::hatching));
    painter.restore();
}

// The ring around all of it first, so that its badge can be read.
void FieldMap::paintUnit(QPainter& painter, const Troop& troop, const Posted& posted)
{
    QPainterPath shape;
    for (const Stand& stand : posted.stands) {
        QPainterPath one;
        one.addPolygon(pixelsOf(outline(troop, stand), painted_));
        one.closeSubpath();
        shape |= one;
    }
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(colours().paper, 11), QPen(colourOfHeld(), 7)}) {
        painter.setPen(pen);
        painter.drawPath(shape);
    }
    Deployment alone;
    alone.troops = {troop};
    alone.posted = {posted};
    map::MapLook look = lookOf(dark_, map::stands | map::badges);
    look.deployment = &alone;
    look.letters = std::max(0.8, 11 / painted_.zoom());
    look.least = readable / painted_.zoom();
    painter.setTransform(painted_.transform(), true);
    map::paintField(painter, desk_->setup().field, desk_->rules()->kinds, look);
}

} // namespace strategikon
