// Battles of DBM on their page: two of the armies that ship, dealt and ready to move.
#pragma once

#include "lessonroom.h"

#include "model/army/army.h"
#include "model/text/file.h"
#include "rules/battle.h"

namespace strategikon::dbmroom {

using namespace battleroom;

inline Army dbmArmy(const std::string& name)
{
    const std::string file = std::string(SOURCE_DIR) + "/lists/dbm/armies/" + name + ".yaml";
    return *readArmy(*readFile(file), file);
}

// Side A invades; it is summer.
inline BattleViewModel& dbmTable(Driver& driver, const char* ours = "polybian-roman", const char* theirs = "gallic")
{
    BattlePlan plan;
    plan.sides = {{0, dbmArmy(ours)}, {1, dbmArmy(theirs)}};
    plan.terms = {{"invader", "0"}};
    return *onTable(driver, "dbm", *beginning(driver.session().catalogue(), plan), "Club night");
}

// Cards as they are filled in, all dice a four, until the side whose bound it is may move.
inline void toMoves(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int card = 0; card < 20 && desk.state().phase != "moves"; ++card)
        answerCard(driver);
    QCOMPARE(desk.state().phase, std::string("moves"));
}

// On to that phase of the same bound; whatever is asked is answered as it is filled in.
inline void toPhase(Driver& driver, const std::string& phase)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int card = 0; card < 20 && desk.state().phase != phase; ++card) {
        if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    QCOMPARE(desk.state().phase, phase);
}

// Elements of a side that a kind of card takes now, by an input of it.
inline QString badgeOf(const BattleViewModel& desk, int side, const char* type, int at = 0)
{
    const auto& fields = desk.recorder().game().fields();
    const int place = fields.index(play::Sort::body, "type");
    const auto& words = fields.of(play::Sort::body)[std::size_t(place)].words;
    for (const play::Thing& one : desk.state().things)
        if (one.sort == play::Sort::body && one.side == side && !one.gone
            && words[std::size_t(one.fields[std::size_t(place)])] == type && at-- == 0)
            return QString::fromStdString(one.badge);
    return {};
}

inline int elementOf(const BattleViewModel& desk, const QString& badge)
{
    for (const play::Thing& one : desk.state().things)
        if (QString::fromStdString(one.badge) == badge)
            return one.id;
    return 0;
}

// In the moves of the side whose bound it is: one element goes and touches an enemy.
inline void touches(Driver& driver, const QString& mover, const QString& enemy)
{
    BattleViewModel& desk = *deskOf(driver);
    desk.asked()->choose("move");
    desk.picks()->pick("elements", elementOf(desk, mover));
    desk.picks()->pick("contacts", elementOf(desk, enemy));
    QVERIFY(desk.asked()->answer());
    driver.settle();
}

// The element in the list of its side: its row is opened where it stands among others.
inline void tapElement(Driver& driver, const QString& badge)
{
    if (driver.find("unit-" + badge) == nullptr) {
        BattleViewModel& desk = *deskOf(driver);
        for (const play::Thing& one : desk.state().things)
            if (QString::fromStdString(one.badge) == badge)
                desk.picks()->openRow(one.id);
        driver.settle();
    }
    driver.click("unit-" + badge);
}

inline std::string lastWhat(const BattleViewModel& desk) { return desk.recorder().battle().log().back().answer.what; }

// The battle told again from its log is the battle as it was played.
inline void compareReplay(const BattleViewModel& desk)
{
    const play::Battle& battle = desk.recorder().battle();
    play::Battle again(battle.game(), battle.stateAfter(0));
    for (const play::Entry& entry : battle.log())
        QVERIFY(again.restored(entry));
    QVERIFY(again.state() == battle.state());
}

// The battle as it was left, in a program started anew.
inline BattleViewModel& reopened(Driver& driver, const QString& id, const play::State& before)
{
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    [&] { QVERIFY(desk.state() == before); }();
    return desk;
}

// The sizes of window in which pages have their pictures taken.
inline void inSizes()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(800, 1280), QSize(480, 900), QSize(360, 640)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// Ready to fight, nothing noted in contact.
inline void readyToFight(Driver& driver)
{
    dbmTable(driver);
    toMoves(driver);
    toPhase(driver, "combat");
}

} // namespace strategikon::dbmroom
