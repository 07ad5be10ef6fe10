// Where the hand goes: the footer and the keys for dice keep their places on every card of the example battles, at
// every size of window. What else there is to a card is looked at once for each kind of it: battle_kinds.cpp.
//   STRATEGIKON_FULL=1 ctest -R window.battle_places    each card at each size, and those with a map; otherwise a card
//                                                       in four at each, another one at another
#include "exampleroom.h"

#include <QFontMetricsF>

namespace strategikon {

using namespace battleroom;

class BattlePlacesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void everyCard_data();
    void everyCard();
    void leftHand();
    void afterAPhaseTheFooterRests();
    void fromAfar_data();
    void fromAfar();
    void film();

private:
    Examples examples_;
};

namespace {

const QStringList hands{"undoStep", "rollForMe", "ok", "endPhase", "diceKeys"};

QStringList shown() { return qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? examples + mappedExamples : examples; }

} // namespace

void BattlePlacesTest::initTestCase()
{
    failOnWarnings();
    examples_.playThrough(shown());
}

void BattlePlacesTest::everyCard_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("from");
    int from = 0;
    for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(800, 1280), QSize(480, 900)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size << from++;
    }
}

// The table is looked at after every step, as the film does it, and the card that was answered then lies open.
void BattlePlacesTest::everyCard()
{
    QFETCH(QSize, size);
    QFETCH(int, from);
    const int each = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 1 : 4;
    QTemporaryDir home;
    examples_.copyTo(home.path());
    Driver driver(home.path(), size);
    QMap<QString, QRectF> places;
    int at = 0, cards = 0;
    for (const QString& example : shown()) {
        BattleViewModel& desk = *examples_.show(driver, example);
        const auto line = desk.recorder().battle().line();
        std::map<QString, QPointer<QQuickItem>> items;
        for (const QString& name : hands) {
            items[name] = driver.wait(name);
        }
        for (const int step : line) {
            const auto& answer = desk.recorder().battle().log()[std::size_t(step - 1)].answer;
            if (answer.what == "agreed" || at++ % each != from % each || !desk.past()->correct(step)) {
                continue;
            }
            driver.settle();
            ++cards;
            for (const QString& name : hands) {
                const QQuickItem* item = items[name];
                QVERIFY2(item != nullptr && item->isVisible(),
                    qPrintable(QString("%1, step %2: no %3").arg(example, QString::number(step), name)));
                const QRectF now = placeOf(item);
                const QRectF was = places.value(name, now);
                places[name] = was;
                QVERIFY2(now == was,
                    qPrintable(QString("%1, step %2: %3 has moved").arg(example, QString::number(step), name)));
            }
        }
        desk.past()->leaveAsItWas();
    }
    qInfo("%d cards", cards);
    QVERIFY(cards > 900 / each);
}

// A left hand has the card on its own side and the footer mirrored.
void BattlePlacesTest::leftHand()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    onTable(driver, lesson("orders").plan);
    const auto left = [&](const char* name) { return placeOf(driver.wait(name)).left(); };
    QVERIFY(left("askCard") > 700 && left("undoStep") < left("ok") && left("ok") < left("endPhase"));
    inMenu(driver, "leftHand");
    QVERIFY(driver.settings().leftHand());
    driver.settle();
    QVERIFY(left("askCard") < 100 && left("undoStep") > left("ok") && left("ok") > left("endPhase"));
    driver.shoot("battle-left-hand");
}

// Whoever taps once more where a phase has just ended does not end the next one.
void BattlePlacesTest::afterAPhaseTheFooterRests()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    rested(driver);
    const QPoint at = placeOf(driver.wait("endPhase")).center().toPoint();
    const auto phase = desk.state().phase;
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    const auto next = desk.state().phase;
    QVERIFY(next != phase);
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    QCOMPARE(desk.state().phase, next);
    rested(driver);
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    QVERIFY(desk.state().phase != next);
}

void BattlePlacesTest::fromAfar_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("across") << QSize(1280, 800);
    QTest::newRow("upright") << QSize(800, 1280);
}

// A tablet of 10.1 inches has 1280 x 800 pixels: 5.9 of them are a millimetre. Letters are told at all from an angle of
// 5 minutes of arc on (what full sight is measured by), so at 1.5 m from 2.2 mm on. The score and who is to answer are
// single words and figures: a sixth more than that, 2.6 mm, serves an eye that misses a line of the chart. The question
// is a sentence and is read, not told letter by letter: half as large again, 3.3 mm.
void BattlePlacesTest::fromAfar()
{
    QFETCH(QSize, size);
    constexpr double acrossMm = 10.1 * 25.4 * 1280 / 1509.4; // the long side of 1280 x 800
    constexpr double pixels = 1280 / acrossMm;
    const double least = 2.6, sentence = 3.3;
    QTemporaryDir home;
    Driver driver(home.path(), size);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    driver.click("action-order");
    const auto capital = [&](const char* name) { // its height, mm
        const QQuickItem* item = driver.wait(name);
        return item != nullptr ? QFontMetricsF(item->property("font").value<QFont>()).capHeight() / pixels : 0;
    };
    const auto check = [&](const char* name, double mm) {
        QVERIFY2(capital(name) >= mm, qPrintable(QString("%1: %2 mm").arg(name).arg(capital(name))));
    };
    check("cardTitle", sentence);
    check("lossesWords-0", least);
    check("lossesWords-1", least);
    check("whoAnswers", least);
}

// The slider shows the table as it stood; nothing can be answered there, and the card is as it was when one is back.
void BattlePlacesTest::film()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    const play::State first = desk.state();
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    order(driver, 1, 1);
    sayOk(driver); // they move
    driver.click("action-order");
    driver.click(chip(desk, "units", 1));
    driver.key(Qt::Key_3);
    const auto picked = desk.picks()->picked();
    const play::State now = desk.state();
    const int head = desk.recorder().battle().head();
    driver.wait("film")->forceActiveFocus();
    driver.key(Qt::Key_Home);
    QTRY_COMPARE(desk.film()->looking(), 0);
    QVERIFY(desk.state() == first);
    QVERIFY(!driver.wait("endPhase")->isEnabled());
    QVERIFY(!driver.wait("rollForMe")->isEnabled());
    driver.shoot("battle-film");
    driver.key(Qt::Key_Right);
    QCOMPARE(desk.film()->looking(), 1);
    QVERIFY(desk.state() == desk.recorder().battle().stateAfter(1));
    QCOMPARE(driver.wait("ok")->property("text").toString(), QString("Back to now"));
    driver.click("ok");
    QCOMPARE(desk.film()->looking(), -1);
    QVERIFY(desk.state() == now);
    QCOMPARE(desk.recorder().battle().head(), head); // nothing was recorded
    QCOMPARE(desk.picks()->picked(), picked);
    QCOMPARE(inputOf(desk, "dice").dice.faces, (QList<int>{3, 0}));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattlePlacesTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_places.moc"
