// Armies in and out of the library: what is kept and what is refused.
#include "support.h"

#include "model/library/seal.h"

#include <QTest>

using namespace strategikon;

class TestArmies : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatItIsGiven();
    void savesAndSkipsWhatIsEqual();
    void refreshesFactsWithoutAnEntry();
    void archivesAndRemoves();
    void refusesWhatIsNoText();
    void looksAtNewNames_data();
    void looksAtNewNames();
    void readsNamesThatAreThere();
    void keepsSettings();
    void copiesWhole();
};

void TestArmies::keepsWhatItIsGiven()
{
    Folder folder;
    ArmyContent content = sampleArmy("Ἀθῆναι \"quoted\" \\ 'single' 🐘");
    content.tags = {"b", "a", "b", ""};
    content.document += std::string(100'000, 'x') + "\r\n\x01\x7f";
    content.facts = " { \"spent\" : 1.50 } ";
    SavedArmy made;
    {
        auto library = must(Library::open(folder.library()));
        made = must(library.create(content));
        QCOMPARE(made.id.size(), std::size_t(16));
        QCOMPARE(made.content.tags, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(made.created, made.changed);
        QCOMPARE(made.created.size(), std::size_t(24));
        content.tags = made.content.tags;
        QVERIFY(made.content == content);
        QVERIFY(must(library.army(made.id)) == made);
    }
    auto library = must(Library::open(folder.library()));
    QVERIFY(must(library.army(made.id)) == made);
    must(library.remove(made.id));
    must(library.undo(Scope::army(made.id)));
    QVERIFY(must(library.army(made.id)) == made);
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

void TestArmies::savesAndSkipsWhatIsEqual()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const SavedArmy made = must(library.create(sampleArmy("First"), "import", "from a file"));
    ArmyContent content = made.content;
    QVERIFY(must(library.save(made.id, content)) == made);
    content.name = "Second";
    content.points = 2000;
    const SavedArmy saved = must(library.save(made.id, content, "rename", "Second"));
    QVERIFY(saved.content == content);
    QCOMPARE(saved.created, made.created);
    QVERIFY(saved.changed >= made.changed);

    const auto history = must(library.history(Scope::army(made.id)));
    QCOMPARE(history.size(), std::size_t(2));
    QCOMPARE(history[0].what, std::string("rename"));
    QCOMPARE(history[0].detail, std::string("Second"));
    QCOMPARE(history[1].what, std::string("import"));
    QCOMPARE(code(library.save("0123456789abcdef", content)), std::string("library-no-army"));
    QCOMPARE(must(library.history(Scope::all())).size(), std::size_t(2));
}

void TestArmies::refreshesFactsWithoutAnEntry()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const SavedArmy made = must(library.create(sampleArmy("Army")));
    must(library.refreshFacts(made.id, "Elephants", R"({"legal":false})"));
    SavedArmy now = must(library.army(made.id));
    QCOMPARE(now.content.facts, std::string(R"({"legal":false})"));
    QCOMPARE(now.changed, made.changed);
    ArmyFilter filter;
    filter.search = "eleph";
    QCOMPARE(must(library.armies(filter)).size(), std::size_t(1));
    now.content.facts = "[]";
    QVERIFY(must(library.save(made.id, now.content)) == now);
    QCOMPARE(must(library.history(Scope::all())).size(), std::size_t(1));
    QCOMPARE(code(library.refreshFacts(made.id, "", "{")), std::string("library-not-json"));
}

void TestArmies::archivesAndRemoves()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string id = must(library.create(sampleArmy("Army"))).id;
    QVERIFY(must(library.setArchived(id, true)).archived);
    QVERIFY(must(library.setArchived(id, true)).archived);
    QVERIFY(must(library.armies()).empty());
    must(library.remove(id));
    QCOMPARE(code(library.army(id)), std::string("library-no-army"));
    QCOMPARE(code(library.remove(id)), std::string("library-no-army"));
    const auto removed = must(library.removed());
    QCOMPARE(removed.size(), std::size_t(1));
    QCOMPARE(removed[0].id, id);
    must(library.undo(Scope::army(id)));
    QVERIFY(must(library.removed()).empty());
    QVERIFY(must(library.army(id)).archived);
    must(library.undo(Scope::army(id)));
    QVERIFY(!must(library.army(id)).archived);
}

