// Whole battlefields from seeds: each obeys its rows, and together they follow the charts' own odds.
#include "tests/field/spec.h"

#include "model/field/laying.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace fieldtest;

namespace {

// 10,000 where time is given: STRATEGIKON_FULL=1, a thousand a row.
const int blocks = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 10 : 1;
const int seeds = blocks > 1 ? 1000 : 200;

struct Sized {
    const char* name;
    Table table;
    bool roomForAll; // so large for its scale that hardly an item finds no room
};
const Sized tables[] = {{"180x120", {180, 120}, true}, {"180x150", {180, 150}, true}, {"240x120", {240, 120}, true},
    {"240x150", {240, 150}, true}, {"8x5 feet", {96 * inch, 60 * inch, Unit::inch, 1}, true},
    {"8x5 feet, a centimetre as an inch", {96 * inch, 60 * inch, Unit::inch, inch}, false}};

// What the dice of two throws give, as shares: "high-ground" of the types, "high-6" of all items.
std::map<std::string, double> odds(const Charts& charts)
{
    std::map<int, double> sums{{0, 1}};
    for (int die = 0; die < charts.dice; ++die) {
        std::map<int, double> next;
        for (const auto& [sum, share] : sums)
            for (int face = 1; face <= charts.sides; ++face)
                next[sum + face] += share / charts.sides;
        sums = next;
    }
    std::map<std::string, double> shares;
    for (const auto& [sum, share] : sums)
        if (const Chart* chart = charts.chartOf(sum)) {
            shares[chart->id] += share;
            for (const auto& [second, within] : sums)
                if (const Item* item = charts.itemOf(*chart, second))
                    shares[item->id] += share * within;
        }
    return shares;
}

// Beyond it lies one in 10,000 of what chance gives (Wilson and Hilferty's approximation).
double bound(int freedom)
{
    const double part = 2.0 / (9 * freedom);
    return freedom * std::pow(1 - part + 3.719 * std::sqrt(part), 3);
}

// Whether counts are what chance makes of the odds of these names.
QByteArray unlikely(const std::map<std::string, int>& counts, const std::map<std::string, double>& shares, bool items)
{
    int all = 0;
    for (const auto& [name, count] : counts)
        all += count;
    double square = 0;
    int cells = 0;
    for (const auto& [name, share] : shares)
        if (items == (name.find_last_of("0123456789") != std::string::npos)) {
            const double expected = all * share, found = counts.contains(name) ? counts.at(name) : 0;
            square += (found - expected) * (found - expected) / expected;
            ++cells;
        }
    if (square <= bound(cells - 1))
        return {};
    return "chi-square " + QByteArray::number(square) + " of " + QByteArray::number(cells) + " cells, "
        + QByteArray::number(all) + " counted";
}

bool onTable(const Piece& piece, const Table& table)
{
    const Box box = boxOf(piece.area);
    return box.least.x > -.01 && box.least.y > -.01 && box.most.x < table.width + .01 && box.most.y < table.depth + .01;
}

bool roadLike(const Piece& piece, const Kinds& kinds) { return kinds.find(piece.kind)->opens; }

} // namespace

class Generated : public QObject {
    Q_OBJECT

    const Charts* charts = nullptr;
    const Kinds* kinds = nullptr;

    Field make(const Table& table, std::uint64_t seed, bool declines = true) const
    {
        field::Wish wish;
        wish.seed = seed;
        wish.declines = declines;
        return generate(table, *charts, *kinds, wish);
    }

    QByteArray faults(const Field& field) const
    {
        for (const Misplaced& one : misplaced(field, *charts, *kinds))
            if (one.weight == Misplaced::Weight::wrong)
                return QByteArray::fromStdString(one.message.code + " " + one.feature);
        return {};
    }

    struct Counted {
        std::map<std::string, int> types, items, laid;
        int noRoom = 0, placed = 0;
    } counted;

    void count(const Field& field)
    {
        for (const Throw& one : field.throws) {
            if (one.what == "terrain-type")
                ++counted.types[one.came];
            else if (one.what == "terrain-item")
                ++counted.items[one.came];
            counted.noRoom += one.what == "declined";
        }
        for (const Feature& feature : field.features)
            ++counted.laid[feature.item];
        counted.placed += int(field.features.size());
    }

