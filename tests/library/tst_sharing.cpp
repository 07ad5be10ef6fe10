// Several who open one library: in one process, and in two.
#include "support.h"

#include "model/library/lock.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <filesystem>
#include <iostream>
#include <thread>

using namespace strategikon;
namespace fs = std::filesystem;

class TestSharing : public QObject {
    Q_OBJECT

private slots:
    void oneWriterInAProcess();
    void oneWriterAmongProcesses();
    void readerLeavesTheLogAlone();
    void waitsForAnotherToFinish();
    void commandsWaitForOneAnother();
    void namesWhoHoldsIt();
    void knowsWhoWasKilled();
    void takesNoLinkForTheLock();
};

namespace {

void makeLibrary(const std::string& path)
{
    auto library = must(Library::open(path));
    must(library.create(sampleArmy("Army")));
}

std::string reasonOf(const Library& library)
{
    const Message* reason = library.readOnlyBecause();
    return reason ? reason->code : "";
}

// This program once more, holding the library until it is killed.
class Holder {
public:
    explicit Holder(const std::string& path)
    {
        process_.start(QCoreApplication::applicationFilePath(), {"--hold", QString::fromStdString(path)});
        if (!process_.waitForReadyRead(10'000))
            throw std::runtime_error("the other process did not begin");
        process_.readLine();
    }
    ~Holder() { kill(); }
    void kill()
    {
        process_.kill();
        process_.waitForFinished();
    }
    // Has it change the library and waits until that is done.
    void change()
    {
        process_.write("change\n");
        if (!process_.waitForReadyRead(10'000))
            throw std::runtime_error("the other process did not answer");
        process_.readLine();
    }
    std::string number() const { return std::to_string(process_.processId()); }

private:
    QProcess process_;
};

int hold(const std::string& path)
{
    auto library = must(Library::open(path));
    must(library.create(sampleArmy("Held")));
    std::cout << "ready" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        must(library.create(sampleArmy("More")));
        std::cout << "done" << std::endl;
    }
    return 0;
}

} // namespace

void TestSharing::oneWriterInAProcess()
{
    Folder folder;
    fs::create_symlink(folder.library(), folder.path("link.db"));
    auto first = std::make_optional(must(Library::open(folder.library())));
    auto second = must(Library::open(folder.path("link.db")));
    QCOMPARE(reasonOf(second), std::string("library-in-use"));
    const std::string id = must(first->create(sampleArmy("Army"))).id;
    QCOMPARE(must(second.army(id)).content.name, std::string("Army"));
    QCOMPARE(code(second.remove(id)), std::string("library-in-use"));
    first.reset();
    QCOMPARE(code(second.remove(id)), std::string("library-in-use"));
    auto third = must(Library::open(folder.library()));
    must(third.remove(id));
    QVERIFY(must(second.armies()).empty());
}

void TestSharing::oneWriterAmongProcesses()
{
    Folder folder;
    Holder holder(folder.library());
    {
        auto library = must(Library::open(folder.library()));
        QCOMPARE(reasonOf(library), std::string("library-in-use"));
        QVERIFY(english(*library.readOnlyBecause()).find("process " + holder.number()) != std::string::npos);
        QCOMPARE(must(library.armies()).size(), std::size_t(1));
        QCOMPARE(code(library.create(sampleArmy("Army"))), std::string("library-in-use"));
        holder.change();
        QCOMPARE(must(library.armies()).size(), std::size_t(2));
        holder.kill();
        QCOMPARE(must(library.armies()).size(), std::size_t(2));
    }
    auto library = must(Library::open(folder.library()));
    QVERIFY(!library.readOnlyBecause());
    must(library.create(sampleArmy("Army")));
    QCOMPARE(must(library.armies()).size(), std::size_t(3));
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

// Two connections that move the log into the file at the same moment could damage it: a reader must never do so, not
// even when it is the last to close.
void TestSharing::readerLeavesTheLogAlone()
{
    Folder folder;
    makeLibrary(folder.library());
    Holder holder(folder.library());
    std::string before, log;
    {
        auto library = must(Library::open(folder.library()));
        holder.change();
        QCOMPARE(must(library.armies()).size(), std::size_t(3));
        holder.kill();
        before = bytesOf(folder.library());
        log = bytesOf(folder.library() + "-wal");
        QVERIFY(!log.empty());
        must(library.backupTo(folder.path("copy.db")));
    }
    QVERIFY(bytesOf(folder.library()) == before);
    QVERIFY(bytesOf(folder.library() + "-wal") == log);
    QCOMPARE(must(must(Library::open(folder.library())).armies()).size(), std::size_t(3));
    QCOMPARE(must(must(Library::open(folder.path("copy.db"))).armies()).size(), std::size_t(3));
}

void TestSharing::waitsForAnotherToFinish()
{
    Folder folder;
    const LibraryLock lock = LibraryLock::take(folder.library() + ".lock");
    QVERIFY(lock.state() == LibraryLock::State::held);
    QCOMPARE(code(Library::open(folder.library())), std::string("library-opening"));
}

void TestSharing::commandsWaitForOneAnother()
{
    Folder folder;
    makeLibrary(folder.library());
    std::vector<std::thread> commands;
    std::atomic<int> changed = 0;
    for (int i = 0; i < 20; ++i)
        commands.emplace_back([&] {
            auto library = Library::open(folder.library(), Library::Mode::command);
            changed += library && !library->readOnlyBecause() && library->create(sampleArmy("Army"));
        });
    for (std::thread& command : commands)
        command.join();
    QCOMPARE(changed.load(), 20);
    QCOMPARE(must(must(Library::open(folder.library())).armies()).size(), std::size_t(21));
}

void TestSharing::namesWhoHoldsIt()
{
    Folder folder;
    makeLibrary(folder.library());
    const auto told = [&](LibraryLock::As as) {
        const LibraryLock lock = LibraryLock::take(folder.library() + ".lock", as);
        QElapsedTimer timer;
        timer.start();
        const auto library = must(Library::open(folder.library(), Library::Mode::command));
        return std::pair(reasonOf(library), timer.elapsed());
    };
    const auto [window, atOnce] = told(LibraryLock::As::window);
    QCOMPARE(window, std::string("library-in-use"));
    QVERIFY(atOnce < 1000);
    const auto [command, waited] = told(LibraryLock::As::command);
    QCOMPARE(command, std::string("library-in-use-by-command"));
    QVERIFY(waited >= 2000 && waited < 4000);
}

void TestSharing::knowsWhoWasKilled()
{
    Folder folder;
    const std::string file = folder.library() + ".lock";
    const auto unchecked = [&] { return LibraryLock::take(file).unchecked(); };
    QVERIFY(!unchecked());
    Holder(folder.library()).kill();
    QVERIFY(unchecked());
    QVERIFY(unchecked()); // closing it properly is no look
    {
        LibraryLock lock = LibraryLock::take(file);
        lock.markChecked();
        QVERIFY(!lock.unchecked());
    }
    QVERIFY(!unchecked());
}

void TestSharing::takesNoLinkForTheLock()
{
    Folder folder;
    const std::string lock = folder.library() + ".lock";
    writeBytes(folder.path("other"), "what somebody wrote");
    for (const bool hard : {false, true}) {
        hard ? fs::create_hard_link(folder.path("other"), lock) : fs::create_symlink(folder.path("other"), lock);
        QCOMPARE(code(Library::open(folder.library())), std::string("library-lock-linked"));
        QCOMPARE(bytesOf(folder.path("other")), std::string("what somebody wrote"));
        fs::remove(lock); // as the sentence says
        QVERIFY(Library::open(folder.library()));
        fs::remove(lock);
    }
}

int main(int argc, char** argv)
{
    if (argc > 2 && argv[1] == std::string("--hold"))
        return hold(argv[2]);
    QCoreApplication application(argc, argv);
    TestSharing test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sharing.moc"
