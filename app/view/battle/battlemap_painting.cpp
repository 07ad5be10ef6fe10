// The sheets of a battle's map: the ground, the units, and what is drawn about who is chosen or in question.
#include "battlemap.h"

#include "app/map/map.h"
#include "app/words/words.h"
#include "model/field/deploying/standing.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace strategikon {

using field::Point;

namespace {

constexpr int letters = 13;       // pixels
constexpr double farAround = 400; // cm; beyond every table

bool isSmall(double zoom) { return zoom < 1.6; } // pixels of a cm: no room for every badge's pill

QFont boldFont(int pixels)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(true);
    return font;
}

QColor soft(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

// Of a body: its stands as one, so much wider all round.
field::Ring outlineAbout(const field::Troop& troop, const field::Posted& posted, double by)
{
    field::Ring corners;
    for (const field::Stand& stand : posted.stands) {
        for (const Point corner : outline(troop, stand)) {
            corners.push_back(corner);
        }
    }
    const field::Ring hull = field::hull(corners);
    if (by == 0 || posted.stands.empty()) {
        return hull;
    }
    const Point middle = middleOf(posted.stands);
    const double facing = posted.stands.front().facing;
    double across = 0, deep = 0;
    for (const Point corner : hull) {
        const Point off = turned(corner - middle, 90 - facing);
        across = std::max(across, std::abs(off.x));
        deep = std::max(deep, std::abs(off.y));
    }
    return field::rectangle(middle, 2 * (across + by), 2 * (deep + by), facing - 90);
}

} // namespace

QPolygonF BattleMap::onScreen(const field::Ring& ring) const
{
    QPolygonF polygon;
    for (const Point corner : ring) {
        polygon << painted_.toItem(corner);
    }
    return polygon;
}

void BattleMap::paintGround(QPainter& painter)
{
    if (!known()) {
        return;
    }
    map::MapLook look;
    look.layers = map::terrain | map::hatching | map::names;
    look.palette = &colours();
    look.letters = std::max(1.2, letters / painted_.zoom());
    look.fortified = &ground_->setUp.deployment;
    painter.translate(-layersRoom_.topLeft());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setTransform(painted_.transform(), true);
    map::paintField(painter, ground_->setUp.field, ground_->rules->kinds, look);
}

void BattleMap::paintUnits(QPainter& painter)
{
    if (!known()) {
        return;
    }
    painter.translate(-layersRoom_.topLeft());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const Figure& figure : fallen_) {
        paintFallen(painter, figure);
    }
    for (const Figure& figure : figures_) {
        paintFigure(painter, figure);
    }
    const std::vector<QRectF> boxes = badgeBoxes(painted_);
    for (std::size_t at = 0; at < figures_.size(); ++at) {
        paintBadge(painter, figures_[at], boxes[at]);
    }
}

// Filled where it stands, pale and dashed about there and where it stood last, only an outline where it was and where
// it likely went.
void BattleMap::paintFigure(QPainter& painter, const Figure& figure) const
{
    const field::Troop& troop = troopOf(figure);
    const QColor side = colours().side[troop.side];
    const bool exact = figure.as == Figure::As::stands;
    const double filled = exact           ? 1
        : figure.as == Figure::As::about  ? 0.35
        : figure.as == Figure::As::last   ? 0.2
        : figure.as == Figure::As::likely ? 0.12
                                          : 0;
    const bool tiny = std::min(troop.wide, troop.deep) * painted_.zoom() < 8; // no room for a broad edge
    painter.setPen(exact
            ? QPen(colours().halo, 1.2)
            : QPen(soft(side, figure.as == Figure::As::was ? 0.6 : 1), tiny ? 1 : 1.6, Qt::CustomDashLine));
    if (!exact) {
        QPen pen = painter.pen();
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
    }
    painter.setBrush(filled > 0 ? QBrush(soft(side, filled)) : QBrush(Qt::NoBrush));
    for (const field::Stand& stand : figure.posted.stands) {
        if (troop.round) {
            const double radius = std::max(4.0, troop.wide / 2 * painted_.zoom());
            painter.drawEllipse(painted_.toItem(stand.centre), radius, radius);
            continue;
        }
        const bool afloat = isVessel(troop);
        painter.drawPolygon(onScreen(afloat ? hull(troop, stand) : outline(troop, stand)));
        if (figure.as == Figure::As::was || afloat) { // a bow tells where a vessel looks
            continue;
        }
        const Point ahead = field::towards(stand.facing) * (troop.deep / 2 - 0.2);
        const Point aside = field::towards(stand.facing - 90) * (troop.wide / 2 - 0.3);
        const QPen before = painter.pen();
        painter.setPen(QPen(exact ? colours().halo : side, std::max(1.0, 0.3 * painted_.zoom())));
        painter.drawLine(painted_.toItem(stand.centre + ahead - aside), painted_.toItem(stand.centre + ahead + aside));
        painter.setPen(before);
    }
}

