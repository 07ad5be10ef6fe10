// The map of a battle that was begun from a set-up: cards are filled in from it, and players tell where somebody
// stands.
#include "battleroom.h"
#include "dresses.h"

#include "app/view/battle/battlemap.h"
#include "app/view/battle/battles.h"
#include "model/play/record/action.h"
#include "rules/battle.h"
#include "rules/battlefield.h"
#include "rules/setup.h"

namespace strategikon {

using namespace battleroom;

class BattleMapTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void filledIn();
    void shots();
    void whereItStandsNow();
    void aboutThere();
    void aPlaceIsCorrected();
    void whoIsNotOnTheMap();
    void examplesShowTheirField();
    void aBrigadeWithAGap();
    void atTheEdge();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

BattleMap* battleMap(Driver& driver) { return qobject_cast<BattleMap*>(driver.wait("battleMap")); }

// Two armies drawn up on a bare table with a wood, side A to move.
void setUpBattle(Driver& driver)
{
    BattlePlan plan;
    plan.terms = {{"turns", "7"}, {"first", "0"}};
    field::Setup setUp;
    setUp.field.system = "warmaster";
    setUp.field.table = {.width = 150, .depth = 110};
    field::Piece wood{.kind = "wood"};
    wood.area = field::rectangle({75, 55}, 30, 20);
    setUp.field.features.push_back({.id = "t1", .pieces = {wood}});
    const System& system = *findSystem("warmaster");
    for (const int side : {0, 1}) {
        Army army;
        army.system = "warmaster";
        army.list = side == 0 ? "egyptian" : "hittite";
        army.points = 1000;
        const ArmyList& list = *driver.session().list(army);
        army = readyArmy(system, list, army);
        plan.sides.push_back({side, army});
        setUp.deployment.way[side] = *waysOf(system).with("standard", {}, setUp.field.table);
        for (auto& troop : troopsOf(system, list, army, side)) {
            setUp.deployment.troops.push_back(std::move(troop));
        }
    }
    field::Random random(3);
    field::deploy(setUp.deployment, setUp.field, battlefieldOf(system)->kinds, -1, field::Plan::battle, random);
    plan.setUp = setUp;
    const auto state = beginning(driver.session().catalogue(), plan);
    QVERIFY(state);
    const auto recorder = play::Recorder::begin(*driver.session().library(), *gameOf("warmaster"),
        {"Nile", "warmaster", "0", {}, {}, field::writeSetup(setUp)}, *state);
    QVERIFY(recorder);
    open(driver, "battle", {{"battleId", QString::fromStdString(recorder->id())}});
    begin(driver);
}

// The same, with the map on the screen.
BattleMap* shownMap(Driver& driver)
{
    setUpBattle(driver);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    return battleMap(driver);
}

InputShown inputOf(BattleViewModel& desk, const char* id)
{
    for (const auto& one : desk.asked()->inputs()) {
        if (one.id == id) {
            return one;
        }
    }
    return {};
}

play::Place placeOf(BattleViewModel& desk, int thing)
{
    return play::placeOf(desk.recorder().game().fields(), desk.state()[thing]);
}

} // namespace

void BattleMapTest::filledIn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    setUpBattle(driver);
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(desk.mapped());
    desk.asked()->choose("order");
    driver.settle();
    const auto enemy = inputOf(desk, "enemy"); // whoever it is: all are far away
    QVERIFY(enemy.map);
    QVERIFY(driver.wait("map-enemy")->isVisible());
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    QVERIFY(inputOf(desk, "distance").map);
    desk.asked()->put("distance", 1); // the players know better
    QVERIFY(!inputOf(desk, "distance").map);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    QTRY_VERIFY(desk.asked()->card().what == QString("carried-out"));
    const int unit = desk.recorder().battle().log().back().answer.find("units")->front();
    QVERIFY(placeOf(desk, unit).stands());
    sayOk(driver);
    QTRY_VERIFY(!placeOf(desk, unit).stands());
}

