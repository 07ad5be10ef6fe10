// A battlefield from the empty list to the printed map, as two players at a table do it.
#include "faces.h"
#include "rooms.h"

#include "app/printing/loading.h"
#include "app/view/fielddesk.h"
#include "app/view/fieldmap.h"
#include "app/view/ready.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>

namespace strategikon {

using namespace rooms;

class FieldTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void fromTheEmptyTableToPaper();
    void byAgreement();
    void kept();
    void keyboardAlone();
    void mapIsMoved();
    void pages_data();
    void pages();
};

namespace {

FieldDesk* deskOf(Driver& driver) { return qobject_cast<FieldDesk*>(model(driver, "desk")); }

FieldMap* mapOf(Driver& driver) { return qobject_cast<FieldMap*>(driver.wait("map")); }

// A new table through the sheet, as it is offered.
void makeTable(Driver& driver, int method = 0, const char* name = "Crow Field")
{
    open(driver, "fields");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click(QString("method-%1").arg(method));
    driver.wait("fieldName")->forceActiveFocus();
    driver.type(name);
    driver.click("makeField");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
}

// What fell on the table, tapped or typed.
void tap(Driver& driver, std::initializer_list<int> faces)
{
    int die = 0;
    for (const int face : faces) {
        driver.click(QString("die-%1-%2").arg(die++).arg(face));
    }
}

void drag(Driver& driver, const QPointF& from, const QPointF& by)
{
    FieldMap* map = mapOf(driver);
    const QPoint start = map->mapToScene(from).toPoint();
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 8; ++i) {
        QTest::mouseMove(driver.window(), start + (by * i / 8).toPoint());
    }
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, start + by.toPoint());
    driver.settle();
}

QString army(Driver& driver, const char* list, const char* name)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.name = name;
    const ArmyList* known = driver.session().list(army);
    return driver.session().keep(readyArmy(*findSystem("warmaster"), *known, army), "create");
}

// Places what is proposed, or declines it where nothing fits: the table goes on either way.
void answer(Driver& driver)
{
    if (driver.find("place") != nullptr && driver.find("place")->isEnabled()) {
        driver.click("place");
    } else {
        driver.click("decline");
    }
}

} // namespace

