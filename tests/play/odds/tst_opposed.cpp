// Two dice against each other, and dice that are dealt out: against every face of every die.
#include "model/play/odds/dealt.h"
#include "model/play/odds/opposed.h"
#include "tests/play/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace strategikon;
using namespace strategikon::play;

namespace {

const std::vector<Opposed::Outcome> outcomes{{"best", 0}, {"good", 0}, {"level", -1}, {"bad", 1}, {"worst", 1}};

// Twice as much, more, level, less, half or less.
std::size_t compared(int first, int second)
{
    return first == second ? 2 : first >= 2 * second ? 0 : first > second ? 1 : second >= 2 * first ? 4 : 3;
}

std::map<std::string, int> counted(const std::function<std::size_t(int, int)>& of, int firstFell, int secondFell)
{
    std::map<std::string, int> ways;
    fights::forEveryThrow([&](auto next, const double&) {
        const int first = next(), second = next();
        if ((firstFell == 0 || first == firstFell) && (secondFell == 0 || second == secondFell))
            ++ways[outcomes[of(first, second)].id];
    });
    return ways;
}

} // namespace

class OpposedTest : public QObject {
    Q_OBJECT

private slots:
    void waysAreThoseOfEveryPair();
    void anyTable();
    void whatMustBeThrown();
    void whatMustBeThrownOfAnyTable();
    void nothingIsOpposed();
    void dealtDice();
    void dealtDiceByHand();
};

void OpposedTest::waysAreThoseOfEveryPair()
{
    Opposed two = opposed({"ours", "theirs"}, outcomes, compared);
    QCOMPARE(two.outcomes, outcomes);
    for (const int first : {0, 1, 4, 6})
        for (const int second : {0, 2, 5}) {
            two.fell = {first, second};
            auto due = counted(compared, first, second);
            const auto ways = two.ways();
            int sum = 0;
            for (std::size_t i = 0; i < ways.size(); ++i) {
                QCOMPARE(ways[i], due[two.outcomes[i].id]);
                sum += ways[i];
            }
            QCOMPARE(sum, two.pairs());
        }
    // What is the same for both is the same the other way round.
    two.fell = {0, 0};
    const auto ways = two.ways();
    QCOMPARE(ways[0], ways[4]);
    QCOMPARE(ways[1], ways[3]);
    QCOMPARE(ways[2], 6);
}

// Outcomes that no pair comes to are left out, whatever the pairs come to.
void OpposedTest::anyTable()
{
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        std::array<std::size_t, 36> cells;
        for (std::size_t& cell : cells)
            cell = random() % (i % 5 + 1);
        const auto of = [&](int first, int second) { return cells[std::size_t(first * 6 + second - 7)]; };
        const Opposed two = opposed({"ours", "theirs"}, outcomes, of);
        auto due = counted(of, 0, 0);
        QCOMPARE(two.outcomes.size(), due.size());
        const auto ways = two.ways();
        for (std::size_t at = 0; at < ways.size(); ++at)
            QCOMPARE(ways[at], due[two.outcomes[at].id]);
        for (const int first : {1, 2, 3, 4, 5, 6})
            for (const int second : {1, 2, 3, 4, 5, 6})
                QCOMPARE(two.outcomes[std::size_t(two.at(first, second))], outcomes[of(first, second)]);
    }
}

// By hand: against a 2 a 4 doubles and a 3 beats; against a 6 only a 6 is level. To be level with a 4 takes a 4, and no
// throw of the other's doubles a 4.
void OpposedTest::whatMustBeThrown()
{
    const Opposed two = opposed({"ours", "theirs"}, outcomes, compared);
    QCOMPARE(two.least(0, 0, 2), 4);
    QCOMPARE(two.least(0, 1, 2), 3);
    QCOMPARE(two.least(0, 0, 4), 0);
    QCOMPARE(two.least(0, 1, 6), 0);
    QCOMPARE(two.least(0, 2, 6), 6);
    QCOMPARE(two.least(0, 3, 6), 4);
    QCOMPARE(two.least(0, 3, 1), 1);
    QCOMPARE(two.least(1, 2, 4), 4);
    QCOMPARE(two.least(1, 4, 4), 0);
    QCOMPARE(two.least(1, 4, 3), 6);
    QCOMPARE(two.wished(0), (std::vector<int>{0, 1, 2, 3}));
    QCOMPARE(two.wished(1), (std::vector<int>{4, 3, 2, 1}));
}

// From that face on every one does, and the one before does not.
void OpposedTest::whatMustBeThrownOfAnyTable()
{
    std::mt19937 random(11);
    for (int i = 0; i < 200; ++i) {
        std::array<std::size_t, 36> cells;
        for (std::size_t& cell : cells)
            cell = random() % 5;
        const Opposed two = opposed({"ours", "theirs"}, outcomes,
            [&](int first, int second) { return cells[std::size_t(first * 6 + second - 7)]; });
        for (const int thrower : {0, 1})
            for (const int outcome : two.wished(thrower))
                for (int against = 1; against <= 6; ++against) {
                    const auto does = [&](int face) {
                        return thrower == 0 ? two.at(face, against) <= outcome : two.at(against, face) >= outcome;
                    };
                    int least = 7;
                    for (int face = 6; face >= 1 && does(face); --face)
                        least = face;
                    QCOMPARE(two.least(thrower, outcome, against), least == 7 ? 0 : least);
                }
    }
}

void OpposedTest::nothingIsOpposed()
{
    QVERIFY(Opposed().empty());
    QVERIFY(Opposed().ways().empty());
    QVERIFY(Opposed().wished(0).empty());
}

// Up to four dice, everybody's wants, every throw, every way to deal.
void OpposedTest::dealtDice()
{
    for (int dice = 0; dice <= 4; ++dice) {
        std::vector<int> wants(std::size_t(dice), 0);
        while (true) {
            std::int64_t ways = 0;
            fights::forEveryThrow([&](auto next, const double&) {
                std::vector<int> faces;
                for (int i = 0; i < dice; ++i)
                    faces.push_back(next());
                const std::vector<int> thrown = faces;
                std::ranges::sort(faces);
                bool any = false;
                do
                    any = any || std::ranges::equal(faces, wants, std::greater_equal());
                while (!any && std::next_permutation(faces.begin(), faces.end()));
                ways += any;
                if (suffice(thrown, wants) != any)
                    QFAIL("dealt the best way it comes otherwise");
            });
            QCOMPARE(waysToSuffice(wants), ways);
            const auto it = std::ranges::find_if(wants, [](int want) { return want < 7; });
            if (it == wants.end())
                break;
            const int more = *it + 1; // never falling: the order of wants does not matter
            std::fill(wants.begin(), it + 1, more);
        }
    }
}

// Two dice, 5 and 3 wanted: both 3 or more, one of them 5 or more: 16 - 4.
void OpposedTest::dealtDiceByHand()
{
    QCOMPARE(waysToSuffice({5, 3}), std::int64_t(12));
    QCOMPARE(waysToSuffice({3, 5}), std::int64_t(12));
    QCOMPARE(waysToSuffice({6, 6, 6}), std::int64_t(1));
    QCOMPARE(waysToSuffice({0, 1, 0}), std::int64_t(216));
    QCOMPARE(waysToSuffice({7}), std::int64_t(0));
    QVERIFY(suffice({2, 5}, {5, 2}));
    QVERIFY(!suffice({4, 4}, {5, 1}));
}

QTEST_GUILESS_MAIN(OpposedTest)
#include "tst_opposed.moc"
