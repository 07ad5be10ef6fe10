// A list of one's own, by its form: rows, upgrades, limits, and the way to what only the file can say.
#include "app/view/nations/ownshown.h"
#include "faces.h"
#include "rooms.h"

namespace strategikon {

using namespace rooms;

class OwnLists : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void upgradesAreAdded();
    void limitsAreAdded();
    void limitsOfAFile();
    void tiesAreInTheFile();
};

namespace {

// A list of three rows, opened in the editor.
QString begun(Driver& driver, const QTemporaryDir& home, const QByteArray& more = {})
{
    QDir().mkpath(home.filePath("lists/warmaster"));
    QFile file(home.filePath("lists/warmaster/galatian.yaml"));
    const QByteArray text = "system: warmaster\nid: galatian\nname: Galatian\nentries:\n"
                            "  - {id: warriors, name: Warriors, type: Infantry, size: 3, points: 35}\n"
                            "  - {id: slingers, name: Slingers, type: Infantry, size: 3, points: 30}\n"
                            "  - {id: general, name: General, type: General, command: 8, size: 1, min: 1, max: 1, per: "
                            "army, points: 100}\n";
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text + more);
        file.close();
    }
    driver.session().readLists();
    open(driver, "ownlist", {{"system", "warmaster"}, {"list", "galatian"}});
    return file.fileName();
}

QObject* own(Driver& driver) { return model(driver, "ownList"); }

// The faults that stand beside the row that is open.
QStringList told(Driver& driver)
{
    QStringList words;
    for (const FaultShown& fault : own(driver)->property("faults").value<QList<FaultShown>>()) {
        words << fault.words;
    }
    return words;
}

void pick(Driver& driver, const char* picker, const QString& words)
{
    QQuickItem* box = driver.wait(picker);
    box->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_Return);
    for (int step = 0; step < 8 && box->property("displayText").toString() != words; ++step) {
        // The lit row is the one that Return picks.
        const int lit = box->property("highlightedIndex").toInt();
        const QString there =
            box->property("delegateModel").isValid() ? box->property("textRole").toString() : QString();
        QString text;
        QMetaObject::invokeMethod(box, "textAt", Q_RETURN_ARG(QString, text), Q_ARG(int, lit));
        if (text == words) {
            break;
        }
        driver.key(lit == 0 || text.isEmpty() || !there.isEmpty() ? Qt::Key_Down : Qt::Key_Up);
    }
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(box->property("displayText").toString(), words);
}

} // namespace

void OwnLists::upgradesAreAdded()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString path = begun(driver, home);
    QVERIFY(own(driver)->property("correct").toBool());
    driver.key(Qt::Key_U, Qt::ControlModifier);
    QTRY_COMPARE(own(driver)->property("count").toInt(), 4);
    // The new row is open, its name selected: typing names it.
    QTRY_COMPARE(driver.focused(), QString("rowName"));
    driver.type("Chosen men");
    pick(driver, "kind", "Guard");
    driver.click("host-warriors");
    driver.click("host-general");
    driver.wait("cell-points")->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("+10");
    driver.wait("cell-max")->forceActiveFocus();
    driver.type("1");
    QVERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    driver.shoot("ownlist-upgrade");
    examine(driver, "an upgrade of an own list");
    QTRY_VERIFY(read(path).contains("Chosen men"));
    const QString text = read(path);
    QVERIFY2(text.contains("id: chosen-men") && text.contains("kind: guard") && text.contains("for: [warriors]")
            && text.contains("+10"),
        qPrintable(text));
    // Nobody may have it: told in one sentence beside the row, and what was correct stays in the file.
    driver.click("host-warriors");
    QTRY_VERIFY(!own(driver)->property("correct").toBool());
    QCOMPARE(told(driver).size(), 1);
    driver.shoot("ownlist-upgrade-fault");
    QCOMPARE(read(path), text);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(own(driver)->property("correct").toBool());
    // It is an upgrade like any other: an army may have it.
    Army army;
    army.system = "warmaster";
    army.list = "galatian";
    army.points = 1000;
    Choice warriors;
    warriors.entry = "warriors";
    army.choices = {warriors};
    driver.key(Qt::Key_Escape);
    open(driver, "builder", {{"armyId", driver.session().keep(army, "create")}});
    QVERIFY(driver.wait("option-chosen-men"));
}

