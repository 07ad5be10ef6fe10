// What an army's file says of things that its rules or its list do not have is told, in every system; what means
// something is not.
#include "tests/army/support.h"

#include <QTest>

using namespace armytest;

namespace {

QStringList idleIn(const Verdict& verdict)
{
    QStringList codes;
    for (const Message& note : verdict.notes)
        if (note.code.starts_with("idle-"))
            codes << QString::fromStdString(note.code).remove("idle-");
    codes.sort();
    return codes;
}

} // namespace

class Idle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setSourceRoots(true); }

    void keys_data()
    {
        QTest::addColumn<QString>("army");
        QTest::addColumn<QStringList>("idle");
        const auto row = [](const char* army, QStringList idle) { QTest::newRow(army) << army << idle; };
        row("{system: warmaster, list: egyptian, points: 1000}", {});
        row("{system: warmaster, list: egyptian, points: 1000, contingents: true}", {});
        row("{system: warmaster, list: egyptian, points: 1000, year: -1200}", {"year"});
        row("{system: warmaster, list: indian, points: 1000, split: [elephant]}", {});
        row("{system: dbm, list: polybian-roman, points: 400, year: -200}", {});
        row("{system: dbm, list: polybian-roman, points: 400, split: [elephants]}", {"split"});
        row("{system: fog, list: early-imperial-roman, points: 800, year: 60}", {});
        row("{system: fog, list: early-imperial-roman, points: 800, contingents: true, split: [legionaries]}",
            {"contingents", "split"});
        row("{system: sixmm, list: drill-ground}", {});
        row("{system: sixmm, list: drill-ground, points: 1000, year: -200, split: [x]}", {"points", "split", "year"});
        row("{system: sixmm, list: house-of-cards, points: 100}", {});
    }
    void keys()
    {
        QFETCH(QString, army);
        QFETCH(QStringList, idle);
        const auto read = readArmy(army.toStdString(), "army.yaml");
        QVERIFY2(bool(read), describe(read.faults).c_str());
        Catalogue catalogue;
        const auto verdict = judge(catalogue, *read, false);
        QVERIFY2(bool(verdict), describe(verdict.faults).c_str());
        QCOMPARE(idleIn(*verdict), idle);
        for (const Message& note : verdict->notes)
            QVERIFY(english(note).find('{') == std::string::npos);
    }
};

QTEST_APPLESS_MAIN(Idle)
#include "tst_idle.moc"
