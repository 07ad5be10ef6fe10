// Cards at the table: how many taps, which keys, which facts, what a die answers by itself.
#include "faces.h"
#include "lessonroom.h"

namespace strategikon {

using namespace battleroom;

class BattleCardsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void tapsOfAnOrder();
    void tapsOfACombatRound();
    void keysAreForTheCardInSight();
    void okBehindTheLastDie();
    void byKeyboardAlone();
    void earlierRowsOfAnEvent();
    void everyDieIsNotedUntilSwitchedBack();
    void factsThatMatter();
    void firstThrowStaysInSight();
    void whoChargesIsSaid();
    void unansweredIsTold_data();
    void unansweredIsTold();

private:
    static void twoCharges(Driver& driver, int first, int second);
};

namespace {

// The row of the last commander of side A, or of its first unit.
QString rowOf(const BattleViewModel& desk, play::Sort sort)
{
    QString name;
    for (const play::Thing& thing : desk.state().things)
        if (thing.sort == sort && thing.side == 0 && (sort == play::Sort::leader || name.isEmpty()))
            name = "unit-" + QString::fromStdString(thing.badge);
    return name;
}

} // namespace

void BattleCardsTest::tapsOfAnOrder()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const int head = desk.recorder().battle().head();
    int taps = 0;
    const auto tap = [&](const QString& name) {
        driver.click(name);
        ++taps;
    };
    // A commander and a unit in the lists of their side; the dice come before the facts.
    tap(rowOf(desk, play::Sort::leader));
    QCOMPARE(desk.asked()->card().what, QString("order"));
    tap(rowOf(desk, play::Sort::body));
    driver.key(Qt::Key_3);
    driver.key(Qt::Key_4);
    if (desk.recorder().battle().head() == head) { // a fact decides
        rested(driver);
        tap("ok");
    }
    QVERIFY(desk.recorder().battle().head() > head);
    QVERIFY2(taps <= 3, qPrintable(QString::number(taps)));
    driver.shoot("battle-order-in-taps");
}

void BattleCardsTest::tapsOfACombatRound()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    int taps = 1, fought = 0;
    driver.click("action-fight");
    // Until a second round begins, or the engagement is done with.
    for (int step = 0; step < 40 && !mayEnd(driver); ++step) {
        if (desk.asked()->card().what == "attack-roll" && fought++ >= 2) {
            break;
        }
        taps += answerCard(driver, desk.asked()->card().what == "aftermath" ? 1 : 0);
    }
    QVERIFY(fought >= 2);
    qInfo("a combat round took %d taps", taps);
    QVERIFY2(taps < 10, qPrintable(QString::number(taps)));
}

// What was touched on one card does not answer the next; figures count the hits of the card that is in sight.
void BattleCardsTest::keysAreForTheCardInSight()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    driver.click("action-fight");
    const auto head = [&] { return desk.recorder().battle().head(); };
    for (int step = 0; step < 10 && driver.find("score-1") == nullptr; ++step) {
        sayOk(driver);
    }
    const int hits = head();
    // After a click the figures go to the dice.
    driver.key(Qt::Key_2);
    QVERIFY(head() > hits);
    // Hits are tapped: the next card is not answered by the same button.
    driver.click("score-2");
    const int tapped = head();
    QTRY_VERIFY(driver.find("score-1") != nullptr);
    QCOMPARE(driver.focused(), QString("cardView"));
    QTRY_VERIFY(driver.find("readBack") == nullptr); // it may have been meant for the last card until then
    driver.key(Qt::Key_Return);
    QCOMPARE(head(), tapped);
    QTRY_VERIFY(driver.find("refusal") != nullptr);
    const QString words = driver.find("refusal")->property("text").toString();
    QVERIFY2(words.contains(desk.asked()->card().title), qPrintable(words));
    QVERIFY2(words.contains(inputOf(desk, "dice").label), qPrintable(words));
    QVERIFY2(!words.contains("“dice”"), qPrintable(words));
    driver.key(Qt::Key_0);
    QVERIFY(head() > tapped);
}

