// Maps as pictures: what can be told apart, what is the same again, what can be switched off.
#include "app/map/plate.h"
#include "app/map/sectors.h"
#include "shown.h"

#include "app/map/kept.h"
#include "model/field/terrain/laying.h"
#include "model/field/terrain/shapes.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QTextDocumentFragment>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace strategikon;
using namespace strategikon::map;

class TestPicture : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { shown::useTables(); }
    void everyWordIsDrawn();
    void kindsDifferInGrey();
    void banksLookAsInTheLegend();
    void sameBytes();
    void movedLooksTheSame();
    void layers_data();
    void layers();
    void sectorsWhileTerrainIsPlaced();
    void darkDiffers();
    void svgBringsTheFieldBack();
    void svgWithAnyName();
    void edgesOfTheTable();
    void deployed();
    void badgesFitBesideOthers();
    void pathsAreWhole();
    void drawnInTurn();
    void idsLieInTheMiddle();
    void contoursAreKept();
};

namespace {

constexpr int perCm = 8;

QImage painted(const field::Field& field, const MapLook& look = {})
{
    QImage image(int(field.table.width * perCm), int(field.table.depth * perCm), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(perCm, perCm);
    paintField(painter, field, shown::battlefield().kinds, look);
    return image;
}

QImage colouredSample(const field::Kind& kind)
{
    QImage image(240, 140, QImage::Format_RGB32);
    QPainter painter(&image);
    paintSample(painter, QRectF(0, 0, 240, 140), kind, lightPalette());
    return image;
}

QImage sample(const field::Kind& kind) { return colouredSample(kind).convertToFormat(QImage::Format_Grayscale8); }

bool has(const QImage& image, const QColor& colour)
{
    int dots = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dots += image.pixelColor(x, y) == colour;
    return dots > 40;
}

// How far two pictures differ: the mean difference of a dot, 0 to 255.
double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

MapLook onlyTerrain()
{
    MapLook look;
    look.layers = terrain;
    return look;
}

} // namespace

// A word of the table that no drawing knows would be drawn as plain ground.
void TestPicture::everyWordIsDrawn()
{
    field::Kind unknown;
    unknown.draw = "no-such-word";
    for (const field::Kind& kind : shown::battlefield().kinds.all) {
        field::Kind same = kind;
        same.draw = unknown.draw;
        QVERIFY2(difference(sample(kind), sample(same)) > 1, kind.id.c_str());
    }
}

// Those that mean the same may look the same: a lake and the sea, a village's path and a road nearly.
void TestPicture::kindsDifferInGrey()
{
    const auto& kinds = shown::battlefield().kinds.all;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (kinds[i].draw != kinds[j].draw)
                QVERIFY2(difference(sample(kinds[i]), sample(kinds[j])) > 1.5,
                    (kinds[i].id + " and " + kinds[j].id).c_str());
}

// A low obstacle on its own is a hedge, along a river its bank; the legend shows what the map may show.
void TestPicture::banksLookAsInTheLegend()
{
    field::Piece hedge{"low-obstacle", "", {}, {{20, 20}, {60, 24}}, {0.6}};
    field::Piece river{"shallow-river", "", {}, {{0, 60}, {90, 64}, {180, 60}}, {3}};
    field::Piece bank{"low-obstacle", "banks", {}, {{20, 63}, {80, 66}}, {0.6}};
    for (field::Piece* piece : {&hedge, &river, &bank})
        field::widen(*piece);
    const Palette& colours = lightPalette();
    const QImage legend = colouredSample(*shown::battlefield().kinds.find("low-obstacle"));
    for (const auto& pieces : {std::vector{hedge}, std::vector{river, bank}}) {
        field::Field field;
        field.features.push_back({"t1", "", "", "", -1, pieces});
        const QImage map = painted(field, onlyTerrain());
        const QColor& its = pieces.size() == 1 ? colours.hedge : colours.rampart;
        QVERIFY(has(map, its));
        QVERIFY(has(legend, its));
    }
}

void TestPicture::sameBytes()
{
    for (const char* name : {"crow-hill", "grey-bay"}) {
        const field::Field field = shown::field(name);
        const Plate plate(field, shown::battlefield().kinds, {});
        QVERIFY(pngOf(plate, 600, Qt::white) == pngOf(plate, 600, Qt::white));
        QVERIFY(svgOf(plate, field, Qt::white) == svgOf(plate, field, Qt::white));
    }
}

// Trees and houses follow from the outline, wherever it is dragged.
void TestPicture::movedLooksTheSame()
{
    field::Field field = shown::field("crow-hill");
    std::erase_if(
        field.features, [](const field::Feature& feature) { return feature.id != "t2" && feature.id != "t5"; });
    field::Field moved = field;
    const field::Point by{-10, 15};
    for (field::Feature& feature : moved.features)
        for (field::Piece& piece : feature.pieces) {
            for (field::Point& point : piece.course)
                point = point + by;
            piece.area = field::moved(piece.area, by);
            field::widen(piece);
        }
    const QImage before = painted(field, onlyTerrain()), after = painted(moved, onlyTerrain());
    const QRect part(15 * perCm, 5 * perCm, 130 * perCm, 95 * perCm); // of `after`
    QVERIFY(difference(before.copy(part.translated(10 * perCm, 15 * perCm)), after.copy(part)) < 0.2);
}

void TestPicture::layers_data()
{
    QTest::addColumn<unsigned>("layer");
    for (const auto& [name, layer] :
        {std::pair{"terrain", terrain}, {"hatching", hatching}, {"grid", grid}, {"names", names}, {"middle", middle}})
        QTest::newRow(name) << unsigned(layer);
}

void TestPicture::layers()
{
    QFETCH(unsigned, layer);
    const field::Field field = shown::field("crow-hill");
    MapLook look;
    look.layers = allLayers & ~layer;
    QVERIFY(painted(field) != painted(field, look));
}

// They are drawn as long as dice ask for them, the one that they gave in another shade.
void TestPicture::sectorsWhileTerrainIsPlaced()
{
    const Battlefield& ground = *battlefieldOf(*findSystem("dbm"));
    field::Field field;
    field.system = "dbm";
    field.method = "random";
    field.table = {180, 120, field::Unit::pace, .05};
    field.parties.resize(2);
    QVERIFY(sectorsAsked(field, ground.charts).all.empty()); // nobody defends yet
    const auto say = [&](const char* word) { return field::chosen(field, ground.charts, word); };
    QVERIFY(say("summer") && say("winter") && field::thrown(field, ground.charts, {6, 1}, true));
    QVERIFY(field::ended(field, ground.charts) && say("woods/large") && say("brush/small"));
    QCOMPARE(sectorsAsked(field, ground.charts).all.size(), 6u);
    QCOMPARE(sectorsAsked(field, ground.charts).due, 0);
    QVERIFY(field::ended(field, ground.charts) && field::thrown(field, ground.charts, {4, 5}, true));
    MapLook look;
    look.numbered = sectorsAsked(field, ground.charts);
    QCOMPARE(look.numbered.due, 4);
    const QImage numbered = painted(field, look);
    QVERIFY(painted(field) != numbered);
    look.layers &= ~unsigned(sectors);
    QVERIFY(painted(field) == painted(field, look));
    look.layers |= sectors;
    look.numbered.due = 0;
    QVERIFY(painted(field, look) != numbered);
    QVERIFY(field::declined(field, ground.charts) && field::thrown(field, ground.charts, {1, 1}, true));
    QVERIFY(field::declined(field, ground.charts) && field::ended(field, ground.charts));
    QVERIFY(sectorsAsked(field, ground.charts).all.empty());
}

void TestPicture::darkDiffers()
{
    MapLook dark;
    dark.palette = &darkPalette();
    const field::Field field = shown::field("grey-bay");
    const QImage light = painted(field), night = painted(field, dark);
    QVERIFY(qGray(light.pixel(400, 400)) > 200);
    QVERIFY(qGray(night.pixel(400, 400)) < 80);
}

void TestPicture::svgBringsTheFieldBack()
{
    const field::Field field = shown::field("grey-bay");
    const QString svg = QString::fromUtf8(svgOf(Plate(field, shown::battlefield().kinds, {}), field, Qt::white));
    QVERIFY(!svg.contains(QStringLiteral("<text"))); // letters are outlines: nobody else has the fonts
    const QString open = QStringLiteral("<metadata id=\"strategikon-field\">");
    const qsizetype from = svg.indexOf(open), to = svg.indexOf(QStringLiteral("</metadata>"));
    QVERIFY(from > 0 && to > from);
    QString json = svg.mid(from + open.size(), to - from - open.size());
    json.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    const auto again = field::readField(json.toStdString(), "a.json");
    QVERIFY2(again, describe(again.faults).c_str());
    QVERIFY(*again == field);
    QCOMPARE(*again->seed, std::uint64_t(42));
    QCOMPARE(again->throws.size(), std::size_t(2));
}

// A stranger's name is text in it and nothing else: browsers run what stands in an SVG.
void TestPicture::svgWithAnyName()
{
    field::Field field = shown::field("grey-bay");
    const QString name =
        QStringLiteral("A & B</title><script>x()</script><image href='http://127.0.0.1/x.png'/><title> < C\u202E");
    field.name = name.toStdString();
    QXmlStreamReader xml(svgOf(Plate(field, shown::battlefield().kinds, {}), field, Qt::white));
    QString title;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY(xml.name() != QStringLiteral("script") && xml.name() != QStringLiteral("image"));
        if (xml.name() == QStringLiteral("title"))
            title = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(title.left(name.size() - 1), name.chopped(1));
}

// A ridge and a coast go on beyond the table: no line runs along its edge but the frame.
void TestPicture::edgesOfTheTable()
{
    field::Field field = shown::field("grey-bay");
    std::erase_if(field.features, [](const field::Feature& feature) { return feature.id != "t1"; });
    const QImage image = painted(field, onlyTerrain());
    // Half a cm from the far edge, in the middle of the sea: water, and no shore line.
    const QRgb sea = image.pixel(30 * perCm, 8 * perCm), atEdge = image.pixel(30 * perCm, int(0.6 * perCm));
    QVERIFY2(std::abs(qGray(sea) - qGray(atEdge)) < 12,
        qPrintable(QStringLiteral("%1 %2").arg(qGray(sea)).arg(qGray(atEdge))));
}

void TestPicture::deployed()
{
    field::Field field;
    field.table = {};
    field::Deployment deployment;
    for (const int side : {0, 1}) {
        field::Troop troop;
        troop.badge = side == 0 ? "A1" : "B1";
        troop.side = side;
        deployment.troops.push_back(troop);
    }
    deployment.posted.push_back({"A1", field::Formation::line, {{{90, 10}, 90}}, {}, true});
    deployment.posted.push_back({"B1", field::Formation::line, {{{90, 110}, 270}}, {}, true});
    MapLook look = onlyTerrain();
    const QImage empty = painted(field, look);
    look.layers = terrain | stands;
    look.deployment = &deployment;
    const QImage both = painted(field, look);
    const auto at = [](const QImage& image, double x, double y) { return image.pixel(int(x * perCm), int(y * perCm)); };
    QVERIFY(at(both, 90, 110) != at(empty, 90, 110)); // side 0 below
    QVERIFY(at(both, 90, 10) != at(empty, 90, 10));
    look.hidden[1] = true; // sealed
    const QImage sealed = painted(field, look);
    QVERIFY(at(sealed, 90, 110) == at(both, 90, 110));
    QVERIFY(at(sealed, 90, 10) == at(empty, 90, 10));
    deployment.posted[0].drawn = false;
    QVERIFY(painted(field, look) == empty);
}

// However tall letters have to be on paper, the badge of a base stays on it: alike ones stand edge to edge.
void TestPicture::badgesFitBesideOthers()
{
    field::Deployment deployment;
    deployment.troops.push_back({.badge = "A10", .wide = 4, .deep = 1.5});
    deployment.posted.push_back({"A10", field::Formation::line, {{{90, 60}, 90}}, {}, true});
    MapLook look = onlyTerrain();
    look.layers = terrain | stands;
    look.least = 3.1;
    look.deployment = &deployment;
    const QImage bare = painted(field::Field(), look);
    look.layers |= badges;
    const QImage named = painted(field::Field(), look);
    int inside = 0, beside = 0;
    for (int x = 0; x < named.width(); ++x)
        for (int y = 0; y < named.height(); ++y)
            if (named.pixel(x, y) != bare.pixel(x, y))
                ++(x < 88 * perCm - 1 || x > 92 * perCm ? beside : inside);
    QVERIFY(inside > 0);
    QCOMPARE(beside, 0);
}

namespace {

// Takes down every path that is drawn, as a PDF would.
class Recorder : public QPaintEngine, public QPaintDevice {
public:
    Recorder() : QPaintEngine(AllFeatures) {}
    int paths = 0;
    QStringList faults;
    QList<QRectF> boxes;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    Type type() const override { return QPaintEngine::User; }
    QPaintEngine* paintEngine() const override { return const_cast<Recorder*>(this); }
    int metric(PaintDeviceMetric which) const override
    {
        return which == PdmWidth || which == PdmHeight ? 1000
            : which == PdmDevicePixelRatio             ? 1
            : which == PdmDevicePixelRatioScaled       ? int(devicePixelRatioFScale())
                                                       : 96;
    }