    static void eachTable()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("block");
        for (int i = 0; i < int(std::size(tables)); ++i)
            for (int block = 0; block < blocks; ++block)
                QTest::newRow((std::string(tables[i].name) + ", " + std::to_string(block)).c_str()) << i << block;
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        const Battlefield* battlefield = battlefieldOf(*findSystem("warmaster"));
        charts = &battlefield->charts;
        kinds = &battlefield->kinds;
    }

    void sameSeedSameField()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QVERIFY(make({240, 150}, seed) == make({240, 150}, seed));
        QVERIFY(make({240, 150}, 1).features != make({240, 150}, 2).features);
    }

    // Dice thrown at the table come first, in their order, and are told from what is rolled.
    void typedDice()
    {
        field::Wish wish;
        wish.seed = 3;
        wish.typed = {2, 5, 4, 4, 3, 4, 3, 2, 3, 4};
        const Field field = generate({180, 120}, *charts, *kinds, wish);
        std::vector<int> typed, rolled;
        for (const Throw& one : field.throws)
            for (const int die : one.dice)
                (one.typed ? typed : rolled).push_back(die);
        QCOMPARE(typed, wish.typed);
        QVERIFY(!rolled.empty());
        QCOMPARE(field.throws[2].came, std::string("woods"));
        QCOMPARE(int(next(field, *charts).what), int(Ask::What::done));
        wish.typed = {2, 5, 4}; // half a throw is none
        for (const Throw& one : generate({180, 120}, *charts, *kinds, wish).throws)
            QVERIFY(one.typed == (one.what == "sides" || one.what == "first"));
    }

    void obeysTheCharts_data() { eachTable(); }
    void obeysTheCharts()
    {
        QFETCH(int, which);
        QFETCH(int, block);
        const Table& table = tables[which].table;
        int features = 0;
        for (int seed = block * seeds; seed < (block + 1) * seeds; ++seed) {
            const Field field = make(table, std::uint64_t(seed));
            QVERIFY2(faults(field).isEmpty(), faults(field) + " in seed " + QByteArray::number(seed));
            QVERIFY(field.features.size() <= 8);
            QCOMPARE(int(next(field, *charts).what), int(Ask::What::done));
            features += int(field.features.size());
            // What the judge says, once more without him.
            for (const Feature& feature : field.features)
                for (const Piece& piece : feature.pieces) {
                    QVERIFY2(onTable(piece, table), QByteArray::fromStdString(feature.item + " " + piece.part));
                    QVERIFY(isRing(piece) || faultOf(piece.area) == RingFault::none);
                    QVERIFY2(piece.area.size() <= 400,
                        QByteArray::fromStdString(feature.item + " " + piece.part + " ")
                            + QByteArray::number(piece.area.size()));
                }
            for (const Feature& one : field.features)
                for (const Feature& other : field.features)
                    if (one.id < other.id)
                        for (const Piece& a : one.pieces)
                            for (const Piece& b : other.pieces)
                                if (!roadLike(a, *kinds) && !roadLike(b, *kinds))
                                    QVERIFY2(!overlap(a.area, b.area),
                                        QByteArray::fromStdString(one.item + " on " + other.item));
            const Covered water = waterAlongEdges(field, *kinds);
            QVERIFY(std::max(water.bottom, water.top) <= table.width / 2 + .1);
            QVERIFY(std::max(water.left, water.right) <= table.depth / 2 + .1);
        }
        QVERIFY2(features > 5 * seeds || !tables[which].roomForAll, QByteArray::number(features));
    }

    void followsTheOdds_data() { eachTable(); }
    void followsTheOdds()
    {
        QFETCH(int, which);
        QFETCH(int, block);
        if (block == 0)
            counted = {};
        for (int seed = block * seeds; seed < (block + 1) * seeds; ++seed)
            count(make(tables[which].table, 1'000'000 + std::uint64_t(seed), false));
        if (block + 1 < blocks)
            return; // the last judges all
        const auto shares = odds(*charts);
        const QByteArray badTypes = unlikely(counted.types, shares, false);
        const QByteArray badItems = unlikely(counted.items, shares, true);
        QVERIFY2(badTypes.isEmpty(), badTypes);
        QVERIFY2(badItems.isEmpty(), badItems);
        if (tables[which].roomForAll) {
            const QByteArray badLaid = unlikely(counted.laid, shares, true);
            QVERIFY2(badLaid.isEmpty(), badLaid);
            QVERIFY2(counted.noRoom <= .005 * counted.placed,
                QByteArray::number(counted.noRoom) + " of " + QByteArray::number(counted.placed));
        }
    }

    // The test above can fail: dice that leave something out are found out.
    void oddsAreToldApart()
    {
        auto shares = odds(*charts);
        std::map<std::string, int> counts;
        for (const auto& [name, share] : shares)
            if (name.find('-') != std::string::npos && std::isdigit(name.back()))
                counts[name] = int(std::lround(4000 * share));
        QVERIFY(unlikely(counts, shares, true).isEmpty());
        std::swap(counts["high-6"], counts["woods-6"]);
        QVERIFY(!unlikely(counts, shares, true).isEmpty());
    }

    // Each way of each row finds its place on a bare table, with and without what it may have.
    void everyWay_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("way");
        for (const Chart& chart : charts->charts)
            for (const Item& item : chart.items)
                for (const Variant& variant : item.variants)
                    QTest::newRow((item.id + " " + variant.id).c_str())
                        << QString::fromStdString(item.id) << QString::fromStdString(variant.id);
    }
    void everyWay()
    {
        QFETCH(QString, item);
        QFETCH(QString, way);
        const Item& row = *charts->find(item.toStdString());
        const Variant& variant = *row.find(way.toStdString());
        constexpr int trials = 30;
        for (const Sized& one : tables) {
            std::map<std::string, int> with; // in how many is the part
            int laid = 0;
            for (int seed = 0; seed < trials; ++seed) {
                Field field;
                field.method = "random";
                field.table = one.table;
                Random random(std::uint64_t(seed), 7);
                const auto feature = laidOut(field, row, variant.id, seed % 2, *charts, *kinds, {}, random);
                if (!feature)
                    continue;
                ++laid;
                QCOMPARE(feature->side, seed % 2);
                QCOMPARE(feature->variant, variant.id);
                std::set<std::string> parts;
                for (const Piece& piece : feature->pieces)
                    parts.insert(piece.part);
                for (const std::string& part : parts)
                    ++with[part];
                field.features.push_back(*feature);
                QVERIFY2(faults(field).isEmpty(), faults(field));
            }
            if (!one.roomForAll)
                continue;
            QCOMPARE(laid, trials);
            for (const Part& part : variant.parts) {
                QVERIFY2(with[part.id] > 0, (std::string(one.name) + ": never " + part.id).c_str());
                QVERIFY2(
                    part.least > 0 || with[part.id] < trials, (std::string(one.name) + ": always " + part.id).c_str());
            }
        }
    }

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
        int notOwned = 0;
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
                    QVERIFY(std::any_of(wish.pieces.begin(), wish.pieces.end(),
                        [&](const Owned& owned) { return owned.kind == piece.kind; }));
            }
            QVERIFY(here["long hill"] <= 1 && here["tea tray"] <= 1 && here["oaks"] <= 2 && here["pond"] <= 1);
            for (std::size_t i = 1; i < field.throws.size(); ++i)
                if (field.throws[i].what == "declined" && field.throws[i].came == "not-owned") {
                    ++notOwned; // the throw before it says what the book would have allowed
                    QCOMPARE(field.throws[i - 1].what, std::string("terrain-item"));
                }
        }
        QVERIFY(used["long hill"] && used["tea tray"] && used["oaks"] && used["pond"] && used["brook"] && notOwned);
        QVERIFY(!used.contains("monster") && !used.contains(""));
    }

    void tablesThatHoldNothing()
    {
        for (const Table& table : {Table{30, 30}, Table{40, 30}, Table{1000, 30}, Table{180, 120, Unit::inch, 10}})
            for (int seed = 0; seed < 5; ++seed) {
                const Field field = make(table, std::uint64_t(seed), false);
                QVERIFY2(faults(field).isEmpty(), faults(field));
            }
    }
};

QTEST_APPLESS_MAIN(Generated)
#include "tst_generated.moc"
