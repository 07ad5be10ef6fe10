// Files in the making: under names that nobody has, gone with whoever makes them, and cleared after a kill; what is not
// certainly the program's own is never touched, whatever its name.
#include "model/library/copies.h"
#include "model/library/everything.h"
#include "model/text/unfinished.h"
#include "support.h"
#include "writer.h"

#include <QTest>

#include <filesystem>
#include <map>
#include <set>

#include <unistd.h>

using namespace strategikon;
namespace fs = std::filesystem;

class TestUnfinished : public QObject {
    Q_OBJECT

private slots:
    void touchesNoOthers();
    void goesWithItsMaker();
    void clearsWhatAKillLeft();
    void clearsNothingElse();
    void leavesWhoIsAtWork();
};

namespace {

std::map<std::string, std::string> inFolder(const std::string& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& file : fs::directory_iterator(folder))
        files[file.path().filename()] = file.is_symlink() ? "a link"
            : file.is_directory()                         ? "a folder"
                                                          : bytesOf(file.path());
    return files;
}

// The hidden file that is there.
std::string hiddenIn(const Folder& folder)
{
    for (const auto& [name, bytes] : inFolder(folder.path("")))
        if (name.starts_with(".strategikon-"))
            return folder.path(name);
    return {};
}

std::string leftByAKill(const Folder& folder)
{
    Writer writer("--begin", folder.path("target"));
    writer.readLine();
    writer.kill();
    return hiddenIn(folder);
}

} // namespace

void TestUnfinished::touchesNoOthers()
{
    Folder folder;
    const std::string library = folder.library(), all = folder.path("all.db"), damaged = folder.path("damaged.db");
    const std::vector<std::string> names{"all.db.part", "all.db.part-journal", "all.db-journal", "library.db.part",
        "library.db.mended", "library.db.mended-wal", "library.db.mended.lock", "damaged.db.mended", "copy.db.part",
        ".strategikon-1234567890.tmp"};
    for (const std::string& name : names)
        writeBytes(folder.path(name), "what a user wrote in " + name);
    fs::create_symlink(folder.path("all.db.part"), folder.path("new.db.part"));
    {
        auto made = must(Library::open(library));
        must(made.create(sampleArmy("Army")));
        must(made.backupTo(folder.path("copy.db")));
        must(writeEverything(made, {}, all, false));
        must(writeEverything(made, {}, all, true));
    }
    must(Library::open(folder.path("new.db")));
    must(restoreLibrary(library, all));
    fs::copy_file(all, damaged);
    run(damaged, "PRAGMA journal_mode = DELETE; CREATE TABLE more (a)");
    must(mendLibrary(damaged));
    for (const std::string& name : names)
        QCOMPARE(bytesOf(folder.path(name)), "what a user wrote in " + name);
    QVERIFY(fs::is_symlink(folder.path("new.db.part")));
}

void TestUnfinished::goesWithItsMaker()
{
    Folder folder;
    std::set<std::string> names;
    for (int i = 0; i < 100; ++i) {
        Unfinished file(folder.path("target"), 0600);
        QCOMPARE(file.error(), 0);
        QVERIFY(names.insert(file.path()).second);
        writeBytes(file.path() + "-journal", "SQLite's");
    }
    QVERIFY(inFolder(folder.path("")).empty());
    Unfinished moved(folder.path("target"), 0600);
    fs::remove(moved.path()); // somebody else's lies there now
    writeBytes(moved.path(), "another's");
    QVERIFY(moved.finish(Existing::replaced) != 0);
    QVERIFY(!fs::exists(folder.path("target")));
    QCOMPARE(bytesOf(moved.path()), std::string("another's"));
    QVERIFY(Unfinished(folder.path("none/target"), 0600).error() != 0);
}

void TestUnfinished::clearsWhatAKillLeft()
{
    Folder folder;
    for (int i = 0; i < 20; ++i) {
        const std::string left = leftByAKill(folder);
        QVERIFY(!left.empty());
        for (const char* end : {"-journal", "-wal", "-shm"})
            writeBytes(left + end, "SQLite's");
        if (i % 2 == 0)
            must(writeFile(folder.path("next"), "text"));
        else
            must(Library::open(folder.library()));
        QVERIFY(hiddenIn(folder).empty());
    }
    // Beside the backups, and of a library that was there already.
    leftByAKill(folder);
    fs::create_directories(folder.path("copies"));
    fs::rename(hiddenIn(folder), folder.path("copies") + "/" + fs::path(hiddenIn(folder)).filename().string());
    must(Library::open(folder.library()));
    QVERIFY(inFolder(folder.path("copies")).empty());
}

void TestUnfinished::clearsNothingElse()
{
    Folder folder;
    const std::string name = fs::path(leftByAKill(folder)).filename(), left = folder.path(name);
    const auto next = [&] { must(writeFile(folder.path("next"), "text")); };
    std::string other = name; // one digit is another: no name of the program's
    other[20] = other[20] == '0' ? '1' : '0';
    fs::rename(left, folder.path(other));
    next();
    QVERIFY(fs::exists(folder.path(other)));
    writeBytes(folder.path("user's"), "a user's");
    fs::create_symlink(folder.path("user's"), left);
    next();
    QVERIFY(fs::is_symlink(left) && fs::exists(folder.path("user's")));
    fs::remove(left);
    fs::create_directory(left);
    next();
    QVERIFY(fs::is_directory(left));
}

void TestUnfinished::leavesWhoIsAtWork()
{
    Folder folder;
    Writer writer("--begin", folder.path("target"));
    QVERIFY(writer.readLine());
    const std::string theirs = hiddenIn(folder);
    QVERIFY(!theirs.empty());
    must(writeFile(folder.path("next"), "text"));
    must(Library::open(folder.library()));
    QCOMPARE(hiddenIn(folder), theirs);
}

int main(int argc, char** argv)
{
    if (argc > 2 && argv[1] == std::string("--begin")) {
        Unfinished file(argv[2], 0600);
        Writer::say("begin", 1);
        pause();
        return file.error();
    }
    TestUnfinished test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_unfinished.moc"
