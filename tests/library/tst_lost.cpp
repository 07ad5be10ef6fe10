// Changes that were saved and are gone: with a damaged log, with pages or whole states that a disk did not write. The
// lock's file knows how many there were; it is told until somebody accepts it, and never where nothing is missing.
#include "model/library/copies.h"
#include "model/library/lock.h"
#include "support.h"

#include <QTest>

#include <filesystem>
#include <random>

using namespace strategikon;
namespace fs = std::filesystem;

class TestLost : public QObject {
    Q_OBJECT

private slots:
    void damagedLogs();
    void logsOfBefore();
    void isToldUntilItIsMended();
    void pagesThatWereNotWritten();
    void wholeStatesOfBefore();
    void neverCriesWolf_data();
    void neverCriesWolf();
};

namespace {

const char* const ends[] = {"", "-wal", ".lock"};

void copyAll(const std::string& from, const std::string& to)
{
    for (const char* end : ends)
        if (fs::exists(from + end))
            fs::copy_file(from + end, to + end, fs::copy_options::overwrite_existing);
}

void change(Library& library, int number) { must(library.create(sampleArmy("Army " + std::to_string(number)))); }

// As a kill leaves it: a file, its log and its lock, with so many armies, of which the log alone has most.
void makeKilled(const Folder& folder, const std::string& path, int armies)
{
    {
        auto library = must(Library::open(folder.library()));
        change(library, 0);
    }
    auto library = must(Library::open(folder.library()));
    for (int i = 1; i < armies; ++i)
        change(library, i);
    copyAll(folder.library(), path);
}

int armiesIn(const Library& library) { return int(must(library.armies()).size()); }

// How many are missing, as the library itself says.
int missingIn(const Library& library)
{
    const auto fault = library.behind();
    return fault ? std::stoi(textOf(fault->message.args, "count")) : 0;
}

} // namespace

void TestLost::damagedLogs()
{
    constexpr int armies = 12;
    std::mt19937 random(6);
    Folder folder;
    const std::string killed = folder.path("killed.db");
    makeKilled(folder, killed, armies);
    const std::string log = bytesOf(killed + "-wal");
    int tried = 0, lost = 0, changes = 0;
    for (int round = 0; round < 200; ++round, ++tried) {
        const std::string path = folder.path("d" + std::to_string(round) + ".db");
        copyAll(killed, path);
        std::string damaged = log;
        const std::size_t at = random() % log.size();
        switch (round % 4) {
        case 0:
            damaged[at] = char(damaged[at] ^ (1 << random() % 8));
            break;
        case 1:
            damaged.resize(at);
            break;
        case 2:
            std::fill(damaged.begin() + std::ptrdiff_t(at), damaged.end(), '\0');
            break;
        case 3:
            damaged.replace(at, 512, std::string(512, 'x'));
            break;
        }
        writeBytes(path + "-wal", damaged);
        const auto mode = round % 2 ? Library::Mode::readWrite : Library::Mode::readOnly;
        const auto library = must(Library::open(path, mode));
        const int left = armiesIn(library);
        QCOMPARE(missingIn(library), armies - left);
        QCOMPARE(bool(library.lookThrough()), left == armies);
        lost += left < armies;
        changes += armies - left;
    }
    qInfo("%d damaged logs, %d of them lost changes, %d in all; each of these was told", tried, lost, changes);
    QVERIFY(lost > 100);
}

// One that is gone, and one that is whole but of a moment before.
void TestLost::logsOfBefore()
{
    Folder folder;
    const std::string killed = folder.path("killed.db");
    std::string earlier;
    {
        auto library = must(Library::open(folder.library()));
        for (int i = 0; i < 9; ++i) {
            change(library, i);
            if (i == 3)
                earlier = bytesOf(folder.library() + "-wal");
        }
        copyAll(folder.library(), killed);
    }
    writeBytes(killed + "-wal", earlier);
    QCOMPARE(missingIn(must(Library::open(killed, Library::Mode::readOnly))), 5);
    fs::remove(killed + "-wal");
    QCOMPARE(missingIn(must(Library::open(killed, Library::Mode::readOnly))), 9);
}

void TestLost::isToldUntilItIsMended()
{
    Folder folder;
    const std::string path = folder.path("killed.db");
    makeKilled(folder, path, 8);
    const std::string log = bytesOf(path + "-wal");
    const std::string damaged = log.substr(0, log.size() / 2) + std::string(log.size() - log.size() / 2, 'x');
    writeBytes(path + "-wal", damaged);
    int left = 0;
    for (int twice = 0; twice < 2; ++twice) {
        auto library = must(Library::open(path));
        if (twice == 0)
            left = armiesIn(library);
        QVERIFY(left < 8 && library.wasLeftOpen());
        QCOMPARE(missingIn(library), 8 - left);
        QCOMPARE(code(library.behind()), std::string("library-behind"));
        change(library, 100 + twice); // it can be used, and forgets nothing by that
        QCOMPARE(missingIn(must(Library::open(path, Library::Mode::readOnly))), 8 - left);
    }
    // What was found is kept once, byte for byte, before anything was written over it.
    const auto copies = copiesOf(path);
    QCOMPARE(copies.size(), std::size_t(1));
    QVERIFY(bytesOf(copies.front().file + "-wal") == damaged);
    const auto mended = must(mendLibrary(path));
    QCOMPARE(mended.told.size(), std::size_t(1));
    QCOMPARE(mended.told.front().code, std::string("library-out-behind"));
    const auto library = must(Library::open(path));
    QCOMPARE(armiesIn(library), left + 2);
    QVERIFY(!library.behind() && !library.wasLeftOpen());
    must(library.lookThrough());
}

