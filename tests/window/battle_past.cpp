// The past at the table: an old step corrected, courses that were left, a card half filled in.
#include "lessonroom.h"

#include "app/view/battle/adjustmentviewmodel.h"
#include "model/play/record/agreed.h"

#include <QSignalSpy>

namespace strategikon {

using namespace battleroom;

class BattlePastTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void correction();
    void whatWasLeftFollows();
    void aPhaseIsCorrected();
    void aStepLeftOutIsCorrected();
    void aPhasePlayedElsewhereIsCorrected();
    void otherCourses();
    void halfACardIsFoundAgain();
};

namespace {

AdjustmentViewModel* agreedOf(Driver& driver)
{
    return qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
}

} // namespace

void BattlePastTest::correction()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk.recorder().battle().head();
    QCOMPARE(desk.asked()->card().what, QString("carried-out"));
    sayOk(driver); // they move
    const int moved = desk.recorder().battle().head();
    QVERIFY(moved > ordered);
    const play::State before = desk.state();

    // Its card opens again with its answer, and the table shows the moment before it.
    onStep(driver, ordered, "correctStep");
    QCOMPARE(desk.past()->correcting(), ordered);
    QVERIFY(driver.find("pastNote") != nullptr);
    QCOMPARE(desk.asked()->card().what, QString("order"));
    QCOMPARE(driver.wait("fallen-dice-0")->property("fallen").toInt(), 1);
    QVERIFY(!(desk.state() == before));
    driver.shoot("battle-correcting");
    // Left alone it changes nothing.
    driver.click("leaveAsItWas");
    QCOMPARE(desk.past()->correcting(), 0);
    QVERIFY(desk.state() == before);

    // Two sixes it was: nobody was ordered, so nobody moved.
    onStep(driver, ordered, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.past()->correcting(), ordered); // not before it is confirmed
    sayOk(driver);
    QCOMPARE(desk.past()->correcting(), 0);
    const auto misfits = desk.past()->corrected().misfits;
    QCOMPARE(misfits.size(), 1);
    QCOMPARE(misfits[0].step, moved);
    QVERIFY(!misfits[0].why.isEmpty());
    QVERIFY(driver.find(QString("misfit-%1").arg(moved)) != nullptr);
    driver.shoot("battle-corrected");
    const play::State corrected = desk.state();
    QVERIFY(!(corrected == before));

    // Taken back, and found again as a course that was left.
    driver.click("takeCorrectionBack");
    QVERIFY(desk.state() == before);
    QVERIFY(driver.find("pastNote") == nullptr);
    const auto others = desk.story()->all()[ordered - 1].others;
    QCOMPARE(others.size(), 1);
    driver.row("story", QString("step-%1").arg(ordered - 1));
    driver.click(QString("course-%1").arg(others[0].step));
    QVERIFY(desk.state() == corrected);
    // One key takes a correction back too.
    const int again = desk.recorder().battle().line().back();
    onStep(driver, again, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_2);
    sayOk(driver);
    QVERIFY(desk.past()->corrected().misfits.isEmpty());
    QVERIFY(!(desk.state() == corrected));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.state() == corrected);
}

namespace {

bool endsPhase(BattleViewModel& desk)
{
    const int before = desk.recorder().battle().head();
    desk.asked()->choose("end-phase"); // it asks nothing
    return desk.recorder().battle().head() > before;
}

} // namespace

