#include "app/report/pages.h"

#include "app/report/plot.h"
#include "app/report/typeset.h"
#include "app/report/words.h"

namespace strategikon::report {

using namespace print;

namespace {

constexpr double gutter = 8;

class Flow {
public:
    Flow(const Document& document, const Setting& setting) : document_(document), setting_(setting)
    {
        sheet_.size = setting.paper;
        wide_ = (setting.paper.width() - 2 * setting_.margin - (setting.columns - 1) * gutter) / setting.columns;
        bottom_ = setting.paper.height() - (setting.tight ? 13 : 18);
    }

    Sheet sheet()
    {
        QList<Piece> pieces;
        for (const Part& part : document_.parts)
            pieces += piecesOf(part, wide_, setting_.scale, setting_.tight);
        newPage();
        for (int at = 0; at < pieces.size();) {
            const int together = keptWith(pieces, at);
            double height = 0;
            for (int i = at; i < at + together; ++i)
                height += pieces[i].height;
            if (y_ + height > bottom_ && y_ > top_)
                newColumn();
            for (int i = at; i < at + together; ++i) {
                if (y_ + pieces[i].height > bottom_ && y_ > top_)
                    newColumn();
                if (!(pieces[i].gap && y_ == top_)) // space stands between, not at the top
                    pieces[i].ink(sheet_.pages.back(), left(), y_);
                y_ += pieces[i].gap && y_ == top_ ? 0 : pieces[i].height;
            }
            at += together;
        }
        for (int i = 0; i < sheet_.pages.size(); ++i)
            foot(sheet_.pages[i], i + 1);
        return sheet_;
    }

private:
    static int keptWith(const QList<Piece>& pieces, int at)
    {
        int many = 1;
        for (bool keep = pieces[at].keep; keep && at + many < pieces.size(); ++many)
            keep = pieces[at + many].keep || pieces[at + many].gap; // space does not part a heading from what it heads
        return many;
    }

    double left() const { return setting_.margin + column_ * (wide_ + gutter); }

    void newColumn()
    {
        if (++column_ >= setting_.columns)
            newPage();
        y_ = top_;
    }

    void newPage()
    {
        sheet_.pages.append(Page{});
        column_ = 0;
        top_ = y_ = head(sheet_.pages.back(), sheet_.pages.size() == 1);
    }

    double head(Page& page, bool first) const
    {
        const double right = setting_.paper.width() - setting_.margin, width = right - setting_.margin;
        const double scale = std::max(setting_.scale, 0.8);
        if (!first && setting_.tight) // the foot names the document
            return setting_.margin;
        if (!first) {
            const Style small{Face::italic, points(9), 0.7};
            const Style style = fitted(document_.title, small, width);
            const double y =
                putLines(page, setting_.margin, setting_.margin, document_.title, style, width) - style.size * 1.1 + 2;
            line(page, setting_.margin, y, right, y, 0.12);
            return y + 4;
        }
        const Style over{Face::capitals, std::max(points(7) * scale, leastSize), 0.6},
            title = fitted(
                document_.title, {Face::text, points(24) * (setting_.tight ? std::min(scale, 1.35) : scale)}, width, 2),
            under{Face::italic, points(12) * scale, 0.85};
        double y = setting_.margin;
        put(page, setting_.margin, y, document_.overline, over);
        y += title.size * 1.1;
        y = putLines(page, setting_.margin, y, document_.title, title, width, 1.12);
        y += std::max(-0.4 * title.size, 0.95 * under.size - 0.92 * title.size); // clear of the title's tails
        y = putLines(page, setting_.margin, y, document_.subtitle, under, width, 1.25);
        y -= under.size * 0.3;
        line(page, setting_.margin, y, right, y, 0.55);
        line(page, setting_.margin, y + 0.9, right, y + 0.9, 0.12);
        return y + 4.5;
    }

    void foot(Page& page, int number) const
    {
        const Style footing{Face::italic, points(8), 0.7};
        const double baseline = setting_.paper.height() - (setting_.tight ? 8.5 : 11);
        const double used = put(page, setting_.paper.width() - setting_.margin, baseline,
            Words::tr("page %1 of %2").arg(number).arg(sheet_.pages.size()), footing, Align::right);
        const QString& named = setting_.tight ? document_.title : document_.overline;
        const double room = setting_.paper.width() - 2 * setting_.margin - used - 4;
        putLines(page, setting_.margin, baseline, named, fitted(named, footing, room), room);
    }

    const Document& document_;
    const Setting& setting_;
    Sheet sheet_;
    double wide_ = 0, top_ = 0, bottom_ = 0, y_ = 0;
    int column_ = 0;
};

} // namespace

Sheet pagesOf(const Document& document, const Setting& setting) { return Flow(document, setting).sheet(); }

Sheet pageOf(const Document& document, Setting setting)
{
    constexpr double smallest = 0.62, step = 0.02;
    const double largest = setting.scale;
    const auto inStep = [&](int smaller) {
        setting.scale = largest - step * smaller;
        return pagesOf(document, setting);
    };
    // The smallest letters say how many pages it takes; then the largest that take no more, each time from the middle
    // of those in question.
    int fails = -1, holds = int((largest - smallest) / step + 0.001);
    Sheet best = inStep(holds);
    const qsizetype most = best.pages.size();
    while (holds - fails > 1) {
        const int middle = fails < 0 ? 0 : (fails + holds) / 2; // most often the usual letters do
        Sheet sheet = inStep(middle);
        if (sheet.pages.size() > most) {
            fails = middle;
        } else {
            holds = middle;
            best = std::move(sheet);
        }
    }
    return best;
}

} // namespace strategikon::report
