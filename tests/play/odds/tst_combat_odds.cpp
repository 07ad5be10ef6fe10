// The exact chances of a round of combat against every face of every die, and how fast they come.
#include "rules/warmaster/play/forecast/round_odds.h"
#include "tests/play/throws.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>

using namespace strategikon;
using namespace strategikon::warmasterPlay;

namespace {

// Plays a round by the book, die by die; the faces come from outside.
struct Played {
    int difference = 0;
    int winner = play::nobody;
    std::vector<int> lost;
};

template <class Next>
Played played(const Round& round, Next next)
{
    const std::size_t many = round.fighters.size();
    std::vector<int> hits(many, 0);
    for (std::size_t i = 0; i < many; ++i)
        hits[i] = round.fighters[i].scored;
    for (const Fighter& one : round.fighters)
        for (const Fighter::Batch& batch : one.batches)
            for (int die = 0; die < batch.dice; ++die)
                hits[batch.target] += next() >= batch.reach;
    Played result;
    int score[2] = {round.supports[0], round.supports[1]};
    bool destroyed[2] = {true, true};
    for (std::size_t i = 0; i < many; ++i) {
        const Fighter& one = round.fighters[i];
        int through = 0;
        for (int hit = 0; hit < hits[i]; ++hit)
            through += one.armour == 0 || next() < one.armour;
        for (int die = 0; die < one.behind; ++die)
            through -= next() == 6 && through > 0;
        const int total = std::min(one.hits + through, one.stands * one.each);
        score[1 - one.side] += total - one.hits + one.counted;
        result.lost.push_back(total / one.each);
        destroyed[one.side] = destroyed[one.side] && total == one.stands * one.each;
    }
    result.difference = score[0] - score[1];
    if (destroyed[0] != destroyed[1])
        result.winner = destroyed[0] ? 1 : 0;
    else if (result.difference != 0)
        result.winner = result.difference > 0 ? 0 : 1;
    return result;
}

struct Counted {
    std::map<int, double> difference;
    double wins[2] = {0, 0}, draw = 0;
    std::vector<std::map<int, double>> lost;
};

Counted counted(const Round& round)
{
    Counted all;
    all.lost.resize(round.fighters.size());
    fights::forEveryThrow([&](auto next, const double& chance) {
        const Played one = played(round, next);
        all.difference[one.difference] += chance;
        (one.winner == play::nobody ? all.draw : all.wins[one.winner]) += chance;
        for (std::size_t i = 0; i < one.lost.size(); ++i)
            all.lost[i][one.lost[i]] += chance;
    });
    return all;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

Fighter fighter(int side, int stands, int armour, std::vector<Fighter::Batch> batches)
{
    return {.side = side, .stands = stands, .armour = armour, .batches = std::move(batches)};
}

Round largest()
{
    Round round;
    for (const int side : {0, 1})
        for (std::size_t i = 0; i < 8; ++i)
            round.fighters.push_back(
                fighter(side, 3, 5, {{(side == 0 ? 8 : 0) + i, 18, 4}, {(side == 0 ? 8 : 0) + (i + 1) % 8, 6, 5}}));
    return round;
}

} // namespace

class CombatOdds : public QObject {
    Q_OBJECT

private slots:
    void everyFace_data();
    void everyFace();
    void chancesAddUp();
};

void CombatOdds::everyFace_data()
{
    QTest::addColumn<int>("which");
    for (int which = 0; which < 7; ++which)
        QTest::addRow("%d", which) << which;
}

void CombatOdds::everyFace()
{
    QFETCH(int, which);
    std::vector<Round> rounds(7);
    for (Round& one : rounds)
        one.save = 6;
    rounds[0].fighters = {fighter(0, 3, 0, {{1, 4, 4}}), fighter(1, 3, 0, {{0, 3, 4}})};
    rounds[1].fighters = {fighter(0, 3, 5, {{1, 3, 5}}), fighter(1, 3, 6, {{0, 2, 6}})};
    rounds[2].fighters = {fighter(0, 1, 0, {{1, 3, 4}}), fighter(1, 1, 0, {{0, 4, 4}})}; // both may be destroyed
    rounds[2].fighters[0].hits = rounds[2].fighters[0].counted = 1;
    rounds[3].fighters = {
        fighter(0, 3, 0, {{2, 2, 4}, {1, 1, 6}}), fighter(1, 2, 0, {{0, 2, 4}}), fighter(1, 1, 4, {})};
    rounds[3].supports[0] = 1;
    rounds[4].fighters = {fighter(0, 3, 0, {{1, 3, 4}}), fighter(1, 3, 0, {})}; // a maniple saves for itself
    rounds[4].fighters[1].behind = 3;
    rounds[5].fighters = {fighter(0, 3, 0, {{1, 2, 4}}), fighter(1, 1, 6, {{0, 1, 4}})}; // hits that wait for armour
    rounds[5].fighters[1].scored = 2;
    rounds[5].fighters[1].hits = 1;
    rounds[6].fighters = {
        fighter(0, 1, 0, {{1, 4, 4}}), fighter(1, 1, 0, {{0, 4, 4}}), fighter(1, 3, 0, {})}; // one only supports
    rounds[6].supports[1] = 3;
    const Round& round = rounds[std::size_t(which)];
    const Counted all = counted(round);
    const RoundOdds odds = oddsOf(round);
    for (const auto& [difference, chance] : all.difference)
        QVERIFY2(near(odds.difference.chance(difference), chance), qPrintable(QString::number(difference)));
    QCOMPARE(odds.difference.least(), all.difference.begin()->first);
    QCOMPARE(odds.difference.most(), all.difference.rbegin()->first);
    for (const int side : {0, 1})
        QVERIFY(near(odds.wins[side], all.wins[side]));
    QVERIFY(near(odds.draw, all.draw));
    for (std::size_t i = 0; i < all.lost.size(); ++i)
        for (int stands = 0; stands <= 3; ++stands) {
            const auto it = all.lost[i].find(stands);
            QVERIFY(near(odds.standsLost[i].chance(stands), it == all.lost[i].end() ? 0 : it->second));
        }
}

void CombatOdds::chancesAddUp()
{
    const RoundOdds odds = oddsOf(largest());
    QVERIFY(near(odds.wins[0] + odds.wins[1] + odds.draw, 1));
    QVERIFY(near(odds.wins[0], odds.wins[1])); // both sides are alike
    QVERIFY(near(odds.difference.atLeast(odds.difference.least()), 1));
}

QTEST_GUILESS_MAIN(CombatOdds)
#include "tst_combat_odds.moc"
