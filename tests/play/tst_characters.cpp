// Characters of the lists become traits of their commanders, which the engine asks.
#include "tests/play/beginning.h"

#include <set>

using namespace strategikon;
using namespace strategikon::warmasterPlay;

class Characters : public Beginning {
    Q_OBJECT

private slots:
    void initTestCase() { makeCatalogue(); }

    void fixedCommands()
    {
        auto state = against("anglo-saxon", "general", "harold", {row("eorl")});
        state.turn = 1;
        const Id general = named(state, "A1"), eorl = named(state, "A2"), trait = traitOf(state);
        QCOMPARE(commandOf(BattleView(state), general).value, 10);
        QCOMPARE(commandOf(BattleView(state), eorl).value, 7);
        QCOMPARE(nearCommander(BattleView(state), eorl).size(), std::size_t(1));
        QCOMPARE(nearCommander(BattleView(state), eorl).front().cm, 20);
        QCOMPARE(commandOf(BattleView(state), eorl, {trait}).value, 10);
        for (const int turn : {2, 31, 33, 65}) { // a turn may lie far beyond those that a list names
            state.turn = turn;
            QCOMPARE(commandOf(BattleView(state), general).value, 8);
            QVERIFY(nearCommander(BattleView(state), eorl).empty());
        }
    }

    void lentCommand()
    {
        const auto state = against("gallic", "general", "vercingetorix", {row("warlord"), row("chieftain")});
        for (const char* badge : {"A2", "A3"}) {
            QCOMPARE(commandOf(BattleView(state), named(state, badge)).value, 7);
            QCOMPARE(commandOf(BattleView(state), named(state, badge), {traitOf(state)}).value, 8);
        }
        QVERIFY(nearCommander(BattleView(state), named(state, "A1")).empty());
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
        QCOMPARE(commandOf(BattleView(state), general).value, first);
        Transaction transaction(state);
        transaction.happened("order-rolled");
        commandRolled(transaction, general, sum, failed);
        QCOMPARE(commandOf(transaction, general).value, then);
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
        Transaction transaction(state);
        transaction.happened("order-rolled");
        const auto may = mayTakeAgain(transaction, named(state, "A1"));
        QCOMPARE(may.size(), std::size_t(1));
        QCOMPARE(may.front().bonus, bonus);
        QCOMPARE(!mayTakeAgain(transaction, named(state, "A2")).empty(), !other.isEmpty());
        tookAgain(transaction, may.front().trait, named(state, "A1"), true);
        QVERIFY(mayTakeAgain(transaction, named(state, "A1")).empty());
        traitsRefreshed(transaction);
        QVERIFY(mayTakeAgain(transaction, named(state, "A1")).empty());
    }

    // Each Tribune once in a Command phase, until one fails again.
    void againUntilOneFails()
    {
        const auto state = against("republican-roman", "general", "scipio", {row("tribune", 2)});
        const Id first = named(state, "A2"), second = named(state, "A3"), trait = traitOf(state);
        Transaction transaction(state);
        transaction.happened("order-rolled");
        QVERIFY(mayTakeAgain(transaction, named(state, "A1")).empty());
        tookAgain(transaction, trait, first, true);
        QVERIFY(mayTakeAgain(transaction, first).empty());
        QVERIFY(!mayTakeAgain(transaction, second).empty());
        traitsRefreshed(transaction);
        QVERIFY(!mayTakeAgain(transaction, first).empty());
        tookAgain(transaction, trait, second, false);
        QVERIFY(mayTakeAgain(transaction, first).empty());
    }

    // The switch of the battle wins over the edition of the army.
    void attilaAsPrinted()
    {
        Terms printed;
        printed.switches = {{"attila", "rulebook"}};
        const auto state = against("hun", "general", "attila", {row("germans", 3), row("huns", 2)}, printed);
        const Id unit = named(state, "A2");
        QVERIFY(mayTakeAgain(BattleView(state), named(state, "A1")).empty());
        QVERIFY(sparesUnreliable(BattleView(state), unit));
        Transaction transaction(state);
        transaction.happened("lost");
        transaction.destroy(unit, "casualties"); // no cavalry
        QVERIFY(sparesUnreliable(transaction, named(state, "A3")));
        transaction.destroy(named(state, "A5"), "casualties");
        QVERIFY(!sparesUnreliable(transaction, named(state, "A3")));
    }

    void sparedNearby()
    {
        const auto state = against("egyptian", "general", "rameses");
        const Id trait = traitOf(state);
        QCOMPARE(BattleView(state).get(trait, "reach"), 20);
        QVERIFY(!sparesUnreliable(BattleView(state), named(state, "A")));
        QVERIFY(sparesUnreliable(BattleView(state), named(state, "A1"), {trait}));
    }

