// Files that are missing, wrong, vanishing, endless; and writing that never harms the old file.
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "support.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <atomic>
#include <csignal>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace strategikon;
using support::brief;

class TestFile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void reads();
    void refuses_data();
    void refuses();
    void refusesPipesAtOnce();
    void vanishes();
    void kernelFiles();
    void writes();
    void refusesLinks();
    void leavesWhatIsThere();
    void onlyOneComesFirst();
    void keepsPermissions();
    void refusesToWrite_data();
    void refusesToWrite();
    void diskFull();
    void neverHalf();
    void documents();

private:
    std::string path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)).toStdString(); }
    void put(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFile::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestFile::reads()
{
    put("a", QByteArray("x\0y\n", 4));
    const auto read = readFile(path("a"));
    QVERIFY(read);
    QCOMPARE(*read, std::string("x\0y\n", 4));
    put("empty", {});
    QVERIFY(readFile(path("empty")));
    put("three", "abc");
    QVERIFY(readFile(path("three"), 3));
    QCOMPARE(brief(readFile(path("three"), 2).faults), QString("0:0 file-too-large"));
}

void TestFile::refuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::newRow("missing") << "missing.yaml"
                             << "file-missing";
    QTest::newRow("missing folder") << "no/such/file"
                                    << "file-missing";
    QTest::newRow("file as folder") << "a/b"
                                    << "file-unreadable";
    QTest::newRow("folder") << "."
                            << "file-folder";
    QTest::newRow("endless device") << "/dev/zero"
                                    << "file-not-regular";
    QTest::newRow("empty device") << "/dev/null"
                                  << "file-not-regular";
    QTest::newRow("terminal") << "/dev/tty"
                              << "file-not-regular";
    QTest::newRow("too large") << "large"
                               << "file-too-large";
    QTest::newRow("link into nothing") << "dangling"
                                       << "file-missing";
    QTest::newRow("link to itself") << "circle"
                                    << "file-unreadable";
    QTest::newRow("socket") << "socket"
                            << "file-not-regular";
    QTest::newRow("empty name") << ""
                                << "file-missing";
    QTest::newRow("endless name") << QString(10'000, u'x') << "file-unreadable";
}

void TestFile::refuses()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    put("a", "x");
    QFile large(m_folder->filePath("large"));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(50 << 20));
    QFile::link("nowhere", m_folder->filePath("dangling"));
    QFile::link("circle", m_folder->filePath("circle"));
    sockaddr_un address{AF_UNIX, {}};
    const std::string name = this->path("socket");
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (name.size() < sizeof address.sun_path) {
        name.copy(address.sun_path, name.size());
        ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address);
    }
    const QString whole = path.startsWith(u'/') || path.isEmpty() ? path : m_folder->filePath(path);
    const auto read = readFile(whole.toStdString());
    ::close(socket);
    QVERIFY(!read);
    QCOMPARE(brief(read.faults), "0:0 " + code);
    QCOMPARE(QString::fromStdString(read.faults[0].place.file), whole);
}

void TestFile::refusesPipesAtOnce()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QCOMPARE(brief(readFile(path("pipe")).faults), QString("0:0 file-not-regular"));
    QCOMPARE(brief({*writeFile(path("pipe"), "x")}), QString("0:0 file-device"));
}

// While one thread reads, another makes the file, takes it away and puts a pipe in its place.
void TestFile::vanishes()
{
    std::atomic<bool> stop = false;
    const std::string name = path("a");
    std::thread changer([&] {
        while (!stop) {
            QFile file(QString::fromStdString(name));
            if (file.open(QIODevice::WriteOnly))
                file.write("text");
            file.close();
            ::unlink(name.c_str());
            ::mkfifo(name.c_str(), 0600);
            ::unlink(name.c_str());
        }
    });
    const QStringList expected{"file-missing", "file-not-regular"};
    QStringList unexpected;
    for (int i = 0; i < 2000; ++i)
        if (const auto read = readFile(name); !read && !expected.contains(read.faults[0].message.code.c_str()))
            unexpected << read.faults[0].message.code.c_str();
    stop = true;
    changer.join();
    QCOMPARE(unexpected, QStringList());
}

void TestFile::kernelFiles()
{
    const auto read = readFile("/proc/self/status"); // says that it has 0 bytes
    QVERIFY(read);
    QVERIFY(read->size() > 100);
}

void TestFile::writes()
{
    QVERIFY(!writeFile(path("new"), "one"));
    QCOMPARE(*readFile(path("new")), std::string("one"));
    QVERIFY(!writeFile(path("new"), std::string(3'000'000, 'x')));
    QCOMPARE(readFile(path("new"))->size(), 3'000'000u);
    QVERIFY(!writeFile(path("new"), ""));
    QCOMPARE(*readFile(path("new")), std::string());
    QCOMPARE(names(), QStringList{"new"});
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
    QVERIFY(!writeFile("here", "x")); // a name without folder
    QDir::setCurrent(before);
    QCOMPARE(*readFile(path("here")), std::string("x"));
}

