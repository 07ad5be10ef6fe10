// The map of a battlefield under fingers, pointer and wheel.
#include "fieldroom.h"

#include <QPointingDevice>

namespace strategikon {

using namespace fieldroom;

class FieldHands : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void mapIsMoved();
    void pushedWithoutPainting();
    void draggedWithoutPainting();
    void refusedPieceGlidesBack();
    void refusedUnitGlidesBack();
    void turnedByItsButton();
    void twoFingers();
    void smallWindowLargeLetters();
};

namespace {

// Where two armies stand.
void deployed(Driver& driver)
{
    const QString first = army(driver, "egyptian", "Sons of Ra"), second = army(driver, "hittite", "Hatti");
    BattlefieldViewModel& desk = laidTable(driver);
    QVERIFY(desk.armies()->setArmy(0, first));
    QVERIFY(desk.armies()->setArmy(1, second));
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    goTo(driver, "deploy");
    QTest::qWait(50);
}

QQuickItem* layer(Driver& driver, const char* name) { return mapOf(driver)->findChild<QQuickItem*>(name); }

// How often a layer is painted.
class Paintings {
public:
    Paintings(Driver& driver, const char* name)
        : layer_(qobject_cast<MapLayer*>(layer(driver, name))), since_(layer_->paintings())
    {
    }
    int count() const { return layer_->paintings() - since_; }

private:
    MapLayer* layer_;
    int since_;
};

} // namespace

void FieldHands::mapIsMoved()
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

void FieldHands::pushedWithoutPainting()
{
    QTemporaryDir home;
    Driver driver(home.path());
    deployed(driver);
    FieldMap& map = *mapOf(driver);
    map.zoomBy(4, map.width() / 2, map.height() / 2);
    QTest::qWait(300); // it rests, and is sharp
    const Paintings terrain(driver, "mapTerrain"), units(driver, "mapUnits");
    const QPointF before = map.placeOf("A1");
    for (int i = 0; i < 10; ++i) {
        map.pan(-3, 0);
        driver.window()->grabWindow(); // a frame
    }
    QCOMPARE(map.placeOf("A1"), before - QPointF(30, 0));
    QCOMPARE(terrain.count(), 0);
    QCOMPARE(units.count(), 0);
    // What was painted went along: the board lies where the view is.
    QCOMPARE(layer(driver, "mapTerrain")->parentItem()->x(), -30.0);
    QTRY_COMPARE(terrain.count(), 1); // at rest
    QCOMPARE(layer(driver, "mapTerrain")->parentItem()->x(), 0.0);
    // Pushed to where nothing was painted yet, that is painted at once.
    map.pan(-map.width(), 0);
    driver.window()->grabWindow();
    QCOMPARE(terrain.count(), 2);
}

void FieldHands::draggedWithoutPainting()
{
    QTemporaryDir home;
    Driver driver(home.path());
    deployed(driver);
    FieldMap& map = *mapOf(driver);
    pull(driver, map.placeOf("A2"), {20, -10});
    driver.window()->grabWindow();
    const Paintings terrain(driver, "mapTerrain"), units(driver, "mapUnits"), held(driver, "mapHeld");
    const qreal was = layer(driver, "mapHeld")->x();
    const QString said = map.warning();
    QTest::mouseMove(driver.window(), (map.mapToScene(map.placeOf("A2")) + QPointF(21, -10)).toPoint());
    driver.window()->grabWindow();
    QCOMPARE(terrain.count(), 0);
    QCOMPARE(units.count(), 0);
    QCOMPARE(held.count(), map.warning().isEmpty() == said.isEmpty() ? 0 : 1);
    QVERIFY(layer(driver, "mapHeld")->x() > was);
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, map.mapToScene(map.placeOf("A2")).toPoint());
}

void FieldHands::refusedPieceGlidesBack()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = laidTable(driver);
    goTo(driver, "rearrange");
    FieldMap& map = *mapOf(driver);
    QVERIFY(desk.terrain()->features().size() > 1);
    const QPointF from = map.placeOf("t2"), to = map.placeOf("t1");
    const QString place = desk.terrain()->features()[1].place;
    pull(driver, from, to - from);
    QVERIFY(!map.warning().isEmpty());
    const QPointF there = layer(driver, "mapHeld")->position();
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, map.mapToScene(to).toPoint());
    QVERIFY(map.gliding());
    QVERIFY(!driver.wait("mapWords")->property("words").toString().isEmpty()); // says why
    QVector<qreal> ways;                                                       // how far from where it was let go
    while (map.gliding()) {
        QTest::qWait(10);
        ways << QLineF(there, layer(driver, "mapHeld")->position()).length();
    }
    const qreal whole = QLineF(from, to).length();
    QVERIFY(std::any_of(ways.begin(), ways.end(), [&](qreal way) { return way > whole * 0.1 && way < whole * 0.9; }));
    QVERIFY(std::is_sorted(ways.begin(), ways.end() - 1));
    QCOMPARE(desk.terrain()->features()[1].place, place);
}

