// Where DBM's vessels and garrisons stand, and on what bases.
#include "deploying.h"

#include "model/field/files/field_file.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;
using namespace strategikon::deploying;

class Standing : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase() { useData(); }

    // Two fleets: on a waterway each vessel is on it and carries an element; without one they stay away.
    void fleets()
    {
        const Kinds& kinds = battlefieldOf(dbmSystem())->kinds;
        Field field = open();
        const Ways ways = waysOf(dbmSystem());
        const auto fleet = [&](const char* name, int side) {
            return troopsFrom(catalogue, name, side, Basing::mm15, "tests/play/fleets");
        };
        Deployment all = deploymentOf({*ways.with("defender", {}, field.table), *ways.with("invader", {}, field.table)},
            fleet("open-list", 0), fleet("hundred-years-english", 1));
        const auto counts = [&](std::string_view role, int side) {
            return int(std::count_if(all.troops.begin(), all.troops.end(),
                [&](const Troop& troop) { return troop.role == role && troop.side == side; }));
        };
        dbmSystem().giveRoles(field, all.troops);
        QCOMPARE(counts("left-behind", 0), 10);
        QCOMPARE(counts("aboard", 0) + counts("vessel", 0) + counts("supply-ship", 1), 0);
        const Piece sea{.kind = "water", .area = {{160, 0}, {180, 0}, {180, 120}, {160, 120}}};
        field.features.push_back({.id = "t1", .pieces = {sea}});
        dbmSystem().giveRoles(field, all.troops);
        QCOMPARE(counts("vessel", 0), 10);
        QCOMPARE(counts("aboard", 0), 9); // despatch boats carry nobody
        QCOMPARE(counts("vessel", 1), 6);
        QCOMPARE(counts("aboard", 1), 6);
        QCOMPARE(counts("supply-ship", 1), 6);
        Random random(5);
        deploy(all, field, kinds, -1, Plan::battle, random);
        QVERIFY(next(all).done);
        QVERIFY2(misposted(all, field, kinds).empty(), told(misposted(all, field, kinds)).c_str());
        for (const Troop& troop : all.troops) {
            const Posted* post = all.post(troop.badge);
            const bool ship = troop.role == "vessel" || troop.role == "supply-ship";
            QVERIFY2((post && !post->stands.empty()) == (troop.role != "aboard"), troop.badge.c_str());
            if (post && !post->stands.empty())
                QVERIFY2(contains(sea.area, outline(troop, post->stands.front())) == ship, troop.badge.c_str());
        }
        const auto vessel = std::find_if(
            all.troops.begin(), all.troops.end(), [](const Troop& troop) { return troop.role == "vessel"; });
        Posted ashore = *all.post(vessel->badge);
        ashore.stands.front().centre.x = 150;
        const std::string faults = told(misposted(all, field, kinds, ashore));
        QVERIFY2(faults.find("post-outside-ground") != std::string::npos, faults.c_str());
    }

    // Some of a command that is not the largest, set down with the baggage in a town that the defender has fortified.
    void garrison()
    {
        const Kinds& kinds = battlefieldOf(dbmSystem())->kinds;
        const Field field = withTown();
        const std::vector<Point>& town = field.features.front().pieces.front().area;
        Deployment all = armies(catalogue);
        all.way[0] = *waysOf(dbmSystem()).with("defender", {"garrisoned"}, field.table);
        const Deployment before = all;
        Random random(3);
        deploy(all, field, kinds, -1, Plan::battle, random);
        QVERIFY(next(all).done && !all.garrison[0].empty() && all.garrison[1].empty());
        QVERIFY2(misposted(all, field, kinds).empty(), told(misposted(all, field, kinds)).c_str());
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
        for (const std::string& badge : all.garrison[0])
            QVERIFY(contains(town, all.post(badge)->stands.front().centre));
        const std::string its = all.troop(all.garrison[0].front())->block;
        for (const Posted& post : all.posted) // enemies 200 paces, 10 cm, off
            if (all.troop(post.badge)->side == 1 && !post.stands.empty())
                QVERIFY(distance(town, outline(*all.troop(post.badge), post.stands.front())) > 9.9);
        Deployment lifted = all;
        lift(lifted, all.garrison[0].front());
        QCOMPARE(lifted.garrison[0].size() + 1, all.garrison[0].size());
        // By hand: in the town while baggage is due, and nowhere else.
        Deployment byHand = before;
        const auto of = [&](const std::string& block) {
            return std::find_if(byHand.troops.begin(), byHand.troops.end(), [&](const Troop& troop) {
                return troop.side == 0 && troop.role == "foot" && (troop.block == its) == (block == its);
            });
        };
        const auto at = [](const Troop& troop, Point where) {
            return Posted{troop.badge, Formation::line, formed(troop, Formation::line, where, 90), "", true};
        };
        QVERIFY(!joinsGarrison(byHand, field, at(*of(its), {90, 20})));
        QVERIFY(joinsGarrison(byHand, field, at(*of(its), {30, 12})));
        byHand.posted.push_back(at(*of(its), {30, 12}));
        QVERIFY2(outOfTurn(byHand).empty(), told(outOfTurn(byHand)).c_str());
        QVERIFY(joinsGarrison(byHand, field, at(*of("another"), {24, 12})));
        byHand.posted.push_back(at(*of("another"), {24, 12}));
        QVERIFY(!outOfTurn(byHand).empty());
        QVERIFY2(told(outOfTurn(byHand)).find("post-garrison-") != std::string::npos, told(outOfTurn(byHand)).c_str());
        Deployment outside = all; // one of them has left the town
        const std::string one = outside.garrison[0].front();
        const auto faults = misposted(outside, field, kinds, at(*outside.troop(one), {60, 20}));
        QVERIFY(std::any_of(faults.begin(), faults.end(),
            [](const Misposted& fault) { return fault.message.code == "post-outside-town"; }));
        Setup setup{field, all};
        const auto again = readSetup(writeSetup(setup), "setup.json");
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QVERIFY(again->deployment.garrison[0] == all.garrison[0]);
    }

    // How elements are based follows from the figures of the table (99-101, 110, 271), also where a pace is as long as
    // with others; of a table that does not say from its pace.
    void basesByTheFigures_data()
    {
        QTest::addColumn<std::string>("figures");
        QTest::addColumn<double>("pace");
        QTest::addColumn<double>("terrain");
        QTest::addColumn<double>("wide");
        QTest::addColumn<double>("horseDeep");
        QTest::newRow("25mm") << std::string("25mm") << .08 << .08 << 6. << 4.;
        QTest::newRow("25mm-small") << std::string("25mm-small") << .08 << .05 << 6. << 4.;
        QTest::newRow("15mm") << std::string("15mm") << .05 << .05 << 4. << 3.;
        QTest::newRow("6mm") << std::string("6mm") << .05 << .05 << 4. << 2.;
        QTest::newRow("2mm") << std::string("2mm") << .04 << .04 << 3. << 1.;
    }

    void basesByTheFigures()
    {
        QFETCH(std::string, figures);
        QFETCH(double, pace);
        QFETCH(double, terrain);
        QFETCH(double, wide);
        QFETCH(double, horseDeep);
        const Battlefield& ground = *battlefieldOf(dbmSystem());
        const Scale* scale = ground.charts.stages.scaleNamed(figures);
        QVERIFY(scale != nullptr);
        Field field = open();
        takeScale(field.table, *scale);
        QCOMPARE(field.table.scale, pace);
        QCOMPARE(field.table.laying(), terrain);
        const auto again = readField(writeField(field), "field.json");
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QVERIFY(*again == field);
        bool horse = false;
        for (const Troop& troop : troopsFrom(catalogue, "early-achaemenid", 0, basingFor(ground, again->table))) {
            QCOMPARE(troop.wide, wide);
            if (std::find(troop.classes.begin(), troop.classes.end(), "Cv") != troop.classes.end()) {
                QCOMPARE(troop.deep, horseDeep);
                horse = true;
            }
        }
        QVERIFY(horse);
        Table old;
        old.scale = pace; // as tables were kept before
        QCOMPARE(basingFor(ground, old), pace == .08 ? Basing::mm25 : pace == .04 ? Basing::mm2 : Basing::mm15);
    }
};

QTEST_GUILESS_MAIN(Standing)
#include "tst_standing.moc"
