// A long evening: what a step costs in the window when two thousand lie behind it.
#include "lessonroom.h"

#include "app/view/battle/battleviewmodel.h"
#include "tests/play/long_record.h"

#include <algorithm>
#include <ctime>

namespace strategikon {

using namespace battleroom;

class BattleLongTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void stepsAreAsShort();

private:
    std::unique_ptr<Catalogue> catalogue_;
    std::unique_ptr<playtest::LongRecord> record_;
    std::unique_ptr<playtest::Random> random_;
};

void BattleLongTest::initTestCase()
{
    const std::filesystem::path root = SOURCE_DIR;
    setRoots({root / "lists", root / "rules", root / "schema", {}});
    catalogue_ = std::make_unique<Catalogue>();
    random_ = std::make_unique<playtest::Random>(3);
    record_ = playtest::longRecord(*catalogue_, *random_);
}

namespace {

// Of the whole process, milliseconds.
double cpu()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

// The median of what a step costs until the window lies still.
double stepOf(BattleViewModel& desk)
{
    std::vector<double> costs;
    constexpr int steps = 9;
    for (int i = 0; i < steps; ++i) {
        desk.past()->undo();
        QTest::qWait(50);
    }
    for (int i = 0; i < steps; ++i) {
        QTest::qWait(300); // whatever moves has come to rest
        const double before = cpu();
        desk.past()->redo();
        QTest::qWait(300);
        costs.push_back(cpu() - before);
    }
    std::sort(costs.begin(), costs.end());
    return costs[costs.size() / 2];
}

} // namespace

// The rest of a step is the same for both: cards, counters, what is drawn.
void BattleLongTest::stepsAreAsShort()
{
    double costs[2] = {0, 0};
    for (const auto& [at, entries] : {std::pair(0, 100), std::pair(1, 2000)}) {
        QVERIFY(record_->goOn(std::size_t(entries)));
        QTemporaryDir home;
        Driver driver(home.path());
        const auto& log = record_->battle.log();
        const auto id = play::Recorder::import(*driver.session().library(), record_->battle.game(),
            {"Long", "warmaster", "test", {}, {}}, record_->beginning, {log.begin(), log.end()});
        QVERIFY(id);
        rooms::open(driver, "battle", {{"battleId", QString::fromStdString(*id)}});
        BattleViewModel& desk = *deskOf(driver);
        QCOMPARE(desk.story()->all().size(), qsizetype(record_->battle.line().size() + 1));
        costs[at] = stepOf(desk);
        qInfo("%d entries: a step %.1f ms", entries, costs[at]);
    }
    // Twenty times the entries: what looked at each of them would cost many times as much, on whatever machine.
    QVERIFY2(costs[1] < 2 * costs[0], qPrintable(QString("%1 ms, %2 ms").arg(costs[0]).arg(costs[1])));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleLongTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_long.moc"
