// Battlefields in files: what is written reads back, and what no table can hold is refused in one sentence with its
// place. files/bad/<name>.json has its sentences in <name>.txt.
#include "model/field/files/field_file.h"
#include "model/text/file.h"
#include "model/text/schema.h"
#include "tests/text/support.h"

#include <QDir>

using namespace strategikon;
using namespace strategikon::field;
using support::repeated;

class TestFile : public QObject {
    Q_OBJECT
private slots:
    void goodFiles_data();
    void goodFiles();
    void badFiles_data();
    void badFiles();
    void tooMuch_data();
    void tooMuch();
    void everyCoordinate();
    void seeds();
};

namespace {

const QString files = QStringLiteral(SOURCE_DIR "/tests/field/files/");

void eachFile(const char* folder)
{
    QTest::addColumn<QString>("path");
    const QDir dir(files + folder);
    const QStringList names = dir.entryList({"*.json", "*.yaml"}, QDir::Files, QDir::Name);
    QVERIFY2(!names.isEmpty(), folder);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << dir.filePath(name);
}

std::string contentOf(const QString& path) { return *readFile(path.toStdString()); }

std::string faultsOf(const std::string& text, const std::string& name)
{
    return name.ends_with(".yaml") || name.starts_with("pieces") ? describe(readOwned(text, name).faults)
                                                                 : describe(readField(text, name).faults);
}

std::string withFeatures(const std::string& features)
{
    return R"({"system": "any", "table": {"width": 180, "depth": 120}, "features": [)" + features + "]}";
}

std::string withPoints(std::size_t count, const char* id = "t1")
{
    std::string points;
    for (std::size_t i = 0; i < count; ++i) { // a fan: simple, however many
        const Point p = Point{90, 60} + towards(360.0 * double(i) / double(count)) * 50;
        points += (i ? ", [" : "[") + std::to_string(p.x) + ", " + std::to_string(p.y) + "]";
    }
    return R"({"id": ")" + std::string(id) + R"(", "pieces": [{"kind": "hill", "outline": [)" + points + "]}]}";
}

} // namespace

void TestFile::goodFiles_data() { eachFile("good"); }

void TestFile::goodFiles()
{
    QFETCH(QString, path);
    const auto field = readField(contentOf(path), "a.json");
    QCOMPARE(QString::fromStdString(describe(field.faults)), QString());
    const auto schema = Schema::load(SOURCE_DIR "/schema/field.schema.json");
    QVERIFY2(schema, describe(schema.faults).c_str());
    QCOMPARE(QString::fromStdString(describe(schema->check(fieldNode(*field)))), QString());
    const std::string written = writeField(*field);
    const auto again = readField(written, "b.json");
    QVERIFY2(again, describe(again.faults).c_str());
    QCOMPARE(*again == *field, true);
    QCOMPARE(QString::fromStdString(writeField(*again)), QString::fromStdString(written));
}

void TestFile::badFiles_data() { eachFile("bad"); }

void TestFile::badFiles()
{
    QFETCH(QString, path);
    const std::string name = QFileInfo(path).fileName().toStdString();
    const QString golden = path.left(path.lastIndexOf(u'.')) + QStringLiteral(".txt");
    const std::string faults = faultsOf(contentOf(path), name);
    QVERIFY(!faults.empty());
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(golden.toStdString(), faults));
    QCOMPARE(QString::fromStdString(faults), QString::fromStdString(contentOf(golden)));
}

// What would make too large a file to keep.
void TestFile::tooMuch_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("200 features are allowed") << [] {
        std::string all;
        for (int i = 0; i < 200; ++i)
            all += (i ? ", " : "") + withPoints(4, ("t" + std::to_string(i)).c_str());
        return withFeatures(all);
    }() << QString();
    QTest::newRow("201 features are not")
        << withFeatures("0" + repeated(", 0", 200)) << "“features” has 201 items; 200 is the maximum. Leave some out.";
    QTest::newRow("2000 points are allowed") << withFeatures(withPoints(2000)) << QString();
    QTest::newRow("2001 points are not") << withFeatures(withPoints(2001))
                                         << "“outline” has 2001 items; 2000 is the maximum. Leave some out.";
    QTest::newRow("40,000 points together") << [] {
        std::string all;
        for (int i = 0; i < 21; ++i)
            all += (i ? ", " : "") + withPoints(2000, ("t" + std::to_string(i)).c_str());
        return withFeatures(all);
    }() << "With this feature the outlines have more than 40000 points in all; draw them with fewer.";
    QTest::newRow("as many points as a file holds") << withFeatures(
        R"({"id": "t1", "pieces": [{"kind": "hill", "outline": [[1,1])" + repeated(",[1,1]", 80'000) + "]}]}")
                                                    << "This file has more than 200000 values; split it.";
    QTest::newRow("a billion points") << withFeatures(
        R"({"id": "t1", "pieces": [{"kind": "hill", "outline": [[1,1])" + repeated(",[1,1]", 1'000'000) + "]}]}")
                                      << "This file is larger than 4 MB, more than any file of this kind needs; "
                                         "check that it’s the right one.";
}

void TestFile::tooMuch()
{
    QFETCH(std::string, text);
    QFETCH(QString, sentence);
    const auto field = readField(text, "big.json");
    if (sentence.isEmpty()) {
        QVERIFY2(field, describe(field.faults).c_str());
        return;
    }
    QCOMPARE(field.faults.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(english(field.faults.front().message)), sentence);
}

// Four decimals are enough for every length on the grid.
void TestFile::everyCoordinate()
{
    for (int i = 0; i < 1024; ++i) {
        Field field;
        field.system = "any";
        const double off = i / 1024.0;
        field.features.push_back(
            {"t1", "", "", "", -1, {{"hill", "", {{off, 0}, {10 + off, -off}, {700 + off, 10 + off}}, {}, {}}}});
        const auto again = readField(writeField(field), "a.json");
        QVERIFY2(again, describe(again.faults).c_str());
        QVERIFY(again->features == field.features);
    }
}

void TestFile::seeds()
{
    for (const std::uint64_t seed : {std::uint64_t(0), std::uint64_t(7), std::uint64_t(1) << 53, ~std::uint64_t(0)}) {
        Field field;
        field.system = "any";
        field.seed = seed;
        const auto again = readField(writeField(field), "a.json");
        QVERIFY2(again, describe(again.faults).c_str());
        QCOMPARE(*again->seed, seed);
    }
}

QTEST_APPLESS_MAIN(TestFile)
#include "tst_file.moc"
