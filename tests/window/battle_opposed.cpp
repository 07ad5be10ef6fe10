// Two dice against each other on the card of a battle: every pair in small, and on a tap in full with what must be
// thrown; a line of combats with its odds.
#include "aheadroom.h"
#include "dresses.h"
#include "faces.h"
#include "lessonroom.h"

#include "model/text/yaml.h"
#include "tests/play/spec.h"

namespace strategikon {

using namespace aheadroom;

namespace {

play::State blades()
{
    const auto given = readYaml(R"(
phase: combat
blocks: {A1C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: Bd, grade: O, regular: true, block: A1C}
  A3: {type: Sp, grade: O, regular: true, block: A1C}
  A4: {type: Bw, grade: O, regular: true, block: A1C}
  B1: {type: Kn, grade: S, block: B1C, leads: chief}
  B2: {type: Wb, grade: O, block: B1C}
  B3: {type: Wb, grade: O, block: B1C}
  B4: {type: Kn, grade: F, block: B1C}
)",
        "given");
    return playtest::givenState("dbm", *given);
}

// The card of a combat of these two.
BattleViewModel& toFight(Driver& driver, const char* ours, const char* theirs)
{
    BattleViewModel& desk = *onTable(driver, "dbm", blades(), "Four abreast");
    driver.click("action-fight");
    driver.click(QString("unit-%1").arg(ours));
    driver.click(QString("unit-%1").arg(theirs));
    return desk;
}

QString nameOf(Driver& driver, const char* item)
{
    const QQuickItem* found = driver.wait(item);
    return found != nullptr
        ? QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(found))->text(QAccessible::Name)
        : QString();
}

} // namespace

class BattleOpposedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }
    void init() { failOnWarnings(); }
    void everyPair();
    void aDieThatFell();
    void pages_data();
    void pages();
};

// The grid lies on the card as soon as both are named, and opens on a tap.
void BattleOpposedTest::everyPair()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = toFight(driver, "A4", "B4");
    const OpposedShown opposed = desk.asked()->meaning().opposed;
    QCOMPARE(opposed.sides, 6);
    QCOMPARE(opposed.cells.size(), 36);
    QVERIFY(opposed.outcomes.size() >= 4);
    QCOMPARE(driver.find("opposedSheet"), nullptr);
    driver.click("opposed");
    int ways = 0;
    for (int i = 0; i < opposed.outcomes.size(); ++i) {
        const QString told = nameOf(driver, qPrintable(QString("way-%1").arg(i)));
        QVERIFY2(told.contains(opposed.outcomes[i].words), qPrintable(told));
        QVERIFY2(told.contains(QString("%1 of 36").arg(opposed.outcomes[i].ways)), qPrintable(told));
        ways += opposed.outcomes[i].ways;
    }
    QCOMPARE(ways, 36);
    driver.click("opposedDone");
}

void BattleOpposedTest::aDieThatFell()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = toFight(driver, "A2", "B2");
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(desk.asked()->meaning().opposed.pairs, 36);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.asked()->meaning().opposed.pairs, 6);
    QCOMPARE(desk.asked()->meaning().opposed.fell, (QList<int>{6, 0}));
    int ways = 0;
    for (const OpposedOutcomeShown& one : desk.asked()->meaning().opposed.outcomes) {
        ways += one.ways;
    }
    QCOMPARE(ways, 6);
}

void BattleOpposedTest::pages_data()
{
    QTest::addColumn<Dress>("dress");
    for (const auto& [name, size] : {std::pair("1440", QSize(1440, 900)), {"480", QSize(480, 900)}}) {
        for (const char* theme : {"light", "dark"}) {
            const QString both = QString("%1-%2").arg(name, theme);
            QTest::newRow(qPrintable(both)) << Dress{both, size, theme};
        }
    }
}

void BattleOpposedTest::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "battle-opposed-");
    Driver& driver = sitting.driver;
    BattleViewModel& desk = *onTable(driver, "dbm", blades(), "Four abreast");
    const auto choose = [&](const char* ours, const char* theirs) {
        desk.asked()->choose("fight");
        for (const auto& [input, badge] : {std::pair("ours", ours), {"theirs", theirs}}) {
            for (const play::Thing& thing : desk.state().things) {
                if (thing.badge == badge) {
                    desk.picks()->pick(input, thing.id);
                }
            }
        }
        driver.settle();
    };
    showPart(driver, "card");
    choose("A4", "B4");
    sitting.take("0-card");
    driver.click("opposed");
    sitting.take("1-sheet");
    driver.click("opposedDone");
    driver.click("undoStep");
    openFold(driver);
    for (const auto& [ours, theirs] : {std::pair("A1", "B1"), {"A2", "B2"}, {"A3", "B3"}, {"A4", "B4"}}) {
        choose(ours, theirs);
        QVERIFY(aheadOf(driver)->add());
    }
    driver.settle();
    choose("A1", "B1");
    QQuickItem* view = driver.find("cardView");
    for (const auto& [what, part] : {std::pair("2-line", 0.35), {"3-line-below", 0.7}}) {
        const double room = view->property("contentHeight").toDouble() - view->height();
        view->setProperty("contentY", std::max(room * part, 0.));
        sitting.take(what);
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleOpposedTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_opposed.moc"
