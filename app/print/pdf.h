// A printed form as a PDF.
#pragma once

#include "app/print/document.h"
#include "model/text/fault.h"

#include <QByteArray>
#include <QDateTime>

namespace strategikon::print {

struct PdfOptions {
    Document document = Document::roster;
    Paper paper = Paper::a4;
    QDateTime made; // the time written into the file; invalid: now. Given, the bytes are always the same.
};

// Any sheet; `made` as above.
QByteArray pdfOf(const Sheet& sheet, const QString& title, const QDateTime& made);

// PDF/A-1b: every font is inside, so that it looks the same in thirty years. Needs a QGuiApplication,
// which may be offscreen.
QByteArray pdfOf(const Roster& roster, const PdfOptions& options);

// The same as a file: either the old one or the whole new one stands there.
std::optional<Fault> writePdf(const std::string& path, const Roster& roster, const PdfOptions& options);

} // namespace strategikon::print
