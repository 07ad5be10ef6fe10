// Reports of answers in secret: nothing of them before they are opened, and how they were kept.
#include "app/report/report.h"
#include "model/play/messages.h"
#include "model/play/sealed.h"
#include "tests/play/secret.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

seals::Key keyOf(int side)
{
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key({}, bytes);
}

QString reported(const Battle& battle)
{
    return report::markdownOf(report::reportOf(battle, QStringLiteral("Orders"), {}));
}

} // namespace

class SecretReports : public QObject {
    Q_OBJECT

    const Secret game;

private slots:
    void initTestCase() { addPlayMessages(); }

    void sealed()
    {
        Battle battle(game, game.beginning());
        for (const int side : {0, 1})
            QVERIFY(battle.answered(*sealedAnswer(game, battle.state(), orderOf(side, 1, 4), keyOf(side))));
        const QString before = reported(battle);
        QVERIFY2(before.contains("Side B has sealed its answer."), qPrintable(before));
        QVERIFY(!before.contains("opened") && !before.contains("cipher"));
        const auto keys = [](const SealedAnswer& sealed, const seals::Salt&) {
            return sealed.side == 0 ? std::optional(keyOf(0)) : std::nullopt;
        };
        QVERIFY(battle.answered(*openingOf(battle.state(), keys, {{1, orderOf(1, 1, 5)}})));
        const QString after = reported(battle);
        QVERIFY(after.contains("Side A’s answer is opened."));
        QVERIFY(after.contains("Side B gave its answer after the fact: its password was forgotten."));
        QVERIFY(!after.contains("only hidden on screen"));
    }

    void blocks()
    {
        State state = game.beginning();
        state.things.add({.sort = Sort::block, .name = "Left wing", .side = 0, .fields = {3, 8, 1}});
        state.things.add({.sort = Sort::block, .name = "Guard", .side = 1, .fields = {0, 5, 0}});
        const QString said = reported(Battle(game, state));
        QVERIFY2(said.contains("| A | Left wing | Fled 3 of 8, Shaken |"), qPrintable(said));
        QVERIFY2(said.contains("| B | Guard | Fled 0 of 5 |"), qPrintable(said));
    }

    void hidden()
    {
        Battle battle(game, game.beginning(true));
        for (const int side : {0, 1})
            QVERIFY(battle.answered(orderOf(side, 1, 4)));
        const QString before = reported(battle);
        QVERIFY(before.contains("They were only hidden on screen, not sealed"));
        QVERIFY2(before.contains("Side A has answered; hidden until both are opened."), qPrintable(before));
        QVERIFY(!before.contains("order-carried-out") && !before.contains("\"by\""));
    }
};

QTEST_MAIN(SecretReports)
#include "tst_secret.moc"
