// Everything is tapped twice, a quarter of a second apart, on the same spot, whatever has come to lie there by then:
// what ends much (a turn, an army, a file) ends once.
#include "exampleroom.h"
#include "faces.h"

#include "app/view/field/battlefields.h"

namespace strategikon {

using namespace battleroom;

class TwiceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everyButton_data();
    void everyButton();
    void everyButtonOfABattle();
    void nothingThisTurn();
    void menusOfARow_data();
    void menusOfARow();
    void keysThatDelete();
    void aFileThatIsThere();

private:
    QString army_;
    void begin(Driver& driver);
};

namespace {

constexpr int apart = 250; // milliseconds

void tapTwice(Driver& driver, QPoint at)
{
    driver.look();
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    QTest::qWait(apart);
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    driver.settle();
}

// What can be lost.
struct Owned {
    int armies = 0, fields = 0, rows = 0;
};

Owned owned(Driver& driver)
{
    Library& library = *driver.session().library();
    Owned all{int(library.armies()->size()), int(library.fields()->size()), 0};
    QObject* page = driver.wait("page")->property("item").value<QObject*>();
    if (const QObject* list = page != nullptr ? page->findChild<QObject*>("ownList") : nullptr) {
        all.rows = list->property("count").toInt();
    }
    return all;
}

// In the window and not under anything: its middle is its own.
QList<QPoint> buttons(Driver& driver, QStringList& names)
{
    QList<QPoint> places;
    const QRect window(QPoint(), driver.window()->size());
    const QQuickItem* navigation = driver.find("navigation"); // none beside a battle
    for (QQuickItem* item : driver.all()) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (face == nullptr || face->object() != item || !item->isEnabled()
            || (face->role() != QAccessible::Button && face->role() != QAccessible::PageTab)) {
            continue;
        }
        const QPoint at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
        if (window.contains(at) && (navigation == nullptr || !navigation->isAncestorOf(item))) {
            places << at;
            names << describe(item);
        }
    }
    return places;
}

int turnOf(const BattleViewModel& desk) { return 2 * desk.state().turn + desk.state().side; }

// How often somebody has said that a phase is over.
int phasesEnded(const BattleViewModel& desk)
{
    int ended = 0;
    for (const play::Entry& entry : desk.recorder().battle().log()) {
        ended += entry.answer.what == "end-phase" && !entry.answer.unasked;
    }
    return ended;
}

} // namespace

void TwiceTest::begin(Driver& driver)
{
    army_ = armyOf(driver, "egyptian", 4, "Sons of Ra");
    armyOf(driver, "hittite", 2, "Hatti");
    armyOf(driver, "indian", 2, "Poros");
    for (const char* name : {"Hydaspes", "Kadesh", "Cannae"}) {
        Battlefields().create({"warmaster", name, 180, 120, false, false, "random"});
    }
}

void TwiceTest::everyButton_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page : {"armies", "fields", "battles", "collection", "settings", "builder", "nation", "field",
             "scenery", "export", "import"}) {
        QTest::newRow(page) << page;
    }
}

void TwiceTest::everyButton()
{
    QFETCH(QString, page);
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    const QString field = Battlefields().create({"warmaster", "Raphia", 180, 120, false, false, "random"});
    const QVariantMap args{{"armyId", army_}, {"fieldId", field}, {"system", "warmaster"}, {"list", "egyptian"}};
    QStringList names;
    open(driver, page, args);
    driver.rest();
    const QList<QPoint> places = buttons(driver, names);
    QVERIFY(!places.isEmpty());
    for (qsizetype i = 0; i < places.size(); ++i) {
        open(driver, page, args);
        driver.rest();
        const Owned before = owned(driver);
        tapTwice(driver, places[i]);
        const Owned after = owned(driver);
        QVERIFY2(
            before.armies - after.armies <= 1 && before.fields - after.fields <= 1 && before.rows - after.rows <= 1,
            qPrintable(names[i]));
        driver.key(Qt::Key_Escape); // a sheet or a menu
        driver.key(Qt::Key_Escape);
    }
}

