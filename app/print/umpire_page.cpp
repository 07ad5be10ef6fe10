// The roster as an umpire gets it: by command, what each body is in the book's short form, what it costs and counts,
// with places for what players write by hand.
#include "app/print/document.h"
#include "app/print/flow.h"
#include "app/print/frame.h"
#include "app/print/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

class Umpire {
public:
    Umpire(const Roster& roster, const QSizeF& size) : roster_(roster), frame_(roster, size), size_(size)
    {
        for (const RosterUnit& unit : roster.units)
            sorts_ = std::max(sorts_, widthOf(unit.sort, figure));
        const bool counted =
            std::ranges::any_of(roster.units, [](const RosterUnit& one) { return !one.counts.id.isEmpty(); });
        double x = frame_.right();
        for (const bool points : {true, false}) {
            if (points ? !roster.bounded : !counted)
                continue;
            (points ? costs_ : counts_) = x;
            x -= 2 * figuresWide;
        }
        end_ = x;
    }

    Sheet sheet()
    {
        QList<Block> blocks{written()};
        for (const RosterGroup& group : groupsOf(roster_))
            blocks += groupRows(group);
        for (const RosterExtra& extra : roster_.extras)
            blocks.append(row([&, this](Page& page, double y) {
                put(page, names(), y, shortened(extra.name, name, end_ - names()), name);
                put(page, costs_, y, roster_.points(extra.points), figure, Align::right);
            }));
        blocks.append(total());
        for (const RosterLine& line : roster_.written)
            blocks += byHand(line);
        return paged(blocks);
    }

private:
    static constexpr Style heading{Face::text, points(13)}, aside{Face::italic, points(9.4), 0.8},
        label{Face::italic, points(11)}, name{Face::text, points(10.5)}, figure{Face::figure, points(8)},
        sum{Face::boldFigure, points(8)}, column{Face::figure, points(7), 0.7};
    static constexpr double figuresWide = 17, rowHigh = 5.4, lineHigh = 8.5;

    double left() const { return frame_.left(); }
    double right() const { return frame_.right(); }
    double sorts() const { return left() + 10; }
    double names() const { return sorts() + (sorts_ > 0 ? sorts_ + 4 : 0); }

    Sheet paged(const QList<Block>& blocks)
    {
        Sheet sheet{size_, {}};
        for (int next = 0; next < blocks.size();) {
            Page page;
            double y = frame_.head(page, sheet.pages.isEmpty());
            for (int count = fitting(blocks, next, frame_.bottom() - y); count > 0; --count, ++next) {
                blocks[next].ink(page, y);
                y += blocks[next].height;
            }
            sheet.pages.append(page);
        }
        for (int i = 0; i < sheet.pages.size(); ++i)
            frame_.foot(sheet.pages[i], i + 1, int(sheet.pages.size()));
        return sheet;
    }

    // A word, and room to write behind it.
    void blank(Page& page, double from, double to, double y, const QString& what) const
    {
        const double used = put(page, from, y, what, label);
        line(page, from + used + 1.5, y + 0.8, to, y + 0.8, 0.1, 0.6);
    }

    Block written() const
    {
        return {2 * lineHigh + 3, [this](Page& page, double top) {
                    const double middle = (left() + right()) / 2, third = left() + (right() - left()) * 0.72;
                    blank(page, left(), middle - 3, top + 4.5, Words::tr("Player"));
                    blank(page, middle, right(), top + 4.5, Words::tr("Opponent"));
                    blank(page, left(), middle - 3, top + 4.5 + lineHigh, Words::tr("Event"));
                    blank(page, middle, third - 3, top + 4.5 + lineHigh, Words::tr("Round"));
                    blank(page, third, right(), top + 4.5 + lineHigh, Words::tr("Date"));
                }};
    }

    template <class Ink>
    Block row(Ink ink) const
    {
        return {rowHigh, [=, this](Page& page, double top) {
                    ink(page, top + rowHigh * 0.7);
                    line(page, left(), top + rowHigh, right(), top + rowHigh, 0.08, 0.28);
                }};
    }

    // "Each" and "all" of a figure.
    void headOf(Page& page, double at, double y, const QString& what) const
    {
        put(page, at - figuresWide, y, Words::tr("%1 each").arg(what), column, Align::right);
        put(page, at, y, Words::tr("all"), column, Align::right);
    }

    QList<Block> groupRows(const RosterGroup& group) const
    {
        const QStringList facts = wrapped(group.figures, aside, right() - left());
        const double high = 9 + 4.2 * double(facts.size());
        QList<Block> blocks{{high,
            [=, this](Page& page, double top) {
                put(page, left(), top + 6.5, group.heading, heading);
                for (qsizetype i = 0; i < facts.size(); ++i)
                    put(page, left(), top + 11 + 4.2 * double(i), facts[i], aside);
                if (counts_ > 0)
                    headOf(page, counts_, top + 6.5, countsName());
                if (costs_ > 0)
                    headOf(page, costs_, top + 6.5, Words::tr("Points"));
                line(page, left(), top + high - 0.4, right(), top + high - 0.4, 0.2);
            },
            true}};
        for (const int i : group.units)
            blocks.append(unit(roster_.units[i]));
        blocks.last().keep = true;
        blocks.append(sums(group));
        return blocks;
    }

