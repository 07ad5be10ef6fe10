// Battlefields of the scenery that one owns.
#include "tests/field/generated.h"

#include "model/field/terrain/missing_terrain.h"

#include <cmath>
#include <map>

using namespace fieldtest;

class GeneratedOwned : public QObject, Ground {
    Q_OBJECT

private slots:
    void initTestCase() { read(); }

    // With some scenery of one's own only that is laid out, as often as there is of it and as it is.
    void terrainIOwn()
    {
        const Ring drawn = snapped(Ring{{0, 0}, {18, 2}, {24, 12}, {10, 16}, {-3, 9}});
        field::Wish wish;
        wish.declines = false;
        wish.pieces = {{"long hill", "hill", {}, 28, 1}, {"tea tray", "hill", drawn, 0, 1}, {"oaks", "wood", {}, 19, 2},
            {"pond", "lake", {}, 15, 1}, {"brook", "shallow-river", {}, 20, 4}, {"arch", "bridge", {}, 5, 1},
            {"monster", "hill", {}, 150, 3}};
        std::map<std::string, int> used;
        std::map<std::string, int> lacks;
        for (int seed = 0; seed < seeds / 2; ++seed) {
            wish.seed = std::uint64_t(seed);
            const Field field = generate({240, 150}, *charts, *kinds, wish);
            QVERIFY2(faults(field).isEmpty(), faults(field));
            std::map<std::string, int> here;
            for (const Feature& feature : field.features) {
                ++here[feature.name];
                ++used[feature.name];
                const double wide = across(feature.body().area);
                if (feature.name == "brook")
                    QVERIFY(length(feature.body().course) <= 80);
                else if (feature.name == "tea tray")
                    QVERIFY(std::abs(area(feature.body().area) - area(drawn)) < .2);
                else
                    QVERIFY2(std::abs(wide
                                 - (feature.name == "oaks"        ? 19
                                         : feature.name == "pond" ? 15
                                                                  : 28))
                            < .1,
                        QByteArray::number(wide));
                for (const Piece& piece : feature.pieces)
                    QVERIFY(
                        std::ranges::any_of(wish.pieces, [&](const Owned& owned) { return owned.kind == piece.kind; }));
            }
            QVERIFY(here["long hill"] <= 1 && here["tea tray"] <= 1 && here["oaks"] <= 2 && here["pond"] <= 1);
            for (std::size_t i = 1; i < field.throws.size(); ++i)
                if (field.throws[i].what == "declined" && isLack(field.throws[i].came)) {
                    ++lacks[field.throws[i].came]; // the throw before it says what the book would have allowed
                    QCOMPARE(field.throws[i - 1].what, std::string("terrain-item"));
                }
        }
        QVERIFY(lacks["not-owned"] > 0);
        QVERIFY(used["long hill"] && used["tea tray"] && used["oaks"] && used["pond"] && used["brook"]);
        QVERIFY(!used.contains("monster") && !used.contains(""));
    }

    // Why nothing that is owned serves for an item, and what the book allows.
    void whatIsLacking()
    {
        const auto missingTerrain = [&](const char* item, const std::vector<field::Owned>& pieces,
                                        const Field& on = {}) { return lackOf(on, *charts->find(item), pieces); };
        using All = std::vector<field::Owned>;
        const field::Owned wood{"", "wood", {}, 19, 1}, small{"", "hill", {}, 8, 1}, fits{"", "hill", {}, 28, 1},
            great{"", "hill", {}, 60, 1}, brook{"", "shallow-river", {}, 20, 4}, arch{"", "bridge", {}, 5, 1};
        QCOMPARE(missingTerrain("high-6", {}), std::string());
        QCOMPARE(missingTerrain("high-6", All{small, fits, great}), std::string());
        QCOMPARE(missingTerrain("high-6", All{wood}), std::string("not-owned"));
        QCOMPARE(missingTerrain("high-6", All{wood, small}), std::string("too-small"));
        QCOMPARE(missingTerrain("high-6", All{great}), std::string("too-large"));
        QCOMPARE(missingTerrain("high-6", All{great, small}), std::string("wrong-size"));
        Field on;
        on.features.push_back({"t1", "high-6", "hill", "", 0, {{"hill", "", {{0, 0}, {28, 0}, {14, 9}}, {}, {}}}});
        QCOMPARE(missingTerrain("high-6", All{fits, {"", "hill", {}, 20, 1}}, on),
            std::string()); // nameless too they are two
        QCOMPARE(missingTerrain("high-6", All{fits, small}, on), std::string("used-up"));
        QCOMPARE(missingTerrain("water-11", All{brook}), std::string("not-owned")); // it must have a bridge
        QCOMPARE(missingTerrain("water-11", All{brook, arch}), std::string());
        on.table.scale = inch; // a hill may be 76.2 cm across
        QCOMPARE(missingTerrain("high-6", All{great}, on), std::string());
        QCOMPARE(missingTerrain("high-6", All{fits}, on), std::string("too-small"));

        const auto hill = allowedFor(*charts->find("high-6"), {});
        QCOMPARE(hill.size(), std::size_t(2)); // or a ridge
        QCOMPARE(hill[0].kind, std::string("hill"));
        QCOMPARE(hill[0].least, 12.0);
        QCOMPARE(hill[0].most, 30.0);
        const auto ridge = allowedFor(*charts->find("high-2"), {180, 120});
        QCOMPARE(int(ridge[0].shape), int(Shape::edge));
        QCOMPARE(ridge[0].most, 90.0);
        QCOMPARE(ridge[0].deep, 20.0);
        QCOMPARE(allowedFor(*charts->find("water-11"), {180, 120})[0].most, 90.0);
        QCOMPARE(allowedFor(*charts->find("water-12"), {180, 120})[0].most, 50.0);
    }
};

QTEST_APPLESS_MAIN(GeneratedOwned)
#include "tst_generated_owned.moc"
