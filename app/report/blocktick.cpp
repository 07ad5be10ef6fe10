// A record sheet by block: alike elements in a row with a box each, and losses counted to the lines of the block.
#include "app/report/pencil.h"

#include "app/report/alike.h"
#include "app/report/words.h"
#include "app/words/fields.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>

namespace strategikon::report {

using namespace play;
using namespace print;

namespace {

// So many parts: "10½".
QString partsShown(int many, int parts)
{
    return parts == 2 ? halvesShown(many) : QLocale().toString(double(many) / parts);
}

class BlockPages : Pencil {
public:
    BlockPages(const Handed& handed, int side) : Pencil(handed, side), lines_(handed.game.lossLines(handed.beginning))
    {
        for (const Thing& thing : handed.beginning.things)
            if (thing.side == side && (thing.sort == Sort::block || thing.sort == Sort::army))
                (thing.sort == Sort::block ? blocks_ : armies_).push_back(thing.id);
        groups_ = alike(handed.game, handed.beginning, side, Sort::body, true);
    }

    QList<Page> pages()
    {
        chooseRowHeight();
        heading();
        for (const Id block : blocks_) {
            makeRoom(heightOf(block, rowHigh_));
            drawBlock(block);
        }
        for (const Id army : armies_) {
            makeRoom(armyHigh(army));
            drawArmy(army);
        }
        if (y_ < bottom() - 16)
            notes();
        pages_.append(page_);
        return pages_;
    }

private:
    static constexpr double usualRow = 6.2, leastRow = 4.6, headHigh = 7, roundsHigh = 9.5, tallyHigh = 10, gap = 2.5,
                            cell = 3.8; // of a tally, one whole
    static constexpr Style small{Face::figure, points(7), 0.85}, codes{Face::figure, points(8)},
        whose{Face::text, points(12.5)}, aside{Face::italic, points(9.5), 0.85};

    const State& state() const { return handed_.beginning; }
    double bottom() const { return handed_.paper.height() - 12; }
    double boxesAt() const { return margin + (right() - margin) * 0.52; }
    int perLine() const { return int((right() - boxesAt() + boxGap) / (box + boxGap)); }

    // As large as one page allows.
    void chooseRowHeight()
    {
        for (rowHigh_ = usualRow; rowHigh_ > leastRow; rowHigh_ -= 0.2) {
            double all = 31;
            for (const Id block : blocks_)
                all += heightOf(block, rowHigh_);
            for (const Id army : armies_)
                all += armyHigh(army);
            if (all <= bottom())
                return;
        }
    }

    void makeRoom(double high)
    {
        if (y_ + high <= bottom() || y_ <= 31)
            return;
        pages_.append(page_);
        page_ = Page{};
        heading();
    }

    std::vector<std::vector<Id>> groupsOf(Id block, bool ofArmy) const
    {
        std::vector<std::vector<Id>> all;
        for (const auto& group : groups_) {
            const Thing& first = state()[group.front()];
            const auto ticks = handed_.game.trackers(state(), first.id);
            const bool counts = !ticks.empty() && ticks.front().ofArmy;
            if (counts == ofArmy && (first.within == block || (ofArmy && state().armyOf(first.id) == block)))
                all.push_back(group);
        }
        return all;
    }

    int linesOf(const std::vector<Id>& group) const { return (int(group.size()) + perLine() - 1) / perLine(); }

    std::vector<LossLine> linesOf(Id of) const
    {
        std::vector<LossLine> all;
        std::ranges::copy_if(lines_, std::back_inserter(all), [&](const LossLine& one) { return one.of == of; });
        std::ranges::stable_sort(all, {}, &LossLine::at);
        return all;
    }

    double heightOf(Id block, double row) const
    {
        double high = headHigh + headingOf(block).more() + roundsHigh + tallyHigh + gap;
        for (const auto& group : groupsOf(block, false))
            high += heightOf(group, row);
        return high;
    }