// Wherever in the turn: the other side's turn and the next phase are never ended with the first.
void TwiceTest::everyButtonOfABattle()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel* desk = onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk->state().turn == 0; ++step) {
        answerCard(driver);
    }
    QCOMPARE(desk->state().turn, 1);
    driver.rest();
    QStringList names;
    const QList<QPoint> places = buttons(driver, names);
    QVERIFY(places.size() > 8);
    const QString id = desk->battleId();
    const int head = desk->recorder().battle().head();
    for (qsizetype i = 0; i < places.size(); ++i) {
        open(driver, "battle", {{"battleId", id}});
        desk = deskOf(driver);
        desk->past()->goTo(head);
        driver.rest();
        const int turn = turnOf(*desk), ended = phasesEnded(*desk);
        tapTwice(driver, places[i]);
        if (driver.window()->property("page").toString() == "battle") {
            desk = deskOf(driver);
            QVERIFY2(turnOf(*desk) - turn <= 1, qPrintable(names[i]));
            QVERIFY2(phasesEnded(*desk) - ended <= 1, qPrintable(names[i]));
        }
        driver.key(Qt::Key_Escape);
    }
}

void TwiceTest::nothingThisTurn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const int turn = turnOf(desk);
    QQuickItem* pass = driver.wait("passTurn");
    tapTwice(driver, pass->mapToScene({pass->width() / 2, pass->height() / 2}).toPoint());
    QCOMPARE(turnOf(desk), turn + 1);
    driver.look();
    driver.click("passTurn"); // the other side has been seen: now it is meant
    QCOMPARE(turnOf(desk), turn + 2);
}

void TwiceTest::menusOfARow_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("button");
    QTest::newRow("armies") << "armies"
                            << "army-0"
                            << "armyMenu";
    QTest::newRow("fields") << "fields"
                            << "field-0"
                            << "fieldMenu";
}

void TwiceTest::menusOfARow()
{
    QFETCH(QString, page);
    QFETCH(QString, row);
    QFETCH(QString, button);
    for (const char* item : {"menuDelete", "menuArchive"}) {
        QTemporaryDir home;
        Driver driver(home.path());
        begin(driver);
        open(driver, page);
        const Owned before = owned(driver);
        driver.click(driver.find(button, driver.row(page, row)));
        QQuickItem* remove = driver.wait(item);
        QVERIFY(remove != nullptr);
        tapTwice(driver, remove->mapToScene({remove->width() / 2, remove->height() / 2}).toPoint());
        const Owned after = owned(driver);
        QCOMPARE(before.armies - after.armies + before.fields - after.fields, 1);
    }
}

// A key that is struck twice, and one that is held down.
void TwiceTest::keysThatDelete()
{
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    for (const char* page : {"armies", "fields"}) {
        open(driver, page);
        driver.wait(page)->forceActiveFocus();
        driver.look();
        const Owned before = owned(driver);
        for (int stroke = 0; stroke < 2; ++stroke) {
            QTest::keyClick(driver.window(), Qt::Key_Delete);
            QTest::qWait(apart / 2);
        }
        const Owned after = owned(driver);
        QCOMPARE(before.armies + before.fields - after.armies - after.fields, 1);
        driver.key(Qt::Key_Delete); // seen: now it is meant
        QCOMPARE(before.armies + before.fields - owned(driver).armies - owned(driver).fields, 2);
    }
}

void TwiceTest::aFileThatIsThere()
{
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    open(driver, "export", {{"armyId", army_}});
    QTemporaryDir documents; // nothing is written beside the library
    const QString there = documents.filePath("there.pdf");
    QFile file(there);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    driver.click("savePdf");
    driver.wait("fileName")->setProperty("text", there);
    driver.wait("fileName")->forceActiveFocus();
    driver.look();
    for (int stroke = 0; stroke < 2; ++stroke) {
        QTest::keyClick(driver.window(), Qt::Key_Return);
        QTest::qWait(apart / 2);
    }
    QCOMPARE(read(there), QString("mine"));
    driver.click("fileDone");
    QTRY_VERIFY(read(there) != QString("mine"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::TwiceTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "twice.moc"
