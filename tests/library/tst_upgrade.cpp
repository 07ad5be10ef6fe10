// Bringing a library from one version to the next.
#include "model/library/progress.h"
#include "support.h"

#include <QTest>

#include <algorithm>
#include <cctype>
#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

class TestUpgrade : public QObject {
    Q_OBJECT

private slots:
    void stepsAreSteps();
    void addsAStep();
    void setsACopyAside();
    void makesATableAnew();
    void failsWhole_data();
    void failsWhole();
    void keepsTheStepsThatWorked();
    void leavesAnOlderOneToReaders();
    void saysHowFarItIs();
};

namespace {

using Steps = std::vector<LibraryStep>;

Steps shipped() { return {shippedLibrarySteps().begin(), shippedLibrarySteps().end()}; }

// The shipped steps and more.
Steps withSteps(const std::vector<const char*>& more)
{
    Steps steps = shipped();
    for (const char* sql : more)
        steps.push_back({static_cast<int>(steps.size()) + 1, "test-step.sql", sql});
    return steps;
}

constexpr const char* addColumn = R"(ALTER TABLE stand_type ADD COLUMN place TEXT NOT NULL DEFAULT 'shelf';
    CREATE TABLE more (a TEXT) STRICT; INSERT INTO more SELECT name FROM army;)";

std::string fill(const std::string& path)
{
    auto library = must(Library::open(path));
    const std::string id = must(library.create(sampleArmy("Army"))).id;
    must(library.setAside(id, must(library.saveStands(sampleStands("Stands", 12))).id, 3));
    must(library.setArchived(id, true));
    must(library.undo(Scope::all()));
    return contentOf(library);
}

std::vector<std::string> backups(const Folder& folder)
{
    std::vector<std::string> found;
    for (const auto& file : fs::directory_iterator(folder.path("")))
        if (file.path().filename().string().starts_with("library-backup-v"))
            found.push_back(file.path());
    std::ranges::sort(found);
    return found;
}

std::string versionOf(const std::string& path) { return ask(path, "PRAGMA user_version"); }

const int newest = shippedLibrarySteps().back().version;
const std::string now = std::to_string(newest), next = std::to_string(newest + 1);

} // namespace

void TestUpgrade::stepsAreSteps()
{
    int version = 0;
    for (const LibraryStep& step : shippedLibrarySteps()) {
        QCOMPARE(step.version, ++version);
        std::string sql = step.sql;
        std::ranges::transform(sql, sql.begin(), [](unsigned char c) { return std::toupper(c); });
        for (const char* word : {"COMMIT", "ROLLBACK", "PRAGMA", "VACUUM", "BEGIN IMMEDIATE", "BEGIN TRANSACTION"})
            QVERIFY2(sql.find(std::string("\n") + word) == std::string::npos, step.name);
    }
}

void TestUpgrade::addsAStep()
{
    Folder folder;
    const std::string content = fill(folder.library());
    QCOMPARE(versionOf(folder.library()), now);
    QVERIFY(backups(folder).empty());
    const Steps steps = withSteps({addColumn});
    for (int twice = 0; twice < 2; ++twice)
        QCOMPARE(contentOf(must(Library::open(folder.library(), Library::Mode::readWrite, steps))), content);
    QCOMPARE(versionOf(folder.library()), next);
    QCOMPARE(ask(folder.library(), "SELECT a FROM more"), std::string("Army"));
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
    QCOMPARE(code(Library::open(folder.library())), std::string("library-newer"));
}

void TestUpgrade::setsACopyAside()
{
    Folder folder;
    const std::string content = fill(folder.library());
    must(Library::open(folder.library(), Library::Mode::readWrite, withSteps({addColumn})));
    const auto first = backups(folder);
    QCOMPARE(first.size(), std::size_t(1));
    const std::string name = fs::path(first[0]).filename();
    QVERIFY2(name.starts_with("library-backup-v" + now + "-20")
            && name.size() == std::string("library-backup-v1-2026-01-01.db").size(),
        name.c_str());
    {
        auto library = must(Library::open(first[0]));
        QVERIFY(!library.readOnlyBecause());
        QCOMPARE(contentOf(library), content);
    }
    // The player puts the copy back and upgrades again on the same day: neither copy is lost.
    fs::copy_file(first[0], folder.library(), fs::copy_options::overwrite_existing);
    must(Library::open(folder.library(), Library::Mode::readWrite, withSteps({addColumn})));
    QCOMPARE(std::count_if(fs::directory_iterator(folder.path("")), fs::directory_iterator(),
                 [](const auto& file) { return file.path().string().ends_with("-2.db"); }),
        1);
}

