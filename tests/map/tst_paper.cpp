// Battlefields on paper and in words.
#include "app/map/armies.h"
#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/print/pdf.h"
#include "app/words/translation.h"
#include "model/field/terrain/laying.h"
#include "shown.h"

#include <algorithm>

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
    void small();
    void order();
    void withinThePage_data();
    void withinThePage();
    void roundScales();
    void planCoversTheTable();
    void planLeavesEmptyPagesOut();
    void planShowsTheTroops();
    void planTellsWhatIsLeftOut();
    void armies();
    void inRows();
    void inches();
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

// Nothing is too small to have a size.
void TestPaper::small()
{
    field::Field field;
    field.features.push_back(
        {"t1", "", "", "", -1, {{"rocks", "", {{60, 60}, {60.5, 59.75}, {61, 60}, {60.5, 60.25}}, {}, {}}}});
    const auto all = field::measured(field, shown::battlefield().kinds);
    QCOMPARE(all.size(), std::size_t(1));
    QCOMPARE(all[0].across, 1.0);
    QCOMPARE(all[0].over, 0.5);
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
    const print::Sheet sheet = planSheet(field, shown::tables(), nullptr, 1, print::Paper::a4);
    QCOMPARE(int(sheet.pages.size()), 1 + 10 * 5);
    QCOMPARE(planPages(field, nullptr, 1, print::Paper::a4), 1 + 10 * 5);
    QVERIFY(lettersOf(sheet.pages[1]).contains(QStringLiteral("A1")));
    QVERIFY(lettersOf(sheet.pages.last()).contains(QStringLiteral("E10")));
    // To cut along, on both pages of each inner edge.
    qsizetype cuts = 0;
    for (const print::Page& page : sheet.pages)
        cuts += std::ranges::count_if(page.rules, [](const print::Rule& one) { return one.dashed; });
    QCOMPARE(cuts, 2 * (9 * 5 + 10 * 4));
}

void TestPaper::planLeavesEmptyPagesOut()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {square(5, 5, 6, "wood")}});
    QCOMPARE(planPages(field, nullptr, 1, print::Paper::a4), 2);
    field.features.clear();
    QCOMPARE(planPages(field, nullptr, 1, print::Paper::a4), 1);
}

// A page on which only troops stand is one of the plan, and they are drawn on it.
void TestPaper::planShowsTheTroops()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {square(5, 5, 6, "wood")}});
    field::Deployment all;
    all.troops.push_back({"B1", "Archers", "archers", 1, 3});
    all.posted.push_back(
        {"B1", field::Formation::line, formed(all.troops.front(), field::Formation::line, {154, 100}, -90), {}, true});
    QCOMPARE(planPages(field, &all, 1, print::Paper::a4), 3);
    const print::Sheet sheet = planSheet(field, shown::tables(), &all, 1, print::Paper::a4);
    QCOMPARE(int(sheet.pages.size()), 3);
    // On open ground nothing has a colour but the stands.
    const auto coloured = [](const print::Page& page) {
        QImage image(420, 594, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(2, 2);
        print::paint(painter, page);
        int dots = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dots += image.pixelColor(x, y).saturation() > 100;
        return dots;
    };
    const print::Sheet without = planSheet(field, shown::tables(), nullptr, 1, print::Paper::a4);
    QVERIFY(coloured(sheet.pages[0]) > coloured(without.pages[0]));
    QVERIFY(coloured(sheet.pages[1]) > 1000); // three stands of 40 x 20 mm
}

// Where only the box around a river reaches, nothing lies.
void TestPaper::planTellsWhatIsLeftOut()
{
    field::Field field;
    field::Piece river{"deep-river", "", {}, {{0, 119}, {1, 1}, {179, 0}}, {2}};
    field::widen(river);
    field.features.push_back({"t1", "", "", "", -1, {river}});
    const print::Sheet sheet = planSheet(field, shown::tables(), nullptr, 1, print::Paper::a4);
    QCOMPARE(int(sheet.pages.size()), 1 + 5 + 9); // down the left edge and along the near one
    QCOMPARE(planPages(field, nullptr, 1, print::Paper::a4), int(sheet.pages.size()));
    QVERIFY(lettersOf(sheet.pages.front())
                .contains(QStringLiteral("Empty pages left out: A2–A10, B2–B10, C2–C10, D2–D10.")));
    const print::Sheet full = planSheet(shown::field("grey-bay"), shown::tables(), nullptr, 20, print::Paper::a4);
    for (const QString& words : lettersOf(full.pages.front()))
        QVERIFY2(!words.contains(QStringLiteral("left out")), qPrintable(words));
}

