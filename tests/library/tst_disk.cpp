// A full disk and a write-protected folder, as they are. Where the system does not let us make them the tests are
// skipped: tst_faults plays both to the library as well.
#include "sandbox.h"
#include "support.h"
#include "tests/play/scripted.h"

#include <QProcess>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

using namespace strategikon;
namespace fs = std::filesystem;

class TestDisk : public QObject {
    Q_OBJECT

private slots:
    void scenes_data();
    void scenes();
};

namespace {

constexpr int notPossible = 77;

// The scenes run in a process of their own; what fails is thrown.
void expect(bool holds, const std::string& what)
{
    if (!holds)
        throw std::runtime_error("not so: " + what);
}

void expectCode(const std::string& found, const std::string& wanted)
{
    expect(found == wanted, "\"" + found + "\" should be \"" + wanted + "\"");
}

std::size_t armiesIn(const Library& library) { return must(library.armies()).size(); }

void makeLibrary(const std::string& path) { must(must(Library::open(path)).create(sampleArmy("Army"))); }

void fillDisk(const std::string& file)
{
    std::ofstream ballast(file, std::ios::binary);
    const std::string block(4096, 'x');
    while (ballast.write(block.data(), 4096).flush()) {}
}

bool diskFullWhileChanging(const std::string& folder)
{
    if (!mountSmallDisk(folder, 1000))
        return false;
    const std::string path = folder + "/library.db";
    std::size_t made = 0;
    {
        auto library = must(Library::open(path));
        std::string found;
        while (found.empty()) {
            found = code(library.create(sampleArmy("Army")));
            made += found.empty();
        }
        expectCode(found, "library-disk-full");
        expect(made > 10 && armiesIn(library) == made, "what was acknowledged is there");
        fillDisk(folder + "/ballast"); // an undo is smaller than what did not fit, and some may still go in
        std::string undone;
        while (undone.empty() && made > 0) {
            undone = code(library.undo(Scope::all()));
            made -= undone.empty();
        }
        expectCode(undone, "library-disk-full");
        expectCode(code(library.backupTo(folder + "/copy.db")), "library-disk-full");
        for (const auto& file : fs::directory_iterator(folder))
            expect(!file.path().filename().string().starts_with(".strategikon-"), "no half copy stays");
        expect(!fs::exists(folder + "/copy.db"), "no half copy stays");
        const std::string elsewhere = folder + "-copy.db"; // beside the small disk
        must(library.backupTo(elsewhere));
        expect(armiesIn(must(Library::open(elsewhere, Library::Mode::readOnly))) == made, "it can be copied elsewhere");
        for (const char* end : {"", "-wal", "-shm"})
            fs::remove(elsewhere + end);
    }
    auto library = must(Library::open(path));
    expect(armiesIn(library) == made, "what was acknowledged is there after opening again");
    expectCode(wholeness(path), "ok");
    return true;
}

bool diskFullWhileOpening(const std::string& folder)
{
    if (!mountSmallDisk(folder, 1000))
        return false;
    const std::string path = folder + "/library.db";
    makeLibrary(path);
    fillDisk(folder + "/ballast");
    {
        auto library = must(Library::open(path));
        expect(armiesIn(library) == 1, "it can be read");
        expectCode(code(library.create(sampleArmy("Army"))), "library-disk-full");
    }
    expectCode(code(Library::open(folder + "/new.db")), "library-disk-full");
    fs::remove(folder + "/ballast");
    makeLibrary(path);
    makeLibrary(folder + "/new.db");
    expect(armiesIn(must(Library::open(path))) == 2, "it goes on once there is room");
    return true;
}

// A battle goes on until the disk is full, and after it once there is room.
bool diskFullWhileRecording(const std::string& folder)
{
    if (!mountSmallDisk(folder, 1000))
        return false;
    const std::string path = folder + "/library.db";
    const play::Toy toy;
    auto library = must(Library::open(path));
    auto recorder = must(play::Recorder::begin(library, toy, play::aboutToy(), toy.beginning()));
    fillDisk(folder + "/ballast");
    std::string found;
    while (found.empty()) {
        const play::Battle before = recorder.battle();
        found = code(play::done(recorder, play::nextAct(before)));
        expect(found.empty() || recorder.battle().log() == before.log(), "what was not stored did not happen");
    }
    expectCode(found, "library-disk-full");
    const auto kept = [&] { return must(play::Recorder::open(library, toy, recorder.id(), "1.0")); };
    expect(kept().battle().log() == recorder.battle().log(), "what was done is there");
    fs::remove(folder + "/ballast");
    must(play::done(recorder, play::nextAct(recorder.battle())));
    expect(kept().battle().log() == recorder.battle().log(), "it goes on once there is room");
    return true;
}

void tryProtected(const std::string& path, const std::string& backup)
{
    auto library = must(Library::open(path));
    expect(library.readOnlyBecause(), "it says that it cannot be changed");
    expectCode(library.readOnlyBecause()->code, "library-protected");
    expect(armiesIn(library) == 1, "it can be read");
    expectCode(code(library.create(sampleArmy("Army"))), "library-protected");
    expectCode(code(library.setSetting("theme", "dark")), "library-protected");
    auto reader = must(Library::open(path, Library::Mode::readOnly));
    expect(armiesIn(reader) == 1, "it can be read twice");
    must(library.backupTo(backup));
    expect(armiesIn(must(Library::open(backup))) == 1, "the copy is a library");
}

std::vector<LibraryStep> withTestStep()
{
    std::vector<LibraryStep> steps(shippedLibrarySteps().begin(), shippedLibrarySteps().end());
    steps.push_back({static_cast<int>(steps.size()) + 1, "test-step.sql", "CREATE TABLE more (a TEXT)"});
    return steps;
}

bool protectedFolder(const std::string& folder)
{
    const std::string path = folder + "/protected/library.db", crashed = folder + "/protected/crashed.db";
    makeLibrary(path);
    {
        auto library = must(Library::open(crashed));
        must(library.create(sampleArmy("Army")));
        fs::copy_file(crashed, folder + "/kept");
        fs::copy_file(crashed + "-wal", folder + "/kept-wal");
    }
    fs::rename(folder + "/kept", crashed);
    fs::rename(folder + "/kept-wal", crashed + "-wal");
    if (!mountReadOnly(folder + "/protected"))
        return false;
    tryProtected(path, folder + "/copy.db");
    expectCode(code(Library::open(folder + "/protected/new.db")), "library-cannot-write");
    expectCode(code(Library::open(crashed)), "library-unfinished");
    expectCode(code(Library::open(path, Library::Mode::readWrite, withTestStep())), "library-older");
    return true;
}

bool protectedByPermission(const std::string& folder)
{
    const std::string own = folder + "/own", file = folder + "/file";
    makeLibrary(own + "/library.db");
    makeLibrary(file + "/library.db");
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        fs::permissions(entry.path(), fs::perms(entry.is_directory() ? 0555 : 0444));
    fs::permissions(folder, fs::perms(0777));
    fs::permissions(file, fs::perms(0777)); // here the file alone is protected
    if (!becomeNobody())
        return false;
    tryProtected(own + "/library.db", folder + "/copy.db");
    fs::remove(file + "/library.db.lock");
    tryProtected(file + "/library.db", folder + "/copy2.db");
    expectCode(code(Library::open(own + "/new.db")), "library-cannot-write");
    expectCode(code(Library::open(own + "/deeper/new.db")), "library-cannot-write");
    fs::permissions(folder + "/copy.db", fs::perms(0));
    expectCode(code(Library::open(folder + "/copy.db")), "library-cannot-open");
    return true;
}

const std::map<std::string, bool (*)(const std::string&)> allScenes = {
    {"full while changing", diskFullWhileChanging},
    {"full while opening", diskFullWhileOpening},
    {"full while recording", diskFullWhileRecording},
    {"protected folder", protectedFolder},
    {"protected by permission", protectedByPermission},
};

int perform(const std::string& scene, const std::string& folder)
{
    try {
        return allScenes.at(scene)(folder) ? 0 : notPossible;
    } catch (const std::exception& failure) {
        std::cout << failure.what() << std::endl;
        return 1;
    }
}

} // namespace

void TestDisk::scenes_data()
{
    QTest::addColumn<QString>("scene");
    for (const auto& [name, scene] : allScenes)
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestDisk::scenes()
{
    QFETCH(QString, scene);
    Folder folder(Folder::Where::disk);
    fs::create_directory(folder.path("scene"));
    fs::permissions(folder.path(""), fs::perms(0755)); // for nobody
    QProcess process;
    process.start(
        QCoreApplication::applicationFilePath(), {"--play", scene, QString::fromStdString(folder.path("scene"))});
    QVERIFY(process.waitForFinished(30'000));
    for (const auto& entry : fs::recursive_directory_iterator(folder.path(""))) // so that they can be removed
        if (entry.is_directory())
            fs::permissions(entry.path(), fs::perms(0777));
    if (process.exitCode() == notPossible)
        QSKIP("this system does not let us; tst_faults plays it");
    const QByteArray said = process.readAllStandardOutput();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
}

int main(int argc, char** argv)
{
    if (argc > 3 && argv[1] == std::string("--play"))
        return perform(argv[2], argv[3]);
    QCoreApplication application(argc, argv);
    TestDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_disk.moc"