// Pale, and struck out from corner to corner.
void BattleMap::paintFallen(QPainter& painter, const Figure& figure) const
{
    const field::Troop& troop = troopOf(figure);
    painter.setPen(QPen(soft(colours().side[troop.side], 0.6), 1));
    painter.setBrush(soft(colours().side[troop.side], 0.25));
    for (const field::Stand& stand : figure.posted.stands) {
        painter.drawPolygon(onScreen(outline(troop, stand)));
    }
    painter.setPen(QPen(colours().ink, 1.4));
    for (const field::Stand& stand : figure.posted.stands) {
        const Point ahead = field::towards(stand.facing) * (troop.deep / 2);
        const Point aside = field::towards(stand.facing - 90) * (troop.wide / 2);
        for (const int way : {1, -1}) {
            painter.drawLine(painted_.toItem(stand.centre + ahead + aside * way),
                painted_.toItem(stand.centre - ahead - aside * way));
        }
    }
}

// Behind the unit, so that lines that fight keep their badges apart; `way`: one pixel farther behind.
QRectF BattleMap::badgeBox(const Figure& figure, const MapView& view, QPointF& way) const
{
    const QFontMetricsF metrics(boldFont(isSmall(view.zoom()) ? letters - 3 : letters - 1));
    const field::Troop& troop = troopOf(figure);
    const QSizeF size(metrics.horizontalAdvance(QString::fromStdString(troop.badge)) + 10, metrics.height() + 1);
    const Point centre = middleOf(figure.posted.stands);
    const QPointF middle = view.toItem(centre);
    const double facing = figure.posted.stands.front().facing;
    const QPointF behind = view.toItem(centre + field::towards(facing + 180)) - middle;
    way = behind / std::max(0.01, std::hypot(behind.x(), behind.y()));
    double deep = 0;
    for (const Point corner : outlineAbout(troop, figure.posted, 0)) {
        deep = std::max(deep, QPointF::dotProduct(view.toItem(corner) - middle, way));
    }
    const double half = std::abs(way.x()) * size.width() / 2 + std::abs(way.y()) * size.height() / 2;
    QRectF box(QPointF(), size);
    box.moveCenter(middle + way * (deep + half + 2));
    way *= 2 * half + 1;
    return box;
}

