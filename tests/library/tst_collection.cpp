// The stands a player owns and what is set aside of them.
#include "support.h"

#include <QTest>

using namespace strategikon;

class TestCollection : public QObject {
    Q_OBJECT

private slots:
    void keepsStands();
    void setsAside();
    void replacesAsOneChange();
    void removesWithWhatIsAside();
    void followsTheArmies();
    void refuses();
};

void TestCollection::keepsStands()
{
    Folder folder;
    StandType made;
    {
        auto library = must(Library::open(folder.library()));
        made = must(library.saveStands(sampleStands("Spearmen", 24)));
        must(library.saveStands(sampleStands("archers", 12)));
        made.owned = 30;
        made.serves.push_back("game/third#foot");
        QVERIFY(must(library.saveStands(made)) == made);
        QVERIFY(must(library.saveStands(made)) == made);
        QCOMPARE(must(library.history(Scope::collection())).size(), std::size_t(3));
    }
    auto library = must(Library::open(folder.library()));
    const auto all = must(library.stands());
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(all[0].name, std::string("archers"));
    QVERIFY(all[1] == made);
    must(library.undo(Scope::collection()));
    must(library.undo(Scope::collection()));
    must(library.undo(Scope::collection()));
    QVERIFY(must(library.stands()).empty());
    QVERIFY(!library.canUndo(Scope::collection()));
}

void TestCollection::setsAside()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string army = must(library.create(sampleArmy("Army"))).id;
    const std::string stands = must(library.saveStands(sampleStands("Spearmen", 24))).id;
    must(library.setAside(army, stands, 9));
    must(library.setAside(army, stands, 12));
    must(library.setAside(army, stands, 12));
    QCOMPARE(must(library.aside(army)), (std::vector<StandsAside>{{army, stands, 12}}));
    QCOMPARE(must(library.stands())[0].aside, 12);
    must(library.undo(Scope::collection()));
    QCOMPARE(must(library.stands())[0].aside, 9);
    must(library.setAside(army, stands, 0));
    QVERIFY(must(library.aside()).empty());
    must(library.undo(Scope::all()));
    QCOMPARE(must(library.aside()).size(), std::size_t(1));
}

void TestCollection::replacesAsOneChange()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string army = must(library.create(sampleArmy("Army"))).id;
    const std::string a = must(library.saveStands(sampleStands("A", 24))).id;
    const std::string b = must(library.saveStands(sampleStands("B", 24))).id;
    const std::string c = must(library.saveStands(sampleStands("C", 24))).id;
    must(library.setAside(army, {{army, a, 1}, {army, b, 2}}));
    const auto first = must(library.aside());
    QCOMPARE(first.size(), std::size_t(2));
    must(library.setAside(army, {{army, b, 2}, {army, c, 3}}));
    const auto second = must(library.aside());
    QCOMPARE(second.size(), std::size_t(2));
    QVERIFY(second != first);
    must(library.setAside(army, second));
    must(library.undo(Scope::collection()));
    QCOMPARE(must(library.aside()), first);
    must(library.redo(Scope::collection()));
    QCOMPARE(must(library.aside()), second);
    must(library.setAside(army, std::vector<StandsAside>{}));
    QVERIFY(must(library.aside()).empty());
}

void TestCollection::removesWithWhatIsAside()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string one = must(library.create(sampleArmy("One"))).id;
    const std::string two = must(library.create(sampleArmy("Two"))).id;
    const std::string stands = must(library.saveStands(sampleStands("Spearmen", 24))).id;
    must(library.setAside(one, stands, 3));
    must(library.setAside(two, stands, 4));
    must(library.remove(two));
    const std::string before = contentOf(library);
    must(library.removeStands(stands));
    QVERIFY(must(library.stands()).empty());
    QVERIFY(must(library.aside()).empty());
    must(library.undo(Scope::collection()));
    must(library.undo(Scope::army(two)));
    QCOMPARE(must(library.stands())[0].aside, 7);
    must(library.redo(Scope::collection()));
    QVERIFY(must(library.stands()).empty());
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

void TestCollection::followsTheArmies()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string army = must(library.create(sampleArmy("Army"))).id;
    const std::string stands = must(library.saveStands(sampleStands("Spearmen", 24))).id;
    must(library.setAside(army, stands, 9));
    must(library.remove(army));
    QCOMPARE(must(library.stands())[0].aside, 0);
    QVERIFY(must(library.aside()).empty());
    must(library.undo(Scope::army(army)));
    QCOMPARE(must(library.stands())[0].aside, 9);
}

void TestCollection::refuses()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string army = must(library.create(sampleArmy("Army"))).id;
    const std::string stands = must(library.saveStands(sampleStands("Spearmen", 24))).id;
    QCOMPARE(code(library.setAside("none", stands, 1)), std::string("library-no-army"));
    QCOMPARE(code(library.setAside(army, "none", 1)), std::string("library-no-stands"));
    QCOMPARE(code(library.setAside(army, stands, -1)), std::string("library-not-a-number"));
    QCOMPARE(code(library.setAside(army, {{army, stands, 2}, {army, "none", 1}})), std::string("library-no-stands"));
    QCOMPARE(code(library.removeStands("none")), std::string("library-no-stands"));
    StandType bad = sampleStands("Bad", -1);
    QCOMPARE(code(library.saveStands(bad)), std::string("library-not-a-number"));
    bad = sampleStands("\xff", 1);
    QCOMPARE(code(library.saveStands(bad)), std::string("library-not-text"));
    bad = sampleStands("Unknown", 1);
    bad.id = "none";
    QCOMPARE(code(library.saveStands(bad)), std::string("library-no-stands"));
    QVERIFY(must(library.aside()).empty());
    QCOMPARE(must(library.history(Scope::collection())).size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestCollection)
#include "tst_collection.moc"
