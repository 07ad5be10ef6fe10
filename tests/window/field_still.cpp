// Terrain and notes under a tapping finger: on the page beside the map buttons keep their places from tap to tap.
#include "chosenroom.h"
#include "dbmfieldroom.h"

namespace strategikon {

using namespace chosenroom;
using namespace dbmfieldroom;

class FieldStill : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void choosing_data() { windows(); }
    void choosing();
    void whatComesWithARoad();
    void placing_data() { windows(); }
    void placing();
    void undoneWholeTable_data();
    void undoneWholeTable();
    void notes_data() { windows(); }
    void notes();

private:
    static void windows();
};

namespace {

// Every button of the page beside the map by its name, and where it is in what scrolls there.
std::map<QString, QRectF> buttons(Driver& driver)
{
    std::map<QString, QRectF> all;
    const QQuickItem* panel = driver.wait("panel");
    QQuickItem* column = driver.wait("partTitle")->parentItem();
    for (QQuickItem* item : driver.all()) {
        if (panel->isAncestorOf(item) && item->inherits("QQuickAbstractButton")) {
            const QString name = item->objectName().isEmpty() ? item->property("text").toString() : item->objectName();
            all[name] = item->mapRectToItem(column, item->boundingRect());
        }
    }
    return all;
}

QString difference(const std::map<QString, QRectF>& before, const std::map<QString, QRectF>& after)
{
    QStringList words;
    for (const auto& [name, place] : before) {
        const auto it = after.find(name);
        if (it == after.end()) {
            words << name + " is gone";
        } else if (it->second != place) {
            words << QString("%1 went by %2, %3 and grew by %4, %5")
                         .arg(name)
                         .arg(it->second.x() - place.x())
                         .arg(it->second.y() - place.y())
                         .arg(it->second.width() - place.width())
                         .arg(it->second.height() - place.height());
        }
    }
    for (const auto& [name, place] : after) {
        if (!before.contains(name)) {
            words << name + " is new";
        }
    }
    return words.join("; ");
}

void compareStill(const std::map<QString, QRectF>& before, Driver& driver, const QString& after)
{
    const QString moved = difference(before, buttons(driver));
    QVERIFY2(moved.isEmpty(), qPrintable(after + ": " + moved));
}

// The far side's turn to choose; nothing lies on the table.
void toDefender(Driver& driver)
{
    made(driver);
    bring(driver, 0, "Army of Italy");
    bring(driver, 1, "Great Raid");
    driver.click("goOn");
    driver.click("choose-summer");
    driver.click("choose-autumn");
    tap(driver, {6, 3});
    driver.click("endTerrain");
    QCOMPARE(deskOf(driver)->laying()->ask().what, QString("choose"));
    QCOMPARE(deskOf(driver)->laying()->ask().side, 1);
}

Driver& inWindow(std::optional<Driver>& driver, const QTemporaryDir& home)
{
    [&] {
        QFETCH(QSize, size);
        QFETCH(bool, large);
        driver.emplace(home.path(), size);
        driver->settings().setLargeText(large);
    }();
    return *driver;
}

} // namespace

void FieldStill::windows()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("large");
    QTest::newRow("wide") << QSize(1280, 800) << false;
    QTest::newRow("wide-large") << QSize(1280, 800) << true;
    QTest::newRow("phone") << QSize(480, 900) << false;
    QTest::newRow("phone-large") << QSize(480, 900) << true;
    QTest::newRow("small") << QSize(360, 740) << false;
}

