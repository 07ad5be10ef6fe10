// Whole battlefields from seeds: each obeys its rows, and together they follow the charts' own odds.
#include "tests/field/spec.h"

#include "model/field/field_file.h"
#include "model/field/lack.h"
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

// The sharpest turn of a line, degrees.
double sharpest(const Course& course)
{
    double most = 0;
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const Point in = course[i] - course[i - 1], out = course[i + 1] - course[i];
        most = std::max(most, std::abs(std::atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y)));
    }
    return most * 180 / M_PI;
}

// Between a line's last stretch and the edge of the table that it ends at: 90 is squarely; none where it ends within.
std::optional<double> atEdge(Point before, Point end, const Table& table)
{
    const Point way = end - before;
    const double along = std::atan2(std::abs(way.y), std::abs(way.x)) * 180 / M_PI;
    if (end.y <= 0 || end.y >= table.depth)
        return along;
    if (end.x <= 0 || end.x >= table.width)
        return 90 - along;
    return {};
}

// All that is written, so that it is read back as it was.
bool onGrid(const Piece& piece)
{
    const auto at = [](Point p) { return snapped(p) == p; };
    return std::all_of(piece.course.begin(), piece.course.end(), at)
        && (!piece.course.empty() || std::all_of(piece.area.begin(), piece.area.end(), at))
        && std::all_of(piece.widths.begin(), piece.widths.end(), [](double wide) { return snapped(wide) == wide; });
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

    // Side 0's half is the near one where his die was low. Roads and rivers may be half their width beyond it.
    bool inOwnHalves(const Field& field) const
    {
        const bool low = field.throws.front().what == "sides" && field.throws.front().dice.front() <= 3;
        const double middle = field.table.depth / 2, wide = 2.6 * field.table.scale;
        return std::all_of(field.features.begin(), field.features.end(), [&](const Feature& feature) {
            const bool straddles = charts->find(feature.item)->find(feature.variant)->straddles;
            const Box box = boxOf(feature);
            const bool near = (feature.side == 0) == low;
            return straddles ? (near ? box.least.y < middle : box.most.y > middle)
                             : (near ? box.most.y < middle + wide : box.least.y > middle - wide);
        });
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

    // Ours, for the book gives none: a gate and a bridge let a stand through by its long edge.
    void widthsOfLines()
    {
        const std::map<std::string, double> widths{{"deep-river", 4}, {"shallow-river", 3}, {"ravine", 3}, {"road", 2},
            {"path", 1.5}, {"bridge", 4}, {"ford", 5}, {"low-obstacle", .6}, {"high-obstacle", .8}, {"wall", 1},
            {"gate", 4}};
        for (const Kind& kind : kinds->all)
            QVERIFY2(kind.width == (widths.contains(kind.id) ? widths.at(kind.id) : 0), kind.id.c_str());
        const Item& fort = *charts->find("urban-2");
        int gates = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Field field;
            Random random(seed, 7);
            const auto laid = laidOut(field, fort, "fort", 0, *charts, *kinds, {}, random);
            QVERIFY(laid);
            for (const Piece& piece : laid->pieces)
                if (piece.kind == "gate") {
                    ++gates;
                    QCOMPARE(piece.widths, std::vector<double>{4});
                }
        }
        QVERIFY(gates >= 20);
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
            if (Field written = field; seed % 20 == 0) {
                written.system = "warmaster";
                const auto again = readField(writeField(written), "again.json");
                QVERIFY2(again && *again == written, QByteArray::number(seed));
            }
            QVERIFY2(inOwnHalves(field), QByteArray::number(seed));
            // What the judge says, once more without him.
            for (const Feature& feature : field.features)
                for (const Piece& piece : feature.pieces) {
                    QVERIFY2(onTable(piece, table), QByteArray::fromStdString(feature.item + " " + piece.part));
                    QVERIFY(isRing(piece) || faultOf(piece.area) == RingFault::none);
                    QVERIFY2(onGrid(piece), QByteArray::fromStdString(feature.item + " " + piece.part));
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

    // Paths lead through what they are in, from the open into the open, and round what lies in it.
    void pathsLeadThrough_data() { eachTable(); }
    void pathsLeadThrough()
    {
        QFETCH(int, which);
        QFETCH(int, block);
        std::map<std::string, int> seen;
        for (int seed = block * seeds; seed < (block + 1) * seeds; ++seed)
            for (const Chart& chart : charts->charts)
                for (const Item& item : chart.items) {
                    if (item.id != "woods-6" && item.id != "woods-9" && item.id != "woods-11" && item.id != "urban-7")
                        continue;
                    Field field;
                    field.table = tables[which].table;
                    Random random(std::uint64_t(seed), 9);
                    const auto feature = laidOut(field, item, {}, seed % 2, *charts, *kinds, {}, random);
                    if (!feature)
                        continue;
                    const Ring& body = feature->body().area;
                    const QByteArray at = QByteArray::fromStdString(item.id) + " in seed " + QByteArray::number(seed);
                    for (const Piece& path : feature->pieces) {
                        if (path.part != "path" && path.part != "road")
                            continue;
                        ++seen[item.id];
                        QVERIFY2(holds(body, path.course, .02), at);
                        for (const Piece& other : feature->pieces)
                            if (&other != &path && !other.part.empty() && other.part != "base")
                                QVERIFY2(!overlap(other.area, path.area), at + " " + other.kind.c_str());
                        const Course back(path.course.rbegin(), path.course.rend());
                        for (const Course& course : {path.course, back}) {
                            const Point end = course[0], on = end - course[1];
                            QVERIFY2(!crosses(end + on * (.3 / length(on)), end + on * (2 / length(on)), body), at);
                        }
                    }
                }
        QVERIFY(seen.size() == 4 || !tables[which].roomForAll);
    }

    // Roads and rivers leave the table squarely, and none has a corner.
    void linesRunSmoothly_data() { eachTable(); }
    void linesRunSmoothly()
    {
        QFETCH(int, which);
        QFETCH(int, block);
        int roads = 0, rivers = 0;
        for (int seed = block * seeds; seed < (block + 1) * seeds; ++seed)
            for (const Feature& feature : make(tables[which].table, std::uint64_t(seed)).features) {
                const Item& item = *charts->find(feature.item);
                for (const Piece& piece : feature.pieces) {
                    const Part* part = item.find(feature.variant)->find(piece.part);
                    const bool road = part && part->form == Part::Form::road;
                    const bool river = piece.part.empty() && item.find(feature.variant)->shape == Shape::river;
                    if (!road && !river)
                        continue;
                    ++(road ? roads : rivers);
                    const QByteArray at = QByteArray::fromStdString(item.id) + " in seed " + QByteArray::number(seed);
                    const Course& course = piece.course;
                    QVERIFY2(sharpest(course) < (road ? 31 : 54), at + " " + QByteArray::number(sharpest(course)));
                    for (const auto square : {atEdge(course[1], course[0], tables[which].table),
                             atEdge(course[course.size() - 2], course.back(), tables[which].table)})
                        QVERIFY2(square.value_or(90) > 80, at + " " + QByteArray::number(square.value_or(90)));
                }
            }
        QVERIFY(rivers > 0 && (roads > 0 || !tables[which].roomForAll));
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
                    QVERIFY(std::any_of(wish.pieces.begin(), wish.pieces.end(),
                        [&](const Owned& owned) { return owned.kind == piece.kind; }));
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
        const auto lack = [&](const char* item, const std::vector<field::Owned>& pieces, const Field& on = {}) {
            return lackOf(on, *charts->find(item), pieces);
        };
        using All = std::vector<field::Owned>;
        const field::Owned wood{"", "wood", {}, 19, 1}, small{"", "hill", {}, 8, 1}, fits{"", "hill", {}, 28, 1},
            great{"", "hill", {}, 60, 1}, brook{"", "shallow-river", {}, 20, 4}, arch{"", "bridge", {}, 5, 1};
        QCOMPARE(lack("high-6", {}), std::string());
        QCOMPARE(lack("high-6", All{small, fits, great}), std::string());
        QCOMPARE(lack("high-6", All{wood}), std::string("not-owned"));
        QCOMPARE(lack("high-6", All{wood, small}), std::string("too-small"));
        QCOMPARE(lack("high-6", All{great}), std::string("too-large"));
        QCOMPARE(lack("high-6", All{great, small}), std::string("wrong-size"));
        Field on;
        on.features.push_back({"t1", "high-6", "hill", "", 0, {{"hill", "", {{0, 0}, {28, 0}, {14, 9}}, {}, {}}}});
        QCOMPARE(lack("high-6", All{fits, {"", "hill", {}, 20, 1}}, on), std::string()); // nameless too they are two
        QCOMPARE(lack("high-6", All{fits, small}, on), std::string("used-up"));
        QCOMPARE(lack("water-11", All{brook}), std::string("not-owned")); // it must have a bridge
        QCOMPARE(lack("water-11", All{brook, arch}), std::string());
        on.table.scale = inch; // a hill may be 76.2 cm across
        QCOMPARE(lack("high-6", All{great}, on), std::string());
        QCOMPARE(lack("high-6", All{fits}, on), std::string("too-small"));

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
