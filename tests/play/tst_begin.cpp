// A battle's beginning: the ready armies of all nations become what their lists say.
#include "tests/play/beginning.h"

#include "model/field/deploying/standing.h"
#include "model/play/map/place.h"
#include "model/play/record/invariants.h"
#include "model/play/record/written.h"
#include "model/text/json.h"

#include <set>

using namespace strategikon;
using namespace strategikon::warmasterPlay;
namespace fs = std::filesystem;

class Begin : public Beginning {
    Q_OBJECT

private slots:
    void initTestCase() { makeCatalogue(); }

    void nations_data()
    {
        QTest::addColumn<QString>("nation");
        for (const auto& file : fs::directory_iterator(source / "lists/warmaster/armies"))
            QTest::newRow(file.path().stem().c_str()) << QString::fromStdString(file.path().stem().string());
    }

    // A battle begins with the defaults of today; one that was recorded before a switch was known, or while it had
    // another default, goes on as it began.
    void readings()
    {
        const play::State now = battle(ready("greek"), ready("norman"));
        auto read = play::stateFrom(
            *readJson("{\"things\": [{\"id\": 1, \"sort\": \"battle\", \"kind\": \"battle\"}]}", "old"), fields());
        QVERIFY(bool(read));
        struct Reading {
            const char *of, *now, *before;
        };
        for (const Reading& one :
            {Reading{"absent-contingents", "left-out", "count"}, Reading{"withdrawn-allies", "count", "left-out"},
                Reading{"pikes-that-pursued", "open", "defended"}, Reading{"chargers-under-fire", "open", "open"}}) {
            QCOMPARE(BattleView(now).ruled(one.of), std::string(one.now));
            QCOMPARE(BattleView(*read).ruled(one.of), std::string(one.before));
        }
        QVERIFY(BattleView(now).begunWith(revisions));
        QVERIFY(!BattleView(*read).begunWith(1));
        // Written and read again it is the same battle: what is the default now stands in its record.
        const auto again = play::stateFrom(play::written(now, fields()), fields());
        QVERIFY(again && *again == now);
    }

    // A row that is not in its list would silently not be there.
    void rowOfAnotherList()
    {
        Army army = ready("norman");
        army.choices.push_back(row("elephants", 1));
        const auto state = begin(*catalogue, {{0, army, false, {}}, {1, ready("greek"), false, {}}}, {});
        QVERIFY(!state);
        QVERIFY2(describe(state.faults).find("elephants") != std::string::npos, describe(state.faults).c_str());
    }

    // Bodies, badges, core units, levels and points are those that the army's own page tells.
    void nations()
    {
        QFETCH(QString, nation);
        const Army army = ready(nation.toStdString());
        const play::State state = battle(ready("greek"), army);
        const BattleView table(state);
        const auto verdict = judge(*catalogue, army, false);
        const Id id = named(state, "B");
        QCOMPARE(table.get(id, "units"), verdict->figure("units"));
        QCOMPARE(table.get(id, "core"), verdict->figure("core"));
        QCOMPARE(table.get(id, "level"), verdict->figure("withdraws_at"));
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue->find("warmaster", army.list, {}, faults);
        int points = 0, stands = 0;
        std::set<std::string> badges;
        for (const play::Thing& thing : state.things)
            if (thing.within == id && thing.sort != play::Sort::tie) {
                points += table.get(thing.id, "points");
                stands += table.get(thing.id, "strength");
                badges.insert(thing.badge);
            }
        for (const field::Troop& troop : troopsOf(*findSystem("warmaster"), list, army, 1))
            QVERIFY2(badges.contains(troop.badge), troop.badge.c_str());
        QCOMPARE(stands, verdict->figure("stands"));
        QCOMPARE(int(badges.size()), verdict->figure("units") + verdict->figure("commanders"));
        if (army.split.empty())
            QCOMPARE(points, verdict->points);
        QVERIFY(brokenIn(warmasterGame(), state).empty());
        QVERIFY(!warmasterGame().can(state).empty());
    }

