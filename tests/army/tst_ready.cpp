// A ready-made army for each nation of the systems that ship some: of a usual size, legal, and at the limit where
// that can be reached.
#include "model/text/contains.h"
#include "tests/army/support.h"
#include "tests/data.h"

#include "model/text/file.h"
#include "model/text/schema.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace armytest;
namespace fs = std::filesystem;

class Ready : public QObject {
    Q_OBJECT

    static fs::path folder(const std::string& system) { return dataFolder() / "lists" / system / "armies"; }

    static std::size_t filesOf(const std::string& system)
    {
        std::size_t files = 0;
        std::error_code error;
        for (const auto& file : fs::directory_iterator(folder(system), error))
            files += file.path().extension() == ".yaml";
        return files;
    }

private slots:
    void initTestCase() { setSourceRoots(); }

    void armies_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("id");
        Catalogue catalogue;
        for (const ListHeading& heading : catalogue.headings())
            if (filesOf(heading.system) > 0)
                QTest::newRow((heading.system + " " + heading.id).c_str())
                    << QString::fromStdString(heading.system) << QString::fromStdString(heading.id);
    }

    void armies()
    {
        QFETCH(QString, system);
        QFETCH(QString, id);
        const fs::path file = folder(system.toStdString()) / (id.toStdString() + ".yaml");
        const auto schema = Schema::load((roots().schema / "army.schema.json").string());
        QVERIFY(bool(schema));
        const auto node = readChecked(file.string(), *schema);
        QVERIFY2(bool(node), describe(node.faults).c_str());
        const auto army = readArmy(*node);
        QVERIFY2(bool(army), describe(army.faults).c_str());
        QCOMPARE(army->list, id.toStdString());
        const System& its = *findSystem(army->system);
        const auto& sizes = its.format().sizes;
        QVERIFY(contains(sizes, army->points));
        QVERIFY(!army->name.empty() && !army->note.empty());
        Catalogue catalogue;
        const auto verdict = judge(catalogue, *army, false);
        QVERIFY2(bool(verdict), describe(verdict.faults).c_str());
        QVERIFY2(verdict->legal, joined(brief(verdict->findings)).c_str());
        std::vector<Fault> faults;
        const ArmyList* list = catalogue.find(army->system, army->list, army->edition, faults);
        QCOMPARE(verdict->points, totals(its.problem(*list, *army), {}).back());
        // More than a General and a crowd: somebody to help him, and several sorts of troops.
        int leaders = verdict->figure("generals"); // of systems that count them among the bodies
        for (const Choice& choice : army->choices)
            leaders += list->lines[std::size_t(list->lineNamed(choice.entry))].leader ? choice.count : 0;
        QVERIFY(leaders >= 2 || its.format().leaders.empty());
        QVERIFY(verdict->tallies.size() >= 1 && army->choices.size() >= 6);
    }

    void noneTooMany()
    {
        Catalogue catalogue;
        std::map<std::string, std::size_t> lists;
        for (const ListHeading& heading : catalogue.headings())
            ++lists[heading.system];
        for (const auto& [system, count] : lists)
            if (const std::size_t files = filesOf(system))
                QCOMPARE(files, count);
    }
};

QTEST_APPLESS_MAIN(Ready)
#include "tst_ready.moc"
