// A line of DBM's combats against every face of every die of them all, fought on squared paper: who stands where, who
// touches whose side.
#include "rules/dbm/play/forecast/line_odds.h"

#include "tests/play/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace strategikon;
using namespace strategikon::dbmPlay;

namespace {

using Order = std::vector<std::size_t>;

bool near(double is, double due) { return std::abs(is - due) < 1e-9; }

// --- Squared paper: ours in column i in row y, theirs in row y + 1; a base is a square.

struct Paper {
    const std::vector<LineCombat>& line;
    std::vector<int> rows{};                  // of ours
    std::vector<std::array<bool, 2>> stand{}; // ours, theirs: where they were

    explicit Paper(const std::vector<LineCombat>& line) : line(line), stand(line.size(), {true, true})
    {
        rows.push_back(0);
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const int step = line[i].toNext == Adjoining::firstAhead ? -1
                : line[i].toNext == Adjoining::secondAhead           ? 1
                                                                     : 0;
            rows.push_back(line[i].toNext == Adjoining::apart ? rows.back() + 100 : rows.back() + step);
        }
    }

    int rowOf(std::size_t at, std::size_t side) const { return rows[at] + int(side); }

    bool overlaps(std::size_t from, std::size_t at, std::size_t own) const
    {
        const std::size_t enemy = 1 - own;
        if (!stand[from][enemy] || !(from < at ? line[from].helpsRight[enemy] : line[from].helpsLeft[enemy]))
            return false;
        const bool sideToSide = rowOf(from, enemy) == rowOf(at, own);
        const bool besideItsFriend = rowOf(from, enemy) == rowOf(at, enemy); // front corner to front corner
        return sideToSide || (besideItsFriend && !stand[from][own]);
    }

    std::array<int, 2> more(std::size_t at) const
    {
        std::array<int, 2> all{0, 0};
        for (const std::size_t own : {0, 1}) {
            all[own] += at > 0 && overlaps(at - 1, at, own);
            all[own] += at + 1 < line.size() && overlaps(at + 1, at, own);
        }
        return all;
    }
};

struct Classified {
    std::vector<std::array<std::array<double, 4>, 2>> fates{};
    std::array<double, 2> lost{0, 0};
    std::map<std::vector<int>, double> losses{};
};

Classified everyFace(const std::vector<LineCombat>& line, const Order& order)
{
    Classified all;
    all.fates.resize(line.size(), {});
    int commands = 0;
    for (const LineCombat& one : line)
        commands = std::max({commands, one.command[0] + 1, one.command[1] + 1});
    const double chance = std::pow(1 / 36.0, int(line.size()));
    fights::forEveryThrow([&](auto next, const double&) {
        Paper paper(line);
        std::vector<int> lost(std::size_t(commands), 0);
        for (const std::size_t at : order) {
            const int ours = next(), theirs = next();
            const Fates fates = line[at].fates(paper.more(at))[std::size_t((ours - 1) * 6 + theirs - 1)];
            for (const std::size_t side : {0, 1}) {
                all.fates[at][side][std::size_t(fates[side])] += chance;
                if (fates[side] == Fate::destroyed) {
                    all.lost[side] += chance * line[at].falls[side];
                    lost[std::size_t(line[at].command[side])] += line[at].falls[side];
                }
                paper.stand[at][side] = fates[side] == Fate::stand;
            }
        }
        all.losses[lost] += chance;
    });
    return all;
}

// Sums with a difference that a flank changes: level, beaten and doubled, as anybody's rules may have it.
std::function<std::array<Fates, 36>(std::array<int, 2>)> fight(int ours, int theirs, Fate beaten, Fate doubled)
{
    return [=](std::array<int, 2> more) {
        std::array<Fates, 36> all;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const int one = ours + a - more[0], two = theirs + b - more[1];
                Fates fates{Fate::stand, Fate::stand};
                if (one != two)
                    fates[one < two ? 0 : 1] = 2 * std::min(one, two) <= std::max(one, two) ? doubled : beaten;
                all[std::size_t(a * 6 + b - 7)] = fates;
            }
        return all;
    };
}

std::vector<LineCombat> drawn(std::size_t many, std::mt19937& random)
{
    std::vector<LineCombat> line;
    const auto flag = [&] { return random() % 4 != 0; };
    for (std::size_t i = 0; i < many; ++i)
        line.push_back({.fates = fight(int(random() % 4) + 1, int(random() % 4) + 1,
                            random() % 3 ? Fate::recoil : Fate::destroyed, random() % 3 ? Fate::destroyed : Fate::flee),
            .falls = {int(random() % 5), int(random() % 5)},
            .command = {int(random() % 2), 2 + int(random() % 2)},
            .toNext = Adjoining(random() % 4),
            .helpsLeft = {flag(), flag()},
            .helpsRight = {flag(), flag()}});
    return line;
}

