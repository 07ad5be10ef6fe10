#include "app/print/cards.h"

#include "app/print/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

const Style top{Face::italic, points(7.4), 0.7};
const Style cardFigure{Face::figure, points(7.4)};
const Style cardName{Face::text, points(15)};
const Style cardAside{Face::italic, points(9.6), 0.85};
const Style value{Face::figure, points(13.5)};
const Style cardLabel{Face::figure, points(7), 0.65};
const Style foot{Face::italic, points(7), 0.65};

constexpr double margin = 4.5, footLeading = 2.7, glyphSide = 6.5;

int hitsOf(const Roster& roster, const RosterUnit& unit)
{
    for (int column = 0; column < roster.columns.size(); ++column)
        if (roster.columns[column].id == roster.hitsColumn)
            return std::clamp(unit.stats[column].toInt(), 0, 12);
    return 0;
}

class Painter {
public:
    Painter(Page& page, const Roster& roster, const Card& card, const QRectF& place)
        : page(page)
        , roster(roster)
        , card(card)
        , unit(card.unit ? *card.unit : none)
        , left(place.left() + margin)
        , right(place.right() - margin)
        , width(right - left)
        , called(roster.title == roster.nation ? roster.stamp : roster.title)
        , footRoom(width - widthOf(Words::tr("%1 of %2").arg(card.of).arg(card.of), foot) - 3)
        , bottom(place.bottom() - margin - footLeading * double(wrapped(called, foot, footRoom).size() - 1))
        , y(place.top() + margin)
    {
    }

    std::optional<qsizetype> run()
    {
        std::optional<qsizetype> told;
        if (card.block)
            block();
        else
            told = card.told ? goesOn() : whole();
        ending();
        return told;
    }

private:
    std::optional<qsizetype> whole()
    {
        titles();
        stats();
        stands();
        return rules();
    }

    // The rules that the card before has no room for.
    std::optional<qsizetype> goesOn()
    {
        y = putLines(page, left, y + 2, roster.nation, top, width) + 3.7;
        const QString called = unit.name.isEmpty() ? unit.entry : unit.name;
        y = putLines(page, left, y, called, fitted(called, cardName, width, 2), width) - 1.3;
        put(page, left, y, Words::tr("Special rules, continued"), cardAside);
        y += 2.6;
        return rules();
    }

    // What a command or contingent stands or falls by, and who stands in it.
    void block()
    {
        y = putLines(page, left, y + 2, roster.nation + QStringLiteral("  ·  ") + roster.blockWord, top, width) + 3.7;
        const Style large = fitted(card.block->name, cardName, width, 2);
        y = putLines(page, left, y, card.block->name, large, width) - large.size * 1.1 + 4.5;
        line(page, left, y, right, y, 0.2);
        QList<Cell> cells;
        for (const RosterFigure& figure : card.block->figures)
            if (!figure.flag && figure.value != 0)
                cells.append({Roster::figure(figure), figure.name});
        band(cells);
        const Style style{Face::text, points(8.4)};
        QStringList units;
        for (const RosterUnit& one : roster.units)
            if (one.block == card.block->id || one.ally == card.block->id)
                units.append(QStringLiteral("%1 × %2").arg(one.count).arg(fullName(one)));
        for (const QString& row : wrapped(units.join(QStringLiteral(", ")), style, width)) {
            y += points(8.4) * 1.12;
            if (y < bottom - 4.2)
                put(page, left, y, row, style);
        }
    }

