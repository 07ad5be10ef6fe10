// What the pages of a roster and of a rules sheet share: margins, the head of the first page, the line
// at the top of the others, and the foot.
#pragma once

#include "app/print/roster.h"
#include "app/print/sheet.h"

namespace strategikon::print {

inline constexpr Style bodyStyle{Face::text, points(10)};
inline constexpr Style placeStyle{Face::italic, points(8.4), 0.65}; // where a rule stands in its book

class Frame {
public:
    // `heading` takes the place of the army's name where the sheet is about something else.
    Frame(const Roster& roster, const QSizeF& size, const QString& heading = {});

    double left() const { return side; }
    double right() const { return size.width() - side; }
    double width() const { return right() - left(); }
    double bottom() const { return size.height() - 19; }

    // Draws the head of a page; returns where the text may begin.
    double head(Page& page, bool first) const;
    void foot(Page& page, int number, int count) const;

private:
    double fullHead(Page& page) const;
    double codeSide() const;
    double paintCode(Page& page) const;
    double paintFigures(Page& page, double top, double width) const;
    QString subtitle() const;
    QString verdict() const;

    const Roster& roster;
    QSizeF size;
    QString heading;
    bool full; // with figures and code
    static constexpr double side = 18, top = 16;
};

} // namespace strategikon::print
