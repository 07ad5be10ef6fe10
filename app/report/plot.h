// A chart as strokes, dots and letters with their places; SVG and paper draw the same ones.
#pragma once

#include "app/report/document.h"

#include <QPointF>
#include <QSizeF>

namespace strategikon::report {

struct Plot {
    enum class Kind { axis, grid, bound, line };
    struct Stroke {
        QList<QPointF> points;
        Kind kind = Kind::line;
        int line = -1; // of the chart
    };
    struct Dot {
        QPointF at;
        int line = 0;
    };
    struct Label {
        QPointF at; // on the base line
        QString text;
        int align = 0; // -1 ends here, 0 stands over it, 1 begins here
        int line = -1;
    };
    QList<Stroke> strokes;
    QList<Dot> dots;
    QList<Label> labels;
};

// In a place of this size whose letters are `em` high.
Plot plotted(const Chart& chart, const QSizeF& size, double em);

} // namespace strategikon::report