    // Typed from the book: what a row says is what stands on the table.
    void figures_data()
    {
        QTest::addColumn<QString>("nation");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("upgrade");
        QTest::addColumn<QString>("figures");
        const auto one = [](const char* nation, const char* entry, const char* upgrade, const char* figures) {
            QTest::addRow("%s %s %s", nation, entry, upgrade) << nation << entry << upgrade << figures;
        };
        one("imperial-roman", "onager", "", "type=4 attack=1 range=60 shots=3 each=3 armour=0 strength=1 points=75");
        one("greek", "sacred-band", "spartan-bodyguard", "type=0 attack=4 range=0 shots=1 each=4 armour=5 strength=3");
        one("carthaginian", "elephant", "", "type=3 attack=4 range=15 each=3 armour=5 strength=3 points=150 broad=0");
        one("carthaginian", "numidians", "", "type=1 attack=1 range=15 armour=0 points=40");
        one("parthian", "camels", "cataphract-camels", "type=1 attack=2 range=15 armour=4");
        one("greek", "general", "leonidas", "rank=0 attack=3 command=9 points=145 mount=0");
        // A mount's Attack comes on top of its rider's (rulebook 2496).
        one("assyrian", "turtan", "chariot", "rank=1 attack=2 command=8 points=90 mount=1");
        one("indian", "general", "elephant", "rank=0 attack=4 command=8 points=130 mount=2");
        one("homeric-greek-trojan", "leader", "hero", "rank=2 attack=3 command=8 points=50");
        one("hittite", "general", "portents", "rank=0 attack=2 command=9 points=135");
    }

    void figures()
    {
        QFETCH(QString, nation);
        QFETCH(QString, entry);
        QFETCH(QString, upgrade);
        QFETCH(QString, figures);
        const play::State state =
            battle(armyOf(nation.toStdString(), {row(entry.toStdString(), 1, upgrade.toStdString())}), ready("greek"));
        const BattleView table(state);
        for (const QString& figure : figures.split(' ')) {
            const QStringList parts = figure.split('=');
            const int is = table.get(named(state, "A1"), parts[0].toStdString());
            QVERIFY2(is == parts[1].toInt(), qPrintable(figure + " is " + QString::number(is)));
        }
    }

    // Single elephants are units of their own; a third of their points is rounded up to five.
    void splitElephants()
    {
        Army army = armyOf("indian", {row("elephant", 2)});
        army.split = {"elephant"};
        play::State state = battle(army, ready("greek"));
        QCOMPARE(BattleView(state).get(named(state, "A"), "units"), 6);
        QCOMPARE(BattleView(state).get(named(state, "A6"), "strength"), 1);
        QCOMPARE(BattleView(state).get(named(state, "A6"), "points"), 70);
        QCOMPARE(BattleView(state).get(named(state, "A"), "level"), 3);
        Terms printed;
        printed.switches = {{"single-elephants", "rulebook"}};
        state = battle(army, ready("greek"), printed);
        QCOMPARE(BattleView(state).get(named(state, "A"), "units"), 2);
    }

    void basing()
    {
        const Army army = armyOf("alexandrian-greek", {row("cavalry", 2), row("archers"), row("skirmishers")});
        const auto state = *begin(*catalogue, {{0, army, true, {}}, {1, ready("greek"), false, {}}}, {});
        int broad = 0;
        for (const Id unit : BattleView(state).units(0))
            broad += BattleView(state).get(unit, "broad");
        QCOMPARE(broad, 2);
        const auto some = *begin(*catalogue, {{0, army, false, {"cavalry"}}, {1, ready("greek"), false, {}}}, {});
        QVERIFY(BattleView(some).is(named(some, "A1"), warmasterPlay::state::broad));
    }

    // Armies mostly of skirmishers, whose units are all core units then (errata 167, 169).
    void skirmishingArmies()
    {
        const Army army = armyOf("parthian", {row("horse-archers", 5), row("cataphracts", 2)});
        play::State state = battle(army, ready("greek"));
        QVERIFY(BattleView(state).is(named(state, "A"), warmasterPlay::state::skirmishing));
        QCOMPARE(BattleView(state).get(named(state, "A"), "level"), 4);
        Terms printed;
        printed.switches = {{"skirmishing-armies", "rulebook"}};
        state = battle(army, ready("greek"), printed);
        QVERIFY(!BattleView(state).is(named(state, "A"), warmasterPlay::state::skirmishing));
        QCOMPARE(BattleView(state).get(named(state, "A"), "core"), 2);
        QVERIFY(!BattleView(state).is(named(state, "A1"), warmasterPlay::state::core));
    }

