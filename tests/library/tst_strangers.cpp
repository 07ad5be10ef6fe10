// What a stranger's library holds beside rows, or instead of them: nothing of it is run, read or taken over.
#include "model/library/copies.h"
#include "model/library/everything.h"
#include "model/library/progress.h"
#include "pages.h"
#include "support.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTest>

#include <filesystem>
#include <random>

using namespace strategikon;
namespace fs = std::filesystem;

class TestStrangers : public QObject {
    Q_OBJECT

private slots:
    void plants_data();
    void plants();
    void plantsByChance();
    void tablesWithoutEnd();
    void pagesByChance();
    void cleanupTestCase();

private:
    int tried_ = 0, refused_ = 0;
};

namespace {

const std::string endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT ";
const std::vector<std::string> tables{"army", "battlefield", "battle", "battle_entry", "battle_event", "battle_change",
    "battle_kept", "battle_about", "stand_type", "stand_aside", "edit", "edit_row", "step", "setting", "roll"};

void fill(const std::string& path)
{
    auto library = must(Library::open(path));
    for (int i = 0; i < 4; ++i)
        must(library.create(sampleArmy("Army " + std::to_string(i))));
    must(library.setSetting("theme", "dark"));
    must(library.saveStands(sampleStands("Spears", 12)));
}

// A view where a table was, of the same columns, that never ends.
std::string viewInsteadOf(const std::string& path, const std::string& table)
{
    SQLite::Database db(path, SQLite::OPEN_READWRITE);
    SQLite::Statement columns(db, "SELECT name FROM pragma_table_info(?)");
    columns.bind(1, table);
    std::string select;
    while (columns.executeStep())
        select += (select.empty() ? "i AS " : ", i AS ") + columns.getColumn(0).getString();
    return "PRAGMA foreign_keys = OFF; DROP TABLE " + table + "; CREATE VIEW " + table + " AS " + endless + select
        + " FROM n";
}

std::string rewritten(const std::string& name, const std::string& from, const std::string& to)
{
    return "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '" + from + "', '" + to
        + "') WHERE name = '" + name + "'; PRAGMA writable_schema = RESET";
}

// All that can be asked of a stranger's file. Nothing of it may be taken, and what is there stays as it is.
void refusesAll(const Folder& folder, const std::string& file)
{
    const auto refused = [](const auto& result) {
        const std::string found = code(result);
        if (!found.starts_with("library-"))
            throw std::runtime_error("not refused: \"" + found + "\"");
    };
    const std::string own = folder.path("own.db"), before = bytesOf(file);
    for (const auto mode : {Library::Mode::copy, Library::Mode::readOnly, Library::Mode::readWrite})
        refused(Library::open(file, mode));
    refused(filesIn(file));
    refused(lookAtEverything(own, file));
    refused(readEverything(own, file));
    refused(restoreLibrary(own, file));
    (void)battlesOfOlder(file);
    if (bytesOf(file) != before)
        throw std::runtime_error("the file was changed");
    if (must(must(Library::open(own, Library::Mode::readOnly)).armies()).size() != 1)
        throw std::runtime_error("the library was changed");
}

void makeOwn(const Folder& folder) { must(must(Library::open(folder.path("own.db"))).create(sampleArmy("Mine"))); }

} // namespace

