// What a step leads to, on its card: a combat of two rounds and orders one after the other, with what is taken for
// granted beside the figures and changed there.
#include "battleroom.h"
#include "dresses.h"
#include "faces.h"

#include "app/view/aheaddesk.h"

#include <QRegularExpression>

namespace strategikon {

using namespace battleroom;

class BattleAheadTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void aCombat();
    void aPlan();
    void whatWasDoneIsIntendedNoMore();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

AheadDesk* aheadOf(Driver& driver) { return qobject_cast<AheadDesk*>(model(driver, "aheadDesk")); }

// An example before its first combat, with the fold open.
void toCombat(Driver& driver)
{
    QString id;
    open(driver, "battles");
    QVERIFY(QMetaObject::invokeMethod(
        model(driver, "battles"), "openExample", Q_RETURN_ARG(QString, id), Q_ARG(QString, "ford-of-the-alders")));
    open(driver, "battle", {{"battleId", id}});
    BattleDesk& desk = *deskOf(driver);
    QTRY_VERIFY(desk.known());
    for (const play::Entry& entry : desk.recorder().battle().log()) {
        if (entry.answer.what == "fight") {
            QVERIFY(desk.goTo(entry.parent));
            break;
        }
    }
    driver.settle();
    QCOMPARE(desk.state().phase, std::string("combat"));
}

// A battle in which orders are given, with the fold open.
void toOrders(Driver& driver)
{
    makeBattle(driver);
    begin(driver);
    driver.click("phase-1");
    QTRY_COMPARE(deskOf(driver)->state().phase, std::string("orders"));
}

void openFold(Driver& driver)
{
    QQuickItem* fold = driver.wait("ahead");
    QVERIFY(fold != nullptr);
    fold->setProperty("open", true);
    driver.settle();
}

// What stands in the window beside a figure.
QString figureShown(Driver& driver, const QString& name)
{
    const QQuickItem* bar = driver.wait(name);
    return bar != nullptr ? bar->property("figure").toString() : QString();
}

QString percent(double chance) { return QStringLiteral("%1 %").arg(QLocale().toString(chance * 100, 'f', 1)); }

void fillIn(Driver& driver, const char* commander, const char* unit)
{
    if (driver.find("action-order") != nullptr) {
        driver.click("action-order");
    }
    for (const QString& name : {QString("commander-%1").arg(commander), QString("units-%1").arg(unit)}) {
        if (!driver.wait(name)->property("checked").toBool()) {
            driver.click(name);
        }
    }
}

// Badges of those who may be picked on the card.
QStringList among(BattleDesk& desk, const char* input)
{
    QStringList all;
    for (const QVariant& one : desk.inputs()) {
        if (one.toMap()["id"] == input) {
            for (const QVariant& thing : one.toMap()["things"].toList()) {
                all << thing.toMap()["badge"].toString();
            }
        }
    }
    return all;
}

} // namespace

void BattleAheadTest::aCombat()
{
    QTemporaryDir home;
    Driver driver(home.path());
    toCombat(driver);
    openFold(driver);
    BattleDesk& desk = *deskOf(driver);
    AheadDesk& ahead = *aheadOf(driver);
    const play::State before = desk.state();
    const auto engine = [&](const std::vector<play::Supposed>& all) {
        return play::ahead(desk.recorder().game(), desk.state(), {}, all).front();
    };
    const play::Prospect usual = engine({});
    QCOMPARE(figureShown(driver, "ahead-0-0-figure-1"), percent(usual.lines[0].figures[1].value));
    // The first who may follow does not, or does after all.
    const auto& follows = usual.assumptions.front();
    QCOMPARE(follows.input.id, std::string("follows"));
    const QString badge = QString::fromStdString(desk.state()[follows.on.front()].badge);
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

void BattleAheadTest::aPlan()
{
    QTemporaryDir home;
    Driver driver(home.path());
    toOrders(driver);
    BattleDesk& desk = *deskOf(driver);
    AheadDesk& ahead = *aheadOf(driver);
    desk.choose("order");
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
    QVERIFY(desk.picked().isEmpty() || !desk.complete()); // the card is free
    fillIn(driver, qPrintable(commanders[1]), qPrintable(units[1]));
    driver.click("addToPlan");
    QTRY_COMPARE(ahead.length(), 2);
    const play::Prospect wrong = ahead.seen()[0];
    QCOMPARE(wrong.better, (std::vector<std::size_t>{1, 0}));
    driver.click("improve");
    QTRY_VERIFY(ahead.seen()[0].better.empty());
    const play::Prospect better = ahead.seen()[0];
    QVERIFY(better.lines[2].figures[0].value > 0);
    QCOMPARE(figureShown(driver, "ahead-0-2-figure-0"), percent(better.lines[2].figures[0].value));
    // A fact of an order that is still to come: an enemy within 20 cm.
    driver.click("ahead-1-enemy-1");
    const double farther = ahead.seen()[0].lines[1].figures[1].value;
    QVERIFY(farther < better.lines[1].figures[1].value);
    QTRY_COMPARE(figureShown(driver, "ahead-0-1-figure-1"), percent(farther));
    driver.click("earlier-1");
    QTRY_VERIFY(!ahead.seen()[0].better.empty());
    driver.click("drop-0");
    QTRY_COMPARE(ahead.length(), 1);
}

void BattleAheadTest::whatWasDoneIsIntendedNoMore()
{
    QTemporaryDir home;
    Driver driver(home.path());
    toOrders(driver);
    BattleDesk& desk = *deskOf(driver);
    AheadDesk& ahead = *aheadOf(driver);
    desk.choose("order");
    driver.settle();
    openFold(driver);
    const QStringList commanders = among(desk, "commander"), units = among(desk, "units");
    for (const int at : {1, 0}) {
        fillIn(driver, qPrintable(commanders[at]), qPrintable(units[at]));
        driver.click("addToPlan");
    }
    QTRY_COMPARE(ahead.length(), 2);
    driver.click("toCard-0");
    QTRY_VERIFY(desk.picked().size() == 2);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    driver.settle();
    if (desk.card()["what"] == "order") {
        driver.click("ok");
    }
    QTRY_COMPARE(ahead.length(), 1);
    QCOMPARE(ahead.seen()[0].lines.size(), std::size_t(5)); // what is left: one order, all, mean, one or none
    // Another turn has other orders.
    QVERIFY(desk.goTo(0));
    QTRY_COMPARE(ahead.length(), 0);
}

void BattleAheadTest::pages()
{
    QFETCH(Dress, dress);
    QTemporaryDir home;
    Driver driver(home.path(), dress.size);
    dress.putOn(driver);
    const auto take = [&](const QString& what) {
        driver.settle();
        examine(driver, qPrintable(what));
        dress.picture(driver, "battle-ahead-" + what);
    };
    toOrders(driver);
    BattleDesk& desk = *deskOf(driver);
    desk.choose("order");
    driver.settle();
    openFold(driver);
    const QStringList commanders = among(desk, "commander"), units = among(desk, "units");
    for (const int at : {0, 1}) {
        fillIn(driver, qPrintable(commanders[at]), qPrintable(units[at]));
        aheadOf(driver)->add();
        driver.settle();
    }
    const auto down = [&](double part) {
        QQuickItem* view = driver.find("cardView");
        const double room = view->property("contentHeight").toDouble() - view->height();
        view->setProperty("contentY", std::max(room * part, 0.));
    };
    down(0.7);
    take("0-plan");
    toCombat(driver);
    openFold(driver);
    down(0.3);
    take("1-combat");
    down(1);
    take("2-below");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleAheadTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_ahead.moc"