// Nobody has moved yet; an enemy is told to have come up, whom archers shoot at.
void BattleMapTest::shots()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleMap* map = shownMap(driver);
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(map != nullptr);
    const auto field = [&](const play::Thing& thing, const char* id) {
        return thing.fields[std::size_t(desk.recorder().game().fields().index(thing.sort, id))];
    };
    // The archer who stands farthest to a side: no wood is before him.
    const play::Thing* archer = nullptr;
    const play::Thing* enemy = nullptr;
    for (const play::Thing& thing : desk.state().things) {
        const bool unit = thing.sort == play::Sort::body && placeOf(desk, thing.id).exact();
        const auto aside = [&](const play::Thing& one) { return std::abs(placeOf(desk, one.id).x - 750); };
        if (unit && thing.side == 0 && field(thing, "range") > 0 && (!archer || aside(thing) > aside(*archer))) {
            archer = &thing;
        }
        if (unit && thing.side == 1 && enemy == nullptr) {
            enemy = &thing;
        }
    }
    QVERIFY(archer != nullptr && enemy != nullptr);
    const int shooter = archer->id, target = enemy->id;
    const play::Place from = placeOf(desk, shooter);
    map->choose(target);
    QVERIFY(map->place(from.x / 10.0, from.y / 10.0 + (from.facing < 180 ? 15 : -15)));
    driver.settle();
    while (desk.state().phase != "shooting") { // which would be passed over with nobody in range
        desk.asked()->choose("end-phase");
        driver.settle();
    }
    desk.asked()->choose("shoot");
    driver.settle();
    desk.picks()->pick("shooters", shooter);
    driver.settle();
    const auto told = inputOf(desk, "target");
    QVERIFY(told.map);
    for (const auto& one : told.things) {
        QCOMPARE(one.on, one.thing == target);
    }
    // The nearest first, those out of reach behind it.
    QCOMPARE(told.things.front().thing, target);
    QVERIFY2(told.far > 0 && !told.farOpen, qPrintable(QString::number(told.far)));
    driver.click("far-target");
    QCOMPARE(inputOf(desk, "target").things.size(), told.things.size() + told.far);
    driver.click("far-target");
    QCOMPARE(inputOf(desk, "target"), told);
    QVERIFY(inputOf(desk, "out").map);
    QCOMPARE(inputOf(desk, "out").value, 0);
    QVERIFY(driver.wait("map-target")->isVisible());
    driver.shoot("battle-map-2-shots");
    // Another enemy is far out of range: the map says so, and what would mend it.
    int far = 0;
    for (const play::Thing& thing : desk.state().things) {
        if (thing.sort == play::Sort::body && thing.side == 1 && thing.id != target
            && placeOf(desk, thing.id).exact()) {
            far = thing.id;
        }
    }
    QVERIFY(desk.asked()->warnings().isEmpty());
    desk.picks()->pick("target", far);
    QCOMPARE(desk.asked()->warnings().size(), 1);
    const WarningShown warning = desk.asked()->warnings().front();
    QVERIFY(warning.text.contains(QString("its range is %1 cm").arg(field(desk.state()[shooter], "range"))));
    QVERIFY(!warning.source.isEmpty());
    QCOMPARE(warning.cure, QString("Shoot at %1").arg(QString::fromStdString(desk.state()[target].badge)));
    QVERIFY(inputOf(desk, "out").measure && !desk.asked()->complete()); // how much of him is in range nobody knows
    desk.asked()->put("out", 0);
    QVERIFY(desk.asked()->complete()); // the warning blocks nothing
    desk.asked()->cure(0);
    QVERIFY(desk.asked()->warnings().isEmpty());
    for (const auto& one : inputOf(desk, "target").things) {
        QCOMPARE(one.on, one.thing == target);
    }
    desk.picks()->pick("target", target); // the players see nobody
    QVERIFY(!inputOf(desk, "target").map);
    QVERIFY(!desk.asked()->complete());
}