void TestFile::refusesLinks()
{
    put("real", "old");
    QFile::link("real", m_folder->filePath("link"));
    QFile::link("nowhere", m_folder->filePath("dangling"));
    QFile::link("/dev/null", m_folder->filePath("device"));
    for (const char* name : {"link", "dangling", "device"})
        QCOMPARE(brief({*writeFile(path(name), "new")}), QString("0:0 file-link"));
    QCOMPARE(*readFile(path("real")), std::string("old"));
    QVERIFY(QFileInfo(m_folder->filePath("link")).isSymLink());
    QCOMPARE(names().size(), 4);
    // A folder may well be one.
    QDir(m_folder->path()).mkdir("folder");
    QFile::link("folder", m_folder->filePath("other"));
    QVERIFY(!writeFile(path("other/new"), "new"));
    QCOMPARE(*readFile(path("folder/new")), std::string("new"));
}

void TestFile::leavesWhatIsThere()
{
    put("a", "old");
    QCOMPARE(brief({*writeFile(path("a"), "new", Existing::stays)}), QString("0:0 file-there"));
    QCOMPARE(*readFile(path("a")), std::string("old"));
    QVERIFY(!writeFile(path("b"), "new", Existing::stays));
    QCOMPARE(*readFile(path("b")), std::string("new"));
    QCOMPARE(names(), (QStringList{"a", "b"}));
}

// Of many that make the same file at once one succeeds.
void TestFile::onlyOneComesFirst()
{
    std::atomic<int> written = 0;
    std::vector<std::thread> writers;
    for (int i = 0; i < 8; ++i)
        writers.emplace_back([&, i] {
            if (!writeFile(path("a"), std::string(1000, char('a' + i)), Existing::stays))
                ++written;
        });
    for (std::thread& writer : writers)
        writer.join();
    QCOMPARE(written.load(), 1);
    QCOMPARE(names(), QStringList{"a"});
}

void TestFile::keepsPermissions()
{
    const auto mode = [&](const char* name) {
        struct stat info {};
        ::stat(path(name).c_str(), &info);
        return info.st_mode & 07777;
    };
    put("a", "old");
    ::chmod(path("a").c_str(), 0640);
    QVERIFY(!writeFile(path("a"), "new"));
    QCOMPARE(mode("a"), mode_t(0640));
    const mode_t mask = ::umask(027);
    QVERIFY(!writeFile(path("b"), "new"));
    QVERIFY(!writeFile(path("c"), "new", Existing::replaced, MayRead::ownerOnly));
    ::umask(0);
    QVERIFY(!writeFile(path("d"), "secret", Existing::stays, MayRead::ownerOnly));
    put("e", "old");
    ::chmod(path("e").c_str(), 0666);
    QVERIFY(!writeFile(path("e"), "secret", Existing::replaced, MayRead::ownerOnly));
    ::umask(mask);
    QCOMPARE(mode("b"), mode_t(0640));
    for (const char* name : {"c", "d", "e"})
        QCOMPARE(mode(name), mode_t(0600));
}

void TestFile::refusesToWrite_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::newRow("folder") << "."
                            << "file-folder";
    QTest::newRow("missing folder") << "no/such/file"
                                    << "file-unwritable";
    QTest::newRow("device") << "/dev/null"
                            << "file-device";
    QTest::newRow("full device") << "/dev/full"
                                 << "file-device";
    QTest::newRow("kernel") << "/proc/strategikon"
                            << "file-unwritable";
    QTest::newRow("empty name") << ""
                                << "file-unwritable";
}

void TestFile::refusesToWrite()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    const QString whole = path.startsWith(u'/') || path.isEmpty() ? path : m_folder->filePath(path);
    const auto fault = writeFile(whole.toStdString(), "x");
    QVERIFY(fault);
    QCOMPARE(brief({*fault}), "0:0 " + code);
    QCOMPARE(names(), QStringList());
}

// A limit on the size of files stands for a full disk: writing fails in the middle.
void TestFile::diskFull()
{
    put("a", "old");
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit tight{100'000, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &tight);
    const auto fault = writeFile(path("a"), std::string(300'000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(fault);
    QCOMPARE(brief({*fault}), QString("0:0 file-unwritable"));
    QCOMPARE(*readFile(path("a")), std::string("old"));
    QCOMPARE(names(), QStringList{"a"});
}

// Whoever reads while another writes sees one content or the other, whole.
void TestFile::neverHalf()
{
    const std::string one(200'000, 'a'), two(200'000, 'b');
    QVERIFY(!writeFile(path("a"), one));
    std::atomic<bool> stop = false;
    std::thread writer([&] {
        for (int i = 0; !stop; ++i)
            writeFile(path("a"), i % 2 ? one : two);
    });
    int odd = 0;
    for (int i = 0; i < 300; ++i)
        if (const auto read = readFile(path("a")); !read || (*read != one && *read != two))
            ++odd;
    stop = true;
    writer.join();
    QCOMPARE(odd, 0);
}

void TestFile::documents()
{
    put("a.yaml", "{a: [b}");
    put("a.json", "{a: 1}");
    put("b.json", "{\"a\": 1}");
    QCOMPARE(brief(readDocument(path("a.yaml")).faults), QString("1:7 unclosed-list"));
    QCOMPARE(brief(readDocument(path("a.json")).faults), QString("1:2 json-key"));
    QVERIFY(readDocument(path("b.json")));
    QCOMPARE(brief(readDocument(path("c.yaml")).faults), QString("0:0 file-missing"));
}

QTEST_APPLESS_MAIN(TestFile)
#include "tst_file.moc"