    void titles()
    {
        const int price = unit.count > 0 ? card.of > 0 ? unit.pointsEach : unit.points : 0;
        const double used =
            roster.bounded ? put(page, right, y + 2, roster.points(price), cardFigure, Align::right) : 0;
        y = putLines(page, left, y + 2, roster.nation, top, width - used - 2) + 3.7;
        const QString called = unit.name.isEmpty() ? unit.entry : unit.name;
        const QString title = card.of > 0 ? called : QStringLiteral("%1 × %2").arg(unit.count).arg(called);
        const double beside = width - (unit.arm.isEmpty() ? 0 : glyphSide + 1);
        const Style large = fitted(title, cardName, beside, 2);
        putGlyph(page, right, y, unit.arm, glyphSide);
        y = putLines(page, left, y, title, large, beside) - large.size * 1.1 + 4.5;
        QStringList parts;
        if (!unit.name.isEmpty())
            parts.append(unit.entry);
        for (int column = 0; column < roster.columns.size(); ++column)
            if (isWords(column) && unit.stats[column] != unit.entry)
                parts.append(unit.stats[column]);
        for (const RosterOption& option : unit.options)
            parts.append(Words::tr("with %1").arg(option.name));
        if (!unit.blockName.isEmpty())
            parts.append(unit.blockName);
        for (const RosterFigure& figure : unit.figures)
            if (figure.flag)
                parts.append(figure.name);
        for (const QString& row : wrapped(parts.join(QStringLiteral(", ")), cardAside, width)) {
            put(page, left, y, row, cardAside);
            y += 4;
        }
        y += parts.isEmpty() ? 4 - 1.4 : -1.4; // cards side by side begin their figures alike
        line(page, left, y, right, y, 0.2);
    }

    // A cell that reads as words finds no room in the band of figures.
    bool isWords(int column) const
    {
        constexpr qsizetype longest = 3;
        const QString& cell = unit.stats[column];
        const auto letters = std::ranges::count_if(cell, [](QChar c) { return c.isLetter(); });
        return !cell.isEmpty() && (roster.columns[column].words || letters > longest);
    }

    void stats()
    {
        QList<Cell> cells;
        for (int column = 0; column < roster.columns.size(); ++column)
            if (!isWords(column) && !unit.stats[column].isEmpty())
                cells.append({unit.stats[column], roster.columns[column].heading});
        for (const RosterFigure& figure : unit.figures)
            if (!figure.flag && figure.value != 0)
                cells.append({Roster::figure(figure), figure.name});
        band(cells);
    }

    struct Cell {
        QString value, name;
    };

