#include "app/map/paper.h"

#include "app/map/armies.h"
#include "app/map/plate.h"
#include "app/map/sectors.h"
#include "app/map/words.h"
#include "app/print/flow.h"

#include <QLocale>

#include <algorithm>

namespace strategikon::map {

using namespace field;
using print::Align;
using print::Block;
using print::Face;
using print::Page;
using print::points;
using print::Style;

namespace {

constexpr double side = 15, top = 14, foot = 13; // margins, mm
constexpr double gutter = 8, armiesTall = 11;

const Style title{Face::text, points(24)};
const Style under{Face::italic, points(10.5)};
const Style heading{Face::capitals, points(7), 0.75};
const Style entry{Face::text, points(11)};
const Style body{Face::figure, points(7)};
const Style meaning{Face::text, points(9.6)};
const Style footing{Face::italic, points(8), 0.7};

// A map drawn so that one cm of the table is `mm` on paper.
print::Picture mapPicture(QPointF at, double mm, const Field& field, const Tables& tables, MapLook look)
{
    look.letters = 2.6 / mm; // 2.6 mm on paper
    look.least = print::leastSize / mm;
    const double ruler = rulerWidth(look) * mm * 1.6;
    const QRectF place(
        at.x() - ruler, at.y() - ruler, field.table.width * mm + 2 * ruler, field.table.depth * mm + 2 * ruler);
    return {place, [=, &field, kinds = &tables.kinds](QPainter& painter) {
                painter.translate(ruler, ruler);
                painter.scale(mm, mm);
                paintField(painter, field, *kinds, look);
                paintRulers(painter, field.table, look);
            }};
}

struct Row {
    QString text;
    Style style;
    double step, indent;
};

void set(QList<Row>& rows, const QString& words, const Style& style, double width, double step, double indent = 0)
{
    for (const QString& line : print::wrapped(words, style, width - indent))
        rows.append({line, style, step, indent});
}

Block block(const QList<Row>& rows, double left, double after, bool keep = false)
{
    double height = after;
    for (const Row& row : rows)
        height += row.step;
    return {height,
        [=](Page& page, double y) {
            for (const Row& row : rows)
                print::put(page, left + row.indent, y += row.step, row.text, row.style);
        },
        keep};
}

Block headingBlock(const QString& words, double left, double width)
{
    return {8,
        [=](Page& page, double y) {
            print::put(page, left, y + 5.4, words, heading);
            print::line(page, left, y + 6.6, left + width, y + 6.6, 0.12);
        },
        true};
}

// A kind's sample with its name and what it means.
Block meaningBlock(const Meaning& one, double left, double width)
{
    constexpr double wide = 11, tall = 6.4;
    QList<Row> rows;
    set(rows, one.name, entry, width - wide - 3, 4.2);
    set(rows, one.effect, meaning, width - wide - 3, 3.7);
    Block made = block(rows, left + wide + 3, 2.2);
    made.height = std::max(made.height, tall + 2);
    const auto words = made.ink;
    const Kind* kind = one.kind;
    made.ink = [=](Page& page, double y) {
        page.pictures.append({QRectF(left, y + 0.8, wide, tall),
            [=](QPainter& painter) { paintSample(painter, QRectF(0, 0, wide, tall), *kind, lightPalette()); }});
        page.boxes.append({QRectF(left, y + 0.8, wide, tall), 0.12, 0});
        words(page, y);
    };
    return made;
}

Block entryBlock(const Entry& one, double left, double width)
{
    QList<Row> rows;
    set(rows, one.heading, entry, width, 4.6);
    for (const QString& piece : one.pieces)
        set(rows, piece, body, width, 3.4, 4);
    return block(rows, left, 1.4);
}

// Blocks side by side in two columns, as evenly as their order allows.
Block inColumns(const QList<Block>& left, const QList<Block>& right)
{
    const double a = print::heightOf(left, 0, int(left.size())), b = print::heightOf(right, 0, int(right.size()));
    return {std::max(a, b), [=](Page& page, double top) {
                for (const QList<Block>& column : {left, right}) {
                    double y = top;
                    for (const Block& one : column) {
                        one.ink(page, y);
                        y += one.height;
                    }
                }
            }};
}

class FieldPages {
public:
    FieldPages(const Field& field, const Tables& tables, const Deployment* deployment, print::Paper paper)
        : field(field), tables(tables), deployment(deployment), size(print::sizeOf(paper))
    {
    }

    print::Sheet run()
    {
        Page first;
        double y = mapPage(first);
        print::Sheet sheet{size, {}};
        Page page = first;
        const QList<Block> all = blocks();
        for (int next = 0; next < all.size();) {
            const int count = print::fitting(all, next, bottom() - y, y <= top + 1);
            for (int i = 0; i < count; ++i, ++next) {
                all[next].ink(page, y);
                y += all[next].height;
            }
            if (next < all.size()) {
                sheet.pages.append(page);
                page = Page();
                y = top;
            }
        }
        sheet.pages.append(page);
        for (int i = 0; i < sheet.pages.size(); ++i)
            footer(sheet.pages[i], i + 1, int(sheet.pages.size()));
        return sheet;
    }

private:
    double width() const { return size.width() - 2 * side; }
    double bottom() const { return size.height() - foot - 6; }

