// Armies drawn at random: each as likely as any other, legal, at the limit, and the same for the same seed.
#include "tests/army/made_up.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace armytest;

namespace {

// Ten times as many where time is given: STRATEGIKON_FULL=1.
const int times = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 10 : 1;

// Rows with sizes and qualities, a set limit that hangs two rows together, and commanders.
constexpr const char* groups = R"(
system: fog
id: small
name: Small
entries:
  - {id: chief, name: Chief, type: Troop Commander, role: c-in-c, max: 1}
  - {id: second, name: Second, type: Troop Commander, role: sub, max: 1}
  - {id: warriors, name: Warriors, type: HF, armour: Protected, quality: Average, training: Undrilled, combat: Swordsmen, size: 2-6}
  - {id: spearmen, name: Spearmen, type: MF, armour: Protected, quality: Average, training: Undrilled, combat: Defensive Spearmen, size: 2-4, max: 8}
  - {id: bowmen, name: Bowmen, type: LF, armour: Unprotected, quality: Average, training: Undrilled, shooting: Bow, size: 4}
upgrades:
  - {id: superior, name: Superior, kind: quality, for: [spearmen], quality: Superior}
limits:
  - {id: spears-or-bows, count: units, of: [spearmen], at-most: {share: [1, 1], of: [bowmen]}}
)";

// Two that cost the same and many that may be had in any number.
constexpr const char* commands = R"(
system: dbm
id: small
name: Small
entries:
  - {id: chief, name: Chief, type: LH, grade: I, order: irregular, role: c-in-c, max: 1}
  - {id: second, name: Second, type: LH, grade: I, order: irregular, role: sub-general, max: 2}
  - {id: front, name: Front, type: Ps, grade: O, order: irregular, special: [double-base-front]}
  - {id: rear, name: Rear, type: Ps, grade: O, order: irregular, special: [double-base-rear]}
  - {id: slingers, name: Slingers, type: Ps, grade: O, order: irregular}
  - {id: horde, name: Horde, type: Hd, grade: O, order: irregular, max: 3}
)";

struct Chosen {
    ArmyList list;
    Problem problem;
};

Chosen chosen(const char* text, int points)
{
    Chosen one{*listFrom(text), {}};
    one.problem = findSystem(one.list.system)->problem(one.list, points);
    return one;
}

SolveRequest keeping(const Problem& problem, const Counts& counts, Dice& dice)
{
    SolveRequest wish;
    wish.keep = counts;
    for (std::size_t v = 0; v < counts.size(); ++v)
        if (problem.variables[v].line < 0 || dice.oneIn(2))
            wish.keep[v] = 0;
    return wish;
}

} // namespace

class Draw : public QObject {
    Q_OBJECT

    // Whether an army is legal, by the checker alone.
    static bool isLegal(const Chosen& one, const Counts& counts)
    {
        const Bound bound = bind(one.problem, armyOf(one.problem, counts, emptyArmy(one.list, one.problem.points)));
        return bound.counts == counts && check(one.problem, bound).empty();
    }

private slots:
    void initTestCase() { setSourceRoots(); }

