// A battlefield whose terrain is chosen: from the bare table to its battle, by taps and by keys, a restart between.
#include "battleroom.h"
#include "chosenroom.h"
#include "faces.h"

#include "model/field/terrain/choosing.h"

#include <QSignalSpy>

namespace strategikon {

using namespace chosenroom;
using namespace fieldroom;

class FieldChosen : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void fromTheBareTableToItsBattle();
    void withoutArmies();
    void hillsAreCovered();
    void whatFellStays();
    void tables();
    void asOnesPlaying_data();
    void asOnesPlaying();
};

namespace {

QString words(Driver& driver, const char* name) { return driver.wait(name)->property("text").toString(); }

// With the keyboard alone.
void press(Driver& driver, const QString& name)
{
    QVERIFY2(driver.tabTo(name), qPrintable(name + ", not " + driver.focused()));
    driver.key(Qt::Key_Return);
}

bool isLegal(BattlefieldViewModel& desk)
{
    const QList<FieldFinding> faults = desk.terrain()->faults();
    return std::none_of(faults.begin(), faults.end(), [](const FieldFinding& one) { return one.severe; });
}

} // namespace

void FieldChosen::fromTheBareTableToItsBattle()
{
    QTemporaryDir home;
    {
        Driver driver(home.path());
        BattlefieldViewModel& desk = made(driver);
        QCOMPARE(desk.system(), QString("dbm"));
        QCOMPARE(desk.course()->steps(), QStringList({"armies", "terrain", "rearrange", "deploy", "print"}));
        QCOMPARE(stepShown(driver), QString("armies"));
        QVERIFY2(desk.tableWords().contains("50 paces are 2.5 cm"), qPrintable(desk.tableWords()));
        QVERIFY(!driver.wait("goOn")->isEnabled());
        bring(driver, 0, "Army of Italy");
        QVERIFY(driver.find("noArmies") == nullptr);
        bring(driver, 1, "Great Raid");
        QVERIFY2(words(driver, "brings-1").contains("must have: Wood"), qPrintable(words(driver, "brings-1")));
        driver.click("goOn");
        QCOMPARE(stepShown(driver), QString("terrain"));
        // Each names a season; a level roll is rolled again.
        QVERIFY(words(driver, "partTitle").contains("Near side"));
        driver.click("choose-summer");
        QVERIFY(words(driver, "partTitle").contains("Far side"));
        driver.click("choose-autumn");
        QVERIFY2(words(driver, "partWords").contains("near side 3"), qPrintable(words(driver, "partWords")));
        tap(driver, {4, 4});
        QVERIFY(words(driver, "partTitle").contains("Level"));
        tap(driver, {6, 3});
        QCOMPARE(desk.laying()->ask().what, QString("choose"));
        QCOMPARE(desk.laying()->ask().side, 0);
        // The invader has a river, if his die says so.
        driver.click("choose-river");
        QVERIFY2(words(driver, "partWords").contains("4 or more"), qPrintable(words(driver, "partWords")));
        tap(driver, {5});
        driver.click("endTerrain");
        // What each face would say of it.
        QVERIFY2(words(driver, "says-0").startsWith("1: 300 to 700 paces"), qPrintable(words(driver, "says-0")));
        tap(driver, {2});
        QTRY_VERIFY(driver.find("place") != nullptr);
        driver.click("place");
        QCOMPARE(desk.terrain()->features().size(), 1);
        // A step back and on again.
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(desk.terrain()->features().size(), 0);
        QCOMPARE(desk.laying()->ask().what, QString("place"));
        driver.click("showItem");
        driver.click("place");
        QCOMPARE(desk.terrain()->features().size(), 1);
        // The defender has to choose, wood as his list says.
        QCOMPARE(desk.laying()->ask().side, 1);
        QVERIFY2(words(driver, "partWords").contains("2 to 3 feature equivalents and has 0"),
            qPrintable(words(driver, "partWords")));
        QVERIFY(!driver.wait("endTerrain")->isEnabled());
        driver.click("choose-woods/large");
        QVERIFY(words(driver, "chosenSoFar").contains("Wood, large"));
        // Who was chosen for cannot be exchanged any more.
        QSignalSpy refused(&desk, &BattlefieldViewModel::refused);
        goTo(driver, "armies");
        bring(driver, 1, "Army of Italy");
        QCOMPARE(refused.count(), 1);
        QVERIFY(desk.armies()->sides()[1].army.contains("Great Raid"));
    }
    // Another evening, and no pointer.
    Driver driver(home.path());
    open(driver, "fields");
    driver.click("field-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
    BattlefieldViewModel& desk = *deskOf(driver);
    QCOMPARE(stepShown(driver), QString("terrain"));
    QCOMPARE(desk.laying()->ask().what, QString("choose"));
    QVERIFY2(desk.laying()->asked().words.contains("has ¾"), qPrintable(desk.laying()->asked().words));
    press(driver, "choose-marsh/large");
    QVERIFY2(desk.laying()->asked().words.contains("has 2¼"), qPrintable(desk.laying()->asked().words));
    press(driver, "endTerrain");
    QCOMPARE(desk.laying()->ask().what, QString("where"));
    QCOMPARE(desk.laying()->asked().faces.size(), 3);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_5);
    QTRY_VERIFY(driver.find("place") != nullptr);
    QCOMPARE(desk.laying()->draft().name, QString("Wood, large"));
    QCOMPARE(desk.laying()->draft().variants.size(), 0); // its size was chosen, and no cover is
    QCOMPARE(desk.laying()->draft().fault, QString());
    // Dragged off its sector it is told why it may not lie there, and by keys brought back.
    FieldMap& map = *mapOf(driver);
    const field::Feature proposed = *desk.field().draft();
    drag(driver, map.placeOf("draft"), {300, 0});
    QVERIFY(!desk.laying()->draft().fault.isEmpty());
    QVERIFY(!driver.wait("place")->isEnabled());
    QVERIFY(desk.terrain()->replace("draft", proposed, "move"));
    driver.settle();
    press(driver, "place");
    QCOMPARE(desk.terrain()->features().size(), 2);
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_3);
    QTRY_VERIFY(driver.find("place") != nullptr);
    press(driver, "place");
    // All of it lies: it is looked over, with what the dice said of the battle.
    QTRY_COMPARE(stepShown(driver), QString("rearrange"));
    QCOMPARE(desk.terrain()->features().size(), 3);
    QVERIFY(isLegal(desk));
    const QString settled = desk.laying()->settled().join(u' ');
    QVERIFY2(settled.startsWith("Near side invades") && settled.contains("Summer, from 17 o’clock; weather score 3"),
        qPrintable(settled));
    const QString log = desk.laying()->record().join(u'\n');
    for (const char* line : {"Who invades: 4 + 4, level, rolled again", "near side invades",
             "Far side, chosen: Marsh, large", "Near side, die for it: 5, allowed", "sector 1, 300 paces or more"}) {
        QVERIFY2(log.contains(line), qPrintable(QString(line) + " in\n" + log));
    }
    QVERIFY2(desk.terrain()->features()[0].place.contains(" p ("), qPrintable(desk.terrain()->features()[0].place));
    press(driver, "goOn");
    QCOMPARE(stepShown(driver), QString("deploy"));
    // Who invades deploys as the invader.
    QCOMPARE(desk.armies()->chosenWays()[0].id, QString("invader"));
    QCOMPARE(desk.armies()->chosenWays()[1].id, QString("defender"));
    // One tap into its battle: nobody is asked again who invades, nor when.
    goTo(driver, "print");
    QVERIFY(desk.course()->played());
    driver.click("startBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
    QTRY_VERIFY(driver.find("makeBattle") != nullptr && driver.find("makeBattle")->isEnabled());
    QVERIFY(driver.wait("battleField")->property("displayText").toString().contains("Trebia"));
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    const BattleViewModel& battle = *battleroom::deskOf(driver);
    const auto valueOf = [&](const char* name) {
        return battle.state()[1].fields[std::size_t(battle.recorder().game().fields().index(play::Sort::battle, name))];
    };
    QCOMPARE(valueOf("invader"), 0);
    QCOMPARE(valueOf("hour"), 17);
    QCOMPARE(valueOf("weather"), 3);
    for (const play::Step& step : battle.state().agenda) {
        QVERIFY2(step.what != "roll-off" && step.what != "season", step.what.c_str());
    }
}

