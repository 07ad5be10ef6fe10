#include "app/print/sheet.h"

#include "app/arms/arms.h"
#include "app/print/qr.h"

#include <QPainter>

namespace strategikon::print {

namespace {

QColor grey(double ink)
{
    const int level = int(255 * (1 - ink));
    return QColor(level, level, level);
}

void paintRule(QPainter& painter, const Rule& rule)
{
    QPen pen(grey(rule.ink), rule.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (rule.dashed)
        pen.setDashPattern({6, 6});
    painter.setPen(pen);
    painter.drawLine(rule.line);
}

void paintBox(QPainter& painter, const Box& box)
{
    painter.setBrush(box.fill > 0 ? QBrush(grey(box.fill)) : QBrush(Qt::NoBrush));
    painter.setPen(
        box.width > 0 ? QPen(Qt::black, box.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin) : QPen(Qt::NoPen));
    painter.drawRect(box.place);
}

} // namespace

double put(Page& page, double x, double baseline, const QString& text, const Style& style, Align align)
{
    if (text.isEmpty())
        return 0;
    const double width = widthOf(text, style);
    const double left = align == Align::left ? x : align == Align::right ? x - width : x - width / 2;
    page.letters.append({QPointF(left, baseline), text, style});
    return width;
}

double putLines(
    Page& page, double x, double baseline, const QString& text, const Style& style, double width, double leading)
{
    for (const QString& row : wrapped(text, style, width)) {
        put(page, x, baseline, row, style);
        baseline += style.size * leading;
    }
    return baseline;
}

void putGlyph(Page& page, double right, double baseline, const QString& arm, double high)
{
    constexpr double below = 0.12; // of it hangs under the base line
    if (!arm.isEmpty())
        page.glyphs.append({QRectF(right - high, baseline - high * (1 - below), high, high), arm});
}

void line(Page& page, double x1, double y1, double x2, double y2, double width, double ink)
{
    page.rules.append({QLineF(x1, y1, x2, y2), width, ink, false});
}

Sheet enlarged(Sheet sheet, double times)
{
    const auto grown = [times](const QRectF& place) { return QRectF(place.topLeft() * times, place.size() * times); };
    sheet.size *= times;
    for (Page& page : sheet.pages) {
        for (Letters& letters : page.letters) {
            letters.at *= times;
            letters.style.size *= times;
        }
        for (Rule& rule : page.rules) {
            rule.line = QLineF(rule.line.p1() * times, rule.line.p2() * times);
            rule.width *= times;
        }
        for (Box& box : page.boxes) {
            box.place = grown(box.place);
            box.width *= times;
        }
        for (Mark& mark : page.marks)
            mark.place = grown(mark.place);
        for (Glyph& glyph : page.glyphs)
            glyph.place = grown(glyph.place);
        for (Picture& picture : page.pictures)
            picture = {grown(picture.place), [times, draw = std::move(picture.draw)](QPainter& painter) {
                           painter.scale(times, times);
                           draw(painter);
                       }};
    }
    return sheet;
}

void paint(QPainter& painter, const Page& page)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const Picture& picture : page.pictures) {
        painter.save();
        painter.setClipRect(picture.place, Qt::IntersectClip);
        painter.translate(picture.place.topLeft());
        picture.draw(painter);
        painter.restore();
    }
    for (const Box& box : page.boxes)
        paintBox(painter, box);
    for (const Rule& rule : page.rules)
        paintRule(painter, rule);
    for (const Mark& mark : page.marks)
        drawQr(painter, mark.place, mark.text);
    for (const Glyph& glyph : page.glyphs)
        paintGlyph(painter, glyph.place, glyph.arm, Qt::black);
    for (const Letters& letters : page.letters)
        draw(painter, letters.at, letters.text, letters.style);
    painter.restore();
}

} // namespace strategikon::print
