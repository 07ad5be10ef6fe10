// The plugin of the system's printers: not there before it is asked for, and it draws what it is given.
#include "app/printing/loading.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace strategikon;

namespace {

bool isLoaded(const char* library)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

} // namespace

class PrintingTest : public QObject {
    Q_OBJECT

private slots:
    void comesOnlyWhenAsked()
    {
        QVERIFY(!isLoaded("libQt6PrintSupport"));
        QVERIFY(!isLoaded("libQt6Widgets"));
        QElapsedTimer timer;
        timer.start();
        QString trouble;
        QVERIFY2(loadPrinting(&trouble) != nullptr, qPrintable(trouble));
        qInfo("loading the printers' library: %lld ms", timer.elapsed());
        QVERIFY(isLoaded("libQt6PrintSupport"));
        QCOMPARE(loadPrinting(), loadPrinting());
    }

    void drawsEachPageOnItsPaper()
    {
        QTemporaryDir folder;
        PrintJob job;
        job.title = QStringLiteral("Two pages");
        job.paper = {215.9, 279.4};
        job.pages = 2;
        job.file = folder.filePath(QStringLiteral("out.pdf"));
        QList<int> drawn;
        job.paint = [&](QPainter& painter, int page) {
            drawn.append(page);
            // A hundred millimetres to the right and down, in the painter's own dots.
            const QPointF place = painter.transform().map(QPointF(100, 100));
            QVERIFY(std::abs(place.x() / painter.device()->logicalDpiX() - 100 / 25.4) < 0.01);
            painter.fillRect(QRectF(10, 10, 20, 20), Qt::black);
        };
        QVERIFY(loadPrinting()->print(job));
        QCOMPARE(drawn, (QList<int>{0, 1}));
        QProcess info;
        info.start(QStringLiteral("pdfinfo"), {job.file});
        QVERIFY(info.waitForFinished());
        const QString text = QString::fromUtf8(info.readAllStandardOutput());
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("Pages:\\s+2"))), qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("Page size:\\s+612 x 792"))), qPrintable(text));
    }

    // A printer has A4 in its tray and nothing of 297 by 210.
    void pageMayLieOnItsSide()
    {
        QTemporaryDir folder;
        PrintJob job;
        job.paper = {297, 210};
        job.pages = 1;
        job.file = folder.filePath(QStringLiteral("out.pdf"));
        job.paint = [](QPainter& painter, int) {
            const auto* pages = dynamic_cast<QPagedPaintDevice*>(painter.device());
            QVERIFY(pages != nullptr);
            QCOMPARE(pages->pageLayout().pageSize().id(), QPageSize::A4);
            QCOMPARE(pages->pageLayout().orientation(), QPageLayout::Landscape);
        };
        QVERIFY(loadPrinting()->print(job));
    }

    void saysNoToAPrinterThatIsNotThere()
    {
        PrintJob job;
        job.paper = {210, 297};
        job.pages = 1;
        job.printer = QStringLiteral("no such printer");
        job.paint = [](QPainter&, int) {};
        QVERIFY(!loadPrinting()->print(job));
    }
};

QTEST_MAIN(PrintingTest)
#include "tst_printing.moc"
