// A battle's beginning: the ready armies of all nations become what their lists say, and characters become traits.
#include "model/field/standing.h"
#include "model/play/place.h"
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/setup.h"
#include "rules/warmaster/play/begin.h"
#include "rules/warmaster/play/game.h"
#include "rules/warmaster/play/traits.h"

#include <QTest>

#include <set>

using namespace strategikon;
using namespace strategikon::warmasterPlay;
namespace fs = std::filesystem;

namespace {

const fs::path source = SOURCE_DIR;

Army ready(const std::string& nation)
{
    return *readArmy(*readDocument((source / "lists/warmaster/armies" / (nation + ".yaml")).string()));
}

// An army of these rows, legal or not: a battle does not ask.
Army armyOf(const std::string& list, std::vector<Choice> choices, int points = 1000)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = points;
    army.choices = std::move(choices);
    return army;
}

Choice row(const std::string& entry, int count = 1, const std::string& option = {})
{
    Choice choice;
    choice.entry = entry;
    choice.count = count;
    if (!option.empty())
        choice.options.push_back({option, 1});
    return choice;
}

Id named(const play::State& state, const std::string& badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

} // namespace

class Begin : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    play::State battle(const Army& first, const Army& second, const Terms& terms = {})
    {
        auto state = begin(*catalogue, {{0, first, false, {}}, {1, second, false, {}}}, terms);
        if (!state)
            qFatal("%s", describe(state.faults).c_str());
        return *state;
    }

    play::State against(const std::string& nation, const std::string& general, const std::string& upgrade,
        std::vector<Choice> others = {}, const Terms& terms = {})
    {
        others.insert(others.begin(), row(general, 1, upgrade));
        return battle(armyOf(nation, std::move(others)), ready("greek"), terms);
    }

    // The one trait of side 0.
    static Id traitOf(const play::State& state)
    {
        Id found = 0;
        for (const Id trait : traitsOf(Table(state)))
            if (state[trait].side == 0)
                found = trait;
        return found;
    }

