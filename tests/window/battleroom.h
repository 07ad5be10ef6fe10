// What the tests of the battle's pages share: two armies, a battle of theirs, a hand on its card.
#pragma once

#include "fieldroom.h"

#include "app/view/battledesk.h"

namespace strategikon::battleroom {

using namespace rooms;

inline BattleDesk* deskOf(Driver& driver) { return qobject_cast<BattleDesk*>(model(driver, "desk")); }

// A battle of two saved armies through the sheet, as it is offered.
inline void makeBattle(Driver& driver, const char* name = "Friday evening")
{
    fieldroom::army(driver, "egyptian", "Sons of Ra");
    fieldroom::army(driver, "hittite", "Hatti");
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QObject* sheet = driver.wait("battleName");
    QVERIFY(sheet != nullptr);
    for (int side = 0; side < 2; ++side) {
        QQuickItem* picker = driver.wait(QString("battleArmy-%1").arg(side));
        QMetaObject::invokeMethod(picker, "activated", Q_ARG(int, side));
    }
    driver.wait("battleName")->forceActiveFocus();
    driver.type(name);
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QVERIFY(deskOf(driver)->known());
}

// Before the first turn: what is asked is thrown, or taken as it is offered, until a side may act.
inline void begin(Driver& driver)
{
    BattleDesk& desk = *deskOf(driver);
    for (int step = 0; step < 40 && desk.state().turn == 0; ++step) {
        const QVariantList inputs = desk.inputs();
        if (desk.hasDice()) {
            driver.key(Qt::Key_4);
        } else if (inputs.size() == 1 && inputs[0].toMap()["kind"] == "choice") {
            desk.put(inputs[0].toMap()["id"].toString(), 0);
        } else {
            driver.click("ok");
        }
        driver.settle();
    }
    QVERIFY(desk.state().turn > 0);
}

} // namespace strategikon::battleroom
