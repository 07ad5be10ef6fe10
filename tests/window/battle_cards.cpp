// Cards at the table: how many taps, which facts, what is announced, reminders, lessons.
#include "lessonroom.h"

#include "app/view/awake.h"
#include "app/view/herald.h"

#include <QAccessible>
#include <QRegularExpression>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace strategikon {

using namespace battleroom;

namespace {

// What assistive technology gets to hear while it listens: the names of those who raise an alert.
class Listening {
public:
    Listening()
    {
        heard().clear();
        before_ = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
            if (event->type() == QAccessible::Alert) {
                heard() << event->accessibleInterface()->text(QAccessible::Name);
            }
        });
        platform()->setActive(true);
    }
    ~Listening()
    {
        platform()->setActive(false);
        QAccessible::installUpdateHandler(before_);
    }
    static QStringList& heard()
    {
        static QStringList all;
        return all;
    }

private:
    static QPlatformAccessibility* platform() { return QGuiApplicationPrivate::platformIntegration()->accessibility(); }
    QAccessible::UpdateHandler before_ = nullptr;
};

} // namespace

class BattleCardsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void tapsOfAnOrder();
    void tapsOfACombatRound();
    void keysAreForTheCardInSight();
    void okBehindTheLastDie();
    void everyDieIsNotedUntilSwitchedBack();
    void factsThatMatter();
    void firstThrowStaysInSight();
    void screenStaysAwake();
    void resultsAreAnnounced();
    void remindersWordsAndPlans();
    void luckSoFar();
    void lessons();
    void newBattle();
    void newBattleStandsStill();
    void menusAreNotCovered();
    void whoChargesIsSaid();
};

void BattleCardsTest::tapsOfAnOrder()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
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
    const QVariantMap side = desk.sides()[0].toMap();
    tap("unit-" + side["leaders"].toList().last().toMap()["badge"].toString());
    QCOMPARE(desk.card()["what"].toString(), QString("order"));
    tap("unit-" + side["bodies"].toList().first().toMap()["badge"].toString());
    driver.key(Qt::Key_3);
    driver.key(Qt::Key_4);
    if (desk.recorder().battle().head() == head) { // a fact decides
        tap("ok");
    }
    QVERIFY(desk.recorder().battle().head() > head);
    QVERIFY2(taps <= 3, qPrintable(QString::number(taps)));
    driver.shoot("battle-order-in-taps");
}

void BattleCardsTest::tapsOfACombatRound()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    int taps = 1, fought = 0;
    driver.click("action-fight");
    // Until a second round begins, or the engagement is done with.
    for (int step = 0; step < 40 && driver.find("action-end-phase") == nullptr; ++step) {
        if (desk.card()["what"] == "attack" && fought++ >= 2) {
            break;
        }
        taps += answerCard(driver, desk.card()["what"] == "aftermath" ? 1 : 0);
    }
    QVERIFY(fought >= 2);
    qInfo("a combat round took %d taps", taps);
    QVERIFY2(taps < 10, qPrintable(QString::number(taps)));
}

// What was touched on one card does not answer the next; figures count the hits of the card that is in sight.
void BattleCardsTest::keysAreForTheCardInSight()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("one-against-one").plan);
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
    QVERIFY2(words.contains(desk.card()["title"].toString()), qPrintable(words));
    QVERIFY2(words.contains(inputOf(desk, "dice")["label"].toString()), qPrintable(words));
    QVERIFY2(!words.contains("“dice”"), qPrintable(words));
    driver.key(Qt::Key_0);
    QVERIFY(head() > tapped);
}

