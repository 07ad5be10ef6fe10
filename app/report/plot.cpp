#include "app/report/plot.h"

#include "app/report/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace strategikon::report {

namespace {

// 1, 2 or 5 times a power of ten: at most five of them reach `most`.
int stepOf(int most)
{
    for (int power = 1;; power *= 10)
        for (const int step : {1, 2, 5})
            if (most <= 5 * step * power)
                return step * power;
}

class Plotting {
public:
    Plotting(const Chart& chart, const QSizeF& size, double em) : chart_(chart), em_(em)
    {
        for (const Chart::Line& line : chart.lines)
            for (const double value : line.values + QList<double>{line.bound}) {
                top_ = std::max(top_, int(std::ceil(value)));
                low_ = std::min(low_, int(std::floor(value)));
            }
        step_ = stepOf(top_ - low_);
        top_ = (top_ + step_ - 1) / step_ * step_;
        low_ = -((-low_ + step_ - 1) / step_ * step_);
        const auto digits = std::max(QLocale().toString(top_).size(), QLocale().toString(low_).size());
        left_ = em * (1 + 0.65 * double(digits));
        right_ = size.width() - em * 8;
        bottom_ = size.height() - em * 2;
        head_ = em;
    }

    Plot plot()
    {
        grid();
        turns();
        for (int line = 0; line < chart_.lines.size(); ++line)
            course(line);
        names();
        return plot_;
    }

private:
    double x(qsizetype at) const
    {
        return left_ + (right_ - left_) * double(at) / double(std::max<qsizetype>(chart_.at.size() - 1, 1));
    }
    double y(double value) const { return bottom_ - (bottom_ - head_) * (value - low_) / (top_ - low_); }

    void grid()
    {
        for (int value = low_; value <= top_; value += step_) {
            plot_.strokes.append(
                {{{left_, y(value)}, {right_, y(value)}}, value == 0 ? Plot::Kind::axis : Plot::Kind::grid, -1});
            plot_.labels.append({{left_ - em_ * 0.6, y(value) + em_ * 0.35}, QLocale().toString(value), -1, -1});
        }
    }

    // As many labels as find room.
    void turns()
    {
        const double wide = (right_ - left_) / double(std::max<qsizetype>(chart_.at.size() - 1, 1));
        const int every = std::max(1, int(std::ceil(em_ * 2.4 / wide)));
        for (qsizetype at = 1; at < chart_.at.size(); at += every)
            plot_.labels.append({{x(at), bottom_ + em_ * 1.5}, chart_.at[at], 0, -1});
    }

    void course(int line)
    {
        const Chart::Line& one = chart_.lines[line];
        Plot::Stroke stroke{{}, Plot::Kind::line, one.side};
        for (qsizetype at = 0; at < one.values.size(); ++at) {
            stroke.points.append({x(at), y(one.values[at])});
            plot_.dots.append({stroke.points.back(), one.side});
        }
        if (one.bound > 0)
            plot_.strokes.append({{{left_, y(one.bound)}, {right_, y(one.bound)}}, Plot::Kind::bound, one.side});
        plot_.strokes.append(stroke);
    }

    struct Name {
        double y;
        QString text;
        int line;
    };

    // Names stand at the ends of lines and bounds, one below the other where they would meet.
    void names()
    {
        QList<Name> all;
        for (int line = 0; line < chart_.lines.size(); ++line) {
            const Chart::Line& one = chart_.lines[line];
            if (!one.values.isEmpty())
                all.append({y(one.values.back()), one.name, one.side});
            if (one.bound > 0)
                all.append({y(one.bound), Words::tr("%1: limit").arg(one.name), one.side});
        }
        std::ranges::stable_sort(all, [](const Name& a, const Name& b) { return a.y > b.y; });
        double last = bottom_ + 10 * em_;
        for (const Name& name : all) {
            last = std::min(name.y + em_ * 0.35, last - em_ * 1.15);
            plot_.labels.append({{right_ + em_ * 0.8, last}, name.text, 1, name.line});
        }
    }

    const Chart& chart_;
    double em_, left_ = 0, right_ = 0, head_ = 0, bottom_ = 0;
    int top_ = 1, low_ = 0, step_ = 1; // low_: below nothing where a value is
    Plot plot_;
};

} // namespace

Plot plotted(const Chart& chart, const QSizeF& size, double em) { return Plotting(chart, size, em).plot(); }

} // namespace strategikon::report