void FieldTest::fromTheEmptyTableToPaper()
{
    QTemporaryDir home;
    Driver driver(home.path());
    army(driver, "egyptian", "Sons of Ra");
    army(driver, "hittite", "Hatti");
    makeTable(driver);
    FieldDesk& desk = *deskOf(driver);
    QCOMPARE(desk.step(), QString("sides"));
    tap(driver, {2});
    QTRY_COMPARE(desk.step(), QString("terrain"));
    QVERIFY(desk.sidesWords().contains("near"));
    driver.key(Qt::Key_1); // typed dice: who lays out first
    QCOMPARE(desk.ask()["what"].toString(), QString("chart"));
    // High ground, a hill up to 30 cm: 2 + 4, then 3 + 4.
    tap(driver, {2, 4});
    tap(driver, {3, 4});
    QTRY_VERIFY(driver.find("place") != nullptr);
    QCOMPARE(desk.draftShown()["item"].toString(), QString("high-6"));
    driver.click("place");
    QCOMPARE(desk.features().size(), 1);
    // A wood of the far side.
    tap(driver, {4, 4});
    tap(driver, {3, 4});
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("place");
    QCOMPARE(desk.features().size(), 2);
    QVERIFY(driver.find("endTerrain") != nullptr);
    // The near side ends it; the far side lays out one more.
    driver.click("endTerrain");
    tap(driver, {1, 1});
    tap(driver, {2, 3});
    QTRY_VERIFY(driver.find("place") != nullptr);
    answer(driver);
    QTRY_COMPARE(desk.step(), QString("armies"));
    // Looking it over: a piece is moved, and one that cannot lie there goes back.
    QVERIFY(driver.find("feature-t1") != nullptr);
    FieldMap& map = *mapOf(driver);
    const QString was = desk.features()[1].toMap()["place"].toString();
    driver.click("feature-t2");
    drag(driver, map.placeOf("t2"), {12, 0});
    const QString moved = desk.features()[1].toMap()["place"].toString();
    QVERIFY(moved != was);
    drag(driver, map.placeOf("t2"), map.placeOf("t1") - map.placeOf("t2"));
    QCOMPARE(desk.features()[1].toMap()["place"].toString(), moved);
    QVERIFY(!driver.wait("mapWords")->property("words").toString().isEmpty());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.features()[1].toMap()["place"].toString(), was);
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.features()[1].toMap()["place"].toString(), moved);
    driver.click("goOn");
    // Armies, and all of one by the program; of the other one unit by hand.
    QVERIFY(desk.setArmy(0, driver.session().library()->armies().value->at(0).id.c_str()));
    QVERIFY(desk.setArmy(1, driver.session().library()->armies().value->at(1).id.c_str()));
    driver.click("goOn");
    QTRY_VERIFY(driver.find("deployAll") != nullptr);
    const QString hand = desk.turnShown()["side"].toInt() == 0 ? "A1" : "B1";
    driver.click("troop-" + hand);
    const double up = hand == "A1" ? 8 : desk.setup().field.table.depth - 8;
    QVERIFY(desk.setDownAt(hand, 90, up));
    QVERIFY(desk.deploy(-1, "battle"));
    QTRY_VERIFY(desk.turnShown()["done"].toBool());
    QVERIFY2(desk.mispostedShown().isEmpty(), qPrintable(desk.mispostedShown().value(0).toMap()["words"].toString()));
    // Out of its zone: shown at once, and taken back.
    desk.select(hand);
    QTRY_VERIFY(driver.find("troop-" + hand) != nullptr); // the list shows its side
    drag(driver, map.placeOf(hand), {0, hand == "A1" ? -300.0 : 300.0});
    QVERIFY(!desk.mispostedShown().isEmpty());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.mispostedShown().isEmpty());
    // On paper and into files.
    driver.click("goOn");
    QTRY_VERIFY(driver.find("printMap") != nullptr);
    const QString pdf = home.filePath("map.pdf"), svg = home.filePath("map.svg");
    QObject* paper = model(driver, "paper");
    for (const auto& [form, file] : {std::pair{"pdf", pdf}, {"svg", svg}}) {
        bool done = false;
        QMetaObject::invokeMethod(
            paper, "save", Q_RETURN_ARG(bool, done), Q_ARG(QString, form), Q_ARG(QUrl, QUrl::fromLocalFile(file)));
        QVERIFY(done);
    }
    QVERIFY(read(svg).contains("<svg"));
    QVERIFY(QFile(pdf).size() > 5000);
}

void FieldTest::byAgreement()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeTable(driver, 1);
    FieldDesk& desk = *deskOf(driver);
    QCOMPARE(desk.step(), QString("terrain"));
    driver.click("item-1");
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("place");
    QCOMPARE(desk.features().size(), 1);
    QTRY_COMPARE(desk.step(), QString("sides"));
    driver.click("goOn");
    driver.click("roll");
    QTRY_COMPARE(desk.step(), QString("armies"));
    // Taken off, and back by undo.
    QVERIFY(desk.take("t1"));
    QCOMPARE(desk.features().size(), 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.features().size(), 1);
}

void FieldTest::kept()
{
    QTemporaryDir home;
    QString features, throws, posted;
    {
        Driver driver(home.path());
        const QString first = army(driver, "egyptian", "Sons of Ra"), second = army(driver, "hittite", "Hatti");
        makeTable(driver);
        FieldDesk& desk = *deskOf(driver);
        desk.layAll();
        QVERIFY(desk.setArmy(0, first));
        QVERIFY(desk.setArmy(1, second));
        QVERIFY(desk.deploy(0, "battle"));
        features = QString::number(desk.features().size());
        throws = desk.throws().join(u'\n');
        posted = QString::fromStdString(contentOf(desk.setup()).document);
    }
    Driver driver(home.path());
    open(driver, "fields");
    driver.click("field-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
    FieldDesk& desk = *deskOf(driver);
    QCOMPARE(QString::number(desk.features().size()), features);
    QCOMPARE(desk.throws().join(u'\n'), throws);
    const QString again = QString::fromStdString(contentOf(desk.setup()).document);
    const QStringList lines = posted.split(u'\n'), now = again.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QCOMPARE(now.value(i), lines[i]);
    }
    QCOMPARE(desk.sides()[0].toMap()["army"].toString(), QString("Sons of Ra"));
    // The way back reaches further than the restart.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.sides()[0].toMap()["posted"].toInt(), 0);
    // Deleted in the list, and back by undo.
    open(driver, "fields");
    driver.wait("fields")->forceActiveFocus();
    driver.key(Qt::Key_Delete);
    QTRY_COMPARE(driver.wait("fields")->property("count").toInt(), 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("fields")->property("count").toInt(), 1);
}