    void drawPath(const QPainterPath& path) override
    {
        ++paths;
        boxes << path.boundingRect();
        if (path.isEmpty())
            faults << QStringLiteral("an empty path");
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element one = path.elementAt(i);
            if (one.isMoveTo() && (i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo()))
                faults << QStringLiteral("a part that goes nowhere");
            if (!std::isfinite(one.x) || !std::isfinite(one.y))
                faults << QStringLiteral("a point that is none");
        }
    }
};

} // namespace

// PDF readers complain of empty paths, and of parts of paths without a line.
void TestPicture::pathsAreWhole()
{
    int paths = 0;
    const auto check = [&](const field::Field& field, const QString& name) {
        Recorder recorder;
        QPainter painter(&recorder);
        paintField(painter, field, shown::battlefield().kinds, {});
        painter.end();
        QVERIFY2(recorder.faults.isEmpty(), qPrintable(name + QStringLiteral(": ") + recorder.faults.value(0)));
        paths += recorder.paths;
    };
    for (const char* name : {"crow-hill", "grey-bay"})
        check(shown::field(name), QString::fromLatin1(name));
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        field::Wish wish;
        wish.seed = seed;
        check(field::generate({}, shown::battlefield().charts, shown::battlefield().kinds, wish),
            QStringLiteral("seed %1").arg(seed));
    }
    QVERIFY(paths > 5000);
    // And what is so small that nothing of it is left.
    for (const field::Kind& kind : shown::battlefield().kinds.all) {
        field::Field field;
        field::Piece piece{kind.id, "", {{50, 50}, {50.4, 50}, {50.2, 50.3}}, {}, {}};
        field.features.push_back({"t1", "", "", "", -1, {piece}});
        check(field, QString::fromStdString(kind.id));
    }
}

