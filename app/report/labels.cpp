// Badges to put behind the stands, and markers. Those of side B are white on black, so that nobody takes the wrong one.
#include "app/report/handouts.h"

#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>
#include <map>

namespace strategikon::report {

using namespace play;
using namespace print;

namespace {

constexpr double sheetMargin = 12, labelWidth = 31, labelHeight = 13, markerSide = 13;

struct Slip {
    QString big, small;
    bool dark = false, round = false;
};

QList<Slip> badgesOf(const Game& game, const State& state)
{
    constexpr Sort labelled[] = {Sort::leader, Sort::body, Sort::block};
    QList<Slip> slips;
    for (const int side : {0, 1})
        for (const Thing& thing : state.things)
            if (thing.side == side && std::ranges::count(labelled, thing.sort) > 0 && !thing.badge.empty()) {
                QStringList words{sortShown(game, state, thing.id), translated(thing.name)};
                words.removeAll(QString());
                slips.append({QString::fromStdString(thing.badge), words.join(u' '), side == 1});
            }
    return slips;
}

// Half the units may want a marker at a time, of each number; that is as many as ever lay on a table.
QList<Slip> markersOf(const Game& game, const State& state)
{
    std::map<std::pair<std::string, int>, int> wanted;
    for (const Thing& thing : state.things)
        for (const Tracker& tick : game.trackers(state, thing.id))
            for (int number = 1; tick.marker && number <= tick.many; ++number)
                ++wanted[{tick.id, tick.many == 1 ? 0 : number}];
    QList<Slip> slips;
    for (const auto& [what, units] : wanted) {
        const QString word = ownWords("tick-" + what.first, state.words);
        for (int i = 0; i < (units + 1) / 2; ++i)
            slips.append(
                {what.second == 0 ? QStringLiteral("?") : QString::number(what.second), word, what.second == 0});
    }
    return slips;
}

class Cutting {
public:
    explicit Cutting(const QSizeF& paper) : sheet_{paper, {}} { newPage(); }

    void lay(const QList<Slip>& slips, double width, double height)
    {
        const int columns = int((sheet_.size.width() - 2 * sheetMargin) / width);
        int column = 0;
        for (const Slip& slip : slips) {
            if (y_ + height > sheet_.size.height() - sheetMargin)
                newPage();
            draw(slip, {sheetMargin + column * width, y_, width, height});
            if (++column == columns) {
                column = 0;
                y_ += height;
            }
        }
        y_ += column == 0 ? 4 : height + 4;
    }

    Sheet sheet() { return std::move(sheet_); }

private:
    void newPage()
    {
        sheet_.pages.append(Page{});
        y_ = sheetMargin;
    }

    void draw(const Slip& slip, const QRectF& place)
    {
        Page& page = sheet_.pages.back();
        const double ink = slip.dark ? 0 : 1;
        if (slip.dark)
            page.boxes.append({place.adjusted(0.6, 0.6, -0.6, -0.6), 0, 1});
        for (const QLineF& edge :
            {QLineF(place.topLeft(), place.topRight()), QLineF(place.bottomLeft(), place.bottomRight()),
                QLineF(place.topLeft(), place.bottomLeft()), QLineF(place.topRight(), place.bottomRight())})
            page.rules.append({edge, 0.1, 0.5, true});
        const Style big{Face::boldFigure, points(15), ink}, small{Face::text, points(7.2), ink};
        const QStringList rows = wrapped(slip.small, small, place.width() - 2.4, 3);
        const double step = small.size * 0.98, last = place.bottom() - (rows.size() > 2 ? 0.9 : 2);
        put(page, place.center().x(), place.top() + 7.2 - step * 0.7 * double(std::max<qsizetype>(rows.size() - 1, 0)),
            slip.big, big, Align::centre);
        for (qsizetype i = 0; i < rows.size(); ++i)
            put(page, place.center().x(), last - step * double(rows.size() - 1 - i), rows[i], small, Align::centre);
    }

    Sheet sheet_;
    double y_ = 0;
};

} // namespace

Sheet labels(const Handed& handed)
{
    Cutting cutting(handed.paper);
    cutting.lay(badgesOf(handed.game, handed.beginning), labelWidth, labelHeight);
    cutting.lay(markersOf(handed.game, handed.beginning), markerSide, markerSide);
    return cutting.sheet();
}

} // namespace strategikon::report
