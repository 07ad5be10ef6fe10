// Within a distance is at it or closer (rulebook 1381-1382): how near to short edges and to a garrisoned town elements
// are set down and hide (427, 428, 448). And how far an element is said to move, by what it moves as (163, 182, 217).
#include "deploying.h"

#include "rules/dbm/stands.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::deploying;

namespace {

constexpr double pace = 0.05; // cm

std::string codeOf(const std::vector<Misposted>& said) { return said.empty() ? "" : said.front().message.code; }

const Troop& firstOf(const Deployment& all, int side, const char* role)
{
    return *std::ranges::find_if(
        all.troops, [&](const Troop& one) { return one.side == side && one.role == std::string(role); });
}

Kinds townAndWood()
{
    Kinds kinds;
    kinds.all.push_back({.id = "built-up-area"});
    Kind wood{.id = "wood"};
    wood.sight = Sight::close;
    kinds.all.push_back(wood);
    return kinds;
}

} // namespace

class Within : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase() { useData(); }

    void shortEdges_data()
    {
        QTest::addColumn<double>("paces");
        QTest::addColumn<bool>("right");
        QTest::addColumn<bool>("camp");
        QTest::addColumn<bool>("isWithin");
        for (const bool right : {false, true})
            for (const bool camp : {false, true})
                for (const auto& [paces, within] : {std::pair(299.0, true), {299.75, true}, {300.0, true},
                         {300.4, false}, {301.0, false}, {500.0, false}})
                    QTest::addRow("%g paces, %s, %s", paces, right ? "right" : "left", camp ? "baggage" : "troops")
                        << paces << right << camp << within;
    }
    void shortEdges()
    {
        QFETCH(double, paces);
        QFETCH(bool, right);
        QFETCH(bool, camp);
        QFETCH(bool, isWithin);
        Deployment all = armies(catalogue);
        const Field field = open();
        const Troop& troop = firstOf(all, 0, camp ? "camp" : "foot");
        const double aside = paces * pace + troop.wide / 2;
        const Point front{right ? field.table.width - aside : aside, camp ? troop.deep : 20};
        all.posted.push_back({troop.badge, Formation::line, formed(troop, Formation::line, front, 90), "", true});
        QCOMPARE(codeOf(misposted(all, field, noKinds())), std::string(isWithin ? "post-near-short-edge" : ""));
    }

    void theProgramKeepsOff()
    {
        for (const Plan plan : {Plan::battle, Plan::random}) {
            Deployment all = armies(catalogue);
            const Field field = open();
            Random random(5);
            deploy(all, field, noKinds(), -1, plan, random);
            QVERIFY2(misposted(all, field, noKinds()).empty(), told(misposted(all, field, noKinds())).c_str());
            for (const Posted& post : all.posted)
                for (const Stand& stand : post.stands) {
                    const double wide = all.troop(post.badge)->wide / 2;
                    QVERIFY(stand.centre.x - wide > 300 * pace);
                    QVERIFY(stand.centre.x + wide < field.table.width - 300 * pace);
                }
        }
    }

    void movesAs_data()
    {
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("grade");
        QTest::addColumn<double>("move");
        for (const auto& [type, grade, move] : {std::tuple("Cm", "X", 100.0), {"Cm", "O", 200.0}, {"Bd", "X", 150.0},
                 {"Bd", "F", 150.0}, {"Bd", "O", 100.0}, {"Art", "X", 100.0}, {"Kn", "F", 200.0}, {"Pk", "X", 100.0}})
            QTest::addRow("%s(%s)", type, grade) << std::string(type) << std::string(grade) << move;
    }
    void movesAs()
    {
        QFETCH(std::string, type);
        QFETCH(std::string, grade);
        Troop troop;
        dbmRules::dress(troop, {{type, grade, "irregular"}, {}}, dbmRules::troop, Basing::mm15);
        QTEST(troop.move, "move");
    }

    // Towards a town that enemies garrison, 200 paces and less.
    void ambushes_data()
    {
        QTest::addColumn<double>("paces");
        QTest::addColumn<bool>("garrisoned");
        QTest::addColumn<bool>("isWithin");
        for (const auto& [paces, within] :
            {std::pair(150.0, true), {199.0, true}, {200.0, true}, {201.0, false}, {230.0, false}}) {
            QTest::addRow("%g paces", paces) << paces << true << within;
            QTest::addRow("%g paces, nobody there", paces) << paces << false << false;
        }
    }
    void ambushes()
    {
        QFETCH(double, paces);
        QFETCH(bool, garrisoned);
        QFETCH(bool, isWithin);
        Field field = open();
        Piece town{.kind = "built-up-area"}, wood{.kind = "wood"};
        town.area = rectangle({30, 60}, 24, 24);
        wood.area = rectangle({30, 85}, 30, 20);
        field.features = {{.id = "t1", .pieces = {town}}, {.id = "t2", .pieces = {wood}}};
        Deployment all = armies(catalogue);
        all.way[0] = *waysOf(dbmSystem()).with("defender", {"garrisoned"}, field.table);
        const Troop &hider = firstOf(all, 1, "foot"), &holder = firstOf(all, 0, "foot");
        if (garrisoned)
            all.posted.push_back(
                {holder.badge, Formation::line, formed(holder, Formation::line, {30, 60}, 90), "", true});
        Notes notes;
        notes.ranks.push_back({blocksOf(all, 1)});
        notes.hidden.push_back(
            {hider.badge, Formation::line, formed(hider, Formation::line, {30, 72 + paces * pace}, 270), "", true});
        all.notes[1] = notes;
        QCOMPARE(codeOf(misnoted(all, field, townAndWood(), 1)), std::string(isWithin ? "notes-hides-near-town" : ""));
    }
};

QTEST_GUILESS_MAIN(Within)
#include "tst_within.moc"
