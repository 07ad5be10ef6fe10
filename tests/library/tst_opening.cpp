// Opening: a new library, one from elsewhere, one after a crash, and all that is no library.
#include "support.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTest>

#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void makesANewOne();
    void takesNoEmptyFileForANewOne();
    void isTheUsersAlone();
    void refusesANewerOne();
    void refusesANewerOneThatOnlyTheLogShows();
    void refusesStrangers_data();
    void refusesStrangers();
    void refusesWhatIsNoFile();
    void findsDamage();
    void recoversAfterACrash();
    void readsWithoutChanging();
};

namespace {

const std::string ok = "ok";

std::size_t filesIn(const Folder& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()));
}

void makeLibrary(const std::string& path)
{
    auto library = must(Library::open(path));
    must(library.create(sampleArmy("Army")));
}

// The file and its log as a crash would leave them.
void copyCrashed(const std::string& from, const std::string& to)
{
    fs::copy_file(from, to);
    fs::copy_file(from + "-wal", to + "-wal");
}

std::string reasonOf(const Library& library)
{
    const Message* reason = library.readOnlyBecause();
    return reason ? reason->code : "";
}

} // namespace

void TestOpening::makesANewOne()
{
    Folder folder;
    const std::string path = folder.path("deep/folder/my library.db");
    {
        auto library = must(Library::open(path));
        QVERIFY(!library.readOnlyBecause());
        QCOMPARE(library.path(), fs::canonical(path).string());
    }
    QCOMPARE(ask(path, "PRAGMA application_id"), std::to_string(0x53747267));
    QCOMPARE(ask(path, "PRAGMA user_version"), std::to_string(shippedLibrarySteps().back().version));
    QCOMPARE(ask(path, "PRAGMA journal_mode"), std::string("wal"));
    QVERIFY(!fs::exists(path + "-wal"));
}

// What is left when a disk loses a file's contents, or of a library whose file was taken away from its log.
void TestOpening::takesNoEmptyFileForANewOne()
{
    Folder folder;
    const std::string crashed = folder.path("crashed.db");
    makeLibrary(folder.library());
    {
        auto library = must(Library::open(folder.library()));
        must(library.create(sampleArmy("Second")));
        copyCrashed(folder.library(), crashed);
    }
    const std::string log = bytesOf(crashed + "-wal");
    writeBytes(crashed, "");
    for (const auto mode : {Library::Mode::readWrite, Library::Mode::readOnly})
        QCOMPARE(code(Library::open(crashed, mode)), std::string("library-empty"));
    QVERIFY(bytesOf(crashed).empty());
    QVERIFY(bytesOf(crashed + "-wal") == log); // SQLite would have thrown it away
    fs::remove(crashed);
    QCOMPARE(code(Library::open(crashed)), std::string("library-lost"));
    QVERIFY(bytesOf(crashed + "-wal") == log);
}

void TestOpening::isTheUsersAlone()
{
    Folder folder;
    const std::string home = folder.path("new/strategikon"), path = home + "/library.db";
    const auto rights = [](const std::string& file) { return unsigned(fs::status(file).permissions()); };
    for (int twice = 0; twice < 2; ++twice) {
        {
            auto library = must(Library::open(path));
            must(library.create(sampleArmy("Army")));
            for (const char* end : {"", "-wal", "-shm", ".lock"})
                QCOMPARE(rights(path + end), 0600u);
            must(library.backupTo(home + "/copy.db", true));
        }
        QCOMPARE(rights(home + "/copy.db"), 0600u);
        QCOMPARE(rights(home), 0700u);
        fs::permissions(home, fs::perms(0755)); // as earlier versions made them
        for (const char* end : {"", ".lock"})
            fs::permissions(path + end, fs::perms(0644));
    }
}

void TestOpening::refusesANewerOne()
{
    Folder folder;
    makeLibrary(folder.library());
    run(folder.library(), "PRAGMA user_version = 99");
    fs::remove(folder.library() + ".lock");
    const std::string before = bytesOf(folder.library());
    QCOMPARE(code(Library::open(folder.library())), std::string("library-newer"));
    QCOMPARE(code(Library::open(folder.library(), Library::Mode::readOnly)), std::string("library-newer"));
    QVERIFY(bytesOf(folder.library()) == before);
    QCOMPARE(filesIn(folder), std::size_t(1));
}