void TestStrangers::plants_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<bool>("besides"); // it stands beside what is ours, so that mending leaves it out
    const auto row = [](const char* what, const std::string& sql, bool besides) {
        QTest::newRow(what) << QByteArray::fromStdString(sql) << besides;
    };
    row("a trigger that deletes", "CREATE TRIGGER x AFTER INSERT ON edit BEGIN DELETE FROM setting; END", true);
    row("a trigger under a name like ours",
        "CREATE TRIGGER army_goes_2 AFTER UPDATE ON roll BEGIN DELETE FROM setting; END", true);
    row("a trigger of ours that does something else",
        "DROP TRIGGER army_goes; CREATE TRIGGER army_goes AFTER DELETE ON army BEGIN SELECT 1; END", false);
    row("a trigger that is gone", "DROP TRIGGER edit_kept", false);
    row("an endless view", "CREATE VIEW x AS " + endless + "i FROM n", true);
    row("an endless view where own lists are looked for",
        "CREATE VIEW file AS " + endless + "i AS path, i AS text, i AS digest FROM n", true);
    row("an own table where own lists are looked for", "CREATE TABLE file (path, text, digest)", true);
    row("a trigger on the table of own lists",
        "CREATE TABLE file (path TEXT PRIMARY KEY, text TEXT, digest INTEGER) STRICT; CREATE TRIGGER x AFTER INSERT ON "
        "file BEGIN DELETE FROM army; END",
        true);
    row("an index of an expression", "CREATE INDEX x ON army (abs(points))", true);
    row("an index of some rows", "CREATE INDEX x ON army (name) WHERE points > 5", true);
    row("an index that is gone", "DROP INDEX army_by_change", false);
    row("a table", "CREATE TABLE x (a)", true);
    row("a search of its own", "CREATE VIRTUAL TABLE x USING fts5 (a)", true);
    row("statistics", "ANALYZE", true);
    row("a column that is worked out", "ALTER TABLE army ADD COLUMN x BLOB AS (zeroblob(1000000)) VIRTUAL", false);
    row("a column more", "ALTER TABLE setting ADD COLUMN x TEXT DEFAULT 'y'", false);
    row("a column under another name", "ALTER TABLE setting RENAME COLUMN value TO other", false);
    row("a check that is gone", rewritten("army", "CHECK (points >= 0)", ""), false);
    row("a comment that is another", rewritten("army", "the agreed size", "any size"), false);
    row("a reference that deletes",
        rewritten("stand_aside", "REFERENCES stand_type (id)", "REFERENCES stand_type (id) ON DELETE CASCADE"), false);
    row("a search that reads another table", rewritten("army_search", "content = ''army''", "content = ''edit''"),
        false);
    row("a table of the search that is another", rewritten("army_search_config", "v)", "v, w)"), false);
    for (const std::string& table : tables) {
        QTest::addRow("a view instead of %s", table.c_str()) << QByteArray::fromStdString("view " + table) << false;
        QTest::addRow("no %s", table.c_str())
            << QByteArray::fromStdString("PRAGMA foreign_keys = OFF; DROP TABLE " + table) << false;
    }
    for (int version = 1; version < shippedLibrarySteps().back().version; ++version)
        QTest::addRow("says it is of version %d", version)
            << QByteArray::fromStdString("PRAGMA user_version = " + std::to_string(version)) << false;
    row("says it is of no version", "PRAGMA user_version = 0", false);
    row("says it is of version -1", "PRAGMA user_version = -1", false);
    row("says it is another program's", "PRAGMA application_id = 7", false);
}

void TestStrangers::plants()
{
    QFETCH(QByteArray, sql);
    QFETCH(bool, besides);
    Folder folder;
    makeOwn(folder);
    const std::string stranger = folder.path("stranger.db");
    fill(stranger);
    const std::string content = contentOf(must(Library::open(stranger)));
    run(stranger,
        "PRAGMA journal_mode = DELETE; "
            + (sql.startsWith("view ") ? viewInsteadOf(stranger, sql.mid(5).toStdString()) : sql.toStdString()));
    refusesAll(folder, stranger);
    ++tried_, ++refused_;
    const auto mended = mendLibrary(stranger);
    QCOMPARE(bool(mended), besides);
    if (!besides)
        return;
    QCOMPARE(mended->told.front().code, std::string("library-out-foreign"));
    QVERIFY(fs::exists(mended->aside));
    QCOMPARE(contentOf(must(Library::open(stranger))), content); // its history as well
    must(must(Library::open(stranger)).lookThrough());
}