void BattleMapTest::whereItStandsNow()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleMap* map = shownMap(driver);
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(map != nullptr);
    QTRY_VERIFY(map->height() > 100);
    QVERIFY(map->untold().isEmpty());
    int unit = 0;
    for (const play::Thing& thing : desk.state().things) {
        if (thing.badge == "A3") {
            unit = thing.id;
        }
    }
    const auto tap = [&](const QPointF& at) {
        QTest::mouseClick(driver.window(), Qt::LeftButton, {}, map->mapToScene(at).toPoint());
        driver.settle();
    };
    tap(map->at(unit));
    QCOMPARE(map->chosen(), unit);
    tap({map->width() / 2, map->height() / 2}); // a tap moves nobody who stands
    QCOMPARE(map->chosen(), 0);
    // Dragged to the wood in the middle.
    const QPoint from = map->mapToScene(map->at(unit)).toPoint();
    const QPoint to = map->mapToScene({map->width() / 2, map->height() / 2}).toPoint();
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, from);
    for (const double part : {0.2, 0.6, 1.0}) {
        QTest::mouseMove(driver.window(), from + (to - from) * part);
    }
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, to);
    driver.settle();
    QTRY_VERIFY(std::abs(placeOf(desk, unit).x - 750) < 5); // as near as a pixel is
    QVERIFY(std::abs(placeOf(desk, unit).y - 550) < 5);
    QCOMPARE(placeOf(desk, unit).ground & 1, 1);
    QCOMPARE(map->chosen(), unit);
    driver.click("mapLeft");
    QTRY_COMPARE(placeOf(desk, unit).facing, 135);
    driver.click("mapForm");
    QTRY_VERIFY(map->column());
    driver.click("mapForget");
    QTRY_COMPARE(map->untold().size(), 1);
    QVERIFY(!placeOf(desk, unit).stands());
    driver.click("untold-A3");
    QVERIFY(map->chosen() == 0 || map->chosen() == unit);
    const int head = desk.recorder().battle().head();
    QVERIFY(desk.past()->undo());
    QVERIFY(placeOf(desk, unit).stands());
    QVERIFY(desk.recorder().battle().head() < head);
}

// Who has moved waits to be set down: about where he likely went, which a tap makes exact.
void BattleMapTest::aboutThere()
{
    QTemporaryDir home;
    Driver driver(home.path());
    setUpBattle(driver);
    BattleViewModel& desk = *deskOf(driver);
    desk.asked()->choose("order");
    driver.settle();
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    QTRY_VERIFY(desk.asked()->card().what == QString("carried-out"));
    const int unit = desk.recorder().battle().log().back().answer.find("units")->front();
    const play::Place was = placeOf(desk, unit);
    sayOk(driver);
    QTRY_VERIFY(!placeOf(desk, unit).stands());
    driver.key(Qt::Key_M, Qt::ControlModifier);
    BattleMap* map = battleMap(driver);
    QVERIFY(map != nullptr);
    QTRY_VERIFY(map->height() > 100);
    QCOMPARE(map->moved().size(), 1);
    QVERIFY(map->untold().isEmpty());
    driver.shoot("battle-map-3-moved");
    driver.click("mapAboutAll");
    QTRY_VERIFY(placeOf(desk, unit).stands());
    const play::Place about = placeOf(desk, unit);
    QVERIFY(about.margin > 0);
    QVERIFY(about.y > was.y); // side A stands at the near edge and moves up the table
    QCOMPARE(about.x, was.x);
    QVERIFY(map->moved().isEmpty());
    map->choose(unit);
    QVERIFY(map->about());
    driver.settle();
    driver.shoot("battle-map-4-about");
    driver.click("mapConfirm");
    QTRY_COMPARE(placeOf(desk, unit).margin, 0);
    QCOMPARE(placeOf(desk, unit).y, about.y);
}

