// What a step leads to, on its card: a combat of two rounds, and a charge while it is declared, with what is taken for
// granted beside the figures and changed there.
#include "aheadroom.h"
#include "dresses.h"
#include "faces.h"

namespace strategikon {

using namespace aheadroom;

class BattleAheadTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aCombat();
    void aCharge();
    void pages_data() { addDresses(); }
    void pages();
};

void BattleAheadTest::aCombat()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    toCombat(driver);
    openFold(driver);
    BattleViewModel& desk = *deskOf(driver);
    ForecastViewModel& ahead = *aheadOf(driver);
    const play::State before = desk.state();
    const auto engine = [&](const std::vector<play::Supposed>& all) {
        return play::ahead(desk.recorder().game(), desk.state(), {}, all).front();
    };
    const play::Prospect usual = engine({});
    QCOMPARE(figureShown(driver, "ahead-0-0-figure-1"), percent(usual.lines[0].figures[1].value));
    // The first who may follow does not, or does after all.
    const auto& follows = *std::find_if(usual.assumptions.begin(), usual.assumptions.end(),
        [](const play::Assumption& one) { return one.input.id == "follows"; });
    const QString badge = QString::fromStdString(desk.state()[follows.on.front()].badge);
    QCOMPARE(driver.find("ahead-" + badge + "-follows"), nullptr);
    layOpen(driver, lineOf(usual, follows.on.front()));
    driver.click("ahead-" + badge + "-follows");
    const int other = 1 - follows.input.given->front();
    const play::Prospect changed = engine({{"follows", follows.on, {other}}});
    QVERIFY(changed.lines[0].figures[1].value != usual.lines[0].figures[1].value);
    QTRY_COMPARE(figureShown(driver, "ahead-0-0-figure-1"), percent(changed.lines[0].figures[1].value));
    for (std::size_t i = 0; i < changed.lines.size(); ++i) {
        for (std::size_t j = 0; j < changed.lines[i].figures.size(); ++j) {
            QCOMPARE(ahead.seen()[0].lines[i].figures[j].value, changed.lines[i].figures[j].value);
        }
    }
    driver.click("asUsual");
    QTRY_COMPARE(figureShown(driver, "ahead-0-0-figure-1"), percent(usual.lines[0].figures[1].value));
    QVERIFY(desk.state() == before); // nothing of it is recorded
}

// What it comes to is told while it is declared, and is the same once the lines have met.
void BattleAheadTest::aCharge()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    const play::Answer charge = toCharge(driver);
    BattleViewModel& desk = *deskOf(driver);
    ForecastViewModel& ahead = *aheadOf(driver);
    openFold(driver);
    const play::State before = desk.state();
    const play::Id charger = charge.number("unit");
    const auto told = [&] { return ahead.seen()[0]; };
    QCOMPARE(told().what, std::string("charge"));
    QCOMPARE(told().on.front(), charger);
    QVERIFY(!told().refused && !told().lines.empty());
    const std::size_t line = lineOf(told(), charger);
    const double lost = told().lines[line].figures[0].value;
    QCOMPARE(
        figureShown(driver, QString("ahead-0-%1-figure-1").arg(line)), percent(told().lines[line].figures[1].value));
    // One stand less strikes: the figures follow, and it is said what is taken for granted.
    const QString badge = QString::fromStdString(desk.state()[charger].badge);
    QVERIFY(driver.find(QString("taken-0-%1").arg(line))->property("text").toString().contains(u": 3"));
    layOpen(driver, line);
    QQuickItem* stands = driver.wait("ahead-" + badge + "-stands");
    QVERIFY(stands != nullptr);
    QMetaObject::invokeMethod(stands, "asked", Q_ARG(int, 2));
    driver.settle();
    QVERIFY(told().lines[line].figures[0].value > lost);
    driver.click("asUsual");
    QTRY_COMPARE(told().lines[line].figures[0].value, lost);
    QVERIFY(desk.state() == before);
    const play::Prospect declared = told();
    sayOk(driver);
    QTRY_VERIFY(!(desk.state() == before));
    const auto& seen = ahead.seen();
    const auto combat = std::find_if(seen.begin(), seen.end(),
        [&](const play::Prospect& one) { return one.what == "combat" && lineOf(one, charger) < one.lines.size(); });
    QVERIFY(combat != seen.end());
    for (const play::Prospect::Line& one : combat->lines) {
        const std::size_t same = lineAbout(
            declared, [&](const play::Prospect::Line& other) { return other.what == one.what && other.on == one.on; });
        QVERIFY(same < declared.lines.size());
        for (std::size_t i = 0; i < one.figures.size(); ++i) {
            QVERIFY(std::abs(one.figures[i].value - declared.lines[same].figures[i].value) < 1e-9);
        }
    }
}

void BattleAheadTest::pages()
{
    QFETCH(Dress, dress);
    const auto take = [&](Driver& driver, const QString& what, double part) {
        QQuickItem* view = driver.find("cardView");
        const double room = view->property("contentHeight").toDouble() - view->height();
        view->setProperty("contentY", std::max(room * part, 0.));
        driver.settle();
        examine(driver, qPrintable(what));
        dress.picture(driver, "battle-ahead-" + what);
    };
    {
        Sitting sitting(dress);
        Driver& driver = sitting.driver;
        toOrders(driver);
        BattleViewModel& desk = *deskOf(driver);
        desk.asked()->choose("order");
        driver.settle();
        openFold(driver);
        const QStringList commanders = among(desk, "commander"), units = among(desk, "units");
        for (const int at : {0, 1}) {
            fillIn(driver, qPrintable(commanders[at]), qPrintable(units[at]));
            aheadOf(driver)->add();
            driver.settle();
        }
        take(driver, "0-plan", 0.7);
        take(driver, "1-plan-above", 0);
    }
    {
        Sitting sitting(dress);
        toCharge(sitting.driver);
        openFold(sitting.driver);
        take(sitting.driver, "2-charge", 0.4);
        layOpen(
            sitting.driver, lineOf(aheadOf(sitting.driver)->seen()[0], aheadOf(sitting.driver)->seen()[0].on.front()));
        take(sitting.driver, "3-charge-otherwise", 0.55);
    }
    Sitting sitting(dress);
    toCombat(sitting.driver);
    openFold(sitting.driver);
    take(sitting.driver, "4-combat", 0.3);
    take(sitting.driver, "5-below", 1);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleAheadTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_ahead.moc"