    // A row of boxes and names takes the lines it needs.
    double heightOf(const std::vector<Id>& group, double row) const
    {
        return row + std::max((linesOf(group) - 1) * (box + boxGap), rowOf(group).more());
    }

    // Letters in a room: smaller where that does, otherwise in several lines.
    struct Name {
        QString words;
        Style style;
        double room = 0;
        double more() const
        {
            return double(std::max<qsizetype>(wrapped(words, style, room).size() - 1, 0)) * style.size * 1.1;
        }
    };
    static Name named(const QString& words, const Style& style, double room)
    {
        return {words, fitted(words, style, room), room};
    }

    QString standing(Id block) const
    {
        QStringList all{sortShown(handed_.game, state(), block)};
        if (const auto lines = linesOf(block); !lines.empty())
            all << atLine(lines.back());
        all.removeAll(QString());
        return all.join(QStringLiteral("  ·  "));
    }

    double badgeWide(Id block) const { return widthOf(QString::fromStdString(state()[block].badge), badge) + 3; }

    Name headingOf(Id block) const
    {
        const double room = right() - margin - badgeWide(block) - widthOf(standing(block), aside) - 4;
        return named(translated(state()[block].name), whose, std::max(room, 30.0));
    }

    // So many, and what each counts where that is not one.
    QString countOf(const std::vector<Id>& group) const
    {
        const QString many = QString::number(group.size()) + QStringLiteral(" ×");
        const auto ticks = handed_.game.trackers(state(), group.front());
        if (ticks.empty() || ticks.front().worth == ticks.front().parts)
            return many;
        const Tracker& tick = ticks.front();
        return many + u' '
            + Words::tr("%1 each").arg(tick.worth == 0 ? QStringLiteral("0") : partsShown(tick.worth, tick.parts));
    }

    QString sortOf(const std::vector<Id>& group) const { return sortShown(handed_.game, state(), group); }
    double nameAt(const std::vector<Id>& group) const
    {
        return margin + std::max(24.0, widthOf(sortOf(group), codes) + 3);
    }

    Name rowOf(const std::vector<Id>& group) const
    {
        const double room = boxesAt() - 4 - widthOf(countOf(group), small) - nameAt(group);
        return named(translated(state()[group.front()].name), name, std::max(room, 12.0));
    }

    double armyHigh(Id army) const
    {
        const auto lines = linesOf(army);
        const int cells = lines.empty() ? 0 : (lines.back().at + lines.back().parts - 1) / lines.back().parts;
        return gap + double(groupsOf(army, true).size()) * usualRow + tallyHigh
            + (cells - 1) / cellsInRow() * (cell + 1);
    }

    double tallyAt() const { return margin + 27; }
    int cellsInRow() const { return int((right() - tallyAt()) / cell); }

    void drawBlock(Id block)
    {
        const double baseline = y_ + 4.8;
        put(page_, margin, baseline, QString::fromStdString(state()[block].badge), badge);
        const Name called = headingOf(block);
        putLines(page_, margin + badgeWide(block), baseline, called.words, called.style, called.room);
        put(page_, right(), baseline, standing(block), aside, Align::right);
        y_ += headHigh + called.more();
        line(page_, margin, y_ - 0.6, right(), y_ - 0.6, 0.25);
        rounds(block);
        for (const auto& group : groupsOf(block, false))
            drawGroup(group, rowHigh_);
        tally(linesOf(block));
        y_ += gap;
    }

    // A square for each round: dice are written into it.
    void rounds(Id block)
    {
        for (const Tracker& tick : handed_.game.trackers(state(), block)) {
            if (tick.marker)
                continue;
            const double from = margin + 27, wide = (right() - from) / tick.many;
            put(page_, margin, y_ + 7, word("tick-" + tick.id), head);
            for (int i = 0; i < tick.many; ++i) {
                page_.boxes.append({QRectF(from + i * wide, y_ + 3.2, wide - 1.2, 5.2), 0.15, 0});
                put(page_, from + i * wide + (wide - 1.2) / 2, y_ + 2.6, QString::number(i + 1), head, Align::centre);
            }
            y_ += roundsHigh;
        }
    }

