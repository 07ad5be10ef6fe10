// Outlines and lines look like country: what can be measured of that, over many seeds.
#include "model/field/terrain/shapes.h"

#include <QTest>

#include <algorithm>

using namespace strategikon::field;

namespace {

const int seeds = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 3000 : 150;

struct Named {
    const char* name;
    Look look;
};
constexpr Named looks[] = {{"hill", Look::hill}, {"mound", Look::mound}, {"wood", Look::wood}, {"lake", Look::lake},
    {"marsh", Look::marsh}, {"rocks", Look::rocks}, {"village", Look::village}, {"fields", Look::fields}};

double fullness(const Ring& ring) { return area(ring) / area(hull(ring)); }

bool onGrid(std::span<const Point> points)
{
    return std::ranges::all_of(points, [](Point p) { return snapped(p) == p; });
}

// Apart from the ends, which lie on an outline that was rounded to the grid.
bool crossesItself(const Course& course)
{
    for (std::size_t i = 1; i < course.size(); ++i)
        for (std::size_t j = i + 2; j < course.size(); ++j) {
            const auto side = [](Point a, Point b, Point p) {
                return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
            };
            const Point a = course[i - 1], b = course[i], c = course[j - 1], d = course[j];
            if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
                return true;
        }
    return false;
}

} // namespace

class Shapes : public QObject {
    Q_OBJECT

