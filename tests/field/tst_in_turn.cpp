// Who was set down out of turn, by the order in which a deployment names its bodies.
#include "tests/field/support.h"

#include <QTest>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

// Side A has two units more; of both the first body leads.
Deployment armies(const char* first, const char* second, std::vector<std::string> options = {})
{
    Deployment all;
    const Table table{180, 120};
    all.way[0] = ways().with(first, options, table).value();
    all.way[1] = ways().with(second, options, table).value();
    for (const auto& [letter, count] : {std::pair{"A", 7}, {"B", 5}})
        for (int i = 1; i <= count; ++i) {
            Troop troop;
            troop.badge = letter + std::to_string(i);
            troop.name = "Archers";
            troop.side = *letter == 'B';
            troop.leads = i == 1;
            troop.move = 20;
            all.troops.push_back(troop);
        }
    return all;
}

void setDown(Deployment& all, const std::string& badge)
{
    all.posted.push_back({badge, Formation::line, {Stand{}}, {}, true});
}

QStringList found(const Deployment& all)
{
    QStringList codes;
    for (const Misposted& one : outOfTurn(all)) {
        const bool complete = english(one.message).find('{') == std::string::npos;
        codes << QString::fromStdString(one.badge + " " + (complete ? one.message.code : english(one.message)));
    }
    return codes;
}

} // namespace

class InTurn : public QObject {
    Q_OBJECT

private slots:
    void order_data()
    {
        QTest::addColumn<QString>("ways"); // of both sides
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("due");
        const QString turns = "standard standard", four = "standard standard four-at-a-time",
                      first = "one-first one-first", march = "march march", mixed = "standard march";
        QTest::newRow("by turns") << turns << "A2 B2 A3 B3 A4 B4 A5 B5 A6 A7 A1 B1"
                                  << "";
        QTest::newRow("not all yet") << turns << "A2 B2 A3"
                                     << "";
        QTest::newRow("the smaller army begins") << turns << "B2 A2 B3 A3"
                                                 << "B2 post-out-of-turn;B3 post-out-of-turn";
        QTest::newRow("twice in a row") << turns << "A2 A3 B2 B3 A4"
                                        << "A3 post-out-of-turn";
        QTest::newRow("the rest too soon") << turns << "A2 B2 A3 B3 A4 A5 B4 B5 A6 A7"
                                           << "A5 post-out-of-turn";
        QTest::newRow("a commander too soon") << turns << "A2 B2 A3 B3 A4 B1 B4 A5 B5 A6 A7 A1"
                                              << "B1 post-leader-early";
        QTest::newRow("by fours") << four << "A2 A3 A4 A5 B2 B3 B4 B5 A6 A7 B1 A1"
                                  << "";
        QTest::newRow("by turns where fours are due") << four << "A2 B2 A3"
                                                      << "B2 post-out-of-turn";
        QTest::newRow("one first") << first << "B2 B3 B4 B5 B1 A2 A3 A4 A5 A6 A7 A1"
                                   << "";
        QTest::newRow("one first, his commander later") << first << "B2 B3 B4 B5 A2 B1 A3 A4 A5 A6 A7 A1"
                                                        << "A2 post-out-of-turn";
        QTest::newRow("sketch maps") << QStringLiteral("sketch sketch") << "A7 A6 B2 A1"
                                     << "";
        QTest::newRow("columns") << march << "A2 B2 B3 A3 A4 B4 A1 B1"
                                 << "";
        QTest::newRow("out of the column") << march << "A2 A4 A3"
                                           << "A4 post-out-of-column";
        QTest::newRow("who deploys as usual is first") << mixed << "A2 A3 A4 A5 A6 A7 B2 B3"
                                                       << "";
        QTest::newRow("who marches comes after") << mixed << "A2 A3 B2 A4"
                                                 << "B2 post-out-of-turn";
    }
    void order()
    {
        QFETCH(QString, ways);
        QFETCH(QString, order);
        QFETCH(QString, due);
        QStringList named = ways.split(u' ');
        std::vector<std::string> options;
        for (const QString& option : named.mid(2))
            options.push_back(option.toStdString());
        Deployment all = armies(qPrintable(named[0]), qPrintable(named[1]), options);
        for (const QString& badge : order.split(u' '))
            setDown(all, badge.toStdString());
        QCOMPARE(found(all).join(u';'), due);
    }

    // Each portion in its time.
    void later()
    {
        Deployment all = armies("ambusher", "ambushed");
        for (Troop& troop : all.troops)
            troop.block = troop.leads ? ""
                : troop.badge == "A2" ? "vanguard"
                : troop.badge == "B5" ? "rearguard"
                                      : "main";
        for (const char* badge : {"B2", "B3", "B4", "B1", "A2", "A1"})
            setDown(all, badge);
        settle(all);
        QCOMPARE(found(all), QStringList());
        arrive(all, "end-of-command-1");
        for (const char* badge : {"A3", "A4", "A5", "A6", "A7"})
            setDown(all, badge);
        arrive(all, "end-of-command-2");
        setDown(all, "B5");
        QCOMPARE(found(all), QStringList());
        std::swap(all.posted[3], all.posted[4]); // the ambusher before the other's commander
        QCOMPARE(found(all), QStringList("A2 post-out-of-turn"));
    }

    // Who is lifted and set down again stands last in the row, and that tells nothing.
    void lifted()
    {
        Deployment all = armies("standard", "standard");
        for (const char* badge : {"A2", "A3", "B2"})
            setDown(all, badge);
        lift(all, "B2");
        QCOMPARE(found(all), QStringList("A3 post-out-of-turn")); // the last one was taken back, no more
        setDown(all, "B2");
        lift(all, "A2");
        QCOMPARE(found(all), QStringList());
        lift(all, "A3");
        lift(all, "B2");
        lift(all, "B9");
        QVERIFY(all.posted.empty());
        QVERIFY(all.throws.empty());
    }

    // A side that sets down all of its own by itself, as the program offers.
    void alone()
    {
        Deployment all = armies("standard", "standard");
        Random random(3);
        deploy(all, fieldNamed("open", 180, 120), kinds(), 1, Plan::battle, random);
        QCOMPARE(all.posted.size(), std::size_t(5));
        QCOMPARE(found(all), QStringList());
    }
};

QTEST_APPLESS_MAIN(InTurn)
#include "tst_in_turn.moc"
