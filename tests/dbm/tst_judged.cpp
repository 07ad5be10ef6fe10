// The fights of rules/dbm/play/combat/combat_factors.h against a judge that was written from the rulebook alone
// (judge/combat.py): its hand-reckoned situations, and 3,000 that it draws, or 100,000 with STRATEGIKON_FULL=1. What
// each counts as, all totals and what becomes of both must be the same.
#include "judged.h"
#include "rules/catalogue.h"
#include "tests/data.h"

#include <QJsonDocument>
#include <QTest>

namespace {

// Those that come out otherwise, the first few in full.
void compare(const QStringList& arguments, int least)
{
    const auto all = judged::situations(arguments);
    QVERIFY2(int(all.size()) >= least, "too few situations, or the judge does not answer");
    int wrong = 0;
    for (const QJsonObject& one : all)
        if (const std::string amiss = judged::amissIn(one); !amiss.empty() && ++wrong <= 10)
            qWarning("%s\n    %s", amiss.c_str(), QJsonDocument(one).toJson(QJsonDocument::Compact).constData());
    qInfo("%d compared, %d otherwise", int(all.size()), wrong);
    QCOMPARE(wrong, 0);
}

} // namespace

class Judged : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void byHand() { compare({}, 260); }
    void drawn();
    void everyPair();
};

void Judged::initTestCase()
{
    const auto data = dataFolder();
    strategikon::setRoots({data / "lists", data / "rules", data / "schema", {}});
}

void Judged::drawn()
{
    const int number = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 100'000 : 3'000;
    compare({QString::number(number), "1"}, number * 9 / 10);
}

// The grid of a card, pair by pair.
void Judged::everyPair()
{
    const int number = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 20'000 : 800;
    for (const QStringList& which : {QStringList{}, QStringList{QString::number(number), "7"}}) {
        const auto all = judged::situations(which, "--pairs");
        QVERIFY(int(all.size()) >= (which.isEmpty() ? 260 : number * 9 / 10));
        int wrong = 0;
        for (const QJsonObject& one : all)
            if (const std::string amiss = judged::amissInPairs(one); !amiss.empty() && ++wrong <= 10)
                qWarning("%s\n    %s", amiss.c_str(), QJsonDocument(one).toJson(QJsonDocument::Compact).constData());
        QCOMPARE(wrong, 0);
    }
}

QTEST_GUILESS_MAIN(Judged)
#include "tst_judged.moc"