// Many whose place nobody knows leave the map free: a line below it says how many, and opens on them by their groups.
void BattleMapTest::whoIsNotOnTheMap()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleMap* map = shownMap(driver);
    BattleViewModel& desk = *deskOf(driver);
    QTRY_VERIFY(map->height() > 100);
    int lost = 0;
    for (const play::Thing& thing : desk.state().things) {
        if (lost < 12 && thing.sort == play::Sort::body && thing.side == 0 && placeOf(desk, thing.id).stands()) {
            map->choose(thing.id);
            QVERIFY(map->forget());
            ++lost;
        }
    }
    driver.settle();
    QCOMPARE(map->missing(), lost);
    QQuickItem* line = driver.wait("offMap");
    QCOMPARE(line->property("text").toString(), QString("%1 not on the map").arg(lost));
    const auto below = [&](QQuickItem* item) {
        return item->mapToScene({0, 0}).y() >= map->mapToScene({0, map->height()}).y();
    };
    QVERIFY(below(line));
    QVERIFY(driver.find("untold-A3") == nullptr || !driver.find("untold-A3")->isVisible());
    driver.shoot("battle-map-6-tray");
    driver.click("offMap");
    QQuickItem* view = driver.wait("offMapView");
    QTRY_VERIFY(view->isVisible() && view->height() > 0);
    QTRY_VERIFY(below(view));
    QVERIFY(map->height() > 100);
    driver.shoot("battle-map-7-tray-open");
}

// What was told of where somebody stands lies open again on the map.
void BattleMapTest::aPlaceIsCorrected()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleMap* map = shownMap(driver);
    BattleViewModel& desk = *deskOf(driver);
    QTRY_VERIFY(map->height() > 100);
    const int unit = play::thingNamed(desk.state(), "A3");
    const play::State before = desk.state();
    map->setProperty("chosen", unit);
    QVERIFY(map->place(75, 55));
    const play::Place told = placeOf(desk, unit);
    const int agreed = desk.recorder().battle().head();

    QVERIFY(desk.past()->correct(agreed));
    QCOMPARE(desk.past()->correctingWhat(), QString("place"));
    QTRY_VERIFY(driver.find("battleMap") != nullptr);
    QVERIFY(desk.state() == before);
    driver.key(Qt::Key_Escape); // closed, it is as it was
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QVERIFY(placeOf(desk, unit) == told);

    QVERIFY(desk.past()->correct(agreed));
    map = battleMap(driver);
    QTRY_VERIFY(map->height() > 100);
    QCOMPARE(map->chosen(), unit);
    driver.click("mapLeft");
    QTRY_COMPARE(desk.past()->correcting(), 0);
    QVERIFY(desk.past()->corrected().misfits.isEmpty());
    QVERIFY(!(placeOf(desk, unit) == told));
    QCOMPARE(desk.recorder().battle().line().back(), desk.recorder().battle().head());
    QVERIFY(desk.past()->takeCorrectionBack());
    QVERIFY(placeOf(desk, unit) == told);
}

// Opened from the list of examples, as a player does.
void BattleMapTest::examplesShowTheirField()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    Battles battles;
    const QString made = battles.openExample("turquoise-road");
    QVERIFY(!made.isEmpty());
    open(driver, "battle", {{"battleId", made}});
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(desk.mapped());
    driver.key(Qt::Key_M, Qt::ControlModifier);
    BattleMap* map = battleMap(driver);
    QTRY_VERIFY(map->height() > 100);
    QVERIFY(map->known());
    desk.film()->look(40);
    QTRY_VERIFY(map->untold().isEmpty());
    driver.shoot("battle-map-5-example");
}

