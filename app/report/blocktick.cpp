// A record sheet by block: alike elements in a row with a box each, and losses counted to the lines of the block.
#include "app/report/pencil.h"

#include "app/report/alike.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace strategikon::report {

using namespace play;
using namespace print;

namespace {

constexpr double usualRow = 6.2, leastRow = 4.6, headHigh = 7, roundsHigh = 9.5, tallyHigh = 10, gap = 2.5;
constexpr double cell = 3.8; // of a tally, one whole
const Style small{Face::figure, points(7), 0.85}, whose{Face::text, points(12.5)},
    aside{Face::italic, points(9.5), 0.85};

// So many parts: "10½".
QString share(int many, int parts)
{
    if (parts != 2)
        return QLocale().toString(double(many) / parts);
    const QString half = many % 2 != 0 ? QStringLiteral("½") : QString();
    return many == 1 ? half : QString::number(many / 2) + half;
}

class BlockPages : Pencil {
public:
    BlockPages(const Handed& handed, int side) : Pencil(handed, side), lines_(handed.game.lossLines(handed.beginning))
    {
        for (const Thing& thing : handed.beginning.things)
            if (thing.side == side && (thing.sort == Sort::block || thing.sort == Sort::army))
                (thing.sort == Sort::block ? blocks_ : armies_).push_back(thing.id);
        groups_ = alike(handed.beginning, side, Sort::body, true);
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
    const State& state() const { return handed_.beginning; }
    double bottom() const { return handed_.paper.height() - 12; }
    double boxesAt() const { return margin + (right() - margin) * 0.47; }
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
        double high = headHigh + roundsHigh + tallyHigh + gap;
        for (const auto& group : groupsOf(block, false))
            high += row + (linesOf(group) - 1) * (box + boxGap);
        return high;
    }

    double armyHigh(Id army) const
    {
        const auto lines = linesOf(army);
        const double wide = lines.empty() ? 0 : wholes(lines.back()) * cell;
        return gap + double(groupsOf(army, true).size()) * usualRow + tallyHigh
            + std::floor(wide / (right() - margin)) * (cell + 1);
    }

    static double wholes(const LossLine& line) { return double(line.at) / line.parts; }

    void drawBlock(Id block)
    {
        const Thing& it = state()[block];
        const double baseline = y_ + 4.8;
        const double used = put(page_, margin, baseline, QString::fromStdString(it.badge), badge) + 3;
        const auto lines = linesOf(block);
        const QString when = lines.empty() ? QString() : atLine(lines.back());
        const double taken = put(page_, right(), baseline, when, aside, Align::right);
        const QString called = translated(it.name), sort = sortShown(handed_.game, state(), block);
        const double room = right() - margin - used - taken - 4;
        const Style fit = fitted(called, whose, std::max(20.0, room - widthOf(sort, aside) - 3));
        const double named = put(page_, margin + used, baseline, called, fit);
        put(page_, margin + used + named + 3, baseline, shortened(sort, aside, room - named - 3), aside);
        y_ += headHigh;
        line(page_, margin, y_ - 0.6, right(), y_ - 0.6, 0.25);
        rounds(block);
        for (const auto& group : groupsOf(block, false))
            drawGroup(group, rowHigh_);
        tally(lines);
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
        const Thing& first = state()[group.front()];
        const auto ticks = handed_.game.trackers(state(), first.id);
        const double baseline = y_ + high * 0.68, codes = 44, names = margin + codes + 1;
        putGlyph(page_, margin - 1.2, baseline, QString::fromStdString(handed_.game.arm(first)), 3.6);
        const QString sort = sortShown(handed_.game, state(), first.id);
        put(page_, margin, baseline, sort, fitted(sort, {Face::figure, points(8)}, codes));
        const QString many = QString::number(group.size()) + QStringLiteral(" ×");
        const QString each = ticks.empty() || ticks.front().worth == ticks.front().parts ? QString()
                                                                                         : QStringLiteral(" ")
                + Words::tr("%1 each").arg(
                    ticks.front().worth == 0 ? QStringLiteral("0") : share(ticks.front().worth, ticks.front().parts));
        put(page_, boxesAt() - 2, baseline, many + each, small, Align::right);
        const double room = boxesAt() - 4 - widthOf(many + each, small) - names;
        const QString called = translated(first.name);
        put(page_, names, baseline, shortened(called, fitted(called, name, room), room), fitted(called, name, room));
        const double top = y_ + (high - box) / 2;
        for (int from = 0, row = 0; from < int(group.size()); from += perLine(), ++row)
            boxes(boxesAt(), top + row * (box + boxGap), std::min(perLine(), int(group.size()) - from));
        y_ += high + (linesOf(group) - 1) * (box + boxGap);
        line(page_, margin, y_, right(), y_, 0.08, 0.45);
    }

    QString atLine(const LossLine& one) const
    {
        return Words::tr("%1 %2 of %3", "demoralised at 10½ of 31½")
            .arg(word("line-" + one.id), share(one.at, one.parts), share(one.whole, one.parts));
    }

    // A cell for each whole up to the last line, parted where parts can be lost, with a bar and words at each line.
    void tally(const std::vector<LossLine>& lines)
    {
        if (lines.empty())
            return;
        const LossLine& last = lines.back();
        const double from = margin + 27;
        const int perRow = int((right() - from) / cell);
        put(page_, margin, y_ + 1.2 + cell * 0.8, word("tick-lost"), head);
        double top = y_ + 1.2;
        std::size_t next = 0;
        for (int at = 0; at < last.at; at += last.parts) {
            const int column = at / last.parts % perRow;
            if (at > 0 && column == 0)
                top += cell + 1;
            const double left = from + column * cell, share_ = std::min(1.0, double(last.at - at) / last.parts);
            page_.boxes.append({QRectF(left, top, cell * share_, cell), 0.15, 0});
            for (int part = 1; part < last.parts && at + part < last.at; ++part)
                page_.rules.append(
                    {QLineF(left + cell * part / last.parts, top, left + cell * part / last.parts, top + cell), 0.08,
                        0.5, true});
            for (; next < lines.size() && lines[next].at <= at + last.parts; ++next) {
                const double x = left + cell * double(lines[next].at - at) / last.parts;
                line(page_, x, top - 0.6, x, top + cell + 0.8, 0.5);
                put(page_, x, top + cell + 3.4,
                    word("line-" + lines[next].id) + u' ' + share(lines[next].at, last.parts), small,
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
