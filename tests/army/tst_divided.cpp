// Systems whose armies must be divided: whatever the solver names can be divided legally, evenly and
// without a body lost; divided() leaves alone what stands right and mends what stands wrong.
#include "tests/army/support.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <tuple>

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

    std::string faultOf(const System& system, const Problem& problem, const Solution& found)
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

    // Every nation whose armies are divided.
    void nations()
    {
        QTest::addColumn<int>("nation");
        for (std::size_t i = 0; i < catalogue.headings().size(); ++i)
            if (const auto& heading = catalogue.headings()[i];
                findSystem(heading.system)->division() == Division::required)
                QTest::newRow((heading.system + " " + heading.id).c_str()) << int(i);
    }

    const ArmyList& listOf(int nation)
    {
        const ListHeading& heading = catalogue.headings()[std::size_t(nation)];
        std::vector<Fault> faults;
        return *catalogue.find(heading.system, heading.id, {}, faults);
    }

    // The army of a nation that the first aim fills, divided.
    Army filledArmy(const System& system, const Problem& problem)
    {
        const auto found = fill(problem, {}, system.aim(problem, system.aims().front()), 1);
        return system.divided(problem, armyOf(problem, found.front().counts, emptyArmy(*problem.list, problem.points)));
    }

    // Bodies of a Roman army, by row and command; the troops that are needed stand in the first.
    Army roman(const std::vector<std::tuple<const char*, int, const char*>>& rows)
    {
        Army army;
        army.system = "dbm";
        army.list = "polybian-roman";
        army.points = 400;
        for (const auto& [entry, count, block] : rows) {
            army.choices.push_back({});
            army.choices.back().entry = entry;
            army.choices.back().count = count;
            army.choices.back().block = block;
        }
        return army;
    }

    // The moves that divided() makes, as text, and whether all is legal then.
    std::string mended(const Army& army)
    {
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue.find(army.system, army.list, {}, faults);
        const System& system = *findSystem(army.system);
        const Army after = system.divided(system.problem(list, army), army);
        std::vector<std::string> words;
        for (const Change& move : moved(list, army, after))
            words.push_back(std::to_string(move.count) + " " + move.entry + " " + move.from + ">" + move.block);
        const Verdict verdict = judge(system, list, after, false);
        return joined(words) + (verdict.legal ? "" : " not legal: " + joined(brief(verdict.findings)));
    }

private slots:
    void initTestCase() { setSourceRoots(); }

    void whatIsNamedCanBeDivided_data() { nations(); }
    void whatIsNamedCanBeDivided()
    {
        QFETCH(int, nation);
        const ArmyList& list = listOf(nation);
        const System& system = *findSystem(list.system);
        for (int points : {300, system.format().usualSize, 500}) {
            const Problem problem = system.problem(list, points);
            std::vector<Solution> named;
            for (const std::string& aim : system.aims()) {
                for (const Solution& found : system.best(problem, {}, aim, 2))
                    named.push_back(found);
                const auto filled = fill(problem, {}, system.aim(problem, aim), 1);
                QVERIFY(!filled.empty());
                QCOMPARE(filled.front().points, problem.budget);
                named.push_back(filled.front());
            }
            SolveRequest wish;
            wish.given.assign(problem.variables.size(), 1);
            const auto repaired = repair(problem, wish, 1);
            QVERIFY(!repaired.empty());
            named.push_back(repaired.front());
            for (const Solution& found : named)
                QCOMPARE(faultOf(system, problem, found), std::string());
        }
    }

    // Rows thrown into any command, or into one that there is not, come out legal and as many as before.
    void whatStandsWrongIsMended_data() { nations(); }
    void whatStandsWrongIsMended()
    {
        QFETCH(int, nation);
        const ArmyList& list = listOf(nation);
        const System& system = *findSystem(list.system);
        const Problem problem = system.problem(list, system.format().usualSize);
        const Army right = filledArmy(system, problem);
        std::vector<std::string> places = system.blocks();
        places.insert(places.end(), {"", "fifth"});
        Dice dice{std::uint64_t(nation)};
        for (int i = 0; i < 40; ++i) {
            Army wrong = right;
            for (Choice& choice : wrong.choices)
                if (dice.oneIn(3))
                    choice.block = dice.of(places);
            const Army mended = system.divided(problem, wrong);
            const Verdict verdict = judge(system, list, mended, false);
            QVERIFY2(verdict.legal,
                (joined(brief(verdict.findings)) + "\n" + writeArmy(wrong, system.format().blockKey) + "then\n"
                    + writeArmy(mended, system.format().blockKey))
                    .c_str());
            QCOMPARE(bodiesOf(problem, mended), bodiesOf(problem, right));
        }
    }

    // What is full and legal comes back as it was: nobody is given an option that makes him cheaper.
    void fullArmiesStay_data() { nations(); }
    void fullArmiesStay()
    {
        QFETCH(int, nation);
        const ArmyList& list = listOf(nation);
        const System& system = *findSystem(list.system);
        const Problem problem = system.problem(list, system.format().usualSize);
        for (const std::string& aim : system.aims()) {
            const Aim by = system.aim(problem, aim);
            SolveRequest wish;
            wish.keep = fill(problem, {}, by, 1).front().counts;
            QCOMPARE(problem.total(wish.keep), problem.budget);
            QCOMPARE(fill(problem, wish, by, 1).front().counts, wish.keep);
        }
    }

    void fewBodiesMove()
    {
        const std::tuple<const char*, int, const char*> consul{"consul", 1, "first"}, legate{"legate", 1, "second"},
            swords{"hastati-and-principes", 8, "first"}, spears{"triarii", 2, "first"}, light{"velites", 4, "second"},
            horse{"equites", 2, "second"};
        const auto with = [&](std::vector<std::tuple<const char*, int, const char*>> rows) {
            rows.insert(rows.end(), {swords, spears, light, horse});
            return mended(roman(rows));
        };
        QCOMPARE(with({consul, legate, {"baggage-immobile", 6, ""}}), std::string());
        QCOMPARE(with({consul, legate, {"baggage-immobile", 2, "first"}, {"baggage-mobile", 4, "second"}}),
            std::string("2 baggage-immobile first>second"));
        QCOMPARE(with({consul, {"legate", 1, "first"}, {"baggage-immobile", 6, "first"}}),
            std::string("1 legate first>second"));
        QCOMPARE(with({consul, {"legate", 1, "third"}, {"baggage-immobile", 6, "first"}}),
            std::string("1 legate third>second"));
        QCOMPARE(with({consul, {"legate", 2, "second"}, {"baggage-immobile", 6, "first"}}),
            std::string("1 legate second>third"));
        QCOMPARE(with({consul, legate, {"velites", 3, "zweite"}, {"baggage-immobile", 6, ""}}),
            std::string("3 velites zweite>second"));
        QCOMPARE(with({consul, legate, {"velites", 3, "third"}, {"baggage-immobile", 6, ""}}),
            std::string("3 velites third>second"));
    }
};

QTEST_APPLESS_MAIN(Divided)
#include "tst_divided.moc"
