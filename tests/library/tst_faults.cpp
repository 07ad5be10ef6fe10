// The disk fails at every single operation in turn: once, and from then on. After each the library opens again whole
// and holds what was there before or what was there after, never anything between, and the caller was told.
#include "fault_vfs.h"
#include "support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <QTest>

#include <filesystem>
#include <functional>

using namespace strategikon;
namespace fs = std::filesystem;

class TestFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void changes_data();
    void changes();
    void opens_data();
    void opens();
    void cleanupTestCase();

private:
    int injected_ = 0, runs_ = 0;
};

namespace {

using Faults = std::vector<Fault>;
using Operation = std::function<Faults(Library&)>;

template <class T>
Faults faultsOf(const Result<T>& reading)
{
    return reading.faults;
}
Faults faultsOf(const std::optional<Fault>& fault) { return fault ? Faults{*fault} : Faults{}; }

std::string idOf(const Library& library) { return must(library.armies()).at(0).id; }

// A library with something of everything, closed.
void prepare(const std::string& path)
{
    auto library = must(Library::open(path));
    for (int i = 0; i < 5; ++i)
        must(library.create(sampleArmy("Army " + std::to_string(i))));
    const std::string stands = must(library.saveStands(sampleStands("Stands", 20))).id;
    must(library.setAside(idOf(library), stands, 4));
    must(library.setSetting("theme", "dark"));
}

ArmyContent altered()
{
    ArmyContent content = sampleArmy("Altered", 1500);
    content.document = std::string(5000, 'x');
    content.tags = {"new", "other"};
    return content;
}

struct Kind {
    const char* name;
    FaultPlan plan;
};
const Kind kinds[] = {
    {"error once", {0, false, 0}},
    {"error from then on", {0, true, 0}},
    {"disk full from then on", {0, true, SQLITE_FULL}},
    {"write-protected from then on", {0, true, SQLITE_READONLY}},
};

const char* expectedCodes[] = {"library-disk-full", "library-disk-trouble", "library-cannot-write",
    "library-cannot-open", "library-no-lock", "library-no-memory"};

bool isExpected(const Faults& faults)
{
    const std::string found = code(faults);
    return std::any_of(std::begin(expectedCodes), std::end(expectedCodes), [&](const char* c) { return found == c; });
}

std::vector<LibraryStep> withTestStep()
{
    std::vector<LibraryStep> steps(shippedLibrarySteps().begin(), shippedLibrarySteps().end());
    steps.push_back({static_cast<int>(steps.size()) + 1, "test-step.sql",
        "CREATE TABLE more (a TEXT); INSERT INTO more SELECT document FROM army; CREATE INDEX more_a ON more (a);"});
    return steps;
}

void addKinds(const char* operation)
{
    for (const Kind& kind : kinds)
        QTest::addRow("%s, %s", operation, kind.name) << QByteArray(operation) << kind.plan.sticky << kind.plan.result;
}

} // namespace

void TestFaults::initTestCase() { installFaultVfs(); }

void TestFaults::cleanupTestCase() { qInfo("%d faults injected in %d runs", injected_, runs_); }

const std::map<QByteArray, Operation> operations = {
    {"create", [](Library& library) { return faultsOf(library.create(altered())); }},
    {"save", [](Library& library) { return faultsOf(library.save(idOf(library), altered())); }},
    {"remove", [](Library& library) { return faultsOf(library.remove(idOf(library))); }},
    {"undo", [](Library& library) { return faultsOf(library.undo(Scope::army(idOf(library)))); }},
    {"remove stands", [](Library& library) { return faultsOf(library.removeStands(must(library.stands())[0].id)); }},
    {"setting", [](Library& library) { return faultsOf(library.setSetting("theme", "light")); }},
};

void TestFaults::changes_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<bool>("sticky");
    QTest::addColumn<int>("result");
    for (const auto& [name, operation] : operations)
        addKinds(name);
}

