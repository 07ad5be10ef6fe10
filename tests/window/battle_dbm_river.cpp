// A river of DBM in the real window: what it is like is thrown for as the first enter it, then for each of them.
#include "dbmstage.h"

namespace strategikon {

using namespace dbmstage;

class BattleDbmRiverTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void waded();
};

namespace {

// In flood it can be dangerous: whoever enters it throws then.
BattleViewModel& byTheRiver(Driver& driver)
{
    const Armies armies{dbmArmy("polybian-roman"), dbmArmy("later-carthaginian")};
    const field::Field field = fieldWith(
        driver, armies, [](const field::Field& one) { return hasPiece(one, "river") && !hasPiece(one, "water"); });
    return battleOn(driver, armies, deployed(driver, armies, field),
        {{"", "weather", 5}, {"", "season", 3}}); // winter: in flood, by line 403
}

// An element wades: the card of its move, the first river, its sector as it is filled in.
void wades(Driver& driver, const QString& badge)
{
    BattleViewModel& desk = *deskOf(driver);
    tapElement(driver, badge);
    [&] { QCOMPARE(desk.asked()->card().what, QString("move")); }();
    driver.click("water-1");
}

} // namespace

void BattleDbmRiverTest::waded()
{
    QTemporaryDir home;
    QString id, first, second;
    play::State before;
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = byTheRiver(driver);
        id = desk.battleId();
        toMoves(driver);
        const int side = desk.state().side;
        const auto foot = badgesThat(desk, side, [&](const QString& badge) {
            const std::string type = wordOf(desk, badge, "type");
            return (type == "Bd" || type == "Sp" || type == "Ax") && wordOf(desk, badge, "where") == "table";
        });
        first = foot.value(0);
        second = foot.value(1);
        wades(driver, first);
        driver.shoot("dbm-river-move");
        // Letters of twice the size and back: tabs come and go while all is laid out.
        driver.resize({1440, 900});
        for (const int letters : {200, 100}) {
            driver.settings().setLetters(letters);
            driver.settle();
        }
        driver.resize(table);
        sayOk(driver);
        QTRY_VERIFY(desk.dice()->has()); // what the river is like here
        QVERIFY(desk.asked()->card().what != "move");
        driver.shoot("dbm-river-nature");
        driver.key(Qt::Key_6);
        if (!desk.dice()->has())
            sayOk(driver);
        QTRY_VERIFY(happenedIn(desk).join(' ').contains("river"));
        // Dangerous: now the one who enters it throws.
        QTRY_VERIFY(desk.dice()->has());
        // The card says what is known of it.
        const QString known = driver.wait("fieldWords")->property("text").toString();
        QVERIFY2(known.contains("dangerous"), qPrintable(known));
        before = desk.state();
    }
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    driver.key(Qt::Key_5);
    if (desk.state() == before)
        sayOk(driver);
    QTRY_VERIFY(!thingOf(desk, first).gone);
    driver.shoot("dbm-river-across");
    // The river is known in this sector: nobody throws for it again; who throws a 1 drowns.
    wades(driver, second);
    driver.shoot("dbm-river-known");
    sayOk(driver);
    QTRY_VERIFY(desk.dice()->has());
    driver.key(Qt::Key_1);
    if (!thingOf(desk, second).gone)
        sayOk(driver);
    QVERIFY(thingOf(desk, second).gone);
    driver.shoot("dbm-river-drowned");
    undo(driver);
    QVERIFY(!thingOf(desk, second).gone);
    compareReplay(desk);
    inDresses(driver, "river-wader");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmRiverTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_river.moc"
