// A record sheet for those who prefer a pencil: who is there, with a box for everything that is ticked off.
#include "app/report/pencil.h"

#include "app/report/armies.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::report {

using namespace play;
using namespace print;

namespace {

constexpr int turnsShown = 8;

class Blank : Pencil {
public:
    Blank(const Handed& handed, int side) : Pencil(handed, side) {}

    Page page()
    {
        heading();
        collect();
        rowHeight_ = std::min(7.2, (handed_.paper.height() - 95) / double(std::max<std::size_t>(rows_.size(), 1)));
        columns();
        for (const Id thing : rows_)
            row(thing);
        bounds();
        notes();
        return page_;
    }

private:
    void collect()
    {
        for (const Sort sort : {Sort::leader, Sort::body})
            for (const Thing& thing : handed_.beginning.things)
                if (thing.side == side_ && thing.sort == sort)
                    rows_.push_back(thing.id);
        for (const Id thing : rows_)
            for (const Tracker& tick : handed_.game.trackers(handed_.beginning, thing)) {
                const auto it = std::ranges::find_if(ticks_, [&](const Tracker& one) { return one.id == tick.id; });
                if (it == ticks_.end())
                    ticks_.push_back(tick);
                else
                    it->many = std::max(it->many, tick.many);
            }
    }

    double wide(const Tracker& tick) const
    {
        return std::max(tick.many * (box + boxGap), widthOf(word("tick-" + tick.id), head)) + 3;
    }

    void columns()
    {
        names_ = margin + 12;
        double x = margin + 62;
        for (const Tracker& tick : ticks_) {
            at_.push_back(x);
            put(page_, x, y_ + 3, word("tick-" + tick.id), head);
            x += wide(tick);
        }
        turns_ = x;
        cell_ = (right() - x) / turnsShown;
        for (int turn = 0; turn < turnsShown; ++turn)
            put(page_, turns_ + (turn + 0.5) * cell_, y_ + 3, QString::number(turn + 1), head, Align::centre);
        y_ += 4.2;
        line(page_, margin, y_, right(), y_, 0.2);
    }

    void row(Id thing)
    {
        const Thing& it = handed_.beginning[thing];
        const double baseline = y_ + rowHeight_ * 0.68;
        putGlyph(page_, margin - 1.6, baseline, QString::fromStdString(handed_.game.arm(it)), 3.6);
        put(page_, margin, baseline, QString::fromStdString(it.badge), badge);
        const double room = margin + 60 - names_;
        const Style style = fitted(translated(it.name), name, room);
        const double rows = double(wrapped(translated(it.name), style, room).size());
        putLines(page_, names_, baseline - (rows - 1) * style.size * 0.55, translated(it.name), style, room);
        for (const Tracker& tick : handed_.game.trackers(handed_.beginning, thing))
            for (std::size_t i = 0; i < ticks_.size(); ++i)
                if (ticks_[i].id == tick.id)
                    boxes(at_[i], y_ + (rowHeight_ - box) / 2, tick.many);
        for (int turn = 0; turn <= turnsShown; ++turn)
            line(page_, turns_ + turn * cell_, y_, turns_ + turn * cell_, y_ + rowHeight_, 0.08, 0.45);
        y_ += rowHeight_;
        line(page_, margin, y_, right(), y_, 0.08, 0.45);
    }

    // A box for each loss that a side can bear, and room for what has no bound.
    void bounds()
    {
        y_ += 5;
        const auto standings = handed_.game.standings(handed_.beginning);
        for (std::size_t i = 0; i < standings.size(); ++i) {
            const Standing& one = standings[i];
            if (one.side != side_ || !one.course)
                continue;
            const QString what = word("standing-" + one.id);
            const Id army = armyOf(handed_.beginning, standings, i);
            const QString whose = army == 0 ? what : Words::tr("%1: %2").arg(named(handed_.beginning, army), what);
            const double used = put(page_, margin, y_ + 3, whose, label);
            if (one.of > 0)
                boxes(margin + used + 4, y_, one.of);
            else
                line(page_, margin + used + 4, y_ + 3.6, right(), y_ + 3.6, 0.1, 0.6);
            y_ += 8;
        }
    }

    std::vector<Id> rows_{};
    std::vector<Tracker> ticks_{}; // a column for each
    std::vector<double> at_{};
    double names_ = 0, turns_ = 0, cell_ = 0, rowHeight_ = 7;
};

} // namespace

Sheet blanks(const Handed& handed)
{
    const bool divided =
        std::ranges::any_of(handed.beginning.things, [](const Thing& thing) { return thing.sort == Sort::block; });
    Sheet sheet{handed.paper, {}};
    for (const int side : {0, 1})
        sheet.pages += divided ? blocksToTick(handed, side) : QList<Page>{Blank(handed, side).page()};
    return sheet;
}

} // namespace strategikon::report
