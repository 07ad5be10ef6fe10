// Field of Glory: what figures a battle group and an army have.
#include "fog_game.h"
#include "table.h"

#include "model/army/solver/solver.h"

#include <QTest>

using namespace strategikon;
using namespace fog;

class FogFigures : public QObject, Game {
    Q_OBJECT

private slots:
    void initTestCase() { start(); }

    void autobreak()
    {
        const auto second = tables::read("fog/autobreak");
        for (const auto& row : second.rows)
            for (int bases = 2; bases <= 12; ++bases) {
                const int lost = fogGroups::autobreak(words(row[0].text), bases);
                QVERIFY(lost * 100 > row[1].text.toInt() * bases);
                QVERIFY((lost - 1) * 100 <= row[1].text.toInt() * bases);
            }
    }

    // By hand from rulebook 2818: quality, bases, bases lost at which it breaks.
    void autobreakByHand()
    {
        struct Case {
            const char* quality;
            int bases, lost;
        };
        for (const auto& [quality, bases, lost] :
            {Case{"Elite", 4, 3}, {"Elite", 10, 7}, {"Superior", 2, 2}, {"Superior", 4, 3}, {"Superior", 9, 5},
                {"Average", 4, 2}, {"Average", 6, 3}, {"Average", 10, 5}, {"Poor", 4, 2}, {"Poor", 10, 4}})
            QCOMPARE(fogGroups::autobreak(quality, bases), lost);
    }

    // Rulebook 472-476.
    void ranges()
    {
        const ArmyList& open = list("open-list");
        const Problem problem = system->problem(open, 800);
        for (const auto& [id, range] :
            {std::pair{"c-in-c-inspired", 12}, {"c-in-c-field", 8}, {"c-in-c-troop", 4}, {"sub-field", 8}})
            QCOMPARE(
                system->bodyFigures(problem, problem.forms[std::size_t(open.line(id))].front()).front().value, range);
    }

    void hits()
    {
        // Digest of rulebook 3293: bases, hits for one per three, hits for one per two.
        for (const auto& [bases, three, two] :
            {std::array{2, 1, 1}, {4, 2, 2}, {6, 2, 3}, {8, 3, 4}, {9, 3, 5}, {10, 4, 5}, {12, 4, 6}}) {
            for (int ranks : {1, 2, 3}) {
                QCOMPARE(fogGroups::hitsPer(3, "HF", bases, ranks), three);
                QCOMPARE(fogGroups::hitsPer(2, "HF", bases, ranks), two);
            }
        }
        QCOMPARE(fogGroups::hitsPer(3, "El", 2, 1), 2); // two bases that count twice
        QCOMPARE(fogGroups::hitsPer(2, "HArt", 2, 1), 2);
    }

    // Rulebook 3297-3299, by hand: type, bases, ranks, bases that count.
    void countedBases()
    {
        struct Case {
            const char* type;
            int bases, ranks, counted;
        };
        for (const auto& [type, bases, ranks, counted] :
            {Case{"El", 2, 1, 4}, {"El", 2, 2, 2}, {"LArt", 2, 1, 4}, {"HArt", 2, 2, 2}, // the front rank, twice each
                {"BWg", 2, 1, 4}, {"BWg", 2, 2, 4},                                      // two side by side or in file
                {"BWg", 4, 1, 8}, {"BWg", 4, 2, 4}, {"BWg", 4, 4, 8}, {"BWg", 6, 2, 6}, {"BWg", 6, 3, 6},
                {"HF", 12, 3, 12}, {"HF", 12, 4, 9}, {"Mob", 8, 4, 6}, {"HF", 6, 6, 3}, {"HF", 9, 3, 9}})
            QCOMPARE(fogGroups::countedBases(type, bases, ranks), counted);
    }

