// A battle in the library when things go wrong: every write that fails, rows that are gone, a newer program, two
// programs at once. Nothing is half done, and each says why in a sentence.
#include "scripted.h"
#include "tests/library/fault_vfs.h"
#include "tests/library/support.h"

#include <sqlite3.h>

#include <QTest>

#include <filesystem>

using namespace strategikon;
using namespace strategikon::play;
namespace fs = std::filesystem;

namespace {

const Toy& toy()
{
    static const Toy game;
    return game;
}

std::string idOf(const Library& library) { return must(library.battles()).at(0).id; }
Recorder opened(Library& library) { return must(Recorder::open(library, toy(), idOf(library), "1.0")); }

Recorder latestOf(Library& library) { return must(Recorder::openLatest(library, toy(), idOf(library), "1.0")); }

Battle battleIn(const std::string& path)
{
    auto library = must(Library::open(path));
    return opened(library).battle();
}

// The end of a battle, as the whole of it has it.
void isPartOf(const Battle& part, const Battle& whole)
{
    QCOMPARE(part.entries(), int(whole.log().size()));
    QCOMPARE(part.head(), whole.head());
    QVERIFY(part.state() == whole.state());
    QVERIFY(std::equal(part.log().begin(), part.log().end(), whole.log().end() - std::ptrdiff_t(part.log().size())));
    for (const int step : part.line())
        QVERIFY(part.stateAfter(step) == whole.stateAfter(step));
    QVERIFY(part.ahead().empty() || part.ahead() == whole.ahead());
}

// A battle of some length, closed.
void prepare(const std::string& path)
{
    auto library = must(Library::open(path));
    auto recorder = must(Recorder::begin(library, toy(), aboutToy(), toy().beginning()));
    while (recorder.battle().log().size() < 12)
        must(done(recorder, nextAct(recorder.battle())));
}

bool same(const Battle& a, const Battle& b) { return a.log() == b.log() && a.state() == b.state(); }

// An act of each kind that is possible in this battle: an answer, a way back, a note, a correction of several entries.
Act actOf(const Battle& battle, Act::What what)
{
    for (Battle later = battle;; goOn(later, later.log().size() + 1)) {
        Act act = nextAct(later);
        Battle tried = battle;
        if (act.what == what && !done(tried, act).empty())
            return act;
    }
}

} // namespace

class Kept : public QObject {
    Q_OBJECT

    int injected = 0;

private slots:
    void initTestCase() { installFaultVfs(); }