// Nobody knows yet who will fight: anything may lie there, and the armies come afterwards.
void FieldChosen::withoutArmies()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = made(driver);
    driver.click("noArmies");
    QCOMPARE(stepShown(driver), QString("terrain"));
    driver.click("choose-winter");
    QCOMPARE(desk.course()->steps(), QStringList({"terrain", "rearrange", "armies", "deploy", "print"}));
    driver.click("choose-spring");
    QVERIFY2(!desk.laying()->asked().words.contains("aggression"), qPrintable(desk.laying()->asked().words));
    tap(driver, {2, 5});
    QCOMPARE(desk.laying()->ask().side, 1);
    // Roads that cross the middle bring steep hills with them, and are placed without dice.
    driver.click("choose-road");
    QVERIFY(driver.find("choose-steep-hills/large") != nullptr);
    driver.click("endTerrain");
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("decline"); // there is room for it: both agreed
    QCOMPARE(desk.setup().field.throws.back().came, std::string("agreed"));
    QCOMPARE(desk.laying()->ask().side, 0);
    driver.click("layAll");
    QTRY_COMPARE(stepShown(driver), QString("rearrange"));
    QVERIFY(isLegal(desk));
    driver.click("goOn");
    QCOMPARE(stepShown(driver), QString("armies"));
    bring(driver, 0, "Great Raid");
    bring(driver, 1, "Army of Italy");
    QCOMPARE(desk.armies()->sides()[0].army, QString("The Great Raid"));
    QCOMPARE(desk.armies()->sides()[0].brings, QString()); // it came too late for that
    QCOMPARE(desk.armies()->chosenWays()[1].id, QString("invader"));
}