void FieldTest::keyboardAlone()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeTable(driver);
    FieldDesk& desk = *deskOf(driver);
    desk.layAll();
    QVERIFY(!desk.features().isEmpty());
    driver.wait("map")->forceActiveFocus();
    driver.key(Qt::Key_Tab);
    QCOMPARE(desk.selected(), QString("t1"));
    const std::size_t steps = desk.setup().field.features.size();
    QVERIFY(steps > 0);
    driver.key(Qt::Key_Right, Qt::ShiftModifier);
    driver.key(Qt::Key_Escape);
    QCOMPARE(desk.selected(), QString());
    driver.key(Qt::Key_Tab);
    QVERIFY(!driver.wait("map")->hasActiveFocus());
}

void FieldTest::mapIsMoved()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeTable(driver);
    FieldMap& map = *mapOf(driver);
    QVERIFY(map.whole());
    driver.key(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(!map.whole());
    driver.key(Qt::Key_0, Qt::ControlModifier);
    QVERIFY(map.whole());
    // From the other side the near left corner is on the upper right.
    const QPointF before = map.at(map.width() * 0.3, map.height() * 0.5);
    driver.key(Qt::Key_T, Qt::ControlModifier);
    const QPointF after = map.at(map.width() * 0.7, map.height() * 0.5);
    QVERIFY(QPointF(before - after).manhattanLength() < 0.01);
    // The tape measures what is dragged: a quarter of the width.
    driver.key(Qt::Key_M, Qt::ControlModifier);
    const double cm = 300 / map.zoom();
    drag(driver, {map.width() / 2 - 150, map.height() / 2}, {300, 0});
    QVERIFY2(map.measured().startsWith(QString::number(std::floor(cm))), qPrintable(map.measured()));
}

void FieldTest::pages_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("large");
    const QSize wide(1280, 800), tall(800, 1280);
    QTest::newRow("wide-light") << wide << "light" << false;
    QTest::newRow("wide-dark") << wide << "dark" << false;
    QTest::newRow("tall-light") << tall << "light" << false;
    QTest::newRow("tall-dark-large") << tall << "dark" << true;
}

void FieldTest::pages()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(bool, large);
    const QString dress = QTest::currentDataTag();
    QDir().mkpath(PICTURES);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    driver.settings().setTheme(theme);
    driver.settings().setLargeText(large);
    const auto take = [&](const char* what) {
        driver.settle();
        QTest::qWait(200);
        examine(driver, what);
        QVERIFY(driver.window()->grabWindow().save(QString("%1/field-%2-%3.png").arg(PICTURES, what, dress)));
    };
    const QString first = army(driver, "egyptian", "Sons of Ra"), second = army(driver, "hittite", "Hatti");
    open(driver, "fields");
    take("0-empty");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("1-new");
    driver.key(Qt::Key_Escape);
    makeTable(driver);
    take("2-sides");
    tap(driver, {2});
    take("3-first");
    tap(driver, {2});
    take("4-type");
    tap(driver, {2, 4});
    take("5-item");
    tap(driver, {3, 4});
    take("6-draft");
    driver.click("place");
    FieldDesk& desk = *deskOf(driver);
    desk.layAll();
    driver.window()->property("screen").value<QObject*>()->setProperty("at", "rearrange");
    desk.select("t1");
    take("7-rearrange");
    desk.select({});
    driver.window()->property("screen").value<QObject*>()->setProperty("at", "armies");
    take("8-armies");
    QVERIFY(desk.setArmy(0, first));
    QVERIFY(desk.setArmy(1, second));
    take("9-way");
    driver.click("goOn");
    take("10-deploy");
    QVERIFY(desk.deploy(-1, "battle"));
    take("11-deployed");
    desk.select("A2");
    take("12-unit");
    desk.select({});
    driver.window()->property("screen").value<QObject*>()->setProperty("at", "print");
    take("13-print");
    driver.click("mapKey");
    take("14-legend");
    driver.key(Qt::Key_Escape);
    open(driver, "fields");
    take("15-list");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field.moc"