    void allies()
    {
        const Army first = ready("greek"), ally = ready("carthaginian");
        const auto state = *begin(*catalogue, {{0, first, false, {}}, {0, ally, false, {}}, {1, first, false, {}}}, {});
        std::set<std::string> badges;
        for (const play::Thing& thing : state.things)
            if (!thing.badge.empty())
                QVERIFY2(badges.insert(thing.badge).second, thing.badge.c_str());
        QVERIFY(badges.contains("A-2"));
    }

    // Two allies cannot both be led by the same man (rulebook 2799); enemies may, and an army without him beside one.
    void oneCharacterASide()
    {
        const Army hannibal = armyOf("carthaginian", {row("general", 1, "hannibal")});
        const Army without = armyOf("carthaginian", {row("general")});
        const auto refused = begin(*catalogue, {{0, hannibal, false, {}}, {0, hannibal, false, {}}}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.faults.front().message.code, std::string("play-character-twice"));
        QVERIFY(bool(begin(*catalogue, {{0, hannibal, false, {}}, {0, without, false, {}}}, {})));
        QVERIFY(bool(begin(*catalogue, {{0, hannibal, false, {}}, {1, hannibal, false, {}}}, {})));
    }

    // A set-up tells who is there, who comes when, and who takes no part; one of other armies is refused.
    void fromSetUp()
    {
        const Army army = armyOf("greek", {row("general"), row("hoplites", 4)});
        field::Setup setUp;
        setUp.field.system = "warmaster";
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue->find("warmaster", "greek", {}, faults);
        for (const int side : {0, 1}) {
            setUp.deployment.way[side].id = "standard";
            for (auto& troop : troopsOf(*findSystem("warmaster"), list, army, side))
                setUp.deployment.troops.push_back(troop);
        }
        setUp.deployment.way[1].slow = 20;
        setUp.deployment.way[1].slowFirstMove = 30;
        setUp.deployment.edge0 = 1;
        setUp.deployment.column[0] = {"A4", "A3"};
        setUp.deployment.posted = {{"A2", field::Formation::line, {}, "end-of-command-2", true},
            {"A3", field::Formation::line, {}, "march", true}, {"A4", field::Formation::line, {}, "march", true},
            {"A5", field::Formation::line, {}, std::string(field::noRoom), true}};
        const std::vector<Force> forces{{0, army, false, {}}, {1, army, false, {}}};
        const auto state = *begin(*catalogue, forces, {}, &setUp);
        const BattleView table(state);
        const auto is = [&](const char* badge, const char* field) { return table.get(named(state, badge), field); };
        QCOMPARE(is("A1", "where"), int(Where::table));
        QCOMPARE(is("A2", "coming"), int(Coming::command));
        QCOMPARE(is("A2", "due"), 2);
        QCOMPARE(is("A3", "coming"), int(Coming::march));
        QCOMPARE(is("A3", "column"), 2);
        QCOMPARE(is("A4", "column"), 1);
        QCOMPARE(is("A5", "coming"), int(Coming::never));
        QCOMPARE(is("A", "level"), 2); // who is not there yet counts, who takes no part does not (rulebook 2891)
        QCOMPARE(is("A", "core"), 3);
        QCOMPARE(is("B", "slow-first"), 30);
        QCOMPARE(table.get(table.battle(), "edge"), 1);
        Terms all; // players may have it otherwise
        all.switches = {{"absent-contingents", "count"}};
        const auto more = *begin(*catalogue, forces, all, &setUp);
        QCOMPARE(BattleView(more).get(named(more, "A"), "core"), 4);
        setUp.deployment.troops[2].entry = "archers";
        const auto refused = begin(*catalogue, forces, {}, &setUp);
        QVERIFY(!refused);
        QCOMPARE(refused.faults.front().message.code, std::string("play-setup-differs"));
    }