void OwnLists::limitsAreAdded()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString path = begun(driver, home);
    driver.key(Qt::Key_L, Qt::ControlModifier);
    QTRY_COMPARE(own(driver)->property("count").toInt(), 4);
    QTRY_COMPARE(driver.focused(), QString("limitName"));
    driver.type("Few slingers");
    // By number: at most 4 units of warriors and slingers for each full thousand points.
    driver.click("of-slingers");
    driver.wait("limitNumber")->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("4");
    driver.click("limitThousand");
    QVERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    driver.shoot("ownlist-limit");
    examine(driver, "a limit of an own list");
    const auto file = [&] { return read(path); };
    QTRY_VERIFY(file().contains("per: thousand"));
    QVERIFY2(file().contains("of: [warriors, slingers]") && file().contains("at-most: 4"), qPrintable(file()));
    // No number: one sentence, at its row.
    driver.wait("limitNumber")->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("many");
    QTRY_COMPARE(told(driver).size(), 1);
    driver.shoot("ownlist-limit-fault");
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("4");
    QTRY_VERIFY(own(driver)->property("correct").toBool());
    // As a part of others: half as many slingers as warriors.
    driver.click("of-warriors");
    driver.click("limitShared");
    driver.click("shareOf-warriors");
    driver.click("limitThousand");
    QTRY_VERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    driver.shoot("ownlist-limit-share");
    QTRY_VERIFY(file().contains("share: [1, 2]"));
    // Only when there is a general; the other bound; what is counted.
    QQuickItem* fold = driver.wait("limitWhen");
    fold->setProperty("open", true);
    driver.settle();
    driver.click("when-general");
    QTRY_VERIFY(file().contains("when: [general]"));
    pick(driver, "limitSide", "At least");
    QTRY_VERIFY(file().contains("at-least:"));
    QVERIFY(!file().contains("at-most:"));
    pick(driver, "limitCount", "Stands");
    QTRY_VERIFY(file().contains("count: stands"));
    QVERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    // The line says it in words, also on the nation's page.
    driver.wait("limitName")->forceActiveFocus();
    const QString words = driver.row("rows", "ownRow-3")->property("figures").toString();
    QVERIFY2(words.contains("Slingers") && words.contains("1/2") && words.contains("when there is General"),
        qPrintable(words));
    // Taken away, and brought back.
    driver.click("removeRow");
    QTRY_COMPARE(own(driver)->property("count").toInt(), 3);
    QTRY_VERIFY(!file().contains("limits"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(own(driver)->property("count").toInt(), 4);
    QTRY_VERIFY(file().contains("limits"));
}

void OwnLists::limitsOfAFile()
{
    QTemporaryDir home;
    Driver driver(home.path());
    // Written by hand, with what the form has no field for: it stays.
    begun(driver, home,
        "limits:\n  - {id: odd, count: points, of: [warriors], at-least: 35, at-most: 350, text: As agreed in the "
        "club., unless: [slingers]}\n");
    QVERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    QQuickItem* row = driver.row("rows", "ownRow-3");
    driver.click(driver.find("line", row));
    QQuickItem* number = driver.wait("limitNumber");
    QCOMPARE(number->property("text").toString(), QString("350"));
    number->forceActiveFocus();
    driver.key(Qt::Key_Backspace);
    driver.key(Qt::Key_Backspace);
    driver.key(Qt::Key_Backspace);
    driver.type("700");
    const QString path = home.filePath("lists/warmaster/galatian.yaml");
    QTRY_VERIFY(read(path).contains("at-most: 700"));
    for (const char* kept : {"at-least: 35", "As agreed in the club.", "unless: [slingers]", "count: points"}) {
        QVERIFY2(read(path).contains(kept), qPrintable(read(path)));
    }
}

void OwnLists::tiesAreInTheFile()
{
    QTemporaryDir home;
    Driver driver(home.path());
    begun(driver, home,
        "upgrades:\n  - {id: chariot, name: Chariot, kind: mount, for: [general, warriors], type: Mount, points: "
        "+10}\nties:\n  - {id: general-first, kind: needs-first, upgrades: [chariot], entry: general}\n");
    QVERIFY2(own(driver)->property("correct").toBool(), qPrintable(told(driver).join("; ")));
    QCOMPARE(own(driver)->property("ties").toInt(), 1);
    QMetaObject::invokeMethod(driver.wait("rows"), "positionViewAtEnd");
    driver.shoot("ownlist-ties");
    driver.click("showTies");
    QQuickItem* file = driver.wait("fileText");
    QTRY_VERIFY(file->hasActiveFocus());
    const QString text = file->property("text").toString();
    QVERIFY(text.mid(file->property("cursorPosition").toInt()).startsWith("ties:"));
    driver.shoot("ownlist-ties-file");
    // A tie that names nobody is told with its line, like any other fault.
    for (int i = 0; i < 3; ++i) {
        driver.key(Qt::Key_Down);
    }
    QMetaObject::invokeMethod(
        own(driver), "setText", Q_ARG(QString, QString(text).replace("upgrades: [chariot]", "upgrades: [wagon]")));
    QTRY_COMPARE(told(driver).size(), 1);
    QVERIFY(told(driver).first().contains("wagon"));
    driver.shoot("ownlist-ties-fault");
    driver.key(Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("rows"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::OwnLists test;
    return strategikon::runTest(argc, argv, &test);
}

#include "ownlists.moc"
