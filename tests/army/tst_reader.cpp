// Every way in which a list is refused: tests/army/bad/<what>.yaml beside what is said about it.
// STRATEGIKON_WRITE_GOLDEN=1 writes what is said; read it before it is committed.
#include "tests/army/support.h"

#include "model/text/file.h"
#include "model/text/yaml.h"

#include <QTest>

#include <algorithm>

using namespace armytest;
namespace fs = std::filesystem;

class Reader : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setSourceRoots();
        Catalogue catalogue; // registers the sentences
        QVERIFY(catalogue.headings().size() >= 25);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("path");
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(fs::path(SOURCE_DIR) / "tests/army/bad"))
            if (entry.path().extension() == ".yaml")
                files.push_back(entry.path());
        std::ranges::sort(files);
        for (const fs::path& file : files)
            QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
    }

    void refuses()
    {
        QFETCH(QString, path);
        const fs::path file = path.toStdString();
        const auto text = readFile(file.string());
        QVERIFY2(bool(text), describe(text.faults).c_str());
        const auto list = listFrom(*text, file.filename().string());
        QVERIFY(!list);
        const std::string said = describe(list.faults);
        const fs::path golden = fs::path(file).replace_extension(".expected");
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE_GOLDEN"))
            QVERIFY(!writeFile(golden.string(), said));
        const auto expected = readFile(golden.string());
        QVERIFY2(bool(expected), describe(expected.faults).c_str());
        QVERIFY2(said == *expected, ("\n- " + *expected + "\n+ " + said).c_str());
        for (const Fault& fault : list.faults) {
            QVERIFY(templateOf(fault.message.code));
            QVERIFY(text->empty() || (fault.place.line > 0 && fault.place.column > 0)); // nothing has no lines
        }
    }

    // The nations and both their editions are read without a word.
    void nations()
    {
        Catalogue catalogue;
        for (const ListHeading& heading : catalogue.headings())
            for (const std::string& edition : findSystem(heading.system)->format().editions) {
                std::vector<Fault> faults;
                const ArmyList* list = catalogue.find(heading.system, heading.id, edition, faults);
                QVERIFY2(list && faults.empty(), describe(faults).c_str());
                QCOMPARE(list->edition, edition);
            }
        QVERIFY(catalogue.refused().empty());
    }

    // Two options of one kind never meet on a body: only the cheaper one counts.
    void exclusiveRebatesAreNoFault()
    {
        const auto list = listFrom("system: " + theSystem().format().id
            + "\nid: mine\nname: Mine\nentries:\n"
              "  - {id: a, name: A, type: Infantry, size: 3, points: 20}\n"
              "upgrades:\n"
              "  - {id: poor, name: Poor, kind: guard, for: [a], points: -12}\n"
              "  - {id: poorer, name: Poorer, kind: guard, for: [a], points: -15}\n");
        QVERIFY2(bool(list), describe(list.faults).c_str());
    }
};

QTEST_APPLESS_MAIN(Reader)
#include "tst_reader.moc"