// The last die answers its card by itself; an OK by habit behind it answers nothing more.
void BattleCardsTest::okBehindTheLastDie()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const auto head = [&] { return desk.recorder().battle().head(); };
    const auto throwOrder = [&](int first, int second) {
        driver.wait("story")->forceActiveFocus(); // the keyboard is on no card
        desk.choose("order");
        desk.pick("units", inputOf(desk, "units")["things"].toList().first().toMap()["thing"].toInt());
        driver.key(Qt::Key_0 + first);
        driver.key(Qt::Key_0 + second);
    };
    const int before = head();
    for (const Qt::Key confirm : {Qt::Key_Return, Qt::Key_Enter}) {
        throwOrder(1, 1);
        const int ordered = head();
        QVERIFY(ordered > before);
        QVERIFY(desk.complete()); // filled in: a Return would answer it
        driver.key(confirm);
        QCOMPARE(head(), ordered);
        QVERIFY(driver.find("refusal") == nullptr);
        driver.key(confirm); // this one is meant
        QVERIFY(head() > ordered);
        desk.goTo(before);
    }
    // Nor does a click, whether it falls on OK or, where OK has gone, on the story; tapped dice are like typed ones.
    throwOrder(1, 1);
    const int clicked = head();
    driver.click("ok");
    QCOMPARE(head(), clicked);
    driver.click("ok");
    QVERIFY(head() > clicked);
    desk.goTo(before);
    throwOrder(1, 1);
    const int there = head();
    QTRY_VERIFY(driver.find("readBack") == nullptr); // a pointer takes longer than a key
    driver.click(driver.row("story", "step-0"));
    QCOMPARE(head(), there);
    driver.click(driver.row("story", "step-0"));
    QCOMPARE(head(), 0);
    desk.goTo(before);
    desk.choose("order");
    desk.pick("units", inputOf(desk, "units")["things"].toList().first().toMap()["thing"].toInt());
    driver.click("die-1");
    driver.click("die-1");
    const int tapped = head();
    QVERIFY(tapped > before);
    driver.click("ok");
    QCOMPARE(head(), tapped);
    desk.goTo(before);
    // Once the die is out of sight, the card has been seen.
    throwOrder(1, 1);
    const int ordered = head();
    QTRY_VERIFY(driver.find("readBack") == nullptr);
    driver.key(Qt::Key_Return);
    QVERIFY(head() > ordered);
    desk.goTo(before);
    // Whoever has touched the next card means that one.
    throwOrder(1, 1);
    QVERIFY(driver.find("readBack") != nullptr);
    const QVariantMap stayed = inputOf(desk, "stayed");
    for (int tap = 0; tap < 2; ++tap) {
        desk.pick("stayed", stayed["things"].toList().first().toMap()["thing"].toInt());
    }
    const int touched = head();
    driver.key(Qt::Key_Return);
    QVERIFY(head() > touched);
}

// Whoever notes every die once does so for the rest of the phase, also after a restart.
void BattleCardsTest::everyDieIsNotedUntilSwitchedBack()
{
    QTemporaryDir home;
    const auto counted = [](BattleDesk& desk) { return inputOf(desk, "dice")["dice"].toMap()["counted"].toBool(); };
    {
        Driver driver(home.path());
        BattleDesk& desk = *onTable(driver, lesson("one-against-one").plan);
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
        QVERIFY(desk.hasDice());
        QVERIFY(!counted(desk));
    }
    Driver driver(home.path());
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->known());
    BattleDesk& desk = *deskOf(driver);
    QVERIFY(!counted(desk));
    driver.click("counted");
    throwDice(driver);
    for (int step = 0; step < 10 && !desk.hasDice(); ++step) {
        answerCard(driver);
    }
    QVERIFY(counted(desk));
}

void BattleCardsTest::factsThatMatter()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    const auto log = [&]() -> const std::vector<play::Entry>& { return desk.recorder().battle().log(); };
    const QVariantMap side = desk.sides()[0].toMap();
    const QString leader = "unit-" + side["leaders"].toList().last().toMap()["badge"].toString();
    const QString unit = "unit-" + side["bodies"].toList().first().toMap()["badge"].toString();
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
    desk.choose("order");
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_3);
    QVERIFY(!inputOf(desk, "distance")["idle"].toBool() && !inputOf(desk, "enemy")["idle"].toBool());
    const int head = desk.recorder().battle().head();
    driver.click(unit);
    QCOMPARE(desk.recorder().battle().head(), head);
    QVERIFY(!inputOf(desk, "distance")["idle"].toBool());
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
    if (desk.card()["what"] == "carried-out") {
        sayOk(driver);
        driver.click(unit);
        QCOMPARE(inputOf(desk, "distance")["options"].toList()[1].toMap()["on"].toBool(), true);
        QVERIFY(driver.find("again-distance") != nullptr);
    } else {
        QFAIL("a five reaches a leader's unit within 40 cm that was ordered once before");
    }
}