// A correction calls up what nobody has answered yet. Once it is, the rest is one tap away.
void BattlePastTest::whatWasLeftFollows()
{
    QTemporaryDir home;
    int ordered = 0, left = 0;
    std::string phase;
    {
        Driver driver(home.path(), table);
        makeBattle(driver);
        begin(driver);
        BattleViewModel& desk = *deskOf(driver);
        order(driver, 6, 5);
        ordered = desk.recorder().battle().head();
        QCOMPARE(desk.state().phase, std::string("commanders")); // the General failed
        QVERIFY(endsPhase(desk));
        left = desk.recorder().battle().head();
        phase = desk.state().phase;

        onStep(driver, ordered, "correctStep");
        driver.click("fallen-dice-0");
        driver.click("fallen-dice-1");
        driver.key(Qt::Key_1);
        driver.key(Qt::Key_1);
        sayOk(driver);
        QCOMPARE(desk.past()->corrected().misfits.size(), 1);
        QVERIFY(driver.find("follow") == nullptr); // something is asked first
        QCOMPARE(desk.asked()->card().what, QString("carried-out"));
        sayOk(driver);
        QCOMPARE(desk.past()->corrected().waiting, left);
        QVERIFY(endsPhase(desk)); // no other orders
        driver.wait("follow");
    }
    // After a restart, too.
    Driver driver(home.path(), table);
    BattleViewModel& desk = *deskOf(driver);
    driver.wait("follow");
    driver.shoot("battle-waiting");
    driver.click("follow");
    QCOMPARE(desk.state().phase, phase);
    QVERIFY(desk.past()->corrected().misfits.isEmpty());
    driver.wait("pastNote");
    driver.shoot("battle-followed");
    driver.click("keepCorrection");
    QTRY_VERIFY(driver.find("pastNote") == nullptr);
    QCOMPARE(desk.past()->corrected().waiting, 0);

    // The course that was left stands in the story, and says that nothing of it is missing now.
    QSignalSpy refused(&desk, &BattleViewModel::refused);
    driver.row("story", QString("step-%1").arg(ordered - 1));
    driver.click(QString("follow-%1").arg(left));
    QCOMPARE(refused.size(), 1);
    QVERIFY(desk.past()->undo());
    driver.row("story", QString("step-%1").arg(ordered - 1));
    driver.click(QString("follow-%1").arg(left));
    QCOMPARE(desk.state().phase, phase);
}

namespace {

const play::Entry& entryAt(BattleViewModel& desk, int step)
{
    return desk.recorder().battle().log()[std::size_t(step - 1)];
}

int headOf(BattleViewModel& desk) { return desk.recorder().battle().head(); }

// The step that stands now where a step stood on the line.
int nowAt(BattleViewModel& desk, std::size_t at) { return desk.recorder().battle().line()[at]; }

} // namespace

// They went on in another phase than it was agreed.
void BattlePastTest::aPhaseIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    const play::State early = desk.state();
    sayOtherwise(driver, "phase-4");
    QTRY_COMPARE(desk.state().phase, std::string("combat"));
    QVERIFY2(desk.past()->undoWords().contains("Combat"),
        qPrintable(desk.past()->undoWords())); // not only that it was agreed
    const int agreed = headOf(desk);
    const std::size_t at = desk.recorder().battle().line().size() - 1;
    sayOtherwise(driver, "phase-3"); // and back to Shooting
    QTRY_COMPARE(desk.state().phase, std::string("shooting"));
    const play::State late = desk.state();

    // The moment lies open again, with what was agreed then, and where it can go on from there.
    driver.settle();
    onStep(driver, agreed, "correctStep");
    QCOMPARE(desk.past()->correcting(), agreed);
    QCOMPARE(desk.past()->correctingWhat(), QString("course"));
    QVERIFY(desk.state() == early);
    const QString said = driver.wait("agreedThen")->property("text").toString();
    QVERIFY2(said.contains("Combat"), qPrintable(said));
    QVERIFY(agreedOf(driver)->phases().front().here); // there it stands
    driver.key(Qt::Key_Escape);
    QCOMPARE(desk.past()->correcting(), 0);
    QVERIFY(desk.state() == late);

    // The orders came first; the Shooting phase came after them all the same.
    QVERIFY(desk.past()->correct(agreed));
    driver.settle();
    sayOtherwise(driver, "phase-1");
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QVERIFY(desk.past()->corrected().misfits.isEmpty());
    QVERIFY(nowAt(desk, at) != agreed);
    const play::Entry& corrected = entryAt(desk, nowAt(desk, at));
    QCOMPARE(corrected.answer.what, std::string(play::agreedStep));
    QCOMPARE(corrected.answer.inputs.size(), std::size_t(1));
    QCOMPARE(desk.recorder().battle().stateAfter(corrected.number).phase, std::string("orders"));
    QCOMPARE(desk.state().phase, std::string("shooting"));
    driver.click("takeCorrectionBack");
    QTRY_VERIFY(desk.state() == late);

    // Or it did not happen otherwise: what the rules ask then is answered in its place.
    QVERIFY(desk.past()->correct(agreed));
    driver.settle();
    endPhase(driver);
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QCOMPARE(entryAt(desk, nowAt(desk, at)).answer.what, std::string("end-phase"));
    QCOMPARE(desk.recorder().battle().stateAfter(nowAt(desk, at)).phase, std::string("orders"));
}