void TestArmies::refusesWhatIsNoText()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const auto tried = [&](auto alter) {
        ArmyContent content = sampleArmy("Army");
        alter(content);
        return code(library.create(content));
    };
    QCOMPARE(tried([](ArmyContent& c) { c.name = "\xff"; }), std::string("library-not-text"));
    QCOMPARE(tried([](ArmyContent& c) { c.document = std::string("a\0b", 3); }), std::string("library-not-text"));
    QCOMPARE(tried([](ArmyContent& c) { c.tags = {"\xc3"}; }), std::string("library-not-text"));
    QCOMPARE(tried([](ArmyContent& c) { c.facts = "{,}"; }), std::string("library-not-json"));
    QCOMPARE(tried([](ArmyContent& c) { c.points = -1; }), std::string("library-not-a-number"));
    for (const char* what : {"", "Edit", "undo", "redo", "remove", "two words", "\xff"})
        QCOMPARE(code(library.create(sampleArmy("Army"), what)), std::string("library-not-a-code"));
    QCOMPARE(code(library.create(sampleArmy("Army"), "edit", "\xff")), std::string("library-not-text"));
    QVERIFY(must(library.armies()).empty());
    QVERIFY(must(library.history(Scope::all())).empty());
}

void TestArmies::looksAtNewNames_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("army");
    QTest::addColumn<std::string>("battle");
    const auto row = [](const char* what, std::string name, std::string army, std::string battle) {
        QTest::newRow(what) << std::move(name) << std::move(army) << std::move(battle);
    };
    const std::string fine, unseen = "name-unseen", turns = "name-turns", lines = "name-lines", long_ = "name-long",
                            reserved = "name-reserved";
    row("plain", "Söhne des Ra, 2. Teil \xF0\x9F\x90\x98", fine, fine);
    row("as long as may be", std::string(200, 'x'), fine, fine);
    row("longer", std::string(201, 'x'), long_, long_);
    row("none", "", fine, "name-empty");
    row("blank", "  ", fine, "name-empty");
    row("escape", "\x1b[31m", unseen, unseen);
    row("two lines", "a\nb", lines, lines);
    row("turned", "a\u202Eb", turns, turns);
    row("isolated", "a\u2066b", turns, turns);
    row("no width", "last\u200b", unseen, unseen);
    row("a hyphen that nobody sees", "\u00ad", unseen, unseen);
    row("no letters", "a\xff", "library-not-text", "library-not-text");
    row("last", "last", fine, reserved);
    row("last, and a blank", "last ", fine, reserved);
    row("standard input", "-", reserved, reserved);
    row("the collection", "collection", reserved, fine);
}

void TestArmies::looksAtNewNames()
{
    QFETCH(std::string, name);
    QFETCH(std::string, army);
    QFETCH(std::string, battle);
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const auto codeOf = [](const auto& done) { return done ? std::string() : done.faults.front().message.code; };
    const std::string saved = must(library.create(sampleArmy("Army"))).id;
    QCOMPARE(codeOf(library.create(sampleArmy(name))), army);
    QCOMPARE(codeOf(library.save(saved, sampleArmy(name))), army);
    const BattleContent content{name, "game", "1.0", "{}", "{}"};
    QCOMPARE(codeOf(library.createBattle(content)), battle);
    const std::string fought = must(library.createBattle({"Battle", "game", "1.0", "{}", "{}"})).id;
    QCOMPARE(codeOf(library.renameBattle(fought, name)), battle);
    const std::string other = army == "name-reserved" ? "" : army; // nobody asks for these by name
    QCOMPARE(codeOf(library.createField({name, "game", "{}"})), other);
    const std::string field = must(library.createField({"Field", "game", "{}"})).id;
    QCOMPARE(codeOf(library.saveField(field, {name, "game", "{}"})), other);
    const bool blank = name.find_first_not_of(' ') == std::string::npos; // stands have nothing else to be known by
    QCOMPARE(codeOf(library.saveStands({"", name, 4})), blank ? "name-empty-stands" : other);
}

