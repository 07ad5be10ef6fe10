// Copies the library keeps of itself, and the way back.
#include "support.h"

#include "model/library/copies.h"
#include "model/library/lock.h"

#include <QDate>
#include <QTest>

#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

class TestCopies : public QObject {
    Q_OBJECT

private slots:
    void keepsDaysWeeksAndMonths();
    void makesOneADayAndLetsOldOnesGo();
    void restoresAndDeletesNothing();
    void restoresADamagedOrEmptyOne_data();
    void restoresADamagedOrEmptyOne();
    void refusesADamagedCopyAndABusyLibrary();
};

namespace {

std::vector<std::string> namesIn(const Folder& folder)
{
    std::vector<std::string> names;
    for (const LibraryCopy& copy : copiesOf(folder.library()))
        names.push_back(copy.name);
    return names;
}

// A library with so many armies.
void makeLibrary(const std::string& path, int armies)
{
    auto library = must(Library::open(path));
    while (int(must(library.armies()).size()) < armies)
        must(library.create(sampleArmy("Army")));
}

std::size_t armiesIn(const std::string& path)
{
    return must(must(Library::open(path, Library::Mode::copy)).armies()).size();
}

} // namespace

void TestCopies::keepsDaysWeeksAndMonths()
{
    using Days = std::vector<std::string>;
    QCOMPARE(keptDays({}), Days());
    QCOMPARE(keptDays({"2026-01-31"}), Days{"2026-01-31"});
    // Every day of half a year: three days, the ends of three weeks and of three months.
    Days kept;
    for (QDate day(2026, 1, 1); day <= QDate(2026, 7, 1); day = day.addDays(1)) {
        kept.push_back(day.toString(Qt::ISODate).toStdString());
        kept = keptDays(kept);
    }
    QCOMPARE(kept, (Days{"2026-07-01", "2026-06-30", "2026-06-29", "2026-06-28", "2026-06-21", "2026-05-31"}));
    // Weeks go over the turn of a year.
    QCOMPARE(keptDays({"2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04"}),
        (Days{"2027-01-04", "2027-01-03", "2027-01-02", "2026-12-31"}));
}

void TestCopies::makesOneADayAndLetsOldOnesGo()
{
    Folder folder;
    makeLibrary(folder.library(), 2);
    auto library = must(Library::open(folder.library()));
    QVERIFY(must(rollCopies(library, "2026-01-05")));
    QVERIFY(!must(rollCopies(library, "2026-01-05")));
    QCOMPARE(unsigned(fs::status(folder.path("copies")).permissions()), 0700u);
    QCOMPARE(unsigned(fs::status(folder.path("copies/library-2026-01-05.db")).permissions()), 0600u);
    writeBytes(folder.path("copies/library-notes.db"), "the player's own");
    writeBytes(folder.path("copies/other-2026-01-01.db"), "another's");
    for (const char* day : {"2026-01-06", "2026-01-07", "2026-01-08", "2026-01-09"})
        QVERIFY(must(rollCopies(library, day)));
    QCOMPARE(namesIn(folder),
        (std::vector<std::string>{"library-2026-01-09.db", "library-2026-01-08.db", "library-2026-01-07.db"}));
    QVERIFY(
        fs::exists(folder.path("copies/library-notes.db")) && fs::exists(folder.path("copies/other-2026-01-01.db")));
    const auto copy = must(Library::open(folder.path("copies/library-2026-01-09.db"), Library::Mode::copy));
    QCOMPARE(must(copy.contents()).armies, 2);
    QCOMPARE(must(copy.lookThrough()), must(library.lookThrough()));
    QCOMPARE(must(copy.contents()), must(library.contents()));
    QVERIFY(!fs::exists(folder.path("copies/library-2026-01-09.db-wal"))); // reading leaves nothing beside it
}

void TestCopies::restoresAndDeletesNothing()
{
    Folder folder;
    makeLibrary(folder.library(), 1);
    QVERIFY(must(rollCopies(must(Library::open(folder.library())), "2026-01-05")));
    makeLibrary(folder.library(), 3);
    const std::string copy = copiesOf(folder.library()).front().file;
    const std::string aside = must(restoreLibrary(folder.library(), copy));
    QCOMPARE(armiesIn(folder.library()), std::size_t(1));
    QCOMPARE(armiesIn(aside), std::size_t(3));
    makeLibrary(folder.library(), 2); // it goes on
    // And back again: what was set aside is a copy like the others, and none of the three is gone.
    const std::string second = must(restoreLibrary(folder.library(), aside));
    QVERIFY(second != aside);
    QCOMPARE(armiesIn(folder.library()), std::size_t(3));
    QCOMPARE(armiesIn(second), std::size_t(2));
    QCOMPARE(armiesIn(copy), std::size_t(1));
    QCOMPARE(namesIn(folder).size(), std::size_t(3));
    QCOMPARE(unsigned(fs::status(folder.library()).permissions()), 0600u);
}

void TestCopies::restoresADamagedOrEmptyOne_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"empty", "gone", "rubbish", "left with its log"})
        QTest::newRow(what) << QString(what);
}

void TestCopies::restoresADamagedOrEmptyOne()
{
    QFETCH(QString, what);
    Folder folder;
    makeLibrary(folder.library(), 1);
    QVERIFY(must(rollCopies(must(Library::open(folder.library())), "2026-01-05")));
    std::string before;
    if (what == "gone") {
        fs::remove(folder.library());
    } else if (what == "left with its log") {
        auto library = must(Library::open(folder.library()));
        must(library.create(sampleArmy("In the log")));
        fs::copy_file(folder.library(), folder.path("killed.db"));
        fs::copy_file(folder.library() + "-wal", folder.path("killed.db-wal"));
    } else {
        before = what == "empty" ? "" : std::string(9000, 'x');
        writeBytes(folder.library(), before);
    }
    if (what == "left with its log")
        for (const char* end : {"", "-wal"})
            fs::rename(folder.path("killed.db") + end, folder.library() + end);
    const std::string aside = must(restoreLibrary(folder.library(), folder.path("copies/library-2026-01-05.db")));
    QCOMPARE(armiesIn(folder.library()), std::size_t(1));
    QCOMPARE(aside.empty(), what == "gone");
    if (what == "left with its log")
        QCOMPARE(armiesIn(aside), std::size_t(2));
    else if (!aside.empty())
        QCOMPARE(bytesOf(aside), before);
    must(must(Library::open(folder.library())).create(sampleArmy("Goes on")));
}

void TestCopies::refusesADamagedCopyAndABusyLibrary()
{
    Folder folder;
    makeLibrary(folder.library(), 2);
    QVERIFY(must(rollCopies(must(Library::open(folder.library())), "2026-01-05")));
    const std::string copy = folder.path("copies/library-2026-01-05.db");
    {
        const auto window = must(Library::open(folder.library()));
        QCOMPARE(code(restoreLibrary(folder.library(), copy)), std::string("library-restore-in-use"));
    }
    QCOMPARE(code(restoreLibrary(folder.library(), folder.library())), std::string("library-restore-itself"));
    run(copy, "UPDATE army SET name = 'x'");
    for (const char* end : {"-wal", "-shm"})
        fs::remove(copy + end);
    QCOMPARE(code(restoreLibrary(folder.library(), copy)), std::string("library-copy-damaged"));
    QVERIFY(!bool(restoreLibrary(folder.library(), folder.path("nothing.db"))));
    QCOMPARE(must(must(Library::open(folder.library())).armies()).size(), std::size_t(2));
    QCOMPARE(namesIn(folder).size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestCopies)
#include "tst_copies.moc"
