// Names that books misprint: each is printed somewhere, shown mended, and found as it is printed and as it is shown.
#include "tests/data.h"

#include "app/words/words.h"
#include "model/text/yaml.h"
#include "rules/mended_names.h"
#include "rules/search.h"

#include <QTest>

#include <set>

namespace strategikon {

namespace {

// All names of rows and special rules in the lists of a system.
std::set<std::string> printedNames(Catalogue& catalogue, const System& system)
{
    std::set<std::string> names;
    std::vector<Fault> faults;
    for (const ListHeading& heading : catalogue.headings(system)) {
        const ArmyList* list = catalogue.find(heading.system, heading.id, {}, faults);
        for (const Line& line : list->lines)
            names.insert(line.name);
        for (const Option& option : list->options)
            names.insert(option.name);
    }
    for (const SpecialRule& rule : system.specials({}))
        names.insert(rule.name);
    return names;
}

} // namespace

class MendedNames : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

private slots:
    void initTestCase()
    {
        const std::filesystem::path data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
    }

    void everyMisprintIsPrintedAndShownMended()
    {
        const auto table = readShipped((roots().lists / "mended-names.yaml").string());
        QVERIFY(table && !table->entries().empty());
        for (const Node::Entry& system : table->entries()) {
            const auto printed = printedNames(catalogue_, *findSystem(system.key));
            for (const Node::Entry& name : system.node.entries()) {
                QVERIFY2(printed.contains(name.key), name.key.c_str());
                QVERIFY2(!printed.contains(name.node.written()), name.key.c_str());
                QCOMPARE(translated(name.key), plain(name.node.written()));
            }
        }
    }

    void otherNamesStayAsTheyAre()
    {
        for (const char* name : {"Gallic", "Triarii", "Numidians", ""})
            QCOMPARE(mended(name), std::string(name));
    }

    void bothAreFound()
    {
        const auto gallic = search(catalogue_, "gallic allies unreliable", {});
        const auto galic = search(catalogue_, "galic allies unreliable", {});
        QCOMPARE(gallic.size(), std::size_t(1));
        QCOMPARE(galic.size(), std::size_t(1));
        QCOMPARE(gallic[0].row, galic[0].row);
        std::vector<Fault> faults;
        const ArmyList* list = catalogue_.find(gallic[0].list.system, gallic[0].list.id, {}, faults);
        const int line = list->lineNamed(gallic[0].row);
        QVERIFY(line >= 0);
        for (const char* typed : {"Gallic Allies", "gallic allies", "gallic-allies", "Galic Allies", "galic-allies"})
            QCOMPARE(lineCalled(*list, typed), line);
        QCOMPARE(lineCalled(*list, "gallic"), -1);
    }
};

} // namespace strategikon

QTEST_GUILESS_MAIN(strategikon::MendedNames)
#include "tst_mended.moc"
