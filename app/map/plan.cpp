// The plan in true size, or another, over several pages that are cut and glued together.
#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/map/words.h"
#include "app/print/type.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;
using print::Align;
using print::Face;
using print::Page;
using print::points;
using print::Style;

namespace {

constexpr double margin = 9, label = 7; // mm: what printers leave white, and room for words
constexpr double lap = 10;              // mm that each page shares with the next one

const Style words{Face::figure, points(7)};
const Style big{Face::text, points(20)};
const Style cell{Face::boldFigure, points(9)};

// Which part of the table lies on which page.
struct Tiling {
    double mm = 10;                                  // of paper for a cm of the table
    double wide = 0, tall = 0, stepX = 0, stepY = 0; // of a page's window and from one to the next, mm
    int columns = 1, rows = 1;

    Tiling(const Table& table, double oneTo, const QSizeF& size)
    {
        mm = 10 / oneTo;
        wide = size.width() - 2 * margin;
        tall = size.height() - 2 * margin - label;
        stepX = wide - lap;
        stepY = tall - lap;
        columns = std::max(1, int(std::ceil((table.width * mm - lap) / stepX)));
        rows = std::max(1, int(std::ceil((table.depth * mm - lap) / stepY)));
    }
    // On the table as a map has it: y from the far edge.
    QRectF window(int column, int row) const { return {column * stepX / mm, row * stepY / mm, wide / mm, tall / mm}; }
    QString name(int column, int row) const
    {
        return (row < 26 ? QString(QChar(u'A' + row)) : QString::number(row + 1) + u'-') + QString::number(column + 1);
    }
};

// How far drawings reach beyond their outline, cm: stones and the shade of trees.
constexpr double beyond = 0.5;

// What lies and stands on the table, or on a part of it.
struct Laid {
    Field field;
    Deployment armies{}; // nobody is posted where none are deployed
    bool empty() const { return field.features.empty() && armies.posted.empty(); }
};

// The features and troops that reach into a window; the others would only make the file larger, or a page with nothing
// on it.
Laid within(const Laid& all, const QRectF& window)
{
    Laid part = all;
    const QPointF middle = window.center();
    const Ring place = rectangle(
        {middle.x(), all.field.table.depth - middle.y()}, window.width() + 2 * beyond, window.height() + 2 * beyond);
    std::erase_if(part.field.features, [&](const Feature& feature) {
        return std::ranges::none_of(feature.pieces, [&](const Piece& piece) { return overlap(piece.area, place); });
    });
    std::erase_if(part.armies.posted, [&](const Posted& posted) {
        const Troop* troop = all.armies.troop(posted.badge);
        return !troop || std::ranges::none_of(posted.stands, [&](const Stand& stand) {
            return overlap(outline(*troop, stand), place);
        });
    });
    return part;
}

// Short lines at the edges where the next page begins.
void cutMarks(Page& page, const QRectF& frame, bool more[4])
{
    const double x[2] = {frame.left() + lap / 2, frame.right() - lap / 2};
    const double y[2] = {frame.top() + lap / 2, frame.bottom() - lap / 2};
    for (int i = 0; i < 2; ++i) {
        if (more[i]) {
            print::line(page, x[i], frame.top() - 4, x[i], frame.top() + 3, 0.15);
            print::line(page, x[i], frame.bottom() - 3, x[i], frame.bottom() + 4, 0.15);
            page.rules.append({QLineF(x[i], frame.top(), x[i], frame.bottom()), 0.08, 0.5, true});
        }
        if (more[2 + i]) {
            print::line(page, frame.left() - 4, y[i], frame.left() + 3, y[i], 0.15);
            print::line(page, frame.right() - 3, y[i], frame.right() + 4, y[i], 0.15);
            page.rules.append({QLineF(frame.left(), y[i], frame.right(), y[i]), 0.08, 0.5, true});
        }
    }
}

MapLook planLook(double mm)
{
    static const Palette white = [] {
        Palette palette = lightPalette();
        palette.ground = palette.paper; // open ground costs no ink
        return palette;
    }();
    MapLook look;
    look.palette = &white;
    look.letters = std::min(2.6, 6 / mm);
    look.least = print::leastSize / mm;
    return look;
}

// The troops without the zones in which they were set down.
void paintLaid(QPainter& painter, const Laid& laid, const Kinds& kinds, MapLook look)
{
    look.deployment = laid.armies.posted.empty() ? nullptr : &laid.armies;
    look.layers &= ~unsigned(zones);
    paintField(painter, laid.field, kinds, look);
}

Page tile(const Laid& laid, const Tables& tables, const Tiling& tiling, int column, int row)
{
    const Field& field = laid.field;
    Page page;
    const QRectF frame(margin, margin + label, tiling.wide, tiling.tall), window = tiling.window(column, row);
    page.pictures.append({frame, [=, part = within(laid, window), kinds = &tables.kinds](QPainter& painter) {
                              painter.scale(tiling.mm, tiling.mm);
                              painter.translate(-window.topLeft());
                              paintLaid(painter, part, *kinds, planLook(tiling.mm));
                          }});
    bool more[4] = {column > 0, column + 1 < tiling.columns, row > 0, row + 1 < tiling.rows};
    cutMarks(page, frame, more);
    const double baseline = margin + label - 4.6;
    print::put(page, margin, baseline, tiling.name(column, row), cell);
    const Unit unit = field.table.shown;
    const double used = print::put(page, frame.right(), baseline,
        Words::tr("from the left edge %1, from the far edge %2")
            .arg(lengthShown(window.left(), unit), lengthShown(window.top(), unit)),
        words, Align::right);
    print::putLines(page, margin + 12, baseline, titleOf(field), words, frame.width() - 16 - used);
    return page;
}

bool isEmpty(const Laid& laid, const QRectF& window) { return within(laid, window).empty(); }

// "A1, A3–A5, C2".
QString leftOut(const Laid& laid, const Tiling& tiling)
{
    QStringList spans;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns;) {
            int end = column;
            while (end < tiling.columns && isEmpty(laid, tiling.window(end, row)))
                ++end;
            if (end - column > 1)
                spans << tiling.name(column, row) + QStringLiteral("–") + tiling.name(end - 1, row);
            else if (end > column)
                spans << tiling.name(column, row);
            column = end + 1;
        }
    return spans.join(QStringLiteral(", "));
}

