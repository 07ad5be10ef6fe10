// Armies in and out of the library: what is kept and what is refused.
#include "support.h"

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
    void keepsSettings();
    void copiesWhole();
};

void TestArmies::keepsWhatItIsGiven()
{
    Folder folder;
    ArmyContent content = sampleArmy("Ἀθῆναι \"quoted\" \\ 'single' \t 🐘");
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
    QVERIFY(must(library.armyAfter(history[1].seq)) == made);
    QVERIFY(must(library.armyAfter(history[0].seq)) == saved);
    QCOMPARE(code(library.armyAfter(99)), std::string("library-no-entry"));
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
