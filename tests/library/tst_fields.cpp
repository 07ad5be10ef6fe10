// Battlefields in the library, and the library as it was before it held any.
#include "model/library/copies.h"
#include "support.h"

#include <QTest>

#include <filesystem>

using namespace strategikon;

namespace {

FieldContent sampleField(const std::string& name) { return {name, "game", "{\"table\": \"" + name + "\"}", "{}"}; }

} // namespace

class TestFields : public QObject {
    Q_OBJECT

private slots:
    void keeps();
    void undoesEachAlone();
    void archives();
    void removesAndBringsBack();
    void refuses();
    void cleansWhatNobodyIsToKnow();
    void readsVersion1();
};

void TestFields::keeps()
{
    Folder folder;
    SavedField made;
    {
        auto library = must(Library::open(folder.library()));
        made = must(library.createField(sampleField("By the ford")));
        made.content.name = "At the ford";
        const SavedField saved = must(library.saveField(made.id, made.content, "rename", "By the ford"));
        QCOMPARE(saved.content, made.content);
        must(library.saveField(made.id, made.content)); // nothing new, nothing in the log
        QCOMPARE(must(library.history(Scope::field(made.id))).size(), std::size_t(2));
        made = saved;
    }
    auto library = must(Library::open(folder.library()));
    QCOMPARE(must(library.fields()), std::vector<SavedField>{made});
    QCOMPARE(must(library.field(made.id)), made);
    QVERIFY(must(library.armies()).empty());
}

void TestFields::undoesEachAlone()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const SavedField first = must(library.createField(sampleField("First")));
    const SavedField second = must(library.createField(sampleField("Second")));
    must(library.saveField(first.id, sampleField("First moved"), "move", "t1"));
    must(library.saveField(second.id, sampleField("Second moved"), "move", "t2"));
    must(library.undo(Scope::field(first.id)));
    QCOMPARE(must(library.field(first.id)), first);
    QCOMPARE(must(library.field(second.id)).content.name, std::string("Second moved"));
    must(library.redo(Scope::field(first.id)));
    QCOMPARE(must(library.field(first.id)).content.name, std::string("First moved"));
}

void TestFields::archives()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string id = must(library.createField(sampleField("Plain"))).id;
    QVERIFY(must(library.setFieldArchived(id, true)).archived);
    QVERIFY(must(library.fields()).empty());
    QCOMPARE(must(library.fields(true)).size(), std::size_t(1));
    must(library.undo(Scope::all()));
    QCOMPARE(must(library.fields()).size(), std::size_t(1));
}

void TestFields::removesAndBringsBack()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const SavedField made = must(library.createField(sampleField("Plain")));
    must(library.removeField(made.id));
    QVERIFY(must(library.fields()).empty());
    QVERIFY(must(library.removed()).empty()); // no army
    must(library.undo(Scope::field(made.id)));
    QCOMPARE(must(library.fields()), std::vector<SavedField>{made});
}

void TestFields::refuses()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    QCOMPARE(code(library.field("none")), std::string("library-no-field"));
    QCOMPARE(code(library.removeField("none")), std::string("library-no-field"));
    QCOMPARE(code(library.saveField("none", sampleField("x"))), std::string("library-no-field"));
    FieldContent bad = sampleField("x");
    bad.facts = "{";
    QCOMPARE(code(library.createField(bad)), std::string("library-not-json"));
    bad = sampleField("x");
    bad.document = std::string("a\0b", 3);
    QCOMPARE(code(library.createField(bad)), std::string("library-not-text"));
    QCOMPARE(must(library.history(Scope::all())).size(), std::size_t(0));
}