Page overview(const Laid& laid, const Tables& tables, const Tiling& tiling, const QSizeF& size, double oneTo, int pages)
{
    const Field& field = laid.field;
    Page page;
    const double left = 15, width = size.width() - 2 * left;
    const Style large = print::fitted(titleOf(field), big, width);
    const double more = print::putLines(page, left, 22, titleOf(field), large, width) - 22 - large.size * 1.1;
    print::put(page, left, 29 + more, Words::tr("Plan 1 : %1, %n pages", nullptr, pages).arg(QLocale().toString(oneTo)),
        words);
    QStringList notes = print::wrapped(
        Words::tr("Cut along the dashed line and glue it over the same line of the next page."), words, width);
    if (const QString empty = leftOut(laid, tiling); !empty.isEmpty())
        notes += print::wrapped(Words::tr("Empty pages left out: %1.").arg(empty), words, width);
    double below = 34 + more;
    for (const QString& line : notes) {
        print::put(page, left, below, line, words);
        below += 3.6;
    }
    const double mm = std::min(width / field.table.width, (size.height() - below - 28) / field.table.depth);
    const QPointF at(left, below + 4);
    page.pictures.append({QRectF(at, QSizeF(field.table.width * mm, field.table.depth * mm)),
        [=, kinds = &tables.kinds](QPainter& painter) {
            painter.scale(mm, mm);
            MapLook look = planLook(mm);
            look.layers = terrain | stands;
            paintLaid(painter, laid, *kinds, look);
        }});
    const QRectF table(0, 0, field.table.width, field.table.depth);
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            const QRectF window = tiling.window(column, row), shown = window & table;
            page.boxes.append({QRectF(at + shown.topLeft() * mm, shown.size() * mm), 0.15, 0});
            if (!isEmpty(laid, window))
                print::put(page, at.x() + shown.center().x() * mm, at.y() + shown.center().y() * mm + 1.2,
                    tiling.name(column, row), cell, Align::centre);
        }
    return page;
}

} // namespace

int planPages(const Field& field, const Deployment* deployment, double oneTo, print::Paper paper)
{
    const Laid laid{field, deployment ? *deployment : Deployment()};
    const Tiling tiling(field.table, oneTo, print::sizeOf(paper));
    int pages = 1;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column)
            pages += !isEmpty(laid, tiling.window(column, row));
    return pages;
}

print::Sheet planSheet(
    const Field& field, const Tables& tables, const Deployment* deployment, double oneTo, print::Paper paper)
{
    const Laid laid{field, deployment ? *deployment : Deployment()};
    const QSizeF size = print::sizeOf(paper);
    const Tiling tiling(field.table, oneTo, size);
    const int pages = planPages(field, deployment, oneTo, paper) - 1;
    print::Sheet sheet{size, {overview(laid, tables, tiling, size, oneTo, pages)}};
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column)
            if (!isEmpty(laid, tiling.window(column, row)))
                sheet.pages.append(tile(laid, tables, tiling, column, row));
    return sheet;
}

} // namespace strategikon::map
