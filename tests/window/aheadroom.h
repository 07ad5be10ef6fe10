// What the tests of what lies ahead share: moments of battles, the fold on the card, its lines.
#pragma once

#include "battleroom.h"

#include "app/view/battle/forecastviewmodel.h"

#include <functional>

namespace strategikon::aheadroom {

using namespace battleroom;

inline ForecastViewModel* aheadOf(Driver& driver)
{
    return qobject_cast<ForecastViewModel*>(model(driver, "aheadDesk"));
}

// An example before a step of it.
inline void toExample(Driver& driver, const std::function<bool(const play::Answer&)>& is)
{
    QString id;
    open(driver, "battles");
    QVERIFY(QMetaObject::invokeMethod(
        model(driver, "battles"), "openExample", Q_RETURN_ARG(QString, id), Q_ARG(QString, "ford-of-the-alders")));
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    QTRY_VERIFY(desk.known());
    for (const play::Entry& entry : desk.recorder().battle().log()) {
        if (is(entry.answer)) {
            QVERIFY(desk.past()->goTo(entry.parent));
            break;
        }
    }
    driver.settle();
}

// Before its first combat.
inline void toCombat(Driver& driver)
{
    toExample(driver, [](const play::Answer& answer) { return answer.what == "fight"; });
    QCOMPARE(deskOf(driver)->state().phase, std::string("combat"));
}

// Before foot charges with support; the card is filled in.
inline play::Answer toCharge(Driver& driver)
{
    play::Answer charge;
    toExample(driver, [&](const play::Answer& answer) {
        const auto* support = answer.find("support");
        const bool is =
            answer.what == "charge" && answer.find("unit") != nullptr && support != nullptr && !support->empty();
        charge = is ? answer : charge;
        return is;
    });
    BattleViewModel& desk = *deskOf(driver);
    desk.asked()->choose("charge");
    for (const auto& [input, values] : charge.inputs) {
        for (const int value : values) {
            input == "edge" ? desk.asked()->put("edge", value)
                            : desk.picks()->pick(QString::fromStdString(input), value);
        }
    }
    driver.settle();
    return charge;
}

// Which line of a prospect is about that, and its assumptions laid open.
inline std::size_t lineAbout(const play::Prospect& prospect, const std::function<bool(const play::Prospect::Line&)>& is)
{
    const auto it = std::find_if(prospect.lines.begin(), prospect.lines.end(), is);
    return std::size_t(it - prospect.lines.begin());
}

inline std::size_t lineOf(const play::Prospect& prospect, play::Id whose)
{
    return lineAbout(
        prospect, [&](const play::Prospect::Line& line) { return line.what.empty() && line.on.front() == whose; });
}

inline std::size_t orderOf(const play::Prospect& prospect, int place)
{
    return lineAbout(prospect, [&](const play::Prospect::Line& line) { return line.place == place; });
}

inline void layOpen(Driver& driver, std::size_t line) { driver.click(QString("otherwise-0-%1").arg(line)); }

// A battle in which orders are given, with the fold open.
inline void toOrders(Driver& driver)
{
    makeBattle(driver);
    begin(driver);
    sayOtherwise(driver, "phase-1");
    QTRY_COMPARE(deskOf(driver)->state().phase, std::string("orders"));
}

inline void openFold(Driver& driver)
{
    QQuickItem* fold = driver.wait("ahead");
    QVERIFY(fold != nullptr);
    fold->setProperty("open", true);
    driver.settle();
}

// What stands in the window beside a figure.
inline QString figureShown(Driver& driver, const QString& name)
{
    const QQuickItem* bar = driver.wait(name);
    return bar != nullptr ? bar->property("figure").toString() : QString();
}

inline QString percent(double chance) { return QStringLiteral("%1 %").arg(QLocale().toString(chance * 100, 'f', 1)); }

inline void fillIn(Driver& driver, const char* commander, const char* unit)
{
    if (driver.find("action-order") != nullptr) {
        driver.click("action-order");
    }
    for (const QString& name : {QString("commander-%1").arg(commander), QString("units-%1").arg(unit)}) {
        if (!driver.wait(name)->property("checked").toBool()) {
            driver.click(name);
        }
    }
}

// Badges of those who may be picked on the card.
inline QStringList among(BattleViewModel& desk, const char* input)
{
    QStringList all;
    for (const auto& one : desk.asked()->inputs()) {
        if (one.id == input) {
            for (const auto& thing : one.things) {
                all << thing.badge;
            }
        }
    }
    return all;
}

// Two orders, the General's last.
inline void lineUp(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    desk.asked()->choose("order");
    driver.settle();
    openFold(driver);
    const QStringList commanders = among(desk, "commander"), units = among(desk, "units");
    for (const int at : {1, 0}) {
        fillIn(driver, qPrintable(commanders[at]), qPrintable(units[at]));
        driver.click("addToPlan");
    }
    QTRY_COMPARE(aheadOf(driver)->length(), 2);
}

// The battle on top of the list, or that one.
inline void again(Driver& driver, const QString& id = {})
{
    open(driver, "battles");
    if (id.isEmpty()) {
        driver.click("battle-0");
    } else {
        open(driver, "battle", {{"battleId", id}});
    }
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QTRY_VERIFY(deskOf(driver)->known());
    driver.settle();
}

} // namespace strategikon::aheadroom
