// The chances of a combat of two rounds: against every face of every die, against dice thrown by the rules as they are
// told here once more, and against combats that the engine itself fights. STRATEGIKON_FULL=1 throws more often.
#include "tests/play/fought.h"
#include "tests/play/throws.h"

#include "rules/catalogue.h"

#include <QTest>

#include <cmath>

using namespace strategikon;
using namespace strategikon::fights;

namespace {

struct Shares {
    double second = 0, wins[2] = {0, 0}, draw = 0;
    std::map<int, double> difference{};
    std::vector<std::map<int, double>> lost{};

    void add(const Ended& end, double share)
    {
        lost.resize(end.lost.size());
        second += end.second ? share : 0;
        (end.winner == play::nobody ? draw : wins[end.winner]) += share;
        if (end.second)
            difference[end.difference] += share;
        for (std::size_t i = 0; i < end.lost.size(); ++i)
            lost[i][end.lost[i]] += share;
    }
};

// Where these are shares of so many throws, what chance may do to them is allowed; 0: they are exact.
void compare(const CombatOdds& odds, const Shares& all, int throws)
{
    const auto near = [throws](double chance, double share) {
        const double free =
            throws == 0 ? 1e-9 : 5 * std::sqrt(std::max(chance * (1 - chance), 0.) / throws) + 5. / throws;
        return std::abs(chance - share) <= free;
    };
    const auto both = [](const char* what, double chance, double share) {
        return qPrintable(QString("%1: %2, %3").arg(what).arg(chance, 0, 'g', 12).arg(share, 0, 'g', 12));
    };
    QVERIFY2(near(odds.goesOn, all.second), both("goes on", odds.goesOn, all.second));
    for (const int side : {0, 1})
        QVERIFY2(near(odds.wins[side], all.wins[side]), both("wins", odds.wins[side], all.wins[side]));
    QVERIFY2(near(odds.draw, all.draw), both("draw", odds.draw, all.draw));
    for (const auto& [difference, share] : all.difference)
        QVERIFY2(near(odds.difference.chance(difference) * odds.goesOn, share),
            both("difference", odds.difference.chance(difference) * odds.goesOn, share));
    for (std::size_t i = 0; i < all.lost.size(); ++i)
        for (int stands = 0; stands <= 3; ++stands) {
            const auto it = all.lost[i].find(stands);
            const double share = it == all.lost[i].end() ? 0 : it->second;
            QVERIFY2(
                near(odds.standsLost[i].chance(stands), share), both("lost", odds.standsLost[i].chance(stands), share));
        }
}

std::vector<Combat> smallOnes()
{
    std::vector<Combat> all(10);
    for (Combat& one : all) { // one unit of a stand against another
        one.first.reach = 4;
        one.first.save = 6;
        one.pursuit = 3;
        one.first.fighters = {fighter(0, 1, 2, 0, {{1, 2, 4}}), fighter(1, 1, 2, 0, {{0, 1, 4}})};
        one.then = {later(1, 1), later(0, 1)};
    }
    all[1].first.fighters[0].armour = all[1].then[0].armour = 6;
    all[2].then[0].follows = false;
    all[3].first.fighters[1].hits = all[3].first.fighters[1].counted = 1; // it was shot at
    all[4].then[1].falls = true; // artillery, which may be left when all its enemies are destroyed
    all[4].first.fighters[0].stands = 1;
    all[4].first.fighters[0].hits = 1;
    all[4].first.supports[0] = 2;
    all[5].then[0].spent = true;
    all[6].first.fighters = {
        fighter(0, 2, 1, 0, {{1, 1, 4}}), fighter(1, 2, 1, 0, {{0, 1, 5}}), fighter(1, 1, 1, 0, {})};
    all[6].then = {later(1, 1), later(0, 1), later(-1, 0)}; // the third only supports
    all[6].first.supports[1] = all[6].supports[1] = 1;
    all[6].backed[1] = true;
    all[7].first.fighters = {
        fighter(0, 1, 2, 0, {{1, 1, 4}}), fighter(1, 1, 1, 0, {{0, 1, 4}}), fighter(0, 1, 1, 0, {{1, 1, 4}})};
    all[7].then = {later(1, 1), later(0, 1), later(1, 1)}; // two against one, which strikes back at who is left
    all[8].first.fighters = {fighter(0, 2, 1, 0, {{1, 1, 4}}), fighter(1, 2, 1, 0, {{0, 1, 4}}),
        fighter(0, 1, 1, 0, {{3, 1, 4}}), fighter(1, 1, 1, 0, {{2, 1, 4}})};
    all[8].then = {later(1, 0), later(0, 0), later(3, 0), later(2, 0)};
    all[9].first.supports[1] = 4; // side 0 loses by 2 at least, for two units
    all[9].first.removed[0] = 1;
    return all;
}

// Two sides of units of any stands, who strike at whom they like.
Combat anyCombat(field::Random& random)
{
    const int units[2] = {1 + random.below(3), 1 + random.below(3)};
    Combat combat{.first = {.reach = 4, .save = 6}, .pursuit = 3};
    for (const int side : {0, 1})
        for (int i = 0; i < units[side]; ++i) {
            const int stands = 1 + random.below(3), each = 2 + random.below(3),
                      armour = random.below(2) * (4 + random.below(3));
            const int enemy = (side == 0 ? units[0] : 0) + random.below(units[1 - side]);
            Fighter one =
                fighter(side, stands, each, armour, {{std::size_t(enemy), 1 + random.below(9), 4 + random.below(3)}});
            one.hits = random.below(each);
            one.counted = random.below(one.hits + 1);
            one.behind = random.chance(0.2) ? 2 : 0;
            combat.first.fighters.push_back(one);
            combat.then.push_back(later(enemy, random.below(4), armour));
            combat.then.back().follows = random.chance(0.8);
            combat.then.back().falls = random.chance(0.1);
            combat.then.back().spent = random.chance(0.1);
        }
    for (const int side : {0, 1}) {
        combat.first.supports[side] = random.below(3);
        combat.supports[side] = random.below(3);
        combat.backed[side] = random.chance(0.3);
    }
    return combat;
}

} // namespace

