// The armies that are kept: made, found, sorted, put away, changed, compared, and there again the next day.
#include "model/library/library.h"
#include "app/view/compare/comparing.h"
#include "faces.h"
#include "rooms.h"

#include <filesystem>

namespace strategikon {

using namespace rooms;

class LibraryTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void readyMadeForEveryNation();
    void foundAndSorted();
    void menuOfARow();
    void nationAndSizeOfAnArmy();
    void comparedSideBySide();
    void wayBackAcrossARestart();
};

namespace {

QObject* builder(Driver& driver) { return model(driver, "builder"); }

// Names of the armies on the page, from the top.
QStringList names(Driver& driver)
{
    QStringList names;
    QQuickItem* list = driver.wait("armies");
    for (int row = 0; row < list->property("count").toInt(); ++row) {
        names << driver.row("armies", "army-" + QString::number(row))->property("name").toString();
    }
    return names;
}

QString made(Driver& driver, const char* list, int points, const char* name, std::vector<std::string> tags = {})
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = points;
    army.name = name;
    army.tags = std::move(tags);
    Choice general;
    general.entry = "general";
    army.choices = {general};
    return driver.session().keep(army, "create");
}

void pickNation(Driver& driver, const QString& id) { driver.click(driver.row("nations", "nation-" + id)); }

} // namespace

void LibraryTest::readyMadeForEveryNation()
{
    QTemporaryDir home;
    Driver driver(home.path());
    struct Nation {
        QString system, list;
    };
    QList<Nation> nations; // rules without points have none ready
    for (const ListHeading& heading : driver.session().catalogue().headings()) {
        if (!findSystem(heading.system)->format().sizes.empty()) {
            nations << Nation{QString::fromStdString(heading.system), QString::fromStdString(heading.id)};
        }
    }
    QVERIFY(nations.size() >= 42);
    // The very first one from the first screen.
    const auto system = [&] { return driver.wait("system")->property("system").toString(); };
    const auto play = [&](const QString& wanted) {
        driver.click("system");
        QVERIFY(driver.wait("system")->property("popup").value<QObject*>()->property("visible").toBool());
        for (int row = 0; system() != wanted && row < 10; ++row) {
            driver.key(Qt::Key_Down);
            driver.key(Qt::Key_Return);
            QVERIFY(!driver.wait("system")->property("popup").value<QObject*>()->property("visible").toBool());
            if (system() != wanted) {
                driver.click("system");
            }
        }
        QCOMPARE(system(), wanted);
    };
    if (system() != nations.first().system) {
        play(nations.first().system);
    }
    pickNation(driver, nations.first().list);
    driver.wait("ready-0");
    driver.shoot("library-first-ready");
    driver.click("ready-0");
    QVERIFY(driver.wait("entries"));
    QVERIFY(builder(driver)->property("legal").toBool());
    // The others from the sheet, found by typing and taken by the keyboard alone.
    for (int i = 1; i < nations.size(); ++i) {
        open(driver, "armies");
        driver.key(Qt::Key_N, Qt::ControlModifier);
        driver.wait("nationSearch");
        if (system() != nations[i].system) {
            play(nations[i].system);
        }
        pickNation(driver, nations[i].list);
        QVERIFY(driver.wait("ready-0"));
        if (nations[i].system == "fog" && nations[i].list == "later-carthaginian") { // far below the usual size
            QCOMPARE(
                driver.wait("ready-0")->property("text").toString(), QString("Horse and nothing else, 507 points"));
        }
        if (i == 1) {
            driver.shoot("library-ready");
        }
        QVERIFY2(driver.tabTo("ready-0"), qPrintable(nations[i].list));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.wait("entries"));
        QCOMPARE(builder(driver)->property("list").toString(), nations[i].list);
        QVERIFY2(builder(driver)->property("legal").toBool(), qPrintable(nations[i].list));
        QVERIFY(builder(driver)->property("limit").toInt() > 0);
        QVERIFY(!builder(driver)->property("note").toString().isEmpty());
    }
    open(driver, "armies");
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), nations.size());
    // And from a nation's own page.
    open(driver, "nation", {{"system", "warmaster"}, {"list", "hun"}});
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click("ready-0");
    QVERIFY(driver.wait("entries"));
    QCOMPARE(builder(driver)->property("list").toString(), QString("hun"));
}