void compare(const std::vector<LineCombat>& line, const Order& order)
{
    const Classified due = everyFace(line, order);
    const LineOdds odds = dbmPlay::oddsOf(line, order);
    for (std::size_t at = 0; at < line.size(); ++at)
        for (const std::size_t side : {0, 1})
            for (const std::size_t fate : {0, 1, 2, 3})
                QVERIFY(near(odds.fates[at][side][fate], due.fates[at][side][fate]));
    for (const std::size_t side : {0, 1})
        QVERIFY(near(odds.lost[side], due.lost[side]));
    double sum = 0;
    for (const auto& [lost, chance] : odds.losses) {
        std::vector<int> its = lost;
        its.resize(due.losses.begin()->first.size(), 0);
        QVERIFY(near(chance, due.losses.at(its)));
        sum += chance;
    }
    QVERIFY(near(sum, 1));
    QCOMPARE(odds.losses.size(), due.losses.size());
}

double worthOf(const LineOdds& odds) { return odds.lost[1] - odds.lost[0]; }

} // namespace

class DbmLineTest : public QObject {
    Q_OBJECT

private slots:
    void everyFaceOfTheLine();
    void flanksOfNeighbours();
    void theBetterOrder();
    void whatIsFixedStays();
    void sixCombats();
};

void DbmLineTest::everyFaceOfTheLine()
{
    std::mt19937 random(3);
    for (std::size_t many : {1, 2, 3})
        for (int i = 0; i < (many == 3 ? 6 : 20); ++i) {
            const auto line = drawn(many, random);
            Order order(many);
            for (std::size_t at = 0; at < many; ++at)
                order[at] = at;
            std::ranges::shuffle(order, random);
            compare(line, order);
        }
}

// Two level combats: as soon as theirs of the first has gone, ours of it overlaps theirs of the second.
void DbmLineTest::flanksOfNeighbours()
{
    LineCombat sure{.fates = [](std::array<int, 2>) {
        std::array<Fates, 36> all;
        all.fill({Fate::stand, Fate::recoil});
        return all;
    }};
    std::array<int, 2> seen{-1, -1};
    LineCombat looks{.fates = [&](std::array<int, 2> more) {
        seen = more;
        return std::array<Fates, 36>{};
    }};
    std::vector<LineCombat> line{sure, looks};
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 1}));
    (void)dbmPlay::oddsOf(line, {1, 0});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    // Theirs of the first touched the side of ours in the second: that is over once it has recoiled.
    line[0].toNext = Adjoining::secondAhead;
    (void)dbmPlay::oddsOf(line, {1, 0});
    QCOMPARE(seen, (std::array<int, 2>{1, 0}));
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    line[0].toNext = Adjoining::firstAhead;
    (void)dbmPlay::oddsOf(line, {0, 1}); // ours of the first stands on
    QCOMPARE(seen, (std::array<int, 2>{0, 1}));
    line[0].toNext = Adjoining::apart;
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    line[0].toNext = Adjoining::level;
    line[0].helpsRight[0] = false;
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
}

// None of all orders is better, and it is no worse than the one that was meant.
void DbmLineTest::theBetterOrder()
{
    std::mt19937 random(5);
    int bettered = 0;
    for (std::size_t many : {2, 3, 4})
        for (int i = 0; i < 25; ++i) {
            const auto line = drawn(many, random);
            Order meant(many);
            for (std::size_t at = 0; at < many; ++at)
                meant[at] = at;
            double most = -100;
            Order order = meant;
            do
                most = std::max(most, worthOf(dbmPlay::oddsOf(line, order)));
            while (std::next_permutation(order.begin(), order.end()));
            const Order best = betterOrder(line, meant);
            QVERIFY(near(worthOf(dbmPlay::oddsOf(line, best)), most));
            if (near(worthOf(dbmPlay::oddsOf(line, meant)), most))
                QCOMPARE(best, meant);
            else
                ++bettered;
        }
    QVERIFY(bettered > 10);
}

void DbmLineTest::whatIsFixedStays()
{
    std::mt19937 random(9);
    for (int i = 0; i < 40; ++i) {
        const auto line = drawn(4, random);
        const Order best = betterOrder(line, {2, 0, 1, 3}, 1);
        QCOMPARE(best.front(), std::size_t(2));
    }
}

void DbmLineTest::sixCombats()
{
    std::mt19937 random(13);
    const auto line = drawn(longestLine, random);
    const LineOdds odds = dbmPlay::oddsOf(line, {0, 1, 2, 3, 4, 5});
    for (const auto& both : odds.fates)
        for (const auto& one : both)
            QVERIFY(near(one[0] + one[1] + one[2] + one[3], 1));
}

QTEST_GUILESS_MAIN(DbmLineTest)
#include "tst_dbm_line.moc"
