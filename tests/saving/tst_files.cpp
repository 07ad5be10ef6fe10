// Where a file is written and where not: never onto a library or what belongs to it, and over another only where that
// is meant.
#include "app/places.h"
#include "app/saving/kind.h"
#include "app/saving/saving.h"
#include "model/army/army.h"
#include "model/library/belongs.h"
#include "model/library/library.h"
#include "model/text/file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <map>

#include <sys/stat.h>
#include <unistd.h>

using namespace strategikon;
namespace fs = std::filesystem;

class Files : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    fs::path at(const char* name) const { return fs::path(folder_->path().toStdString()) / name; }

    static QString code(const std::optional<Fault>& fault)
    {
        return fault ? QString::fromStdString(fault->message.code) : QString();
    }

    // Every file below the folder with what it holds; of links and others only that they are there.
    std::map<std::string, std::string> all() const
    {
        std::map<std::string, std::string> found;
        for (const auto& one : fs::recursive_directory_iterator(folder_->path().toStdString()))
            found[one.path()] = !one.is_symlink() && one.is_regular_file() ? *readFile(one.path(), 1u << 30) : "";
        return found;
    }

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        fs::create_directory(at("home"));
        qputenv("STRATEGIKON_HOME", at("home").c_str());
        auto library = Library::open(libraryFile().string());
        QVERIFY(library);
        QVERIFY(!library->backupTo(at("copy.db").string()));
    }

    // By every name that leads there, whatever was said.
    void neverOntoTheLibrary_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"home/library.db", "home/./library.db", "home/../home//library.db", "other/library.db",
                 "home/library.db-wal", "home/library.db-shm", "home/library.db-journal", "home/library.db.lock",
                 "home/Library.DB", "home/library.db.part", "hard.pdf", "hardlock.pdf", "copy.db", "another.db"})
            QTest::newRow(name) << name;
    }

    void neverOntoTheLibrary()
    {
        QFETCH(QString, name);
        fs::create_directory_symlink(at("home"), at("other"));
        fs::create_hard_link(at("home/library.db"), at("hard.pdf"));
        fs::create_hard_link(at("home/library.db.lock"), at("hardlock.pdf"));
        fs::copy_file(at("copy.db"), at("another.db"));
        const auto before = all();
        for (const Over over : {Over::nothing, Over::itsKind, Over::anything})
            QCOMPARE(code(saveFile(at(qPrintable(name)).string(), "%PDF-1.4", over)), QString("file-is-library"));
        QVERIFY(all() == before);
    }

    // Own lists, prices and copies are written by the commands that make them, and by nothing else.
    void neverAmongWhatIsKept_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"home/lists/warmaster/mine.yaml", "home/lists/fog/tables/costs.yaml", "home/notes.txt",
                 "home/copies/library-2999-01-01.db", "other/prices.yaml", "home/none/a.yaml", "other/../home/a.pdf"})
            QTest::newRow(name) << name;
    }

    void neverAmongWhatIsKept()
    {
        QFETCH(QString, name);
        fs::create_directory_symlink(at("home"), at("other"));
        fs::create_directories(at("home/lists/warmaster"));
        fs::create_directories(at("home/lists/fog/tables"));
        fs::create_directories(at("home/copies"));
        QVERIFY(!writeFile(at("home/lists/warmaster/mine.yaml").string(), "system: warmaster\n"));
        const auto before = all();
        for (const Over over : {Over::nothing, Over::itsKind, Over::anything})
            QCOMPARE(code(saveFile(at(qPrintable(name)).string(), "system: warmaster\n", over)),
                QString("file-in-own-folder"));
        const auto refused = refuseToCopy(at(qPrintable(name)).string(), true);
        QVERIFY(refused && refused->message.code == "file-in-own-folder");
        QVERIFY(all() == before);
    }

    void noNamesNoLinksNoDevices_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("refused");
        QTest::newRow("link to the library") << "link"
                                             << "file-is-library";
        QTest::newRow("link to a text") << "elsewhere"
                                        << "file-link";
        QTest::newRow("link to nothing") << "dangling"
                                         << "file-link";
        QTest::newRow("link to itself") << "circle"
                                        << "file-link";
        QTest::newRow("pipe") << "pipe"
                              << "file-device";
        QTest::newRow("folder") << "home"
                                << "file-folder";
        QTest::newRow("device") << "/dev/null"
                                << "file-device";
        QTest::newRow("standard output as a file") << "/dev/stdout"
                                                   << "file-link";
        QTest::newRow("no folder") << "none/a"
                                   << "file-unwritable";
    }

    void noNamesNoLinksNoDevices()
    {
        QFETCH(QString, name);
        QFETCH(QString, refused);
        QVERIFY(!writeFile(at("text").string(), "mine"));
        fs::create_symlink(at("home/library.db"), at("link"));
        fs::create_symlink(at("text"), at("elsewhere"));
        fs::create_symlink(at("nowhere"), at("dangling"));
        fs::create_symlink(at("circle"), at("circle"));
        QCOMPARE(::mkfifo(at("pipe").c_str(), 0600), 0);
        const auto before = all();
        const std::string path = name.startsWith(u'/') ? name.toStdString() : at(qPrintable(name)).string();
        for (const Over over : {Over::nothing, Over::itsKind, Over::anything})
            QCOMPARE(code(saveFile(path, "new", over)), refused);
        QVERIFY(all() == before);
    }

    // A library that is a link itself lies elsewhere, and with it what belongs to it.
    void linkedLibrary()
    {
        fs::create_directory(at("disk"));
        fs::rename(at("home/library.db"), at("disk/mine.db"));
        fs::create_symlink(at("disk/mine.db"), at("home/library.db"));
        for (const char* name : {"home/library.db", "disk/mine.db", "disk/mine.db-wal", "disk/mine.db.lock"})
            QVERIFY2(belongsToLibrary(at(name).string(), libraryFile().string()), name);
        QVERIFY(!belongsToLibrary(at("disk/other.db").string(), libraryFile().string()));
        QVERIFY(!belongsToLibrary(at("library.db").string(), libraryFile().string()));
    }

    void kinds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* name, const QByteArray& bytes, const char* kind) {
            QTest::newRow(name) << bytes << QString::fromLatin1(kind);
        };
        row("army", "system: warmaster\nlist: egyptian\npoints: 1000\nunits: []\n", "army");
        row("army as JSON", R"({"system": "warmaster", "list": "egyptian", "units": []})", "army");
        row("list", "system: warmaster\nid: a\nname: A\nentries: []\n", "list");
        row("field", R"({"system": "warmaster", "table": {}, "features": []})", "battlefield");
        row("set-up", R"({"field": {}, "deployment": {}})", "battlefield");
        row("sealed", R"({"strategikon": "sealed-deployment", "digest": "0", "content": []})", "sealed");
        row("record", "{\"strategikon-battle\": 1, \"system\": \"warmaster\"}\n{\"number\": 1}\n", "record");
        row("code", "STK1:WARMASTER:EGYPTIAN:1000/ARCHERS*4$AB\n", "code");
        row("roster", "<?xml version=\"1.0\"?>\n<roster id=\"a\"></roster>", "ros");
        row("Markdown", "# By the ford\n\ntext\n", "text: # By the ford");
        row("list for laying out", "By the ford (180 x 120 cm)\n\ntext\n", "text: By the ford");
        row("diary", "Dear diary,\n", "text: Dear diary,");
        row("diary as JSON", R"({"dear": "diary"})", "");
        row("broken JSON", "{\n  dear diary", "");
        row("diary as YAML", "dear: diary\n", "text: dear: diary");
        row("page of others", "<!DOCTYPE html>\n<title>Mine</title>", "");
        row("our page", "<!DOCTYPE html>\n<meta name=\"generator\" content=\"Strategikon\">", "html");
        row("thesis", "%PDF-1.4\n(LibreOffice)", "");
        row("photograph", "\x89PNG\r\n\x1a\nholiday", "");
        row("archive", "PK\3\4letters.txt", "");
        row("nothing", "", "");
        row("blank", "\n\nx", "");
        row("bytes",
            QByteArray("\x7f"
                       "ELF\0\1",
                6),
            "");
    }

    void kinds()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, kind);
        QCOMPARE(QString::fromStdString(kindOf(bytes.toStdString())), kind);
    }

    // Of battles, battlefields and documents another is no earlier one of the same.
    void othersOfTheKind_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<bool>("replaced");
        const QByteArray record = "{\"strategikon-battle\": 1, \"entries\": 1, \"beginning\": {\"turn\": 1}}\n",
                         later = "{\"strategikon-battle\": 1, \"entries\": 2, \"beginning\": {\"turn\": 1}}\n{}\n",
                         other = "{\"strategikon-battle\": 1, \"entries\": 2, \"beginning\": {\"turn\": 2}}\n{}\n";
        QTest::newRow("a battle that went on") << record << later << true;
        QTest::newRow("another battle") << record << other << false;
        const QByteArray field = R"({"table": {}, "features": []})", laid = R"({"table": {}, "features": [{}]})";
        QTest::newRow("the same battlefield") << field << field << true;
        QTest::newRow("another battlefield") << laid << field << false;
        const QByteArray maker("\0S\0t\0r\0a\0t\0e\0g\0i\0k\0o\0n", 22);
        const QByteArray sheet = "%PDF-1.4\n/Title (Sheet)\n/Creator (" + maker + ")\n1",
                         again = "%PDF-1.4\n/Title (Sheet)\n/Creator (" + maker + ")\n2",
                         story = "%PDF-1.4\n/Title (Story)\n/Creator (" + maker + ")\n1";
        QTest::newRow("the same document") << sheet << again << true;
        QTest::newRow("another document") << story << sheet << false;
    }
    void othersOfTheKind()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, now);
        QFETCH(bool, replaced);
        const std::string path = at("made").string();
        QVERIFY(!saveFile(path, before.toStdString(), Over::nothing));
        QCOMPARE(
            code(saveFile(path, now.toStdString(), Over::itsKind)), replaced ? QString() : QString("file-other-kind"));
        QCOMPARE(*readFile(path), (replaced ? now : before).toStdString());
    }

    // What holds a secret nobody else may read, whatever was there before.
    void secretsAreTheirOwners_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("secret");
        QTest::newRow("hidden notes") << QByteArray(R"({"deployment": {"first-notes": {"hidden": []}}})") << true;
        QTest::newRow("sealed notes") << QByteArray(R"({"deployment": {"second-notes": {"sealed": {}}}})") << true;
        QTest::newRow("hidden deployment") << QByteArray(R"({"strategikon": "sealed-deployment"})") << true;
        QTest::newRow("sealed deployment") << QByteArray(R"({"strategikon": "sealed-with-word"})") << true;
        QTest::newRow("battle that hides")
            << QByteArray(R"({"strategikon-battle":2,"beginning":{"hides":true}})") << true;
        QTest::newRow("set-up") << QByteArray(R"({"deployment": {"first-army": "Rome"}})") << false;
        QTest::newRow("a name like a note") << QByteArray("{\"name\": \"\\\"first-notes\\\"\"}") << false;
        QTest::newRow("a text") << QByteArray("the \"first-notes\" of a series") << false;
    }
    void secretsAreTheirOwners()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, secret);
        const auto mode = [](const std::string& path) { return fs::status(path).permissions(); };
        const std::string fresh = at("fresh").string(), there = at("there").string();
        QVERIFY(!writeFile(there, "old"));
        fs::permissions(there, fs::perms(0666));
        const mode_t mask = ::umask(0);
        QVERIFY(!saveFile(fresh, bytes.toStdString(), Over::nothing));
        QVERIFY(!saveFile(there, bytes.toStdString(), Over::anything));
        ::umask(mask);
        for (const std::string& path : {fresh, there})
            QCOMPARE(mode(path), fs::perms(secret ? 0600 : 0666));
    }

    // The same kind goes over the same kind, and over nothing; another only where that is said.
    void overWhatIsThere()
    {
        const std::string army = writeArmy(*readArmy("system: warmaster\nlist: egyptian\nunits: []\n", "")),
                          more = writeArmy(*readArmy("system: warmaster\nlist: egyptian\nunits: [general]\n", "")),
                          others = writeArmy(*readArmy("system: warmaster\nlist: greek\nunits: []\n", "")),
                          diary = "Dear diary,\n", path = at("a.yaml").string();
        QVERIFY(!saveFile(path, army, Over::nothing));
        QCOMPARE(code(saveFile(path, more, Over::nothing)), QString("file-there"));
        QVERIFY(!saveFile(path, more, Over::itsKind));
        QCOMPARE(*readFile(path), more);
        // Another army, and what somebody has written by hand or changed, stays.
        QCOMPARE(code(saveFile(path, others, Over::itsKind)), QString("file-other-kind"));
        QVERIFY(!writeFile(path, more + "# mine\n"));
        QCOMPARE(code(saveFile(path, army, Over::itsKind)), QString("file-other-kind"));
        QVERIFY(!writeFile(path, more));
        QCOMPARE(code(saveFile(path, diary, Over::itsKind)), QString("file-other-kind"));
        QVERIFY(!saveFile(path, diary, Over::anything));
        QCOMPARE(code(saveFile(path, army, Over::itsKind)), QString("file-other-kind"));
        QCOMPARE(*readFile(path), diary);
        QVERIFY(!writeFile(path, ""));
        QVERIFY(!saveFile(path, army, Over::itsKind));
        QCOMPARE(*readFile(path), army);
        fs::permissions(path, fs::perms::none);
        if (geteuid() != 0) // whose reading nothing forbids
            QCOMPARE(code(saveFile(path, army, Over::itsKind)), QString("file-other-kind"));
    }
};

QTEST_GUILESS_MAIN(Files)
#include "tst_files.moc"