// The last die answers its card by itself; an OK by habit behind it answers nothing more.
void BattleCardsTest::okBehindTheLastDie()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const auto head = [&] { return desk.recorder().battle().head(); };
    const auto throwOrder = [&](int first, int second) {
        driver.wait("story")->forceActiveFocus(); // the keyboard is on no card
        desk.asked()->choose("order");
        desk.picks()->pick("units", inputOf(desk, "units").things.first().thing);
        driver.key(Qt::Key_0 + first);
        driver.key(Qt::Key_0 + second);
    };
    const int before = head();
    rested(driver); // the turn has begun a moment ago
    for (const Qt::Key confirm : {Qt::Key_Return, Qt::Key_Enter}) {
        throwOrder(1, 1);
        const int ordered = head();
        QVERIFY(ordered > before);
        QVERIFY(desk.asked()->complete()); // filled in: a Return would answer it
        driver.key(confirm);
        QCOMPARE(head(), ordered);
        QVERIFY(driver.find("refusal") == nullptr);
        driver.key(confirm); // this one is meant
        QVERIFY(head() > ordered);
        desk.past()->goTo(before);
    }
    // Nor does a click; tapped dice are like typed ones.
    throwOrder(1, 1);
    const int clicked = head();
    driver.click("ok");
    QCOMPARE(head(), clicked);
    driver.click("ok");
    QVERIFY(head() > clicked);
    desk.past()->goTo(before);
    desk.asked()->choose("order");
    desk.picks()->pick("units", inputOf(desk, "units").things.first().thing);
    driver.click("die-1");
    driver.click("die-1");
    const int tapped = head();
    QVERIFY(tapped > before);
    driver.click("ok");
    QCOMPARE(head(), tapped);
    desk.past()->goTo(before);
    // Once the die is out of sight, the card has been seen.
    throwOrder(1, 1);
    const int ordered = head();
    QTRY_VERIFY(driver.find("readBack") == nullptr);
    driver.key(Qt::Key_Return);
    QVERIFY(head() > ordered);
    desk.past()->goTo(before);
    // Whoever has touched the next card means that one.
    throwOrder(1, 1);
    QVERIFY(driver.find("readBack") != nullptr);
    const auto stayed = inputOf(desk, "stayed");
    for (int tap = 0; tap < 2; ++tap) {
        desk.picks()->pick("stayed", stayed.things.first().thing);
    }
    const int touched = head();
    driver.key(Qt::Key_Return);
    QVERIFY(head() > touched);
}

// The first control of a card has the keyboard, digits are dice wherever it is, Return answers, Ctrl+E ends the phase.
void BattleCardsTest::byKeyboardAlone()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 40 && desk.state().turn == 0; ++step) {
        rested(driver);
        driver.key(desk.dice()->has() ? Qt::Key_4 : Qt::Key_Return);
    }
    QCOMPARE(desk.state().turn, 1);
    QTRY_VERIFY2(driver.focused().startsWith("action-"), qPrintable(driver.focused()));
    QVERIFY(driver.tabTo("action-order"));
    driver.key(Qt::Key_Space);
    QTRY_COMPARE(driver.focused(), chip(desk, "commander"));
    driver.key(Qt::Key_Space);
    QVERIFY(driver.tabTo(chip(desk, "units")));
    driver.key(Qt::Key_Space);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    QTRY_COMPARE(desk.asked()->card().what, QString("carried-out"));
    QTRY_COMPARE(driver.focused(), chip(desk, "charging"));
    QTRY_VERIFY(!isLit(driver));
    const int head = desk.recorder().battle().head();
    driver.key(Qt::Key_Return); // as it stands: nobody charges
    QVERIFY(desk.recorder().battle().head() > head);
    rested(driver);
    const auto phase = desk.state().phase;
    driver.key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(desk.state().phase != phase);
}

// What was rolled in the combat before stands above its next dice; a tap corrects it.
void BattleCardsTest::earlierRowsOfAnEvent()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    QVERIFY(desk.story()->earlier().isEmpty());
    driver.click("action-fight");
    for (int step = 0; step < 10 && desk.story()->earlier().isEmpty(); ++step) {
        answerCard(driver);
    }
    QVERIFY(!desk.story()->earlier().isEmpty());
    const int step = desk.story()->earlier().last().step;
    QVERIFY(!desk.story()->earlier().last().words.isEmpty());
    driver.shoot("battle-earlier-rows");
    driver.click(QString("earlier-%1").arg(step));
    QCOMPARE(desk.past()->correcting(), step);
    QVERIFY(desk.story()->earlier().isEmpty()); // in the past there is only the step that lies open
}