    double mapPage(Page& page)
    {
        const QString named = titleOf(field, deployment);
        const Style large = print::fitted(named, title, width());
        const double more = print::putLines(page, side, top + 7, named, large, width()) - top - 7 - large.size * 1.1;
        print::put(page, side, top + 13 + more, subtitleOf(field), under);
        scale = roundScale(field.table, width(), size.height() * 0.52);
        const double mm = 10 / scale;
        const double left = (size.width() - field.table.width * mm) / 2, above = top + 22 + more;
        MapLook look;
        look.deployment = deployment;
        look.numbered = sectorsAsked(field, tables.charts);
        page.pictures.append(mapPicture({left, above}, mm, field, tables, look));
        const double below = above + field.table.depth * mm + 7;
        page.pictures.append(
            {QRectF(left - 2, below, size.width() - left - 2, 8), [table = field.table, mm](QPainter& painter) {
                 MapLook look;
                 look.letters = 2.6 / mm;
                 look.least = print::leastSize / mm;
                 painter.translate(2, 0.5);
                 painter.scale(mm, mm);
                 paintScaleBar(painter, table, look);
             }});
        print::put(page, left + field.table.width * mm, below + 3, Words::tr("1 : %1").arg(QLocale().toString(scale)),
            under, Align::right);
        if (!deployment)
            return below + 9;
        page.pictures.append({QRectF(side, below + 9, width(), armiesTall),
            [all = deployment](QPainter& painter) { paintArmies(&painter, *all, MapLook()); }});
        return below + 9 + armiesTall;
    }

    QList<Block> blocks()
    {
        QList<Block> all;
        const double half = (width() - gutter) / 2, second = side + half + gutter;
        if (const QList<Meaning> kinds = meanings(field, tables, deployment); !kinds.isEmpty()) {
            all.append(headingBlock(Words::tr("Terrain effects"), side, width()));
            for (int i = 0; i < kinds.size(); i += 2) {
                QList<Block> right;
                if (i + 1 < kinds.size())
                    right.append(meaningBlock(kinds[i + 1], second, half));
                all.append(inColumns({meaningBlock(kinds[i], side, half)}, right));
            }
        }
        if (const QList<Entry> entries = laidOutList(field, tables); !entries.isEmpty()) {
            all.append(headingBlock(Words::tr("Set it up in this order"), side, width()));
            for (const Entry& one : entries)
                all.append(entryBlock(one, side, width()));
        }
        for (const int each : {0, 1})
            if (deployment)
                inHalves(all, sideLine(*deployment, each), unitLines(*deployment, field.table, each));
        inHalves(all, Words::tr("The battle"), openingLines(field, tables.charts));
        inHalves(all, Words::tr("Dice rolls"), throwLines(field, tables));
        return all;
    }

    // Lines in two columns under a heading.
    void inHalves(QList<Block>& all, const QString& words, const QStringList& lines) const
    {
        const double half = (width() - gutter) / 2;
        if (!lines.isEmpty())
            all.append(headingBlock(words, side, width()));
        for (int i = 0; i < lines.size(); i += 2) {
            QList<Row> left, right;
            set(left, lines[i], body, half, 3.6);
            if (i + 1 < lines.size())
                set(right, lines[i + 1], body, half, 3.6);
            all.append(inColumns({block(left, side, 0)}, {block(right, side + half + gutter, 0)}));
        }
    }

    void footer(Page& page, int number, int count) const
    {
        const double baseline = size.height() - foot + 3;
        print::line(page, side, baseline - 4, size.width() - side, baseline - 4, 0.12);
        print::put(page, size.width() - side, baseline, Words::tr("page %1 of %2").arg(number).arg(count), footing,
            Align::right);
        QString made = QStringLiteral("Strategikon");
        if (!field.version.empty())
            made += u' ' + QString::fromStdString(field.version);
        const QString words = number == 1 ? made : QStringLiteral("%1  ·  %2").arg(titleOf(field, deployment), made);
        const double room = width() - 30; // beside the number
        print::putLines(page, side, baseline, words, print::fitted(words, footing, room), room);
    }

    const Field& field;
    const Tables& tables;
    const Deployment* deployment;
    QSizeF size;
    double scale = 10;
};

} // namespace

double roundScale(const Table& table, double width, double height)
{
    constexpr double steps[] = {1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8};
    for (double tens = 1;; tens *= 10)
        for (const double step : steps)
            if (const double n = step * tens; table.width * 10 / n <= width && table.depth * 10 / n <= height)
                return n;
}

print::Sheet fieldSheet(const Field& field, const Tables& tables, const Deployment* deployment, print::Paper paper)
{
    return FieldPages(field, tables, deployment, paper).run();
}

} // namespace strategikon::map
