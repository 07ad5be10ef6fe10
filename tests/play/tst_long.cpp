// A record may be long: a step costs what is on the table, not what has been, and what is held of a record grows as it
// does.
#include "held.h"
#include "long_record.h"
#include "model/play/record/recorder.h"
#include "tests/library/support.h"

#include <QTest>

using namespace playtest;
using namespace strategikon;
using namespace strategikon::play;

class Long : public QObject {
    Q_OBJECT

    static constexpr std::size_t first = 100, some = 2000, many = 4 * some, stretch = 400;
    std::unique_ptr<Catalogue> catalogue;
    std::unique_ptr<LongRecord> record;
    std::size_t early = 0, late = 0; // bytes asked for by a stretch of steps

    std::size_t stretchFrom(std::size_t entries);
    Battle replayed(std::size_t entries) const;

private slots:
    void initTestCase();
    void aStepCostsAsMuchAsAtFirst();
    void whatIsHeldGrowsAsTheRecord();
    void rulingAgainGrowsAsTheRecord();
    void aCommandReadsWhatItNeeds();
    void everyMomentIsThere();
};

std::size_t Long::stretchFrom(std::size_t entries)
{
    if (!record->goOn(entries))
        return 0;
    const Holding holding;
    return record->goOn(entries + stretch) ? holding.held().asked : 0;
}

Battle Long::replayed(std::size_t entries) const
{
    Battle battle(record->battle.game(), record->beginning);
    for (std::size_t i = 0; i < entries; ++i)
        (void)battle.restored(record->battle.log()[i]);
    return battle;
}

void Long::initTestCase()
{
    const std::filesystem::path root = SOURCE_DIR;
    setRoots({root / "lists", root / "rules", root / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
    Random random(3);
    record = longRecord(*catalogue, random);
    early = stretchFrom(first);
    late = stretchFrom(many - stretch);
    QCOMPARE(record->battle.log().size(), many);
    QCOMPARE(record->battle.line().size(), many);
}

void Long::aStepCostsAsMuchAsAtFirst()
{
    QVERIFY2(early > 0 && late <= 2 * early, qPrintable(QStringLiteral("%1, %2").arg(early).arg(late)));
}

void Long::whatIsHeldGrowsAsTheRecord()
{
    const auto held = [&](std::size_t entries) {
        const Holding holding;
        const Battle battle = replayed(entries);
        return holding.held().after;
    };
    const std::size_t less = held(some), more = held(many);
    QVERIFY2(more <= 5 * less, qPrintable(QStringLiteral("%1, %2").arg(less).arg(more)));
}

void Long::rulingAgainGrowsAsTheRecord()
{
    const auto asked = [&](std::size_t entries) {
        const Battle battle = replayed(entries);
        const Holding holding;
        return judgedAgain(battle).otherwise.empty() ? holding.held().asked : 0;
    };
    const std::size_t less = asked(some), more = asked(many);
    QVERIFY2(less > 0 && more <= 5 * less, qPrintable(QStringLiteral("%1, %2").arg(less).arg(more)));
}

// From the library and back: what came before is neither read nor played again, however long it is.
void Long::aCommandReadsWhatItNeeds()
{
    const Game& game = record->battle.game();
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const auto log = std::span(record->battle.log());
    for (const std::size_t entries : {first, many - 1}) {
        const std::string id = must(Recorder::import(
            library, game, {"Long", "warmaster", "1.0", {}, {}}, record->beginning, log.first(entries)));
        const Holding whole;
        must(must(Recorder::open(library, game, id, "1.0")).note("note", "from here on", 0));
        const std::size_t askedByAll = whole.held().asked;
        const Holding latest;
        auto recorder = must(Recorder::openLatest(library, game, id, "1.0"));
        QVERIFY(recorder.battle().log().size() <= 16); // rows read, and steps played again
        must(recorder.answer(log[entries].answer));
        const std::size_t asked = latest.held().asked;
        QVERIFY2(entries == first || 10 * asked <= askedByAll,
            qPrintable(QStringLiteral("%1, %2").arg(asked).arg(askedByAll)));
        for (int i = 0; i < 40; ++i) {
            auto next = must(Recorder::openLatest(library, game, id, "1.0"));
            QVERIFY(next.battle().log().size() < 48 && next.battle().entries() == int(entries) + 2 + i);
            must(next.note("note", "and on", next.battle().head()));
        }
    }
}

// Whatever the shortest way to it: from the beginning, taken back from the end, or asked for.
void Long::everyMomentIsThere()
{
    const Battle battle = replayed(some);
    std::vector<State> all{battle.stateAfter(0)};
    for (const Entry& entry : battle.log()) {
        all.push_back(all.back());
        QVERIFY(apply(all.back(), entry.events));
    }
    State back = battle.state();
    for (std::size_t step = some; step > 0; --step) {
        QVERIFY(back == all[step]);
        QVERIFY(takeBack(back, battle.log()[step - 1].events));
        if (step % 50 == 0)
            QVERIFY(battle.stateAfter(int(step)) == all[step]);
    }
    QVERIFY(back == all.front());
}

QTEST_GUILESS_MAIN(Long)
#include "tst_long.moc"