    void terrorByCompany()
    {
        const auto state = against("alexandrian-greek", "general", "alexander", {row("cavalry", 2)});
        Transaction transaction(state);
        transaction.happened("joined");
        transaction.set(named(state, "A1"), warmasterPlay::state::joined, named(state, "A2"));
        QVERIFY(strikesTerror(transaction, named(state, "A2"), named(state, "B1")));
        QVERIFY(!strikesTerror(transaction, named(state, "A3"), named(state, "B1")));
    }

    // Chariots strike terror into armies without any, until one unit of them is lost.
    void terrorOfChariots()
    {
        auto state = against("britons", "general", "caractacus", {row("chariots", 2)});
        const Id chariots = named(state, "A2");
        QVERIFY(strikesTerror(BattleView(state), chariots, named(state, "B1")));
        const auto other =
            battle(armyOf("britons", {row("general", 1, "caractacus"), row("chariots")}), ready("egyptian"));
        QVERIFY(!strikesTerror(BattleView(other), named(other, "A2"), named(other, "B1")));
        Transaction transaction(state);
        transaction.happened("lost");
        transaction.destroy(named(state, "A3"), "casualties");
        QVERIFY(!strikesTerror(transaction, chariots, named(state, "B1")));
    }

    void betterArmour()
    {
        const auto state = against("greek", "general", "leonidas", {row("hoplites"), row("skirmishers")});
        Transaction transaction(state);
        transaction.happened("joined");
        const Id general = named(state, "A1"), hoplites = named(state, "A2"), open = named(state, "A3");
        QCOMPARE(armourOf(transaction, hoplites, true), 5);
        QCOMPARE(armourOf(transaction, open, true), 0);
        transaction.set(general, warmasterPlay::state::joined, hoplites);
        QCOMPARE(armourOf(transaction, hoplites, true), 4);
        QCOMPARE(armourOf(transaction, hoplites, false), 5);
        transaction.set(general, warmasterPlay::state::joined, open);
        QCOMPARE(armourOf(transaction, open, true), 6);
    }

    void furtherAttacks()
    {
        const auto state = against("german", "general", "hermann", {row("nobles"), row("skirmishers")});
        const Id nobles = named(state, "A2"), others = named(state, "A3");
        QCOMPARE(extraAttacks(BattleView(state), nobles, 1, true), 1);
        QCOMPARE(extraAttacks(BattleView(state), nobles, 1, false), 0);
        QCOMPARE(extraAttacks(BattleView(state), nobles, 2, true), 0);
        QCOMPARE(extraAttacks(BattleView(state), others, 1, true), 0);
    }

    void attackOnceATurn()
    {
        const auto state = against("assyrian", "general", "ashurbanipal");
        Transaction transaction(state);
        transaction.happened("attacks");
        const Id trait = mayAttackAgain(transaction, 0);
        QVERIFY(trait != 0 && mayAttackAgain(transaction, 1) == 0);
        attackedAgain(transaction, trait);
        QCOMPARE(mayAttackAgain(transaction, 0), 0);
        traitsRefreshed(transaction);
        QCOMPARE(mayAttackAgain(transaction, 0), trait);
    }

    void withdrawsOneLater()
    {
        const std::vector<Choice> rows{row("phalanx", 16)};
        std::vector<Choice> led = rows;
        led.insert(led.begin(), row("general", 1, "pyrrhus"));
        const auto state = battle(armyOf("successors", led, 2000), armyOf("successors", rows, 2000));
        QCOMPARE(BattleView(state).get(named(state, "A"), "level"), 9);
        QCOMPARE(BattleView(state).get(named(state, "B"), "level"), 8);
    }

    void brigadesApart()
    {
        const auto state =
            against("achaemenid-persian", "general", "", {row("subject-greeks", 2), row("persian-infantry")});
        QVERIFY(mayBrigade(BattleView(state), {named(state, "A2"), named(state, "A3")}));
        QVERIFY(!mayBrigade(BattleView(state), {named(state, "A2"), named(state, "A4")}));
        QVERIFY(mayBrigade(BattleView(state), {named(state, "A4")}));
        Transaction transaction(state);
        transaction.happened("lost");
        transaction.destroy(named(state, "A2"), "casualties");
        QVERIFY(!mayBrigade(transaction, {named(state, "A3"), named(state, "A4")}));
    }
};

QTEST_GUILESS_MAIN(Characters)
#include "tst_characters.moc"