    void batches()
    {
        const auto second = tables::read("fog/deployment");
        QVERIFY(second.rows.size() > 10);
        for (const auto& cells : second.rows) {
            const Verdict verdict = judged("open-list", {row("mob-unprotected", cells[0].text.toInt())});
            for (int batch = 1; batch <= 4; ++batch)
                QCOMPARE(verdict.figure("batch_" + std::to_string(batch)), cells[batch].text.toInt());
        }
    }

    void initiative()
    {
        const auto horse = [&](int fours, int sixes) {
            return judged("open-list",
                {row("c-in-c-troop"), row("cavalry-protected", fours, {{"size-4", 0}}),
                    row("light-horse-unprotected", sixes, {{"size-6", 0}})})
                .figure("initiative");
        };
        QCOMPARE(horse(2, 0), 0);
        QCOMPARE(horse(1, 1), 1);
        QCOMPARE(horse(6, 0), 1);
        QCOMPARE(horse(5, 1), 2);
        QCOMPARE(
            judged("open-list", {row("camels-armoured", 4), row("light-chariots-bow", 2)}).figure("initiative"), 1);
        QCOMPARE(judged("open-list", {row("knights-armoured", 4), row("heavy-chariots", 4), row("elephants", 9)})
                     .figure("initiative"),
            0);
    }

    // What a roster prints beside a battle group.
    void bodies()
    {
        const ArmyList& roman = list("roman-trebia");
        const Problem problem = system->problem(roman, 800);
        const auto figures = [&](const char* id) {
            QStringList all;
            for (const Figure& figure : system->bodyFigures(problem, problem.forms[roman.line(id)].front()))
                all << QString::fromStdString(figure.id) + "=" + QString::number(figure.value);
            return all.join(u' ');
        };
        QCOMPARE(
            figures("triarii"), "breaks_at=2 hits_per_3_bases=1 hits_per_2_bases=1 attrition_points=2 shock_troops=1");
        QCOMPARE(figures("velites"),
            "breaks_at=2 hits_per_3_bases=2 hits_per_2_bases=2 attrition_points=2 skirmishers=1 may_evade=1");
        QCOMPARE(
            figures("cavalry"), "breaks_at=2 hits_per_3_bases=2 hits_per_2_bases=2 attrition_points=2 may_evade=1");
        const ArmyList& open = list("open-list");
        const Problem wagons = system->problem(open, 800);
        const auto hits = [&](const char* id, int bases) {
            QStringList all;
            for (int v : wagons.forms[std::size_t(open.line(id))])
                if (wagons.variables[std::size_t(v)].stands == bases && all.isEmpty())
                    for (const Figure& figure : system->bodyFigures(wagons, v))
                        if (figure.id.starts_with("hits_"))
                            all << QString::number(figure.value);
            return all.join(u' ');
        };
        QCOMPARE(hits("battle-wagons-bow", 2), "2 2");     // rank or file, two bases that count twice
        QCOMPARE(hits("battle-wagons-bow", 4), "3 4 2 2"); // eight in one rank, four in two
        QCOMPARE(hits("elephants", 2), "2 2 1 1");
        QCOMPARE(figures("sempronius"), "command_range=8 commands_main_army=1");
        QCOMPARE(figures("fortified-camp"), "attrition_points=2");
    }

    // Each row stands in the order of march; two groups of one row may be in two batches.
    void march()
    {
        const ArmyList& roman = list("roman-trebia");
        const Army army = readyArmy("roman-trebia");
        const Problem problem = system->problem(roman, army);
        QStringList all;
        for (const auto& [first, last] : system->batches(problem, bind(problem, army)))
            all << QString("%1-%2").arg(first).arg(last);
        QCOMPARE(all.join(u' '), "0-0 0-0 0-0 1-1 1-2 2-2 2-2 3-3 3-3 4-4 4-4 0-0"); // 11 groups: 3, 3, 3, 2
    }
};

QTEST_APPLESS_MAIN(FogFigures)
#include "tst_fog_figures.moc"