// The step was played after all: its card is answered where it had been left out.
void BattlePastTest::aStepLeftOutIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    order(driver, 1, 1);
    QCOMPARE(desk.asked()->card().what, QString("carried-out"));
    sayOtherwise(driver, "leaveOut");
    QTRY_VERIFY(desk.state().agenda.empty());
    const play::State left = desk.state();
    const int agreed = headOf(desk);
    const std::size_t at = desk.recorder().battle().line().size() - 1;
    onStep(driver, agreed, "correctStep");
    QCOMPARE(desk.past()->correctingWhat(), QString("course"));
    QCOMPARE(desk.asked()->card().what, QString("carried-out"));
    QVERIFY(agreedOf(driver)->waits()); // it may be skipped
    sayOk(driver);
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QCOMPARE(entryAt(desk, nowAt(desk, at)).answer.what, std::string("carried-out"));
    // Left out once more, it is as it was.
    QVERIFY(desk.past()->takeCorrectionBack());
    QVERIFY(desk.past()->correct(agreed));
    driver.settle();
    sayOtherwise(driver, "leaveOut");
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QCOMPARE(entryAt(desk, nowAt(desk, at)).answer.what, std::string(play::agreedStep));
    QVERIFY(desk.state() == left);
}

// The phase was said to be over, and how the units stood then is told later.
void BattlePastTest::aPhasePlayedElsewhereIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    sayOtherwise(driver, "phase-3");
    QTRY_COMPARE(desk.state().phase, std::string("shooting"));
    inMenu(driver, "otherwise");
    driver.click("tallyOver"); // nobody was hit, they thought
    QTRY_COMPARE(desk.state().phase, std::string("combat"));
    const int agreed = headOf(desk);
    const std::size_t at = desk.recorder().battle().line().size() - 1;
    onStep(driver, agreed, "correctStep");
    QCOMPARE(desk.past()->correctingWhat(), QString("course"));
    QCOMPARE(desk.state().phase, std::string("shooting"));
    // Its sheet can be closed, and the moment still lies open.
    inMenu(driver, "otherwise");
    QTRY_VERIFY(driver.find("tallyOver") != nullptr);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("tallyOver") == nullptr);
    QCOMPARE(desk.past()->correcting(), agreed);
    inMenu(driver, "otherwise");
    driver.click("confused-A2");
    driver.click("tallyOver");
    QTRY_COMPARE(desk.past()->correcting(), 0);
    const play::Entry& corrected = entryAt(desk, nowAt(desk, at));
    QCOMPARE(corrected.answer.inputs.size(), std::size_t(2));
    QVERIFY(corrected.answer.find("phase-over") != nullptr);
    QCOMPARE(desk.state().phase, std::string("combat"));
    // Now it is about units, and opens as their table.
    onStep(driver, corrected.number, "correctStep");
    QCOMPARE(desk.past()->correctingWhat(), QString("units"));
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    QVERIFY(driver.find("tallyOver") == nullptr); // where the battle went on stays
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(desk.past()->correcting(), 0);
}

void BattlePastTest::otherCourses()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel* desk = deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk->recorder().battle().head();
    onStep(driver, ordered, "bookmarkStep");
    QVERIFY(desk->story()->all().last().bookmark);
    onStep(driver, 1, "noteStep");
    driver.type("the wind turned");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(desk->story()->all()[1].notes, QStringList{"the wind turned"});
    // Only what was marked.
    driver.click("onlyMarked");
    QCOMPARE(driver.wait("story")->property("count").toInt(), 2);
    driver.click("onlyMarked");
    // There and back.
    onStep(driver, 1, "goThere");
    QCOMPARE(desk->recorder().battle().head(), 1);
    QVERIFY(desk->story()->all().last().undone);
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
    QList<int> picked, faces;
    const auto facesOf = [](BattleViewModel& desk) { return inputOf(desk, "dice").dice.faces; };
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
        for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
            answerCard(driver);
        }
        driver.click("action-order");
        driver.click(chip(desk, "commander", 1));
        driver.click(chip(desk, "units"));
        driver.click(chip(desk, "units", 2));
        driver.click("distance-2");
        driver.key(Qt::Key_5);
        picked = desk.picks()->picked();
        faces = facesOf(desk);
        QCOMPARE(faces, (QList<int>{5, 0}));
        // A note does not disturb it.
        driver.click("addNote");
        driver.type("rain");
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(facesOf(desk), faces);
    }
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.asked()->card().what, QString("order"));
    QCOMPARE(desk.picks()->picked(), picked);
    QCOMPARE(facesOf(desk), faces);
    QVERIFY(inputOf(desk, "distance").options[2].on);
    // Put away, it stays away.
    driver.key(Qt::Key_Escape);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->asked()->card().what.isEmpty());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattlePastTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_past.moc"
