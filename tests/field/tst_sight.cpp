// What a tape and a straight edge would tell: distances, quarters, lines of sight.
#include "model/field/seeing/sight.h"
#include "tests/field/support.h"

#include <QTest>

#include <cmath>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

// One-stand bodies, looking to the far edge (side 0) or the near one (side 1).
struct Scene {
    Field field = fieldNamed("open", 180, 120);
    Deployment deployment;

    Troop& add(const std::string& badge, Point centre, double facing)
    {
        Troop troop;
        troop.badge = badge;
        troop.side = badge.front() == 'A' ? 0 : 1;
        troop.classes = {"infantry"};
        deployment.troops.push_back(troop);
        deployment.posted.push_back({badge, Formation::line, {{centre, facing}}, "", true});
        return deployment.troops.back();
    }
    void lay(const std::string& kind, const Ring& ring)
    {
        Feature feature;
        feature.id = "t" + std::to_string(field.features.size() + 1);
        feature.pieces.push_back({kind, "", ring, {}, {}});
        field.features.push_back(feature);
    }
    View view() const { return {deployment, field, kinds()}; }
    Seen sees(const char* badge = "A1", const char* other = "B1", double most = 60) const
    {
        return view().sees(badge, other, most);
    }
};

Scene facing(double apart)
{
    Scene scene;
    scene.add("A1", {90, 40}, 90);
    scene.add("B1", {90, 42 + apart}, -90);
    return scene;
}

Ring box(double x0, double y0, double x1, double y1) { return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}; }

// The same question asked the slow way: lines between many points, each against everything. What hides is a little
// larger and what is seen a little smaller, so that only what is seen clearly counts.
class Slowly {
public:
    explicit Slowly(const Scene& scene)
    {
        for (const Troop& troop : scene.deployment.troops) {
            const Ring ring = outline(troop, scene.deployment.post(troop.badge)->stands.front());
            const Point middle = boxOf(ring).centre();
            rings.push_back(ring);
            larger.push_back(scaled(ring, middle, 1 + margin));
            smaller.push_back(scaled(ring, middle, 1 - margin));
        }
    }

    bool sees(std::size_t from, std::size_t to, double most) const
    {
        const Ring &a = rings[from], &b = smaller[to];
        for (int i = 0; i <= 3; ++i)
            for (std::size_t side = 0; side < 4; ++side)
                for (int k = 0; k <= 30; ++k) {
                    const Point p = a[2] + (a[3] - a[2]) * (i / 3.0);
                    const Point q = b[side] + (b[(side + 1) % 4] - b[side]) * (k / 30.0);
                    if (isAhead(a, p, q) && distance(p, q) <= most - margin && isFree(from, to, p, q))
                        return true;
                }
        return false;
    }

    bool hits(std::size_t to, Point p, Point q) const
    {
        for (std::size_t other = 0; other < rings.size(); ++other)
            if (other != to && crosses(p, q, rings[other]))
                return true;
        return false;
    }

private:
    static constexpr double margin = 0.02;

    static bool isAhead(const Ring& a, Point p, Point q)
    {
        const Point front = a[3] - a[2], along = q - p;
        return along.x * front.y - along.y * front.x > margin;
    }

    bool isFree(std::size_t from, std::size_t to, Point p, Point q) const
    {
        for (std::size_t other = 0; other < rings.size(); ++other)
            if (other != to && crosses(p, q, other == from ? rings[other] : larger[other]))
                return false;
        return true;
    }

    std::vector<Ring> rings, larger, smaller;
};

} // namespace

class Sights : public QObject {
    Q_OBJECT

private slots:
    void distances()
    {
        Scene scene = facing(20);
        scene.add("B2", {90, 95}, -90);
        scene.add("B3", {50, 40}, -90).leads = true;
        const View view = scene.view();
        QCOMPARE(view.distance("A1", "B1"), 20.0);
        QCOMPARE(view.distance("A1", "B2"), 53.0);
        QCOMPARE(view.distance("A1", "A9"), double(INFINITY));
        QCOMPARE(view.enemiesByDistance("A1").front().badge, std::string("B1"));
        QCOMPARE(view.enemiesByDistance("A1").size(), std::size_t(2)); // commanders are no units
        QCOMPARE(view.enemiesByDistance("A1").back().distance, 53.0);
        QVERIFY(view.enemiesByDistance("A9").empty());
    }