// Of each figure whose badge there is room for: farther behind where another lies already, and nowhere where others
// lie there too. First of those who wait to be set down anew, so that they are found. Who is pointed at, chosen or in
// question shows his over all (paintMarks).
std::vector<QRectF> BattleMap::badgeBoxes(const MapView& view) const
{
    constexpr int tries = 1;
    std::vector<QRectF> boxes(figures_.size());
    std::vector<std::size_t> order(figures_.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_partition(order, [this](std::size_t at) { return figures_[at].as == Figure::As::last; });
    for (const std::size_t at : order) {
        const Figure& figure = figures_[at];
        if (figure.as == Figure::As::was || figure.posted.stands.empty()) {
            continue;
        }
        QPointF way;
        QRectF box = badgeBox(figure, view, way);
        const auto taken = [&] {
            return std::ranges::any_of(boxes, [&](const QRectF& one) { return one.intersects(box); });
        };
        for (int again = 0; again < tries && taken(); ++again) {
            box.translate(way);
        }
        if (!taken() && boundingRect().contains(box)) { // half a badge says nothing
            boxes[at] = box;
        }
    }
    return boxes;
}

// Badges for which there was no room, of those who matter now.
void BattleMap::paintHiddenBadges(QPainter& painter) const
{
    QList<int> all = framed();
    if (hovered_ != 0) {
        all << hovered_;
    }
    const std::vector<QRectF> boxes = badgeBoxes(painted_);
    for (std::size_t at = 0; at < figures_.size(); ++at) {
        const Figure& figure = figures_[at];
        if (boxes[at].isEmpty() && all.contains(figure.thing) && figure.as != Figure::As::was
            && !figure.posted.stands.empty()) {
            QPointF way;
            paintBadge(painter, figure, badgeBox(figure, painted_, way));
        }
    }
}

// Round of side A, square of side B.
void BattleMap::paintBadge(QPainter& painter, const Figure& figure, const QRectF& pill) const
{
    if (pill.isEmpty()) {
        return;
    }
    const field::Troop& troop = troopOf(figure);
    painter.setFont(boldFont(isSmall(painted_.zoom()) ? letters - 3 : letters - 1));
    const double corner = troop.side == 0 ? pill.height() / 2 : 2;
    const QColor side = colours().side[troop.side];
    const bool sure = figure.as == Figure::As::stands;
    painter.setPen(QPen(sure ? colours().halo : side, 1, sure ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(sure ? side : QColor(colours().paper));
    painter.drawRoundedRect(pill, corner, corner);
    painter.setPen(!sure ? side : dark_ ? QColor(Qt::black) : QColor(Qt::white));
    painter.drawText(pill, Qt::AlignCenter, QString::fromStdString(troop.badge));
}

void BattleMap::paintMarks(QPainter& painter)
{
    if (!known()) {
        return;
    }
    painter.translate(-layersRoom_.topLeft());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintReaches(painter);
    paintFrames(painter);
    paintHiddenBadges(painter);
    paintLines(painter);
    if (tapeLine_) {
        painter.setPen(QPen(colours().ink, 2));
        const QPointF from = painted_.toItem(tapeLine_->first), to = painted_.toItem(tapeLine_->second);
        painter.drawLine(from, to);
        label(painter, (from + to) / 2, measured_, colours().ink);
    }
    for (const play::LikelyPlace& one : drawn_) {
        const play::Thing& thing = desk_->state()[one.thing];
        paintFigure(painter,
            {one.thing, report::postedAt(*ground_, desk_->recorder().game().fields(), thing, one.place),
                Figure::As::likely});
    }
    const Figure* held = doing_ == Hand::unit ? figureOf(held_) : nullptr;
    if (held != nullptr) {
        painter.save();
        painter.translate(last_ - pressed_);
        paintFigure(painter, *held);
        painter.restore();
    }
}

// Words on a light ground of their own.
void BattleMap::label(QPainter& painter, const QPointF& at, const QString& words, const QColor& colour) const
{
    painter.setFont(boldFont(letters));
    QRectF box(
        QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(words) + 12, painter.fontMetrics().height() + 4));
    box.moveCenter(at);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(colours().paper);
    painter.drawRoundedRect(box, 4, 4);
    painter.drawText(box, Qt::AlignCenter, words);
}

// Who is chosen: his move straight ahead, his range, his orders' distances; of who has moved, from where he was.
void BattleMap::paintReaches(QPainter& painter) const
{
    const Figure* figure = chosen_ == 0 ? nullptr : figureOf(chosen_);
    if (figure == nullptr || figure->posted.stands.empty()) {
        return;
    }
    const auto was = std::find_if(figures_.begin(), figures_.end(),
        [this](const Figure& one) { return one.thing == chosen_ && one.as == Figure::As::was; });
    const Figure& from = was == figures_.end() ? *figure : *was;
    const field::Troop& troop = troopOf(from);
    const double scale = table().scale > 0 ? table().scale : 1;
    const QColor side = colours().side[troop.side];
    for (const play::ReachLine& reach : desk_->recorder().game().reaches(desk_->state(), chosen_)) {
        const double cm = reach.units * scale;
        QPen pen(side, 1.5, Qt::CustomDashLine);
        pen.setDashPattern({5, 4});
        painter.setPen(pen);
        const field::Ring body = outlineAbout(troop, from.posted, 0);
        const Point middle = middleOf(from.posted.stands);
        const double facing = from.posted.stands.front().facing;
        if (reach.form == play::ReachLine::Form::ahead) {
            double deep = 0, across = 0;
            for (const Point corner : body) {
                const Point off = turned(corner - middle, 90 - facing);
                deep = std::max(deep, off.y);
                across = std::max(across, std::abs(off.x));
            }
            const Point centre = middle + field::towards(facing) * (deep + cm / 2);
            painter.setBrush(soft(side, 0.08));
            const QPolygonF box = onScreen(field::rectangle(centre, 2 * across, cm, facing - 90));
            painter.drawPolygon(box);
            painter.setPen(colours().ink);
            painter.setFont(boldFont(letters));
            painter.drawText(QRectF(painted_.toItem(middle + field::towards(facing) * (deep + cm)) - QPointF(80, 20),
                                 QSizeF(160, 40)),
                Qt::AlignCenter, worded(reach.says));
            continue;
        }
        QPainterPath line;
        line.addPolygon(onScreen(body));
        line.closeSubpath();
        QPainterPathStroker wider;
        wider.setWidth(2 * cm * painted_.zoom());
        wider.setJoinStyle(Qt::RoundJoin);
        painter.setBrush(Qt::NoBrush);
        const QPainterPath all = wider.createStroke(line).united(line).simplified();
        painter.drawPath(all);
        painter.setPen(colours().ink);
        painter.setFont(boldFont(letters - 1));
        const QRectF bounds = all.boundingRect();
        painter.drawText(
            QRectF(bounds.center().x() - 60, bounds.top() - 9, 120, 18), Qt::AlignCenter, worded(reach.says));
    }
}

// Who is in question, and who is chosen.
QList<int> BattleMap::framed() const
{
    QList<int> all = desk_->picks()->picked();
    if (const play::Decision* ask = desk_->asked()->ask()) {
        for (const play::Id one : ask->on) {
            all << one;
        }
    }
    if (chosen_ != 0) {
        all << chosen_;
    }
    return all;
}

void BattleMap::paintFrames(QPainter& painter) const
{
    for (const int thing : framed()) {
        const Figure* figure = figureOf(thing);
        if (figure == nullptr || figure->posted.stands.empty()) {
            continue;
        }
        const QPolygonF frame = onScreen(outlineAbout(troopOf(*figure), figure->posted, 4 / painted_.zoom()));
        painter.setPen(QPen(thing == chosen_ ? colours().ink : colours().side[1].darker(150), 3, Qt::SolidLine,
            Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(frame);
    }
}

// On the card: from whoever acts to those he acts upon, with the distance between them.
void BattleMap::paintLines(QPainter& painter) const
{
    const play::Card* card = desk_->asked()->open();
    if (card == nullptr) {
        return;
    }
    std::vector<play::Ids> named;
    for (const play::Input& input : card->ask().inputs) {
        const auto* values = input.kind == play::Input::Kind::things && !input.fact ? card->at(input.id) : nullptr;
        if (values != nullptr && !values->empty()) {
            named.push_back(*values);
        }
    }
    if (named.size() == 1 && !card->ask().on.empty()) {
        named.insert(named.begin(), {card->ask().on.front()});
    }
    if (named.size() < 2) {
        return;
    }
    for (const play::Id from : named[0]) {
        for (const play::Id to : named[1]) {
            const Figure *one = figureOf(from), *other = figureOf(to);
            if (one == nullptr || other == nullptr || one == other) {
                continue;
            }
            field::Nearest closest{{}, {}, farAround};
            for (const field::Stand& stand : one->posted.stands) {
                for (const field::Stand& its : other->posted.stands) {
                    const auto here = nearest(outline(troopOf(*one), stand), outline(troopOf(*other), its));
                    closest = here.distance < closest.distance ? here : closest;
                }
            }
            const QPointF a = painted_.toItem(closest.from), b = painted_.toItem(closest.to);
            QPen pen(colours().ink, 2, Qt::CustomDashLine);
            pen.setDashPattern({4, 3});
            painter.setPen(pen);
            painter.drawLine(a, b);
            const bool exact = one->as == Figure::As::stands && other->as == Figure::As::stands;
            const QString cm = QString::number(std::lround(closest.distance));
            label(painter, (a + b) / 2, exact ? tr("%1 cm").arg(cm) : tr("about %1 cm").arg(cm), colours().ink);
        }
    }
}

} // namespace strategikon
