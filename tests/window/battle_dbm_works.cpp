// Works of DBM in the real window: a town with a garrison, a stretch that nobody defends, defenders, riders behind a
// wall.
#include "dbmstage.h"

namespace strategikon {

using namespace dbmstage;

class BattleDbmWorksTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aTownAssaulted();
    void ridersDefendNothing();
    void theCampsPalisade();
};

namespace {

Army withWalls()
{
    Army army = dbmArmy("polybian-roman");
    for (const auto& [work, count] : {std::pair{"town-wall", 12}, {"town-gate", 2}}) {
        Choice& row = army.choices.emplace_back();
        row.entry = work;
        row.count = count;
    }
    return army;
}

// The Romans defend a walled town, the Gauls come first.
const Armies& both()
{
    static const Armies all{withWalls(), dbmArmy("gallic")};
    return all;
}

field::Setup townOf(Driver& driver)
{
    const field::Field field = fieldWith(
        driver, both(), [](const field::Field& one) { return invaderOn(one) == 1 && hasPiece(one, "built-up-area"); });
    return deployed(driver, both(), field, {"garrisoned"});
}

QStringList within(const BattleViewModel& desk)
{
    return badgesThat(desk, 0, [&](const QString& badge) {
        return wordOf(desk, badge, "works") == "inside" && wordOf(desk, badge, "type") != "Bge";
    });
}

// The option of a choice that says this.
QString optionOf(BattleViewModel& desk, const char* input, const QString& says)
{
    const InputShown it = inputOf(desk, input);
    for (int at = 0; at < int(it.options.size()); ++at)
        if (it.options[at].label == says)
            return QString("%1-%2").arg(input).arg(at);
    return {};
}

} // namespace

void BattleDbmWorksTest::aTownAssaulted()
{
    QTemporaryDir home;
    QString id, attacker, defender;
    play::State before;
    int start = 0;
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = battleOn(driver, both(), townOf(driver));
        id = desk.battleId();
        QVERIFY(!within(desk).isEmpty());
        toMoves(driver);
        QCOMPARE(desk.state().side, 1);
        driver.key(Qt::Key_M, Qt::ControlModifier);
        driver.shoot("dbm-works-town");
        toPhase(driver, "combat");
        // A stretch that nobody defends.
        attacker = badgeOf(desk, 1, "Wb");
        start = desk.recorder().battle().head();
        driver.click("action-assault");
        tapOn(driver, "ours", attacker);
        QTRY_COMPARE(desk.asked()->card().what, QString("assaults"));
        driver.click(optionOf(desk, "section", "a wall"));
        driver.shoot("dbm-works-assault");
        driver.key(Qt::Key_6);
        before = desk.state();
    }
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    driver.key(Qt::Key_1);
    if (desk.asked()->card().what == "assaults")
        sayOk(driver);
    driver.shoot("dbm-works-won");
    for (int card = 0; card < 2 && wordOf(desk, attacker, "works") != "inside"; ++card)
        answerCard(driver);
    QCOMPARE(wordOf(desk, attacker, "works"), std::string("inside"));
    driver.shoot("dbm-works-stormed");
    undo(driver);
    QCOMPARE(wordOf(desk, attacker, "works"), std::string("open"));
    while (desk.recorder().battle().head() > start)
        undo(driver);
    // Now its defenders fight: on the wall they have two more.
    defender = within(desk).value(0);
    tapElement(driver, attacker);
    tapElement(driver, defender);
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    const QString open = optionOf(desk, "their-works", "nothing"), wall = optionOf(desk, "their-works", "a wall");
    QVERIFY(!open.isEmpty() && !wall.isEmpty());
    const auto bare = desk.asked()->meaning().modifiers.size();
    driver.click(wall);
    QVERIFY(desk.asked()->meaning().modifiers.size() > bare);
    driver.shoot("dbm-works-defended");
    throwBoth(driver, 1, 6);
    for (int card = 0; card < 4 && !mayEnd(driver); ++card)
        answerCard(driver);
    compareReplay(desk);
    inDresses(driver, "works-held");
}

// Riders within works defend none: the card of their combat says so.
void BattleDbmWorksTest::ridersDefendNothing()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    const field::Setup setUp = townOf(driver);
    QString rider;
    for (const field::Troop& troop : setUp.deployment.troops)
        if (troop.side == 0 && troop.role == "horse" && rider.isEmpty())
            rider = QString::fromStdString(troop.badge);
    BattleViewModel& desk = battleOn(driver, both(), setUp, {{rider.toStdString(), "works", 1}}); // inside
    toMoves(driver);
    toPhase(driver, "combat");
    tapElement(driver, badgeOf(desk, 1, "Wb"));
    tapElement(driver, rider);
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QVERIFY(inputOf(desk, "their-works").id.isEmpty());
    const QString said = driver.wait("warningText")->property("text").toString();
    QVERIFY2(said.contains("whoever defends works is on foot"), qPrintable(said));
    inDresses(driver, "works-riders");
}

// The shipped Romans bring a marching camp: it stands about their baggage, on every map of the battle.
void BattleDbmWorksTest::theCampsPalisade()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    const field::Setup setUp = townOf(driver);
    BattleViewModel& desk = battleOn(driver, both(), setUp);
    const QStringList camp = badgesThat(desk, 0, [&](const QString& badge) {
        return wordOf(desk, badge, "type") == "Bge" && wordOf(desk, badge, "works") == "inside";
    });
    QVERIFY(!camp.isEmpty());
    toMoves(driver);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    inDresses(driver, "works-camp");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmWorksTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_works.moc"