// Whoever notes every die once does so for the rest of the phase, also after a restart.
void BattleCardsTest::everyDieIsNotedUntilSwitchedBack()
{
    QTemporaryDir home;
    const auto counted = [](BattleViewModel& desk) { return inputOf(desk, "dice").dice.counted; };
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = *onTable(driver, lesson("one-against-one").plan);
        toCombat(driver);
        driver.click("action-fight");
        for (int step = 0; step < 10 && driver.find("score-1") == nullptr; ++step) {
            sayOk(driver);
        }
        QVERIFY(counted(desk));
        driver.click("counted");
        QVERIFY(!counted(desk));
        const int head = desk.recorder().battle().head();
        throwDice(driver, 6);
        QVERIFY(desk.recorder().battle().head() > head);
        QVERIFY(desk.dice()->has());
        QVERIFY(!counted(desk));
    }
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->known());
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(!counted(desk));
    driver.click("counted");
    throwDice(driver);
    for (int step = 0; step < 10 && !desk.dice()->has(); ++step) {
        answerCard(driver);
    }
    QVERIFY(counted(desk));
}

void BattleCardsTest::factsThatMatter()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const auto log = [&]() -> const std::vector<play::Entry>& { return desk.recorder().battle().log(); };
    const QString leader = rowOf(desk, play::Sort::leader), unit = rowOf(desk, play::Sort::body);
    // Two ones give any order: nothing on the table can change it, and nothing is noted.
    driver.click(leader);
    driver.click(unit);
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_1);
    QCOMPARE(QString::fromStdString(log().back().answer.what), QString("order"));
    QVERIFY(log().back().answer.find("distance") == nullptr);
    QVERIFY(log().back().answer.find("enemy") == nullptr);
    sayOk(driver); // they move
    // A throw that some facts decide: the card waits for them, the others are folded away. Until it is known who moves,
    // any of them may decide.
    desk.asked()->choose("order");
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_3);
    QVERIFY(!inputOf(desk, "distance").idle && !inputOf(desk, "enemy").idle);
    const int head = desk.recorder().battle().head();
    driver.click(unit);
    QCOMPARE(desk.recorder().battle().head(), head);
    QVERIFY(!inputOf(desk, "distance").idle);
    QVERIFY(driver.find("input-distance") != nullptr);
    driver.shoot("battle-facts-after-dice");
    driver.click("distance-1"); // up to 40 cm
    sayOk(driver);
    const play::Answer given = log().back().answer;
    QVERIFY(given.find("distance") != nullptr);
    QCOMPARE(given.number("distance"), 1);
    // The same asked again is filled in as it was last time, and says so.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.recorder().battle().head(), head);
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(desk.recorder().battle().head() != head);
    if (desk.asked()->card().what == "carried-out") {
        sayOk(driver);
        driver.click(unit);
        QCOMPARE(inputOf(desk, "distance").options[1].on, true);
        QVERIFY(driver.find("again-distance") != nullptr);
    } else {
        QFAIL("a five reaches a leader's unit within 40 cm that was ordered once before");
    }
}

void BattleCardsTest::firstThrowStaysInSight()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattlePlan plan = lesson("orders").plan;
    for (Choice& choice : plan.sides[0].army.choices) {
        if (choice.entry == "general") {
            choice.options.push_back({"portents", 1});
        }
    }
    BattleViewModel& desk = *onTable(driver, plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    order(driver, 6, 5);
    if (driver.find("ok") != nullptr && desk.asked()->card().what == "order") {
        sayOk(driver);
    }
    QCOMPARE(desk.asked()->card().what, QString("command-again"));
    QCOMPARE(desk.asked()->card().first, (QList<int>{6, 5}));
    driver.click("reroll-1");
    QCOMPARE(desk.asked()->card().what, QString("order-again"));
    QCOMPARE(desk.asked()->card().first, (QList<int>{6, 5}));
    QVERIFY(driver.find("firstThrow") != nullptr);
    driver.key(Qt::Key_2);
    driver.shoot("battle-first-throw");
}

// Several were ordered: each charge names its unit.
void BattleCardsTest::whoChargesIsSaid()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    order(driver, 1, 1);
    QCOMPARE(desk.asked()->card().what, QString("carried-out"));
    const auto who = inputOf(desk, "charging").things.first();
    desk.picks()->pick("charging", who.thing);
    sayOk(driver);
    QCOMPARE(desk.asked()->card().what, QString("charge"));
    QCOMPARE(driver.wait("cardTitle")->property("plain").toString(), QString("%1 %2 charges").arg(who.badge, who.name));
}

