// A game of a page in the real window (tests/play/raid): nothing here knows a rule system.
#include "faces.h"
#include "lessonroom.h"

#include "tests/play/raid/raid.h"

namespace strategikon {

using namespace battleroom;

class BattleRaidTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}});
        addGame("raid", raid::game());
    }
    void init() { failOnWarnings(); }
    void aTurn();
    void papers();

private:
    // Two bands of two wings.
    static play::State bands(int companies)
    {
        play::State state = raid::beginning(companies);
        for (const int side : {0, 1}) {
            state.things.add({.sort = play::Sort::army, .name = side == 0 ? "Band A" : "Band B", .side = side});
            const play::Id band = int(state.things.size());
            for (const char* wing : {"Left wing", "Right wing"}) {
                state.things.add({.sort = play::Sort::block, .name = wing, .side = side, .within = band});
            }
            bool right = false;
            for (play::Thing& one : state.things) {
                if (one.sort == play::Sort::body && one.side == side) {
                    one.within = band + 1 + std::exchange(right, !right);
                }
            }
        }
        return state;
    }
    static QString shown(Driver& driver, const QString& name)
    {
        const QObject* item = driver.wait(name);
        return item != nullptr ? item->property("text").toString() : QString();
    }
};

void BattleRaidTest::aTurn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, "raid", bands(2), "Border raid");
    const auto last = [&] { return desk.recorder().battle().log().back().answer; };
    const auto done = [&](const char* what) { // the last die answers, unless a fact that matters is open
        if (last().what != what) {
            sayOk(driver);
        }
        QTRY_COMPARE(last().what, std::string(what));
    };

    // Both may shoot now, each on a card of its own.
    QCOMPARE(shown(driver, "action-shoot-A"), QString("Band A: Shoot"));
    QCOMPARE(shown(driver, "action-shoot-B"), QString("Band B: Shoot"));
    // Wings stand over their companies.
    QCOMPARE(shown(driver, "block-0-0"), QString("Left wing"));
    QCOMPARE(shown(driver, "block-1-1"), QString("Right wing"));
    driver.shoot("battle-raid");
    driver.click("action-shoot-B");
    driver.click("unit-B1");
    driver.click("unit-A2");
    driver.key(Qt::Key_2); // of three dice so many hit: the last key answers
    done("shoot");
    QCOMPARE(last().who, 1);
    QCOMPARE(desk.state()[3].fields[0], 2);

    // Two accounts of modifiers, each under its name.
    endPhase(driver);
    QTRY_COMPARE(desk.state().phase, std::string("melee"));
    driver.click("action-fight");
    driver.click("unit-A1");
    driver.click("unit-B1");
    QStringList accounts;
    for (const auto& one : desk.asked()->meaning().modifiers) {
        accounts << one.account;
    }
    QCOMPARE(accounts.filter("Who attacks").size(), 1);
    QCOMPARE(accounts.filter("Who is attacked").size(), 1);
    driver.shoot("battle-raid-accounts");
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_1);
    done("fight");
    QCOMPARE(desk.state().agenda.size(), std::size_t(1));

    // A die of a hundred is two figures, typed or tapped; 00 is a hundred.
    QCOMPARE(desk.asked()->card().what, QString("rally"));
    driver.click("die-9");
    driver.shoot("battle-raid-percent");
    driver.key(Qt::Key_7);
    done("rally");
    QVERIFY(desk.state().agenda.empty());
    QCOMPARE(*last().find("percent"), std::vector<int>{97});
    QVERIFY(desk.state()[2].gone); // it ran
}

// Whatever paper there is of it can be looked at; a game that tells no bouts has no match-up.
void BattleRaidTest::papers()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    onTable(driver, "raid", bands(5), "Border raid");
    inMenu(driver, "papers");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battlepaper"));
    for (const char* paper : {"report", "playsheet", "large", "poster", "labels", "blank"}) {
        driver.click(QString("paper-%1").arg(paper));
        QTRY_VERIFY(driver.wait("preview")->property("pageCount").toInt() > 0);
        driver.shoot(QString("battle-raid-%1").arg(paper));
    }
    QVERIFY(!driver.find("paper-matchup"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleRaidTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_raid.moc"