    QString countsName() const
    {
        for (const RosterUnit& unit : roster_.units)
            if (!unit.counts.id.isEmpty())
                return unit.counts.name;
        return {};
    }

    Block unit(const RosterUnit& unit) const
    {
        QString called = fullName(unit);
        for (const RosterOption& option : unit.options)
            called += QStringLiteral(", ") + option.name;
        const QStringList rows = wrapped(called, name, end_ - names() - 2);
        const double more = 4.3 * double(std::max<qsizetype>(rows.size() - 1, 0));
        Block block = row([=, this](Page& page, double y) {
            putGlyph(page, left() - 1.2, y, unit.arm, 3.6);
            put(page, left() + 8, y, QString::number(unit.count) + QStringLiteral(" ×"), figure, Align::right);
            put(page, sorts(), y, unit.sort, figure);
            for (qsizetype i = 0; i < rows.size(); ++i)
                put(page, names(), y + 4.3 * double(i), rows[i], name);
            if (counts_ > 0 && !unit.counts.id.isEmpty()) {
                put(page, counts_ - figuresWide, y, Roster::figure(unit.counts), figure, Align::right);
                put(page, counts_, y, countOf(unit.count * unit.counts.value, unit.counts), figure, Align::right);
            }
            if (costs_ > 0) {
                put(page, costs_ - figuresWide, y, roster_.points(unit.pointsEach), figure, Align::right);
                put(page, costs_, y, roster_.points(unit.points), figure, Align::right);
            }
        });
        if (more == 0)
            return block;
        return {rowHigh + more, [=, this](Page& page, double top) {
                    block.ink(page, top);
                    page.rules.last().line.translate(0, more);
                }};
    }

    static QString countOf(int value, RosterFigure like)
    {
        like.value = value;
        return Roster::figure(like);
    }

    // What its bodies come to, and room to tally its losses.
    Block sums(const RosterGroup& group) const
    {
        int points = 0, counts = 0;
        RosterFigure like;
        for (const int i : group.units) {
            const RosterUnit& unit = roster_.units[i];
            points += unit.points;
            if (!unit.counts.id.isEmpty())
                counts += unit.count * (like = unit.counts).value;
        }
        return {lineHigh + 1.5, [=, this](Page& page, double top) {
                    const double y = top + 4.2;
                    if (counts_ > 0)
                        put(page, counts_, y, countOf(counts, like), sum, Align::right);
                    if (costs_ > 0)
                        put(page, costs_, y, roster_.points(points), sum, Align::right);
                    blank(page, left(), (counts_ > 0 ? counts_ : costs_) - figuresWide, top + 6.5, Words::tr("Losses"));
                }};
    }

    Block total() const
    {
        return {9, [this](Page& page, double top) {
                    if (costs_ <= 0)
                        return;
                    line(page, left(), top + 0.5, right(), top + 0.5, 0.3);
                    const double used = put(page, costs_, top + 5.5, roster_.points(roster_.spent), sum, Align::right);
                    put(page, costs_ - used - 3, top + 5.5,
                        Words::tr("Total, of %1 points", "", roster_.size / roster_.parts)
                            .arg(roster_.points(roster_.size)),
                        aside, Align::right);
                    put(page, left(), top + 5.5, figuresOf(shownFigures(roster_)), aside);
                }};
    }

    QList<Block> byHand(const RosterLine& what) const
    {
        const int places = what.ofBlocks ? int(roster_.divided.size()) : 1;
        QList<Block> blocks;
        for (int i = 0; i < what.lines; ++i)
            blocks.append({lineHigh,
                [=, this](Page& page, double top) {
                    const double y = top + 6;
                    const double from = i == 0 ? left() + put(page, left(), y, what.name, label) + 2 : left();
                    const double wide = (right() - from) / std::max(places, 1);
                    for (int place = 0; place < places; ++place)
                        blank(page, from + place * wide, from + (place + 1) * wide - 2, y,
                            what.ofBlocks ? QStringLiteral("%1.").arg(place + 1) : QString());
                },
                i + 1 < what.lines});
        return blocks;
    }

    const Roster& roster_;
    Frame frame_;
    QSizeF size_;
    double sorts_ = 0, counts_ = 0, costs_ = 0, end_ = 0;
};

} // namespace

Sheet umpireSheet(const Roster& roster, const QSizeF& size) { return Umpire(roster, size).sheet(); }

} // namespace strategikon::print
