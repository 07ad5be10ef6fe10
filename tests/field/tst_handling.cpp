// A feature as hands change it: what moves together, and that the table is never left.
#include "model/field/terrain/handling.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::field;

namespace {

Feature hillWithPath()
{
    Feature hill;
    hill.id = "t1";
    Piece body{"hill", "", rectangle({60, 40}, 24, 16), {}, {}};
    Piece summit{"cliff", "summit", rectangle({60, 40}, 8, 6), {}, {}};
    Piece path{"path", "path", {}, {{48, 40}, {72, 40}}, {2}};
    widen(path);
    hill.pieces = {body, summit, path};
    return hill;
}

} // namespace

class Handling : public QObject {
    Q_OBJECT

private slots:
    void allPiecesGoAlong();
    void staysOnTheTable();
    void sizeKeepsWidths();
    void pullsOnlyWhatIsNear();
};

void Handling::allPiecesGoAlong()
{
    const Feature hill = hillWithPath();
    const Feature there = moved(hill, {10, -5}, Table());
    QCOMPARE(boxOf(there).centre(), boxOf(hill).centre() + (Point{10, -5}));
    QVERIFY(contains(there.pieces[0].area, there.pieces[1].area));
    QCOMPARE(there.pieces[2].course.front(), (Point{58, 35}));
    const Feature turned = field::turned(hill, 90, Table());
    QVERIFY(std::abs(boxOf(turned).depth() - 24) < 0.1);
    QVERIFY(contains(turned.pieces[0].area, turned.pieces[1].area));
}

void Handling::staysOnTheTable()
{
    const Table table;
    for (const Point far : {Point{500, 0}, {-500, 0}, {0, 500}, {0, -500}, {-500, 500}}) {
        const Box box = boxOf(moved(hillWithPath(), far, table).pieces[0].area);
        QVERIFY(box.least.x >= 0 && box.least.y >= 0 && box.most.x <= table.width && box.most.y <= table.depth);
    }
}

void Handling::sizeKeepsWidths()
{
    const Feature twice = resized(hillWithPath(), 2, Table());
    QVERIFY(std::abs(boxOf(std::span<const Point>(twice.pieces[0].area)).width() - 48) < 0.1);
    QCOMPARE(twice.pieces[2].widths, std::vector<double>{2});
    QVERIFY(std::abs(length(twice.pieces[2].course) - 48) < 0.1);
}

void Handling::pullsOnlyWhatIsNear()
{
    const Feature hill = hillWithPath();
    const Feature pulled = field::pulled(hill, {72, 48}, {6, 0}, 8, Table());
    QCOMPARE(pulled.pieces[1], hill.pieces[1]); // out of reach
    QVERIFY(boxOf(std::span<const Point>(pulled.pieces[0].area)).most.x > 77);
    QCOMPARE(boxOf(std::span<const Point>(pulled.pieces[0].area)).least.x, 48.0);
    QCOMPARE(int(handles(hill, 3).size()), 3);
}

QTEST_GUILESS_MAIN(Handling)
#include "tst_handling.moc"
