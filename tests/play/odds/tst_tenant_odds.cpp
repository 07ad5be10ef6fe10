// Odds of the steps that stand on tables, against sums over every way in which dice can fall, done here from the
// rulebooks alone.
#include "rules/catalogue.h"
#include "tests/data.h"
#include "tests/play/tenants/seen.h"

#include <QTest>

#include <cmath>

using namespace playtest;

namespace {

using Chances = std::map<std::string, double>;

void compare(const Preview& seen, const Chances& by)
{
    double all = 0;
    for (const auto& [outcome, chance] : seen.chances) {
        const auto its = by.find(outcome);
        QVERIFY2(std::abs((its == by.end() ? 0 : its->second) - chance) < 1e-9,
            (outcome + ' ' + std::to_string(chance)).c_str());
        all += chance;
    }
    QVERIFY(std::abs(all - 1) < 1e-9);
}

std::string outcomeOf(const char* of, int ahead)
{
    return std::string(of) + (ahead > 0 ? "-won" : ahead < 0 ? "-lost" : "-drawn");
}

} // namespace

class TenantOdds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const std::filesystem::path data = dataFolder();
        setRoots({data / "lists", data / "rules", std::filesystem::path(SOURCE_DIR) / "schema", {}});
    }
    void oddsOfFights_data();
    void oddsOfFights();
    void oddsOfMorale();
    void oddsOfImpacts();
    void oddsOfCohesion();
};

// Faces of the dice by training (003, 1243-1249), and what weapons and figures make of them.
void TenantOdds::oddsOfFights_data()
{
    QTest::addColumn<QString>("training");
    QTest::addColumn<QList<int>>("faces");
    QTest::newRow("regular") << "regular" << QList<int>{-1, 0, 0, 1, 1, 1};
    QTest::newRow("irregular") << "irregular" << QList<int>{-1, -1, 0, 0, 1, 1};
    QTest::newRow("tribal") << "tribal" << QList<int>{-2, -1, 0, 0, 1, 2};
    QTest::newRow("levy") << "levy" << QList<int>{-3, -2, -1, 0, 0, 1};
}

// 36 pairs of dice, each with two percentage dice.
void TenantOdds::oddsOfFights()
{
    QFETCH(const QString, training);
    QFETCH(const QList<int>, faces);
    const QString given = R"({phase: combat, agenda: [{what: fight, who: 0, on: [A1, B1]}], things: {
        A1: {training: regular, experience: veteran, armour: 4, shield: true, weapon: spear, figures: 40, had: 40},
        B1: {training: TRAINING, armour: 1, weapon: hack-and-slash, stance: charging, figures: 60, had: 60, unformed: true}}})";
    const Preview seen = seenOf("sixmm", QString(given).replace(QStringLiteral("TRAINING"), training).toUtf8(),
        "fight: {own-fighting: 13, enemy-fighting: 20}");
    Chances all;
    for (const int own : {-1, 0, 0, 1, 1, 1})
        for (const int enemy : faces) {
            const int a = 13 * (20 + 5 - 1 + 2 + own), b = 20 * (20 + 7 - 4 - 4 + enemy); // hundredths (1259-1299)
            for (int more = 0; more < 4; ++more) {
                const double one = a % 100 / 100.0, other = b % 100 / 100.0;
                const double chance = (more & 1 ? one : 1 - one) * (more & 2 ? other : 1 - other) / 36;
                all[outcomeOf("fight", a / 100 + (more & 1) - b / 100 - (more >> 1))] += chance;
            }
        }
    compare(seen, all);
}

void TenantOdds::oddsOfMorale()
{
    const Preview seen = seenOf("sixmm", R"(
phase: combat
agenda: [{what: combat-morale, who: 0, on: [A1], with: [-2]}]
things:
  A1: {grade: 6, figures: 28, had: 40}
)",
        "combat-morale: {general: 2, cut-down: 1}");
    Chances all;
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other) // a general of 2, three tenths lost, the round lost, friends cut down
            all[one + other + 2 - 3 - 1 - 2 >= 6 ? "morale-held" : "will-rout"] += 1 / 36.0;
    compare(seen, all);
}

// Six elite dice at 4 against four poor ones at 5, who are disrupted: every die by itself.
void TenantOdds::oddsOfImpacts()
{
    const Preview seen = seenOf("fog", R"(
phase: impact
agenda: [{what: impact, who: 0, on: [A1, B1], with: [3]}]
things:
  A1: {type: heavy-foot, quality: elite, combat: [heavy-weapon], bases: 6, original: 6, ranks: 2}
  B1: {type: heavy-foot, quality: poor, cohesion: disrupted, bases: 6, original: 6, ranks: 2}
)",
        "impact: {}");
    const double elite = 3 / 6.0 + 2 / 6.0 * 3 / 6.0, poor = 1 / 6.0 + 1 / 6.0 * 2 / 6.0; // a 5, or a 6 and then 5 or 6
    const auto chance = [](int dice, int hits, double each) {
        double ways = 1;
        for (int i = 0; i < hits; ++i)
            ways = ways * (dice - i) / (i + 1);
        return ways * std::pow(each, hits) * std::pow(1 - each, dice - hits);
    };
    Chances all;
    for (int own = 0; own <= 6; ++own)
        for (int enemy = 0; enemy <= 4; ++enemy)
            all[outcomeOf("impact", own - enemy)] += chance(6, own, elite) * chance(4, enemy, poor);
    compare(seen, all);
}

// Superior medium foot that lost badly to lancers: ones are thrown again, and count if they are no worse.
void TenantOdds::oddsOfCohesion()
{
    const Preview seen = seenOf("fog", R"(
phase: impact
agenda: [{what: cohesion-test, who: 1, on: [B1, A1], with: [3, 3, 0]}]
things:
  A1: {type: cavalry, combat: [lancers], bases: 4, original: 4, ranks: 1}
  B1: {type: medium-foot, quality: superior, cohesion: disrupted, bases: 6, original: 8, ranks: 2}
)",
        "cohesion-test: {commander: commander}");
    std::map<int, double> die;
    for (int face = 1; face <= 6; ++face)
        for (int again = 1; again <= 6; ++again)
            die[face == 1 ? again : face] += 1 / 36.0;
    Chances all;
    for (const auto& [one, its] : die)
        for (const auto& [other, with] : die) {
            // hits for three bases, two more than given, a quarter lost, any one of mounted and lancers, disrupted
            const int score = one + other + 1 - 5;
            all[score >= 7 ? "cohesion-held" : score <= 2 ? "cohesion-fell-twice" : "cohesion-fell"] += its * with;
        }
    compare(seen, all);
}

QTEST_GUILESS_MAIN(TenantOdds)
#include "tst_tenant_odds.moc"
