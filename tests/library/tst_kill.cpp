// A process that is killed while it writes: every change it was told is done is there, and none by half.
#include "support.h"
#include "writer.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>
#include <thread>

using namespace strategikon;

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void losesNothingIn200Kills();
    void upgradesWholeOrNotAtAll();
};

namespace {

constexpr int kills = 200, killsInFlight = 150;

void waitMicroseconds(int microseconds) { std::this_thread::sleep_for(std::chrono::microseconds(microseconds)); }

} // namespace

void TestKill::losesNothingIn200Kills()
{
    Folder folder; // a kill, unlike a power cut, leaves what was written whether or not it reached the disk
    prepareForWriter(folder.library());
    std::mt19937 random(2026);
    int inFlight = 0, unannounced = 0, changes = 0;
    qint64 slowest = 0;
    for (int kill = 0; kill < kills; ++kill) {
        Writer writer("--write", folder.library());
        const int quiet = static_cast<int>(random() % 5); // changes that end before the kill
        while (writer.done() < quiet || !writer.busy())
            QVERIFY(writer.readLine());
        waitMicroseconds(static_cast<int>(random() % 400));
        writer.kill();
        inFlight += writer.busy();
        changes += writer.done();

        QElapsedTimer timer;
        timer.start();
        auto library = must(Library::open(folder.library()));
        slowest = std::max(slowest, timer.elapsed());
        const auto latest = must(library.history(Scope::all(), 1)).front().seq;
        QVERIFY2(latest >= writer.lastDone(), "an acknowledged change is gone");
        QVERIFY2(latest <= writer.lastBegun(), "a change nobody began");
        unannounced += latest > writer.lastDone();
        QVERIFY2(!library.behind(), "a kill between a change and its count loses nothing");
        QCOMPARE(writtenContent(library), expectedContent(static_cast<int>(latest)));
        {
            Library closed = std::move(library);
        }
        QCOMPARE(wholeness(folder.library()), std::string("ok"));
    }
    qInfo("%d kills, %d with a change in flight, of these %d kept; %d changes acknowledged, 0 lost; slowest opening "
          "%lld ms",
        kills, inFlight, unannounced, changes, static_cast<long long>(slowest));
    QVERIFY2(inFlight >= killsInFlight, std::to_string(inFlight).c_str());
}

void TestKill::upgradesWholeOrNotAtAll()
{
    const std::string shipped = std::to_string(shippedLibrarySteps().back().version);
    std::mt19937 random(7);
    int upgraded = 0;
    for (int kill = 0; kill < 20; ++kill) {
        Folder folder;
        prepareForWriter(folder.library());
        const std::string content = contentOf(must(Library::open(folder.library())));
        Writer writer("--upgrade", folder.library());
        QVERIFY(writer.readLine());
        waitMicroseconds(static_cast<int>(random() % 20'000));
        writer.kill();
        const std::string version = ask(folder.library(), "PRAGMA user_version");
        const std::string rows = ask(folder.library(), "SELECT count(*) FROM sqlite_schema WHERE name = 'filled'");
        QCOMPARE(rows, std::string(version == shipped ? "0" : "1"));
        if (version != shipped)
            QCOMPARE(ask(folder.library(), "SELECT count(*) FROM filled"), std::string("2000"));
        upgraded += version != shipped;
        QCOMPARE(wholeness(folder.library()), std::string("ok"));
        const auto steps = stepsOfWriter();
        QCOMPARE(contentOf(must(Library::open(folder.library(), Library::Mode::readWrite, steps))), content);
    }
    qInfo("20 kills while upgrading, after %d the file was of the new version", upgraded);
}

int main(int argc, char** argv)
{
    if (argc > 2 && argv[1] == std::string("--write"))
        return writeUntilKilled(argv[2]);
    if (argc > 2 && argv[1] == std::string("--upgrade"))
        return upgradeUntilKilled(argv[2]);
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
