// Tables that cannot be read: no battle begins, and the fault says where it is.
#include "rules/battle.h"
#include "rules/catalogue.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace strategikon;
namespace fs = std::filesystem;

class Amiss : public QObject {
    Q_OBJECT

private slots:
    void play();
};

void Amiss::play()
{
    const QTemporaryDir folder;
    const fs::path root = SOURCE_DIR, rules = fs::path(folder.path().toStdString()) / "rules";
    fs::create_directories(rules);
    for (const char* system : {"warmaster", "dbm", "fog", "sixmm"})
        if (fs::exists(root / "rules" / system))
            fs::copy(root / "rules" / system, rules / system, fs::copy_options::recursive);
    const fs::path file = rules / "warmaster" / "play.yaml";
    std::ofstream(file, std::ios::app) << "surplus: [\n";
    setRoots({root / "lists", rules, root / "schema", {}});
    Catalogue catalogue;
    Side side;
    side.army.system = "warmaster";
    side.army.list = "norman";
    const auto state = beginning(catalogue, {{side, side}, {}, {}});
    QVERIFY(!state);
    QCOMPARE(QString::fromStdString(state.faults.front().place.file), QString::fromStdString(file.string()));
    QVERIFY(state.faults.front().place.line > 100);
}

QTEST_GUILESS_MAIN(Amiss)
#include "tst_amiss.moc"
