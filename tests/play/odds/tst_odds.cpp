// Exact odds against counting every face, and against each other.
#include "model/play/odds/odds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace strategikon::play;

namespace {

// What f gives for each way so many dice can fall, counted.
template <class F>
Spread counted(int dice, int sides, F f)
{
    std::map<int, double> counts;
    std::vector<int> faces(std::size_t(dice), 1);
    for (double all = std::pow(sides, dice);;) {
        counts[f(faces)] += 1 / all;
        std::size_t at = 0;
        while (at < faces.size() && ++faces[at] > sides)
            faces[at++] = 1;
        if (at == faces.size())
            break;
    }
    std::vector<double> chances(std::size_t(counts.rbegin()->first - counts.begin()->first + 1), 0.0);
    for (const auto& [value, chance] : counts)
        chances[std::size_t(value - counts.begin()->first)] = chance;
    return {counts.begin()->first, chances};
}

bool same(const Spread& a, const Spread& b)
{
    for (int value = std::min(a.least(), b.least()); value <= std::max(a.most(), b.most()); ++value)
        if (std::abs(a.chance(value) - b.chance(value)) > 1e-12)
            return false;
    return true;
}

int reached(const std::vector<int>& faces, int reach)
{
    return int(std::ranges::count_if(faces, [reach](int face) { return face >= reach; }));
}

} // namespace

class Odds : public QObject {
    Q_OBJECT

private slots:
    void sums()
    {
        for (int sides : {2, 6, 10})
            for (int dice = 1; dice <= 5; ++dice)
                QVERIFY(same(sumOf(dice, sides), counted(dice, sides, [](const std::vector<int>& faces) {
                    return std::accumulate(faces.begin(), faces.end(), 0);
                })));
    }

    void poolsOfHits()
    {
        for (int reach = 1; reach <= 7; ++reach)
            for (int dice = 1; dice <= 6; ++dice)
                QVERIFY(same(
                    hits(dice, reach), counted(dice, 6, [=](const auto& faces) { return reached(faces, reach); })));
    }

    void savesOfHits()
    {
        for (int save : {4, 5, 6})
            QVERIFY(same(unsaved(hits(3, 4), save), counted(6, 6, [=](const std::vector<int>& faces) {
                int count = 0;
                for (std::size_t die = 0; die < 3; ++die)
                    count += faces[die] >= 4 && faces[die + 3] < save;
                return count;
            })));
        QVERIFY(same(unsaved(hits(4, 5), 0), hits(4, 5)));
    }

    // The whole is one, and mean and variance are those of the parts.
    void manyDice()
    {
        const Spread many = hits(60, 4).plus(sumOf(20));
        QVERIFY(std::abs(many.atLeast(many.least()) - 1) < 1e-9);
        QVERIFY(std::abs(many.mean() - (30 + 70)) < 1e-9);
        QVERIFY(std::abs(many.variance() - (15 + 20 * 35.0 / 12)) < 1e-9);
        QVERIFY(std::abs(many.atMost(99) + many.atLeast(100) - 1) < 1e-9);
    }

    void commandRolls()
    {
        const int ways[] = {0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
        for (int most = 1; most <= 12; ++most)
            QVERIFY(std::abs(atMost(2, most) - ways[most] / 36.0) < 1e-12);
    }

    void whatDependsOnTheFirst()
    {
        // A die, then as many dice as it shows, then their sum.
        double mean = 0;
        for (int first = 1; first <= 6; ++first)
            mean += first * 3.5 / 6;
        const Spread chain = die().then([](int first) { return sumOf(first); });
        QVERIFY(std::abs(chain.mean() - mean) < 1e-12);
        QCOMPARE(chain.least(), 1);
        QCOMPARE(chain.most(), 36);
        QVERIFY(same(die().minus(Spread(3)).clamped(0, 2), Spread(0, {3.0 / 6, 1.0 / 6, 2.0 / 6})));
        const Spread quarter(0, {0.75, 0.25});
        QVERIFY(same(quarter.then([](int which) { return Spread(which ? 4 : 1); }), Spread(1, {0.75, 0, 0, 0.25})));
    }

    // A side that has nothing to throw scores nothing for certain.
    void nothingThrown()
    {
        for (const Spread& none : {hits(0, 4), sumOf(0), hits(5, 7), unsaved(hits(0, 4), 5)}) {
            QCOMPARE(none.least(), 0);
            QCOMPARE(none.most(), 0);
            QCOMPARE(none.chance(0), 1.0);
        }
    }
};

QTEST_GUILESS_MAIN(Odds)
#include "tst_odds.moc"
