// The solver on the nations: against brute force at small sizes in every edition, and whatever it
// names at usual sizes against the checker. STRATEGIKON_FULL=1 tries every size and aim.
#include "tests/army/brute.h"

#include <QTest>

#include <algorithm>

using namespace armytest;

namespace {

constexpr long mostTried = 20'000;

bool full() { return qEnvironmentVariableIsSet("STRATEGIKON_FULL"); }

} // namespace

class Nations : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    // Whose armies are complete as chosen: a division into blocks that must be made is tried elsewhere.
    static bool undivided(const ListHeading& heading)
    {
        return findSystem(heading.system)->division() != Division::required;
    }

    const ArmyList& list(const ListHeading& heading, const std::string& edition)
    {
        std::vector<Fault> faults;
        return *catalogue->find(heading.system, heading.id, edition, faults);
    }

    // Solution armies are legal by the checker, cost what is told, and are told once.
    static std::string faultOf(const System& system, const Problem& problem, const std::vector<Solution>& found)
    {
        std::vector<Counts> seen;
        for (const Solution& one : found) {
            const Army army = armyOf(problem, one.counts, emptyArmy(*problem.list, problem.points));
            const Verdict verdict = judge(system, *problem.list, army, false);
            if (!verdict.legal)
                return "not legal: " + joined(brief(verdict.findings)) + "\n" + writeArmy(army);
            if (verdict.points != one.points)
                return "points differ\n" + writeArmy(army);
            if (std::ranges::count(seen, one.counts))
                return "named twice\n" + writeArmy(army);
            seen.push_back(one.counts);
        }
        return {};
    }

    static std::vector<std::string> editionsOf(const ListHeading& heading)
    {
        return undivided(heading) ? findSystem(heading.system)->format().editions : std::vector<std::string>{};
    }

    // Brute force is of one system only: it counts up what a row costs, and a camp may cost nothing.
    void nationsAndEditions(bool everySystem)
    {
        QTest::addColumn<int>("nation");
        QTest::addColumn<QString>("edition");
        for (std::size_t i = 0; i < catalogue->headings().size(); ++i) {
            if (!everySystem && catalogue->headings()[i].system != theSystem().format().id)
                continue;
            const System& system = *findSystem(catalogue->headings()[i].system);
            for (const std::string& edition : editionsOf(catalogue->headings()[i])) {
                if (!system.bounded(list(catalogue->headings()[i], edition)))
                    continue; // nothing to count
                QTest::newRow(
                    (catalogue->headings()[i].system + " " + catalogue->headings()[i].id + " " + edition).c_str())
                    << int(i) << QString::fromStdString(edition);
            }
        }
    }

private slots:
    // Lists that ship are read without a trial; here each is tried.
    void canBeReckonedWith()
    {
        for (const ListHeading& heading : catalogue->headings()) {
            const System& system = *findSystem(heading.system);
            for (const std::string& edition : system.format().editions) {
                std::vector<Fault> faults;
                QVERIFY2(catalogue->loadList(system, heading.file, edition, faults, Trial::made), heading.id.c_str());
            }
        }
    }

    void initTestCase()
    {
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
        QVERIFY(catalogue->headings().size() >= 25);
    }

    void smallSizes_data() { nationsAndEditions(false); }
    void smallSizes()
    {
        QFETCH(int, nation);
        QFETCH(QString, edition);
        const ListHeading& heading = catalogue->headings()[std::size_t(nation)];
        const System& system = *findSystem(heading.system);
        const ArmyList& nationsList = list(heading, edition.toStdString());
        int sizes = 0;
        for (int points = 100; points <= 700; points += 50) {
            const Problem problem = system.problem(nationsList, points);
            const auto legal = allLegal(problem, mostTried);
            if (!legal)
                break;
            ++sizes;
            long exact = 0;
            for (const TriedArmy& army : *legal)
                exact += army.points == points;
            const HowMany counted = howMany(problem, {});
            QCOMPARE(counted.exact, std::to_string(exact));
            QCOMPARE(counted.upTo, std::to_string(legal->size()));
            for (const std::string& aim : system.aims()) {
                std::vector<std::pair<long long, int>> wanted, found;
                for (const TriedArmy& army : *legal)
                    wanted.emplace_back(worthBy(system, problem, army, aim), army.points);
                std::sort(wanted.rbegin(), wanted.rend());
                wanted.resize(std::min<std::size_t>(wanted.size(), 5));
                for (const Solution& one : system.best(problem, {}, aim, 5))
                    found.emplace_back(one.worth, one.points);
                QVERIFY2(found == wanted, (aim + " at " + std::to_string(points)).c_str());
            }
        }
        QVERIFY(sizes >= 3);
    }

    void whatIsNamedIsLegal_data() { nationsAndEditions(true); }
    void whatIsNamedIsLegal()
    {
        QFETCH(int, nation);
        QFETCH(QString, edition);
        const ListHeading& heading = catalogue->headings()[std::size_t(nation)];
        const System& system = *findSystem(heading.system);
        const ArmyList& nationsList = list(heading, edition.toStdString());
        std::vector<int> sizes = system.format().sizes;
        if (!full())
            sizes.resize(1);
        const int k = full() ? 5 : 2;
        for (int points : sizes) {
            const Problem problem = system.problem(nationsList, points);
            const auto sums = totals(problem, {});
            QVERIFY(!sums.empty());
            for (const std::string& aim : system.aims()) {
                const auto best = system.best(problem, {}, aim, k);
                const auto filled = fill(problem, {}, system.aim(problem, aim), k);
                QVERIFY(int(best.size()) == k && !filled.empty());
                QCOMPARE(faultOf(system, problem, best), std::string());
                QCOMPARE(faultOf(system, problem, filled), std::string());
                // At the limit, or nothing reaches it.
                QCOMPARE(filled.front().points, sums.back());
                QVERIFY(sums.back() == points || howMany(problem, {}).exact == "0");
            }
            SolveRequest wish;
            wish.given.assign(problem.variables.size(), 1);
            const auto repaired = repair(problem, wish, k);
            QVERIFY(!repaired.empty());
            QCOMPARE(faultOf(system, problem, repaired), std::string());
        }
    }
};

QTEST_APPLESS_MAIN(Nations)
#include "tst_nations.moc"