// What may not be had any more stands where it stood, and so does all else: a second tap finds what the first one
// found.
void FieldStill::choosing()
{
    QTemporaryDir home;
    std::optional<Driver> one;
    Driver& driver = inWindow(one, home);
    toDefender(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    const auto before = buttons(driver);
    QVERIFY(before.contains("layAll") && before.contains("endTerrain") && before.contains("choose-woods/small"));
    QVERIFY(!driver.wait("endTerrain")->isEnabled());
    int taps = 0;
    for (const char* what : {"choose-woods/small", "choose-woods/large", "choose-marsh/small", "choose-marsh/medium",
             "choose-marsh/small", "choose-gentle-hills/small", "choose-woods/small"}) {
        QQuickItem* button = driver.find(what);
        if (button == nullptr || !button->isEnabled()) {
            continue;
        }
        driver.click(what);
        ++taps;
        compareStill(before, driver, what);
        QVERIFY(button->property("checked").toBool());
        // Under the finger still.
        const QPoint finger = button->mapToScene({button->width() / 2, button->height() / 2}).toPoint();
        const std::size_t throws = desk.setup().field.throws.size();
        const bool open = button->isEnabled();
        QTest::mouseClick(driver.window(), Qt::LeftButton, {}, finger);
        driver.settle();
        taps += open;
        QCOMPARE(desk.setup().field.throws.size(), throws + (open ? 1 : 0));
        QVERIFY(!desk.laying()->laid());
        compareStill(before, driver, QString(what) + " again");
    }
    QVERIFY2(taps > 2, qPrintable(QString::number(taps)));
    QVERIFY(driver.wait("endTerrain")->isEnabled());
    const auto enabled = [&] {
        int count = 0;
        for (const auto& [name, place] : buttons(driver)) {
            count += name.startsWith("choose-") && driver.find(name)->isEnabled();
        }
        return count;
    };
    QVERIFY(enabled() < int(before.size()));
    driver.rest();
    driver.shoot(QString("still-chosen-%1").arg(QTest::currentDataTag()));
}

void FieldStill::whatComesWithARoad()
{
    QTemporaryDir home;
    Driver driver(home.path());
    made(driver);
    driver.click("noArmies");
    driver.click("choose-winter");
    const auto seasons = buttons(driver);
    driver.click("choose-spring");
    tap(driver, {2, 5});
    const auto before = buttons(driver);
    QVERIFY(!driver.wait("choose-steep-hills/large")->isEnabled());
    driver.click("choose-road");
    QVERIFY(driver.wait("choose-steep-hills/large")->isEnabled());
    QVERIFY(!driver.wait("choose-road")->isEnabled());
    compareStill(before, driver, "road");
    driver.click("choose-steep-hills/large");
    compareStill(before, driver, "hills");
}

// A piece that is turned and resized until it may not lie there, and back.
void FieldStill::placing()
{
    QTemporaryDir home;
    std::optional<Driver> one;
    Driver& driver = inWindow(one, home);
    toDefender(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    driver.click("choose-woods/large");
    driver.click("choose-marsh/large");
    driver.click("endTerrain");
    tap(driver, {1, 5});
    QTRY_VERIFY(driver.find("place") != nullptr);
    const auto before = buttons(driver);
    QVERIFY(before.contains("thingTurn") && before.contains("place"));
    QString said;
    for (int turn = 0; turn < 4; ++turn) {
        driver.click("thingTurn");
        compareStill(before, driver, "turned");
    }
    for (int larger = 0; larger < 8; ++larger) {
        driver.click("thingLarger");
        compareStill(before, driver, "larger: " + desk.laying()->draft().fault);
        if (!desk.laying()->draft().fault.isEmpty()) {
            said = driver.wait("partTrouble")->property("text").toString();
            QCOMPARE(said, desk.laying()->draft().fault);
            QVERIFY(!driver.wait("place")->isEnabled());
        }
    }
    QVERIFY(!said.isEmpty());
    driver.rest();
    driver.shoot(QString("still-draft-%1").arg(QTest::currentDataTag()));
    QVERIFY(desk.terrain()->move("draft", -60, 0));
    driver.settle();
    compareStill(before, driver, "away: " + desk.laying()->draft().fault);
}

void FieldStill::undoneWholeTable_data()
{
    QTest::addColumn<bool>("armies");
    QTest::addColumn<int>("answers"); // before the whole table is set up
    QTest::newRow("armies, at once") << true << 0;
    QTest::newRow("armies, choosing") << true << 3;
    QTest::newRow("none, at once") << false << 0;
    QTest::newRow("none, choosing") << false << 3;
}

// One step back: the page on which the choosing stood, as it stood; forward again, and it is looked over.
void FieldStill::undoneWholeTable()
{
    QFETCH(const bool, armies);
    QFETCH(const int, answers);
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = made(driver);
    if (armies) {
        bring(driver, 0, "Army of Italy");
        bring(driver, 1, "Great Raid");
        driver.click("goOn");
    } else {
        driver.click("noArmies");
    }
    if (answers > 0) {
        driver.click("choose-winter");
        driver.click("choose-spring");
        tap(driver, {5, 1});
    }
    QCOMPARE(stepShown(driver), QString("terrain"));
    const QString title = driver.wait("partTitle")->property("text").toString();
    const auto before = buttons(driver);
    driver.click("layAll");
    QTRY_COMPARE(stepShown(driver), QString("rearrange"));
    QVERIFY(desk.laying()->laid());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!desk.laying()->laid());
    driver.settle();
    QCOMPARE(stepShown(driver), QString("terrain"));
    QCOMPARE(driver.wait("partTitle")->property("text").toString(), title);
    compareStill(before, driver, "undone");
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(stepShown(driver), QString("rearrange"));
    // Further on it leads back as well.
    driver.click("goOn");
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(
        stepShown(driver), armies || answers > 0 ? QString("terrain") : desk.course()->step()); // armies are due first
}

// What may not be is said where nothing moves for it; and whoever is tapped in the list of those who may hide stays
// under the finger while his card opens above.
void FieldStill::notes()
{
    QTemporaryDir home;
    std::optional<Driver> one;
    Driver& driver = inWindow(one, home);
    BattlefieldViewModel& desk = dbmTable(driver, dbmField(driver, "Cannae"));
    driver.click("deployBlock");
    driver.click("deployBlock");
    handTo(driver, "write-1");
    const auto before = buttons(driver);
    QObject* notes = model(driver, "notes");
    const int left = int(notes->property("places").toStringList().size()) - 1;
    const auto put = [&](const char* block) {
        QMetaObject::invokeMethod(driver.wait(QString("place-%1").arg(block)), "activated", Q_ARG(int, left));
        driver.settle();
    };
    put("first"); // the commander-in-chief's
    QVERIFY(!driver.wait("partTrouble")->property("text").toString().isEmpty());
    compareStill(before, driver, driver.wait("partTrouble")->property("text").toString());
    driver.rest();
    driver.shoot(QString("still-notes-%1").arg(QTest::currentDataTag()));
    // One of the list, then another.
    QStringList rows;
    for (const TroopRowShown& row : desk.troops()->rows()) {
        if (row.side == 1 && row.name != "Baggage") {
            rows << (row.row.isEmpty() ? "troop-" : "row-") + row.badge;
        }
    }
    QVERIFY(rows.size() > 5);
    for (const QString& name : {rows[3], rows[4]}) {
        QQuickItem* row = driver.wait(name);
        driver.click(row);
        const QString chosen = desk.selected();
        QVERIFY(!chosen.isEmpty());
        const QPointF there = row->mapToScene({});
        QTest::mouseClick(driver.window(), Qt::LeftButton, {}, row->mapToScene({40, row->height() / 2}).toPoint());
        driver.settle();
        QVERIFY(row->property("on").toBool() || desk.selected().isEmpty());
        QCOMPARE(row->mapToScene({}), there);
    }
    driver.click(rows[5]);
    desk.select({});
    driver.settle();
    const QPointF was = driver.wait(rows[5])->mapToScene({});
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, (was + QPointF(40, 10)).toPoint());
    driver.settle();
    QVERIFY(!desk.selected().isEmpty());
    QCOMPARE(driver.wait(rows[5])->mapToScene({}), was);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldStill test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_still.moc"
