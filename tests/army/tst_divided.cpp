// Systems whose armies must be divided: whatever the solver names can be divided legally, evenly and
// without a body lost, and divided() leaves alone what has a block.
#include "tests/army/support.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace armytest;

namespace {

// Bodies by entry and options, whatever their blocks.
std::map<std::string, int> bodiesOf(const Problem& problem, const Army& army)
{
    std::map<std::string, int> bodies;
    const Bound bound = bind(problem, army);
    for (std::size_t v = 0; v < bound.counts.size(); ++v)
        if (bound.counts[v] > 0)
            bodies[std::to_string(v)] += bound.counts[v];
    return bodies;
}

} // namespace

class Divided : public QObject {
    Q_OBJECT

    Catalogue catalogue;

    std::string faultOf(const System& system, const Problem& problem, const Found& found)
    {
        const Army chosen = armyOf(problem, found.counts, emptyArmy(*problem.list, problem.points));
        const Army army = system.divided(problem, chosen);
        const Verdict verdict = judge(system, *problem.list, army, false);
        if (!verdict.legal)
            return "not legal: " + joined(brief(verdict.findings)) + "\n" + writeArmy(army, system.format().blockKey);
        if (verdict.points != found.points || bodiesOf(problem, army) != bodiesOf(problem, chosen))
            return "not the same army\n" + writeArmy(army, system.format().blockKey);
        if (system.divided(problem, army) != army)
            return "divided again, it changes\n" + writeArmy(army, system.format().blockKey);
        return {};
    }

private slots:
    void initTestCase() { setSourceRoots(); }

    void whatIsNamedCanBeDivided_data()
    {
        QTest::addColumn<int>("nation");
        for (std::size_t i = 0; i < catalogue.headings().size(); ++i)
            if (const auto& heading = catalogue.headings()[i];
                findSystem(heading.system)->division() == Division::required)
                QTest::newRow((heading.system + " " + heading.id).c_str()) << int(i);
    }

    void whatIsNamedCanBeDivided()
    {
        QFETCH(int, nation);
        const ListHeading& heading = catalogue.headings()[std::size_t(nation)];
        const System& system = *findSystem(heading.system);
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue.find(heading.system, heading.id, {}, faults);
        for (int points : {300, system.format().usualSize, 500}) {
            const Problem problem = system.problem(list, points);
            std::vector<Found> named;
            for (const std::string& aim : system.aims()) {
                for (const Found& found : system.best(problem, {}, aim, 2))
                    named.push_back(found);
                const auto filled = fill(problem, {}, system.aim(problem, aim), 1);
                QVERIFY(!filled.empty());
                QCOMPARE(filled.front().points, problem.budget);
                named.push_back(filled.front());
            }
            Wish wish;
            wish.given.assign(problem.variables.size(), 1);
            const auto repaired = repair(problem, wish, 1);
            QVERIFY(!repaired.empty());
            named.push_back(repaired.front());
            for (const Found& found : named)
                QCOMPARE(faultOf(system, problem, found), std::string());
        }
    }
};

QTEST_APPLESS_MAIN(Divided)
#include "tst_divided.moc"
