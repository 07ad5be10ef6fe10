// A battle of DBM on its map: a group drawn over it, and what it fills in.
#include "dbmroom.h"
#include "dresses.h"

#include "app/view/battle/battlemap.h"
#include "model/field/deploying/standing.h"
#include "model/play/record/action.h"
#include "model/text/json.h"
#include "rules/battlefield.h"
#include "rules/setup.h"

namespace strategikon {

using namespace dbmroom;

class BattleDbmMapTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aGroupIsDrawnOn();
    void theMapFillsIn_data();
    void theMapFillsIn();
};

namespace {

// A battle whose armies stand on the map as the program deploys them.
play::Recorder deployed(Driver& driver)
{
    const System& system = *findSystem("dbm");
    BattlePlan plan;
    plan.terms = {{"invader", "0"}};
    field::Setup setUp;
    setUp.field.system = "dbm";
    setUp.field.table.scale = 0.05;
    std::vector<field::Troop> troops[2];
    for (const int side : {0, 1}) {
        const Army army = dbmArmy(side == 0 ? "polybian-roman" : "early-achaemenid");
        plan.sides.push_back({side, army});
        troops[side] = troopsOf(system, *driver.session().list(army), army, side);
    }
    const auto way = [&](const char* name) { return *waysOf(system).with(name, {}, setUp.field.table); };
    setUp.deployment = deploymentOf({way("invader"), way("defender")}, troops[0], troops[1]);
    field::Random random(3);
    field::deploy(setUp.deployment, setUp.field, battlefieldOf(system)->kinds, -1, field::Plan::battle, random);
    plan.setUp = setUp;
    const auto state = beginning(driver.session().catalogue(), plan);
    auto recorder = play::Recorder::begin(
        *driver.session().library(), *gameOf("dbm"), {"Cannae", "dbm", "0", {}, {}, field::writeSetup(setUp)}, *state);
    return std::move(*recorder);
}

} // namespace

// A group of a move card is drawn over the map as a whole; it stays with its card, and goes there when that is
// answered.
void BattleDbmMapTest::aGroupIsDrawnOn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    play::Recorder recorder = deployed(driver);
    open(driver, "battle", {{"battleId", QString::fromStdString(recorder.id())}});
    BattleViewModel& desk = *deskOf(driver);
    toMoves(driver);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    BattleMap* map = qobject_cast<BattleMap*>(driver.wait("battleMap"));
    QTRY_VERIFY(map != nullptr && map->height() > 100);
    desk.choose("move");
    driver.settle();
    // Two of a command, side by side.
    const auto placed = [&](int thing) { return play::placeOf(desk.recorder().game().fields(), desk.state()[thing]); };
    QList<int> group;
    for (const BadgeShown& one : inputOf(desk, "elements").things)
        for (const play::Thing& thing : desk.state().things)
            if (group.size() < 2 && thing.side == desk.state().side && thing.sort == play::Sort::body
                && placed(thing.id).stands() && thing.within == desk.state()[one.thing].within
                && (group.isEmpty() || thing.within == desk.state()[group[0]].within) && !group.contains(thing.id))
                group << thing.id;
    QCOMPARE(group.size(), 2);
    for (const int one : group)
        if (!desk.picked().contains(one))
            desk.pick("elements", one);
    driver.settle();
    const int head = desk.recorder().battle().head();
    const play::Place was[] = {placed(group[0]), placed(group[1])};
    const QPoint from = map->mapToScene(map->at(group[0])).toPoint();
    const QPoint to = from + (map->mapToScene({map->width() / 2, map->height() / 2}).toPoint() - from) / 6;
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, from);
    for (const double part : {0.3, 0.6, 1.0})
        QTest::mouseMove(driver.window(), from + (to - from) * part);
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, to);
    driver.settle();
    QCOMPARE(desk.recorder().battle().head(), head);
    QCOMPARE(desk.card().what, QString("move"));
    QVERIFY(desk.picked().contains(group[0]) && desk.picked().contains(group[1]));
    driver.shoot("dbm-drawn");
    sayOk(driver);
    QTRY_VERIFY(placed(group[0]).stands() && desk.recorder().battle().head() > head);
    QVERIFY(placed(group[1]).stands());
    QVERIFY(!(placed(group[0]) == was[0]));
    for (const auto& [now, before] : {std::pair(placed(group[0]), was[0]), std::pair(placed(group[1]), was[1])}) {
        QVERIFY(std::abs((now.x - before.x) - (placed(group[0]).x - was[0].x)) <= 1);
        QVERIFY(std::abs((now.y - before.y) - (placed(group[0]).y - was[0].y)) <= 1);
    }
    const auto& log = desk.recorder().battle().log();
    QCOMPARE(log[log.size() - 2].answer.what, std::string("move"));
}

namespace {

// By agreement, as players set models down: the middle of its base, and whom it looks at.
std::string setDown(const QString& badge, int x, int y, int facing)
{
    return QString(R"("%1": {"place": {"x": %2, "y": %3, "facing": %4, "formation": "line"}})")
        .arg(badge)
        .arg(x)
        .arg(y)
        .arg(facing)
        .toStdString();
}

} // namespace

void BattleDbmMapTest::theMapFillsIn_data() { inSizes(); }

// A legion two deep before warband whose second element overlaps: who faces whom, the ranks and the overlap are on the
// card before anybody says so.
void BattleDbmMapTest::theMapFillsIn()
{
    QFETCH(const QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    play::Recorder recorder = deployed(driver);
    const QString id = QString::fromStdString(recorder.id());
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    toMoves(driver);
    toPhase(driver, "combat");
    QVERIFY(desk.card().what != "fight"); // they stand apart
    const QString own = badgeOf(desk, 0, "Bd"), rank = badgeOf(desk, 0, "Bd", 1), enemy = badgeOf(desk, 1, "Sp"),
                  beside = badgeOf(desk, 1, "Sp", 1);
    const int deep = desk.state()[elementOf(desk, own)]
                         .fields[std::size_t(desk.recorder().game().fields().index(play::Sort::body, "deep"))];
    QVERIFY(deep > 0);
    const std::string action = "{\"agreed\": {" + setDown(own, 600, 600, 90) + ", " + setDown(rank, 600, 600 - deep, 90)
        + ", " + setDown(enemy, 600, 600 + deep, 270) + ", " + setDown(beside, 640, 600 + deep, 270) + "}}";
    const auto said = play::answerFrom(desk.recorder().game(), desk.state(), *readJson(action, "action"));
    QVERIFY(said);
    QVERIFY(desk.give(*said));
    driver.settle();
    QCOMPARE(desk.card().what, QString("fight"));
    QCOMPARE(desk.picked(), QList<int>({elementOf(desk, own), elementOf(desk, enemy)}));
    const auto shoot = [&](const QString& what) {
        for (const char* theme : {"light", "dark"}) {
            driver.settings().setTheme(theme);
            driver.settle();
            driver.shoot(QString("dbm-map-%1-%2-%3").arg(what).arg(size.width()).arg(theme));
        }
        examine(driver, qPrintable(what));
    };
    shoot("pair");
    desk.answer();
    driver.settle();
    QCOMPARE(desk.card().what, QString("combat"));
    const auto behind = inputOf(desk, "our-behind");
    QVERIFY(behind.map && std::ranges::any_of(behind.things, [&](const BadgeShown& one) { return one.on; }));
    QCOMPARE(inputOf(desk, "our-flanks").value, 1);
    QVERIFY(inputOf(desk, "our-flanks").map);
    QCOMPARE(inputOf(desk, "their-flanks").value, 0);
    shoot("fight");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmMapTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_map.moc"
