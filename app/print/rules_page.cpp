// The special rules that this army uses, in two columns.
#include "app/print/document.h"
#include "app/print/flow.h"
#include "app/print/frame.h"
#include "app/print/words.h"

namespace strategikon::print {

namespace {

const Style ruleName{Face::text, points(14)};
const Style ruleText{Face::text, points(10.6)};
const Style layer{Face::italic, points(10.6), 0.9};
const Style carriers{Face::capitals, points(7), 0.7};

constexpr double gutter = 10;

struct Setting {
    QString row;
    Style style;
    double step; // to its base line
};

void set(QList<Setting>& rows, const QString& words, const Style& style, double width, double step, double before)
{
    for (const QString& row : wrapped(words, style, width)) {
        rows.append({row, style, step + before});
        before = 0;
    }
}

Block blockOf(const Roster& roster, const RosterRule& rule, double left, double width)
{
    QList<Setting> rows;
    set(rows, rule.name, ruleName, width, 5.4, 0);
    set(rows, rule.carriers.join(QStringLiteral(", ")), carriers, width, 3.4, 0.5);
    set(rows, rule.text, ruleText, width, 4.5, 0.6);
    set(rows, rule.place, placeStyle, width, 3.8, 0.2);
    if (!rule.layer.isEmpty()) {
        set(rows, QStringLiteral("%1: %2").arg(roster.edition, rule.layer), layer, width, 4.5, 1);
        set(rows, rule.layerPlace, placeStyle, width, 3.8, 0.2);
    }
    double height = 5;
    for (const Setting& row : rows)
        height += row.step;
    return {height, [=](Page& page, double top) {
                double y = top;
                for (const Setting& row : rows)
                    put(page, left, y += row.step, row.row, row.style);
            }};
}

// Where the left column ends, so that the longer of the two is as short as can be, or the left one full.
int split(const QList<Block>& blocks, int first, double room)
{
    const int most = fitting(blocks, first, room);
    const int rest = int(blocks.size()) - first;
    int best = most;
    double shortest = 2 * room;
    for (int count = 1; count <= most; ++count) {
        const double right = heightOf(blocks, first + count, rest - count);
        const double longer = std::max(right, heightOf(blocks, first, count));
        if (right <= room && longer < shortest) {
            shortest = longer;
            best = count;
        }
    }
    return best;
}

} // namespace

Sheet rulesSheet(const Roster& roster, const QSizeF& size)
{
    const Frame frame(roster, size, Words::tr("Special rules"));
    const double width = (frame.width() - gutter) / 2;
    const double columns[] = {frame.left(), frame.left() + width + gutter};
    QList<Block> sides[2]; // each rule, ready for either column
    for (const RosterRule& rule : roster.rules)
        for (int side = 0; side < 2; ++side)
            sides[side].append(blockOf(roster, rule, columns[side], width));
    Sheet sheet{size, {}};
    int next = 0;
    do {
        Page page;
        const double top = frame.head(page, sheet.pages.isEmpty());
        if (roster.rules.isEmpty())
            put(page, frame.left(), top + 5, Words::tr("No special rules in this army."), ruleText);
        double end = top;
        for (int side = 0; side < 2 && next < roster.rules.size(); ++side) {
            const double room = frame.bottom() - top;
            const int count = side == 0 ? split(sides[0], next, room) : fitting(sides[1], next, room);
            double y = top;
            for (int i = 0; i < count; ++i, ++next) {
                sides[side][next].ink(page, y);
                y += sides[side][next].height;
            }
            end = std::max(end, y);
        }
        if (end > top)
            line(page, columns[1] - gutter / 2, top + 1, columns[1] - gutter / 2, end - 4, 0.08, 0.4);
        sheet.pages.append(page);
    } while (next < roster.rules.size());
    for (int i = 0; i < sheet.pages.size(); ++i)
        frame.foot(sheet.pages[i], i + 1, int(sheet.pages.size()));
    return sheet;
}

} // namespace strategikon::print
