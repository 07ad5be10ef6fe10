// What lies under a stand, how much of an edge water blocks, and how lengths are told.
#include "tests/field/spec.h"

#include <QTest>

using namespace fieldtest;

class Beneath : public QObject {
    Q_OBJECT

    const Battlefield* rules = nullptr;

    static Field fieldWith(Piece piece)
    {
        widen(piece);
        Field field;
        Feature feature;
        feature.id = "t1";
        feature.pieces.push_back(std::move(piece));
        field.features.push_back(std::move(feature));
        return field;
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        rules = battlefieldOf(*findSystem("warmaster"));
        QVERIFY(rules);
    }

    // A stand in a fort is not on its wall, one that touches the wall is.
    void insideARing()
    {
        const Field field = fieldWith({"wall", {}, {}, {{50, 50}, {70, 50}, {70, 66}, {50, 66}, {50, 50}}, {1}});
        QCOMPARE(under(field, rectangle({60, 58}, 4, 2)).size(), std::size_t(0));
        QCOMPARE(under(field, rectangle({60, 51.6}, 4, 2)).size(), std::size_t(0));
        QCOMPARE(under(field, rectangle({60, 51.4}, 4, 2)).size(), std::size_t(1));
        QCOMPARE(under(field, rectangle({60, 50}, 4, 2)).size(), std::size_t(1));
        QCOMPARE(under(field, rectangle({60, 40}, 4, 2)).size(), std::size_t(0));
        QCOMPARE(under(field, rectangle({60, 58}, 40, 30)).size(), std::size_t(1)); // all around it
    }

    // An open line has no inside, however it bends.
    void insideABend()
    {
        const Field field = fieldWith({"wall", {}, {}, {{50, 50}, {70, 50}, {70, 66}, {50, 66}}, {1}});
        QCOMPARE(under(field, rectangle({60, 58}, 4, 2)).size(), std::size_t(0));
        QCOMPARE(under(field, rectangle({60, 50}, 4, 2)).size(), std::size_t(1));
    }

    void mouthsOfRivers()
    {
        const Field field = fieldWith({"deep-river", {}, {}, {{0, 30}, {40, 30}, {60, 0}}, {2, 3, 4}});
        const Covered covered = waterAlongEdges(field, rules->kinds);
        QCOMPARE(covered.left, 2.0);
        QCOMPARE(covered.bottom, 4.0);
        QCOMPARE(covered.top + covered.right, 0.0);
    }

    void lengths_data()
    {
        QTest::addColumn<double>("cm");
        QTest::addColumn<bool>("inches");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 12.0 << false << "12 cm";
        QTest::newRow("tenths") << 12.34 << false << "12.3 cm";
        QTest::newRow("rounded") << 12.96 << false << "13 cm";
        QTest::newRow("nothing") << 0.0 << false << "0 cm";
        QTest::newRow("little") << 0.1 << false << "0.1 cm";
        QTest::newRow("below nothing") << -0.5 << false << "-0.5 cm";
        QTest::newRow("inches") << 12.7 << true << "5 in";
        QTest::newRow("tenths of inches") << 30.0 << true << "11.8 in";
    }
    void lengths()
    {
        QFETCH(double, cm);
        QFETCH(bool, inches);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(written(lengthOf(cm, inches ? Unit::inch : Unit::centimetre))), text);
    }
};

QTEST_APPLESS_MAIN(Beneath)
#include "tst_under.moc"
