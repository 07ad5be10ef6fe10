// Field of Glory: a player's own prices, laid over the cost table.
#include "fog_game.h"

#include "rules/tables.h"

#include <QTemporaryDir>
#include <QTest>

using namespace strategikon;
using namespace fog;
namespace fs = std::filesystem;

class FogCorrections : public QObject, Game {
    Q_OBJECT

private slots:
    void initTestCase() { start(); }

    // A player's own file goes before the table, cell by cell.
    void corrections()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        const auto write = [&](const char* text) {
            QFile file(QString::fromStdString((own / "fog/tables/costs.yaml").string()));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(text);
        };
        setFolders(own);
        write("system: fog\ncapabilities: [{id: heavy-weapon, foot: 1}]\nbases:\n  - {id: foot-armoured, drilled: 2}\n"
              "others: [{id: fortified-camp, name: Fortified camp, points: 21}]\n");
        const fogCosts::Table corrected = fogCosts::Table::inForce();
        QVERIFY(ownTableFaults("fog").empty());
        const auto price = corrected.base({"HF", "Armoured", "Average", "Drilled", "-", "Heavy Weapon"});
        QCOMPARE(price->points, 7 + 2 + 1);
        QVERIFY(price->has(fogCosts::Mark::corrected) && price->has(fogCosts::Mark::recovered) == false);
        const auto mixed = corrected.base({"HF", "Protected", "Average", "Drilled", "-", "Heavy Weapon"});
        QVERIFY(mixed->has(fogCosts::Mark::corrected) && mixed->has(fogCosts::Mark::read));
        QVERIFY(corrected.textOf(mixed->marks).find("our reading") != std::string::npos);
        QCOMPARE(int(corrected.notesOn(mixed->doubts).size()), 2);
        QCOMPARE(corrected.other("fortified-camp").points, 21);
        QCOMPARE(corrected.base({"HF", "Protected", "Average", "Drilled", "-", "Swordsmen"})->points, 5 + 1 + 1);
        QVERIFY(corrected.textOf(price->marks).find("correction of your own") != std::string::npos);
        setFolders();
    }

    // One price after another, as the window and the command line correct them: each time the whole file or nothing.
    void correctOneByOne()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        setFolders(own);
        const auto priceOf = [&](const std::string& id) {
            for (const PriceCell& cell : system->prices())
                if (cell.id() == id)
                    return cell;
            return PriceCell{};
        };
        const auto code = [](const std::vector<Fault>& faults) {
            return faults.empty() ? QString() : QString::fromStdString(faults.back().message.code);
        };
        const auto text = [&] {
            QFile file(QString::fromStdString(correctionsFile(*system)));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        system->readCorrections();
        const PriceCell drill = priceOf("bases.foot-protected.drilled");
        QCOMPARE(drill.mark, std::string("read"));
        QVERIFY(!drill.note.empty() && !drill.corrected && drill.shipped == drill.points);
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 2}, {"others.fortified-camp.points", 21}})), QString());
        QCOMPARE(priceOf(drill.id()).points, 2);
        QVERIFY(priceOf(drill.id()).corrected && priceOf(drill.id()).shipped == drill.points);
        const QString both = text();
        // What cannot be is refused with all that was asked besides.
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 3}, {"bases.foot-armoured.elite", 0}})),
            QString("price-out-of-range"));
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 3}, {"bases.foot-armored.elite", 5}})),
            QString("unknown-price-near"));
        QCOMPARE(text(), both);
        // A doubtful price said again is sure; a certain one is nothing to write down.
        QCOMPARE(
            code(correctPrices(*system, {{drill.id(), drill.points}, {"bases.foot-armoured.elite", 13}})), QString());
        QVERIFY(priceOf(drill.id()).corrected && !priceOf("bases.foot-armoured.elite").corrected);
        QVERIFY(!text().contains("elite"));
        // The last one taken back leaves no file.
        QCOMPARE(code(correctPrices(*system, {{drill.id(), {}}, {"others.fortified-camp.points", {}}})), QString());
        QVERIFY(text().isEmpty());
        // A file that cannot be read is left alone until it is forgotten.
        fs::create_directories(own / "fog/tables");
        QFile torn(QString::fromStdString(correctionsFile(*system)));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write("system: fog\nbases: lots\n");
        torn.close();
        QCOMPARE(code(correctPrices(*system, {{drill.id(), 2}})), QString("corrections-in-the-way"));
        QVERIFY(text().contains("lots"));
        QCOMPARE(code(forgetCorrections(*system)), QString());
        QVERIFY(text().isEmpty());
        QCOMPARE(code(correctPrices(*findSystem("dbm"), {{"any", 1}})), QString("no-prices"));
        setFolders();
        system->readCorrections();
    }

    // A file with any fault is not used, and says where the fault is.
    void faultyCorrections_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("first"); // line:column code
        const auto row = [](const char* name, const char* text, const char* first) {
            QTest::newRow(name) << QByteArray(text) << QString(first);
        };
        row("a word for points", "system: fog\nbases: [{id: foot-armoured, drilled: lots}]\n", "2:38 says");
        row("half a point", "system: fog\nbases: [{id: foot-armoured, drilled: 1.5}]\n", "2:38 says");
        row("no such row", "system: fog\nbases: [{id: foot-armored, drilled: 1}]\n", "2:14 unknown-reference-near");
        row("no such column", "system: fog\nbases: [{id: foot-armoured, foot: 1}]\n", "2:29 unknown-key");
        row("no such section", "system: fog\nbase: [{id: foot-armoured, drilled: 1}]\n", "2:1 unknown-key-near");
        row("less than nothing", "system: fog\ncapabilities: [{id: heavy-weapon, foot: -50}]\n",
            "2:35 army-wants-number");
        row("no price", "system: fog\nbases: [{id: foot-armoured, armour: Protected}]\n", "2:29 own-table-fixed");
        row("twice", "system: fog\nothers: [{id: ally, points: -5}, {id: ally, points: -5}]\n", "2:39 duplicate-id");
        row("no YAML", "system: fog\nbases: [{id\n", "");
        row("another system", "system: dbm\n", "");
        row("nothing", "", "");
    }
    void faultyCorrections()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, first);
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        QFile file(QString::fromStdString((own / "fog/tables/costs.yaml").string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        setFolders(own);
        const fogCosts::Table used = fogCosts::Table::inForce();
        const auto faults = ownTableFaults("fog");
        setFolders();
        QVERIFY(faults.size() >= 2); // the last says what becomes of the file
        QCOMPARE(faults.back().message.code, std::string("own-table-refused"));
        const Fault& told = faults.front();
        const QString found = QString("%1:%2 %3")
                                  .arg(told.place.line)
                                  .arg(told.place.column)
                                  .arg(QString::fromStdString(told.message.code));
        QVERIFY2(first.isEmpty() || found == first, qPrintable(found));
        QCOMPARE(used.base({"HF", "Armoured", "Average", "Drilled", "-", "Heavy Weapon"})->points, 7 + 1 + 2);
    }

    // A file beside it with another name is never read.
    void misnamedCorrections()
    {
        QTemporaryDir folder;
        const fs::path own = folder.path().toStdString();
        fs::create_directories(own / "fog/tables");
        QFile file(QString::fromStdString((own / "fog/tables/cost.yaml").string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        setFolders(own);
        fogCosts::Table::inForce();
        const auto faults = ownTableFaults("fog");
        setFolders();
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults.front().message.code, std::string("own-table-unknown"));
    }
};

QTEST_APPLESS_MAIN(FogCorrections)
#include "tst_fog_corrections.moc"
