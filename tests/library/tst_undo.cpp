// Undo and redo: the rules one by one, then long random sequences against a simple model in memory.
#include "support.h"
#include "undo_model.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTest>

#include <random>

using namespace strategikon;

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void walksBackAndForth();
    void newChangeEndsRedo();
    void armiesStandAlone();
    void everythingFollowsTime();
    void reachesAcrossRestarts();
    void keepsTheLog();
    void random_data();
    void random();
};

namespace {

std::vector<std::string> whats(const Library& library, const Scope& scope)
{
    std::vector<std::string> all;
    for (const Edit& edit : must(library.history(scope)))
        all.push_back(edit.what);
    return all;
}

SavedArmy rename(Library& library, const std::string& id, const std::string& name)
{
    ArmyContent content = must(library.army(id)).content;
    content.name = name;
    return must(library.save(id, content, "rename", name));
}

std::string nameOf(const Library& library, const std::string& id)
{
    const auto army = library.army(id);
    return army ? army->content.name : "-";
}

// What plain SQLite says, as any program that opens the file: triggers are asked.
std::string refusal(const std::string& path, const std::string& sql)
{
    try {
        SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql);
        return "";
    } catch (const SQLite::Exception& said) {
        return said.what();
    }
}

using List = std::vector<std::string>;

} // namespace

void TestUndo::walksBackAndForth()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    QCOMPARE(code(library.undo(Scope::all())), std::string("library-nothing-to-undo"));
    const std::string id = must(library.create(sampleArmy("A"))).id;
    const Scope scope = Scope::army(id);
    QCOMPARE(code(library.redo(scope)), std::string("library-nothing-to-redo"));
    rename(library, id, "B");
    rename(library, id, "C");
    must(library.remove(id));
    QCOMPARE(must(library.undo(scope)).what, std::string("remove"));
    QCOMPARE(nameOf(library, id), std::string("C"));
    const Edit undone = must(library.undo(scope));
    QCOMPARE(undone.detail, std::string("C"));
    QVERIFY(undone.standing == Edit::Standing::undone);
    QCOMPARE(nameOf(library, id), std::string("B"));
    must(library.undo(scope));
    must(library.undo(scope));
    QCOMPARE(nameOf(library, id), std::string("-"));
    QVERIFY(!library.canUndo(scope) && library.canRedo(scope));
    for (const char* name : {"A", "B", "C", "-"}) {
        must(library.redo(scope));
        QCOMPARE(nameOf(library, id), std::string(name));
    }
    QVERIFY(library.canUndo(scope) && !library.canRedo(scope));
    QCOMPARE(must(library.reach(scope)).undo->what, std::string("remove"));
}

void TestUndo::newChangeEndsRedo()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string id = must(library.create(sampleArmy("A"))).id;
    const Scope scope = Scope::army(id);
    rename(library, id, "B");
    must(library.undo(scope));
    rename(library, id, "C");
    QVERIFY(!library.canRedo(scope));
    const auto history = must(library.history(scope));
    QCOMPARE(whats(library, scope), (List{"rename", "undo", "rename", "create"}));
    QVERIFY(history[2].standing == Edit::Standing::replaced);
    QVERIFY(history[1].standing == Edit::Standing::mark);
    QCOMPARE(history[1].target, history[2].seq);
    must(library.undo(scope));
    QCOMPARE(nameOf(library, id), std::string("A"));
}

void TestUndo::armiesStandAlone()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string a = must(library.create(sampleArmy("A"))).id, b = must(library.create(sampleArmy("B"))).id;
    rename(library, a, "A2");
    rename(library, b, "B2");
    must(library.undo(Scope::army(a)));
    QCOMPARE(nameOf(library, a), std::string("A"));
    QCOMPARE(nameOf(library, b), std::string("B2"));
    rename(library, b, "B3");
    QVERIFY(library.canRedo(Scope::army(a)));
    must(library.redo(Scope::army(a)));
    QCOMPARE(nameOf(library, a), std::string("A2"));
}

void TestUndo::everythingFollowsTime()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string a = must(library.create(sampleArmy("A"))).id, b = must(library.create(sampleArmy("B"))).id;
    must(library.saveStands(sampleStands("Stands", 3)));
    rename(library, a, "A2");
    List undone;
    while (library.canUndo(Scope::all()))
        undone.push_back(must(library.undo(Scope::all())).what);
    QCOMPARE(undone, (List{"rename", "stands", "create", "create"}));
    must(library.redo(Scope::all()));
    QCOMPARE(nameOf(library, a), std::string("A"));
    QCOMPARE(nameOf(library, b), std::string("-"));
    // A redone change is the last one done.
    must(library.redo(Scope::army(b)));
    QCOMPARE(must(library.undo(Scope::all())).scope, Scope::army(b).key);
    // Something new: what was undone elsewhere can be redone there, but not by "redo the last".
    rename(library, a, "A3");
    QVERIFY(!library.canRedo(Scope::all()));
    QVERIFY(library.canRedo(Scope::army(b)));
    QCOMPARE(code(library.redo(Scope::all())), std::string("library-nothing-to-redo"));
}

void TestUndo::reachesAcrossRestarts()
{
    Folder folder;
    std::string id;
    {
        auto library = must(Library::open(folder.library()));
        id = must(library.create(sampleArmy("A"))).id;
        rename(library, id, "B");
        rename(library, id, "C");
        must(library.undo(Scope::army(id)));
    }
    for (const char* name : {"A", "B", "C"}) {
        auto library = must(Library::open(folder.library()));
        if (name == std::string("A"))
            must(library.undo(Scope::army(id)));
        else
            must(library.redo(Scope::army(id)));
        QCOMPARE(nameOf(library, id), std::string(name));
    }
}

void TestUndo::keepsTheLog()
{
    Folder folder;
    {
        auto library = must(Library::open(folder.library()));
        must(library.create(sampleArmy("A")));
    }
    for (const char* sql : {"DELETE FROM edit", "UPDATE edit SET detail = 'x'", "DELETE FROM edit_row",
             "UPDATE edit_row SET after = NULL, before = '{}'"})
        QCOMPARE(refusal(folder.library(), sql), std::string("the log is never altered"));
}

void TestUndo::random_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 5; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestUndo::random()
{
    QFETCH(unsigned, seed);
    Folder folder;
    UndoModel model(folder.library(), seed);
    for (int step = 0; step < 800; ++step) {
        const std::string what = model.step();
        if (step % 97 == 96)
            model.reopen();
        const std::string difference = model.difference();
        QVERIFY2(difference.empty(), (std::to_string(step) + " " + what + ": " + difference).c_str());
    }
    model.close();
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
    QCOMPARE(foldedLog(folder.library()), keptRows(folder.library()));
}

QTEST_APPLESS_MAIN(TestUndo)
#include "tst_undo.moc"
