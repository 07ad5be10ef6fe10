// Orders one after the other, on the card: lined up, put in order, done; kept over a restart.
#include "aheadroom.h"
#include "dresses.h"
#include "faces.h"

#include "app/view/session.h"

#include <QRegularExpression>

namespace strategikon {

using namespace aheadroom;

class BattlePlanTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aPlan();
    void whatWasDoneIsIntendedNoMore();
    void aPlanIsKept();
    void aPlanThatIsNone();
};

void BattlePlanTest::aPlan()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    toOrders(driver);
    BattleViewModel& desk = *deskOf(driver);
    ForecastViewModel& ahead = *aheadOf(driver);
    desk.asked()->choose("order");
    driver.settle();
    openFold(driver);
    QVERIFY(driver.find("planEmpty") != nullptr);
    const QStringList commanders = among(desk, "commander"), units = among(desk, "units");
    QVERIFY(commanders.size() >= 2 && units.size() >= 2);
    // The General first, as one should not.
    fillIn(driver, qPrintable(commanders[0]), qPrintable(units[0]));
    QVERIFY(!ahead.seen()[0].lines.empty()); // of the card alone
    driver.click("addToPlan");
    QTRY_COMPARE(ahead.length(), 1);
    QVERIFY(desk.picks()->picked().isEmpty() || !desk.asked()->complete()); // the card is free
    fillIn(driver, qPrintable(commanders[1]), qPrintable(units[1]));
    driver.click("addToPlan");
    QTRY_COMPARE(ahead.length(), 2);
    const play::Prospect wrong = ahead.seen()[0];
    QCOMPARE(wrong.better, (std::vector<std::size_t>{1, 0}));
    driver.click("improve");
    QTRY_VERIFY(ahead.seen()[0].better.empty());
    const play::Prospect better = ahead.seen()[0];
    QCOMPARE(better.lines[0].what, std::string("all-orders"));
    QVERIFY(better.lines[0].figures[0].value > 0);
    QCOMPARE(figureShown(driver, "ahead-0-0-figure-0"), percent(better.lines[0].figures[0].value));
    // A fact of an order that is still to come: an enemy within 20 cm.
    const std::size_t second = orderOf(better, 1);
    layOpen(driver, second);
    driver.click("ahead-1-enemy-1");
    const double farther = ahead.seen()[0].lines[second].figures[1].value;
    QVERIFY(farther < better.lines[second].figures[1].value);
    QTRY_COMPARE(figureShown(driver, QString("ahead-0-%1-figure-1").arg(second)), percent(farther));
    driver.click("earlier-1");
    QTRY_VERIFY(!ahead.seen()[0].better.empty());
    driver.click("drop-0");
    QTRY_COMPARE(ahead.length(), 1);
}

void BattlePlanTest::whatWasDoneIsIntendedNoMore()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    toOrders(driver);
    lineUp(driver);
    BattleViewModel& desk = *deskOf(driver);
    ForecastViewModel& ahead = *aheadOf(driver);
    driver.click("toCard-0");
    QTRY_VERIFY(desk.picks()->picked().size() == 2);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    driver.settle();
    if (desk.asked()->card().what == "order") {
        sayOk(driver);
    }
    QTRY_COMPARE(ahead.length(), 1);
    QVERIFY(orderOf(ahead.seen()[0], 0) < ahead.seen()[0].lines.size()); // what is left
    QCOMPARE(orderOf(ahead.seen()[0], 1), ahead.seen()[0].lines.size());
    // Another turn has other orders.
    QVERIFY(desk.past()->goTo(0));
    QTRY_COMPARE(ahead.length(), 0);
}

