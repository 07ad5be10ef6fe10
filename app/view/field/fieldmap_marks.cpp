// What is written over the map for a while: the tape, the bearings of a unit, what could be moved.
#include "fieldmap.h"

#include "field_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace strategikon {

using namespace field;

namespace {

constexpr double zoneReach = 15;   // cm: how far the lines between front, flanks and rear are drawn
constexpr double sameCorner = 0.3; // cm

struct Corner {
    Point at, out; // a step out of it, halfway between both sides
};

// Of a unit's outline: the corners at which no two of its stands touch.
std::vector<Corner> corners(const Troop& troop, const Posted& posted)
{
    std::vector<Corner> all, free;
    for (const Stand& stand : posted.stands) {
        for (const auto& [ahead, aside] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
            const Point along = towards(stand.facing) * ahead, across = towards(stand.facing + 90) * aside;
            all.push_back({stand.centre + along * (troop.deep / 2) + across * (troop.wide / 2),
                (along + across) * std::sqrt(0.5)});
        }
    }
    std::copy_if(all.begin(), all.end(), std::back_inserter(free), [&](const Corner& one) {
        return std::count_if(all.begin(), all.end(), [&](const Corner& other) {
            return distance(one.at, other.at) < sameCorner;
        }) == 1;
    });
    return free;
}

} // namespace

void FieldMap::paintMarks(QPainter& painter)
{
    if (desk_ == nullptr || !desk_->known()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (!fixed_) {
        paintProposal(painter);
    }
    if (setting_ && desk_->byBlocks()) {
        paintBlocks(painter);
    }
    if (helps_) {
        paintBearings(painter);
    }
    if (tapeLine_) {
        paintTape(painter);
    }
}

// On a lighter one, so that it is seen on every ground.
void FieldMap::line(QPainter& painter, Point from, Point to, const QPen& pen) const
{
    painter.setPen(QPen(colours().paper, pen.widthF() + 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(painted_.toItem(from), painted_.toItem(to));
    painter.setPen(pen);
    painter.drawLine(painted_.toItem(from), painted_.toItem(to));
}

void FieldMap::paintTape(QPainter& painter)
{
    const auto& [from, to] = *tapeLine_;
    line(painter, from, to, QPen(colours().ink, 3, Qt::SolidLine, Qt::RoundCap));
    letters(painter, (painted_.toItem(from) + painted_.toItem(to)) / 2, measured_);
}

// Front, flanks and rear are parted by dots; a thin line leads to who is seen, a thick one to the nearest enemy.
void FieldMap::paintBearings(QPainter& painter)
{
    const std::optional<Bearings>& now = desk_->field().bearings();
    if (!now) {
        return;
    }
    const Deployment& all = desk_->deployment();
    const Troop& troop = *all.troop(now->badge);
    for (const Bearings::Enemy& enemy : now->enemies) {
        if (enemy.seen.sees) {
            line(painter, enemy.seen.from, enemy.seen.to, QPen(colours().ink, 1.5));
        }
    }
    for (const Corner& corner : troop.round ? std::vector<Corner>() : corners(troop, *all.post(now->badge))) {
        line(painter, corner.at, corner.at + corner.out * zoneReach, QPen(colours().ink, 2, Qt::DotLine));
    }
    if (!now->enemies.empty()) {
        const Apart& nearest = now->enemies.front().apart;
        line(painter, nearest.from, nearest.to, QPen(colours().ink, 3));
        letters(painter, (painted_.toItem(nearest.from) + painted_.toItem(nearest.to)) / 2,
            lengthWords(nearest.distance, desk_->setup().field.table));
    }
}

// The rectangle about each command that stands: no other of its side may reach into it.
void FieldMap::paintBlocks(QPainter& painter)
{
    painter.setBrush(Qt::NoBrush);
    for (const int side : {0, 1}) {
        for (const auto& [block, box] : rectangles(desk_->deployment(), side)) {
            const QRectF room =
                QRectF(painted_.toItem(box.least), painted_.toItem(box.most)).normalized().adjusted(-2, -2, 2, 2);
            painter.setPen(QPen(colours().side[side], 1.5, Qt::DashLine));
            painter.drawRect(room);
        }
    }
}

void FieldMap::paintProposal(QPainter& painter)
{
    const std::optional<Rearranged>& proposed = desk_->field().rearranged();
    if (!proposed) {
        return;
    }
    QPolygonF there;
    for (const Point& point : outline(proposed->feature)) {
        there << painted_.toItem(point);
    }
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(colours().paper, 5), QPen(colours().ink, 2, Qt::DashLine)}) {
        painter.setPen(pen);
        painter.drawPolygon(there);
    }
}

void FieldMap::letters(QPainter& painter, const QPointF& at, const QString& words) const
{
    QFont font = painter.font();
    font.setPixelSize(15);
    font.setBold(true);
    painter.setFont(font);
    QRectF box = painter.fontMetrics().boundingRect(words).toRectF().adjusted(-8, -5, 8, 5);
    box.moveCenter(at);
    box.moveLeft(std::clamp(box.left(), 4.0, std::max(4.0, width() - box.width() - 4)));
    box.moveTop(std::clamp(box.top(), 4.0, std::max(4.0, height() - box.height() - 4)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().ink);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours().paper);
    painter.drawText(box, Qt::AlignCenter, words);
}

} // namespace strategikon
