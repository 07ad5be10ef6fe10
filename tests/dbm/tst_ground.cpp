// An order of battle of DBM looks at the ground: nobody in a river, commands whole on one bank, who is hindered beside
// a wood.
#include "deploying.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::deploying;

namespace {

const Kinds& kinds() { return battlefieldOf(dbmSystem())->kinds; }

// A river through these points, two cm wide.
Field withRiver(const std::vector<Point>& course)
{
    Field field = open();
    Piece river{.kind = "river", .course = course, .widths = std::vector<double>(course.size(), 2)};
    widen(river);
    field.features.push_back({.id = "t1", .pieces = {river}});
    return field;
}

Field withWood()
{
    Field field = open();
    Piece wood{.kind = "wood"};
    wood.area = rectangle({90, 38}, 20, 20);
    field.features.push_back({.id = "t1", .pieces = {wood}});
    return field;
}

// Those who stand on the piece that the field has.
int standingOn(const Deployment& all, const Field& field, const std::function<bool(const Troop&)>& who)
{
    int count = 0;
    for (const Posted& post : all.posted)
        for (const Stand& stand : post.stands)
            if (const Troop& troop = *all.troop(post.badge); !isCamp(all, troop) && who(troop))
                count += distance(outline(troop, stand), field.features.front().pieces.front().area) < 0.01;
    return count;
}

bool anybody(const Troop&) { return true; }

bool inLine(const Troop& troop) { return troop.role == "foot" || troop.role == "horse"; }

// Edge to edge in one line, or one right behind the other.
bool joined(const Troop& a, const Stand& one, const Troop& b, const Stand& other)
{
    constexpr double hand = 0.06;
    const Point ahead = towards(one.facing), by = other.centre - one.centre;
    const double forth = by.x * ahead.x + by.y * ahead.y, aside = std::abs(by.x * ahead.y - by.y * ahead.x);
    const bool level = std::abs(forth + (b.deep - a.deep) / 2) < hand;
    return (level && std::abs(aside - (a.wide + b.wide) / 2) < hand)
        || (aside < hand && std::abs(std::abs(forth) - (a.deep + b.deep) / 2) < hand);
}

// Of the foot and horse of each command.
int groups(const Deployment& all)
{
    std::vector<const Posted*> left;
    for (const Posted& post : all.posted)
        if (inLine(*all.troop(post.badge)) && !post.stands.empty())
            left.push_back(&post);
    int count = 0;
    for (std::vector<const Posted*> group; !left.empty(); ++count, group.clear()) {
        group.push_back(left.back());
        left.pop_back();
        for (std::size_t at = 0; at < group.size(); ++at) {
            const Troop& troop = *all.troop(group[at]->badge);
            const auto apart = std::partition(left.begin(), left.end(), [&](const Posted* post) {
                const Troop& its = *all.troop(post->badge);
                return its.side != troop.side || its.block != troop.block
                    || !joined(troop, group[at]->stands.front(), its, post->stands.front());
            });
            const std::vector<const Posted*> more(apart, left.end());
            left.erase(apart, left.end());
            group.insert(group.end(), more.begin(), more.end());
        }
    }
    return count;
}

} // namespace

class GroundTest : public QObject {
    Q_OBJECT

    Catalogue catalogue;

    Deployment deployed(const Field& field)
    {
        Deployment all = armies(catalogue, "polybian-roman", "gallic");
        Random random(1);
        deploy(all, field, kinds(), -1, Plan::battle, random);
        return all;
    }

private slots:
    void initTestCase() { useData(); }

    // Where a river runs along the front of the defender, he stands behind it with all he has.
    void alongTheFront()
    {
        const Field river = withRiver({{0, 40}, {90, 41}, {180, 40}});
        const Deployment all = deployed(river);
        QVERIFY2(misposted(all, river, kinds()).empty(), told(misposted(all, river, kinds())).c_str());
        QCOMPARE(standingOn(all, river, anybody), 0);
        for (const Posted& post : all.posted)
            for (const Stand& stand : post.stands)
                if (all.troop(post.badge)->side == 0)
                    QVERIFY2(stand.centre.y < 40, post.badge.c_str());
    }