// A page, or several, as they were before the last change: found, or nothing is lost by it.
void TestLost::pagesThatWereNotWritten()
{
    constexpr std::size_t page = 4096;
    std::mt19937 random(66);
    int tried = 0, found = 0;
    for (int round = 0; round < 40; ++round) {
        Folder folder;
        const std::string path = folder.library();
        std::string content;
        {
            auto library = must(Library::open(path));
            for (int i = 0; i < 3 + round; ++i)
                change(library, i);
        }
        const std::string before = bytesOf(path);
        {
            auto library = must(Library::open(path));
            if (round % 4 == 0)
                must(library.setSetting("theme", "dark"));
            else if (round % 4 == 1)
                must(library.save(must(library.armies()).front().id, sampleArmy("Altered", 1500)));
            else
                change(library, 1000);
            content = contentOf(library);
        }
        const std::string after = bytesOf(path);
        std::vector<std::size_t> changed;
        for (std::size_t at = 0; at < after.size(); at += page)
            if (at >= before.size() || after.compare(at, page, before, at, page) != 0)
                changed.push_back(at);
        for (int times = 0; times < 12; ++times, ++tried) {
            std::string mixed = after;
            int stale = 0;
            for (std::size_t i = 0; i < changed.size(); ++i)
                if (times < int(changed.size()) ? int(i) == times : random() % 2 == 0) { // each alone, then several
                    mixed.replace(changed[i], page,
                        changed[i] < before.size() ? before.substr(changed[i], page) : std::string(page, '\0'));
                    ++stale;
                }
            const std::string other = folder.path("mixed.db");
            writeBytes(other, mixed);
            fs::copy_file(path + ".lock", other + ".lock", fs::copy_options::overwrite_existing);
            const auto library = Library::open(other, Library::Mode::readOnly);
            const bool told = !library || !library->lookThrough();
            found += told;
            QVERIFY2(told || contentOf(*library) == content, std::to_string(stale).c_str());
            for (const char* end : {"", "-wal", "-shm", ".lock"})
                fs::remove(other + end);
        }
    }
    qInfo("%d mixtures of old and new pages: %d found, in the others nothing is lost", tried, found);
    QVERIFY(found > tried / 3);
}

void TestLost::wholeStatesOfBefore()
{
    Folder folder;
    const std::string path = folder.library();
    std::vector<std::string> states;
    for (int i = 0; i < 6; ++i) {
        auto library = must(Library::open(path));
        change(library, i);
        {
            Library closed = std::move(library);
        }
        states.push_back(bytesOf(path));
    }
    for (int i = 0; i < 6; ++i) {
        writeBytes(path, states[std::size_t(i)]);
        QCOMPARE(missingIn(must(Library::open(path, Library::Mode::readOnly))), 5 - i);
    }
}

void TestLost::neverCriesWolf_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"nothing happened", "another library", "a restored one", "the lock is gone",
             "a killed one", "the lock of a moment before", "a lock that cannot be read",
             "a lock of an earlier version", "nothing changed"})
        QTest::newRow(what) << what;
}

void TestLost::neverCriesWolf()
{
    QFETCH(QString, what);
    Folder folder;
    const std::string path = folder.library(), lock = path + ".lock";
    std::string earlier;
    {
        auto library = must(Library::open(path));
        change(library, 0);
        must(library.backupTo(folder.path("copy.db")));
        earlier = bytesOf(lock);
        for (int i = 1; i < 5; ++i)
            change(library, i);
        if (what == "a killed one")
            copyAll(path, folder.path("killed.db"));
    }
    if (what == "another library") {
        fs::remove(path);
        change(*Library::open(folder.path("other.db")), 1);
        fs::rename(folder.path("other.db"), path);
    } else if (what == "a restored one") {
        must(restoreLibrary(path, folder.path("copy.db")));
    } else if (what == "the lock is gone") {
        fs::remove(lock);
    } else if (what == "a killed one") {
        for (const char* end : ends)
            fs::rename(folder.path("killed.db") + end, path + end);
    } else if (what == "the lock of a moment before") {
        writeBytes(lock, earlier);
    } else if (what == "a lock that cannot be read") {
        writeBytes(lock, bytesOf(lock).replace(70, 3, "fff"));
    } else if (what == "a lock of an earlier version") {
        writeBytes(lock, "123 window unchecked\n");
    } else if (what == "nothing changed") {
        auto library = must(Library::open(path));
        const auto army = must(library.armies()).front();
        const std::string before = bytesOf(lock);
        must(library.save(army.id, must(library.army(army.id)).content)); // as it is: nothing to count
        QCOMPARE(bytesOf(lock), before);
    }
    for (const auto mode : {Library::Mode::readOnly, Library::Mode::readWrite, Library::Mode::readOnly}) {
        auto library = must(Library::open(path, mode));
        QCOMPARE(missingIn(library), 0);
        must(library.lookThrough());
        if (mode == Library::Mode::readWrite)
            change(library, 7);
    }
}

QTEST_APPLESS_MAIN(TestLost)
#include "tst_lost.moc"