    void drawGroup(const std::vector<Id>& group, double high)
    {
        const double baseline = y_ + high * 0.68, top = y_ + (high - box) / 2;
        putGlyph(page_, margin - 1.2, baseline, QString::fromStdString(handed_.game.arm(state()[group.front()])), 3.6);
        put(page_, margin, baseline, sortOf(group), codes);
        const Name called = rowOf(group);
        putLines(page_, nameAt(group), baseline, called.words, called.style, called.room);
        put(page_, boxesAt() - 2, baseline, countOf(group), small, Align::right);
        for (int from = 0, row = 0; from < int(group.size()); from += perLine(), ++row)
            boxes(boxesAt(), top + row * (box + boxGap), std::min(perLine(), int(group.size()) - from));
        y_ += heightOf(group, high);
        line(page_, margin, y_, right(), y_, 0.08, 0.45);
    }

    QString atLine(const LossLine& one) const
    {
        return Words::tr("%1 %2 of %3", "demoralised at 10½ of 31½")
            .arg(word("line-" + one.id), partsShown(one.at, one.parts), partsShown(one.whole, one.parts));
    }

    // A cell for each whole up to the last line, parted where parts can be lost, with a bar and words at each line.
    void tally(const std::vector<LossLine>& lines)
    {
        if (lines.empty())
            return;
        const LossLine& last = lines.back();
        const double from = tallyAt();
        const int perRow = cellsInRow();
        put(page_, margin, y_ + 1.2 + cell * 0.8, word("tick-lost"), head);
        double top = y_ + 1.2;
        std::size_t next = 0;
        for (int at = 0; at < last.at; at += last.parts) {
            const int column = at / last.parts % perRow;
            if (at > 0 && column == 0)
                top += cell + 1;
            const double left = from + column * cell, wide = std::min(1.0, double(last.at - at) / last.parts);
            page_.boxes.append({QRectF(left, top, cell * wide, cell), 0.15, 0});
            for (int part = 1; part < last.parts && at + part < last.at; ++part)
                page_.rules.append(
                    {QLineF(left + cell * part / last.parts, top, left + cell * part / last.parts, top + cell), 0.08,
                        0.5, true});
            for (; next < lines.size() && lines[next].at <= at + last.parts; ++next) {
                const double x = left + cell * double(lines[next].at - at) / last.parts;
                line(page_, x, top - 0.6, x, top + cell + 0.8, 0.5);
                put(page_, x, top + cell + 3.4,
                    word("line-" + lines[next].id) + u' ' + partsShown(lines[next].at, last.parts), small,
                    next + 1 == lines.size() && lines.size() > 1 ? Align::left : Align::right);
            }
        }
        y_ = top + cell + 5;
    }

    void drawArmy(Id army)
    {
        y_ += gap;
        for (const auto& group : groupsOf(army, true)) {
            const auto ticks = handed_.game.trackers(state(), group.front());
            const double baseline = y_ + usualRow * 0.68;
            putGlyph(
                page_, margin - 1.2, baseline, QString::fromStdString(handed_.game.arm(state()[group.front()])), 3.6);
            const double used = put(page_, margin, baseline, word("tick-" + ticks.front().id), label);
            boxes(margin + used + 4, y_ + (usualRow - box) / 2, int(group.size()));
            y_ += usualRow;
        }
        tally(linesOf(army));
    }

    std::vector<LossLine> lines_;
    std::vector<Id> blocks_{}, armies_{};
    std::vector<std::vector<Id>> groups_{};
    QList<Page> pages_{};
    double rowHigh_ = usualRow;
};

} // namespace

QList<Page> blocksToTick(const Handed& handed, int side) { return BlockPages(handed, side).pages(); }

} // namespace strategikon::report
