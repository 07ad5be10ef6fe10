#include "coursechart.h"

#include "app/report/plot.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace strategikon {

namespace {

// Lines are told apart without colour too.
constexpr Qt::PenStyle strokes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

report::Chart chartOf(const QList<FaredCourseShown>& lines)
{
    report::Chart chart;
    qsizetype longest = 1;
    for (const FaredCourseShown& one : lines) {
        chart.lines.append({one.name, QList<double>(one.values.begin(), one.values.end()), 0, int(chart.lines.size())});
        longest = std::max(longest, one.values.size());
    }
    for (qsizetype at = 0; at < longest; ++at) {
        chart.at << QLocale().toString(at);
    }
    return chart;
}

} // namespace

CourseChart::CourseChart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &CourseChart::changed, this, [this] { update(); });
}

void CourseChart::paint(QPainter* painter)
{
    using Kind = report::Plot::Kind;
    const QFontMetricsF metrics(font_);
    const double em = metrics.height() * 0.72;
    const report::Plot plot = report::plotted(chartOf(lines_), QSizeF(width(), height()), em);
    const auto inkOf = [&](int line) { return line < 0 || inks_.isEmpty() ? ink_ : inks_[line % inks_.size()]; };
    painter->setFont(font_);
    for (const auto& stroke : plot.strokes) {
        const bool course = stroke.kind == Kind::line;
        painter->setPen(course ? QPen(inkOf(stroke.line), 2.2, strokes[stroke.line % 4], Qt::RoundCap, Qt::RoundJoin)
                               : QPen(stroke.kind == Kind::axis ? ink_ : edge_, 1));
        painter->drawPolyline(stroke.points.constData(), int(stroke.points.size()));
    }
    for (const auto& label : plot.labels) {
        const double room = label.align > 0 ? width() - label.at.x() : width();
        const QString text = metrics.elidedText(label.text, Qt::ElideRight, room);
        const double wide = metrics.horizontalAdvance(text);
        painter->setPen(inkOf(label.line));
        painter->drawText(label.at - QPointF(label.align < 0 ? wide : label.align == 0 ? wide / 2 : 0, 0), text);
    }
}

} // namespace strategikon

#include "moc_coursechart.cpp"