// What an earlier version let in is read, and everything but such a name can be changed.
void TestArmies::readsNamesThatAreThere()
{
    Folder folder;
    const std::string bad = "a\u202Eb";
    std::string army, battle, field;
    {
        auto library = must(Library::open(folder.library()));
        army = must(library.create(sampleArmy("Army"))).id;
        battle = must(library.createBattle({"Battle", "game", "1.0", "{}", "{}"})).id;
        field = must(library.createField({"Field", "game", "{}"})).id;
    }
    {
        SQLite::Database db(folder.library(), SQLite::OPEN_READWRITE);
        knowDigests(db);
        db.exec("UPDATE army SET name = '" + bad + "'; UPDATE battle SET name = 'last'; UPDATE battlefield SET name = '"
            + bad + "'");
        seal(db, armySeal, "id = ?1", army);
        seal(db, battleSeal, "id = ?1", battle);
        seal(db, fieldSeal, "id = ?1", field);
        db.exec("INSERT INTO army_search (army_search) VALUES ('rebuild')");
        sealSearch(db);
    }
    auto library = must(Library::open(folder.library()));
    QVERIFY(bool(library.lookThrough()));
    QCOMPARE(must(library.army(army)).content.name, bad);
    ArmyContent content = must(library.army(army)).content;
    content.points += 100;
    QCOMPARE(must(library.save(army, content)).content.name, bad);
    QCOMPARE(must(library.battle(battle)).content.name, std::string("last"));
    QCOMPARE(must(library.placeBattle(battle, "archived")).content.name, std::string("last"));
    FieldContent ground = must(library.field(field)).content;
    ground.document = "{\"table\": 1}";
    QCOMPARE(must(library.saveField(field, ground)).content.name, bad);
}

void TestArmies::keepsSettings()
{
    Folder folder;
    {
        auto library = must(Library::open(folder.library()));
        QVERIFY(!must(library.setting("theme")));
        must(library.setSetting("theme", "dark"));
        must(library.setSetting("theme", "light"));
        must(library.setSetting("paper", "a4"));
        must(library.setSetting("paper", {}));
    }
    auto library = must(Library::open(folder.library()));
    QCOMPARE(must(library.setting("theme")).value(), std::string("light"));
    QVERIFY(!must(library.setting("paper")));
}

void TestArmies::copiesWhole()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    must(library.create(sampleArmy("Army")));
    const std::string copy = folder.path("copy.db");
    must(library.backupTo(copy));
    QCOMPARE(code(library.backupTo(copy)), std::string("library-copy-exists"));
    must(library.create(sampleArmy("Later")));
    must(library.backupTo(copy, true));
    QCOMPARE(code(library.backupTo(folder.library(), true)), std::string("library-copy-onto-itself"));
    QVERIFY(library.backupTo(folder.path("no/such/folder/copy.db")));
    QVERIFY(library.backupTo("/dev/full", true));
    QVERIFY(library.backupTo(folder.path("."), true));
    const auto other = must(Library::open(copy));
    QVERIFY(!other.readOnlyBecause());
    QCOMPARE(contentOf(other), contentOf(library));
    QCOMPARE(wholeness(copy), std::string("ok"));
}

QTEST_APPLESS_MAIN(TestArmies)
#include "tst_armies.moc"
