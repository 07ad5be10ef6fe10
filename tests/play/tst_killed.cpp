// A process that is killed while it records a battle: every step that was said to be done is there, in order and whole,
// and none that was not begun.
#include "scripted.h"
#include "tests/library/support.h"
#include "tests/library/writer.h"

#include <QTest>

#include <random>
#include <thread>

using namespace strategikon;
using namespace strategikon::play;

namespace {

constexpr int leastKills = 200, leastInFlight = 150, mostKills = 600;

const Toy& toy()
{
    static const Toy game;
    return game;
}

std::string idOf(const Library& library) { return must(library.battles()).at(0).id; }

int recordUntilKilled(const std::string& path)
{
    auto library = must(Library::open(path));
    auto recorder = must(Recorder::open(library, toy(), idOf(library), "1.0"));
    for (;;) {
        const Act act = nextAct(recorder.battle());
        Writer::say("begin", int(recorder.battle().log().size()) + 1);
        must(done(recorder, act));
        Writer::say("done", int(recorder.battle().log().size()));
    }
}

} // namespace

class Killed : public QObject {
    Q_OBJECT

private slots:
    void losesNothing()
    {
        Folder folder; // a kill, unlike a power cut, leaves what was written whether or not it reached the disk
        {
            auto library = must(Library::open(folder.library()));
            must(Recorder::begin(library, toy(), aboutToy(), toy().beginning()));
        }
        Battle expected(toy(), toy().beginning());
        std::mt19937 random(2026);
        int kills = 0, inFlight = 0, kept = 0, steps = 0;
        for (; kills < mostKills && (kills < leastKills || inFlight < leastInFlight); ++kills) {
            Writer writer("--record", folder.library());
            const int quiet = int(random() % 5); // steps that end before the kill
            while (writer.done() < quiet || !writer.busy())
                QVERIFY(writer.readLine());
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 60));
            writer.kill();
            inFlight += writer.busy();
            steps += writer.done();

            const auto said = std::max(std::size_t(writer.lastDone()), expected.log().size());
            goOn(expected, said);
            QCOMPARE(expected.log().size(), said);
            auto library = must(Library::open(folder.library()));
            const auto recorder = must(Recorder::open(library, toy(), idOf(library), "1.0")); // no gap, nothing half
            const auto found = recorder.battle().log().size();
            QVERIFY2(found >= said, "a step that was done is gone");
            if (found > said) {
                QVERIFY2(writer.busy(), "a step nobody began");
                goOn(expected, said + 1); // one act more, with all its entries
                ++kept;
            }
            QVERIFY(recorder.battle().log() == expected.log());
            QVERIFY(recorder.state() == expected.state());
            QCOMPARE(wholeness(folder.library()), std::string("ok"));
        }
        qInfo("%d kills, %d with a step in flight, of these %d kept; %d steps said to be done, 0 lost", kills, inFlight,
            kept, steps);
        QVERIFY2(inFlight >= leastInFlight, std::to_string(inFlight).c_str());
    }
};

int main(int argc, char** argv)
{
    if (argc > 2 && argv[1] == std::string("--record"))
        return recordUntilKilled(argv[2]);
    Killed test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed.moc"