    // Bands of large figures with their names beneath.
    void band(const QList<Cell>& cells)
    {
        double widest = width / 8;
        for (const Cell& cell : cells)
            widest = std::max(
                {widest, widthOf(cell.value, value), std::min(widthOf(cell.name, cardLabel) + 0.5, width / 3)});
        const qsizetype most = std::max<qsizetype>(1, qsizetype(width / widest));
        const qsizetype bands = (cells.size() + most - 1) / most;
        const qsizetype across = bands > 0 ? (cells.size() + bands - 1) / bands : 1;
        const double step = width / double(across);
        qsizetype lines = 1; // of the names in a band
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const double x = left + step * (double(i % across) + 0.5);
            put(page, x, y + 6, shortened(cells[i].value, value, step), value, Align::centre);
            const QStringList names = wrapped(cells[i].name, cardLabel, step - 0.5);
            for (qsizetype row = 0; row < names.size(); ++row)
                put(page, x, y + 9 + cardLabel.size * double(row), names[row], cardLabel, Align::centre);
            lines = std::max(lines, names.size());
            if (i % across == across - 1 || i == cells.size() - 1) {
                y += 11 + cardLabel.size * double(lines - 1);
                lines = 1;
                line(page, left, y, right, y, 0.1, 0.6);
            }
        }
        if (y < bottom)
            y += 2;
    }

    // A base for each stand, to be crossed out, with a box for each hit it can take.
    void stands()
    {
        constexpr int large = 12;
        if (card.stands > large) {
            smallStands();
            return;
        }
        const int hits = hitsOf(roster, unit);
        const int shown = card.stands;
        const int across = shown > 6 ? 4 : 3;
        const int rows = (shown + across - 1) / across;
        const double gap = 1.6, wide = (width - gap * (across - 1)) / across;
        const double high = std::clamp((bottom - 4.2 - y) / std::max(rows, 1) - gap, 4.6, 8.4);
        const double hit = hits > 0 ? std::min(3.2, (wide - 2.4) / hits - 0.7) : 0;
        for (int i = 0; i < shown; ++i) {
            const QRectF base(left + (wide + gap) * (i % across), y + (high + gap) * (i / across), wide, high);
            page.boxes.append({base, 0.28, 0});
            for (int k = 0; k < hits; ++k)
                page.boxes.append(
                    {QRectF(base.left() + 1.2 + (hit + 0.7) * k, base.bottom() - 1.2 - hit, hit, hit), 0.14, 0});
        }
        y += (high + gap) * rows;
    }

    // Many figures or elements: small boxes, as many as there are, to be crossed out.
    void smallStands()
    {
        constexpr double side = 3, gap = 0.9;
        const int across = std::max(1, int((width + gap) / (side + gap)));
        const int rows = std::max(1, int((bottom - 8 - y + gap) / (side + gap)));
        const int shown = std::min(card.stands, across * rows);
        for (int i = 0; i < shown; ++i)
            page.boxes.append(
                {QRectF(left + (side + gap) * (i % across), y + (side + gap) * (i / across), side, side), 0.2, 0});
        y += (side + gap) * ((shown + across - 1) / across);
    }

    // All the rules' texts in the largest size that fits. In the smallest what finds no room goes on on another card.
    std::optional<qsizetype> rules()
    {
        constexpr double smallest = 7;
        const qsizetype from = card.told.value_or(0);
        for (const double size : {9.0, 8.4, 7.8, 7.4, smallest}) {
            const Style style{Face::text, points(size)};
            const double step = points(size) * 1.12;
            const QList<RuleRow> rows = ruleRows(style);
            const auto room = std::max<qsizetype>(qsizetype((bottom - 4.2 - y - 1.8) / step), 0);
            const bool whole = rows.size() - from <= room;
            if ((!whole || card.told) && size > smallest)
                continue;
            qsizetype end = whole ? rows.size() : from + std::max<qsizetype>(room - 1, 0);
            if (!whole && end > from && rows[end - 1].isName) // it stands with its text
                --end;
            if (end > from)
                line(page, left, y, right, y, 0.1, 0.6);
            y += 0.8;
            for (qsizetype i = from; i < end; ++i)
                put(page, left + (rows[i].isName ? 0 : 1.6), y += step, rows[i].words,
                    rows[i].isName ? Style{Face::italic, style.size} : style);
            if (!whole)
                put(page, right, y + step, Words::tr("continued on a card of its own"), Style{Face::italic, style.size},
                    Align::right);
            return end < rows.size() ? std::optional(end) : std::nullopt;
        }
        return {};
    }

    struct RuleRow {
        QString words;
        bool isName = false;
    };

    QList<RuleRow> ruleRows(const Style& style) const
    {
        QList<RuleRow> rows;
        for (const int number : unit.rules) {
            const RosterRule& rule = roster.rules[number];
            for (const QString& row : wrapped(rule.name, style, width))
                rows.append({row, true});
            const QString text = rule.layer.isEmpty() ? rule.text : rule.text + u' ' + rule.layer;
            for (const QString& row : wrapped(text, style, width - 1.6))
                rows.append({row, false});
        }
        return rows;
    }

    void ending()
    {
        const QString place =
            card.of > 1 && !card.told ? Words::tr("%1 of %2").arg(card.number).arg(card.of) : QString();
        put(page, right, bottom, place, foot, Align::right);
        putLines(page, left, bottom, called, foot, footRoom, footLeading / foot.size);
    }

    Page& page;
    const Roster& roster;
    const Card& card;
    inline static const RosterUnit none;
    const RosterUnit& unit;
    double left, right, width;
    QString called; // at the foot
    double footRoom, bottom, y;
};

} // namespace

QList<Card> cardsOf(const Roster& roster, int most)
{
    QList<Card> cards;
    for (const RosterBlock& block : roster.divided)
        if (!figuresOf(block.figures).isEmpty() && cards.size() < most)
            cards.append({nullptr, &block, 0, 0, 0});
    for (const RosterGroup& group : groupsOf(roster))
        for (const int i : group.units) {
            const RosterUnit& unit = roster.units[i];
            if (roster.hitsColumn.isEmpty() && unit.standsEach <= 1 && unit.count > 1) {
                if (cards.size() < most)
                    cards.append({&unit, nullptr, unit.stands, 0, 0});
                continue;
            }
            const bool alone = unit.split && unit.standsEach > 1;
            const int of = alone ? unit.stands : unit.count;
            for (int number = 1; number <= of && cards.size() < most; ++number)
                cards.append({&unit, nullptr, alone ? 1 : unit.standsEach, number, of});
        }
    return cards;
}

std::optional<qsizetype> paintCard(Page& page, const Roster& roster, const Card& card, const QRectF& place)
{
    return Painter(page, roster, card, place).run();
}

} // namespace strategikon::print
