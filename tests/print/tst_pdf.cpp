// The PDF as other programs see it (poppler's tools, a reader of QR codes); the pages stay as pictures.
#include "app/print/pdf.h"
#include "model/army/army_code.h"
#include "tests/print/examples.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#define ZX_USE_UTF8 // texts as std::string, as in the next release
#include <ZXing/ReadBarcode.h>

using namespace strategikon;
using namespace strategikon::print;

namespace {

QByteArray run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

QString words(const QString& text) { return text.simplified().remove(u' '); }

QString readCode(const QImage& picture)
{
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(
        grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum, int(grey.bytesPerLine()));
    const auto result = ZXing::ReadBarcode(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
    return result.isValid() ? QString::fromStdString(result.text()) : QString();
}

const QString pages = QStringLiteral(PAGES_DIR);

void put(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    QVERIFY2(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size(), qPrintable(file));
}

} // namespace

class PdfTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(QDir().mkpath(pages)); }

    void isWhole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("paper");
        for (const QString& name : examples::names())
            for (const char* document : {"roster", "cards", "rules"})
                for (const char* paper : {"a4", "letter"})
                    QTest::addRow("%s-%s-%s", qPrintable(name), document, paper) << name << document << paper;
    }

    void isWhole()
    {
        QFETCH(QString, name);
        QFETCH(QString, document);
        QFETCH(QString, paper);
        const auto example = examples::example(name);
        const PdfOptions options{*documentNamed(document.toStdString()), *paperNamed(paper.toStdString()), {}};
        const QString file = QStringLiteral("%1/%2-%3-%4.pdf").arg(pages, name, document, paper);
        put(file, pdfOf({example.roster}, options));
        const QString info = QString::fromUtf8(run(QStringLiteral("pdfinfo"), {file}));
        const auto count = layOut(example.roster, options.document, options.paper).pages.size();
        QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Pages:\\s+%1\\n").arg(count))), qPrintable(info));
        QVERIFY(info.contains(QRegularExpression(paper == QStringLiteral("a4")
                ? QStringLiteral("Page size:\\s+59[45][.\\d]* x 84[12]")
                : QStringLiteral("Page size:\\s+61[12][.\\d]* x 79[12]"))));
        QVERIFY(info.contains(QStringLiteral("Creator:         Strategikon")));
        QVERIFY(info.contains(example.roster.title.left(10)));
        allFontsInside(file);
        if (paper == QStringLiteral("a4"))
            run(QStringLiteral("pdftoppm"),
                {QStringLiteral("-r"), QStringLiteral("80"), QStringLiteral("-png"), file, file.chopped(4)});
        if (document == QStringLiteral("roster"))
            holdsEveryRow(example.roster, file);
    }

    // From paper to army: the page as a picture at the resolution of a phone, read by another program.
    void codeReadsFromThePage_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"usual", "large", "split", "guard", "set", "huge", "awkward", "wrong"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void codeReadsFromThePage()
    {
        QFETCH(QString, name);
        const auto example = examples::example(name);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("page"));
        put(file + QStringLiteral(".pdf"), pdfOf({example.roster}, {}));
        run(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), QStringLiteral("150"), QStringLiteral("-gray"), QStringLiteral("-png"),
                QStringLiteral("-singlefile"), file + QStringLiteral(".pdf"), file});
        const QString code = readCode(QImage(file + QStringLiteral(".png")));
        QCOMPARE(code, example.roster.code);
        const auto army = readArmyCode(code.toStdString());
        QVERIFY(bool(army));
        QCOMPARE(examples::exampleOf(*army).verdict.stamp, example.verdict.stamp);
    }

    void sameBytesAtTheSameTime()
    {
        const Roster roster = examples::example(QStringLiteral("usual")).roster;
        const QDateTime made(QDate(2026, 11, 21), QTime(8, 30), Qt::UTC);
        const QByteArray first = pdfOf({roster}, {Document::roster, Paper::a4, made});
        QTest::qWait(1100); // past the second that the writer puts in by itself
        QCOMPARE(pdfOf({roster}, {Document::roster, Paper::a4, made}), first);
        QVERIFY(first.contains("/CreationDate (D:20261121083000"));
        QVERIFY(first.contains("2026-11-21T08:30:00Z"));
    }

    // Sheets of whatever sizes in one file.
    void severalSizes()
    {
        const Roster roster = examples::example(QStringLiteral("usual")).roster;
        const Sheet small = layOut(roster, Document::cards, Paper::letter),
                    large = layOut(roster, Document::roster, Paper::a4);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("both.pdf"));
        put(file, pdfOf(QList<Sheet>{small, large}, QStringLiteral("Both"), std::nullopt));
        const QString info = QString::fromUtf8(
            run(QStringLiteral("pdfinfo"), {QStringLiteral("-l"), QString::number(small.pages.size() + 1), file}));
        QVERIFY2(info.contains(QStringLiteral("Pages:           %1\n").arg(small.pages.size() + large.pages.size())),
            qPrintable(info));
        QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Page +1 size: +61[12][.\\d]* x 79[12]"))),
            qPrintable(info));
        QVERIFY2(info.contains(QRegularExpression(
                     QStringLiteral("Page +%1 size: +59[45][.\\d]* x 84[12]").arg(small.pages.size() + 1))),
            qPrintable(info));
    }

private:
    static void allFontsInside(const QString& file)
    {
        const QStringList fonts =
            QString::fromUtf8(run(QStringLiteral("pdffonts"), {file})).split(u'\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) // name, type, encoding, embedded, subset, unicode
            QVERIFY2(
                font.contains(QRegularExpression(QStringLiteral("Identity-H\\s+yes \\w+\\s+yes"))), qPrintable(font));
    }

    static void holdsEveryRow(const Roster& roster, const QString& file)
    {
        const QString text = words(QString::fromUtf8(
            run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")})));
        for (const RosterUnit& unit : roster.units) {
            QVERIFY2(text.contains(words((unit.name.isEmpty() ? unit.entry : unit.name).left(18))),
                qPrintable(fullName(unit)));
            QVERIFY(text.contains(number(unit.points)));
            for (const int rule : unit.rules)
                QVERIFY2(text.contains(words(roster.rules[rule].name.split(u' ').first())),
                    qPrintable(roster.rules[rule].name));
        }
        for (const RosterFigure& figure : shownFigures(roster)) {
            QVERIFY2(text.contains(words(figure.name)), qPrintable(figure.name));
            QVERIFY(figure.flag || text.contains(number(figure.value)));
        }
        QVERIFY(text.contains(roster.stamp));
    }
};

QTEST_MAIN(PdfTest)
#include "tst_pdf.moc"