// Chariots at the first foot of the other side, at an edge each (-1: nobody); then its card in the combat.
void BattleCardsTest::twoCharges(Driver& driver, int first, int second)
{
    BattleViewModel& desk = *deskOf(driver);
    const auto named = [&](const char* input, const char* name, int at) {
        int thing = 0;
        for (const auto& one : inputOf(desk, input).things) {
            if (one.name.contains(name) && at-- >= 0) {
                thing = one.thing;
            }
        }
        return thing;
    };
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    for (const int edge : {first, second}) {
        if (edge < 0) {
            continue;
        }
        desk.asked()->choose("charge");
        desk.picks()->pick("unit", named("unit", "Chariot", 0));
        desk.picks()->pick("contacts", named("contacts", "Infantry", 0));
        desk.asked()->put("edge", edge);
        sayOk(driver);
        for (int step = 0; step < 10 && !mayEnd(driver); ++step) {
            answerCard(driver);
        }
    }
    for (int step = 0; step < 30 && desk.state().phase != "combat"; ++step) {
        if (mayEnd(driver)) {
            endPhase(driver);
        } else {
            answerCard(driver);
        }
    }
    driver.click("action-fight");
    for (int step = 0; step < 10 && desk.asked()->card().side != 1; ++step) {
        answerCard(driver);
    }
    QCOMPARE(desk.asked()->card().what, QString("attack"));
}

void BattleCardsTest::unansweredIsTold_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::newRow("light") << QSize(1280, 800) << "light";
    QTest::newRow("dark") << QSize(1280, 800) << "dark";
    QTest::newRow("narrow") << QSize(480, 640) << "light";
}

// What nobody has said is neither yes nor no, and no number, to the eye and to a screen reader.
void BattleCardsTest::unansweredIsTold()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    const auto face = [](QQuickItem* item) { return QAccessible::queryAccessibleInterface(item); };
    {
        QTemporaryDir home;
        Driver driver(home.path(), table);
        driver.settings().setTheme(theme);
        BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
        twoCharges(driver, 0, 1);
        sayOk(driver); // the one with an enemy at its side
        QCOMPARE(inputOf(desk, "flanked").noted, false);
        driver.resize(size);
        QQuickItem* asked = driver.wait("flanked-unsaid");
        QVERIFY(desk.asked()->meaning().chances.isEmpty()); // neither are the dice known
        QVERIFY(driver.find("flanked") == nullptr);         // no switch that would stand at no
        driver.shoot(QString("battle-unanswered-%1").arg(QTest::currentDataTag()));
        QVERIFY2(face(asked)->text(QAccessible::Name).contains("not answered"),
            qPrintable(face(asked)->text(QAccessible::Name)));
        for (const char* part : {"flanked-unsaid-0", "flanked-unsaid-1"}) {
            QVERIFY(!face(driver.wait(part))->state().checked);
            QVERIFY(!driver.wait(part)->property("on").toBool());
        }
        driver.click("flanked-unsaid-0");
        QVERIFY(driver.find("flanked-unsaid") == nullptr);
        QCOMPARE(driver.wait("flanked")->property("checked").toBool(), false);
        QCOMPARE(inputOf(desk, "flanked").noted, true);
    }
    QTemporaryDir home;
    Driver driver(home.path(), table);
    driver.settings().setTheme(theme);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    twoCharges(driver, 1, -1);
    QCOMPARE(inputOf(desk, "stands").noted, false);
    driver.resize(size);
    driver.shoot(QString("battle-unanswered-number-%1").arg(QTest::currentDataTag()));
    QQuickItem* stands = driver.wait("stands");
    QVERIFY2(face(stands)->text(QAccessible::Description).contains("not answered"),
        qPrintable(face(stands)->text(QAccessible::Description)));
    sayOk(driver); // is not taken for an answer
    QTRY_VERIFY(driver.find("refusal") != nullptr);
    driver.click(driver.wait("more", driver.wait("stands")));
    QCOMPARE(inputOf(desk, "stands").value, 1);
    QCOMPARE(face(driver.wait("stands"))->text(QAccessible::Description), QString("1"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleCardsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_cards.moc"