// One change on an open library. After a single fault the same library takes the change at the second try.
void TestFaults::changes()
{
    QFETCH(QByteArray, operation);
    QFETCH(bool, sticky);
    QFETCH(int, result);
    const Operation& change = operations.at(operation);
    Folder folder;
    prepare(folder.path("before.db"));
    fs::copy_file(folder.path("before.db"), folder.path("after.db"));
    const std::string before = contentOf(must(Library::open(folder.path("before.db"))));
    std::string after;
    {
        auto library = must(Library::open(folder.path("after.db")));
        QVERIFY(change(library).empty());
        after = contentOf(library);
    }
    for (int at = 1; at < 200; ++at) {
        const std::string path = folder.path("library" + std::to_string(at) + ".db");
        fs::copy_file(folder.path("before.db"), path);
        int met = 0;
        Faults faults;
        {
            auto library = std::make_optional(must(Library::open(path)));
            arm({at, sticky, result});
            faults = change(*library);
            if (sticky)
                library.reset(); // closing fails too
            met = faultsMet();
            if (!faults.empty() && !sticky) {
                QCOMPARE(contentOf(*library), before);
                QVERIFY(change(*library).empty());
                QCOMPARE(contentOf(*library), after);
            }
        }
        const std::string found = contentOf(must(Library::open(path)));
        if (faults.empty() || !sticky)
            QCOMPARE(found, after);
        else
            QVERIFY(isExpected(faults) && (found == before || found == after));
        QCOMPARE(wholeness(path), std::string("ok"));
        fs::remove(path);
        ++runs_;
        injected_ += met;
        if (met == 0)
            return;
        QVERIFY(at > 1 || !faults.empty());
    }
    QFAIL("the operation never came to its end");
}

void TestFaults::opens_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<bool>("sticky");
    QTest::addColumn<int>("result");
    for (const char* operation : {"new", "crashed", "upgrade", "backup"})
        addKinds(operation);
}

// Opening, with all that can belong to it: making the file, recovering what a crash left, going to the next version;
// and copying.
void TestFaults::opens()
{
    QFETCH(QByteArray, operation);
    QFETCH(bool, sticky);
    QFETCH(int, result);
    Folder folder;
    const std::string original = folder.path("before.db");
    std::string content;
    if (operation == "new") {
        content = contentOf(must(Library::open(folder.path("empty.db"))));
    } else {
        prepare(original);
        auto library = must(Library::open(original));
        if (operation == "crashed")
            must(library.create(altered()));
        content = contentOf(library);
        fs::copy_file(original, folder.path("copy.db"));
        if (operation == "crashed")
            fs::copy_file(original + "-wal", folder.path("copy.db-wal"));
    }
    const auto steps = operation == "upgrade" ? withTestStep()
                                              : std::vector(shippedLibrarySteps().begin(), shippedLibrarySteps().end());
    for (int at = 1; at < 400; ++at) {
        const std::string path = folder.path("library" + std::to_string(at) + ".db"), copy = folder.path("backup.db");
        for (const char* end : {"", "-wal"})
            if (fs::exists(folder.path("copy.db") + end))
                fs::copy_file(folder.path("copy.db") + end, path + end);
        Faults faults;
        arm({at, sticky, result});
        if (auto library = Library::open(path, Library::Mode::readWrite, steps)) {
            if (operation == "backup")
                faults = faultsOf(library->backupTo(copy));
        } else {
            faults = library.faults;
        }
        const int met = faultsMet();
        QVERIFY(faults.empty() || isExpected(faults));
        if (operation == "backup" && faults.empty())
            QCOMPARE(contentOf(must(Library::open(copy))), content);
        if (operation == "backup")
            QCOMPARE(fs::exists(copy), faults.empty());
        fs::remove(copy);
        if (operation == "upgrade" && !faults.empty()
            && ask(path, "PRAGMA user_version") == std::to_string(shippedLibrarySteps().back().version))
            QCOMPARE(contentOf(must(Library::open(path))), content);
        QCOMPARE(contentOf(must(Library::open(path, Library::Mode::readWrite, steps))), content);
        QCOMPARE(wholeness(path), std::string("ok"));
        fs::remove(path);
        ++runs_;
        injected_ += met;
        if (met == 0)
            return;
    }
    QFAIL("opening never came to its end");
}

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"