// Everything a player had is there in the newest version, and undo still reaches behind the upgrade.
// What a field held before is in no undo, in no page of the file and in no later copy; of earlier copies it is said.
void TestFields::cleansWhatNobodyIsToKnow()
{
    Folder folder;
    const std::string secret = "HORSEGOROUNDTHELEFT", instead = "SEALED";
    const auto document = [](const std::string& word, int filled) {
        std::string lines;
        for (int i = 0; i < filled; ++i)
            lines += word + std::to_string(i) + ",";
        return "{\"notes\": \"" + lines + "\"}";
    };
    const Cleaning clean = [&](const std::string& text) {
        return text.find(secret) == std::string::npos ? text : document(instead, 1);
    };
    const auto holds = [&](const std::string& text) { return text.find(secret) != std::string::npos; };
    const auto isIn = [&](const std::string& file) { return holds(bytesOf(file)); };
    auto library = must(Library::open(folder.library()));
    const std::string id = must(library.createField({"Ford", "game", "{}", "{}"})).id;
    const std::string other = must(library.createField({"Hill", "game", "{}", "{}"})).id;
    for (int i = 0; i < 60; ++i) { // short ones lie in a page, long ones in pages of their own
        must(library.saveField(id, {"Ford", "game", document(secret, i % 7 * i), "{}"}, "notes"));
        must(library.saveField(other, {"Hill", "game", document("hill", i), "{}"}, "notes"));
        if (i % 5 == 0)
            must(library.undo(Scope::field(id)));
    }
    std::filesystem::create_directory(folder.path("copies"));
    must(library.backupTo(folder.path("copies/library-2026-01-31.db")));
    QVERIFY(isIn(folder.library()) || isIn(folder.library() + "-wal"));
    must(library.saveFieldCleaned(id, {"Ford", "game", document(instead, 2), "{}"}, clean, "notes"));
    must(library.backupTo(folder.path("copies/library-2026-02-01.db")));
    for (const char* file : {"library.db", "library.db-wal", "copies/library-2026-02-01.db"})
        QVERIFY2(!isIn(folder.path(file)), file);
    QCOMPARE(copiesHolding(folder.library(), id, holds), std::vector<std::string>{"library-2026-01-31.db"});
    QCOMPARE(copiesHolding(folder.library(), other, holds), std::vector<std::string>());
    QVERIFY(must(library.lookThrough()).fields == 2);
    while (library.canUndo(Scope::field(id))) {
        must(library.undo(Scope::field(id)));
        const auto now = library.field(id);
        QVERIFY(!now || !holds(now->content.document));
    }
    QCOMPARE(must(library.field(other)).content.document, document("hill", 59));
}

void TestFields::readsVersion1()
{
    Folder folder;
    const LibraryStep first = shippedLibrarySteps().front();
    run(folder.library(),
        std::string(first.sql) + bytesOf(SOURCE_DIR "/tests/library/version-1.sql")
            + "INSERT INTO army_search (army_search) VALUES ('rebuild');"
            + "PRAGMA user_version = 1; PRAGMA application_id = 1400140391; PRAGMA journal_mode = WAL;");
    auto library = must(Library::open(folder.library()));
    QVERIFY(!library.readOnlyBecause());
    QCOMPARE(ask(folder.library(), "PRAGMA user_version"), std::to_string(shippedLibrarySteps().back().version));
    QCOMPARE(must(library.history(Scope::all())).size(), std::size_t(13));
    QCOMPARE(must(library.stands()).front().aside, 9);
    ArmyFilter filter;
    filter.search = "annibas"; // Greek letters are found as they are written only
    QVERIFY(must(library.armies(filter)).empty());
    filter.search = "Ἀννίβας";
    const auto found = must(library.armies(filter));
    QCOMPARE(found.size(), std::size_t(2));
    must(library.undo(Scope::collection()));
    must(library.undo(Scope::collection()));
    QCOMPARE(must(library.stands()).size(), std::size_t(2)); // what was removed before the upgrade
    must(library.createField(sampleField("New")));
    QCOMPARE(wholeness(folder.library()), std::string("ok"));
}

QTEST_GUILESS_MAIN(TestFields)
#include "tst_fields.moc"