// Named in title and legend; a unit is told by formation, front and the nearer edges, one that comes later as such.
void TestPaper::armies()
{
    field::Field field;
    field.name = "Long Plain";
    field::Deployment all;
    all.army[0] = "Persians";
    all.army[1] = "Greeks";
    all.way[1].waits = "march";
    for (const char* badge : {"A1", "A2", "B1", "B2", "B3", "B4"})
        all.troops.push_back({badge, "Archers", "archers", badge[0] == 'B' ? 1 : 0, 3});
    const auto post = [&](const char* badge, field::Formation formation, field::Point front, double facing) {
        all.posted.push_back({badge, formation, field::formed(*all.troop(badge), formation, front, facing), "", true});
    };
    const double far = field.table.depth, wide = field.table.width;
    post("A1", field::Formation::line, {30, 10}, 90);
    post("B1", field::Formation::column, {wide - 20, far - 12}, 270);
    post("B2", field::Formation::line, {60, far - 12}, 300);
    all.posted.push_back({"B3", field::Formation::line, {}, "march", true});
    all.posted.push_back({"B4", field::Formation::line, {}, std::string(field::noRoom), true});
    const QString text = fieldText(field, shown::tables(), &all);
    for (const char* words : {"Long Plain: Persians against Greeks", "A: Persians, near edge", "B: Greeks, far edge",
             "A1 Archers: line facing the far edge; 24 cm from the left edge, 8 cm from the near edge",
             "A2 Archers: not on the table",
             "B1 Archers: column facing the near edge; 18 cm from the right edge, 6 cm from the far edge",
             "B2 Archers: line facing the near edge, turned 30° to its left;",
             "B3 Archers: waits in its column until both sides have had a turn",
             "B4 Archers: no room, waits off the table"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(QString::fromUtf8(words) + "\n" + text));
    const print::Sheet sheet = fieldSheet(field, shown::tables(), &all, print::Paper::a4);
    QStringList letters;
    for (const print::Page& page : sheet.pages)
        letters += lettersOf(page);
    QVERIFY(letters.contains(QStringLiteral("Long Plain: Persians against Greeks")));
    QVERIFY(letters.contains(QStringLiteral("B4 Archers: no room, waits off the table")));
    MapLook look;
    const double alone = Plate(field, shown::battlefield().kinds, look).size().height();
    look.deployment = &all;
    QVERIFY(Plate(field, shown::battlefield().kinds, look).size().height() > alone + 2 * look.letters); // the legend
}

// Alike elements in touch are told in one line, with where it runs; a gap, another name, a turn, or one who steps out
// begins another.
void TestPaper::inRows()
{
    field::Table table;
    field::Deployment all;
    const auto add = [&](const char* name, std::optional<field::Stand> stand) {
        const std::string badge = "A" + std::to_string(all.troops.size() + 1);
        all.troops.push_back({.badge = badge, .name = name, .wide = 4, .deep = 2});
        if (stand)
            all.posted.push_back({badge, field::Formation::line, {*stand}, {}, true});
    };
    for (const double x : {20.0, 24.0, 28.0}) // A1 to A3
        add("Spears", field::Stand{{x, 40}, 90});
    add("Spears", field::Stand{{28, 38}, 90}); // A4 behind A3, which is another way on
    add("Spears", field::Stand{{28, 36}, 90}); // A5
    add("Spears", field::Stand{{60, 40}, 90}); // A6 apart
    add("Archers", field::Stand{{64, 40}, 90});
    add("Archers", field::Stand{{60, 40}, 270}); // A8 looks elsewhere
    add("Archers", field::Stand{{56, 40}, 270});
    add("Archers", {});
    add("Archers", {});
    QCOMPARE(unitLines(all, table, 0),
        (QStringList{
            "A1–A3 Spears: from left to right, facing the far edge; 18 cm from the left edge, 39 cm from the near edge",
            "A4–A5 Spears: from far to near, facing the far edge; 26 cm from the left edge, 35 cm from the near edge",
            "A6 Spears: facing the far edge; 58 cm from the left edge, 39 cm from the near edge",
            "A7 Archers: facing the far edge; 62 cm from the left edge, 39 cm from the near edge",
            "A8–A9 Archers: from right to left, facing the near edge; 54 cm from the left edge, 39 cm from the near "
            "edge",
            "A10–A11 Archers: not on the table"}));
}

// Lengths of the rules in a sentence, as they are on the table.
void TestPaper::inches()
{
    field::Table table;
    const QString words = QStringLiteral("One sees 2 cm inside, within 40 x 40 cm, 7.5 cm, and -1.");
    QCOMPARE(onTable(words, table), words);
    table.scale = 2;
    QCOMPARE(onTable(words, table), QStringLiteral("One sees 4 cm inside, within 80 x 80 cm, 15 cm, and -1."));
    table.scale = field::inch;
    table.shown = field::Unit::inch;
    QCOMPARE(onTable(words, table), QStringLiteral("One sees 2 in inside, within 40 x 40 in, 7.5 in, and -1."));
    const field::Field bay = shown::field("grey-bay"); // played in inches
    for (const Meaning& one : meanings(bay, shown::tables()))
        QVERIFY2(!one.effect.contains(QStringLiteral(" cm")), qPrintable(one.effect));
}

void TestPaper::pdf()
{
    const field::Field field = shown::field("grey-bay");
    const QByteArray timeless =
        print::pdfOf(fieldSheet(field, shown::tables(), nullptr, print::Paper::a4), "Grey Bay", {});
    QVERIFY(timeless.startsWith("%PDF") && !timeless.contains("Date"));
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
