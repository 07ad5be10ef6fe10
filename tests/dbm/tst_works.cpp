// Works that DBM's armies have bought: where maps draw them, and what a battle knows of them.
#include "deploying.h"

#include "model/field/deploying/fences.h"
#include "model/field/deploying/works.h"
#include "model/field/files/setup_file.h"
#include "rules/battle.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/dbm/play/setup/begin.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::deploying;

class WorksTest : public QObject {
    Q_OBJECT

    Catalogue catalogue;

    // The consul's army with so many sections for its camp.
    Deployment withSections(int sections)
    {
        Army army = *armyFrom("polybian-roman");
        for (Choice& row : army.choices)
            if (row.entry == "marching-camp")
                row.count = sections;
        std::vector<Fault> faults;
        const ArmyList* list = catalogue.find("dbm", army.list, army.edition, faults);
        const Ways ways = waysOf(dbmSystem());
        return deploymentOf({*ways.with("defender", {}, open().table), *ways.with("invader", {}, open().table)},
            troopsOf(dbmSystem(), *list, army, 0, Basing::mm15), troopsFrom(catalogue, "early-achaemenid", 1));
    }

private slots:
    void initTestCase() { useData(); }

    // Maps draw a town's works about all of it.
    void townsOnTheMap()
    {
        const Kinds& kinds = battlefieldOf(dbmSystem())->kinds;
        Field field = withTown();
        const Ring town = field.features.front().pieces.front().area;
        const auto drawn = [&](const char* work) {
            Army army = *armyFrom("polybian-roman");
            if (work != nullptr) {
                Choice& row = army.choices.emplace_back();
                row.entry = work;
                row.count = 12;
            }
            std::vector<Fault> faults;
            const ArmyList* list = catalogue.find("dbm", army.list, army.edition, faults);
            Deployment all = deploymentOf({*waysOf(dbmSystem()).with("defender", {}, field.table),
                                              *waysOf(dbmSystem()).with("invader", {}, field.table)},
                troopsOf(dbmSystem(), *list, army, 0, Basing::mm15), troopsFrom(catalogue, "early-achaemenid", 1));
            Random random(3);
            deploy(all, field, kinds, -1, Plan::battle, random);
            return fences(all, field, kinds);
        };
        // Walls: about all of the town, with a gateway towards the middle of the table.
        const auto walled = drawn("town-wall");
        QVERIFY(walled.front().wall);
        const auto length = [](const Fence& fence) {
            double sum = 0;
            for (const Course& run : fence.runs)
                sum += strategikon::field::length(run);
            for (const auto& [from, to] : fence.gates)
                sum += distance(from, to);
            return sum;
        };
        QVERIFY(std::abs(length(walled.front()) - perimeter(town)) < 0.01);
        QCOMPARE(walled.front().gates.size(), std::size_t(1));
        const Point gate = walled.front().gates.front().first;
        QVERIFY2(gate.x > 34 || gate.y > 16, "the gate faces the table's edge");
        // Where a road leads in, there is the gateway.
        Piece road{.kind = "road", .course = {{30, 12}, {30, 120}}};
        road.widths = {1.5};
        widen(road);
        field.features.push_back({.id = "t2", .pieces = {road}});
        const auto byRoad = drawn("town-wall");
        QCOMPARE(byRoad.front().gates.size(), std::size_t(1));
        const auto& [from, to] = byRoad.front().gates.front();
        QVERIFY(std::abs((from.x + to.x) / 2 - 30) < 0.1 && std::abs(from.y - 24) < 0.1);
    }

    // A battle knows what works were bought, and who begins within them: the garrison, and the baggage of a fortified
    // camp.
    void worksInBattle()
    {
        const Field field = withTown();
        Deployment all = armies(catalogue);
        all.way[0] = *waysOf(dbmSystem()).with("defender", {"garrisoned"}, field.table);
        Random random(3);
        deploy(all, field, battlefieldOf(dbmSystem())->kinds, -1, Plan::battle, random);
        BattlePlan plan;
        plan.sides.push_back({0, *armyFrom("polybian-roman")});
        plan.sides.push_back({1, *armyFrom("early-achaemenid")});
        for (const auto& [work, count] : {std::pair{"town-wall", 8}, {"town-gate", 2}, {"wall-tower", 3}})
            plan.sides[0].army.choices.push_back({work, count, {}, {}, {}, {}});
        plan.setUp = Setup{field, all};
        const auto state = dbmPlay::beginningOf(catalogue, plan);
        QVERIFY2(bool(state), describe(state.faults).c_str());
        const dbmPlay::BattleView table(*state);
        const auto army = table.armies(0).front();
        for (const auto& [works, count] : {std::pair{"walls", 13}, {"gates", 2}, {"towers", 3}, {"camp-works", 6},
                 {"palisades", 0}, {"town-works", 0}})
            QCOMPARE(table.get(army, works), count);
        QCOMPARE(table.get(army, "town-price"), 2 * (8 * 2 + 2 * 4 + 3 * 3)); // halves
        QCOMPARE(table.get(table.battle(), "towns"), 1);
        const auto& garrison = all.garrison[0];
        int inCamp = 0;
        for (const play::Thing& thing : state->things) {
            if (thing.sort != play::Sort::body)
                continue;
            const bool holds = std::find(garrison.begin(), garrison.end(), thing.badge) != garrison.end();
            const Posted* post = all.post(thing.badge);
            const bool within = thing.side == 0
                && (holds || (post && !post->stands.empty() && isWithinCamp(all, 0, post->stands.front().centre)));
            inCamp += within && !holds;
            QCOMPARE(table.get(thing.id, "works"), int(within ? dbmPlay::Cover::inside : dbmPlay::Cover::open));
        }
        QCOMPARE(inCamp, 4); // as much as six sections enclose
    }