class TwoRounds : public QObject {
    Q_OBJECT

    const int more = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 20 : 1;

private slots:
    void initTestCase()
    {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        QVERIFY(!theBook().rules.empty());
    }
    void everyFace_data();
    void everyFace();
    void dice();
    void engine_data();
    void engine();
    void whoDoesNotFollow();
    void tooManyInAKnot();
};

void TwoRounds::everyFace_data()
{
    QTest::addColumn<int>("which");
    for (int which = 0; which < int(smallOnes().size()); ++which)
        QTest::addRow("%d", which) << which;
}

void TwoRounds::everyFace()
{
    QFETCH(int, which);
    const Combat combat = smallOnes()[std::size_t(which)];
    Shares all;
    forEveryThrow([&](auto next, const double& chance) {
        const Ended end = Fought(combat, next).ended();
        all.add(end, chance);
    });
    compare(*oddsOf(combat), all, 0);
}

void TwoRounds::dice()
{
    field::Random random(5);
    const int throws = 20'000 * more;
    for (int i = 0; i < 12; ++i) {
        const Combat combat = anyCombat(random);
        Shares all;
        for (int time = 0; time < throws; ++time)
            all.add(Fought(combat, [&] { return random.die(6); }).ended(), 1. / throws);
        compare(*oddsOf(combat), all, throws);
        if (QTest::currentTestFailed())
            return;
    }
}

void TwoRounds::engine_data()
{
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("throws");
    QTest::newRow("one against one") << 1 << 600;
    QTest::newRow("three a side") << 3 << 300;
    QTest::newRow("eight a side") << 8 << 100;
}

void TwoRounds::engine()
{
    QFETCH(int, units);
    QFETCH(int, throws);
    const play::State beginning = lines(units);
    const BattleView table(beginning);
    const Combat combat = combatOf(table, table.engagements().front());
    field::Random random{std::uint64_t(units)};
    Shares all;
    for (int time = 0; time < throws * more; ++time)
        all.add(Fighting(beginning, combat, random).ended(), 1. / (throws * more));
    compare(*oddsOf(combat), all, throws * more);
}

// Nobody follows: what is left is one round.
void TwoRounds::whoDoesNotFollow()
{
    const play::State beginning = lines(3);
    const BattleView table(beginning);
    Granted granted;
    for (const Id unit : table.units(0))
        granted.follows[unit] = false;
    for (const Id unit : table.units(1))
        granted.follows[unit] = false;
    const auto odds = oddsOf(combatOf(table, table.engagements().front(), granted));
    QCOMPARE(odds->goesOn, 0.);
    QCOMPARE(odds->wins[0], odds->first.wins[0]);
    QCOMPARE(odds->draw, odds->first.draw);
    QVERIFY(oddsOf(combatOf(table, table.engagements().front()))->goesOn > 0.1);
}

void TwoRounds::tooManyInAKnot()
{
    Combat combat = largest();
    for (std::size_t i = 0; i < 8; ++i)
        combat.then[i].enemy = int(8 + (i + 1) % 8);
    QVERIFY(!oddsOf(combat));
}

QTEST_GUILESS_MAIN(TwoRounds)
#include "tst_two_rounds.moc"