// What grows on a steep hill is its side's choice, and stays so while other shapes are tried.
void FieldChosen::hillsAreCovered()
{
    QTemporaryDir home;
    Driver driver(home.path(), QSize(1280, 800));
    BattlefieldViewModel& desk = made(driver);
    driver.click("noArmies");
    driver.click("choose-winter");
    driver.click("choose-spring");
    tap(driver, {2, 5});
    for (const char* name : {"choose-road", "choose-steep-hills/large", "choose-steep-hills/small", "endTerrain"}) {
        driver.click(name);
    }
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("place");
    tap(driver, {5, 5});
    QTRY_VERIFY(driver.find("variant-wood") != nullptr);
    for (const char* cover : {"vineyard", "bare", "wood"}) {
        driver.click(QString("variant-%1").arg(cover));
        QCOMPARE(desk.laying()->draft().variant, QString(cover));
        driver.click("again");
        QCOMPARE(desk.laying()->draft().variant, QString(cover));
    }
    driver.shoot("chosen-13-cover");
    driver.click("place");
    const auto& hill = desk.setup().field.features.back();
    QCOMPARE(hill.pieces.back().kind, std::string("wood"));
}

// All that is left is laid by the program: what fell, was chosen and lies stays, and one undo takes the rest back.
void FieldChosen::whatFellStays()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = made(driver);
    driver.click("noArmies");
    driver.click("choose-winter");
    driver.click("choose-spring");
    tap(driver, {5, 2});
    const std::vector<field::Throw> before = desk.setup().field.throws;
    QCOMPARE(before.size(), std::size_t(3));
    driver.click("layAll");
    QTRY_VERIFY(desk.laying()->laid());
    const std::vector<field::Throw> after = desk.setup().field.throws;
    QVERIFY(after.size() > before.size());
    QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
    QVERIFY(isLegal(desk));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.setup().field.throws.size(), before.size());
    QCOMPARE(desk.course()->step(), QString("terrain"));
}