// What is laid later lies on top of what is of its kind.
void TestPicture::drawnInTurn()
{
    field::Field field;
    for (const double x : {40, 100}) {
        field::Piece wood{"wood", "", {{x, 40}, {x + 20, 40}, {x + 20, 60}, {x, 60}}, {}, {}};
        field.features.push_back({x < 100 ? "t1" : "t2", "", "", "", -1, {wood}});
    }
    Recorder recorder;
    QPainter painter(&recorder);
    paintField(painter, field, shown::battlefield().kinds, onlyTerrain());
    painter.end();
    const auto first = std::ranges::find_if(recorder.boxes, [](const QRectF& box) {
        return box.width() < 30 && box.contains(box.center().x(), 60); // a wood, not the table
    });
    QVERIFY(first != recorder.boxes.end());
    QCOMPARE(qRound(first->center().x()), 50);
}

// The id of a feature without a name lies in its middle.
void TestPicture::idsLieInTheMiddle()
{
    field::Field field;
    field.features.push_back({"t1", "", "", "", -1, {{"wood", "", {{40, 40}, {60, 40}, {60, 60}, {40, 60}}, {}, {}}}});
    MapLook look;
    look.layers = allLayers & ~unsigned(names);
    const QImage with = painted(field), without = painted(field, look);
    int left = with.width(), right = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
    QVERIFY(left < right);
    QVERIFY2(std::abs((left + right + 1) / 2. - 50 * perCm) <= 1, QByteArray::number((left + right) / 2));
}

