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
    void aCharge();
    void aPlan();
    void whatWasDoneIsIntendedNoMore();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

AheadDesk* aheadOf(Driver& driver) { return qobject_cast<AheadDesk*>(model(driver, "aheadDesk")); }

// An example before a step of it.
void toExample(Driver& driver, const std::function<bool(const play::Answer&)>& is)
{
    QString id;
    open(driver, "battles");
    QVERIFY(QMetaObject::invokeMethod(
        model(driver, "battles"), "openExample", Q_RETURN_ARG(QString, id), Q_ARG(QString, "ford-of-the-alders")));
    open(driver, "battle", {{"battleId", id}});
    BattleDesk& desk = *deskOf(driver);
    QTRY_VERIFY(desk.known());
    for (const play::Entry& entry : desk.recorder().battle().log()) {
        if (is(entry.answer)) {
            QVERIFY(desk.goTo(entry.parent));
            break;
        }
    }
    driver.settle();
}

// Before its first combat.
void toCombat(Driver& driver)
{
    toExample(driver, [](const play::Answer& answer) { return answer.what == "fight"; });
    QCOMPARE(deskOf(driver)->state().phase, std::string("combat"));
}

// Before foot charges with support; the card is filled in.
play::Answer toCharge(Driver& driver)
{
    play::Answer charge;
    toExample(driver, [&](const play::Answer& answer) {
        const auto* support = answer.find("support");
        const bool is =
            answer.what == "charge" && answer.find("unit") != nullptr && support != nullptr && !support->empty();
        charge = is ? answer : charge;
        return is;
    });
    BattleDesk& desk = *deskOf(driver);
    desk.choose("charge");
    for (const auto& [input, values] : charge.inputs) {
        for (const int value : values) {
            input == "edge" ? desk.put("edge", value) : desk.pick(QString::fromStdString(input), value);
        }
    }
    driver.settle();
    return charge;
}

// Which line of a prospect is about that, and its assumptions laid open.
std::size_t lineAbout(const play::Prospect& prospect, const std::function<bool(const play::Prospect::Line&)>& is)
{
    const auto it = std::find_if(prospect.lines.begin(), prospect.lines.end(), is);
    return std::size_t(it - prospect.lines.begin());
}

std::size_t lineOf(const play::Prospect& prospect, play::Id whose)
{
    return lineAbout(
        prospect, [&](const play::Prospect::Line& line) { return line.what.empty() && line.on.front() == whose; });
}

std::size_t orderOf(const play::Prospect& prospect, int place)
{
    return lineAbout(prospect, [&](const play::Prospect::Line& line) { return line.place == place; });
}

void layOpen(Driver& driver, std::size_t line) { driver.click(QString("otherwise-0-%1").arg(line)); }

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
    Driver driver(home.path());
    const play::Answer charge = toCharge(driver);
    BattleDesk& desk = *deskOf(driver);
    AheadDesk& ahead = *aheadOf(driver);
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
    driver.click("ok");
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
    QVERIFY(orderOf(ahead.seen()[0], 0) < ahead.seen()[0].lines.size()); // what is left
    QCOMPARE(orderOf(ahead.seen()[0], 1), ahead.seen()[0].lines.size());
    // Another turn has other orders.
    QVERIFY(desk.goTo(0));
    QTRY_COMPARE(ahead.length(), 0);
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