    // The program pitches a camp: its works from edge to edge about as much baggage as they enclose, with one gateway.
    void campOfTheProgram_data()
    {
        QTest::addColumn<int>("sections");
        QTest::addColumn<int>("enclosed");
        QTest::addColumn<int>("used");
        for (const auto& [sections, enclosed, used] :
            {std::array{2, 0, 0}, {3, 1, 3}, {4, 2, 4}, {5, 3, 5}, {6, 4, 6}, {7, 6, 7}, {8, 6, 7}, {12, 6, 7}})
            QTest::addRow("%d sections", sections) << sections << enclosed << used;
    }

    void campOfTheProgram()
    {
        QFETCH(int, sections);
        QFETCH(int, enclosed);
        QFETCH(int, used);
        for (const Plan plan : {Plan::battle, Plan::random}) {
            Deployment all = withSections(sections);
            Random random(5);
            deploy(all, open(), noKinds(), -1, plan, random);
            QVERIFY2(misposted(all, open(), noKinds()).empty(), told(misposted(all, open(), noKinds())).c_str());
            QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
            int within = 0, stand = 0;
            for (const Posted& post : all.posted) {
                const Troop& troop = *all.troop(post.badge);
                stand += isWorks(troop) && !post.stands.empty();
                within += troop.side == 0 && troop.role == "camp" && isWithinCamp(all, 0, post.stands.front().centre);
            }
            QCOMPARE(within, enclosed);
            QCOMPARE(stand, used);
            const auto drawn = fences(all, open(), noKinds());
            QCOMPARE(drawn.size(), std::size_t(used > 0));
            if (used > 0)
                QCOMPARE(drawn.front().gates.size(), std::size_t(1));
        }
    }

    // By hand: what is wrong with lines of works, and what is not.
    void linesByHand_data()
    {
        QTest::addColumn<QString>("spots"); // x y facing of each section, baggage being at 60 to 84, 4 deep
        QTest::addColumn<QString>("fault");
        const QString left = "57.75 2 180;",
                      front = "60 4.25 90;64 4.25 90;68 4.25 90;72 4.25 90;76 4.25 90;80 4.25 90;",
                      right = "82.25 2 0;";
        QTest::newRow("a camp") << left + front + right << "";
        QTest::newRow("in any order") << right + front + left << "";
        QTest::newRow("looking inwards") << QString("57.75 2 0;") + front + right << "";
        QTest::newRow("open at one end") << left + front << "post-works-open";
        QTest::newRow("not at the edge") << front << "post-works-open";
        QTest::newRow("about nothing") << "27.75 2 180;30 4.25 90;34 4.25 90;36.25 2 0;"
                                       << "post-works-empty";
        QTest::newRow("about some of it") << "65.75 2 180;68 4.25 90;72 4.25 90;74.25 2 0;"
                                          << "post-overlaps";
        QTest::newRow("a ring about nothing") << "100 24.25 90;102.25 22 0;100 19.75 270;97.75 22 180;"
                                              << "post-works-empty";
        QTest::newRow("bent too far") << left + front + "80.95 6.15 40;"
                                      << "post-works-corner";
        QTest::newRow("two lines too near") << left + front + right + "86 2 180;88 4.25 90;92 4.25 90;94.25 2 0;"
                                            << "post-works-gap";
        QTest::newRow("three meet") << left + front + right + "74.2 6.55 0;"
                                    << "post-works-forked";
    }

