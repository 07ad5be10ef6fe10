// What the tests of the battlefield's pages share: a table, two armies, a hand on the map.
#pragma once

#include "rooms.h"

#include "app/view/builder/ready.h"
#include "app/view/field/battlefieldviewmodel.h"
#include "app/view/field/fieldmap.h"

namespace strategikon::fieldroom {

using namespace rooms;

inline BattlefieldViewModel* deskOf(Driver& driver)
{
    return qobject_cast<BattlefieldViewModel*>(model(driver, "desk"));
}

inline FieldMap* mapOf(Driver& driver) { return qobject_cast<FieldMap*>(driver.wait("map")); }

// A new table through the sheet, as it is offered.
inline void makeTable(Driver& driver, int method = 0, const char* name = "Crow Field")
{
    open(driver, "fields");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click(QString("method-%1").arg(method));
    driver.wait("fieldName")->forceActiveFocus();
    driver.type(name);
    driver.click("makeField");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
}

// A new table with all its terrain laid by the program; the first army has the near edge.
inline BattlefieldViewModel& laidTable(Driver& driver)
{
    makeTable(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    desk.laying()->throwDice({2});
    desk.laying()->layAll();
    return desk;
}

// What fell on the table, tapped or typed.
inline void tap(Driver& driver, std::initializer_list<int> faces)
{
    int die = 0;
    for (const int face : faces) {
        driver.click(QString("die-%1-%2").arg(die++).arg(face));
    }
}

// Pressed and moved, in eight steps; held still.
inline void pull(Driver& driver, const QPointF& from, const QPointF& by)
{
    const QPoint start = mapOf(driver)->mapToScene(from).toPoint();
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 8; ++i) {
        QTest::mouseMove(driver.window(), start + (by * i / 8).toPoint());
    }
}

inline void drag(Driver& driver, const QPointF& from, const QPointF& by)
{
    FieldMap* map = mapOf(driver);
    pull(driver, from, by);
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, (map->mapToScene(from) + by).toPoint());
    driver.settle();
    QTRY_VERIFY(!map->gliding()); // what was refused is back
}

inline void goTo(Driver& driver, const char* step)
{
    driver.window()->property("screen").value<QObject*>()->setProperty("at", step);
    driver.settle();
}

inline QString army(Driver& driver, const char* list, const char* name)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.name = name;
    const ArmyList* known = driver.session().list(army);
    return driver.session().keep(readyArmy(*findSystem("warmaster"), *known, army), "create");
}

} // namespace strategikon::fieldroom