void TestUpgrade::makesATableAnew()
{
    Folder folder;
    const std::string content = fill(folder.library());
    const Steps steps = withSteps({R"(
        CREATE TABLE stand_new (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, owned INTEGER NOT NULL,
          serves TEXT NOT NULL, note TEXT NOT NULL, digest INTEGER) STRICT;
        INSERT INTO stand_new SELECT id, name, owned, serves, note, digest FROM stand_type;
        DROP TABLE stand_type;
        ALTER TABLE stand_new RENAME TO stand_type;)"});
    {
        auto library = must(Library::open(folder.library(), Library::Mode::readWrite, steps));
        QCOMPARE(contentOf(library), content);
    }
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

void TestUpgrade::failsWhole_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("no SQL") << QByteArray("CREATE TABLE half (a); this is no SQL;");
    QTest::newRow("reference to nothing") << QByteArray("DELETE FROM stand_type; CREATE TABLE half (a);");
    QTest::newRow("the log altered") << QByteArray("CREATE TABLE half (a); DELETE FROM edit;");
    QTest::newRow("a rule broken") << QByteArray("CREATE TABLE half (a); UPDATE stand_aside SET stands = 0;");
}

void TestUpgrade::failsWhole()
{
    QFETCH(QByteArray, sql);
    Folder folder;
    const std::string content = fill(folder.library());
    const auto result = Library::open(folder.library(), Library::Mode::readWrite, withSteps({sql.constData()}));
    QCOMPARE(code(result), std::string("library-upgrade-failed"));
    QCOMPARE(versionOf(folder.library()), now);
    QCOMPARE(ask(folder.library(), "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), std::string("0"));
    QCOMPARE(contentOf(must(Library::open(folder.library()))), content);
    QCOMPARE(backups(folder).size(), std::size_t(1));
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

void TestUpgrade::keepsTheStepsThatWorked()
{
    Folder folder;
    const std::string content = fill(folder.library());
    const Steps good = withSteps({addColumn}), bad = withSteps({addColumn, "nonsense"});
    QCOMPARE(
        code(Library::open(folder.library(), Library::Mode::readWrite, bad)), std::string("library-upgrade-failed"));
    QCOMPARE(versionOf(folder.library()), next);
    QCOMPARE(contentOf(must(Library::open(folder.library(), Library::Mode::readWrite, good))), content);
}

void TestUpgrade::leavesAnOlderOneToReaders()
{
    Folder folder;
    fill(folder.library());
    const Steps steps = withSteps({addColumn});
    QCOMPARE(code(Library::open(folder.library(), Library::Mode::readOnly, steps)), std::string("library-older"));
    auto older = must(Library::open(folder.library()));
    QCOMPARE(code(Library::open(folder.library(), Library::Mode::readWrite, steps)), std::string("library-opening"));
    QCOMPARE(versionOf(folder.library()), now);
    QVERIFY(backups(folder).empty());
}

// Battles are what takes time.
void TestUpgrade::saysHowFarItIs()
{
    Folder folder;
    must(Library::open(folder.library(), Library::Mode::readWrite, std::span(shippedLibrarySteps()).first(3)));
    run(folder.library(),
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) INSERT INTO battle SELECT 'b' || "
        "i, "
        "'Battle', 'game', '1', '{}', 'open', 0, '', '', '{}', '' FROM n");
    std::vector<std::pair<int, int>> heard;
    hearUpgrade([&](int done, int of) { heard.emplace_back(done, of); });
    QVERIFY(battlesOfOlder(folder.library()) == 3);
    must(Library::open(folder.library()));
    QVERIFY((heard == std::vector<std::pair<int, int>>{{0, 3}, {1, 3}, {2, 3}, {3, 3}}));
    QVERIFY(!battlesOfOlder(folder.library()));
    QVERIFY(!battlesOfOlder(folder.path("none")));
    hearUpgrade({});
}

QTEST_APPLESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