    void evenly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("groups") << QString(groups);
        QTest::newRow("commands") << QString(commands);
    }

    // Chi-square over all armies of a list small enough to name each: how often each was drawn, against evenly.
    void evenly()
    {
        QFETCH(QString, text);
        // The first size at which there are some.
        Chosen one;
        int armies = 0;
        for (int points = 30; armies < 60; ++points) {
            one = chosen(text.toUtf8().constData(), points);
            armies = std::stoi(howMany(one.problem, {}).exact);
        }
        one.problem.list = &one.list;
        QVERIFY2(armies <= 600, std::to_string(armies).c_str());
        const int each = 25 * times, draws = armies * each;
        std::map<Counts, int> drawn;
        for (int i = 0; i < draws; ++i) {
            const Drawn army = draw(one.problem, {}, std::uint64_t(i));
            QCOMPARE(army.of, std::to_string(armies));
            QCOMPARE(army.points, one.problem.budget);
            ++drawn[army.counts];
        }
        QCOMPARE(int(drawn.size()), armies);
        double chi = 0;
        for (const auto& [counts, number] : drawn) {
            QVERIFY(isLegal(one, counts));
            chi += double(number - each) * (number - each) / each;
        }
        // Beyond that once in a million times.
        const double freedom = armies - 1, far = 4.9 * std::sqrt(2 * freedom) + 12;
        qInfo("chi-square %.1f at %.0f degrees of freedom, %d draws", chi, freedom, draws);
        QVERIFY2(chi < freedom + far, std::to_string(chi).c_str());
        QVERIFY2(chi > freedom - far, std::to_string(chi).c_str()); // nor more even than chance
    }

    // Where nothing costs the limit, one of all below it.
    void belowTheLimit()
    {
        Chosen one = chosen(commands, 58);
        one.problem.list = &one.list;
        Problem odd = one.problem;
        for (Variable& variable : odd.variables)
            variable.price *= 2;
        odd.budget = one.problem.budget * 2 + 1; // a quarter of a point more than anything can cost
        const HowMany many = howMany(odd, {});
        QCOMPARE(many.exact, std::string("0"));
        std::map<int, int> totals;
        for (int seed = 0; seed < 400; ++seed) {
            const Drawn army = draw(odd, {}, std::uint64_t(seed));
            QCOMPARE(army.of, many.upTo);
            ++totals[army.points];
        }
        QVERIFY(totals.size() > 5);
    }

    // Lists with every feature there is, with and without something to keep: legal, exact, and as many as are counted.
    void madeUpLists()
    {
        Dice dice(11);
        for (int seed = 1; seed <= 60 * times; ++seed) {
            const MadeUp made = madeUp(std::uint64_t(seed));
            Chosen one{made.list, theSystem().problem(made.list, made.points)};
            SolveRequest wish;
            for (int i = 0; i < 2; ++i) {
                const HowMany many = howMany(one.problem, wish);
                const Drawn army = draw(one.problem, wish, std::uint64_t(seed));
                QCOMPARE(army.of, many.exact == "0" ? many.upTo : many.exact);
                if (army.of == "0")
                    break;
                QVERIFY2(isLegal(one, army.counts), made.text.c_str());
                QCOMPARE(one.problem.total(army.counts), army.points);
                QVERIFY(many.exact == "0" || army.points == one.problem.budget);
                QCOMPARE(draw(one.problem, wish, std::uint64_t(seed)).counts, army.counts);
                wish = keeping(one.problem, army.counts, dice);
            }
        }
    }

    void nations_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("id");
        Catalogue catalogue;
        for (const ListHeading& heading : catalogue.headings())
            QTest::newRow((heading.system + " " + heading.id).c_str())
                << QString::fromStdString(heading.system) << QString::fromStdString(heading.id);
    }

    void nations()
    {
        QFETCH(QString, system);
        QFETCH(QString, id);
        Catalogue catalogue;
        std::vector<Fault> faults;
        const ArmyList& list = *catalogue.find(system.toStdString(), id.toStdString(), {}, faults);
        const System& its = *findSystem(list.system);
        const int points = its.format().sizes.front();
        const Chosen one{list, its.problem(list, points)};
        const HowMany many = howMany(one.problem, {});
        const Drawn first = draw(one.problem, {}, 7), second = draw(one.problem, {}, 8);
        QCOMPARE(first.of, many.exact == "0" ? many.upTo : many.exact);
        QVERIFY(isLegal(one, first.counts) && isLegal(one, second.counts));
        QVERIFY(first.of.size() < 4 || first.counts != second.counts);
    }
};

QTEST_APPLESS_MAIN(Draw)
#include "tst_draw.moc"