    void linesByHand()
    {
        QFETCH(QString, spots);
        QFETCH(QString, fault);
        const QStringList places = spots.split(u';', Qt::SkipEmptyParts);
        Deployment all = withSections(int(places.size()));
        int trains = 0, sections = 0;
        for (const Troop& troop : all.troops) {
            if (troop.side != 0 || !isCamp(all, troop))
                continue;
            Stand stand{{60 + 4.0 * trains, 2}, 90};
            if (isWorks(troop)) {
                const QStringList one = places[sections++].trimmed().split(u' ');
                stand = {{one[0].toDouble(), one[1].toDouble()}, one[2].toDouble()};
            } else {
                ++trains;
            }
            all.posted.push_back({troop.badge, Formation::line, {stand}, {}, true});
        }
        std::set<std::string> codes;
        for (const Misposted& one : misposted(all, open(), noKinds()))
            codes.insert(one.message.code);
        QCOMPARE(codes.contains(fault.toStdString()), !fault.isEmpty());
        if (fault.isEmpty())
            QVERIFY2(codes.empty(), codes.empty() ? "" : codes.begin()->c_str());
        for (const Misposted& one : misposted(all, open(), noKinds()))
            if (const std::string& code = one.message.code; code.starts_with("post-works"))
                QCOMPARE(one.rule.line, code == "post-works-open" || code == "post-works-empty" ? 429 : 248);
    }

    // Works that are no camp’s stand ahead; the army is drawn up behind them.
    void ahead()
    {
        Deployment all = armies(catalogue, "hundred-years-english");
        Random random(2);
        deploy(all, open(), noKinds(), -1, Plan::battle, random);
        QVERIFY2(misposted(all, open(), noKinds()).empty(), told(misposted(all, open(), noKinds())).c_str());
        double rear = 0, front = 0;
        int stakes = 0;
        for (const Posted& post : all.posted) {
            const Troop& troop = *all.troop(post.badge);
            if (troop.side != 0 || post.stands.empty() || (isCamp(all, troop) && !isWorks(troop)))
                continue;
            const Box box = boxOf(std::span<const Point>(outline(troop, post.stands.front())));
            (isWorks(troop) ? rear : front) = isWorks(troop) ? box.least.y : std::max(front, box.most.y);
            stakes += isWorks(troop);
        }
        QCOMPARE(stakes, 9);
        QVERIFY(front <= rear + 0.01 && front > rear - 4);
        QCOMPARE(worksLines(all, 0).size(), std::size_t(1));
    }

    // Works may stay behind, once the baggage stands; nobody waits for them then.
    void theyMayStayBehind()
    {
        Deployment all = withSections(3);
        QVERIFY(!endTurn(all, 0)); // the baggage does not
        for (const Troop& troop : all.troops)
            if (troop.side == 0 && troop.role == "camp")
                all.posted.push_back(
                    {troop.badge, Formation::line, {{{60 + 4.0 * double(all.posted.size()), 2}, 90}}, {}, true});
        QVERIFY(next(all).camps && next(all).works && next(all).side == 0);
        QVERIFY(!endTurn(all, 1));
        QVERIFY(endTurn(all, 0));
        QVERIFY(next(all).side == 1 && !next(all).works);
        for (const Posted& post : all.posted)
            QCOMPARE(post.arrives == unused, isWorks(*all.troop(post.badge)));
        QVERIFY(awaited(all).empty());
        QVERIFY2(misposted(all, open(), noKinds()).empty(), told(misposted(all, open(), noKinds())).c_str());
        Setup setup{open(), all};
        const auto again = readSetup(writeSetup(setup), "");
        QVERIFY(again && again->deployment == all);
    }

    // A section that is moved comes to rest where its end meets another’s: on in its line, or round the corner.
    void theySnap()
    {
        Deployment all = withSections(2);
        std::vector<const Troop*> works;
        for (const Troop& troop : all.troops)
            if (isWorks(troop) && troop.side == 0)
                works.push_back(&troop);
        all.posted.push_back({works[0]->badge, Formation::line, {{{60, 20}, 90}}, {}, true});
        for (const double facing : {90.0, 0.0, 180.0, 270.0})
            for (const Point at : besideFriends(all, *works[1], {60, 20}, facing, 20)) {
                Deployment there = all;
                there.posted.push_back({works[1]->badge, Formation::line, {{at, facing}}, {}, true});
                const auto lines = worksLines(there, 0);
                QCOMPARE(lines.size(), std::size_t(1));
                QVERIFY(!lines.front().forked && lines.front().sections.size() == 2);
                QVERIFY(told(misposted(there, open(), noKinds())).find("overlap") == std::string::npos);
            }
        QCOMPARE(besideFriends(all, *works[1], {60, 20}, 0, 20).size(), std::size_t(4));
        QCOMPARE(besideFriends(all, *works[1], {60, 20}, 90, 20).size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(WorksTest)
#include "tst_works.moc"
