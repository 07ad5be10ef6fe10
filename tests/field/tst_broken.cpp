// Deployments that nobody would make: each ends, with a sentence where it must.
#include "model/text/contains.h"
#include "tests/field/support.h"

#include <QTest>

#include <algorithm>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

Troop body(const std::string& badge, const std::string& role = "foot")
{
    Troop troop;
    troop.badge = badge;
    troop.name = "Archers";
    troop.side = badge.front() == 'A' ? 0 : 1;
    troop.stands = 3;
    troop.role = role;
    troop.leads = role == "leader";
    troop.move = 20;
    troop.classes = {"infantry"};
    return troop;
}

Deployment of(std::vector<Troop> troops, const char* way = "standard")
{
    Deployment made;
    for (Way& each : made.way)
        each = *ways().find(way);
    made.troops = std::move(troops);
    return made;
}

std::vector<std::string> codes(const std::vector<Message>& messages)
{
    std::vector<std::string> all;
    for (const Message& one : messages)
        all.push_back(one.code);
    return all;
}

} // namespace

class Broken : public QObject {
    Q_OBJECT

    static void set(Deployment& all, const Field& field, Plan plan = Plan::battle)
    {
        Random random(3);
        deploy(all, field, kinds(), -1, plan, random);
    }

private slots:
    // A parade as deep as commanders need, and nobody who has a place in an order of battle.
    void noRole()
    {
        for (const char* role : {"", "camp", "leader"}) {
            Deployment all = of({body("A1", role), body("B1")});
            set(all, fieldNamed("open", 180, 96));
            QVERIFY(next(all).done);
        }
    }

    // Commanders who march on alone, and columns that never chose where.
    void nobodyToFollow()
    {
        Deployment all = of({body("A1", "leader"), body("B1")}, "march");
        for (Way& way : all.way)
            way.where.leaderWithin = 0;
        set(all, fieldNamed("open", 180, 120));
        QVERIFY(next(all).done);
        QVERIFY(!all.post("A1")->stands.empty());
        Troop wide = body("A2");
        wide.wide = 100; // no edge is so long
        Deployment full = of({body("A1"), wide, body("B1")}, "march");
        set(full, fieldNamed("open", 180, 120));
        QVERIFY(full.post("A2")->stands.empty());
    }

    // Blocks that take what has no room from one another.
    void spillsInACircle()
    {
        Deployment all = of({body("A1"), body("B1")});
        all.troops[0].block = "main";
        all.troops[0].wide = 200;
        Portion main, rear;
        main.blocks = {"main"};
        main.spills = "rear";
        main.where = all.way[0].where;
        rear = main;
        rear.blocks = {"rear"};
        rear.spills = "main";
        all.way[0].portions = {main, rear};
        set(all, fieldNamed("open", 180, 120));
        QVERIFY(next(all).done);
        QCOMPARE(all.post("A1")->arrives, std::string(noRoom));
        QVERIFY(misposted(all, fieldNamed("open", 180, 120), kinds()).empty());
    }

    // Bodies that no table holds: the program stops looking, and names whom it did not get to.
    void noEnd()
    {
        std::vector<Troop> crowd;
        for (int i = 1; i <= (qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 4000 : 90); ++i) {
            Troop one = body((i % 2 ? "A" : "B") + std::to_string(i), i % 5 ? "foot" : "leader");
            one.block = std::to_string(i); // none is like another
            one.stands = 40;
            one.wide = 100;
            crowd.push_back(one);
        }
        Deployment all = of(std::move(crowd), "around-centre");
        const Field field = fieldNamed("open", 1000, 1000);
        set(all, field);
        QVERIFY(!next(all).done);
        const auto said = remarks(all, field.table);
        QVERIFY(contains(codes(said), "deploy-halted"));
        QCOMPARE(said.back().code, std::string("deploy-halted"));
        QVERIFY(english(said.back()).ends_with(" Archers."));
        // So does one side alone, and an answer to the other.
        Random random(4);
        deploy(all, field, kinds(), 1, Plan::random, random);
        answer(all, field, kinds(), 0, Plan::random, random);
        QVERIFY(!next(all).done);
    }

    // A heap of stands on one spot is told, and not stand by stand.
    void heap()
    {
        std::vector<Troop> crowd;
        for (int i = 1; i <= 200; ++i) {
            crowd.push_back(body((i % 2 ? "A" : "B") + std::to_string(i)));
            crowd.back().stands = 40;
        }
        Deployment all = of(std::move(crowd));
        for (const Troop& troop : all.troops)
            all.posted.push_back(
                {troop.badge, Formation::line, formed(troop, Formation::line, {90, 10}, 90), {}, true});
        QVERIFY(misposted(all, fieldNamed("open", 180, 120), kinds()).size() < 8 * all.troops.size());
    }

    void noSize()
    {
        for (const auto& [wide, deep] : {std::pair{0.0, 2.0}, {4.0, 0.0}, {4.0, 2.0}}) {
            Deployment all = of({body("A1"), body("B1")});
            all.troops[0].wide = wide;
            all.troops[0].deep = deep;
            const Field field = fieldNamed("open", 180, 120);
            set(all, field);
            QVERIFY(next(all).done);
            all.posted = {{"A1", Formation::line, formed(all.troops[0], Formation::line, {90, 10}, 90), {}, true}};
            const auto found = misposted(all, field, kinds());
            QCOMPARE(found.size(), std::size_t(wide == 0 || deep == 0));
            QVERIFY(found.empty() || found.front().message.code == "post-no-size");
        }
    }

    void nowhere_data()
    {
        QTest::addColumn<QString>("arrives");
        QTest::addColumn<bool>("drawn");
        QTest::addColumn<bool>("found");
        QTest::newRow("neither here nor there") << "" << true << true;
        QTest::newRow("at a time that there is not") << "tomorrow" << true << true;
        QTest::newRow("at a time of another way") << "end-of-command-1" << true << true;
        QTest::newRow("at its own time") << "march" << true << false;
        QTest::newRow("without room") << "no-room" << true << false;
        QTest::newRow("undrawn") << "" << false << false;
    }
    void nowhere()
    {
        QFETCH(QString, arrives);
        QFETCH(bool, drawn);
        QFETCH(bool, found);
        Deployment all = of({body("A1"), body("B1")}, "march");
        all.posted = {{"A1", Formation::line, {}, arrives.toStdString(), drawn}};
        const auto wrong = misposted(all, fieldNamed("open", 180, 120), kinds());
        QCOMPARE(wrong.size(), std::size_t(found));
        QVERIFY(!found || wrong.front().message.code == "post-nowhere");
    }
};

QTEST_APPLESS_MAIN(Broken)
#include "tst_broken.moc"