// Contours are found once, and move with their hill.
void TestPicture::contoursAreKept()
{
    field::Random random(5);
    const field::Ring hill = field::blob(field::Look::hill, 40, 0.7, random);
    Kept kept;
    int asked = 0;
    const auto contours = [&asked](const field::Ring& outline) {
        ++asked;
        return std::vector<field::Ring>{field::contour(outline, 1, 3), field::contour(outline, 2, 3)};
    };
    const std::vector<field::Ring> here = kept.of(hill, 3, contours);
    QCOMPARE(here.size(), std::size_t(2));
    QVERIFY(field::contains(hill, here[0]) && field::contains(here[0], here[1]));
    for (const field::Point by : {field::Point{20, 10}, {0.5, 3}, {101.25, 33.0 / 1024}}) {
        const std::vector<field::Ring> there = kept.of(field::moved(hill, by), 3, contours);
        for (std::size_t i = 0; i < here.size(); ++i)
            QVERIFY(there[i] == field::moved(here[i], by));
    }
    QCOMPARE(asked, 1);
    kept.of(hill, 4, contours);
    kept.of(field::turned(hill, {}, 30), 3, contours);
    QCOMPARE(asked, 3);
    for (int i = 0; i < 1000; ++i) // many others are not kept for ever
        kept.of(field::scaled(hill, {}, 1 + 0.001 * i), 9, contours);
    const int before = asked;
    kept.of(hill, 3, contours);
    QCOMPARE(asked, before + 1);
}

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