void BattleCardsTest::firstThrowStaysInSight()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlePlan plan = lesson("orders").plan;
    for (Choice& choice : plan.sides[0].army.choices) {
        if (choice.entry == "general") {
            choice.options.push_back({"portents", 1});
        }
    }
    BattleDesk& desk = *onTable(driver, plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    order(driver, 6, 5);
    if (driver.find("ok") != nullptr && desk.card()["what"] == "order") {
        sayOk(driver);
    }
    QCOMPARE(desk.card()["what"].toString(), QString("command-again"));
    QCOMPARE(desk.card()["first"].toList(), (QVariantList{6, 5}));
    driver.click("reroll-1");
    QCOMPARE(desk.card()["what"].toString(), QString("order-again"));
    QCOMPARE(desk.card()["first"].toList(), (QVariantList{6, 5}));
    QVERIFY(driver.find("firstThrow") != nullptr);
    driver.key(Qt::Key_2);
    driver.shoot("battle-first-throw");
}

void BattleCardsTest::screenStaysAwake()
{
    const Awake::Desktop real = Awake::desktop();
    int held = 0, letGo = 0;
    Awake::desktop() = {[&](const QString& why) { held += !why.isEmpty(); }, [&] { ++letGo; }};
    {
        QTemporaryDir home;
        Driver driver(home.path());
        open(driver, "battles");
        QCOMPARE(held, 0);
        onTable(driver, lesson("orders").plan);
        QCOMPARE(held, 1);
        open(driver, "battles");
        QCOMPARE(letGo, 1);
        driver.click("battle-0");
        QTRY_COMPARE(held, 2);
    }
    QCOMPARE(letGo, 2); // the window is gone
    Awake::desktop() = real;
}

void BattleCardsTest::resultsAreAnnounced()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    // An alert with these words as its name is what screen readers read out.
    Herald* herald = qobject_cast<Herald*>(driver.find("herald"));
    QVERIFY(herald != nullptr);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(herald);
    QCOMPARE(face->role(), QAccessible::AlertMessage);
    const Listening listening;
    QStringList& heard = Listening::heard();
    driver.click("action-order");
    driver.click(chip(desk, "units"));
    driver.key(Qt::Key_1);
    QCOMPARE(heard, QStringList{"1"});
    QVERIFY(driver.find("readBack") != nullptr);
    QCOMPARE(driver.find("readBack")->property("face").toInt(), 1);
    driver.shoot("battle-read-back");
    // It lies over nothing that can be touched or read.
    const auto place = [](const QQuickItem* of) { return of->mapRectToScene({0, 0, of->width(), of->height()}); };
    const QRectF shown = place(driver.find("readBack"));
    for (const char* other :
        {"cardView", "ok", "story", "papers", "battleMenuButton", "turnWords", "sideWords", "cardTitle"}) {
        QVERIFY2(!shown.intersects(place(driver.wait(other))), other);
    }
    heard.clear();
    driver.key(Qt::Key_1);
    QVERIFY(heard.contains(desk.story().last().toMap()["words"].toStringList().join(' ')));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    heard.clear();
    driver.click("action-order");
    QVERIFY(!desk.answer());
    QVERIFY(heard.size() == 1 && !heard[0].isEmpty()); // the refusal
    QTRY_VERIFY(driver.find("readBack") == nullptr);
}

