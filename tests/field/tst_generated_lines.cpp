// Roads, paths and rivers of battlefields from seeds: how wide they are and where they lead.
#include "tests/field/generated.h"

#include <cmath>
#include <map>

using namespace fieldtest;

namespace {

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

} // namespace

class GeneratedLines : public QObject, Ground {
    Q_OBJECT

private slots:
    void initTestCase() { read(); }

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
};

QTEST_APPLESS_MAIN(GeneratedLines)
#include "tst_generated_lines.moc"
