// A battle of DBM on its map: a group drawn over it, and what it fills in.
#include "dbmroom.h"
#include "dresses.h"

#include "app/view/battle/battlemap.h"
#include "model/field/deploying/standing.h"
#include "model/play/map/fallen.h"
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
    void whoMovedIsFound();
    void theMapFillsIn_data();
    void theMapFillsIn();
    void whoFellIsStruckOut();
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
    desk.asked()->choose("move");
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
        if (!desk.picks()->picked().contains(one))
            desk.picks()->pick("elements", one);
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
    QCOMPARE(desk.asked()->card().what, QString("move"));
    QVERIFY(desk.picks()->picked().contains(group[0]) && desk.picks()->picked().contains(group[1]));
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

// A legion two deep before spears of whom a second element overlaps: the first of both.
std::pair<QString, QString> faceToFace(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    const QString own = badgeOf(desk, 0, "Bd"), rank = badgeOf(desk, 0, "Bd", 1), enemy = badgeOf(desk, 1, "Sp"),
                  beside = badgeOf(desk, 1, "Sp", 1);
    const int deep = desk.state()[elementOf(desk, own)]
                         .fields[std::size_t(desk.recorder().game().fields().index(play::Sort::body, "deep"))];
    const std::string action = "{\"agreed\": {" + setDown(own, 600, 600, 90) + ", " + setDown(rank, 600, 600 - deep, 90)
        + ", " + setDown(enemy, 600, 600 + deep, 270) + ", " + setDown(beside, 640, 600 + deep, 270) + "}}";
    const auto said = play::answerFrom(desk.recorder().game(), desk.state(), *readJson(action, "action"));
    [&] { QVERIFY(said && desk.past()->give(*said)); }();
    driver.settle();
    return {own, enemy};
}

} // namespace

// Who moved and was not set down anew is dashed where he stood, with his badge: there he is tapped, and drawn on.
void BattleDbmMapTest::whoMovedIsFound()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    play::Recorder recorder = deployed(driver);
    const QString id = QString::fromStdString(recorder.id());
    open(driver, "battle", {{"battleId", id}});
    toMoves(driver);
    QList<int> group;
    play::Place was;
    {
        BattleViewModel& desk = *deskOf(driver);
        desk.asked()->choose("move");
        for (int at = 0; at < 4; ++at)
            group << elementOf(desk, badgeOf(desk, 0, "Bd", at));
        for (const int one : group)
            if (!desk.picks()->picked().contains(one))
                desk.picks()->pick("elements", one);
        was = play::placeOf(desk.recorder().game().fields(), desk.state()[group[0]]);
        sayOk(driver);
    }
    open(driver, "battles"); // found again as it was left
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    const auto placed = [&](int thing) { return play::placeOf(desk.recorder().game().fields(), desk.state()[thing]); };
    QVERIFY(!placed(group[0]).stands());
    driver.key(Qt::Key_M, Qt::ControlModifier);
    BattleMap* map = qobject_cast<BattleMap*>(driver.wait("battleMap"));
    QTRY_VERIFY(map != nullptr && map->height() > 100);
    const QString said = driver.wait("mapWords")->property("text").toString();
    QVERIFY2(said.contains("dashed"), qPrintable(said));
    QCOMPARE(map->waiting(), 4);
    QCOMPARE(map->missing(), 0);
    for (const char* theme : {"light", "dark"}) {
        driver.settings().setTheme(theme);
        driver.settle();
        driver.shoot(QString("dbm-map-moved-%1").arg(theme));
    }
    map->zoomBy(2.5, map->at(group[0]).x(), map->at(group[0]).y());
    QTest::qWait(300); // it is painted anew when it rests
    driver.shoot("dbm-map-moved-near");
    const QPoint there = map->mapToScene(map->at(group[0])).toPoint();
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, there);
    driver.settle();
    QCOMPARE(map->chosen(), group[0]);
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, there);
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(driver.window(), there + QPoint(0, -8 * step));
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, there + QPoint(0, -40));
    driver.settle();
    QTRY_VERIFY(placed(group[0]).stands());
    QVERIFY(placed(group[0]).y > was.y && std::abs(placed(group[0]).x - was.x) <= 5);
    QCOMPARE(placed(group[0]).facing, was.facing);
    QCOMPARE(map->waiting(), 3);
}

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
    QVERIFY(desk.asked()->card().what != "fight"); // they stand apart
    const auto [own, enemy] = faceToFace(driver);
    QCOMPARE(desk.asked()->card().what, QString("fight"));
    QCOMPARE(desk.picks()->picked(), QList<int>({elementOf(desk, own), elementOf(desk, enemy)}));
    const auto shoot = [&](const QString& what) {
        for (const char* theme : {"light", "dark"}) {
            driver.settings().setTheme(theme);
            driver.settle();
            driver.shoot(QString("dbm-map-%1-%2-%3").arg(what).arg(size.width()).arg(theme));
        }
        examine(driver, qPrintable(what));
    };
    shoot("pair");
    desk.asked()->answer();
    driver.settle();
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    const auto behind = inputOf(desk, "our-behind");
    QVERIFY(behind.map && std::ranges::any_of(behind.things, [&](const BadgeShown& one) { return one.on; }));
    QCOMPARE(inputOf(desk, "our-flanks").value, 1);
    QVERIFY(inputOf(desk, "our-flanks").map);
    QCOMPARE(inputOf(desk, "their-flanks").value, 0);
    shoot("fight");
}