    static void eachLook()
    {
        QTest::addColumn<int>("look");
        for (const Named& one : looks)
            QTest::newRow(one.name) << int(one.look);
    }

private slots:
    void blobs_data() { eachLook(); }
    void blobs()
    {
        QFETCH(int, look);
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed), again(seed);
            const double wide = 7 + seed % 44, ratio = .5 + .01 * (seed % 50);
            const Ring ring = blob(Look(look), wide, ratio, random);
            QCOMPARE(int(faultOf(ring)), int(RingFault::none));
            QVERIFY2(across(ring) <= wide && across(ring) > wide - .02, QByteArray::number(across(ring)));
            QVERIFY(area(ring) > 0);
            QVERIFY(ring.size() <= 80);
            QVERIFY(onGrid(ring));
            QVERIFY(ring == blob(Look(look), wide, ratio, again));
        }
    }

    void noTwoAreAlike()
    {
        for (const Named& one : looks) {
            Random random(1);
            const Ring first = blob(one.look, 30, .7, random);
            QVERIFY(first != blob(one.look, 30, .7, random));
        }
    }

    // A wood has bays and tongues, a mound has none.
    void woodsAreNotConvex()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            QVERIFY(fullness(blob(Look::wood, 30, .8, random)) < .89);
            QVERIFY(fullness(blob(Look::marsh, 30, .8, random)) < .89);
            QVERIFY(fullness(blob(Look::lake, 30, .8, random)) < .92);
            QVERIFY(fullness(blob(Look::mound, 30, .95, random)) > .92);
        }
    }

    void hillsAreNotCircles()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Ring hill = blob(Look::hill, 30, .65, random);
            QVERIFY(area(hill) < .85 * M_PI * 15 * 15);
        }
    }

    // A kidney may lie either way up.
    void hillsBendEitherWay()
    {
        int upwards = 0;
        for (int seed = 0; seed < 600; ++seed) {
            Random random(seed);
            const Ring hill = blob(Look::hill, 30, .65, random);
            double bent = 0;
            for (const Point p : hill)
                bent += p.y * p.x * p.x;
            upwards += bent > 0;
        }
        QVERIFY2(upwards > 270 && upwards < 330, QByteArray::number(upwards));
    }

    void edgeStrips_data() { eachLook(); }
    void edgeStrips()
    {
        QFETCH(int, look);
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const double along = 12 + seed % 100, depth = 6 + seed % 25;
            const Ring strip = edgeStrip(Look(look), along, depth, random);
            const Box box = boxOf(strip);
            QCOMPARE(int(faultOf(strip)), int(RingFault::none));
            QVERIFY(area(strip) > 0);
            QVERIFY(box.least == Point{});
            QVERIFY(box.most.x <= along && box.most.y <= depth && box.most.y > depth - .02);
            QCOMPARE(alongEdges(strip, {{0, 0}, {along, 1000}}).bottom, along);
            QVERIFY(strip.size() <= 80);
            QVERIFY(onGrid(strip));
        }
    }

    void contoursNest()
    {
        int inner = 0;
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Ring hill = blob(Look::hill, 20 + seed % 30, .5 + .01 * (seed % 45), random);
            Ring outer = hill;
            for (int level = 1; level <= 3; ++level) {
                const Ring ring = contour(hill, level, 3);
                QVERIFY(ring.size() >= 3);
                QCOMPARE(int(faultOf(ring)), int(RingFault::none));
                QVERIFY2(contains(outer, ring), QByteArray::number(seed));
                for (const Point p : ring)
                    QVERIFY(distanceToCourse(p, outer) > .05);
                QVERIFY(area(ring) < area(outer));
                outer = ring;
                ++inner;
            }
        }
        QCOMPARE(inner, 3 * seeds);
    }

    void contoursOfRidgesEndAtTheEdge()
    {
        const Box table{{0, 0}, {180, 120}};
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Ring ridge = moved(edgeStrip(Look::hill, 50, 20, random), {40, 0});
            Ring outer = ridge;
            for (int level = 1; level <= 3; ++level) {
                const Ring ring = contour(ridge, level, 3, &table);
                QVERIFY(ring.size() >= 3);
                QVERIFY(sharedArea(ring, outer) > .999 * area(ring));
                QVERIFY(alongEdges(ring, table).bottom > 1);
                outer = ring;
            }
        }
    }

    void riversWindAndVaryInWidth()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Point from{0, 30.0 + seed % 30}, to{30.0 + seed % 40, 0};
            const Course river = winding(from, to, .8, random);
            QVERIFY(river.front() == from && river.back() == to);
            QVERIFY(!crossesItself(river));
            QVERIFY(length(river) > 1.02 * distance(from, to));
            const auto widths = riverWidths(river, 2, 4, random);
            QCOMPARE(widths.size(), river.size());
            const auto [least, most] = std::minmax_element(widths.begin(), widths.end());
            QVERIFY(*least >= 2 && *most <= 4 && *most - *least > .5);
            const Ring water = ribbon(river, widths);
            QCOMPARE(int(faultOf(water)), int(RingFault::none));
            double apart[] = {2.5};
            for (const Point p : beside(river, apart))
                QVERIFY(distanceToCourse(p, river) > .9 * 2.5);
        }
        QCOMPARE(winding({0, 0}, {40, 0}, 0, *std::make_unique<Random>(1)), (Course{{0, 0}, {40, 0}}));
    }

    void pathsRunFromEdgeToEdge_data() { eachLook(); }
    void pathsRunFromEdgeToEdge()
    {
        QFETCH(int, look);
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Ring ring = blob(Look(look), 30, .7, random);
            Course outline = ring;
            outline.push_back(ring.front());
            const Course path = pathAcross(ring, {}, random);
            QVERIFY(path.size() >= 2);
            QVERIFY(holds(ring, path, .02));
            QVERIFY(distanceToCourse(path.front(), outline) < .02 && distanceToCourse(path.back(), outline) < .02);
        }
    }

    void cutsFollowTheOutline()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Ring ring = blob(Look::hill, 30, .7, random);
            Course outline = ring;
            outline.push_back(ring.front());
            const double share = .05 + .01 * (seed % 90);
            const double from = random.between(0, perimeter(ring));
            const Course stretch = cut(outline, from, from + .995 * share * perimeter(ring));
            QVERIFY(length(stretch) <= share * perimeter(ring));
            QVERIFY(length(stretch) > .97 * share * perimeter(ring));
            for (const Point p : stretch)
                QVERIFY(distanceToCourse(p, outline) < .01);
        }
    }

    void cutTakesWhatLiesBetween()
    {
        const Course line{{0, 0}, {10, 0}, {10, 10}};
        QCOMPARE(cut(line, 4, 13), (Course{{4, 0}, {10, 0}, {10, 3}}));
        QCOMPARE(cut(line, -5, 100), line);
        const Course round{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}};
        QCOMPARE(cut(round, 35, 45), (Course{{0, 5}, {0, 0}, {5, 0}}));
    }

    // The quick ribbon of a gentle course and the united one of a sharp course cover what lies near the line.
    void ribbonsAreAsWideAsAsked()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            Random random(seed);
            const Course course = winding({0, 0}, {60, 0}, seed % 2 ? .3 : .95, random);
            const Ring band = ribbon(course, std::vector<double>{3});
            QCOMPARE(int(faultOf(band)), int(RingFault::none));
            for (int i = 0; i < 60; ++i) {
                const Point p{random.between(2, 58), random.between(-25, 25)};
                const double off = distanceToCourse(p, course);
                if (off < 1.4)
                    QVERIFY(contains(band, p));
                if (off > 1.8)
                    QVERIFY(!contains(band, p));
            }
        }
    }
};

QTEST_APPLESS_MAIN(Shapes)
#include "tst_shapes.moc"