void BattleCardsTest::remindersWordsAndPlans()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    // What matters in this phase, those first who have it.
    driver.click(driver.find("reminders")->childItems().first());
    QTRY_VERIFY(driver.find("reminder-0") != nullptr);
    QVERIFY(desk.reminders().size() > 2);
    for (const QVariant& one : desk.reminders()) {
        QVERIFY(!one.toMap()["text"].toString().isEmpty());
        QVERIFY(!one.toMap()["place"].toString().isEmpty());
    }
    driver.shoot("battle-reminders");
    // The rule of a card, its plan, and the words in it.
    driver.click("action-charge");
    if (desk.card()["what"] != "charge") {
        QFAIL("no charge can be made");
    }
    driver.click("why");
    QVERIFY(driver.find("plan") != nullptr);
    QVERIFY(!desk.drawing()["marks"].toList().isEmpty());
    driver.shoot("battle-plan");
    driver.click("term-charge");
    QTRY_VERIFY(driver.find("word-charge") != nullptr);
    driver.shoot("battle-glossary");
    driver.wait("glossarySearch")->setProperty("text", "steps aside");
    driver.wait("glossarySearch")->setProperty("text", "confused");
    QTRY_VERIFY(driver.find("word-confused") != nullptr);
    QVERIFY(driver.find("word-phalanx") == nullptr);
    for (int key = 0; key < 2 && driver.find("glossarySearch") != nullptr; ++key) { // the search first, then the sheet
        driver.key(Qt::Key_Escape);
        QTest::qWait(100);
    }
    // A modifier and where it is written.
    driver.click("putAway");
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click("distance-2");
    QTRY_VERIFY(driver.find("modifier-0") != nullptr);
    driver.click("modifier-0");
    QVERIFY(!driver.wait("place-0")->property("text").toString().isEmpty());
    // Every charge, retreat and pursuit has its plan; every term its words.
    const play::Game& game = desk.recorder().game();
    for (const char* rule : {"charge", "supporting-charge", "shots-at-chargers", "evade-charge", "envelop", "retreat",
             "blocked-retreat", "fall-back", "pursuit", "pursuit-support", "incidental", "drop-outs", "advance"}) {
        QVERIFY2(game.cited(rule) != nullptr, rule);
        QVERIFY2(std::any_of(game.drawings().begin(), game.drawings().end(),
                     [&](const play::Drawing& one) {
                         return std::find(one.rules.begin(), one.rules.end(), rule) != one.rules.end();
                     }),
            rule);
    }
    for (const play::Drawing& one : game.drawings()) {
        for (const std::string& rule : one.rules) {
            QVERIFY2(game.cited(rule) != nullptr, rule.c_str());
        }
    }
    QVERIFY(game.terms().size() > 40);
}

// The sheet has every row the desk counts, and the desk counts what was thrown.
void BattleCardsTest::luckSoFar()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
    const auto rows = [&](int side) { return desk.luck()[side].toMap()["rows"].toList(); };
    driver.click("battleMenuButton");
    driver.click("menuLuck");
    QVERIFY(driver.wait("luck-1"));
    QVERIFY(rows(0).isEmpty());
    driver.key(Qt::Key_Escape);

    begin(driver);
    order(driver, 1, 1);
    const QVariantMap orders = rows(0).first().toMap();
    QCOMPARE(orders["throws"].toInt(), 1);
    QCOMPARE(orders["good"].toInt(), 1); // two ones are an order given
    QVERIFY(orders["part"].toDouble() > 0.5);
    QCOMPARE(rows(0).size(), 3); // the phase, all of it, and the commander
    driver.click("battleMenuButton");
    driver.click("menuLuck");
    for (int row = 0; row < 3; ++row) {
        QVERIFY(driver.wait(QString("luck-0-%1").arg(row)));
    }
    driver.shoot("battle-luck");
}

void BattleCardsTest::lessons()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "battles");
    driver.click("learn");
    QCOMPARE(int(lessonsOf("warmaster").size()), 3);
    driver.click("lesson-one-against-one");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleDesk& desk = *deskOf(driver);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    QVERIFY(!desk.hint().isEmpty());
    QVERIFY(driver.find("hint") != nullptr);
    driver.shoot("battle-lesson");
    toCombat(driver);
    // A hint at every card of the fight.
    QSet<QString> without;
    driver.click("action-fight");
    for (int step = 0; step < 60 && !desk.over() && driver.find("action-end-phase") == nullptr; ++step) {
        if (desk.hint().isEmpty() && desk.card()["what"] != "fight") {
            without << desk.card()["what"].toString();
        }
        answerCard(driver, desk.card()["what"] == "aftermath" ? 1 : 0);
    }
    QVERIFY2(without.isEmpty(), qPrintable(QStringList(without.begin(), without.end()).join(", ")));
    // Found again with its hints.
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->known());
    // Every hint is for a card or a phase that there is, and every lesson begins.
    for (const Lesson& one : lessonsOf("warmaster")) {
        QVERIFY(bool(beginning(driver.session().catalogue(), one.plan)));
        for (const auto& [at, text] : one.hints) {
            const auto slash = at.find('/');
            if (slash != at.npos) {
                QVERIFY2(strategikon::templateOf("asked-" + at.substr(slash + 1)) != nullptr, at.c_str());
            }
            const bool phase = at.rfind("phase-", 0) == 0;
            const std::string code = phase ? at.substr(0, slash) : at == "over" ? "play-over" : "asked-" + at;
            QVERIFY2(strategikon::templateOf(code) != nullptr, at.c_str());
        }
    }
}

