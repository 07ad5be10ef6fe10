// Battles that begin without the sheet: those of the lessons, up to the moment a test is about.
#pragma once

#include "battleroom.h"

#include "rules/lessons.h"

#include <algorithm>

namespace strategikon::battleroom {

// A battle of a system begun without the sheet, on its page.
inline BattleViewModel* onTable(
    Driver& driver, const std::string& system, const play::State& state, const char* name = "Friday evening")
{
    const auto made =
        play::Recorder::begin(*driver.session().library(), *gameOf(system), {name, system, "test", {}, {}}, state);
    const QVariantMap args{{"battleId", QString::fromStdString(made->id())}};
    bool done = false;
    QMetaObject::invokeMethod(
        driver.window(), "open", Q_RETURN_ARG(bool, done), Q_ARG(QString, "battle"), Q_ARG(QVariant, QVariant(args)));
    driver.settle();
    return deskOf(driver);
}

inline BattleViewModel* onTable(Driver& driver, const BattlePlan& plan, const char* name = "Friday evening")
{
    return onTable(driver, "warmaster", *beginning(driver.session().catalogue(), plan), name);
}

inline const Lesson& lesson(const char* id)
{
    const auto& all = lessonsOf("warmaster");
    return *std::find_if(all.begin(), all.end(), [id](const Lesson& one) { return one.id == id; });
}

inline InputShown inputOf(BattleViewModel& desk, const char* id)
{
    for (const auto& one : desk.asked()->inputs()) {
        if (one.id == id) {
            return one;
        }
    }
    return {};
}

// From the first lesson's start to its Combat phase, the units in touch.
inline void toCombat(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    QCOMPARE(desk.state().turn, 1);
    driver.click("action-charge");
    if (desk.picks()->picked().size() < 2) { // who alone is there is picked
        driver.click(chip(desk, "contacts"));
    }
    sayOk(driver);
    for (int step = 0; step < 30 && desk.state().phase != "combat"; ++step) {
        if (mayEnd(driver)) {
            endPhase(driver);
        } else {
            answerCard(driver);
        }
    }
    QCOMPARE(QString::fromStdString(desk.state().phase), QString("combat"));
}

} // namespace strategikon::battleroom
