// Works that DBM's armies have bought: where maps draw them, and what a battle knows of them.
#include "deploying.h"

#include "model/field/deploying/fences.h"
#include "rules/battle.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/dbm/play/begin.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::deploying;

class WorksTest : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
    }

    // Maps draw works where they must stand: about the baggage of a camp, back to its own edge, and about all of a
    // town.
    void worksOnTheMap()
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
            return std::pair(all, fences(all, field, kinds));
        };
        const auto ringOf = [](const Fence& fence) {
            Ring ring;
            for (std::size_t i = 0; i < fence.runs.size(); ++i)
                ring.insert(ring.end(), fence.runs[i].begin(), fence.runs[i].end());
            return ring;
        };
        // A marching camp, and no works for the town: camps alone, each about baggage, from edge to edge.
        const auto [romans, camps] = drawn(nullptr);
        QVERIFY(!camps.empty());
        int guarded = 0;
        for (const Fence& fence : camps) {
            QVERIFY(!fence.wall);
            QCOMPARE(fence.side, 0);
            QCOMPARE(fence.gates.size(), std::size_t(1));
            QCOMPARE(fence.runs.front().front().y, 0.0);
            QCOMPARE(fence.runs.back().back().y, 0.0);
            for (const Troop& troop : romans.troops)
                if (troop.role == "camp" && troop.side == 0)
                    guarded += contains(ringOf(fence), romans.post(troop.badge)->stands.front().centre);
        }
        for (const Troop& troop : romans.troops) // none is outside but in the town
            if (troop.role == "camp" && troop.side == 0)
                guarded += contains(town, romans.post(troop.badge)->stands.front().centre);
        QCOMPARE(guarded, 6);
        // Walls: about all of the town, with a gateway towards the middle of the table.
        const auto walled = drawn("town-wall").second;
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
        const auto byRoad = drawn("town-wall").second;
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
        for (const play::Thing& thing : state->things) {
            if (thing.sort != play::Sort::body)
                continue;
            const bool holds = std::find(garrison.begin(), garrison.end(), thing.badge) != garrison.end();
            const bool within = thing.side == 0 && (holds || table.isBaggage(thing.id));
            QCOMPARE(table.get(thing.id, "works"), int(within ? dbmPlay::Cover::inside : dbmPlay::Cover::open));
        }
    }
};

QTEST_GUILESS_MAIN(WorksTest)
#include "tst_works.moc"