void LibraryTest::foundAndSorted()
{
    QTemporaryDir home;
    Driver driver(home.path());
    made(driver, "egyptian", 2000, "Kadesh", {"club", "painted"});
    QTest::qWait(20);
    made(driver, "norman", 1000, "Hastings", {"club"});
    QTest::qWait(20);
    const QString last = made(driver, "hun", 1500, "Aquileia");
    open(driver, "armies");
    QCOMPARE(names(driver), (QStringList{"Aquileia", "Hastings", "Kadesh"}));
    // By the keyboard: each order in turn.
    const QList<QStringList> orders{
        {"Aquileia", "Hastings", "Kadesh"}, {"Kadesh", "Aquileia", "Hastings"}, {"Kadesh", "Aquileia", "Hastings"}};
    QVERIFY(driver.tabTo("sort"));
    for (const QStringList& order : orders) {
        driver.key(Qt::Key_Down);
        QTRY_COMPARE(names(driver), order);
    }
    driver.shoot("library-sorted");
    // A tag is given where the army as a whole is, and taken off as a filter on the page.
    open(driver, "builder", {{"armyId", last}});
    driver.wait("entries");
    driver.click("about");
    driver.wait("tagsField")->forceActiveFocus();
    driver.type("painted, winter");
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("armies"));
    driver.click(driver.wait("tag-painted"));
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 2);
    driver.shoot("library-tag");
    driver.click(driver.wait("tag-painted"));
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 3);
    // Words of name, nation, tag and troops.
    for (const char* words : {"kade", "egyptian", "winter"}) {
        driver.wait("search")->forceActiveFocus();
        driver.type(words);
        QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 1);
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 3);
    }
    driver.type("nobody");
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 0);
    driver.shoot("library-none");
    // The way out of an empty search is a button.
    QVERIFY(driver.tabTo("emptyAction"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 3);
    QTRY_VERIFY(driver.wait("armies")->hasActiveFocus());
}

void LibraryTest::menuOfARow()
{
    QTemporaryDir home;
    Driver driver(home.path());
    made(driver, "egyptian", 2000, "Kadesh");
    open(driver, "armies");
    QQuickItem* list = driver.wait("armies");
    list->forceActiveFocus();
    // By the keyboard: the menu, down to renaming.
    driver.key(Qt::Key_Return, Qt::ControlModifier);
    QObject* menu = driver.window()->findChild<QObject*>("armyActions");
    QTRY_VERIFY(menu->property("opened").toBool());
    driver.shoot("library-menu");
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    QQuickItem* field = driver.wait("renameField");
    QTRY_VERIFY(field->hasActiveFocus());
    driver.type("Qadesh");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(names(driver), QStringList{"Qadesh"});
    QTRY_VERIFY(list->hasActiveFocus());
    // Escape renames nothing and gives the keyboard back.
    driver.key(Qt::Key_F2);
    QTRY_VERIFY(driver.wait("renameField")->hasActiveFocus());
    driver.type("Nothing");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("renameField"));
    QCOMPARE(names(driver), QStringList{"Qadesh"});
    QTRY_VERIFY(list->hasActiveFocus());
    // By the pointer: a copy, then the archive and back.
    const auto choose = [&](const char* item) {
        driver.click(driver.find("armyMenu", driver.row("armies", "army-0")));
        QTRY_VERIFY(menu->property("opened").toBool());
        driver.click(item);
        QTRY_VERIFY(!menu->property("visible").toBool());
    };
    choose("menuDuplicate");
    QTRY_COMPARE(names(driver), (QStringList{"Qadesh (copy)", "Qadesh"}));
    choose("menuArchive");
    QTRY_COMPARE(names(driver), QStringList{"Qadesh"});
    driver.click("archive");
    QTRY_COMPARE(names(driver), QStringList{"Qadesh (copy)"});
    driver.shoot("library-archive");
    choose("menuArchive");
    QTRY_COMPARE(list->property("count").toInt(), 0);
    driver.click("archive");
    QTRY_COMPARE(list->property("count").toInt(), 2);
    choose("menuDelete");
    QTRY_COMPARE(list->property("count").toInt(), 1);
    // The toast takes it back; the keyboard is still on the list.
    list->forceActiveFocus();
    driver.click("toastUndo");
    QTRY_COMPARE(list->property("count").toInt(), 2);
    QTRY_VERIFY(list->hasActiveFocus());
    // The last one deleted: the keyboard is not lost on an empty page.
    driver.key(Qt::Key_Delete);
    driver.key(Qt::Key_Delete);
    QTRY_COMPARE(list->property("count").toInt(), 0);
    QVERIFY(driver.tabTo("newArmy"));
}

