// What players agree on at the table: one sheet of units for what happened otherwise or elsewhere, phases in another
// order, less detail, and a die between two who cannot settle it.
#include "battleroom.h"
#include "dresses.h"
#include "faces.h"

#include "app/view/battle/adjustmentviewmodel.h"

namespace strategikon {

using namespace battleroom;

class BattleAgreedTest : public QObject {
    Q_OBJECT

private slots:
    // Of anything but Qt's own animation timer, which now and then stops twice.
    void init() { failOnWarnings(); }
    void itHappenedOtherwise();
    void aPhasePlayedElsewhere();
    void anotherOrder();
    void outcomesOnly();
    void aDieDecides();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

AdjustmentViewModel* agreedOf(Driver& driver)
{
    return qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
}

const play::Entry& lastOf(BattleViewModel& desk) { return desk.recorder().battle().log().back(); }

int valueOf(BattleViewModel& desk, const char* badge, const char* field)
{
    for (const play::Thing& thing : desk.state().things) {
        if (thing.badge == badge) {
            return thing.fields[std::size_t(desk.recorder().game().fields().index(thing.sort, field))];
        }
    }
    return -1;
}

void openTally(Driver& driver)
{
    inMenu(driver, "otherwise");
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    driver.settle();
}

// Which units on the card are named first: an order that can be given.
void anOrder(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    driver.click("action-order");
    for (const char* input : {"commander", "units"}) {
        for (const auto& one : desk.asked()->inputs()) {
            const auto things = one.things;
            if (one.id == input && !things.isEmpty() && !things[0].on) {
                driver.click(QString(input) + "-" + things[0].badge);
            }
        }
    }
}

} // namespace

void BattleAgreedTest::itHappenedOtherwise()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    const play::State before = desk.state();
    const int head = desk.recorder().battle().head(), stands = valueOf(desk, "A1", "stands");
    QVERIFY(stands > 1);
    openTally(driver);
    QVERIFY(!driver.find("tallySave")->isEnabled()); // nothing was changed yet
    driver.click(driver.find("less", driver.wait("stands-A1")));
    driver.click("confused-A2");
    driver.click("confused-A3");
    driver.click("confused-A3"); // after all it is not
    QCOMPARE(agreedOf(driver)->edits(), 2);
    // All else that can be so: hits that are carried, what it did this turn.
    QVERIFY(driver.find("hits-A2") == nullptr);
    driver.click("more-A2");
    driver.click(driver.find("more", driver.wait("hits-A2")));
    QMetaObject::invokeMethod(driver.wait("moved-A2"), "activated", Q_ARG(int, 2));
    driver.settle();
    driver.shoot("battle-otherwise-more");
    QCOMPARE(agreedOf(driver)->edits(), 4);
    driver.click("tallySave");
    QTRY_COMPARE(desk.recorder().battle().head(), head + 1);
    QTRY_VERIFY(driver.find("tallySave") == nullptr);
    QCOMPARE(lastOf(desk).answer.what, std::string("agreed"));
    QCOMPARE(lastOf(desk).answer.inputs.size(), std::size_t(4));
    QCOMPARE(valueOf(desk, "A2", "hits"), 1);
    QCOMPARE(valueOf(desk, "A2", "moved"), 2);
    QCOMPARE(valueOf(desk, "A1", "stands"), stands - 1);
    QCOMPARE(valueOf(desk, "A2", "confused"), 1);
    QCOMPARE(valueOf(desk, "A3", "confused"), 0);
    // The story says that it was agreed; undone it is as it was.
    QVERIFY(desk.story()->all().last().words.front().startsWith("Agreed"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.state() == before);
}

void BattleAgreedTest::aPhasePlayedElsewhere()
{
    QTemporaryDir home;
    {
        Driver driver(home.path(), table);
        makeBattle(driver);
        begin(driver);
        BattleViewModel& desk = *deskOf(driver);
        AdjustmentViewModel& agreed = *agreedOf(driver);
        sayOtherwise(driver, "phase-3"); // the Shooting phase, in one tap
        QTRY_COMPARE(desk.state().phase, std::string("shooting"));
        driver.click("detail-2");
        QTRY_VERIFY(agreed.tallied());
        driver.click("fillTally");
        QTRY_VERIFY(driver.find("tallyOver") != nullptr);
        driver.settle();
        driver.click(driver.find("less", driver.wait("stands-A1")));
        driver.click("tallyOver");
        QTRY_COMPARE(desk.state().phase, std::string("combat"));
        QVERIFY(!agreed.tallied()); // each phase has its own detail
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(desk.state().phase, std::string("shooting"));
    }
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(driver.find("fillTally") != nullptr); // it survives
    driver.click("detail-0");
    QTRY_VERIFY(driver.find("fillTally") == nullptr);
}

void BattleAgreedTest::anotherOrder()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    sayOtherwise(driver, "phase-4");
    QTRY_COMPARE(desk.state().phase, std::string("combat"));
    sayOtherwise(driver, "phase-0"); // and back to the moves on initiative
    QTRY_COMPARE(desk.state().phase, std::string("initiative"));
    sayOtherwise(driver, "phase-1");
    QTRY_COMPARE(desk.state().phase, std::string("orders"));
    anOrder(driver);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1); // it arrives: how it is carried out is asked
    QTRY_VERIFY(!desk.state().agenda.empty());
    sayOtherwise(driver, "leaveOut");
    QTRY_VERIFY(desk.state().agenda.empty());
    QCOMPARE(lastOf(desk).answer.what, std::string("agreed"));
}