    void distancesAreThoseOfGeometry()
    {
        Random random(3);
        for (int trial = 0; trial < 300; ++trial) {
            Scene scene;
            for (const char* badge : {"A1", "B1"}) {
                const double x = random.between(80, 100), y = random.between(50, 70);
                scene.add(badge, {x, y}, random.between(0, 360));
            }
            const auto ring = [&](int i) {
                return outline(
                    scene.deployment.troops[std::size_t(i)], scene.deployment.posted[std::size_t(i)].stands[0]);
            };
            const double found = scene.view().distance("A1", "B1"), due = field::distance(ring(0), ring(1));
            QVERIFY2(std::abs(found - due) < 0.03, qPrintable(QString("%1 %2").arg(found).arg(due)));
        }
    }

    void quarters()
    {
        Scene scene = facing(10);
        scene.add("B2", {110, 40}, -90);
        scene.add("B3", {70, 40}, -90);
        scene.add("B4", {90, 20}, -90);
        scene.add("B5", {97, 46}, -90); // over the line from the right front corner
        const View view = scene.view();
        using enum Quarter;
        const auto of = [&](const char* badge) { return view.quartersOf("A1", badge); };
        QCOMPARE(of("B1"), (std::vector{front}));
        QCOMPARE(of("B2"), (std::vector{rightFlank}));
        QCOMPARE(of("B3"), (std::vector{leftFlank}));
        QCOMPARE(of("B4"), (std::vector{rear}));
        QCOMPARE(of("B5"), (std::vector{front, rightFlank}));
        const Troop& troop = scene.deployment.troops.front();
        const Stand turnedLeft{{90, 40}, 180};
        QCOMPARE(quarterOf(troop, turnedLeft, {50, 40}), front);
        QCOMPARE(quarterOf(troop, turnedLeft, {90, 80}), rightFlank);
        QCOMPARE(quarterOf(troop, turnedLeft, {130, 40}), rear);
    }

    void aheadAndNoFurther()
    {
        QVERIFY(facing(59).sees().sees);
        QVERIFY(!facing(61).sees().sees);
        QVERIFY(facing(20).sees("B1", "A1").sees);
        Scene behind = facing(20);
        behind.deployment.posted[0].stands[0].facing = -90;
        QVERIFY(!behind.sees().sees);
        behind.deployment.troops[0].allRound = true;
        QVERIFY(behind.sees().sees);
    }

    void standsBlock()
    {
        Scene scene = facing(30);
        scene.add("A2", {90, 44}, 90); // right before it, as wide as its front
        scene.deployment.posted.back().stands[0].centre.y = 42;
        QVERIFY(!scene.sees().sees);
        QCOMPARE(scene.sees().blockedBy, std::string("A2"));
        scene.deployment.posted.back().stands[0].centre = {92, 55}; // past its side
        QVERIFY(scene.sees().sees);
        scene.deployment.posted.back().stands[0].centre = {90, 42};
        scene.deployment.troops.back().leads = true; // one looks past commanders
        QVERIFY(scene.sees().sees);
    }

