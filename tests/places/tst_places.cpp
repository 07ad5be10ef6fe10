// Where shipped data and the user's own are looked for.
#include "app/places.h"

#include <QTemporaryDir>
#include <QTest>

namespace fs = std::filesystem;
using namespace strategikon;

class PlacesTest : public QObject {
    Q_OBJECT

private slots:
    void installedProgramHasItsDataBesideIt()
    {
        QTemporaryDir folder;
        const fs::path usr = fs::path(folder.path().toStdString()) / "a prefix";
        fs::create_directories(usr / "bin");
        fs::create_directories(usr / "share/strategikon/lists");
        const Places found = findPlaces(usr / "bin");
        QCOMPARE(found.lists, usr / "share/strategikon/lists");
        QCOMPARE(found.rules, usr / "share/strategikon/rules");
        QCOMPARE(found.schema, usr / "share/strategikon/schema");
    }

    void nothingIsFoundWhereNothingIs()
    {
        QTemporaryDir folder;
        const Places found = findPlaces(fs::path(folder.path().toStdString()) / "bin");
        QVERIFY(found.lists.empty() && found.rules.empty() && found.schema.empty());
    }

    void buildFolderShowsTheSourceTree()
    {
        QCOMPARE(fs::canonical(places().lists), fs::canonical(SOURCE_DIR "/lists"));
        QCOMPARE(fs::canonical(places().rules), fs::canonical(SOURCE_DIR "/rules"));
        QCOMPARE(fs::canonical(places().schema), fs::canonical(SOURCE_DIR "/schema"));
    }

    void userFolderCanBeChosen()
    {
        qputenv("STRATEGIKON_HOME", "/somewhere/else");
        QCOMPARE(userFolder(), fs::path("/somewhere/else"));
        qunsetenv("STRATEGIKON_HOME");
        qputenv("XDG_DATA_HOME", "/data");
        QCOMPARE(userFolder(), fs::path("/data/strategikon"));
        qunsetenv("XDG_DATA_HOME");
    }

    // Qt would take the root of the disk for it.
    void nothingIsMadeInTheRoot()
    {
        const QByteArray home = qgetenv("HOME");
        for (const bool empty : {false, true}) {
            qunsetenv("HOME");
            if (empty)
                qputenv("HOME", "");
            const fs::path folder = userFolder();
            QVERIFY2(folder.is_absolute() && !folder.string().starts_with("/.local"), folder.c_str());
        }
        qputenv("HOME", home);
    }
};

QTEST_GUILESS_MAIN(PlacesTest)
#include "tst_places.moc"
