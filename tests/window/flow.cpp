// From the first start to a legal army that is still there the next day.
#include "driver.h"

#include <QSignalSpy>

namespace strategikon {

class Flow : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void firstRunToReopen();
    void keyboardAlone();
    void libraryActions();
    void anotherNation();
    void namesAndNotes();
};

namespace {

int spent(Driver& driver) { return driver.wait("points")->property("spent").toInt(); }

QObject* builder(Driver& driver)
{
    QQuickItem* page = driver.wait("page");
    return page->property("item").value<QObject*>()->findChild<QObject*>("builder");
}

int findings(Driver& driver)
{
    return builder(driver)->property("findings").value<QObject*>()->property("count").toInt();
}

} // namespace

void Flow::firstRunToReopen()
{
    QTemporaryDir home;
    int filled = 0;
    {
        Driver driver(home.path());
        QVERIFY(driver.find("welcome"));
        driver.click(driver.row("nations", "nation-egyptian"));
        driver.click("startEmpty");
        QVERIFY(driver.wait("entries"));
        QCOMPARE(spent(driver), 0);
        // Nothing in it: the compulsory troops are missed, in words, each with a mend.
        QTRY_VERIFY(findings(driver) >= 3);
        const int before = findings(driver);
        // All at once: first the preview, then the army.
        QTRY_VERIFY(driver.find("mendAll"));
        driver.click("mendAll");
        QTRY_VERIFY(driver.wait("accept")->isEnabled());
        QVERIFY(!driver.find("keep"));
        QCOMPARE(findings(driver), before);
        driver.shoot("mend-all");
        driver.click("accept");
        QTRY_COMPARE(findings(driver), 0);
        QVERIFY(!driver.find("mendAll"));
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(findings(driver), before);
        // One by one.
        QTRY_VERIFY(driver.find("mend"));
        driver.click("mend");
        QTRY_VERIFY(findings(driver) < before);
        // A row's own plus and minus.
        QQuickItem* archers = driver.row("entries", "entry-archers");
        const int had = archers->property("taken").toInt();
        driver.click(driver.find("more", archers));
        QTRY_COMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), had + 1);
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), had);
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), had + 1);
        // Fill: first the preview, then the army.
        driver.click("fill");
        QQuickItem* accept = driver.wait("accept");
        QTRY_VERIFY(accept->isEnabled());
        QCOMPARE(driver.row("entries", "entry-archers")->property("taken").toInt(), had + 1);
        driver.click("accept");
        QTRY_COMPARE(findings(driver), 0);
        QCOMPARE(spent(driver), 1000);
        QVERIFY(builder(driver)->property("legal").toBool());
        // Any army at all, until one pleases: it keeps its seed.
        driver.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(driver.wait("accept")->isEnabled());
        const QString drawn = driver.wait("verdict")->property("text").toString();
        driver.click("drawAgain");
        QTRY_VERIFY(driver.wait("accept")->isEnabled() && driver.wait("verdict")->property("text").toString() != drawn);
        driver.shoot("random-army");
        driver.click("accept");
        QTRY_VERIFY(builder(driver)->property("note").toString().contains("seed"));
        QCOMPARE(spent(driver), 1000);
        QVERIFY(builder(driver)->property("legal").toBool());
        filled = spent(driver);
    }
    {
        Driver driver(home.path());
        QVERIFY(!driver.find("welcome"));
        QQuickItem* row = driver.row("armies", "army-0");
        QCOMPARE(row->property("spent").toInt(), filled);
        QVERIFY(row->property("legal").toBool());
        driver.click(row);
        QTRY_COMPARE(spent(driver), filled);
        // The way back reaches across the restart.
        driver.click("undo"); // what was drawn, and what was filled
        QTRY_VERIFY(!builder(driver)->property("note").toString().contains("seed"));
        driver.click("undo");
        QTRY_VERIFY(spent(driver) < filled);
        driver.click("redo");
        QTRY_COMPARE(spent(driver), filled);
    }
}