// Struck out until the bound is over, then off the table: where he lay there is ground again.
void BattleDbmMapTest::whoFellIsStruckOut()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    play::Recorder recorder = deployed(driver);
    open(driver, "battle", {{"battleId", QString::fromStdString(recorder.id())}});
    BattleViewModel& desk = *deskOf(driver);
    toMoves(driver);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    toPhase(driver, "combat");
    const auto [own, enemy] = faceToFace(driver);
    BattleMap* map = qobject_cast<BattleMap*>(driver.wait("battleMap"));
    QTRY_VERIFY(map != nullptr && map->height() > 100);
    const int foe = elementOf(desk, enemy);
    desk.asked()->answer();
    driver.settle();
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_1);
    for (int again = 0; again < 2 && !desk.state()[foe].gone; ++again)
        sayOk(driver); // nobody else falls with it
    QTRY_VERIFY(desk.state()[foe].gone);
    const auto fallen = [&] {
        return play::fallenIn(desk.recorder().battle(), desk.recorder().battle().head(), desk.state());
    };
    QCOMPARE(fallen(), play::Ids{foe});
    QCOMPARE(desk.state().side, 0);
    // In its middle, straight before him who beat it and in line with the one beside it.
    const int victor = elementOf(desk, own), neighbour = elementOf(desk, badgeOf(desk, 1, "Sp"));
    const auto middle = [&] { return map->mapToScene({map->at(victor).x(), map->at(neighbour).y()}).toPoint(); };
    map->zoomBy(6, map->at(victor).x(), map->at(victor).y());
    QTest::qWait(300); // it is painted anew when it rests
    const auto seen = [&](const QPoint& by) { return driver.window()->grabWindow().pixelColor(middle() + by); };
    const QPoint aside(-90, 0); // bare ground
    QVERIFY2(seen({}).lightness() < seen(aside).lightness() - 60, qPrintable(seen({}).name()));
    driver.shoot("dbm-map-fallen-light");
    driver.settings().setTheme("dark");
    driver.rest();
    QVERIFY2(seen({}).lightness() > seen(aside).lightness() + 60, qPrintable(seen({}).name()));
    driver.shoot("dbm-map-fallen-dark");
    // On to the other side's bound.
    for (int card = 0; card < 30 && desk.state().side == 0; ++card) {
        if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    QCOMPARE(desk.state().side, 1);
    if (!fallen().empty()) // the last answer ended the bound
        answerCard(driver);
    QVERIFY(fallen().empty());
    driver.rest();
    QCOMPARE(seen({}).name(), seen(aside).name());
    driver.shoot("dbm-map-fallen-gone");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmMapTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_map.moc"
