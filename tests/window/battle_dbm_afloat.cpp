// Fleets of DBM in the real window: deployed on a waterway by taps, troops landed, two vessels that fight.
#include "dbmstage.h"
#include "fieldroom.h"

namespace strategikon {

using namespace dbmstage;

class BattleDbmAfloatTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void fromTheFieldToTheSinking();
    void onALeeShore();
};

namespace {

const Armies& fleets()
{
    static const Armies all{fleet("open-list"), fleet("hundred-years-english")};
    return all;
}

field::Field waterway(Driver& driver)
{
    return fieldWith(driver, fleets(), [](const field::Field& one) { return hasPiece(one, "water"); });
}

QStringList laden(const BattleViewModel& desk, int side)
{
    return badgesThat(desk, side, [&](const QString& badge) { return valueOf(desk, badge, "cargo") != 0; });
}

QString badgeAboard(const BattleViewModel& desk, const QString& vessel)
{
    return QString::fromStdString(desk.state()[valueOf(desk, vessel, "cargo")].badge);
}

// What the map leaves open is looked up on the table: no flank is overlapped or taken, nobody is behind.
void measure(BattleViewModel& desk)
{
    for (const char* input : {"our-flanks", "our-rear", "their-flanks", "their-rear"}) {
        QVERIFY(inputOf(desk, input).measure);
        desk.asked()->put(input, 0);
    }
}

} // namespace

void BattleDbmAfloatTest::fromTheFieldToTheSinking()
{
    QTemporaryDir home;
    QString id, ours, theirs, drowned;
    play::State before;
    {
        Driver driver(home.path(), table);
        field::Setup bare;
        bare.field = waterway(driver);
        bare.field.name = "The Landing";
        const QString field = QString::fromStdString(driver.session().library()->createField(contentOf(bare))->id);
        QStringList armies;
        for (const Army& army : fleets())
            armies << driver.session().keep(army, "create");
        rooms::open(driver, "field", {{"fieldId", field}});
        BattlefieldViewModel& ground = *fieldroom::deskOf(driver);
        for (const int side : {0, 1})
            ground.armies()->setArmy(side, armies[side]);
        fieldroom::goTo(driver, "deploy");
        driver.shoot("dbm-afloat-to-deploy");
        for (int turn = 0; turn < 14 && !ground.deploying()->due().done; ++turn)
            driver.click(ground.deploying()->due().assign ? "baggage-" + ground.deploying()->campBlocks().first().id
                                                          : "deployBlock");
        QVERIFY(ground.deploying()->due().done);
        QVERIFY2(ground.deploying()->misposted().isEmpty(), qPrintable(ground.deploying()->misposted().value(0).words));
        driver.shoot("dbm-afloat-deployed");
        driver.click("goOn");
        driver.click("startBattle");
        driver.click("makeBattle");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
        BattleViewModel& desk = *deskOf(driver);
        id = desk.battleId();
        toMoves(driver);
        const int side = desk.state().side;
        // Who is aboard whom both say, the vessel and the troops.
        ours = laden(desk, side).value(0);
        QVERIFY(!ours.isEmpty());
        const QString troops = badgeAboard(desk, ours);
        QVERIFY2(marksOf(driver, ours).contains("Troops aboard " + troops), qPrintable(marksOf(driver, ours)));
        QVERIFY2(marksOf(driver, troops).contains("Aboard a vessel"), qPrintable(marksOf(driver, troops)));
        driver.shoot("dbm-afloat-aboard");
        // They land, by taps: what it costs is told, and the vessel lies unladen.
        driver.click("action-disembark");
        tapOn(driver, "vessel", ours);
        QVERIFY2(desk.foot()->shown().answerSays.contains("PIPs"), qPrintable(desk.foot()->shown().answerSays));
        driver.shoot("dbm-afloat-landing");
        sayOk(driver);
        QCOMPARE(valueOf(desk, ours, "cargo"), 0);
        QVERIFY(happenedIn(desk).contains("landed"));
        QVERIFY2(!marksOf(driver, ours).contains("aboard"), qPrintable(marksOf(driver, ours)));
        driver.shoot("dbm-afloat-landed");
        undo(driver);
        QCOMPARE(badgeAboard(desk, ours), troops);
        // Two vessels come to close combat.
        toPhase(driver, "combat");
        theirs = laden(desk, 1 - side).value(0);
        drowned = badgeAboard(desk, theirs);
        tapElement(driver, ours);
        tapElement(driver, theirs);
        QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
        driver.shoot("dbm-afloat-combat");
        driver.key(Qt::Key_6);
        before = desk.state();
    }
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    measure(desk); // nobody has told where they lie now
    driver.key(Qt::Key_1);
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    driver.settle();
    for (int card = 0; card < 4 && !thingOf(desk, theirs).gone; ++card)
        answerCard(driver);
    QVERIFY(thingOf(desk, theirs).gone);
    QVERIFY(thingOf(desk, drowned).gone); // whom it had aboard went down with it
    inDresses(driver, "afloat-sunk");
    undo(driver);
    QVERIFY(!thingOf(desk, theirs).gone && !thingOf(desk, drowned).gone);
    compareReplay(desk);
}

// In a gale with the shore to leeward: who neither moved nor was halted is wrecked, and those aboard are a horde.
void BattleDbmAfloatTest::onALeeShore()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk =
        battleOn(driver, fleets(), deployed(driver, fleets(), waterway(driver)), {{"", "weather", 3}});
    toMoves(driver);
    QVERIFY(driver.find("action-disembark") != nullptr);
    for (int card = 0; card < 6 && desk.asked()->card().what != "drifting"; ++card)
        desk.foot()->shown().ends ? endPhase(driver) : void(answerCard(driver));
    QCOMPARE(desk.asked()->card().what, QString("drifting"));
    driver.shoot("dbm-afloat-lee-shore");
    const QString wrecked = laden(desk, desk.state().side).value(0), troops = badgeAboard(desk, wrecked);
    tapOn(driver, "wrecked", wrecked);
    sayOk(driver);
    QVERIFY(thingOf(desk, wrecked).gone);
    QVERIFY(!thingOf(desk, troops).gone);
    QCOMPARE(wordOf(desk, troops, "type"), std::string("Hd"));
    driver.shoot("dbm-afloat-wrecked");
    undo(driver);
    QVERIFY(!thingOf(desk, wrecked).gone);
    QCOMPARE(desk.asked()->card().what, QString("drifting"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmAfloatTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_afloat.moc"