void BattleCardsTest::newBattle()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.wait("battleName");
    QObject* model = driver.wait("battleArmy-0");
    QCOMPARE(model->property("count").toInt(), 25); // a ready army of every nation
    for (int side = 0; side < 2; ++side) {
        QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, 4 * side));
    }
    driver.click("turns-0");
    driver.shoot("battle-new");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleDesk& desk = *deskOf(driver);
    for (int step = 0; step < 40 && desk.state().turn == 0; ++step) {
        QVERIFY(desk.card()["what"].toString() != "battle-length"); // settled
        answerCard(driver);
    }
    QCOMPARE(desk.state().turn, 1);
}

// The sheet has its size when it is first seen.
void BattleCardsTest::newBattleStandsStill()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "battles");
    QList<QRectF> seen;
    connect(driver.window(), &QQuickWindow::afterRendering, this, [&] {
        const QQuickItem* item = driver.find("battleName");
        while (item != nullptr && !item->inherits("QQuickPopupItem")) {
            item = item->parentItem();
        }
        const QRectF place = item != nullptr ? QRectF(item->position(), item->size()) : QRectF();
        if (item != nullptr && (seen.isEmpty() || seen.last() != place)) {
            seen << place;
        }
    });
    const auto isStill = [&] {
        seen.clear();
        driver.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(driver.wait("battleName") != nullptr);
        QTest::qWait(200);
        QCOMPARE(seen.size(), 1);
    };
    isStill();
    // Opened again, it is empty from the first moment on.
    for (int side = 0; side < 2; ++side) {
        QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, 4 * side));
    }
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("battleName") == nullptr);
    isStill();
    disconnect(driver.window(), &QQuickWindow::afterRendering, this, nullptr);
}

// The words beside the pointer go when the menu of the button comes.
void BattleCardsTest::menusAreNotCovered()
{
    QTemporaryDir home;
    Driver driver(home.path());
    onTable(driver, lesson("orders").plan);
    QQuickItem* button = driver.wait("battleMenuButton");
    button->setProperty("hoverEnabled", true); // without a screen it is not
    const QPoint at = button->mapToScene({button->width() / 2, button->height() / 2}).toPoint();
    const auto hint = [&] {
        for (const QQuickItem* item : driver.all()) {
            if (item->property("text") == button->property("text") && item->inherits("QQuickText")) {
                return true;
            }
        }
        return false;
    };
    const auto point = [&](QPoint place) {
        QTest::mouseMove(driver.window(), place - QPoint(3, 3));
        QTest::mouseMove(driver.window(), place);
    };
    point(at);
    QVERIFY(button->property("hovered").toBool());
    QTRY_VERIFY(hint());
    QTest::mouseClick(driver.window(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(driver.find("menuLuck") != nullptr);
    point(at);
    QTest::qWait(800);
    QVERIFY(!hint());
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.find("menuLuck") == nullptr);
    point(at);
    QTRY_VERIFY(hint()); // and back
}

// Several were ordered: each charge names its unit.
void BattleCardsTest::whoChargesIsSaid()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattleDesk& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    order(driver, 1, 1);
    QCOMPARE(desk.card()["what"].toString(), QString("carried-out"));
    const QVariantMap who = inputOf(desk, "charging")["things"].toList().first().toMap();
    desk.pick("charging", who["thing"].toInt());
    sayOk(driver);
    QCOMPARE(desk.card()["what"].toString(), QString("charge"));
    QCOMPARE(driver.wait("cardTitle")->property("plain").toString(),
        QString("A charge of %1 %2").arg(who["badge"].toString(), who["name"].toString()));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleCardsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_cards.moc"