// The table of the figures, its scale, and ways that the system has.
void FieldChosen::tables()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "fields");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(driver.find("method-2") != nullptr && driver.find("figures-15mm") == nullptr); // Warmaster is offered first
    driver.click("system-dbm");
    QVERIFY(driver.find("method-2") == nullptr && driver.find("scaled") == nullptr);
    driver.click("unit-1");
    QVERIFY(driver.find("scaled") == nullptr);
    driver.click("unit-0");
    driver.click("figures-25mm");
    QVERIFY(driver.find("size-2") == nullptr); // its own table, or another
    driver.click("makeField");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
    const field::Table big = deskOf(driver)->setup().field.table;
    QVERIFY((big == field::Table{270, 150, field::Unit::pace, 0.08, 1, "25mm"}));
    made(driver, "25mm-small");
    QVERIFY(
        (deskOf(driver)->setup().field.table == field::Table{180, 120, field::Unit::pace, 0.08, 0.625, "25mm-small"}));
    // By agreement: nobody throws for sides there.
    BattlefieldViewModel& desk = made(driver, "15mm", 1);
    QCOMPARE(desk.course()->steps(), QStringList({"terrain", "armies", "deploy", "print"}));
    driver.click("item-8");
    QTRY_VERIFY(driver.find("place") != nullptr);
    QVERIFY(desk.laying()->draft().variants.size() > 1);
    driver.click("place");
    QTRY_COMPARE(desk.terrain()->features().size(), 1);
    driver.click("goOn");
    QCOMPARE(stepShown(driver), QString("armies"));
}

void FieldChosen::asOnesPlaying_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("large");
    QTest::newRow("wide-light") << QSize(1280, 800) << "light" << false;
    QTest::newRow("wide-dark") << QSize(1280, 800) << "dark" << false;
    QTest::newRow("phone-light") << QSize(480, 900) << "light" << false;
    QTest::newRow("phone-dark-large") << QSize(480, 900) << "dark" << true;
    QTest::newRow("wide-light-large") << QSize(1280, 800) << "light" << true;
}

// A picture of each question, and a look at what can be touched.
void FieldChosen::asOnesPlaying()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(bool, large);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    driver.settings().setTheme(theme);
    driver.settings().setLargeText(large);
    const auto take = [&](const char* what) {
        driver.settle();
        examine(driver, what);
        driver.rest();
        driver.shoot(QString("chosen-%1-%2").arg(what, QTest::currentDataTag()));
    };
    newTable(driver);
    take("0-new");
    driver.click("makeField");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
    seeded(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    take("1-armies");
    bring(driver, 0, "Army of Italy");
    bring(driver, 1, "Great Raid");
    take("2-brought");
    driver.click("goOn");
    take("3-season");
    driver.click("choose-summer");
    driver.click("choose-autumn");
    take("4-invades");
    tap(driver, {4, 4});
    tap(driver, {6, 3});
    take("5-invader");
    driver.click("choose-river");
    take("6-allow");
    tap(driver, {5});
    driver.click("endTerrain");
    take("7-where");
    tap(driver, {2});
    take("8-draft");
    driver.click("place");
    driver.click("choose-woods/large");
    take("9-choose");
    driver.click("choose-marsh/large");
    driver.click("endTerrain");
    take("10-sector");
    tap(driver, {1, 5});
    driver.click("place");
    tap(driver, {6, 3});
    driver.click("place");
    QTRY_VERIFY(desk.laying()->laid());
    take("11-laid");
    goTo(driver, "print");
    take("12-print");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldChosen test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_chosen.moc"