namespace {

// The example on the Turquoise Road before the first order of side B's third turn, the map on the screen.
BattleMap* turquoiseRoad(Driver& driver)
{
    const QString made = Battles().openExample("turquoise-road");
    open(driver, "battle", {{"battleId", made}});
    BattleViewModel& desk = *deskOf(driver);
    const play::Battle& battle = desk.recorder().battle();
    const auto line = battle.line();
    const auto order = std::find_if(line.begin(), line.end(), [&](int step) {
        const play::State& after = battle.stateAfter(step);
        return battle.entry(step).answer.what == "order" && after.turn == 3 && after.side == 1;
    });
    desk.past()->goTo(*std::prev(order));
    driver.key(Qt::Key_M, Qt::ControlModifier);
    return battleMap(driver);
}

int thingOf(BattleViewModel& desk, const char* badge)
{
    for (const play::Thing& thing : desk.state().things) {
        if (thing.badge == badge) {
            return thing.id;
        }
    }
    return 0;
}

// An order of the general of side B, whose command is 9, to these, as far as the map fills it in.
void order(Driver& driver, std::initializer_list<const char*> units)
{
    BattleViewModel& desk = *deskOf(driver);
    desk.asked()->putAway();
    desk.asked()->choose("order");
    if (desk.picks()->picked().isEmpty()) {
        desk.picks()->pick("commander", thingOf(desk, "B11"));
    }
    for (const char* unit : units) {
        desk.picks()->pick("units", thingOf(desk, unit));
    }
    driver.settle();
}

QString distanceOf(BattleViewModel& desk)
{
    const InputShown distance = inputOf(desk, "distance");
    return distance.chosen() < 0 ? QString() : distance.options[distance.chosen()].id;
}

// In percent; 0: it is not shown.
double chanceOf(BattleViewModel& desk)
{
    const auto chances = desk.asked()->meaning().chances;
    return chances.isEmpty() ? 0 : std::round(chances.front().part * 1000) / 10;
}

} // namespace

// The farthest of a brigade counts, whether its units touch or not: no warning makes an order easier.
void BattleMapTest::aBrigadeWithAGap()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    turquoiseRoad(driver);
    BattleViewModel& desk = *deskOf(driver);
    order(driver, {"B8"}); // stands about 40 cm away
    QVERIFY(inputOf(desk, "distance").measure);
    QCOMPARE(chanceOf(desk), 0.0);
    order(driver, {"B1", "B8"}); // B1 stands 63 cm away
    QVERIFY(!desk.asked()->warnings().isEmpty());
    QVERIFY(inputOf(desk, "distance").map);
    QCOMPARE(distanceOf(desk), QString("80"));
    QCOMPARE(chanceOf(desk), 41.7);
    driver.shoot("battle-map-6-gap");
}

// Where a centimetre decides, the field is empty and there are no odds, until somebody has measured on the table.
void BattleMapTest::atTheEdge()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleMap* map = turquoiseRoad(driver);
    BattleViewModel& desk = *deskOf(driver);
    const play::Place general = placeOf(desk, thingOf(desk, "B11"));
    map->choose(thingOf(desk, "B8"));
    // Its front looks away from him: half of both between them.
    QVERIFY(map->place(general.x / 10.0, general.y / 10.0 + 20 + 1.25 + 1));
    driver.settle();
    order(driver, {"B8"});
    QVERIFY(inputOf(desk, "distance").measure);
    QCOMPARE(distanceOf(desk), QString());
    QCOMPARE(chanceOf(desk), 0.0);
    QCOMPARE(driver.wait("unsaid-distance")->property("text").toString(), QString("measure it"));
    driver.shoot("battle-map-7-edge");
    for (const auto& [at, chance] : {std::pair{0, 83.3}, {1, 72.2}}) {
        driver.click(QString("distance-%1").arg(at));
        QCOMPARE(chanceOf(desk), chance);
        QVERIFY(!inputOf(desk, "distance").measure);
    }
}

void BattleMapTest::pages()
{
    QFETCH(Dress, dress);
    QTemporaryDir home;
    Driver driver(home.path(), dress.size);
    dress.putOn(driver);
    setUpBattle(driver);
    deskOf(driver)->asked()->choose("order");
    driver.settle();
    examine(driver, "order");
    dress.picture(driver, "battle-map-0-order");
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(battleMap(driver) != nullptr);
    driver.settle();
    examine(driver, "map");
    dress.picture(driver, "battle-map-1-map");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleMapTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_map.moc"
