// A printed form as a PDF.
#pragma once

#include "app/print/document.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace strategikon::print {

struct PdfOptions {
    Document document = Document::roster;
    Paper paper = Paper::a4;
    // The time written into the file; invalid: now. Given, the same roster makes the same bytes.
    QDateTime made;
};

// Any sheet, or several of whatever sizes one after the other; `made` as above, and nothing for no time at all.
QByteArray pdfOf(const Sheet& sheet, const QString& title, const std::optional<QDateTime>& made);
QByteArray pdfOf(const QList<Sheet>& sheets, const QString& title, const std::optional<QDateTime>& made);

// PDF/A-1b: every font is inside, so that it looks the same in thirty years. Needs a QGuiApplication,
// which may be offscreen.
// Several armies in one file, such as both of a doubles game, have the title of the first.
QByteArray pdfOf(const QList<Roster>& rosters, const PdfOptions& options);

} // namespace strategikon::print
