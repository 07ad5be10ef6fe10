// The writers behind writeText, and what they share. Used in app/print only.
#pragma once

#include "app/print/roster.h"

#include <QByteArray>

namespace strategikon::print {

QString plainText(const Roster& roster);
QString lineText(const Roster& roster);
QString markdownText(const Roster& roster);
QString bbcodeText(const Roster& roster);
QString htmlText(const Roster& roster);
QByteArray jsonText(const Roster& roster);
QByteArray csvText(const Roster& roster);

// "Nation, 1,000 points, Edition (System)"
QString summaryOf(const Roster& roster);
// "Points 770 of 1,000, Units 15, ..."
QString figuresOf(const Roster& roster);
// The table all tabular forms show: headings, then a row of cells for each unit; for each column
// whether its cells are figures.
struct Grid {
    QStringList headings;
    QList<bool> figures;
    QList<QStringList> rows;
};
Grid gridOf(const Roster& roster);
// One line: white space of any kind becomes single spaces.
QString oneLine(const QString& text);

} // namespace strategikon::print