void LibraryTest::nationAndSizeOfAnArmy()
{
    QTemporaryDir home;
    Driver driver(home.path());
    pickNation(driver, "egyptian");
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    QTRY_COMPARE(builder(driver)->property("spent").toInt(), 1000);
    // Another size: by the segments, then typed.
    driver.click("about");
    driver.click(driver.wait("sizes-2"));
    QTRY_COMPARE(builder(driver)->property("limit").toInt(), 2000);
    QQuickItem* field = driver.wait("pointsField");
    QCOMPARE(field->property("text").toString(), QString("2000"));
    field->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("2500");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(builder(driver)->property("limit").toInt(), 2500);
    QVERIFY(!builder(driver)->property("legal").toBool());
    // Another nation, picked by typing; what it lacks is kept and told.
    driver.click("move");
    driver.wait("nationSearch")->forceActiveFocus();
    driver.type("norm");
    driver.shoot("library-move");
    QVERIFY(driver.tabTo("done"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("norman"));
    driver.click("done");
    QTRY_VERIFY(!driver.find("nameField"));
    QQuickItem* kept = driver.row("entries", "entry-Chariots");
    const int chariots = kept->property("taken").toInt();
    QVERIFY(chariots > 1);
    // What is not in the list can be stepped down and taken away.
    driver.click(driver.find("less", kept));
    QTRY_COMPARE(driver.row("entries", "entry-Chariots")->property("taken").toInt(), chariots - 1);
    driver.shoot("library-moved");
    // All of it back, step by step, by the button in the rail.
    for (int step = 0; step < 4; ++step) {
        driver.click("undo");
    }
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("egyptian"));
    QTRY_COMPARE(builder(driver)->property("limit").toInt(), 1000);
    QVERIFY(builder(driver)->property("legal").toBool());
}

void LibraryTest::comparedSideBySide()
{
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Kadesh");
    armyOf(driver, "egyptian", 6, "Megiddo");
    open(driver, "armies");
    QObject* menu = driver.window()->findChild<QObject*>("armyActions");
    driver.click(driver.find("armyMenu", driver.row("armies", "army-0")));
    QTRY_VERIFY(menu->property("opened").toBool());
    driver.click("menuCompare");
    QTRY_VERIFY(driver.row("armies", "army-0")->property("marked").toBool());
    driver.shoot("library-compare-first");
    driver.click(driver.row("armies", "army-1"));
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("compare"));
    const auto left = [&] { return qobject_cast<Comparing*>(model(driver, "comparing"))->armies().first().name; };
    QCOMPARE(left(), QString("Megiddo"));
    driver.shoot("library-compared");
    QVERIFY(driver.tabTo("onlyDifferent"));
    driver.key(Qt::Key_Space);
    QVERIFY(driver.tabTo("swap"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(left(), QString("Kadesh"));
    driver.shoot("library-compared-swapped");
    QVERIFY(driver.tabTo("open-1"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("builder"));
    QCOMPARE(builder(driver)->property("name").toString(), QString("Megiddo"));
    // Choosing the first one and thinking better of it.
    open(driver, "armies");
    driver.wait("armies")->forceActiveFocus();
    driver.key(Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY(driver.row("armies", "army-0")->property("marked").toBool());
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.row("armies", "army-0")->property("marked").toBool());
}

void LibraryTest::wayBackAcrossARestart()
{
    QTemporaryDir home;
    QString id;
    {
        Driver driver(home.path());
        pickNation(driver, "egyptian");
        driver.click("startEmpty");
        QVERIFY(driver.wait("entries"));
        for (int i = 0; i < 3; ++i) {
            driver.click(driver.find("more", driver.row("entries", "entry-archers")));
        }
        id = builder(driver)->property("armyId").toString();
        driver.key(Qt::Key_Z, Qt::ControlModifier); // two archers; one step to redo
        open(driver, "armies");
        driver.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 2);
        driver.key(Qt::Key_Delete);
        QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 1);
    }
    {
        Driver driver(home.path());
        // On the page of the armies: the last thing that was done is the deletion.
        QQuickItem* list = driver.wait("armies");
        QCOMPARE(list->property("count").toInt(), 1);
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list->property("count").toInt(), 2);
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(list->property("count").toInt(), 1);
        // In the army: its own steps, in both directions, and no other's.
        open(driver, "builder", {{"armyId", id}});
        const auto archers = [&] { return driver.row("entries", "entry-archers")->property("taken").toInt(); };
        QTRY_COMPARE(archers(), 2);
        QVERIFY(driver.wait("redo")->isEnabled());
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(archers(), 3);
        QVERIFY(!driver.wait("redo")->isEnabled());
        for (int left = 2; left >= 0; --left) {
            driver.key(Qt::Key_Z, Qt::ControlModifier);
            QTRY_COMPARE(archers(), left);
        }
    }
    {
        // And once more, forwards this time.
        Driver driver(home.path());
        open(driver, "builder", {{"armyId", id}});
        for (int step = 0; step < 3; ++step) {
            driver.click("redo");
        }
        QTRY_COMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), 3);
        // The button has nothing more to do and lets the keyboard go to the page.
        QVERIFY(!driver.wait("redo")->isEnabled());
        QTRY_VERIFY(driver.wait("entries")->hasActiveFocus());
        driver.key(Qt::Key_Plus);
        QCOMPARE(
            driver.wait("entries")->property("currentItem").value<QQuickItem*>()->property("taken").toInt() > 0, true);
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::LibraryTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "library.moc"
