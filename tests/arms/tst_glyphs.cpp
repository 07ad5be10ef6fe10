// Whoever stands in a list has an arm, each arm has a glyph, and the glyphs are told apart without colours.
#include "app/arms/arms.h"
#include "rules/arms.h"
#include "rules/catalogue.h"
#include "tests/data.h"
#include "tests/report/meeting.h"

#include <QColor>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <numeric>

using namespace strategikon;

namespace {

constexpr int pixels = 16; // the smallest that a list shows

QString ours(const std::string& arm) { return QString::fromStdString(arm); }

bool hasGlyph(const QString& arm) { return !glyphOf(arm, Qt::black).isEmpty(); }

QStringList drawn()
{
    QStringList arms;
    for (const QString& file : QDir(QStringLiteral(":/arms")).entryList({QStringLiteral("*.svg")}))
        arms << file.chopped(4);
    return arms;
}

// Ink of each pixel, 0 to 255.
std::vector<int> inkOf(const QString& arm, const QColor& colour = Qt::black)
{
    QImage image(pixels, pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGlyph(painter, {0, 0, pixels, pixels}, arm, colour);
    painter.end();
    std::vector<int> ink;
    for (int y = 0; y < pixels; ++y)
        for (int x = 0; x < pixels; ++x)
            ink.push_back(255 - qGray(image.pixel(x, y)));
    return ink;
}

// The part of the grid by which two differ, wherever the one lies on the other within a pixel.
double apart(const std::vector<int>& one, const std::vector<int>& other)
{
    double least = 1;
    for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy) {
            double sum = 0;
            for (int y = 0; y < pixels; ++y)
                for (int x = 0; x < pixels; ++x) {
                    const bool in = x + dx >= 0 && x + dx < pixels && y + dy >= 0 && y + dy < pixels;
                    const int there = in ? other[std::size_t((y + dy) * pixels + x + dx)] : 0;
                    sum += std::abs(one[std::size_t(y * pixels + x)] - there) / 255.0;
                }
            least = std::min(least, sum / (pixels * pixels));
        }
    return least;
}

} // namespace

class Glyphs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", data / "tests" / "lists"});
    }

    void rows_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("list");
        Catalogue catalogue;
        for (const System* system : systems())
            for (const ListHeading& heading : catalogue.headings(*system))
                QTest::addRow("%s %s", heading.system.c_str(), heading.id.c_str())
                    << ours(heading.system) << ours(heading.id);
    }

    void rows()
    {
        QFETCH(QString, system);
        QFETCH(QString, list);
        Catalogue catalogue;
        std::vector<Fault> faults;
        const ArmyList* read = catalogue.find(system.toStdString(), list.toStdString(), "", faults);
        QVERIFY2(read != nullptr, describe(faults).c_str());
        const SystemFormat& format = findSystem(system.toStdString())->format();
        for (std::size_t line = 0; line < read->lines.size(); ++line) {
            const std::string arm = armOf(format, *read, int(line));
            QVERIFY2(hasGlyph(ours(arm)), (read->lines[line].name + ": " + arm).c_str());
        }
    }

    void everySystemHasThem()
    {
        for (const System* system : systems()) {
            const auto arms = armsOf(system->format().id).all();
            QVERIFY(arms.size() > 10);
            for (const std::string& arm : arms)
                QVERIFY2(hasGlyph(ours(arm)), arm.c_str());
        }
    }

    void everyDrawingIsOfAnArm()
    {
        QStringList arms;
        for (const System* system : systems())
            for (const std::string& arm : armsOf(system->format().id).all())
                arms << ours(arm);
        for (const QString& arm : drawn())
            QVERIFY2(arms.contains(arm), qPrintable(arm));
    }

    void toldApartInGrey()
    {
        const QStringList arms = drawn();
        QVERIFY(arms.size() > 15);
        for (const QString& one : arms) {
            const auto ink = inkOf(one);
            const double part = std::accumulate(ink.begin(), ink.end(), 0.0) / 255 / (pixels * pixels);
            QVERIFY2(part > 0.12 && part < 0.7, qPrintable(QStringLiteral("%1: %2").arg(one).arg(part)));
            for (const QString& other : arms)
                if (one < other) {
                    const double distance = apart(ink, inkOf(other));
                    QVERIFY2(distance > 0.09, qPrintable(QStringLiteral("%1, %2: %3").arg(one, other).arg(distance)));
                }
        }
    }

    void inItsColour()
    {
        for (const QString& arm : drawn()) {
            QVERIFY(glyphOf(arm, Qt::red).contains("#ff0000"));
            QVERIFY(!glyphOf(arm, Qt::red).contains("currentColor"));
            QCOMPARE(inkOf(arm, Qt::white), std::vector<int>(pixels * pixels));
        }
        QVERIFY(!hasGlyph({}));
        QVERIFY(!hasGlyph(QStringLiteral("nobody")));
    }

    void inBattleAsInTheList()
    {
        Catalogue catalogue;
        int met = 0;
        for (const QString& army : meeting::readyArmies()) {
            std::vector<Fault> faults;
            const play::State state = meeting::between(catalogue, {army, army});
            const ArmyList* list = catalogue.find("warmaster", army.toStdString(), "", faults);
            for (const play::Thing& thing : state.things) {
                if (thing.sort != play::Sort::body && thing.sort != play::Sort::leader)
                    continue;
                const std::string arm = gameOf("warmaster")->arm(thing);
                QVERIFY2(hasGlyph(ours(arm)), thing.name.c_str());
                const int line = list->line(thing.kind);
                if (line >= 0 && thing.name == list->lines[std::size_t(line)].name) {
                    QVERIFY2(arm == armOf(findSystem("warmaster")->format(), *list, line), thing.name.c_str());
                    ++met;
                }
            }
        }
        QVERIFY(met > 300);
    }
};

QTEST_MAIN(Glyphs)
#include "tst_glyphs.moc"
