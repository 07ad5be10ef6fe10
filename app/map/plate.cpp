#include "app/map/plate.h"

#include "app/map/armies.h"
#include "app/map/canvas.h"
#include "app/map/stands.h"
#include "app/map/wording.h"
#include "app/map/words.h"
#include "app/print/type.h"
#include "app/words/words.h"

#include <QLocale>

#include <cmath>

namespace strategikon::map {

using namespace field;
using print::Face;

namespace {

QString number(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return QLocale().toString(rounded, 'f', rounded == std::floor(rounded) ? 0 : 1);
}

} // namespace

double rulerWidth(const MapLook& look) { return look.letters * 1.35; }

void paintRulers(QPainter& painter, const Table& table, const MapLook& look)
{
    const double step = gridStep(table), tall = look.figures(0.72);
    const print::Style style{Face::figure, tall};
    const double unit = table.shown == Unit::inch ? inch : 1;
    const auto put = [&](QPointF centre, double length) {
        const QString text = number(length / unit);
        print::draw(
            painter, centre + QPointF(-print::widthOf(text, style) / 2, tall * 0.36), text, style, look.palette->ink);
    };
    const double off = rulerWidth(look) * 0.5;
    for (double x = step; x < table.width - step * 0.3; x += step)
        for (const double y : {-off, table.depth + off})
            put({x, y}, x);
    for (double y = step; y < table.depth - step * 0.3; y += step)
        for (const double x : {-off * 1.25, table.width + off * 1.25})
            put({x, table.depth - y}, y);
}

double paintScaleBar(QPainter& painter, const Table& table, const MapLook& look)
{
    const double step = table.shown == Unit::inch ? 6 * inch : 10, tall = look.letters * 0.34;
    painter.setPen(QPen(look.palette->ink, 0.12));
    for (int part = 0; part < 4; ++part) {
        painter.setBrush(part % 2 ? look.palette->paper : look.palette->ink);
        painter.drawRect(QRectF(part * step, 0, step, tall));
    }
    const print::Style style{Face::figure, look.figures(0.72)};
    for (int part = 0; part <= 4; part += 2) {
        const QString text = part == 4 ? lengthShown(part * step, table.shown)
                                       : number(part * step / (table.shown == Unit::inch ? inch : 1));
        print::draw(painter, QPointF(part * step - print::widthOf(text, style) / 2, tall + look.letters * 0.85), text,
            style, look.palette->ink);
    }
    return 4 * step;
}

double paintLegend(QPainter* painter, const std::vector<const Kind*>& kinds, double width, const MapLook& look)
{
    const double tall = look.letters * 1.9, wide = tall * 1.7, line = tall * 1.3;
    const print::Style style{Face::text, look.letters * 1.05};
    double room = 0;
    for (const Kind* kind : kinds)
        room = std::max(room, print::widthOf(translated(kind->name), style));
    const int columns = std::max(1, int(width / (wide + look.letters * 1.4 + room)));
    for (std::size_t i = 0; painter && i < kinds.size(); ++i) {
        const double x = width / columns * double(int(i) % columns), y = line * std::floor(double(i) / columns);
        const QRectF box(x, y, wide, tall);
        paintSample(*painter, box, *kinds[i], *look.palette);
        painter->setPen(QPen(look.palette->ink, 0.12));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(box);
        print::draw(*painter, QPointF(x + wide + look.letters * 0.4, y + tall * 0.68), translated(kinds[i]->name),
            style, look.palette->ink);
    }
    return line * std::ceil(double(kinds.size()) / columns);
}

double paintArmies(QPainter* painter, const Deployment& deployment, const MapLook& look)
{
    const double tall = look.letters * 1.3, wide = tall * 2, line = tall * 1.35;
    const print::Style style{print::Face::text, look.letters * 1.05};
    for (int side = 0; painter && side < 2; ++side) {
        const QRectF box(0, side * line, wide, tall);
        painter->setPen(QPen(standLine(*look.palette, side), 0.16));
        painter->setBrush(standFill(*look.palette, side));
        painter->drawRect(box);
        painter->setBrush(Qt::NoBrush);
        print::draw(*painter, QPointF(wide + look.letters * 0.6, box.top() + tall * 0.8), sideLine(deployment, side),
            style, look.palette->ink);
    }
    return 2 * line;
}

Plate::Plate(const Field& field, const Kinds& kinds, const MapLook& look)
    : field(field), kinds(kinds), look(look), shown(kindsOn(field, kinds, look.deployment))
{
    margin = rulerWidth(look) * 1.6;
    const double titleRoom =
        field.table.width - print::widthOf(subtitleOf(field), {Face::figure, look.figures(0.8)}) - look.letters;
    titleSize = look.letters * 2.1;
    const QString named = titleOf(field, look.deployment);
    while (titleSize > look.letters && print::widthOf(named, {Face::text, titleSize}) > titleRoom)
        titleSize *= 0.95;
    title = print::wrapped(named, {Face::text, titleSize}, titleRoom);
    head = look.letters * 3.2 + titleSize * 1.1 * double(std::max<qsizetype>(title.size() - 1, 0));
    foot = look.letters * 2.6;
    armies = look.deployment ? paintArmies(nullptr, *look.deployment, look) + look.letters * 0.5 : 0;
    legend = paintLegend(nullptr, shown, field.table.width, look) + armies;
}

QSizeF Plate::size() const
{
    const double gap = legend > 0 ? look.letters : 0;
    return {field.table.width + 2 * margin, head + field.table.depth + 2 * margin + foot + legend + gap};
}

void Plate::paintGround(QPainter& painter) const
{
    Plate bare = *this;
    bare.look.layers &= ~stands;
    bare.look.fortified = look.deployment;
    bare.paint(painter);
}

void Plate::paintUpon(QPainter& painter) const
{
    painter.save();
    painter.translate(margin, head + margin * 0.8);
    paintStands(painter, field, look);
    painter.restore();
}

void Plate::paint(QPainter& painter) const
{
    const QColor ink = look.palette->ink;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.translate(margin, head + margin * 0.8);
    paintField(painter, field, kinds, look);
    painter.restore();
    // Hills and rivers go on beyond the table, and SVG cuts nothing off.
    QPainterPath around;
    around.addRect(QRectF(QPointF(0, 0), size()).adjusted(-60, -60, 60, 60));
    around.addRect(QRectF(margin - 0.25, head + margin * 0.8 - 0.25, field.table.width + 0.5, field.table.depth + 0.5));
    painter.fillPath(around, look.palette->paper);
    painter.translate(margin, head);
    const print::Style subtitle{Face::figure, look.figures(0.8)};
    const QString words = subtitleOf(field);
    for (qsizetype i = 0; i < title.size(); ++i)
        print::draw(
            painter, {0, titleSize * 1.1 * double(i - title.size() + 1)}, title[i], {Face::text, titleSize}, ink);
    print::draw(painter, {field.table.width - print::widthOf(words, subtitle), 0}, words, subtitle, ink);
    painter.translate(0, margin * 0.8);
    paintRulers(painter, field.table, look);
    painter.translate(0, field.table.depth + margin);
    paintScaleBar(painter, field.table, look);
    painter.translate(0, foot);
    if (look.deployment)
        paintArmies(&painter, *look.deployment, look);
    painter.translate(0, armies);
    paintLegend(&painter, shown, field.table.width, look);
    painter.restore();
}

} // namespace strategikon::map
