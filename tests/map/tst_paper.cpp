// Battlefields on paper and in words.
#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/print/pdf.h"
#include "app/words/translation.h"
#include "model/field/laying.h"
#include "shown.h"

using namespace strategikon;
using namespace strategikon::map;

class TestPaper : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        shown::useTables();
        useEnglish();
    }
    void text_data();
    void text();
    void distances();
    void order();
    void withinThePage_data();
    void withinThePage();
    void roundScales();
    void planCoversTheTable();
    void planLeavesEmptyPagesOut();
    void pdf();
};

namespace {

const field::Piece square(double x, double y, double wide, const char* kind)
{
    return {kind, "", {{x, y}, {x + wide, y}, {x + wide, y + wide}, {x, y + wide}}, {}, {}};
}

QStringList lettersOf(const print::Page& page)
{
    QStringList all;
    for (const print::Letters& letters : page.letters)
        all << letters.text;
    return all;
}

} // namespace

void TestPaper::text_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"crow-hill", "grey-bay", "bare-table"})
        QTest::newRow(name) << QString(name);
}

void TestPaper::text()
{
    QFETCH(QString, name);
    const std::string golden = SOURCE_DIR "/tests/map/files/" + name.toStdString() + ".txt";
    const std::string written = fieldText(shown::field(name.toStdString()), shown::tables()).toStdString();
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(golden, written));
    QCOMPARE(QString::fromStdString(written), QString::fromStdString(*readFile(golden)));
}

// Nearest points, from the nearer edges.
void TestPaper::distances()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {square(130, 20, 30, "wood")}});
    field.features.push_back({"t2", "", "", "", -1, {square(0, 90, 30, "marsh")}});
    const auto all = field::measured(field, shown::battlefield().kinds);
    QCOMPARE(all.size(), std::size_t(2));
    QVERIFY(all[0].sideways.edge == field::Edge::right);
    QCOMPARE(all[0].sideways.distance, 20.0);
    QVERIFY(all[0].ahead.edge == field::Edge::nearEdge);
    QCOMPARE(all[0].ahead.distance, 20.0);
    QCOMPARE(all[0].across, std::hypot(30.0, 30.0));
    QVERIFY(all[1].sideways.edge == field::Edge::left);
    QCOMPARE(all[1].sideways.distance, 0.0);
    QVERIFY(all[1].ahead.edge == field::Edge::farEdge);
    QCOMPARE(all[1].ahead.distance, 0.0);
}

// A bridge is put down after its river, a hill before what may touch it.
void TestPaper::order()
{
    field::Field field;
    field::Piece river{"deep-river", "", {}, {{0, 60}, {60, 0}}, {3}};
    field::widen(river);
    field.features.push_back({"t1", "", "", "", -1, {river}});
    field.features.push_back({"t2", "", "", "", -1, {square(100, 60, 20, "wood")}});
    field.features.push_back({"t3", "", "", "", -1, {square(60, 60, 20, "hill")}});
    std::vector<std::string> ids;
    for (const field::Measured& one : field::measured(field, shown::battlefield().kinds))
        ids.push_back(one.feature->id);
    QCOMPARE(ids, (std::vector<std::string>{"t3", "t2", "t1"}));
}

void TestPaper::withinThePage_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QSizeF>("table");
    for (const QSizeF& table : {QSizeF(180, 120), QSizeF(240, 150), QSizeF(30, 30), QSizeF(1000, 30), QSizeF(30, 1000)})
        for (const int paper : {0, 1})
            QTest::addRow("%g x %g on %s", table.width(), table.height(), paper ? "letter" : "a4") << paper << table;
}

// Everything stands on the paper, and each thing once.
void TestPaper::withinThePage()
{
    QFETCH(int, paper);
    QFETCH(QSizeF, table);
    field::Field field = shown::field("crow-hill");
    field.table.width = table.width();
    field.table.depth = table.height();
    const field::Field other = shown::field("grey-bay"); // so many that a second page is needed
    for (field::Feature feature : other.features) {
        feature.id += "b";
        field.features.push_back(feature);
    }
    const print::Sheet sheet =
        fieldSheet(field, shown::tables(), nullptr, paper ? print::Paper::letter : print::Paper::a4);
    const QRectF whole(QPointF(0, 0), sheet.size);
    QStringList headings;
    for (const print::Page& page : sheet.pages) {
        for (const print::Letters& letters : page.letters) {
            const QRectF box(letters.at, QSizeF(print::widthOf(letters.text, letters.style), 0.1));
            QVERIFY2(whole.adjusted(10, 5, -10, -5).contains(box), qPrintable(letters.text));
        }
        for (const print::Picture& picture : page.pictures)
            QVERIFY(whole.contains(picture.place));
        headings += lettersOf(page);
    }
    for (const Entry& entry : laidOutList(field, shown::tables()))
        QCOMPARE(headings.count(entry.heading), 1);
}

void TestPaper::roundScales()
{
    field::Table table;
    QCOMPARE(roundScale(table, 180, 150), 10.0);
    QCOMPARE(roundScale(table, 179, 150), 12.5);
    table.width = 1000;
    QCOMPARE(roundScale(table, 180, 150), 60.0);
}

void TestPaper::planCoversTheTable()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {{"wood", "", {{1, 1}, {179, 1}, {179, 119}, {1, 119}}, {}, {}}}});
    // 192 x 272 mm of A4 at true size, each sharing 10 mm with the next.
    const print::Sheet sheet = planSheet(field, shown::tables(), 1, print::Paper::a4);
    QCOMPARE(int(sheet.pages.size()), 1 + 10 * 5);
    QCOMPARE(planPages(field, 1, print::Paper::a4), 1 + 10 * 5);
    QVERIFY(lettersOf(sheet.pages[1]).contains(QStringLiteral("A1")));
    QVERIFY(lettersOf(sheet.pages.last()).contains(QStringLiteral("E10")));
}

void TestPaper::planLeavesEmptyPagesOut()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {square(5, 5, 6, "wood")}});
    QCOMPARE(planPages(field, 1, print::Paper::a4), 2);
    field.features.clear();
    QCOMPARE(planPages(field, 1, print::Paper::a4), 1);
}

void TestPaper::pdf()
{
    const field::Field field = shown::field("grey-bay");
    const QDateTime made(QDate(2026, 1, 2), QTime(3, 4), Qt::UTC);
    const auto bytes = [&] {
        return print::pdfOf(fieldSheet(field, shown::tables(), nullptr, print::Paper::a4), "Grey Bay", made);
    };
    const QByteArray first = bytes();
    QVERIFY(first.startsWith("%PDF"));
    QVERIFY(first == bytes());
}

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
