// What screen and command line are told of a battlefield while it is set up: by its values, without either.
#include "app/shown/field/steps.h"
#include "rules/battlefield.h"
#include "tests/field/support.h"

#include <QTest>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

const Charts& charts() { return battlefieldOf(theSystem())->charts; }

Field thrownSoFar(std::initializer_list<std::vector<int>> throws)
{
    Field field;
    field.system = theSystem().format().id;
    field.table.width = 180;
    field.table.depth = 120;
    field.method = "random";
    for (const std::vector<int>& dice : throws)
        if (!thrown(field, charts(), dice, true))
            QTest::qFail("This throw answers nothing", __FILE__, __LINE__);
    return field;
}

Troop troop(const char* badge, int side, bool leads)
{
    Troop troop;
    troop.badge = badge;
    troop.name = leads ? "General" : "Archers";
    troop.side = side;
    troop.leads = leads;
    return troop;
}

} // namespace

class Told : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKnown();
    void oneDieForTheSides();
    void whatIsLaidOut();
    void whoSetsDown();
    void whatIsWrong();
};

// What a page shows before it has a battlefield.
void Told::nothingIsKnown()
{
    QCOMPARE(TerrainAsk().what, QString());
    QCOMPARE(DeployTurn().side, -1);
    QVERIFY(!DeployTurn().done && !DeployTurn().roll);
}

void Told::oneDieForTheSides()
{
    const TerrainAsk ask = askOf(next(thrownSoFar({}), charts()));
    QCOMPARE(ask.what, QString("side"));
    QCOMPARE(ask.dice, 1);
    QCOMPARE(ask.sides, 6);
    QCOMPARE(ask.side, -1);
    QVERIFY(ask.chartId.isEmpty() && ask.itemId.isEmpty() && ask.variants.isEmpty());
}

void Told::whatIsLaidOut()
{
    const TerrainAsk ask = askOf(next(thrownSoFar({{2}, {5}, {4, 4}, {3, 4}}), charts()));
    QCOMPARE(ask.what, QString("place"));
    QCOMPARE(ask.side, 1);
    QCOMPARE(ask.dice, 0);
    QCOMPARE(ask.chart, QString("Woods"));
    QCOMPARE(ask.item, QString("Wood"));
    QCOMPARE(ask.chartId, QString("woods"));
    QCOMPARE(ask.variants, QStringList{"wood"});
}

// Two units against two, so that a die says who begins; commanders come last.
void Told::whoSetsDown()
{
    Deployment all;
    for (const int side : {0, 1}) {
        all.way[side] = ways().with("standard", {}, Table{180, 120}).value();
        all.troops.push_back(troop(side == 0 ? "A1" : "B1", side, true));
        all.troops.push_back(troop(side == 0 ? "A2" : "B2", side, false));
        all.troops.push_back(troop(side == 0 ? "A3" : "B3", side, false));
    }
    QVERIFY(turnOf(all).roll);
    QVERIFY(thrown(all, 2, true));
    const DeployTurn turn = turnOf(all);
    QCOMPARE(turn.side, 0);
    QCOMPARE(turn.bodies, 1);
    QVERIFY(!turn.roll && !turn.leaders && !turn.done);
    QCOMPARE(turn.waiting[0], (QStringList{"A2", "A3"}));
    QCOMPARE(turn.waiting[1], (QStringList{"B2", "B3"}));
    for (const char* badge : {"A2", "B2", "A3", "B3"})
        all.posted.push_back({badge, Formation::line, {Stand{}}, {}, true});
    QVERIFY(turnOf(all).leaders);
    QCOMPARE(turnOf(all).waiting[1], QStringList{"B1"});
}

// Of terrain by its id, of a unit by its badge; an advice is not severe; a rule is told with and without its line.
void Told::whatIsWrong()
{
    Misplaced terrain;
    terrain.feature = "t2";
    terrain.weight = Misplaced::Weight::advice;
    terrain.rule = charts().charts.front().items.front().rule;
    const FieldFinding advice = findingOf(terrain, theSystem());
    QVERIFY(advice.ofTerrain && !advice.severe && advice.badge.isEmpty());
    QCOMPARE(advice.feature, QString("t2"));
    QVERIFY2(advice.place.startsWith("Warmaster Ancients rulebook, The Battlefield"), qPrintable(advice.place));
    QVERIFY2(advice.rule.startsWith(advice.place + " (line "), qPrintable(advice.rule));
    Misposted unit;
    unit.badge = "B3";
    const FieldFinding wrong = findingOf(unit, theSystem());
    QVERIFY(!wrong.ofTerrain && wrong.severe && wrong.cites);
    QCOMPARE(wrong.badge, QString("B3"));
    QVERIFY(wrong != advice && wrong == findingOf(unit, theSystem()));
}

QTEST_GUILESS_MAIN(Told)
#include "tst_told.moc"
