// The report of a long record: what it holds while it is made grows as the record does.
#include "app/report/course.h"
#include "app/report/report.h"
#include "model/play/record/luck.h"
#include "tests/play/held.h"
#include "tests/play/long_record.h"

#include <QTest>

using namespace playtest;
using namespace strategikon::play;
using namespace strategikon::report;

class LongReport : public QObject {
    Q_OBJECT

    static constexpr std::size_t some = 2000, many = 4 * some;
    std::unique_ptr<Catalogue> catalogue;
    std::unique_ptr<LongRecord> record;
    std::vector<Battle> battles; // of some steps, of many

    template <class Work>
    void grows(Work work)
    {
        std::size_t held[2], asked[2];
        for (const std::size_t i : {0, 1}) {
            const Holding holding;
            work(battles[i]);
            held[i] = holding.held().most;
            asked[i] = holding.held().asked;
        }
        QVERIFY2(held[1] <= 5 * held[0], qPrintable(QStringLiteral("holds %1, %2").arg(held[0]).arg(held[1])));
        QVERIFY2(asked[1] <= 5 * asked[0], qPrintable(QStringLiteral("asks %1, %2").arg(asked[0]).arg(asked[1])));
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
        Random random(3);
        record = longRecord(*catalogue, random);
        for (const std::size_t entries : {some, many}) {
            QVERIFY(record->goOn(entries));
            battles.push_back(record->battle);
        }
    }

    void moments()
    {
        grows([](const Battle& battle) { QVERIFY(!momentsOf(battle).empty()); });
    }
    void luck()
    {
        grows([](const Battle& battle) { QVERIFY(!luckOf(battle).empty()); });
    }
    void written()
    {
        grows([](const Battle& battle) { QVERIFY(!reportOf(battle, QStringLiteral("Long"), {}).parts.isEmpty()); });
    }
};

QTEST_GUILESS_MAIN(LongReport)
#include "tst_long.moc"
