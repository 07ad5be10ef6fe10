// What is proposed where terrain leaves a side little room to deploy in.
#include "model/field/deploying/rearrange.h"
#include "model/field/terrain/laying.h"
#include "rules/battlefield.h"
#include "tests/field/support.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;
using namespace strategikon::field;

namespace {

const Battlefield& ground() { return *battlefieldOf(fieldtest::theSystem()); }

bool isCramped(const Field& field)
{
    const auto found = misplaced(field, ground().charts, ground().kinds);
    return std::ranges::any_of(
        found, [](const Misplaced& one) { return one.message.code.starts_with("field-cramped"); });
}

Field withLakes(std::vector<Ring> lakes)
{
    Field field;
    field.system = "warmaster";
    for (Ring& lake : lakes) {
        Feature feature;
        feature.id = "t" + std::to_string(field.features.size() + 1);
        feature.pieces = {{"lake", "", std::move(lake), {}, {}}};
        field.features.push_back(std::move(feature));
    }
    return field;
}

} // namespace

class Rearranging : public QObject {
    Q_OBJECT

private slots:
    void aLakeIsPushedForward()
    {
        // It fills most of the near strip, which is 15 cm deep, and could lie between the armies.
        const Field field = withLakes({rectangle({90, 8}, 120, 14)});
        QVERIFY(isCramped(field));
        const auto proposed = rearranged(field, ground().charts, ground().kinds);
        QVERIFY(proposed);
        QCOMPARE(proposed->feature.id, std::string("t1"));
        QVERIFY(proposed->by.y > 0 && std::abs(proposed->by.x) < 1);
        QVERIFY(length(proposed->by) < 10); // no further than needed
        Field better = field;
        better.features[0] = proposed->feature;
        QVERIFY(!isCramped(better));
    }

    void nothingToMove()
    {
        const Field field = withLakes({rectangle({90, 60}, 120, 14)});
        QVERIFY(!rearranged(field, ground().charts, ground().kinds));
    }

    void noMoveHelps()
    {
        // The rest of the table is full: what were moved would lie on another lake.
        const Field field = withLakes({rectangle({90, 8}, 170, 14), rectangle({90, 68}, 179, 103)});
        QVERIFY(isCramped(field));
        const auto proposed = rearranged(field, ground().charts, ground().kinds);
        if (proposed) {
            Field better = field;
            *std::ranges::find_if(better.features,
                [&](const Feature& feature) { return feature.id == proposed->feature.id; }) = proposed->feature;
            QVERIFY(!isCramped(better));
        }
    }

    // Whatever the charts laid out: what is proposed clears the strip and breaks nothing.
    void onFieldsOfTheCharts()
    {
        int cramped = 0, helped = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            field::Wish wish;
            wish.seed = seed;
            wish.most = 12;
            Field field = generate(Table(), ground().charts, ground().kinds, wish);
            if (!isCramped(field))
                continue;
            ++cramped;
            if (const auto proposed = rearranged(field, ground().charts, ground().kinds)) {
                ++helped;
                for (Feature& feature : field.features)
                    if (feature.id == proposed->feature.id)
                        feature = proposed->feature;
                const auto found = misplaced(field, ground().charts, ground().kinds);
                QVERIFY(std::ranges::none_of(
                    found, [](const Misplaced& one) { return one.weight == Misplaced::Weight::wrong; }));
                QVERIFY(!isCramped(field));
            }
        }
        qInfo("%d of 400 fields cramp a strip, one move helps %d of them", cramped, helped);
    }
};

QTEST_GUILESS_MAIN(Rearranging)
#include "tst_rearrange.moc"
