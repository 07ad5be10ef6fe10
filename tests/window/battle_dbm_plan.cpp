// Moves of DBM that are lined up before the dice of a bound, and what of them can be paid for then.
#include "aheadroom.h"
#include "dbmroom.h"

namespace strategikon {

using namespace aheadroom;
using namespace dbmroom;

class BattleDbmPlanTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void beforeAndAfterTheDice();
    void aPlanIsNoMove();
};

namespace {

// The dice of the first bound are asked for; nothing is thrown yet.
BattleViewModel& toDice(Driver& driver)
{
    BattleViewModel& desk = dbmTable(driver);
    for (int card = 0; card < 20 && desk.state().phase != "initiative"; ++card)
        answerCard(driver);
    [&] { QCOMPARE(desk.state().phase, std::string("initiative")); }();
    return desk;
}

const play::Prospect& plan(const ForecastViewModel& ahead)
{
    const auto& all = ahead.seen();
    return *std::find_if(all.begin(), all.end(), [](const play::Prospect& one) { return one.of.has_value(); });
}

double figure(const ForecastViewModel& ahead, const char* what)
{
    for (const play::Prospect::Line& line : plan(ahead).lines)
        if (line.what == what)
            return line.figures.front().value;
    return -1;
}

void lineUpElement(Driver& driver, const QString& badge)
{
    tapElement(driver, badge);
    [&] { QVERIFY(deskOf(driver)->picks()->picked().size() == 1); }();
    const int before = aheadOf(driver)->length();
    driver.click("addToPlan");
    [&] { QTRY_COMPARE(aheadOf(driver)->length(), before + 1); }();
}

} // namespace

void BattleDbmPlanTest::beforeAndAfterTheDice()
{
    QTemporaryDir home;
    QString id;
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = toDice(driver);
        ForecastViewModel& ahead = *aheadOf(driver);
        id = desk.battleId();
        const QString asked = desk.asked()->card().what;
        openFold(driver);
        driver.click("planAhead");
        QCOMPARE(desk.asked()->card().what, QString("move"));
        QVERIFY(desk.asked()->planning() && driver.find("planAhead") == nullptr);
        QVERIFY(!driver.wait("ok")->isEnabled());
        for (int at = 0; at < 3; ++at)
            lineUpElement(driver, badgeOf(desk, 0, "Bd", at));
        driver.shoot("dbm-plan");
        const double all = figure(ahead, "all-moves");
        QVERIFY(all > 0 && all < 1); // three moves of PIPs nobody has thrown
        QVERIFY(driver.wait("planTotals")->property("text").toString().contains(percent(all)));
        QCOMPARE(desk.recorder().battle().log().size(), std::size_t(desk.recorder().battle().head()));
        // Back to what is asked.
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(desk.asked()->card().what, asked);
        QVERIFY(!desk.asked()->planning());
        QCOMPARE(ahead.length(), 3);
    }
    // Another evening: the plan is there, and after the dice nothing of it is chance any more.
    Driver driver(home.path(), table);
    again(driver, id);
    BattleViewModel& desk = *deskOf(driver);
    ForecastViewModel& ahead = *aheadOf(driver);
    QCOMPARE(ahead.length(), 3);
    toMoves(driver);
    QCOMPARE(ahead.length(), 3);
    const double paid = figure(ahead, "all-moves");
    QVERIFY2(paid == 0 || paid == 1, qPrintable(QString::number(paid)));
    openFold(driver);
    driver.shoot("dbm-plan-dice");
    // To the card and done: it is intended no more.
    driver.click("toCard-0");
    QTRY_COMPARE(desk.asked()->card().what, QString("move"));
    QVERIFY(!desk.asked()->planning() && desk.picks()->picked().size() == 1);
    sayOk(driver);
    QTRY_COMPARE(ahead.length(), 2);
}

// What is planned is never answered, by no tap and no key.
void BattleDbmPlanTest::aPlanIsNoMove()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = toDice(driver);
    const std::size_t steps = desk.recorder().battle().log().size();
    openFold(driver);
    driver.click("planAhead");
    tapElement(driver, badgeOf(desk, 0, "Cv"));
    driver.key(Qt::Key_Return);
    QVERIFY(!desk.asked()->answer() && !desk.asked()->complete());
    QCOMPARE(desk.recorder().battle().log().size(), steps);
    driver.click("putAway");
    QVERIFY(!desk.asked()->planning() && desk.dice()->has());
    // Dice are typed for the dice's card again.
    driver.key(Qt::Key_4);
    QVERIFY(desk.recorder().battle().log().size() > steps || !desk.asked()->card().what.isEmpty());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmPlanTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_plan.moc"