void BattleAgreedTest::outcomesOnly()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    sayOtherwise(driver, "phase-1");
    QTRY_COMPARE(desk.state().phase, std::string("orders"));
    driver.click("detail-1");
    QTRY_COMPARE(agreedOf(driver)->detail(), 1);
    anOrder(driver);
    QTRY_VERIFY(driver.find("outcome-0") != nullptr);
    QVERIFY(!driver.wait("die-1")->isEnabled()); // instead of dice
    const int head = desk.recorder().battle().head();
    driver.click("outcome-0");
    QTRY_VERIFY(desk.recorder().battle().head() > head);
    QVERIFY(lastOf(desk).answer.noted);
    QVERIFY(!lastOf(desk).answer.rolled);
}

void BattleAgreedTest::aDieDecides()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    AdjustmentViewModel& agreed = *agreedOf(driver);
    anOrder(driver);
    QVERIFY(!agreed.disputes().isEmpty());
    const QString input = agreed.disputes().front().input;
    const auto shown = [&] {
        for (const auto& one : desk.asked()->inputs()) {
            if (one.id == input) {
                const auto options = one.options;
                for (int at = 0; at < options.size(); ++at) {
                    if (options[at].on) {
                        return at;
                    }
                }
                return one.value;
            }
        }
        return -1;
    };
    const play::State before = desk.state();
    QCOMPARE(shown(), 0); // what is filled in, or the next
    for (const auto& [face, value] : {std::pair("decide-2", 0), std::pair("decide-5", 1)}) {
        driver.click("dispute-" + input);
        driver.click(face);
        QTRY_COMPARE(lastOf(desk).what, std::string("dispute"));
        QTRY_COMPARE(shown(), value);
    }
    QVERIFY(desk.state() == before);
    QVERIFY(!desk.picks()->picked().isEmpty()); // the card is as it was filled in
    QVERIFY(desk.story()->all().last().notes.last().contains("5"));
    driver.click("dispute-" + input);
    driver.click("decideRoll");
    QTRY_VERIFY(QString::fromStdString(lastOf(desk).text).endsWith("rolled"));
}

void BattleAgreedTest::pages()
{
    QFETCH(Dress, dress);
    QTemporaryDir home;
    Driver driver(home.path(), dress.size);
    dress.putOn(driver);
    const auto take = [&](const QString& what) {
        driver.settle();
        examine(driver, qPrintable(what));
        dress.picture(driver, "battle-agreed-" + what);
    };
    makeBattle(driver);
    begin(driver);
    openTally(driver);
    driver.click(driver.find("less", driver.wait("stands-A1")));
    driver.click("gone-A2");
    take("0-otherwise");
    driver.key(Qt::Key_Escape);
    anOrder(driver);
    driver.click("dispute-" + agreedOf(driver)->disputes().front().input);
    take("1-dispute");
    driver.key(Qt::Key_Escape);
    agreedOf(driver)->setDetail(1);
    anOrder(driver);
    take("2-outcomes");
    driver.key(Qt::Key_Escape);
    showPart(driver, "story");
    take("3-detail");
    driver.click("detail-2");
    take("4-tally");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleAgreedTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_agreed.moc"
