// The roster for the umpire, against the file that is expected, and its sums against the engine's.
#include "app/print/document.h"
#include "app/print/pdf.h"
#include "app/words/translation.h"
#include "model/text/file.h"
#include "tests/print/examples.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTest>

#include <map>

using namespace strategikon;
using namespace strategikon::print;

namespace {

Roster rosterOf(const QString& file)
{
    const std::string path = (QStringLiteral(SOURCE_DIR "/lists/dbm/armies/") + file).toStdString();
    const auto text = readFile(path);
    const auto army = readArmy(text ? *text : std::string(), path);
    if (!army)
        qFatal("%s", describe(army.faults).c_str());
    return examples::exampleOf(*army).roster;
}

// What stands on each line, from the left.
QStringList linesOf(const Sheet& sheet)
{
    QStringList all;
    for (const Page& page : sheet.pages) {
        std::map<int, std::map<double, QString>> lines;
        for (const Letters& letters : page.letters)
            lines[int(letters.at.y())][letters.at.x()] += letters.text;
        for (const auto& [y, words] : lines) {
            QStringList row;
            for (const auto& [x, word] : words)
                row << word;
            all << row.join(u' ').simplified();
        }
    }
    return all;
}

} // namespace

class UmpireTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(useEnglish());
        QVERIFY(QDir().mkpath(QStringLiteral(PAGES_DIR)));
        examples::lists(); // the roots are known
    }

    void isAsExpected()
    {
        const Sheet sheet = layOut(rosterOf(QStringLiteral("polybian-roman.yaml")), Document::umpire, Paper::a4);
        const QString pages = QStringLiteral(PAGES_DIR "/umpire.pdf"),
                      path = QStringLiteral(SOURCE_DIR "/tests/print/expected/umpire.txt");
        QFile drawn(pages);
        QVERIFY(drawn.open(QIODevice::WriteOnly));
        drawn.write(pdfOf(sheet, QStringLiteral("Umpire"), std::nullopt));
        drawn.close();
        QCOMPARE(QProcess::execute(QStringLiteral("pdftoppm"),
                     {QStringLiteral("-r"), QStringLiteral("80"), QStringLiteral("-png"), pages, pages.chopped(4)}),
            0);
        const QByteArray is = linesOf(sheet).join(u'\n').toUtf8() + '\n';
        if (qEnvironmentVariableIsSet("STRATEGIKON_REGENERATE")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(is) == is.size());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(is), QString::fromUtf8(file.readAll()));
    }

    // Each line's points and what they count, over a command, are the engine's; a line for each place to write.
    void sumsAreTheEngines()
    {
        for (const QString& file :
            QDir(QStringLiteral(SOURCE_DIR "/lists/dbm/armies")).entryList({QStringLiteral("*.yaml")})) {
            const Roster roster = rosterOf(file);
            std::map<QString, int> points, counts;
            for (const RosterUnit& unit : roster.units) {
                points[unit.block] += unit.points;
                counts[unit.block] += unit.count * unit.counts.value;
                QVERIFY2(!unit.sort.isEmpty() || unit.counts.value == 0, qPrintable(unit.entry));
            }
            const QStringList lines = linesOf(layOut(roster, Document::umpire, Paper::a4));
            QVERIFY(roster.divided.size() > 1);
            for (const RosterBlock& block : roster.divided)
                for (const RosterFigure& figure : block.figures) {
                    if (figure.id == QStringLiteral("points"))
                        QCOMPARE(figure.value, points[block.id]);
                    if (figure.id != QStringLiteral("equivalents"))
                        continue;
                    QCOMPARE(figure.value, counts[block.id]);
                    const QString sums = Roster::figure(figure) + u' ' + roster.points(points[block.id]);
                    QVERIFY2(std::ranges::any_of(lines, [&](const QString& line) { return line.endsWith(sums); }),
                        qPrintable(file + u' ' + sums));
                }
            for (const char* words :
                {"Player", "Opponent", "Round", "Date", "Order of deployment", "Flank marches", "Ambushes"})
                QVERIFY2(lines.join(u'\n').contains(QString::fromLatin1(words)), words);
            QCOMPARE(lines.filter(QStringLiteral("Losses")).size(),
                roster.divided.size() + (points.contains(QString()) ? 1 : 0));
        }
    }
};

QTEST_MAIN(UmpireTest)
#include "tst_umpire.moc"