void FieldHands::refusedUnitGlidesBack()
{
    QTemporaryDir home;
    Driver driver(home.path());
    deployed(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    FieldMap& map = *mapOf(driver);
    const field::Posted was = *desk.setup().deployment.post("A1");
    // Off the table: refused with a sentence.
    const QPointF from = map.placeOf("A1"), off = QPointF(from.x(), map.height() - 2);
    pull(driver, from, off - from);
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, map.mapToScene(off).toPoint());
    QVERIFY(map.gliding());
    QTRY_VERIFY(!map.gliding());
    QVERIFY(*desk.setup().deployment.post("A1") == was);
    QVERIFY(driver.wait("mapWords")->property("words").toString().contains("stay on the table"));
    // Held when another window takes the pointer: it goes back as well, and a press on the way ends the way.
    pull(driver, from, {60, 0});
    map.ungrabMouse();
    QVERIFY(map.gliding());
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, map.mapToScene(from).toPoint());
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, map.mapToScene({5, 5}).toPoint());
    QVERIFY(!map.gliding());
    QVERIFY(*desk.setup().deployment.post("A1") == was);
}

void FieldHands::turnedByItsButton()
{
    QTemporaryDir home;
    Driver driver(home.path());
    deployed(driver);
    FieldMap& map = *mapOf(driver);
    const QPointF before = map.placeOf("A1");
    driver.click("mapTurn");
    QCOMPARE(map.quarter(), 2);
    const QPointF after = map.placeOf("A1");
    QVERIFY(QLineF(after, QPointF(map.width(), map.height()) - before).length() < 1);
    driver.click("mapTurn");
    QVERIFY(QLineF(map.placeOf("A1"), before).length() < 1);
    // In a tall window a quarter, so that the table fills it.
    driver.resize({800, 1280});
    driver.click("mapTurn");
    QVERIFY(map.quarter() != 0);
}

void FieldHands::twoFingers()
{
    QTemporaryDir home;
    Driver driver(home.path());
    deployed(driver);
    FieldMap& map = *mapOf(driver);
    QPointingDevice* screen = QTest::createTouchDevice();
    const QPoint middle = map.mapToScene({map.width() / 2, map.height() / 2}).toPoint();
    const auto fingers = [&](int apart, QPoint by) {
        return std::pair{middle + by - QPoint(apart, 0), middle + by + QPoint(apart, 0)};
    };
    const qreal zoom = map.zoom();
    const QPointF under = map.at(map.width() / 2, map.height() / 2);
    auto [left, right] = fingers(40, {});
    QTest::touchEvent(driver.window(), screen).press(0, left).press(1, right);
    for (int apart = 48; apart <= 120; apart += 8) {
        std::tie(left, right) = fingers(apart, {});
        QTest::touchEvent(driver.window(), screen).move(0, left).move(1, right);
        driver.settle();
    }
    QVERIFY2(map.zoom() > zoom * 1.5, qPrintable(QString::number(map.zoom() / zoom)));
    const QPointF still = map.at(map.width() / 2, map.height() / 2);
    QVERIFY2(QLineF(under, still).length() < 5, qPrintable(QString::number(QLineF(under, still).length())));
    // Both fingers together push it.
    for (int x = 5; x <= 60; x += 5) {
        std::tie(left, right) = fingers(120, {x, 0});
        QTest::touchEvent(driver.window(), screen).move(0, left).move(1, right);
        driver.settle();
    }
    QTest::touchEvent(driver.window(), screen).release(0, left).release(1, right);
    driver.settle();
    const QPointF pushed = map.at(map.width() / 2, map.height() / 2);
    QVERIFY(pushed.x() < still.x() - 20 / map.zoom());
}

void FieldHands::smallWindowLargeLetters()
{
    QTemporaryDir home;
    Driver driver(home.path(), {480, 640});
    driver.settings().setLargeText(true);
    deployed(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    FieldMap& map = *mapOf(driver);
    for (const char* step : {"sides", "terrain", "rearrange", "armies", "deploy", "print"}) {
        goTo(driver, step);
        // Room for the map, and for the step beside or below it; nothing reaches out of the window.
        QVERIFY2(map.height() >= 120 && map.width() >= 300, step);
        QVERIFY2(driver.wait("panel")->height() >= 120, step);
        for (QQuickItem* item : driver.all()) {
            if (item->objectName().isEmpty() || item->parentItem() == nullptr) {
                continue;
            }
            const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            const bool onPage = driver.wait("panel")->isAncestorOf(item) || item->objectName().startsWith(u"map");
            QVERIFY2(!onPage || (box.left() >= -1 && box.right() <= driver.window()->width() + 1),
                qPrintable(QString("%1: %2").arg(step, item->objectName())));
        }
        driver.shoot(QString("field-small-%1").arg(step));
    }
    desk.select("A1");
    QVERIFY(map.placeOf("A1").x() >= 0);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldHands test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field_hands.moc"
