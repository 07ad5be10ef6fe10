// Armies as the troops they bring: stands of the book's sizes, what they are to terrain, badges in the order of the
// rows.
#include "tests/field/support.h"

#include <QTest>

using namespace fieldtest;
using namespace strategikon::field;

class Troops : public QObject {
    Q_OBJECT

    Catalogue catalogue;

    std::vector<Troop> troops(const char* list, const char* rows, Basing basing = Basing::narrow)
    {
        std::vector<Fault> faults;
        const ArmyList* found = catalogue.find(theSystem().format().id, list, {}, faults);
        const std::string text = "system: warmaster\nlist: " + std::string(list) + "\npoints: 1000\n" + rows;
        const auto army = readArmy(text, "army.yaml");
        return found && army ? troopsOf(theSystem(), *found, *army, 0, basing) : std::vector<Troop>();
    }

private slots:
    void initTestCase() { theSystem(); }

    void rowsBecomeBodies()
    {
        const auto all = troops("indian",
            "units:\n  - {entry: infantry, count: 2, name: Lancers}\n  - {entry: skirmishers}\n  - {entry: cavalry}\n"
            "  - {entry: heavy-chariots}\n  - {entry: elephant}\n  - {entry: general, upgrades: [chariot]}\n");
        QCOMPARE(all.size(), std::size_t(7));
        QCOMPARE(all[1].badge, std::string("A2"));
        QCOMPARE(all[1].name, std::string("Lancers"));
        QVERIFY(all[0].stands == 3 && all[0].wide == 4 && all[0].deep == 2 && all[0].move == 20);
        QCOMPARE(all[2].classes, (std::vector<std::string>{"infantry", "skirmishers"}));
        QVERIFY(all[2].allRound && all[2].role == "skirmishers" && !all[0].allRound);
        QVERIFY(all[3].wide == 4 && all[3].move == 30 && all[3].role == "horse");
        QVERIFY(all[4].wide == 4 && all[4].deep == 4); // heavy chariots
        QVERIFY(all[5].wide == 2 && all[5].deep == 4 && all[5].stands == 3);
        QVERIFY(all[6].leads && all[6].round && all[6].reach == 100);
        QCOMPARE(all[6].classes, std::vector<std::string>{"chariots"});
    }

    void singleElephants()
    {
        const auto all = troops("indian", "units:\n  - {entry: elephant, count: 2}\nsplit: [elephant]\n");
        QCOMPARE(all.size(), std::size_t(6));
        QVERIFY(all[5].stands == 1 && all[5].badge == "A6");
    }

    void narrowOrBroad()
    {
        const char* rows = "units:\n  - {entry: cataphracts}\n";
        const auto narrow = troops("parthian", rows), broad = troops("parthian", rows, Basing::broad);
        QVERIFY(narrow.size() == 1 && narrow[0].wide == 2 && narrow[0].deep == 4);
        QVERIFY(broad[0].wide == 4 && broad[0].deep == 2);
    }

    void everyNationsTroopsHaveAPlace()
    {
        Armies armies;
        for (std::size_t nation = 0; nation < armies.nations(); ++nation)
            for (const Troop& troop : armies.troops(nation, 2000, 0, 0, false))
                QVERIFY2(!troop.role.empty() && !troop.classes.empty() && troop.move > 0, troop.entry.c_str());
    }
};

QTEST_APPLESS_MAIN(Troops)
#include "tst_troops.moc"