    void country_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("from"); // of the area, across the line of sight; the stands' edges are at 41 and 61
        QTest::addColumn<double>("to");
        QTest::addColumn<bool>("sees");
        QTest::newRow("open water") << "lake" << 45.0 << 55.0 << true;
        QTest::newRow("broken ground") << "broken" << 45.0 << 55.0 << true;
        QTest::newRow("a low hedge") << "low-obstacle" << 50.0 << 51.0 << true;
        QTest::newRow("a wood between") << "wood" << 45.0 << 55.0 << false;
        QTest::newRow("a village between") << "village" << 45.0 << 46.0 << false;
        QTest::newRow("out of a wood's edge") << "wood" << 30.0 << 42.9 << true;
        QTest::newRow("deep in a wood") << "wood" << 30.0 << 43.5 << false;
        QTest::newRow("into a wood's edge") << "wood" << 59.2 << 80.0 << true;
        QTest::newRow("deep into a wood") << "wood" << 58.0 << 80.0 << false;
        // 2 cm, to the breadth of a hair, of all that one sees into (1094, 1096, 1108).
        for (const char* closed : {"wood", "forest", "village", "encampment"}) {
            const QByteArray kind(closed);
            QTest::newRow("out over the edge of a " + kind) << kind.data() << 30.0 << 42.95 << true;
            QTest::newRow("out, too deep in a " + kind) << kind.data() << 30.0 << 43.05 << false;
            QTest::newRow("in over the edge of a " + kind) << kind.data() << 59.05 << 80.0 << true;
            QTest::newRow("in, too deep into a " + kind) << kind.data() << 58.95 << 80.0 << false;
        }
        QTest::newRow("through a gate") << "gate" << 50.0 << 51.0 << true;
        QTest::newRow("within a wood") << "wood" << 30.0 << 80.0 << false;
        QTest::newRow("a wall between") << "wall" << 50.0 << 51.0 << false;
        QTest::newRow("behind the own wall") << "high-obstacle" << 41.1 << 42.0 << true;
        QTest::newRow("a hill between") << "hill" << 45.0 << 57.0 << false;
        QTest::newRow("down from a hill's top") << "hill" << 34.0 << 48.0 << true;
        QTest::newRow("from behind the top") << "hill" << 38.0 << 58.0 << false;
        QTest::newRow("up a hill's slope") << "hill" << 56.0 << 80.0 << true;
    }

    void country()
    {
        QFETCH(QString, kind);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(bool, sees);
        Scene scene = facing(20);
        scene.lay(kind.toStdString(), box(20, from, 160, to));
        QCOMPARE(scene.sees().sees, sees);
        if (!sees)
            QCOMPARE(scene.sees().blockedBy, std::string("t1"));
    }

    void closeTogetherWithin()
    {
        for (const char* kind : {"wood", "forest", "village", "encampment"})
            for (const double apart : {1.95, 2.05}) {
                Scene scene = facing(apart);
                scene.lay(kind, box(20, 20, 160, 100));
                QVERIFY2(scene.sees().sees == (apart < 2), kind);
            }
    }

    void terrainUnderneath()
    {
        Scene scene = facing(20);
        scene.lay("wood", box(80, 30, 89, 45));
        scene.lay("hill", box(20, 80, 100, 100));
        const auto found = scene.view().terrainUnder("A1");
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().feature->id, std::string("t1"));
    }

    // Crowds of stands at random: never blind where many plain lines find a way.
    void asLinesDrawnByHand()
    {
        Random random(11);
        int seen = 0, all = 0;
        for (int trial = 0; trial < 5; ++trial) {
            Scene scene;
            for (int i = 0; i < 24; ++i) {
                const double x = 25 + i % 6 * 9 + random.between(-2, 2), y = 25 + i / 6 * 9 + random.between(-2, 2);
                scene.add((i % 2 ? "A" : "B") + std::to_string(i), {x, y}, random.between(0, 360));
            }
            const View view = scene.view();
            const Slowly slowly(scene);
            const auto& troops = scene.deployment.troops;
            for (std::size_t from = 0; from < troops.size(); ++from)
                for (std::size_t to = 0; to < troops.size(); ++to) {
                    const Seen found = view.sees(troops[from].badge, troops[to].badge, 30);
                    if (from == to)
                        continue;
                    QVERIFY2(found.sees || !slowly.sees(from, to, 30),
                        (std::to_string(trial) + ": " + troops[from].badge + " does not see " + troops[to].badge)
                            .c_str());
                    QVERIFY(!found.sees || !slowly.hits(to, found.from, found.to));
                    seen += found.sees;
                    ++all;
                }
        }
        QVERIFY(seen > all / 20 && seen < all);
    }
};

QTEST_APPLESS_MAIN(Sights)
#include "tst_sight.moc"
