// What the tests of the battle's pages share: two armies, a battle of theirs, a hand on its card.
#pragma once

#include "fieldroom.h"

#include "app/view/battle/battleviewmodel.h"

namespace strategikon::battleroom {

using namespace rooms;

inline BattleViewModel* deskOf(Driver& driver) { return qobject_cast<BattleViewModel*>(model(driver, "desk")); }

// All of a battle side by side.
constexpr QSize table(1440, 900);

// Where there is no room for all of it: the part is shown.
inline void showPart(Driver& driver, const char* part)
{
    if (driver.find(QString("parts-%1").arg(part)) != nullptr) {
        driver.click(QString("parts-%1").arg(part));
    }
}

inline void inMenu(Driver& driver, const char* item)
{
    driver.click("battleMenuButton");
    driver.click(item);
}

// After the end of a phase the footer takes no touch for a moment.
inline void rested(Driver& driver)
{
    const QQuickItem* footer = driver.wait("footer");
    QTRY_VERIFY(!footer->property("rests").toBool());
}

inline bool isLit(Driver& driver)
{
    const QQuickItem* keys = driver.find("diceKeys");
    return keys != nullptr && keys->property("lingers").toBool();
}

// The first answer behind a die that has answered its card is not taken for an answer of the next card.
inline void sayOk(Driver& driver)
{
    rested(driver);
    const auto* page = driver.wait("page")->property("item").value<QObject*>();
    const bool guarded = isLit(driver) && page->property("closed").toBool();
    driver.click("ok");
    if (guarded) {
        driver.click("ok");
    }
}

// In another order than the book's: another phase, which is asked about first, or a step that is skipped.
inline void sayOtherwise(Driver& driver, const QString& what)
{
    if (what.startsWith("phase-")) {
        if (driver.find(what) == nullptr) { // no room for the steps
            inMenu(driver, "anotherPhase");
        }
        driver.click(what);
        // It is asked on ground of its own, which all of the question lies on.
        QQuickItem* go = driver.wait("phaseGo");
        QQuickItem* ground = go;
        while (ground != nullptr && !QByteArray(ground->metaObject()->className()).startsWith("QQuickPopupItem")) {
            ground = ground->parentItem();
        }
        QVERIFY(ground != nullptr && ground->height() > go->mapToItem(ground, {0, go->height()}).y());
        driver.click(go);
    } else {
        inMenu(driver, qPrintable(what));
    }
}

// A side may act, and the phase may end.
inline bool mayEnd(Driver& driver)
{
    return deskOf(driver)->foot()->shown().ends && !deskOf(driver)->asked()->chosen();
}

inline void endPhase(Driver& driver)
{
    rested(driver);
    driver.click("endPhase");
}

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
    BattleViewModel& desk = *deskOf(driver);
    for (int step = 0; step < 40 && desk.state().turn == 0; ++step) {
        const auto inputs = desk.asked()->inputs();
        if (desk.dice()->has()) {
            driver.key(Qt::Key_4);
        } else if (inputs.size() == 1 && inputs[0].kind == InputKinds::Kind::Choice) {
            desk.asked()->put(inputs[0].id, 0);
        } else {
            sayOk(driver);
        }
        driver.settle();
    }
    QVERIFY(desk.state().turn > 0);
}

// The chip of a thing that an input offers, by its name on the card.
inline QString chip(BattleViewModel& desk, const char* input, int at = 0)
{
    for (const auto& one : desk.asked()->inputs()) {
        if (one.id == input) {
            return QString(input) + "-" + one.things.value(at).badge;
        }
    }
    return {};
}

// An order in as many taps as a player needs; dice are typed as they fell. How many taps it took.
inline int order(Driver& driver, int first, int second)
{
    BattleViewModel& desk = *deskOf(driver);
    int taps = 0;
    const auto tap = [&](const QString& name) {
        driver.click(name);
        ++taps;
    };
    tap("action-order");
    if (desk.picks()->picked().isEmpty()) { // who gives orders already is picked
        tap(chip(desk, "commander"));
    }
    tap(chip(desk, "units"));
    driver.key(Qt::Key_0 + first);
    driver.key(Qt::Key_0 + second);
    return taps;
}

// The menu of a step, and an item of it.
inline void onStep(Driver& driver, int step, const char* item)
{
    showPart(driver, "story");
    QQuickItem* row = driver.row("story", QString("step-%1").arg(step));
    driver.click(driver.find("stepMore", row));
    driver.click(item);
}

// Dice that fell: each face `face`, or as many hits as half of them. Dice are not taps.
inline void throwDice(Driver& driver, int face = 4)
{
    BattleViewModel& desk = *deskOf(driver);
    for (const auto& one : desk.asked()->inputs()) {
        const DiceShown& dice = one.dice;
        if (one.kind != InputKinds::Kind::Dice) {
            continue;
        }
        if (dice.counted) {
            driver.click(QString("score-%1").arg((dice.count + 1) / 2));
            return;
        }
        for (int die = 0; die < dice.count; ++die) {
            driver.key(Qt::Key_0 + face);
        }
        return;
    }
}

// One card as it is filled in; a choice that is left to the players takes its option `pick`. How many taps.
inline int answerCard(Driver& driver, int pick = 0)
{
    BattleViewModel& desk = *deskOf(driver);
    const int head = desk.recorder().battle().head();
    if (desk.dice()->has()) {
        throwDice(driver);
        if (desk.recorder().battle().head() != head) {
            return 0;
        }
    }
    int taps = 0;
    const auto inputs = desk.asked()->inputs();
    for (const auto& input : inputs) {
        if (input.kind == InputKinds::Kind::Choice && !input.noted) {
            driver.click(QString("%1-%2").arg(input.id).arg(pick));
            ++taps;
        }
    }
    if (desk.recorder().battle().head() == head) {
        sayOk(driver);
        ++taps;
    }
    return taps;
}

} // namespace strategikon::battleroom
