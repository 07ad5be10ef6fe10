// What a library of each version is made of: the same however it came to that version, and known by its fingerprint.
#include "model/library/connection.h"
#include "model/library/copies.h"
#include "model/library/shape.h"
#include "support.h"

#include <QTest>

using namespace strategikon;

class TestShape : public QObject {
    Q_OBJECT

private slots:
    void fingerprints();
    void eachVersionComesToTheNewest_data();
    void eachVersionComesToTheNewest();
    void eachVersionIsRestored_data() { eachVersionComesToTheNewest_data(); }
    void eachVersionIsRestored();
};

namespace {

std::span<const LibraryStep> stepsTo(int version) { return shippedLibrarySteps().first(std::size_t(version)); }

// Of that version, with an army in it as that version wrote one.
void makeOld(const std::string& path, int version)
{
    must(Library::open(path, Library::Mode::readWrite, stepsTo(version)));
    if (version < 4) // later ones have digests, which only the program can write
        run(path,
            "INSERT INTO army VALUES (7, 'a1', 'Old', 'game', 'nation', 'second', 1000, 'name: Old', '[]', '', "
            "'{}', 0, '2025-01-31T09:30:00.000Z', '2025-01-31T09:30:00.000Z');");
}

void compareWithFresh(const std::string& path)
{
    Connection db(path, SQLite::OPEN_READWRITE);
    const int newest = shippedLibrarySteps().back().version;
    QCOMPARE(db.execAndGet("PRAGMA user_version").getInt(), newest);
    const auto found = shapeOf(db), fresh = freshShape(newest, shippedLibrarySteps());
    QVERIFY(found == fresh);
}

} // namespace

// STRATEGIKON_WRITE=1 writes the file anew; the program is built with it.
void TestShape::fingerprints()
{
    std::string all;
    for (const LibraryStep& step : shippedLibrarySteps())
        all +=
            std::to_string(step.version) + " " + fingerprintOf(freshShape(step.version, shippedLibrarySteps())) + "\n";
    const std::string file = SOURCE_DIR "/schema/library/fingerprints.txt";
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        writeBytes(file, all);
    QCOMPARE(QString::fromStdString(bytesOf(file)), QString::fromStdString(all));
}

void TestShape::eachVersionComesToTheNewest_data()
{
    QTest::addColumn<int>("version");
    for (const LibraryStep& step : shippedLibrarySteps())
        QTest::addRow("%d", step.version) << step.version;
}

void TestShape::eachVersionComesToTheNewest()
{
    QFETCH(int, version);
    Folder folder;
    makeOld(folder.library(), version);
    const int newest = shippedLibrarySteps().back().version;
    if (version < newest)
        QCOMPARE(code(Library::open(folder.library(), Library::Mode::readOnly)), std::string("library-older"));
    for (int next = version + 1; next <= newest; ++next) // version by version, as its owner did
        must(Library::open(folder.library(), Library::Mode::readWrite, stepsTo(next)));
    {
        const auto library = must(Library::open(folder.library()));
        QCOMPARE(must(library.armies()).size(), std::size_t(version < 4));
        must(library.lookThrough());
        must(library.backupTo(folder.path("copy.db")));
    }
    compareWithFresh(folder.library());
    compareWithFresh(folder.path("copy.db"));
}

void TestShape::eachVersionIsRestored()
{
    QFETCH(int, version);
    Folder folder;
    makeOld(folder.path("old.db"), version);
    must(Library::open(folder.library()));
    QVERIFY(!must(restoreLibrary(folder.library(), folder.path("old.db"))).empty());
    const auto library = must(Library::open(folder.library()));
    QCOMPARE(must(library.armies()).size(), std::size_t(version < 4));
    ArmyFilter found;
    found.search = "old";
    QCOMPARE(must(library.armies(found)).size(), std::size_t(version < 4));
    must(library.lookThrough());
    compareWithFresh(folder.library());
}

QTEST_APPLESS_MAIN(TestShape)
#include "tst_shape.moc"
