#include "app/print/table.h"

#include "app/print/words.h"

#include <algorithm>
#include <cmath>

namespace strategikon::print {

namespace {

const Style rosterLabel{Face::figure, points(7), 0.7};
const Style boldFigure{Face::boldFigure, points(7.8)};

constexpr double leastName = 50;
constexpr double lineStep = 4.1; // from one line of a row to the next, at density 1

QString optionText(const RosterOption& option) { return Words::tr("with %1").arg(option.name); }

QString times(int count) { return QString::number(count) + QStringLiteral(" ×"); }

} // namespace

Table::Table(const Roster& roster, double left, double width, double density)
    : roster(roster), left(left), width(width), density(density)
{
    measure();
}

// As wide as its cells, within reason: what is longer takes two lines, but no word is broken.
double Table::statWidth(int shown) const
{
    const RosterColumn& column = roster.table[shown];
    const Style style = column.words ? asideStyle : figureStyle;
    double widest = 0, word = widthOf(column.heading, rosterLabel);
    for (const RosterUnit& unit : roster.units)
        if (at.shown[shown] >= 0) {
            const QString& cell = unit.stats[at.shown[shown]];
            widest = std::max(widest, widthOf(cell, style));
            for (const QString& part : cell.split(u' '))
                word = std::max(word, widthOf(part, style));
        }
    return std::max(word, std::min(widest, column.words ? 26.0 : 20.0));
}

// The width of the rules that makes the table shortest: names and rules that find no room take a line
// more each.
double Table::rulesWidth(double rest) const
{
    struct Need {
        double name, entry, rules, options; // the entry only beside a name of its own
    };
    QList<Need> needs;
    double widest = 0, word = 0;
    for (const RosterUnit& unit : roster.units) {
        for (const QString& part : rulesOf(roster, unit).split(u' '))
            word = std::max(word, widthOf(part, asideStyle) + 0.1); // none is broken
        double options = 0;
        for (const RosterOption& option : unit.options)
            options =
                std::max(options, widthOf(optionText(option), asideStyle) + widthOf(option.price, figureStyle) + 6);
        const QString own = unit.name.isEmpty() ? unit.entry : unit.name;
        const double entry = unit.name.isEmpty() ? 0 : widthOf(unit.entry, asideStyle) + 2;
        needs.append({widthOf(own, nameStyle), entry, widthOf(rulesOf(roster, unit), asideStyle), options});
        widest = std::max(widest, needs.last().rules);
    }
    if (widest == 0)
        return 0;
    const double least = std::max(word, widthOf(Words::tr("Special rules"), rosterLabel));
    double best = least, fewest = 1e9;
    const double most = std::max(least, std::min(widest + 0.1, rest * 0.62));
    for (int step = 0; step <= 24; ++step) {
        const double width = least + (most - least) * step / 24;
        double lines = 0;
        for (const Need& need : needs) {
            const double room = rest - width - columnGap;
            // Breaking a name reads worse than breaking the rules, shortening an option worst.
            const double left = (need.name > room ? 2.2 : 1) + (need.name + need.entry > room && need.entry > 0 ? 1 : 0)
                + (need.options > room ? 1.5 : 0);
            // Words do not fill their lines: a text that wraps needs a little more than its width.
            lines += std::max(left, need.rules <= width ? 1 : std::ceil(need.rules / width * 1.08 + 0.01));
        }
        if (lines < fewest) {
            fewest = lines;
            best = width;
        }
    }
    return best;
}

void Table::measure()
{
    double counts = 0, pointsWide = widthOf(Words::tr("Points"), rosterLabel);
    for (const RosterUnit& unit : roster.units) {
        counts = std::max(counts, widthOf(times(unit.count), figureStyle));
        pointsWide = std::max(pointsWide, widthOf(roster.points(unit.points), figureStyle));
    }
    pointsWide = std::max(pointsWide, widthOf(roster.points(roster.spent), boldFigure));
    if (!roster.bounded)
        pointsWide = 0;
    const double stands = widthOf(roster.standsWord, rosterLabel);
    double fixed = counts + pointsWide + stands + 3 * columnGap;
    for (int i = 0; i < roster.table.size(); ++i) {
        const auto same = std::ranges::find_if(
            roster.columns, [&](const RosterColumn& column) { return column.id == roster.table[i].id; });
        at.shown.append(same == roster.columns.end() ? -1 : int(same - roster.columns.begin()));
        at.statWidths.append(statWidth(i));
        fixed += at.statWidths.last() + columnGap;
    }
    while (width - fixed < leastName && at.shown.size() > 1) { // cells of a list of somebody's own may be of any width
        fixed -= at.statWidths.takeLast() + columnGap;
        at.shown.removeLast();
    }
    const double rest = std::max(width - fixed, leastName);
    at.rulesWidth = rulesWidth(rest);
    at.nameWidth = rest - at.rulesWidth - (at.rulesWidth == 0 ? 0 : columnGap);

    at.count = left + counts;
    at.name = at.count + columnGap * 0.8;
    double x = at.name + at.nameWidth + columnGap;
    for (int i = 0; i < at.shown.size(); ++i) {
        at.stats.append(roster.table[i].words ? x : x + at.statWidths[i] / 2);
        x += at.statWidths[i] + columnGap;
    }
    at.stands = x + stands / 2;
    at.rules = x + stands + columnGap;
    at.points = left + width;
}

void Table::head(Page& page, double top) const
{
    const double baseline = top + 2.4;
    for (int i = 0; i < at.shown.size(); ++i) {
        const RosterColumn& column = roster.table[i];
        put(page, at.stats[i], baseline, column.heading, rosterLabel, column.words ? Align::left : Align::centre);
    }
    put(page, at.stands, baseline, roster.standsWord, rosterLabel, Align::centre);
    if (at.rulesWidth > 0)
        put(page, at.rules, baseline, shortened(Words::tr("Special rules"), rosterLabel, at.rulesWidth), rosterLabel);
    if (roster.bounded)
        put(page, at.points, baseline, Words::tr("Points"), rosterLabel, Align::right);
    line(page, left, top + 3.8, left + width, top + 3.8, 0.15);
}

QList<Block> Table::rows() const
{
    QList<Block> blocks;
    for (const RosterGroup& part : groupsOf(roster)) {
        blocks.append(heading(part.heading, part.figures, blocks.isEmpty()));
        for (const int i : part.units)
            blocks += unit(roster.units[i]);
    }
    if (roster.units.isEmpty())
        blocks.append(heading(Words::tr("No units yet"), {}, true));
    for (const RosterExtra& more : roster.extras)
        blocks.append(extra(more));
    if (!blocks.isEmpty())
        blocks.last().keep = !roster.units.isEmpty(); // the total never stands alone on a page
    blocks.append(total());
    return blocks;
}

Block Table::heading(const QString& text, const QString& figures, bool first) const
{
    const double before = first ? 0 : 2.6 * density, step = lineStep * density;
    const QStringList lines = wrapped(figures, asideStyle, width - widthOf(text, groupStyle) - columnGap);
    return {before + 5.8 * density + step * double(std::max<qsizetype>(lines.size() - 1, 0)),
        [=, this](Page& page, double top) {
            double baseline = top + before + 4 * density;
            put(page, left, baseline, text, groupStyle);
            for (const QString& line : lines) {
                put(page, at.points, baseline, line, asideStyle, Align::right);
                baseline += step;
            }
        },
        true};
}

// The own name and the printed one share a line where they can. Draws only with a page; returns the
// height of the lines.
double Table::nameLine(Page* page, const RosterUnit& unit, double baseline) const
{
    const double step = 4.3 * density;
    const QString own = unit.name.isEmpty() ? unit.entry : unit.name;
    const QStringList lines = wrapped(own, nameStyle, at.nameWidth);
    double y = baseline;
    for (const QString& text : lines) {
        if (page)
            put(*page, at.name, y, text, nameStyle);
        y += step;
    }
    if (!unit.name.isEmpty()) {
        const double used = widthOf(lines.isEmpty() ? QString() : lines.last(), nameStyle) + 2;
        const bool beside = used + widthOf(unit.entry, asideStyle) <= at.nameWidth;
        if (page && beside)
            put(*page, at.name + used, y - step, unit.entry, asideStyle);
        for (const QString& text : beside ? QStringList() : wrapped(unit.entry, asideStyle, at.nameWidth)) {
            if (page)
                put(*page, at.name, y, text, asideStyle);
            y += step;
        }
    }
    return y - baseline;
}

QStringList Table::cell(const RosterUnit& unit, int shown) const
{
    const bool words = roster.table[shown].words;
    const QString cell = at.shown[shown] < 0 ? QString() : unit.stats[at.shown[shown]];
    if (cell.isEmpty())
        return words ? QStringList() : QStringList{QStringLiteral("–")};
    return wrapped(cell, words ? asideStyle : figureStyle, at.statWidths[shown] + 0.1);
}

qsizetype Table::cellLines(const RosterUnit& unit) const
{
    qsizetype most = 1;
    for (int i = 0; i < at.shown.size(); ++i)
        most = std::max(most, cell(unit, i).size());
    return most;
}

void Table::cells(Page& page, const RosterUnit& unit, double baseline) const
{
    for (int i = 0; i < at.shown.size(); ++i) {
        const bool words = roster.table[i].words;
        double y = baseline;
        for (const QString& line : cell(unit, i)) {
            put(page, at.stats[i], y, line, words ? asideStyle : figureStyle, words ? Align::left : Align::centre);
            y += lineStep * density;
        }
    }
}

void Table::figures(Page& page, const RosterUnit& unit, double baseline) const
{
    putGlyph(page, left - glyphAside, baseline, unit.arm, glyphHigh);
    put(page, at.count, baseline, times(unit.count), figureStyle, Align::right);
    cells(page, unit, baseline);
    put(page, at.stands, baseline,
        unit.split ? QStringLiteral("%1 × 1").arg(unit.stands) : QString::number(unit.stands), figureStyle,
        Align::centre);
    if (roster.bounded)
        put(page, at.points, baseline, roster.points(unit.points), figureStyle, Align::right);
}

double Table::detailsWidth() const { return (at.rulesWidth > 0 ? at.rules : at.points - 16) - at.name - columnGap; }

// What stands below the name: the columns that found no room, and what the body's own figures are.
QStringList Table::details(const RosterUnit& unit) const
{
    QStringList cells;
    for (int column = 0; column < unit.stats.size(); ++column)
        if (!at.shown.contains(column) && !unit.stats[column].isEmpty()) {
            bool number = false;
            unit.stats[column].toDouble(&number);
            cells.append(number ? roster.columns[column].heading + u' ' + unit.stats[column] : unit.stats[column]);
        }
    return wrapped(cells.join(QStringLiteral(" · ")), asideStyle, detailsWidth())
        + wrapped(figuresOf(unit.figures), asideStyle, detailsWidth());
}

// A note is printed whole: what is long goes on line by line, onto the next page where it must.
QList<Block> Table::unit(const RosterUnit& unit) const
{
    constexpr qsizetype beside = 3; // lines that stay with their unit
    const double step = lineStep * density;
    const QStringList note = wrapped(unit.note, asideStyle, at.points - at.name - 16);
    QList<Block> blocks{row(unit, note.mid(0, beside), note.size() <= beside)};
    blocks.last().keep = note.size() > beside;
    for (qsizetype i = beside; i < note.size(); ++i) {
        const bool last = i + 1 == note.size();
        const double height = step + (last ? 1.5 * density : 0);
        blocks.append({height, [=, this, text = note[i]](Page& page, double top) {
                           put(page, at.name + 2, top + step - 0.5 * density, text, asideStyle);
                           if (last)
                               close(page, top + height);
                       }});
    }
    return blocks;
}

void Table::close(Page& page, double y) const { line(page, left, y, left + width, y, 0.08, 0.28); }

Block Table::row(const RosterUnit& unit, const QStringList& note, bool closed) const
{
    const double step = lineStep * density, first = 4 * density;
    const double names = nameLine(nullptr, unit, 0);
    const QStringList rules =
        at.rulesWidth > 0 ? wrapped(rulesOf(roster, unit), asideStyle, at.rulesWidth) : QStringList();
    const QStringList details = this->details(unit);
    // What an upgrade is called is what the unit has: it takes as many lines as it needs.
    QList<QStringList> options;
    qsizetype optionLines = 0;
    for (const RosterOption& option : unit.options) {
        options.append(wrapped(optionText(option), asideStyle,
            at.nameWidth - 2 - widthOf(QStringLiteral("  ") + option.price, figureStyle)));
        optionLines += options.last().size();
    }
    // Details go on below the cells beside the name, so that cells of several lines push them down.
    const double above = std::max(names, details.isEmpty() ? 0.0 : step * double(cellLines(unit)));
    const double left = std::max(above + step * double(details.size() + optionLines), step * double(cellLines(unit)));
    const double height =
        std::max(left, step * double(rules.size())) + step * double(note.size()) + (closed ? 1.5 * density : 0);
    return {height, [=, this, &unit](Page& page, double top) {
                double y = top + first;
                figures(page, unit, y);
                for (int i = 0; i < rules.size(); ++i)
                    put(page, at.rules, y + step * i, rules[i], asideStyle);
                nameLine(&page, unit, y);
                y += above;
                for (const QString& detail : details) {
                    put(page, at.name, y, detail, asideStyle);
                    y += step;
                }
                for (qsizetype i = 0; i < options.size(); ++i) {
                    double used = 0;
                    for (const QString& text : options[i]) {
                        used = put(page, at.name + 2, y, text, asideStyle);
                        y += step;
                    }
                    const QString& price = unit.options[i].price;
                    Style small = figureStyle;
                    small.size = leastSize;
                    small.ink = 0.7;
                    if (!price.isEmpty())
                        put(page, at.name + 2 + used, y - step, QStringLiteral("  ") + price, small);
                }
                y = top + first + std::max(left, step * double(rules.size()));
                for (const QString& text : note) {
                    put(page, at.name + 2, y, text, asideStyle);
                    y += step;
                }
                if (closed)
                    close(page, top + height);
            }};
}

Block Table::extra(const RosterExtra& extra) const
{
    const double height = 5.8 * density;
    return {height, [=, this, &extra](Page& page, double top) {
                put(page, at.name, top + 4 * density, shortened(extra.name, asideStyle, at.points - at.name - 16),
                    asideStyle);
                put(page, at.points, top + 4 * density, roster.points(extra.points), figureStyle, Align::right);
                close(page, top + height);
            }};
}

Block Table::total() const
{
    return {8 * density, [=, this](Page& page, double top) {
                const double baseline = top + 5 * density;
                if (isChanged(roster))
                    put(page, at.name, baseline, Words::tr("Stats include upgrades."), asideStyle);
                if (!roster.bounded)
                    return;
                line(page, at.points - 16, top + 0.8, at.points, top + 0.8, 0.3);
                const double used =
                    put(page, at.points, baseline, roster.points(roster.spent), boldFigure, Align::right);
                put(page, at.points - used - 3, baseline,
                    Words::tr("Total, of %1 points", "", roster.size / roster.parts).arg(roster.points(roster.size)),
                    asideStyle, Align::right);
            }};
}

} // namespace strategikon::print