    // Where everybody stands is known at the beginning, and what he stands on; of who makes no line and no column only
    // his middle.
    void places()
    {
        using Known = play::Place::Known;
        const Army army = armyOf("greek", {row("general"), row("hoplites", 4)});
        field::Setup setUp;
        setUp.field.system = "warmaster";
        field::Piece wood{.kind = "wood"};
        wood.area = field::rectangle({40, 30}, 20, 20);
        setUp.field.features.push_back({.id = "t1", .pieces = {wood}});
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue->find("warmaster", "greek", {}, faults);
        for (const int side : {0, 1}) {
            setUp.deployment.way[side].id = "one-first";
            setUp.deployment.way[side].slow = 20;
            setUp.deployment.way[side].slowFirstMove = 30;
            for (auto& troop : troopsOf(*findSystem("warmaster"), list, army, side))
                setUp.deployment.troops.push_back(troop);
        }
        const auto post = [&](const char* badge, field::Formation formation, field::Point middle, double facing) {
            const field::Troop& troop = *setUp.deployment.troop(badge);
            setUp.deployment.posted.push_back(
                {badge, formation, formedAbout(troop, formation, middle, facing), {}, true});
        };
        post("A1", field::Formation::line, {20, 10}, 90);
        post("A2", field::Formation::line, {40, 30}, 90);
        post("A3", field::Formation::column, {100.5, 30.3}, 45);
        post("A4", field::Formation::irregular, {120, 30}, 90);
        post("B2", field::Formation::line, {60, 110}, 270);
        const auto state = *begin(*catalogue, {{0, army, false, {}}, {1, army, false, {}}}, {}, &setUp);
        const auto placed = [&](const char* badge) {
            return play::placeOf(warmasterGame().fields(), state[named(state, badge)]);
        };
        QVERIFY((placed("A2") == play::Place{Known::line, 400, 300, 90, 1}));
        QVERIFY((placed("A3") == play::Place{Known::column, 1005, 303, 45, 0}));
        QVERIFY((placed("A4").known == Known::irregular));
        QVERIFY((placed("B2") == play::Place{Known::line, 600, 1100, 270, 0}));
        QVERIFY((placed("B3").known == Known::untold));
        const BattleView table(state);
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::body)
                QCOMPARE(table.get(thing.id, "first-move"), 30);
        QVERIFY(brokenIn(warmasterGame(), state).empty());
    }

    // What a set of guards costs (rulebook 3142) is shared by its units, or is lost with none of them.
    void sharedPrices()
    {
        const Army army = armyOf("assyrian",
            {row("spearman", 1, "qurubiti-spear"), row("bowmen", 1, "qurubuti-bow"),
                row("cavalry", 1, "qurubuti-cav")});
        const auto shared = battle(army, ready("greek"));
        Terms alone;
        alone.switches = {{"set-upgrades", "unpriced"}};
        const auto unpriced = battle(army, ready("greek"), alone);
        for (const char* badge : {"A1", "A2", "A3"}) {
            const auto points = [&](const play::State& state) {
                return BattleView(state).get(named(state, badge), "points");
            };
            QCOMPARE(points(shared) - points(unpriced), 10);
        }
    }

    // City walls on a side's half give the other side ladders, unless it has no foot.
    void stepsBefore()
    {
        Terms terms;
        terms.turns = 7;
        terms.first = 1;
        terms.edge = 0;
        terms.walls[1] = true;
        auto state = battle(ready("greek"), ready("carthaginian"), terms);
        QCOMPARE(warmasterGame().can(state).front().what, std::string("ladders"));
        QCOMPARE(warmasterGame().can(state).front().who, 0);
        QCOMPARE(state.agenda.size(), std::size_t(2));
        state = battle(armyOf("greek", {row("noble-cavalry")}), ready("carthaginian"), terms);
        QCOMPARE(warmasterGame().can(state).front().what, std::string("battle-begins"));
        QCOMPARE(BattleView(state).get(1, "turns"), 7);
        QCOMPARE(BattleView(state).get(1, "first"), 1);
        state = battle(ready("greek"), ready("carthaginian"));
        std::vector<std::string> open;
        for (auto step = state.agenda.rbegin(); step != state.agenda.rend(); ++step)
            open.push_back(step->what);
        QCOMPARE(open, (std::vector<std::string>{"table-edge", "number-of-turns", "first-turn", "battle-begins"}));
        state = against("achaemenid-persian", "general", "xerxes", {}, terms);
        QCOMPARE(warmasterGame().can(state).front().what, std::string("supplication"));
    }
};

QTEST_GUILESS_MAIN(Begin)
#include "tst_begin.moc"
