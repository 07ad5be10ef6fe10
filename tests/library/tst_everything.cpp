// Everything in one file, and read back: into an empty library, into a filled one, twice the same once.
#include "support.h"

#include "model/library/everything.h"

#include <QTest>

#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

class TestEverything : public QObject {
    Q_OBJECT

private slots:
    void intoAnEmptyOne();
    void intoAFilledOneTwice();
    void refusesDamage();
};

namespace {

StoredEntry entry(int number, const std::string& answer)
{
    StoredEntry one;
    one.number = number;
    one.kind = "step";
    one.what = "order";
    one.parent = number - 1;
    one.answer = answer;
    one.program = "1.0";
    one.events = {{"hit", "[]", "{}", "rule", {{"field", "body.hits", 1, 0, number, ""}}}};
    return one;
}

struct Filled {
    std::string army, changed, field, battle, branched;
};

void record(Library& library, const std::string& battle, int from, int to, const std::string& answer = "{}")
{
    for (int number = from; number <= to; ++number) {
        const StoredEntry one = entry(number, answer);
        must(library.addEntries(battle, {&one, 1}, "{\"turn\":" + std::to_string(number) + "}"));
    }
}

Filled fill(Library& library)
{
    Filled made;
    made.army = must(library.create(sampleArmy("Kept"))).id;
    made.changed = must(library.create(sampleArmy("Changed later"))).id;
    made.field = must(library.createField({"Field", "game", "{}"})).id;
    made.battle = must(library.createBattle({"Battle", "game", "1.0", "{}", "{}", "set-up"})).id;
    record(library, made.battle, 1, 3);
    must(library.describeBattle(made.battle, {.players = {"Here", "There"}, .tags = {"league"}, .notes = "Mine"}));
    made.branched = must(library.createBattle({"Elsewhere", "game", "1.0", "{}"})).id;
    record(library, made.branched, 1, 1);
    const auto stands = must(library.saveStands(sampleStands("Spears", 12)));
    must(library.setAside(made.army, stands.id, 4));
    must(library.setSetting("theme", "dark"));
    return made;
}

const std::vector<KeptFile> files{{"lists/game/mine.yaml", "system: game\n"}, {"pieces.yaml", "pieces: []\n"}};

} // namespace

void TestEverything::intoAnEmptyOne()
{
    Folder folder;
    Filled made;
    {
        auto library = must(Library::open(folder.library()));
        made = fill(library);
        must(writeEverything(library, files, folder.path("all.db"), false));
        QCOMPARE(
            code(writeEverything(library, files, folder.path("all.db"), false)), std::string("library-copy-exists"));
    }
    QCOMPARE(unsigned(fs::status(folder.path("all.db")).permissions()), 0600u);
    QVERIFY(must(filesIn(folder.path("all.db"))) == files);
    const std::string other = folder.path("other.db");
    QVERIFY((must(readEverything(other, folder.path("all.db"))) == Added{2, 1, 2, 1, 1}));
    const auto before = must(Library::open(folder.library())), after = must(Library::open(other));
    QVERIFY(must(after.army(made.army)) == must(before.army(made.army)));
    QVERIFY(must(after.field(made.field)) == must(before.field(made.field)));
    QVERIFY(must(after.battleEntries(made.battle)) == must(before.battleEntries(made.battle)));
    QVERIFY(must(after.battle(made.battle)).content == must(before.battle(made.battle)).content);
    QVERIFY(must(after.battle(made.battle)).about == must(before.battle(made.battle)).about);
    QVERIFY(must(after.stands()) == must(before.stands()));
    QVERIFY(must(after.aside()) == must(before.aside()));
    QVERIFY(must(after.setting("theme")) == must(before.setting("theme")));
    must(after.lookThrough());
}

void TestEverything::intoAFilledOneTwice()
{
    Folder folder;
    const std::string all = folder.path("all.db"), other = folder.path("other.db");
    Filled made;
    {
        auto library = must(Library::open(folder.library()));
        made = fill(library);
        must(writeEverything(library, {}, all, false));
    }
    must(readEverything(other, all));
    QVERIFY((must(lookAtEverything(other, all)).holds == Added{2, 1, 2, 1, 1}));
    QVERIFY(must(lookAtEverything(other, all)).fresh == Added());
    QVERIFY(must(readEverything(other, all)) == Added());
    {
        auto here = must(Library::open(other)), there = must(Library::open(folder.library()));
        must(here.save(made.changed, sampleArmy("Changed here")));
        must(here.create(sampleArmy("Only here")));
        record(there, made.battle, 4, 6);                            // goes on there
        record(here, made.branched, 2, 2, R"({"otherwise": true})"); // goes on here alone
        record(there, made.branched, 2, 3);                          // and otherwise there
        must(here.describeBattle(made.battle, {.notes = "Said here"}));
        must(there.describeBattle(made.battle, {.notes = "Said there"}));
        must(writeEverything(there, {}, all, true));
    }
    // The changed army is kept beside the other; one battle goes on, the other is there in both ways.
    {
        const auto open = must(Library::open(other)); // a window may have it open
        const std::string before = bytesOf(other);
        QVERIFY((must(lookAtEverything(other, all)).fresh == Added{1, 0, 2, 0, 0}));
        QVERIFY(bytesOf(other) == before);
    }
    QVERIFY((must(readEverything(other, all)) == Added{1, 0, 2, 0, 0}));
    QVERIFY(must(readEverything(other, all)) == Added());
    const auto library = must(Library::open(other));
    QCOMPARE(must(library.armies()).size(), std::size_t(4));
    QCOMPARE(must(library.battleEntries(made.battle)).size(), std::size_t(6));
    QCOMPARE(must(library.battleEntries(made.branched)).size(), std::size_t(2));
    QCOMPARE(must(library.battle(made.battle)).about.notes, std::string("Said here"));
    QCOMPARE(must(library.battles()).size(), std::size_t(3));
    QCOMPARE(must(library.stands()).size(), std::size_t(1));
    must(library.lookThrough());
    QCOMPARE(wholeness(other), std::string("ok"));
}

void TestEverything::refusesDamage()
{
    Folder folder;
    const std::string all = folder.path("all.db"), other = folder.path("other.db");
    {
        auto library = must(Library::open(folder.library()));
        fill(library);
        must(writeEverything(library, files, all, false));
    }
    run(all, "UPDATE file SET text = 'x' WHERE path = 'pieces.yaml'");
    QCOMPARE(code(filesIn(all)), std::string("library-copy-damaged"));
    run(all, "UPDATE army SET name = 'x' WHERE name = 'Kept'");
    QCOMPARE(code(readEverything(other, all)), std::string("library-copy-damaged"));
    QCOMPARE(code(lookAtEverything(folder.library(), all)), std::string("library-copy-damaged"));
    QVERIFY(!fs::exists(other));
}

QTEST_APPLESS_MAIN(TestEverything)
#include "tst_everything.moc"
