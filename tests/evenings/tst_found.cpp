// Searching, filtering and sorting battles.
#include "app/evenings/finding.h"
#include "evenings.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::evenings;

class Found : public QObject {
    Q_OBJECT

    std::vector<Outing> all_;

    QString names(const Wanted& wanted) const
    {
        QStringList names;
        for (const Outing& one : found(all_, wanted, capital))
            names << QString::fromStdString(one.saved.content.name);
        return names.join(u' ');
    }

private slots:
    void initTestCase()
    {
        readRoots();
        all_ = {made({"Trebia", "Anna", "Ben", "2026-03-01", "roman", "gallic", 0, 500, 20}, {"league"}),
            made({"Ford", "", "", "2026-01-15", "egyptian", "hittite"}),
            made({"alesia", "Čeněk", "Anna", "2026-02-01", "gallic", "roman", play::both, 90, 90},
                {"friendly", "league"}),
            made({"Bay", "Ben", "Dora", "2025-12-31", "egyptian", "roman", 1, 0, 1200})};
        all_[0].saved.about.notes = "The elephants ran";
        all_[1].saved.about.venue = "At the club";
    }

    void finds_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << ""
                                 << "Trebia Ford alesia Bay";
        QTest::newRow("a name") << "TREB"
                                << "Trebia";
        QTest::newRow("not within a word") << "rebia"
                                           << "";
        QTest::newRow("a player without accents") << "cenek"
                                                  << "alesia";
        QTest::newRow("a nation") << "egyp"
                                  << "Ford Bay";
        QTest::newRow("every word") << "anna league"
                                    << "Trebia alesia";
        QTest::newRow("notes") << "elephants"
                               << "Trebia";
        QTest::newRow("a place") << "club"
                                 << "Ford";
        QTest::newRow("an army") << "army of hittite"
                                 << "Ford";
        QTest::newRow("signs") << "anna, #friendly"
                               << "alesia";
    }
    void finds()
    {
        QFETCH(QString, words);
        QTEST(names({.search = words}), "expected");
    }

    void filters()
    {
        QCOMPARE(names({.player = "Anna"}), QString("Trebia alesia"));
        QCOMPARE(names({.player = "Ann"}), QString());
        QCOMPARE(names({.nation = "roman"}), QString("Trebia alesia Bay"));
        QCOMPARE(names({.tag = "friendly"}), QString("alesia"));
        QCOMPARE(names({.system = "dbm"}), QString());
        QCOMPARE(names({.state = Wanted::State::going}), QString("Ford"));
        QCOMPARE(names({.player = "Ben", .state = Wanted::State::over}), QString("Trebia Bay"));
    }

    void sorts()
    {
        using Sort = Wanted::Sort;
        QCOMPARE(names({.sort = Sort::day}), QString("Trebia alesia Ford Bay"));
        QCOMPARE(names({.sort = Sort::name}), QString("alesia Bay Ford Trebia"));
        QCOMPARE(names({.sort = Sort::player}), QString("Trebia Bay alesia Ford")); // nobody comes last
        QCOMPARE(names({.sort = Sort::nation}), QString("Ford Bay alesia Trebia"));
        QCOMPARE(names({.sort = Sort::points}), QString("Bay Trebia alesia Ford"));
        QCOMPARE(names({.sort = Sort::day, .reversed = true}), QString("Bay Ford alesia Trebia"));
    }

    void remembers()
    {
        QCOMPARE(playersOf(all_), (std::vector<std::string>{"Anna", "Ben", "Čeněk", "Dora"}));
        QCOMPARE(tagsOf(all_), (std::vector<std::string>{"friendly", "league"}));
        QCOMPARE(eachOf(all_, &BattleAbout::venue), std::vector<std::string>{"At the club"});
    }

    void tells()
    {
        QCOMPARE(resultShown(all_[0], capital), QString("won by Anna"));
        QCOMPARE(resultShown(all_[1], capital), QString("in progress"));
        QCOMPARE(resultShown(all_[2], capital), QString("a draw"));
        QCOMPARE(scoreShown(all_[3]), QString("0 : 1,200"));
        QCOMPARE(dayOf(all_[3].saved), QDate(2025, 12, 31));
        Outing nobody = made({.name = "x", .winner = 1});
        QCOMPARE(resultShown(nobody, capital), QString("won by Gallic"));
        nobody.facts = play::Facts();
        QCOMPARE(resultShown(nobody, capital), QString("not begun"));
    }

    void keepsWhatCannotBeRead()
    {
        SavedBattle good = all_[0].saved, bad = all_[1].saved;
        good.content.facts = play::writeFacts(all_[0].facts);
        bad.content.facts = "{";
        const auto both = outingsOf({good, bad});
        QCOMPARE(both.size(), std::size_t(2));
        QVERIFY(both[0].readable && both[0].facts.over && both[0].facts.winner == 0);
        QVERIFY(!both[1].readable);
        QCOMPARE(resultShown(both[1], capital), QString("result not readable"));
        QCOMPARE(standingShown(both[1]), QString("result not readable"));
    }
};

QTEST_APPLESS_MAIN(Found)
#include "tst_found.moc"
