// What lies beside the library, out and in: no link is followed, and nothing lies where it does not belong or under a
// name that no screen can show.
#include "app/places.h"
#include "app/saving/kept.h"
#include "model/text/file.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace strategikon;
namespace fs = std::filesystem;

class Kept : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    fs::path at(const char* name) const { return fs::path(folder_->path().toStdString()) / name; }

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("STRATEGIKON_HOME", at("home").c_str());
        fs::create_directories(at("home/lists/warmaster"));
        fs::create_directories(at("foreign/warmaster"));
        for (const char* name :
            {"home/lists/warmaster/mine.yaml", "foreign/warmaster/secret.yaml", "foreign/pieces.yaml"})
            QVERIFY(!writeFile(at(name), "a: 1\n"));
    }

    void links_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("to");
        QTest::newRow("a list") << "home/lists/warmaster/other.yaml"
                                << "foreign/warmaster/secret.yaml";
        QTest::newRow("a list of another kind") << "home/lists/warmaster/other.txt"
                                                << "foreign/warmaster/secret.yaml";
        QTest::newRow("a list that is gone") << "home/lists/warmaster/other.yaml"
                                             << "foreign/none.yaml";
        QTest::newRow("a folder of lists") << "home/lists/dbm"
                                           << "foreign/warmaster";
        QTest::newRow("all of them") << "home/lists"
                                     << "foreign";
        QTest::newRow("the terrain") << "home/pieces.yaml"
                                     << "foreign/pieces.yaml";
        QTest::newRow("terrain that is gone") << "home/pieces.yaml"
                                              << "foreign/none.yaml";
    }

    void links()
    {
        QFETCH(QString, link);
        QFETCH(QString, to);
        const fs::path from = at(qPrintable(link));
        const auto before = ownFiles();
        QVERIFY(before && before->size() == 1);
        if (link == "home/lists")
            fs::remove_all(from);
        fs::create_symlink(at(qPrintable(to)), from);
        const auto files = ownFiles();
        QVERIFY(!files);
        QCOMPARE(QString::fromStdString(files.faults.front().message.code), QString("file-link-among-own"));
        QCOMPARE(files.faults.front().place.file, from.string());
    }

    void intoLinks_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("path");
        QTest::newRow("a list") << "lists/warmaster/secret.yaml"
                                << "foreign/warmaster/secret.yaml"
                                << "lists/warmaster/secret.yaml";
        QTest::newRow("a folder of lists") << "lists/dbm"
                                           << "foreign/warmaster"
                                           << "lists/dbm/secret.yaml";
        QTest::newRow("a new list there") << "lists/dbm"
                                          << "foreign/warmaster"
                                          << "lists/dbm/new.yaml";
        QTest::newRow("the terrain") << "pieces.yaml"
                                     << "foreign/pieces.yaml"
                                     << "pieces.yaml";
    }

    void intoLinks()
    {
        QFETCH(QString, link);
        QFETCH(QString, to);
        QFETCH(QString, path);
        fs::create_symlink(at(qPrintable(to)), at("home") / link.toStdString());
        const KeptFile file{path.toStdString(), "b: 2\n"};
        QVERIFY(standingOf(file) == Standing::other);
        const auto fault = put(file);
        QVERIFY(fault);
        QCOMPARE(QString::fromStdString(fault->message.code), QString("file-link-among-own"));
        QCOMPARE(*readFile(at("foreign/warmaster/secret.yaml")), std::string("a: 1\n"));
        QVERIFY(!fs::exists(at("foreign/warmaster/new.yaml")));
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const QByteArray path : {"lists/a\n.yaml", "lists/\x1b[31m.yaml", "lists/a\tb.yaml", "lists/\x7f.yaml",
                 "lists/\xc2\x9b"
                 "1m.yaml",
                 "lists/\xe2\x80\xae"
                 "lmay.yaml",
                 "lists/\xff.yaml", "lists/a\r/b.yaml", "lists/../b.yaml", "lists/./b.yaml", "lists/.b.yaml",
                 "/lists/b.yaml", "lists/b.db", "library.db", "copies/b.yaml", "", "lists"})
            QTest::newRow(path.toPercentEncoding().constData()) << path;
        QTest::newRow("a name that ends") << QByteArray("lists/b\0.yaml", 13);
        QTest::newRow("a long name") << "lists/" + QByteArray(300, 'x') + ".yaml";
    }

    void names()
    {
        QFETCH(QByteArray, path);
        QVERIFY(standingOf({path.toStdString(), "b: 2\n"}) == Standing::strange);
        QVERIFY(standingOf({"lists/plain name.yaml", "b: 2\n"}) == Standing::fresh);
    }
};

QTEST_GUILESS_MAIN(Kept)
#include "tst_kept.moc"