private slots:
    void initTestCase()
    {
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
    }

    void nations_data()
    {
        QTest::addColumn<QString>("nation");
        for (const auto& file : fs::directory_iterator(source / "lists/warmaster/armies"))
            QTest::newRow(file.path().stem().c_str()) << QString::fromStdString(file.path().stem().string());
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
        const Table table(state);
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
        QVERIFY(warmasterGame().broken(state).empty());
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
        const Table table(state);
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
        QCOMPARE(Table(state).get(named(state, "A"), "units"), 6);
        QCOMPARE(Table(state).get(named(state, "A6"), "strength"), 1);
        QCOMPARE(Table(state).get(named(state, "A6"), "points"), 70);
        QCOMPARE(Table(state).get(named(state, "A"), "level"), 3);
        Terms printed;
        printed.switches = {{"single-elephants", "rulebook"}};
        state = battle(army, ready("greek"), printed);
        QCOMPARE(Table(state).get(named(state, "A"), "units"), 2);
    }

    void basing()
    {
        const Army army = armyOf("alexandrian-greek", {row("cavalry", 2), row("archers"), row("skirmishers")});
        const auto state = *begin(*catalogue, {{0, army, true, {}}, {1, ready("greek"), false, {}}}, {});
        int broad = 0;
        for (const Id unit : Table(state).units(0))
            broad += Table(state).get(unit, "broad");
        QCOMPARE(broad, 2);
        const auto some = *begin(*catalogue, {{0, army, false, {"cavalry"}}, {1, ready("greek"), false, {}}}, {});
        QVERIFY(Table(some).is(named(some, "A1"), "broad"));
    }

    // Armies mostly of skirmishers, whose units are all core units then (errata 167, 169).
    void skirmishingArmies()
    {
        const Army army = armyOf("parthian", {row("horse-archers", 5), row("cataphracts", 2)});
        play::State state = battle(army, ready("greek"));
        QVERIFY(Table(state).is(named(state, "A"), "skirmishing"));
        QCOMPARE(Table(state).get(named(state, "A"), "level"), 4);
        Terms printed;
        printed.switches = {{"skirmishing-armies", "rulebook"}};
        state = battle(army, ready("greek"), printed);
        QVERIFY(!Table(state).is(named(state, "A"), "skirmishing"));
        QCOMPARE(Table(state).get(named(state, "A"), "core"), 2);
        QVERIFY(!Table(state).is(named(state, "A1"), "core"));
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
        const Table table(state);
        const auto is = [&](const char* badge, const char* field) { return table.get(named(state, badge), field); };
        QCOMPARE(is("A1", "where"), int(Where::table));
        QCOMPARE(is("A2", "coming"), int(Coming::command));
        QCOMPARE(is("A2", "due"), 2);
        QCOMPARE(is("A3", "coming"), int(Coming::march));
        QCOMPARE(is("A3", "column"), 2);
        QCOMPARE(is("A4", "column"), 1);
        QCOMPARE(is("A5", "coming"), int(Coming::never));
        QCOMPARE(is("A", "level"), 2); // who is not there yet counts
        QCOMPARE(is("A", "core"), 4);
        QCOMPARE(is("B", "slow-first"), 30);
        QCOMPARE(table.get(table.battle(), "edge"), 1);
        Terms without; // who takes no part may be left out of the count
        without.switches = {{"absent-contingents", "left-out"}};
        const auto fewer = *begin(*catalogue, forces, without, &setUp);
        QCOMPARE(Table(fewer).get(named(fewer, "A"), "core"), 3);
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
        const Table table(state);
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::body)
                QCOMPARE(table.get(thing.id, "first-move"), 30);
        QVERIFY(warmasterGame().broken(state).empty());
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
                return Table(state).get(named(state, badge), "points");
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
        QCOMPARE(Table(state).get(1, "turns"), 7);
        QCOMPARE(Table(state).get(1, "first"), 1);
        state = battle(ready("greek"), ready("carthaginian"));
        std::vector<std::string> open;
        for (auto step = state.agenda.rbegin(); step != state.agenda.rend(); ++step)
            open.push_back(step->what);
        QCOMPARE(open, (std::vector<std::string>{"table-edge", "number-of-turns", "first-turn", "battle-begins"}));
        state = against("achaemenid-persian", "general", "xerxes", {}, terms);
        QCOMPARE(warmasterGame().can(state).front().what, std::string("supplication"));
    }

    // --- Characters ---

    void fixedCommands()
    {
        auto state = against("anglo-saxon", "general", "harold", {row("eorl")});
        state.turn = 1;
        const Id general = named(state, "A1"), eorl = named(state, "A2"), trait = traitOf(state);
        QCOMPARE(commandOf(Table(state), general).value, 10);
        QCOMPARE(commandOf(Table(state), eorl).value, 7);
        QCOMPARE(nearCommander(Table(state), eorl).size(), std::size_t(1));
        QCOMPARE(nearCommander(Table(state), eorl).front().cm, 20);
        QCOMPARE(commandOf(Table(state), eorl, {trait}).value, 10);
        state.turn = 2;
        QCOMPARE(commandOf(Table(state), general).value, 8);
        QVERIFY(nearCommander(Table(state), eorl).empty());
    }

    void lentCommand()
    {
        const auto state = against("gallic", "general", "vercingetorix", {row("warlord"), row("chieftain")});
        for (const char* badge : {"A2", "A3"}) {
            QCOMPARE(commandOf(Table(state), named(state, badge)).value, 7);
            QCOMPARE(commandOf(Table(state), named(state, badge), {traitOf(state)}).value, 8);
        }
        QVERIFY(nearCommander(Table(state), named(state, "A1")).empty());
    }

    void fallingCommands_data()
    {
        QTest::addColumn<QString>("nation");
        QTest::addColumn<QString>("upgrade");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("sum");
        QTest::addColumn<bool>("failed");
        QTest::addColumn<int>("then");
        const auto one = [](const char* nation, const char* upgrade, int first, int sum, bool failed, int then) {
            QTest::addRow("%s %d %d", upgrade, sum, failed) << nation << upgrade << first << sum << failed << then;
        };
        one("carthaginian", "hannibal", 10, 10, false, 10);
        one("carthaginian", "hannibal", 10, 10, true, 10);
        one("carthaginian", "hannibal", 10, 11, true, 9);
        one("carthaginian", "hannibal", 10, 12, true, 9);
        one("indian", "poros", 9, 9, false, 9);
        one("indian", "poros", 9, 6, true, 8);
    }

    void fallingCommands()
    {
        QFETCH(QString, nation);
        QFETCH(QString, upgrade);
        QFETCH(int, first);
        QFETCH(int, sum);
        QFETCH(bool, failed);
        QFETCH(int, then);
        const auto state = against(nation.toStdString(), "general", upgrade.toStdString());
        const Id general = named(state, "A1");
        QCOMPARE(commandOf(Table(state), general).value, first);
        Doing doing(state);
        doing.happened("order-rolled");
        commandRolled(doing, general, sum, failed);
        QCOMPARE(commandOf(doing, general).value, then);
    }

    void againOnce_data()
    {
        QTest::addColumn<QString>("nation");
        QTest::addColumn<QString>("upgrade");
        QTest::addColumn<QString>("other"); // a commander who may, too
        QTest::addColumn<int>("bonus");
        QTest::newRow("portents") << "hittite"
                                  << "portents"
                                  << "" << 0;
        QTest::newRow("william") << "norman"
                                 << "william"
                                 << "" << 1;
        QTest::newRow("attila") << "hun"
                                << "attila"
                                << "chieftain" << 0;
    }

    void againOnce()
    {
        QFETCH(QString, nation);
        QFETCH(QString, upgrade);
        QFETCH(QString, other);
        QFETCH(int, bonus);
        const std::string help = other.isEmpty() ? "leader" : other.toStdString();
        const auto state = against(nation.toStdString(), "general", upgrade.toStdString(), {row(help)});
        Doing doing(state);
        doing.happened("order-rolled");
        const auto may = mayTakeAgain(doing, named(state, "A1"));
        QCOMPARE(may.size(), std::size_t(1));
        QCOMPARE(may.front().bonus, bonus);
        QCOMPARE(!mayTakeAgain(doing, named(state, "A2")).empty(), !other.isEmpty());
        tookAgain(doing, may.front().trait, named(state, "A1"), true);
        QVERIFY(mayTakeAgain(doing, named(state, "A1")).empty());
        traitsRefreshed(doing);
        QVERIFY(mayTakeAgain(doing, named(state, "A1")).empty());
    }

    // Each Tribune once in a Command phase, until one fails again.
    void againUntilOneFails()
    {
        const auto state = against("republican-roman", "general", "scipio", {row("tribune", 2)});
        const Id first = named(state, "A2"), second = named(state, "A3"), trait = traitOf(state);
        Doing doing(state);
        doing.happened("order-rolled");
        QVERIFY(mayTakeAgain(doing, named(state, "A1")).empty());
        tookAgain(doing, trait, first, true);
        QVERIFY(mayTakeAgain(doing, first).empty());
        QVERIFY(!mayTakeAgain(doing, second).empty());
        traitsRefreshed(doing);
        QVERIFY(!mayTakeAgain(doing, first).empty());
        tookAgain(doing, trait, second, false);
        QVERIFY(mayTakeAgain(doing, first).empty());
    }

    // The switch of the battle wins over the edition of the army.
    void attilaAsPrinted()
    {
        Terms printed;
        printed.switches = {{"attila", "rulebook"}};
        const auto state = against("hun", "general", "attila", {row("germans", 3), row("huns", 2)}, printed);
        const Id unit = named(state, "A2");
        QVERIFY(mayTakeAgain(Table(state), named(state, "A1")).empty());
        QVERIFY(sparesUnreliable(Table(state), unit));
        Doing doing(state);
        doing.happened("lost");
        doing.destroy(unit, "casualties"); // no cavalry
        QVERIFY(sparesUnreliable(doing, named(state, "A3")));
        doing.destroy(named(state, "A5"), "casualties");
        QVERIFY(!sparesUnreliable(doing, named(state, "A3")));
    }

    void sparedNearby()
    {
        const auto state = against("egyptian", "general", "rameses");
        const Id trait = traitOf(state);
        QCOMPARE(Table(state).get(trait, "reach"), 20);
        QVERIFY(!sparesUnreliable(Table(state), named(state, "A")));
        QVERIFY(sparesUnreliable(Table(state), named(state, "A1"), {trait}));
    }

    void terrorByCompany()
    {
        const auto state = against("alexandrian-greek", "general", "alexander", {row("cavalry", 2)});
        Doing doing(state);
        doing.happened("joined");
        doing.set(named(state, "A1"), "joined", named(state, "A2"));
        QVERIFY(strikesTerror(doing, named(state, "A2"), named(state, "B1")));
        QVERIFY(!strikesTerror(doing, named(state, "A3"), named(state, "B1")));
    }

    // Chariots strike terror into armies without any, until one unit of them is lost.
    void terrorOfChariots()
    {
        auto state = against("britons", "general", "caractacus", {row("chariots", 2)});
        const Id chariots = named(state, "A2");
        QVERIFY(strikesTerror(Table(state), chariots, named(state, "B1")));
        const auto other =
            battle(armyOf("britons", {row("general", 1, "caractacus"), row("chariots")}), ready("egyptian"));
        QVERIFY(!strikesTerror(Table(other), named(other, "A2"), named(other, "B1")));
        Doing doing(state);
        doing.happened("lost");
        doing.destroy(named(state, "A3"), "casualties");
        QVERIFY(!strikesTerror(doing, chariots, named(state, "B1")));
    }

    void betterArmour()
    {
        const auto state = against("greek", "general", "leonidas", {row("hoplites"), row("skirmishers")});
        Doing doing(state);
        doing.happened("joined");
        const Id general = named(state, "A1"), hoplites = named(state, "A2"), open = named(state, "A3");
        QCOMPARE(armourOf(doing, hoplites, true), 5);
        QCOMPARE(armourOf(doing, open, true), 0);
        doing.set(general, "joined", hoplites);
        QCOMPARE(armourOf(doing, hoplites, true), 4);
        QCOMPARE(armourOf(doing, hoplites, false), 5);
        doing.set(general, "joined", open);
        QCOMPARE(armourOf(doing, open, true), 6);
    }

    void furtherAttacks()
    {
        const auto state = against("german", "general", "hermann", {row("nobles"), row("skirmishers")});
        const Id nobles = named(state, "A2"), others = named(state, "A3");
        QCOMPARE(extraAttacks(Table(state), nobles, 1, true), 1);
        QCOMPARE(extraAttacks(Table(state), nobles, 1, false), 0);
        QCOMPARE(extraAttacks(Table(state), nobles, 2, true), 0);
        QCOMPARE(extraAttacks(Table(state), others, 1, true), 0);
    }

    void attackOnceATurn()
    {
        const auto state = against("assyrian", "general", "ashurbanipal");
        Doing doing(state);
        doing.happened("attacks");
        const Id trait = mayAttackAgain(doing, 0);
        QVERIFY(trait != 0 && mayAttackAgain(doing, 1) == 0);
        attackedAgain(doing, trait);
        QCOMPARE(mayAttackAgain(doing, 0), 0);
        traitsRefreshed(doing);
        QCOMPARE(mayAttackAgain(doing, 0), trait);
    }

    void withdrawsOneLater()
    {
        const std::vector<Choice> rows{row("phalanx", 16)};
        std::vector<Choice> led = rows;
        led.insert(led.begin(), row("general", 1, "pyrrhus"));
        const auto state = battle(armyOf("successors", led, 2000), armyOf("successors", rows, 2000));
        QCOMPARE(Table(state).get(named(state, "A"), "level"), 9);
        QCOMPARE(Table(state).get(named(state, "B"), "level"), 8);
    }

    void brigadesApart()
    {
        const auto state =
            against("achaemenid-persian", "general", "", {row("subject-greeks", 2), row("persian-infantry")});
        QVERIFY(mayBrigade(Table(state), {named(state, "A2"), named(state, "A3")}));
        QVERIFY(!mayBrigade(Table(state), {named(state, "A2"), named(state, "A4")}));
        QVERIFY(mayBrigade(Table(state), {named(state, "A4")}));
        Doing doing(state);
        doing.happened("lost");
        doing.destroy(named(state, "A2"), "casualties");
        QVERIFY(!mayBrigade(doing, {named(state, "A3"), named(state, "A4")}));
    }

    // Every own rule of a list that acts in battle is a trait, or says why it need not be one.
    void everyEffectIsKnown()
    {
        const std::set<std::string> ofTheList{"replace-stats", "replace-profile", "tie"};
        for (const ListHeading& heading : catalogue->headings()) {
            std::vector<Fault> faults;
            if (heading.system != "warmaster")
                continue;
            for (const SpecialRule& rule : catalogue->find("warmaster", heading.id, {}, faults)->rules) {
                const auto& words =
                    fields().of(play::Sort::tie)[std::size_t(fields().index(play::Sort::tie, "effect"))].words;
                const std::string kind = rule.effect.textOr("kind");
                QVERIFY2(ofTheList.contains(kind) || std::find(words.begin(), words.end(), kind) != words.end(),
                    (rule.id + " " + kind).c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(Begin)
#include "tst_begin.moc"