// Several at a time, of a number of things that a stranger can do to a table, an index, a trigger.
void TestStrangers::plantsByChance()
{
    std::mt19937 random(38);
    const auto any = [&](const std::vector<std::string>& of) { return of[random() % of.size()]; };
    for (int round = 0; round < 150; ++round) {
        Folder folder;
        makeOwn(folder);
        const std::string stranger = folder.path("stranger.db");
        fill(stranger);
        std::string sql = "PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; ";
        for (unsigned many = 1 + random() % 3, i = 0; i < many; ++i) {
            const std::string name = "x" + std::to_string(i), table = any(tables), other = any(tables);
            sql += any({"CREATE TRIGGER " + name + " AFTER " + any({"INSERT", "UPDATE", "DELETE"}) + " ON " + table
                    + " BEGIN DELETE FROM " + other + "; END; ",
                "CREATE VIEW " + name + " AS " + endless + "i FROM n, " + table + "; ",
                "CREATE TABLE " + name + " AS SELECT * FROM " + table + "; ",
                "CREATE INDEX " + name + " ON " + table + " (rowid IS NULL); ",
                "ALTER TABLE " + table + " ADD COLUMN " + name + " INTEGER; ",
                "CREATE VIEW " + name + " AS SELECT count(*) FROM " + table + ", " + other + "; "});
        }
        try {
            run(stranger, sql);
        } catch (const SQLite::Exception&) { // an index of a rowid where there is none: what came before it is in
        }
        const bool planted = std::stoi(ask(stranger, "SELECT count(*) FROM sqlite_schema WHERE sql LIKE '%x0%'")) > 0;
        if (!planted)
            continue;
        ++tried_;
        refusesAll(folder, stranger);
        ++refused_;
    }
    QVERIFY(tried_ > 100);
}

// Pages that lead to one page again and again: a table of a million million rows in a file of some kilobytes.
void TestStrangers::tablesWithoutEnd()
{
    for (const char* table : {"army", "sqlite_schema"}) {
        Folder folder;
        makeOwn(folder);
        const std::string stranger = folder.path("stranger.db");
        fill(stranger);
        run(stranger, "PRAGMA journal_mode = DELETE");
        writeBytes(stranger,
            withoutEnd(bytesOf(stranger),
                table == std::string("sqlite_schema")
                    ? 1
                    : std::stoi(ask(
                        stranger, std::string("SELECT rootpage FROM sqlite_schema WHERE name = '") + table + "'"))));
        const std::string own = folder.path("own.db");
        QVERIFY(!readEverything(own, stranger));
        QVERIFY(!restoreLibrary(own, stranger));
        if (const auto library = Library::open(stranger, Library::Mode::copy)) {
            QVERIFY(!library->lookThrough());
            (void)library->armies();
            (void)library->history(Scope::all());
        }
        (void)mendLibrary(stranger);
        QCOMPARE(must(must(Library::open(own)).armies()).size(), std::size_t(1));
        ++tried_, ++refused_;
    }
}

// Bytes of a file by chance: what is taken is whole, and what is not is refused; nothing breaks.
void TestStrangers::pagesByChance()
{
    std::mt19937 random(2026);
    int taken = 0, refused = 0;
    Folder folder;
    fill(folder.path("stranger.db"));
    run(folder.path("stranger.db"), "PRAGMA journal_mode = DELETE");
    const std::string whole = bytesOf(folder.path("stranger.db"));
    for (int round = 0; round < 150; ++round) {
        std::string bytes = whole;
        for (unsigned many = 1 + random() % 8, i = 0; i < many; ++i)
            bytes[random() % bytes.size()] = char(random());
        const std::string stranger = folder.path("s" + std::to_string(round) + ".db"), own = stranger + ".own";
        writeBytes(stranger, bytes);
        const auto added = readEverything(own, stranger);
        const auto restored = restoreLibrary(own, stranger);
        ++(restored ? taken : refused);
        if (added || restored)
            must(must(Library::open(own)).lookThrough());
    }
    qInfo("%d files with damage by chance: %d taken and whole, %d refused", taken + refused, taken, refused);
    QVERIFY(refused > 50 && taken > 50);
}

void TestStrangers::cleanupTestCase() { qInfo("%d strangers' libraries tried, %d refused", tried_, refused_); }

QTEST_APPLESS_MAIN(TestStrangers)
#include "tst_strangers.moc"
