// The system's printers, behind a plugin.
//
// QtPrintSupport brings in QtWidgets and CUPS: linked into the program they cost every start what
// app/printing/README.md tells, for something most starts never do. So they live in a library of their
// own that is loaded when a player asks for a printer. There is no QPrintDialog: it is a widget and would
// need QApplication; the choice of printer is a page of the app.
#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <functional>

class QPainter;

namespace strategikon {

struct PrintJob {
    QString title;
    QSizeF paper; // mm
    int pages = 0;
    // Draws a page, from 0, with a painter whose unit is the millimetre from the paper's corner.
    std::function<void(QPainter&, int page)> paint;
    QString printer; // its name; empty: the default
    QString file;    // prints into a PDF instead; for tests and where there is no printer
    int copies = 1;
};

class Printing {
public:
    virtual ~Printing() = default;
    virtual QStringList printers() const = 0;   // may wait for the print server
    virtual QString defaultPrinter() const = 0; // empty: there is none
    // False where the printer cannot be used or takes no pages.
    virtual bool print(const PrintJob& job) const = 0;
};

} // namespace strategikon

#define StrategikonPrinting "io.github.strategikon.Printing/1"
Q_DECLARE_INTERFACE(strategikon::Printing, StrategikonPrinting)