    // From front to rear: both armies on the wider bank, and no command on both.
    void fromFrontToRear()
    {
        const Field river = withRiver({{36, 0}, {35, 60}, {36, 120}});
        const Deployment all = deployed(river);
        QVERIFY2(misposted(all, river, kinds()).empty(), told(misposted(all, river, kinds())).c_str());
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
        QCOMPARE(standingOn(all, river, anybody), 0);
        for (const Posted& post : all.posted)
            for (const Stand& stand : post.stands)
                QVERIFY2(stand.centre.x > 36, post.badge.c_str());
    }

    // In the middle neither bank has room for all; still nobody stands in it.
    void inTheMiddle()
    {
        const Field river = withRiver({{100, 0}, {100, 60}, {101, 120}});
        const Deployment all = deployed(river);
        QVERIFY2(misposted(all, river, kinds()).empty(), told(misposted(all, river, kinds())).c_str());
        QCOMPARE(standingOn(all, river, anybody), 0);
    }

    // Beside a wood, or behind it; psiloi may be in it.
    void atAWood()
    {
        const Field wood = withWood();
        const Deployment all = deployed(wood);
        QVERIFY2(misposted(all, wood, kinds()).empty(), told(misposted(all, wood, kinds())).c_str());
        QCOMPARE(standingOn(all, wood, [](const Troop& troop) { return troop.role != "skirmishers"; }), 0);
        const Deployment open = deployed(deploying::open());
        QVERIFY(standingOn(open, wood, anybody) > 0); // who knows nothing of it would be there
    }

    // Small woods shove groups aside and hardly break them up.
    void inGroupsBesideWoods()
    {
        Field woods = open();
        for (const double x : {30.0, 62.0, 94.0, 126.0, 158.0})
            for (const double y : {36.0, 84.0}) {
                Piece wood{.kind = "wood"};
                wood.area = rectangle({x, y}, 9, 12);
                woods.features.push_back({.id = "t" + std::to_string(woods.features.size() + 1), .pieces = {wood}});
            }
        const Deployment all = deployed(woods), clear = deployed(open());
        QVERIFY2(misposted(all, woods, kinds()).empty(), told(misposted(all, woods, kinds())).c_str());
        QVERIFY2(groups(all) <= groups(clear) + 1,
            qPrintable(QStringLiteral("%1 groups, %2 in the open").arg(groups(all)).arg(groups(clear))));
    }

    // In good going, with its rear on the edge (429); within a town that is fortified wherever that lies (425).
    void baggage()
    {
        const Field town = withTown(); // at the near edge, 18 to 42 cm along it
        Deployment all = armies(catalogue);
        const auto camp = std::find_if(
            all.troops.begin(), all.troops.end(), [&](const Troop& one) { return one.side == 0 && isCamp(all, one); });
        const auto said = [&](const Field& field, Point front) {
            return told(misposted(all, field, kinds(),
                {camp->badge, Formation::line, formed(*camp, Formation::line, front, 90), "", true}));
        };
        const Point edge{90, camp->deep};
        QCOMPARE(said(open(), edge), std::string());
        Field wood = withWood();
        wood.features.front().pieces.front().area = rectangle({90, 4}, 20, 8);
        QVERIFY(said(wood, edge).find("post-not-at-base") != std::string::npos);
        QCOMPARE(said(wood, {110, camp->deep}), std::string());
        Field far = town;
        far.features.front().pieces.front().area = rectangle({12, 12}, 20, 20);
        QVERIFY(said(far, {10, 12}).find("post-near-short-edge") != std::string::npos);
        all.way[0] = *waysOf(dbmSystem()).with("defender", {"garrisoned"}, far.table);
        QCOMPARE(said(far, {10, 12}), std::string());
    }

    // What is drawn by chance looks at nothing.
    void byChance()
    {
        const Field river = withRiver({{0, 40}, {90, 41}, {180, 40}});
        Deployment all = armies(catalogue, "polybian-roman", "gallic");
        Random random(1);
        deploy(all, river, kinds(), -1, Plan::random, random);
        QVERIFY2(misposted(all, river, kinds()).empty(), told(misposted(all, river, kinds())).c_str());
        QVERIFY(next(all).done);
    }
};

QTEST_GUILESS_MAIN(GroundTest)
#include "tst_ground.moc"
