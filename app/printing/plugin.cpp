#include "app/printing/printing.h"

#include <QObject>
#include <QPageLayout>
#include <QPainter>
#include <QPrinter>
#include <QPrinterInfo>

#include <algorithm>

namespace strategikon {

class PrintingPlugin : public QObject, public Printing {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID StrategikonPrinting)
    Q_INTERFACES(strategikon::Printing)

public:
    QStringList printers() const override { return QPrinterInfo::availablePrinterNames(); }
    QString defaultPrinter() const override { return QPrinterInfo::defaultPrinterName(); }

    bool print(const PrintJob& job) const override
    {
        QPrinter printer(QPrinter::HighResolution);
        if (!choose(printer, job))
            return false;
        printer.setDocName(job.title);
        printer.setCopyCount(job.copies);
        printer.setColorMode(QPrinter::GrayScale);
        printer.setFullPage(true); // places count from the paper's corner, not from where ink begins
        printer.setPageMargins(QMarginsF(0, 0, 0, 0));
        const bool lies = job.paper.width() > job.paper.height(); // printers know a paper as it stands
        const QSizeF stands = lies ? job.paper.transposed() : job.paper;
        printer.setPageSize(QPageSize(stands, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch));
        printer.setPageOrientation(lies ? QPageLayout::Landscape : QPageLayout::Portrait);
        QPainter painter;
        if (!painter.begin(&printer))
            return false;
        constexpr double mmPerInch = 25.4;
        painter.scale(printer.logicalDpiX() / mmPerInch, printer.logicalDpiY() / mmPerInch);
        // A printer that has no paper as large, such as for a poster, gets all of it, smaller.
        const QSizeF there = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
        const double fits = std::min({1.0, there.width() / job.paper.width(), there.height() / job.paper.height()});
        if (fits < 0.97) // a paper by another name differs by less, and places stay where they are
            painter.scale(fits, fits);
        for (int page = 0; page < job.pages; ++page) {
            if (page > 0 && !printer.newPage())
                return false;
            job.paint(painter, page);
        }
        return painter.end() && printer.printerState() != QPrinter::Error;
    }

private:
    static bool choose(QPrinter& printer, const PrintJob& job)
    {
        if (!job.file.isEmpty()) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(job.file);
            return true;
        }
        const QString name = job.printer.isEmpty() ? QPrinterInfo::defaultPrinterName() : job.printer;
        if (name.isEmpty() || QPrinterInfo::printerInfo(name).isNull())
            return false;
        printer.setPrinterName(name);
        return printer.isValid();
    }
};

} // namespace strategikon

#include "plugin.moc"