// The plan lies there as it was left, after a restart and after another battle; its totals are in sight however far the
// card is scrolled. What was done of it in the meantime is not intended any more.
void BattlePlanTest::aPlanIsKept()
{
    QTemporaryDir home;
    play::Prospect left;
    QString id;
    {
        Driver driver(home.path(), table);
        toOrders(driver);
        lineUp(driver);
        ForecastViewModel& ahead = *aheadOf(driver);
        layOpen(driver, orderOf(ahead.seen()[0], 1));
        driver.click("ahead-1-enemy-1");
        left = ahead.seen()[0];
    }
    {
        Driver driver(home.path(), table);
        again(driver);
        BattleViewModel& desk = *deskOf(driver);
        ForecastViewModel& ahead = *aheadOf(driver);
        QCOMPARE(ahead.length(), 2);
        QCOMPARE(ahead.seen()[0].lines.size(), left.lines.size());
        for (std::size_t i = 0; i < left.lines.size(); ++i) {
            QCOMPARE(ahead.seen()[0].lines[i].on, left.lines[i].on);
            QCOMPARE(ahead.seen()[0].lines[i].figures[0].value, left.lines[i].figures[0].value);
        }
        desk.asked()->choose("order");
        openFold(driver);
        const QQuickItem* totals = driver.wait("planTotals");
        QVERIFY(totals != nullptr);
        QVERIFY(totals->property("text").toString().contains(percent(left.lines[0].figures[0].value)));
        QVERIFY(totals->property("text").toString().contains(percent(left.lines[1].figures[0].value)));
        QQuickItem* view = driver.find("cardView");
        for (const double y : {0., view->property("contentHeight").toDouble() - view->height()}) {
            view->setProperty("contentY", y);
            driver.settle();
            QVERIFY(totals->mapToScene({0, totals->height()}).y() <= view->mapToScene({0, 0}).y());
        }
        id = desk.battleId();
    }
    {
        Driver driver(home.path(), table);
        toCombat(driver);
        QCOMPARE(aheadOf(driver)->length(), 0); // another battle
    }
    {
        Driver driver(home.path(), table);
        again(driver, id);
        deskOf(driver)->asked()->choose("order");
        openFold(driver);
        driver.click("toCard-0");
        QTRY_VERIFY(deskOf(driver)->picks()->picked().size() == 2);
        driver.key(Qt::Key_1);
        driver.key(Qt::Key_1);
        driver.settle();
        if (deskOf(driver)->asked()->card().what == "order") {
            sayOk(driver);
        }
        QTRY_COMPARE(aheadOf(driver)->length(), 1);
    }
    Driver driver(home.path(), table);
    again(driver, id);
    QCOMPARE(aheadOf(driver)->length(), 1);
    QCOMPARE(
        aheadOf(driver)->seen()[0].lines[orderOf(aheadOf(driver)->seen()[0], 0)].on, left.lines[orderOf(left, 1)].on);
    // The next turn has orders of its own.
    QVERIFY(deskOf(driver)->past()->goTo(0));
    QTRY_COMPARE(aheadOf(driver)->length(), 0);
}

// What was kept is not taken on trust.
void BattlePlanTest::aPlanThatIsNone()
{
    QTemporaryDir home;
    std::string key, plan;
    {
        Driver driver(home.path(), table);
        toOrders(driver);
        lineUp(driver);
        key = "battle.plan." + deskOf(driver)->battleId().toStdString();
        plan = Session::current()->library()->setting(key).value->value();
    }
    const QByteArray whole = QByteArray::fromStdString(plan);
    const QString units = QString(whole).replace(QRegularExpression("\"units\":\\[[0-9]+\\]"), "\"units\":[%1]");
    QVERIFY(units != QString(whole));
    for (const QString& kept : {QString("{"), QString("[]"), units.arg(9999), units.arg(1), units.arg(-1),
             QString(whole).replace("\"order\"", "\"fight\""), QString(whole).replace("\"turn\":1", "\"turn\":9")}) {
        {
            Driver driver(home.path(), table);
            QVERIFY(!Session::current()->library()->setSetting(key, kept.toStdString()));
        }
        Driver driver(home.path(), table);
        again(driver);
        QCOMPARE(aheadOf(driver)->length(), 0);
        QVERIFY(!aheadOf(driver)->seen().empty());
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattlePlanTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_plan.moc"