void Flow::keyboardAlone()
{
    QTemporaryDir home;
    Driver driver(home.path());
    // Typing finds the nation, Return makes the army.
    driver.wait("nationSearch")->forceActiveFocus();
    driver.type("norm");
    driver.key(Qt::Key_Return);
    QVERIFY(driver.wait("entries"));
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("norman"));
    QTRY_COMPARE(findings(driver), 0);
    // In the list: arrows, plus, minus, typing.
    QQuickItem* entries = driver.find("entries");
    QTRY_VERIFY(entries->hasActiveFocus());
    driver.key(Qt::Key_Down);
    QCOMPARE(entries->property("currentIndex").toInt(), 1);
    const int before = spent(driver);
    driver.key(Qt::Key_Plus);
    QTRY_VERIFY(spent(driver) > before);
    driver.key(Qt::Key_Minus);
    QTRY_COMPARE(spent(driver), before);
    driver.type("k");
    QTRY_COMPARE(driver.find("entrySearch")->property("text").toString(), QString("k"));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.find("entrySearch")->property("text").toString(), QString());
    driver.key(Qt::Key_Down);
    QTRY_VERIFY(entries->hasActiveFocus());
    // Details, help and back.
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(driver.find("unitName"));
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("unitName"));
    driver.key(Qt::Key_F1);
    QTRY_VERIFY(driver.window()->findChild<QObject*>("help")->property("opened").toBool());
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.window()->findChild<QObject*>("help")->property("opened").toBool());
    // Tab reaches a control of every part of the page and comes round again.
    QSet<QQuickItem*> seen;
    for (int i = 0; i < 120; ++i) {
        QTest::keyClick(driver.window(), Qt::Key_Tab);
        QQuickItem* item = driver.window()->activeFocusItem();
        QVERIFY(item);
        seen << item;
    }
    for (const char* name :
        {"entrySearch", "takenOnly", "fill", "best", "note", "place-armies", "undo", "back", "about"}) {
        QQuickItem* item = driver.find(name);
        QVERIFY2(item != nullptr && (seen.contains(item) || !item->isEnabled()), name);
    }
    driver.find("entries")->forceActiveFocus();
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("armies"));
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("make"));
}

void Flow::libraryActions()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.click(driver.row("nations", "nation-norse"));
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    driver.open("armies");
    QQuickItem* list = driver.wait("armies");
    QTRY_COMPARE(list->property("count").toInt(), 1);
    list->forceActiveFocus();
    driver.key(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(list->property("count").toInt(), 2);
    driver.key(Qt::Key_F2);
    QQuickItem* field = driver.wait("renameField");
    QTRY_VERIFY(field->hasActiveFocus());
    driver.type("Wolves");
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(!driver.find("renameField"));
    driver.wait("search")->forceActiveFocus();
    driver.type("wolv");
    QTRY_COMPARE(list->property("count").toInt(), 1);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(list->property("count").toInt(), 2);
    // The overflow button, for fingers.
    QQuickItem* row = driver.row("armies", "army-0");
    driver.click(driver.find("armyMenu", row));
    QObject* menu = driver.window()->findChild<QObject*>("armyActions");
    QVERIFY(menu);
    QTRY_VERIFY(menu->property("opened").toBool());
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!menu->property("visible").toBool());
    list->forceActiveFocus();
    driver.key(Qt::Key_Delete);
    QTRY_COMPARE(list->property("count").toInt(), 1);
    QQuickItem* toast = driver.wait("toast");
    QVERIFY(toast->property("undoable").toBool());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(list->property("count").toInt(), 2);
    driver.key(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(list->property("count").toInt(), 1);
    driver.click("archive");
    QTRY_COMPARE(list->property("count").toInt(), 1);
}

void Flow::anotherNation()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.click(driver.row("nations", "nation-egyptian"));
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    const int chariots = driver.row("entries", "entry-chariots")->property("taken").toInt();
    QVERIFY(chariots > 0);
    QMetaObject::invokeMethod(builder(driver), "setNation", Q_ARG(QString, "warmaster"), Q_ARG(QString, "norman"));
    driver.settle();
    // Nothing is dropped: what the other nation lacks is a row and a finding.
    QQuickItem* kept = driver.row("entries", "entry-Chariots");
    QCOMPARE(kept->property("taken").toInt(), chariots);
    QVERIFY(!kept->property("known").toBool());
    QTRY_VERIFY(findings(driver) > 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(builder(driver)->property("list").toString(), QString("egyptian"));
    QTRY_COMPARE(findings(driver), 0);
}

void Flow::namesAndNotes()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.click(driver.row("nations", "nation-egyptian"));
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    const int before = spent(driver);
    driver.row("entries", "entry-archers");
    QQuickItem* entries = driver.find("entries");
    entries->setProperty("currentIndex", 2);
    entries->forceActiveFocus();
    driver.key(Qt::Key_Return);
    QQuickItem* field = driver.wait("unitName");
    field->forceActiveFocus();
    driver.type("Medjay");
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("unitName"));
    QCOMPARE(spent(driver), before);
    driver.wait("entrySearch")->forceActiveFocus();
    driver.type("medjay");
    QTRY_COMPARE(entries->property("count").toInt(), 1);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Flow test;
    return strategikon::runTest(argc, argv, &test);
}

#include "flow.moc"
