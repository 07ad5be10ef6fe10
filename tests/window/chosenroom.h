// A table of DBM whose terrain is chosen, made through the sheet, and armies brought to it.
#pragma once

#include "fieldroom.h"

namespace strategikon::chosenroom {

using namespace fieldroom;

inline void newTable(Driver& driver, const char* figures = "15mm", int method = 0)
{
    open(driver, "fields");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click("system-dbm");
    driver.click(QString("figures-%1").arg(figures));
    driver.click(QString("method-%1").arg(method));
    driver.wait("fieldName")->forceActiveFocus();
    driver.type("Trebia");
}

// What the program proposes is the same in every run: not each seed finds room for all that is chosen here.
inline void seeded(Driver& driver)
{
    Session& session = driver.session();
    const QString id = deskOf(driver)->fieldId();
    Setup setup = *readSetup(session.library()->field(id.toStdString())->content);
    setup.field.seed = 12;
    QVERIFY(bool(session.library()->saveField(id.toStdString(), contentOf(setup), "rename")));
    emit session.fieldChanged(id);
    driver.settle();
}

inline BattlefieldViewModel& made(Driver& driver, const char* figures = "15mm", int method = 0)
{
    newTable(driver, figures, method);
    driver.click("makeField");
    [&] { QTRY_COMPARE(driver.window()->property("page").toString(), QString("field")); }();
    seeded(driver);
    return *deskOf(driver);
}

// One of the armies that ship, in the list of its side.
inline void bring(Driver& driver, int side, const char* name)
{
    const QList<BattleArmyShown> armies = deskOf(driver)->armies()->able();
    const auto it =
        std::find_if(armies.begin(), armies.end(), [&](const auto& one) { return one.name.contains(name); });
    QVERIFY2(it != armies.end(), name);
    QMetaObject::invokeMethod(
        driver.wait(QString("army-%1").arg(side)), "activated", Q_ARG(int, int(it - armies.begin())));
    driver.settle();
}

inline QString stepShown(Driver& driver)
{
    return driver.window()->property("screen").value<QObject*>()->property("at").toString();
}

} // namespace strategikon::chosenroom
