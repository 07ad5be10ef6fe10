// A ready-made army of 1,000 points for each nation: legal, and at the limit where that can be reached.
#include "tests/army/support.h"

#include "model/text/file.h"
#include "model/text/schema.h"

#include <QTest>

#include <algorithm>

using namespace armytest;
namespace fs = std::filesystem;

class Ready : public QObject {
    Q_OBJECT

    static fs::path folder() { return fs::path(SOURCE_DIR) / "lists" / theSystem().format().id / "armies"; }

private slots:
    void initTestCase() { setSourceRoots(); }

    void armies_data()
    {
        QTest::addColumn<QString>("id");
        Catalogue catalogue;
        for (const ListHeading& heading : catalogue.headings())
            QTest::newRow(heading.id.c_str()) << QString::fromStdString(heading.id);
    }

    void armies()
    {
        QFETCH(QString, id);
        const fs::path file = folder() / (id.toStdString() + ".yaml");
        const auto schema = Schema::load((roots().schema / "army.schema.json").string());
        QVERIFY(bool(schema));
        const auto node = readChecked(file.string(), *schema);
        QVERIFY2(bool(node), describe(node.faults).c_str());
        const auto army = readArmy(*node);
        QVERIFY2(bool(army), describe(army.faults).c_str());
        QCOMPARE(army->list, id.toStdString());
        QCOMPARE(army->points, 1000);
        QVERIFY(!army->name.empty() && !army->note.empty());
        Catalogue catalogue;
        const auto verdict = judge(catalogue, *army, false);
        QVERIFY2(bool(verdict), describe(verdict.faults).c_str());
        QVERIFY2(verdict->legal, joined(brief(verdict->findings)).c_str());
        std::vector<Fault> faults;
        const ArmyList* list = catalogue.find(army->system, army->list, army->edition, faults);
        QCOMPARE(verdict->points, totals(theSystem().problem(*list, army->points), {}).back());
        // More than a General and a crowd: somebody to help him, and several sorts of troops.
        QVERIFY(verdict->figure("commanders") >= 2);
        QVERIFY(verdict->tallies.size() >= 1 && army->choices.size() >= 6);
    }

    void noneTooMany()
    {
        Catalogue catalogue;
        std::size_t files = 0;
        for (const auto& file : fs::directory_iterator(folder()))
            files += file.path().extension() == ".yaml";
        QCOMPARE(files, catalogue.headings().size());
    }
};

QTEST_APPLESS_MAIN(Ready)
#include "tst_ready.moc"
