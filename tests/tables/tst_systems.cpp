// Which rule systems there are. That one is read alone tests/start/light.sh shows.
#include "rules/catalogue.h"
#include "rules/system.h"
#include "tests/data.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;

class SystemsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
    }

    void eachIsFoundByItsName()
    {
        std::size_t met = 0;
        for (const System* system : systems()) {
            QCOMPARE(findSystem(system->format().id), system);
            ++met;
        }
        QCOMPARE(met, systems().size());
        QVERIFY(met > 1);
        QCOMPARE(findSystem("none"), nullptr);
    }

    void playedAreThoseThatHaveAGame()
    {
        const auto played = playedSystems();
        for (const System* system : systems())
            QCOMPARE(std::find(played.begin(), played.end(), system) != played.end(), system->game() != nullptr);
    }

    void headingsOfOneAreAmongThoseOfAll()
    {
        Catalogue one, all;
        std::size_t met = 0;
        for (const System* system : systems())
            for (const ListHeading& heading : one.headings(*system)) {
                QCOMPARE(heading.system, system->format().id);
                QCOMPARE(heading.file, all.headings().at(met++).file);
            }
        QCOMPARE(met, all.headings().size());
    }
};

QTEST_GUILESS_MAIN(SystemsTest)
#include "tst_systems.moc"
