// The table of a roster's units: its columns' widths and its rows as blocks. Used by the roster page.
#pragma once

#include "app/print/flow.h"
#include "app/print/roster.h"

namespace strategikon::print {

// How the rows of a roster and of a nation's list are set.
inline constexpr Style groupStyle{Face::italic, points(12)};
inline constexpr Style nameStyle{Face::text, points(11.5)};
inline constexpr Style asideStyle{Face::italic, points(9.4), 0.8};
inline constexpr Style figureStyle{Face::figure, points(7.8)};
inline constexpr double columnGap = 3;
inline constexpr double glyphHigh = 3.9, glyphAside = 1.8; // the arm's glyph hangs in the margin

class Table {
public:
    // `density` stretches the rows: 1 is comfortable, 0.8 still reads well.
    Table(const Roster& roster, double left, double width, double density);

    double headHeight() const { return 6.4; }
    void head(Page& page, double top) const;
    QList<Block> rows() const;

private:
    // Horizontal places. Figures stand in the middle of their columns, words and names at the left.
    struct Columns {
        double count, name, nameWidth;
        QList<int> shown;    // of Roster::table, columns of the roster; -1: no unit has such a cell
        QList<double> stats; // centre, or left end of words
        QList<double> statWidths;
        double stands; // centre
        double rules, rulesWidth;
        double points; // right end
    };
    void measure();
    double statWidth(int shown) const;
    double rulesWidth(double rest) const;
    double detailsWidth() const;
    QStringList details(const RosterUnit& unit) const;
    Block heading(const QString& text, const QString& figures, bool first) const;
    QList<Block> unit(const RosterUnit& unit) const;
    Block row(const RosterUnit& unit, const QStringList& note, bool closed) const;
    void close(Page& page, double y) const;
    Block extra(const RosterExtra& extra) const;
    Block total() const;
    double nameLine(Page* page, const RosterUnit& unit, double baseline) const;
    void figures(Page& page, const RosterUnit& unit, double baseline) const;
    QStringList cell(const RosterUnit& unit, int shown) const; // its lines
    qsizetype cellLines(const RosterUnit& unit) const;
    void cells(Page& page, const RosterUnit& unit, double baseline) const;

    const Roster& roster;
    double left, width, density;
    Columns at;
};

} // namespace strategikon::print
