// The past at the table: an old step corrected, courses that were left, a card half filled in.
#include "lessonroom.h"

#include <QRegularExpression>

namespace strategikon {

using namespace battleroom;

class BattlePastTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void correction();
    void otherCourses();
    void halfACardIsFoundAgain();
};

void BattlePastTest::correction()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    BattleDesk& desk = *deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk.recorder().battle().head();
    QCOMPARE(desk.card()["what"].toString(), QString("carried-out"));
    driver.click("ok"); // they move
    const int moved = desk.recorder().battle().head();
    QVERIFY(moved > ordered);
    const play::State before = desk.state();

    // Its card opens again with its answer, and the table shows the moment before it.
    onStep(driver, ordered, "correctStep");
    QCOMPARE(desk.correcting(), ordered);
    QVERIFY(driver.find("pastNote") != nullptr);
    QCOMPARE(desk.card()["what"].toString(), QString("order"));
    QCOMPARE(driver.wait("fallen-dice-0")->property("fallen").toInt(), 1);
    QVERIFY(!(desk.state() == before));
    driver.shoot("battle-correcting");
    // Left alone it changes nothing.
    driver.click("leaveAsItWas");
    QCOMPARE(desk.correcting(), 0);
    QVERIFY(desk.state() == before);

    // Two sixes it was: nobody was ordered, so nobody moved.
    onStep(driver, ordered, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.correcting(), ordered); // not before it is confirmed
    driver.click("ok");
    QCOMPARE(desk.correcting(), 0);
    const QVariantList misfits = desk.corrected()["misfits"].toList();
    QCOMPARE(misfits.size(), 1);
    QCOMPARE(misfits[0].toMap()["step"].toInt(), moved);
    QVERIFY(!misfits[0].toMap()["why"].toString().isEmpty());
    QVERIFY(driver.find(QString("misfit-%1").arg(moved)) != nullptr);
    driver.shoot("battle-corrected");
    const play::State corrected = desk.state();
    QVERIFY(!(corrected == before));

    // Taken back, and found again as a course that was left.
    driver.click("takeCorrectionBack");
    QVERIFY(desk.state() == before);
    QVERIFY(driver.find("pastNote") == nullptr);
    const QVariantList others = desk.story()[ordered - 1].toMap()["others"].toList();
    QCOMPARE(others.size(), 1);
    driver.row("story", QString("step-%1").arg(ordered - 1));
    driver.click(QString("course-%1").arg(others[0].toMap()["step"].toInt()));
    QVERIFY(desk.state() == corrected);
    // One key takes a correction back too.
    const int again = desk.recorder().battle().line().back();
    onStep(driver, again, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_2);
    driver.click("ok");
    QVERIFY(desk.corrected()["misfits"].toList().isEmpty());
    QVERIFY(!(desk.state() == corrected));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.state() == corrected);
}

void BattlePastTest::otherCourses()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    BattleDesk* desk = deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk->recorder().battle().head();
    onStep(driver, ordered, "bookmarkStep");
    QVERIFY(desk->story().last().toMap()["bookmark"].toBool());
    onStep(driver, 1, "noteStep");
    driver.type("the wind turned");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(desk->story()[1].toMap()["notes"].toStringList(), QStringList{"the wind turned"});
    // Only what was marked.
    driver.click("onlyMarked");
    QCOMPARE(driver.wait("story")->property("count").toInt(), 2);
    driver.click("onlyMarked");
    // There and back.
    onStep(driver, 1, "goThere");
    QCOMPARE(desk->recorder().battle().head(), 1);
    QVERIFY(desk->story().last().toMap()["undone"].toBool());
    onStep(driver, ordered, "goThere");
    QCOMPARE(desk->recorder().battle().head(), ordered);
    // A new battle begins where this one stands; this one stays as it is.
    const play::State there = desk->state();
    const QString old = desk->battleId();
    onStep(driver, ordered, "branchHere");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->battleId() != old);
    desk = deskOf(driver);
    QVERIFY(desk->known());
    QCOMPARE(desk->recorder().battle().head(), 0);
    QVERIFY(desk->state() == there);
    open(driver, "battles");
    QCOMPARE(driver.wait("battleList")->property("count").toInt(), 2);
}

void BattlePastTest::halfACardIsFoundAgain()
{
    QTemporaryDir home;
    QVariantList picked, faces;
    const auto facesOf = [](BattleDesk& desk) { return inputOf(desk, "dice")["dice"].toMap()["faces"].toList(); };
    {
        Driver driver(home.path());
        BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
        for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
            answerCard(driver);
        }
        driver.click("action-order");
        driver.click(chip(desk, "commander", 1));
        driver.click(chip(desk, "units"));
        driver.click(chip(desk, "units", 2));
        driver.click("distance-2");
        driver.key(Qt::Key_5);
        picked = desk.picked();
        faces = facesOf(desk);
        QCOMPARE(faces, (QVariantList{5, 0}));
        // A note does not disturb it.
        driver.click("addNote");
        driver.type("rain");
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(facesOf(desk), faces);
    }
    Driver driver(home.path());
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleDesk& desk = *deskOf(driver);
    QCOMPARE(desk.card()["what"].toString(), QString("order"));
    QCOMPARE(desk.picked(), picked);
    QCOMPARE(facesOf(desk), faces);
    QVERIFY(inputOf(desk, "distance")["options"].toList()[2].toMap()["on"].toBool());
    // Put away, it stays away.
    driver.key(Qt::Key_Escape);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->card().isEmpty());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattlePastTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_past.moc"