    void failingWrites_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("result");
        const std::pair<const char*, Act::What> acts[] = {{"answer", Act::What::answer}, {"undo", Act::What::undo},
            {"note", Act::What::note}, {"correct", Act::What::correct}};
        const std::pair<const char*, int> results[] = {
            {"error", 0}, {"disk full", SQLITE_FULL}, {"write-protected", SQLITE_READONLY}};
        for (const auto& [name, what] : acts)
            for (const auto& [trouble, result] : results)
                QTest::addRow("%s, %s", name, trouble) << int(what) << result;
    }
    // Each write in turn: the recorder stays as it was, says so, and takes the same step at the second try.
    void failingWrites()
    {
        QFETCH(int, what);
        QFETCH(int, result);
        Folder folder;
        prepare(folder.path("before.db"));
        const Act act = actOf(battleIn(folder.path("before.db")), Act::What(what));
        for (int at = 1; at < 200; ++at) {
            const std::string path = folder.path("library" + std::to_string(at) + ".db");
            fs::copy_file(folder.path("before.db"), path);
            {
                auto library = must(Library::open(path));
                auto recorder = opened(library);
                const Battle before = recorder.battle();
                Battle after = before;
                done(after, act);
                arm({at, false, result});
                const auto fault = done(recorder, act);
                const int met = faultsMet();
                injected += met;
                if (fault) {
                    QVERIFY(code(fault).starts_with("library-"));
                    QVERIFY(same(recorder.battle(), before));
                    QVERIFY(same(opened(library).battle(), before));
                    must(done(recorder, act));
                }
                QVERIFY(same(recorder.battle(), after));
                QVERIFY(same(opened(library).battle(), after));
                QVERIFY(at > 1 || fault);
                if (met == 0)
                    return;
            }
            QCOMPARE(wholeness(path), std::string("ok"));
            fs::remove(path);
        }
        QFAIL("the step never came to its end");
    }

    void damage_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("expected");
        const char* gap = "library-battle-gap";
        QTest::newRow("a change") << "DELETE FROM battle_change WHERE entry = 1 AND "
                                     "event = 1 AND part = 1"
                                  << gap;
        QTest::newRow("the last change") << "DELETE FROM battle_change WHERE LAST" << gap;
        QTest::newRow("an event") << "DELETE FROM "
                                     "battle_change WHERE entry = 1; DELETE FROM battle_event WHERE entry = 1"
                                  << gap;
        QTest::newRow("an entry") << "DELETE FROM battle_change WHERE entry = 1; DELETE FROM "
                                     "battle_event WHERE entry = 1; DELETE FROM battle_entry WHERE number = 1"
                                  << gap;
        QTest::newRow("the last entries") << "PRAGMA foreign_keys = OFF; DELETE FROM "
                                             "battle_entry WHERE number > 11"
                                          << gap;
        QTest::newRow("another value before") << "UPDATE battle_change SET before = "
                                                 "before + 1 WHERE entry = 1 AND what = 'turn'"
                                              << "library-damaged-battle";
        QTest::newRow("a field nobody knows") << "UPDATE battle_change SET field = "
                                                 "'body.wey' WHERE field = 'body.way'"
                                              << "library-damaged-battle";
        QTest::newRow("a beginning nobody knows")
            << "UPDATE battle SET beginning = replace(beginning, '\"body\"', '\"boddy\"')"
            << "library-damaged-battle";
    }
    void damage()
    {
        QFETCH(QString, sql);
        QFETCH(QString, expected);
        sql.replace("LAST",
            "(entry, event, part) = (SELECT entry, event, part FROM battle_change ORDER BY entry DESC, event DESC, "
            "part "
            "DESC LIMIT 1)");
        Folder folder;
        prepare(folder.library());
        run(folder.library(), sql.toStdString());
        auto library = must(Library::open(folder.library()));
        QCOMPARE(code(Recorder::open(library, toy(), idOf(library), "1.0")), expected.toStdString());
    }

    // The library of a newer program is refused as a whole, battles and all, and left as it is.
    void newer()
    {
        Folder folder;
        prepare(folder.library());
        run(folder.library(), "PRAGMA user_version = 99");
        const std::string bytes = bytesOf(folder.library());
        QCOMPARE(code(Library::open(folder.library())), std::string("library-newer"));
        QVERIFY(bytesOf(folder.library()) == bytes);
    }

    // The second program reads the battle and is told that it cannot write; the first goes on.
    void twoPrograms()
    {
        Folder folder;
        prepare(folder.library());
        auto first = must(Library::open(folder.library())), second = must(Library::open(folder.library()));
        QVERIFY(!first.readOnlyBecause());
        QVERIFY(second.readOnlyBecause());
        auto writes = opened(first), reads = opened(second);
        QVERIFY(same(writes.battle(), reads.battle()));
        const Battle before = reads.battle();
        const Act act = nextAct(before);
        QCOMPARE(code(done(reads, act)), second.readOnlyBecause()->code);
        QVERIFY(same(reads.battle(), before));
        must(done(writes, act));
        QVERIFY(same(opened(second).battle(), writes.battle()));
    }

    // Two recorders of one battle in one program: who is behind is told, and nothing is written over.
    void behind()
    {
        Folder folder;
        prepare(folder.library());
        auto library = must(Library::open(folder.library()));
        auto ahead = opened(library), behind = opened(library);
        const Act act = nextAct(ahead.battle());
        must(done(ahead, act));
        const Battle before = behind.battle();
        QCOMPARE(code(done(behind, act)), std::string("library-battle-moved-on"));
        QVERIFY(same(behind.battle(), before));
        QVERIFY(same(opened(library).battle(), ahead.battle()));
    }

    // Each act by a program of its own, which plays again only what came after the state that is kept.
    void fromAKeptState()
    {
        Folder folder;
        auto library = must(Library::open(folder.library()));
        must(Recorder::begin(library, toy(), aboutToy(), toy().beginning()));
        Battle battle(toy(), toy().beginning());
        int latest = 0;
        while (battle.log().size() < 400) {
            const Act act = nextAct(battle);
            auto recorder = latestOf(library);
            if (Battle tried = recorder.battle(); tried.isWhole() || !done(tried, act).empty())
                latest += tried.isWhole() ? 0 : 1;
            else
                recorder = opened(library); // what it goes back to lies before
            must(done(recorder, act));
            done(battle, act);
            QCOMPARE(recorder.battle().entries(), int(battle.log().size()));
            isPartOf(latestOf(library).battle(), battle);
        }
        QVERIFY2(latest > 200, qPrintable(QString::number(latest)));
        QVERIFY(same(opened(library).battle(), battle));
    }

    // Damage where it looks is told; a kept state that is damaged, or of another program, is none.
    void damagedKeptState()
    {
        Folder folder;
        int before = 0;
        {
            auto library = must(Library::open(folder.library()));
            auto recorder = must(Recorder::begin(library, toy(), aboutToy(), toy().beginning()));
            for (int i = 0; i < 60; ++i)
                must(recorder.note("note", "words", 0));
            QVERIFY(must(library.keptState(idOf(library))).has_value());
            before = must(library.keptState(idOf(library)))->entry;
            QVERIFY(!latestOf(library).battle().isWhole());
            QVERIFY(must(Recorder::openLatest(library, toy(), idOf(library), "1.1")).battle().isWhole());
        }
        const auto after = [&](const char* name, const char* sql) {
            const std::string path = folder.path(name);
            fs::copy_file(folder.library(), path);
            run(path, sql);
            return must(Library::open(path));
        };
        const auto kept = after("kept.db", "UPDATE battle_kept SET state = replace(state, 'body', 'bodd')");
        QCOMPARE(must(kept.keptState(idOf(kept))).has_value(), false);
        auto itself = after("itself.db", "UPDATE battle_kept SET head = head + 1");
        QVERIFY(latestOf(itself).battle().isWhole());
        for (const int number : {60, before}) { // touched: played again, and what the kept state follows
            const std::string sql = std::string("UPDATE battle_entry SET text = 'x', "
                                                "digest = digest + 1 WHERE number = ")
                + std::to_string(number);
            auto entry = after((std::to_string(number) + ".db").c_str(), sql.c_str());
            QCOMPARE(
                code(Recorder::openLatest(entry, toy(), idOf(entry), "1.0")), std::string("library-damaged-battle"));
        }
        auto tip = after("tip.db", "DELETE FROM battle_entry WHERE number = 60");
        QCOMPARE(code(Recorder::openLatest(tip, toy(), idOf(tip), "1.0")), std::string("library-battle-gap"));
    }

    void cleanupTestCase() { qInfo("%d faults injected", injected); }
};

QTEST_APPLESS_MAIN(Kept)
#include "tst_kept.moc"
