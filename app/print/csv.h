// Lines for spreadsheets.
#pragma once

#include <QStringList>

namespace strategikon::print {

// The cells with commas between them and a line end. What a spreadsheet would reckon out is made text by an apostrophe,
// as OWASP advises; a number stays one.
QString csvLine(const QStringList& cells);

} // namespace strategikon::print
