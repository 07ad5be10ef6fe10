// Statistics over many battles, and the clock of a round.
#include "app/evenings/clock.h"
#include "app/evenings/tally.h"
#include "evenings.h"

#include <QTest>

#include <random>

using namespace strategikon;
using namespace strategikon::evenings;

class Counted : public QObject {
    Q_OBJECT

    std::vector<Outing> all_;

    const Career* rowOf(const std::vector<Career>& rows, const std::string& key, const std::string& who = {}) const
    {
        for (const Career& row : rows)
            if (row.key == key && row.who == who)
                return &row;
        return nullptr;
    }

private slots:
    void initTestCase()
    {
        readRoots();
        all_ = {made({"4", "Anna", "Ben", "2026-04-01", "roman", "gallic", 1, 10, 300}),
            made({"3", "Anna", "Ben", "2026-03-01", "roman", "gallic"}), // not over
            made({"2", "Ben", "Anna", "2026-02-01", "roman", "roman", play::both, 50, 50}),
            made({"1", "Anna", "Dora", "2026-01-01", "roman", "gallic", 0, 400, 100})};
        all_[3].facts.sides[0].luck = play::LuckSum{100, 60, 50'000, 25'000};
        all_[3].facts.sides[1].luck = play::LuckSum{80, 30, 40'000, 20'000};
    }

    void byPlayer()
    {
        const auto rows = tallied(all_, By::player);
        QCOMPARE(rows.size(), std::size_t(3));
        const Career* anna = rowOf(rows, "Anna");
        QVERIFY(anna == &rows.front()); // who played most
        const Fared expected{3, 1, 1, 1, 3, 460, 450, 1, {100, 60, 50'000, 25'000}};
        QVERIFY(anna->fared == expected);
        QCOMPARE(anna->results, (std::vector<int>{1, 1, 0})); // the oldest first: won, drawn, lost
        QCOMPARE(anna->luck, (std::vector<int>{10, 10, 10}));
        QCOMPARE(rowOf(rows, "Dora")->fared.lost, 1);
    }

    void byOthers()
    {
        const auto nations = tallied(all_, By::nation);
        QCOMPARE(rowOf(nations, "roman")->fared.played, 4); // both sides of one battle
        QCOMPARE(rowOf(nations, "gallic")->fared.won, 1);
        const auto against = tallied(all_, By::opponent, "Anna");
        QCOMPARE(against.size(), std::size_t(2));
        QCOMPARE(rowOf(against, "Ben", "Anna")->fared.lost, 1);
        QCOMPARE(careerShown(*rowOf(against, "Ben", "Anna"), By::opponent, capital), QString("Anna against Ben"));
        const auto systems = tallied(all_, By::system, "Anna");
        QCOMPARE(systems.size(), std::size_t(1));
        QCOMPARE(systems.front().fared.played, 3);
        const Fared whole = tallied(all_, By::system).front().fared;
        QCOMPARE(whole.played, 3); // each battle once
        QCOMPARE(whole.won, 2);
        QCOMPARE(whole.points, 750LL);
        QCOMPARE(whole.luck.throws, 180);
    }

    // Whatever was played: who wins there is somebody who loses, and points for are points against.
    void addsUp()
    {
        std::mt19937 random(11);
        std::vector<Outing> all;
        for (int i = 0; i < 300; ++i) {
            const auto any = [&] { return std::string(1, char('A' + random() % 5)); };
            const int winners[] = {0, 1, play::both, play::nobody};
            all.push_back(made({std::to_string(i), any(), any(), "2026-01-01", any(), any(), winners[random() % 4],
                int(random() % 500), int(random() % 500)}));
        }
        for (const By by : {By::player, By::opponent, By::nation}) {
            Fared sum;
            for (const Career& row : tallied(all, by)) {
                const Fared& one = row.fared;
                QCOMPARE(one.won + one.drawn + one.lost, one.played);
                QCOMPARE(int(row.results.size()), one.played);
                QCOMPARE(row.results.back(), one.won - one.lost);
                sum.won += one.won;
                sum.lost += one.lost;
                sum.points += one.points;
                sum.against += one.against;
            }
            QCOMPARE(sum.won, sum.lost);
            QCOMPARE(sum.points, sum.against);
        }
    }

    void ranksLuck()
    {
        QCOMPARE(luckRank({}), 0.5);
        QCOMPARE(luckRank({100, 50, 50'000, 25'000}), 0.5);
        QVERIFY(std::abs(luckRank({100, 60, 50'000, 25'000}) - 0.97725) < 1e-4); // two deviations above
        QVERIFY(std::abs(luckRank({100, 40, 50'000, 25'000}) - 0.02275) < 1e-4);
    }

    void clock()
    {
        const QDateTime begin = QDateTime::fromString("2026-01-31T19:00:00.000Z", Qt::ISODateWithMs);
        Round round;
        round.minutes = 150;
        QCOMPARE(leftOf(round, begin), 9000);
        round = started(round, begin);
        QCOMPARE(leftOf(round, begin.addSecs(600)), 8400);
        round = paused(round, begin.addSecs(600));
        QCOMPARE(leftOf(round, begin.addSecs(6000)), 8400); // it stands still
        round = started(round, begin.addSecs(7000));
        round = started(round, begin.addSecs(7100)); // once more loses nothing
        QCOMPARE(leftOf(round, begin.addSecs(7200)), 8200);
        QCOMPARE(leftOf(round, begin), 8300); // the computer's clock was set back
        QCOMPARE(leftOf(round, begin.addSecs(20'000)), -4600);
        QCOMPARE(leftOf(anew(round), begin), 9000);
        QCOMPARE(timeShown(9000), QString("2:30:00"));
        QCOMPARE(timeShown(65), QString("1:05"));
        QCOMPARE(timeShown(-12), QString("−0:12"));
    }
};

QTEST_APPLESS_MAIN(Counted)
#include "tst_counted.moc"
