// Whole battlefields from seeds: each obeys its rows.
#include "tests/field/generated.h"

#include <map>

using namespace fieldtest;

namespace {

bool onTable(const Piece& piece, const Table& table)
{
    const Box box = boxOf(piece.area);
    return box.least.x > -.01 && box.least.y > -.01 && box.most.x < table.width + .01 && box.most.y < table.depth + .01;
}

// All that is written, so that it is read back as it was.
bool onGrid(const Piece& piece)
{
    const auto at = [](Point p) { return snapped(p) == p; };
    return std::ranges::all_of(piece.course, at) && (!piece.course.empty() || std::ranges::all_of(piece.area, at))
        && std::ranges::all_of(piece.widths, [](double wide) { return snapped(wide) == wide; });
}

bool roadLike(const Piece& piece, const Kinds& kinds) { return kinds.find(piece.kind)->opens; }

} // namespace

class Generated : public QObject, Ground {
    Q_OBJECT

    // Side 0's half is the near one where his die was low. Roads and rivers may be half their width beyond it.
    bool inOwnHalves(const Field& field) const
    {
        const bool low = field.throws.front().what == "sides" && field.throws.front().dice.front() <= 3;
        const double middle = field.table.depth / 2, wide = 2.6 * field.table.scale;
        return std::ranges::all_of(field.features, [&](const Feature& feature) {
            const bool straddles = charts->find(feature.item)->find(feature.variant)->straddles;
            const Box box = boxOf(feature);
            const bool near = (feature.side == 0) == low;
            return straddles ? (near ? box.least.y < middle : box.most.y > middle)
                             : (near ? box.most.y < middle + wide : box.least.y > middle - wide);
        });
    }

private slots:
    void initTestCase() { read(); }

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
