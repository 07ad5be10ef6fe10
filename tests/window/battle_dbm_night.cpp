// Night falls on a battle of DBM in the real window: it goes on by moonlight, or both say in secret whether they
// retreat, and whoever remains fights on at dawn.
#include "dbmstage.h"

#include "tests/words/reader.h"

namespace strategikon {

using namespace dbmstage;

class BattleDbmNightTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void fromDuskToTheNextDay();
    void whoRetreatsEndsIt();
};

namespace {

// Summer in the south: dusk ends at eight; the defender has one bound left of it. The moon shines.
BattleViewModel& atDusk(Driver& driver)
{
    BattlePlan plan;
    plan.sides = {{0, dbmArmy("polybian-roman")}, {1, dbmArmy("later-carthaginian")}};
    plan.terms = {{"invader", "0"}};
    const play::State state = *beginning(driver.session().catalogue(), plan);
    return *onTable(driver, "dbm", told(state, {{"", "hour", 19}, {"", "bounds", 3}, {"", "moon", 1}}), "Until dark");
}

void toNightfall(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int card = 0; card < 60 && desk.asked()->card().what != "night-falls"; ++card) {
        if (driver.find("passTurn") != nullptr)
            driver.click("passTurn");
        else if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    [&] { QCOMPARE(desk.asked()->card().what, QString("night-falls")); }();
}

// In secret: as long as neither has said it, whoever says it first is chosen.
void says(Driver& driver, const char* side, const char* what, const char* picture = nullptr)
{
    BattleViewModel& desk = *deskOf(driver);
    if (desk.asked()->card().what != "retire")
        driver.click(QString("action-retire-%1").arg(side));
    [&] { QTRY_COMPARE(desk.asked()->card().what, QString("retire")); }();
    if (picture != nullptr)
        driver.shoot(picture);
    const int head = desk.recorder().battle().head();
    driver.click(what);
    if (desk.recorder().battle().head() == head)
        sayOk(driver);
    driver.settle();
}

// Everything the window says, seen or heard, that tells what a side does by night.
QStringList toldIn(Driver& driver)
{
    Reader reader([](const QString& text) { return text.contains("retreated") || text.contains("remained"); });
    reader.read(driver.window(), "window");
    reader.read(driver.window()->contentItem(), "window");
    return reader.faults();
}

} // namespace

void BattleDbmNightTest::fromDuskToTheNextDay()
{
    QTemporaryDir home;
    QString id;
    play::State before;
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = atDusk(driver);
        id = desk.battleId();
        toMoves(driver);
        driver.shoot("dbm-night-dusk");
        toNightfall(driver);
        driver.shoot("dbm-night-falls");
        // By moonlight either side may want to fight on.
        driver.click("side-a-1");
        driver.click("side-b-0");
        if (desk.asked()->card().what == "night-falls")
            sayOk(driver);
        QVERIFY(happenedIn(desk).contains("fought-by-moonlight"));
        driver.shoot("dbm-night-by-moonlight");
        // Taken back: both go to camp, and say in secret what they do.
        undo(driver);
        QTRY_COMPARE(desk.asked()->card().what, QString("night-falls"));
        driver.click("side-a-0");
        driver.click("side-b-0");
        if (desk.asked()->card().what == "night-falls")
            sayOk(driver);
        says(driver, "A", "by-night-0", "dbm-night-in-secret");
        QTRY_COMPARE(int(desk.state().sealed.size()), 1);
        QCOMPARE(toldIn(driver), QStringList());
        driver.shoot("dbm-night-one-has-said");
        before = desk.state();
    }
    // Closed between the two: what the first said is kept, and nobody sees it.
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    QCOMPARE(toldIn(driver), QStringList());
    says(driver, "B", "by-night-0", "dbm-night-the-other");
    driver.shoot("dbm-night-both-have-said");
    for (int card = 0; card < 8 && desk.state().phase != "moves"; ++card)
        answerCard(driver);
    QCOMPARE(desk.state().phase, std::string("moves"));
    QVERIFY(!desk.over());
    driver.shoot("dbm-night-next-day");
    compareReplay(desk);
}

void BattleDbmNightTest::whoRetreatsEndsIt()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = atDusk(driver);
    toMoves(driver);
    toNightfall(driver);
    driver.click("side-a-0");
    driver.click("side-b-0");
    if (desk.asked()->card().what == "night-falls")
        sayOk(driver);
    says(driver, "A", "by-night-0");
    says(driver, "B", "by-night-1");
    for (int card = 0; card < 4 && !desk.over(); ++card)
        answerCard(driver);
    QVERIFY(desk.over());
    inDresses(driver, "night-retreated");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmNightTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_night.moc"