void TestOpening::refusesANewerOneThatOnlyTheLogShows()
{
    Folder folder;
    const std::string crashed = folder.path("crashed.db");
    makeLibrary(folder.library());
    {
        SQLite::Database db(folder.library(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA user_version = 99; CREATE TABLE new (x)");
        copyCrashed(folder.library(), crashed);
    }
    const std::string before = bytesOf(crashed), log = bytesOf(crashed + "-wal");
    QCOMPARE(code(Library::open(crashed)), std::string("library-newer"));
    QVERIFY(bytesOf(crashed) == before);
    QVERIFY(bytesOf(crashed + "-wal") == log);
}

void TestOpening::refusesStrangers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray none = "library-not-a-library", other = "library-not-ours";
    QTest::newRow("one byte") << QByteArray("x") << QByteArray() << none;
    QTest::newRow("a sentence") << QByteArray("system: some\nlist: other\n") << QByteArray() << none;
    QTest::newRow("a page of text") << QByteArray(4096, 'x') << QByteArray() << none;
    QTest::newRow("a page of nothing") << QByteArray(8192, '\0') << QByteArray() << none;
    QTest::newRow("a name only") << QByteArray("SQLite format 3\0", 16) << QByteArray() << none;
    QTest::newRow("other program") << QByteArray() << QByteArray("PRAGMA application_id = 77; CREATE TABLE a (b)")
                                   << other;
    QTest::newRow("no program") << QByteArray() << QByteArray("CREATE TABLE a (b)") << other;
    QTest::newRow("log of another") << QByteArray() << QByteArray("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")
                                    << other;
    QTest::newRow("ours without version")
        << QByteArray() << QByteArray("PRAGMA application_id = 1400140391; CREATE TABLE a (b)")
        << QByteArray("library-damaged");
}

void TestOpening::refusesStrangers()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, expected);
    Folder folder;
    writeBytes(folder.library(), bytes.toStdString());
    if (!sql.isEmpty())
        run(folder.library(), sql.toStdString());
    const std::string before = bytesOf(folder.library());
    QCOMPARE(code(Library::open(folder.library())), expected.toStdString());
    QCOMPARE(code(Library::open(folder.library(), Library::Mode::readOnly)), expected.toStdString());
    QVERIFY(bytesOf(folder.library()) == before);
    QCOMPARE(filesIn(folder), std::size_t(1));
}

void TestOpening::refusesWhatIsNoFile()
{
    Folder folder;
    QCOMPARE(code(Library::open(folder.path("."))), std::string("library-not-a-file"));
    QCOMPARE(code(Library::open("/dev/full")), std::string("library-not-a-file"));
    QCOMPARE(code(Library::open(folder.path("none.db"), Library::Mode::readOnly)), std::string("library-missing"));
    writeBytes(folder.path("file"), "x");
    QVERIFY(!code(Library::open(folder.path("file/library.db"))).empty());
    QVERIFY(!code(Library::open("/proc/none/library.db")).empty());
    const std::string shorter = folder.path("a"), longer = shorter + std::string("\0b", 2);
    QVERIFY(!code(Library::open(longer)).empty());
    QVERIFY(!fs::exists(shorter)); // which the system would read there
    QVERIFY(!code(Library::open("")).empty());
    QVERIFY(!code(Library::open(folder.path(std::string(300, 'x')))).empty());
}

void TestOpening::findsDamage()
{
    Folder folder;
    const std::string crashed = folder.path("crashed.db");
    for (int i = 0; i < 20; ++i)
        makeLibrary(folder.library());
    const int page = std::stoi(ask(folder.library(), "SELECT rootpage FROM sqlite_schema WHERE name = 'army'"));
    std::string bytes = bytesOf(folder.library());
    std::fill_n(bytes.begin() + (page - 1) * 4096, 4096, '\x55');
    writeBytes(folder.library(), bytes);
    {
        auto library = must(Library::open(folder.library()));
        QCOMPARE(code(library.armies()), std::string("library-damaged"));
        QCOMPARE(code(library.create(sampleArmy("Army"))), std::string("library-damaged"));
        must(library.setSetting("theme", "dark"));
        copyCrashed(folder.library(), crashed);
    }
    // Opening does not wait for a look at the whole file; whoever looks through it is told.
    const auto health = must(Library::open(crashed)).lookThrough();
    QVERIFY(!health.faults.empty());
    QCOMPARE(health.faults.front().message.code, std::string("library-damaged"));
}

void TestOpening::recoversAfterACrash()
{
    Folder folder;
    const std::string crashed = folder.path("crashed.db");
    std::string expected;
    {
        auto library = must(Library::open(folder.library()));
        for (int i = 0; i < 50; ++i)
            must(library.create(sampleArmy("Army " + std::to_string(i))));
        expected = contentOf(library);
        copyCrashed(folder.library(), crashed);
    }
    {
        QCOMPARE(contentOf(must(Library::open(crashed, Library::Mode::readOnly))), expected);
    }
    {
        QCOMPARE(contentOf(must(Library::open(crashed))), expected);
    }
    QVERIFY(!fs::exists(crashed + "-wal"));
    QCOMPARE(wholeness(crashed), ok);
}

void TestOpening::readsWithoutChanging()
{
    Folder folder;
    makeLibrary(folder.library());
    const std::string before = bytesOf(folder.library());
    {
        auto library = must(Library::open(folder.library(), Library::Mode::readOnly));
        QCOMPARE(reasonOf(library), std::string("library-reading"));
        QCOMPARE(must(library.armies()).size(), std::size_t(1));
        QCOMPARE(code(library.create(sampleArmy("Army"))), std::string("library-reading"));
        QCOMPARE(code(library.undo(Scope::all())), std::string("library-reading"));
        QVERIFY(!library.canUndo(Scope::all()));
        must(library.backupTo(folder.path("copy.db")));
        QCOMPARE(contentOf(must(Library::open(folder.path("copy.db")))), contentOf(library));
        // Reading keeps no one from writing.
        must(must(Library::open(folder.library())).create(sampleArmy("Second")));
        QCOMPARE(must(library.armies()).size(), std::size_t(2));
    }
    QCOMPARE(must(must(Library::open(folder.library())).armies()).size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(TestOpening)
#include "tst_opening.moc"
