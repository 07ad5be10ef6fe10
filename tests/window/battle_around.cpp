// What stands round the cards: what is announced, reminders, luck, lessons, the sheet of a new battle, menus.
#include "lessonroom.h"

#include "app/view/battle/battles.h"
#include "app/view/components/announcer.h"
#include "app/view/components/awake.h"

#include <QAccessible>

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

class BattleAroundTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void screenStaysAwake();
    void resultsAreAnnounced();
    void remindersWordsAndPlans();
    void luckSoFar();
    void lessons();
    void newBattle();
    void newBattleStandsStill();
    void menusAreNotCovered();
};

void BattleAroundTest::screenStaysAwake()
{
    const Awake::Desktop real = Awake::desktop();
    int held = 0, letGo = 0;
    Awake::desktop() = {[&](const QString& why) { held += !why.isEmpty(); }, [&] { ++letGo; }};
    {
        QTemporaryDir home;
        Driver driver(home.path(), table);
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

void BattleAroundTest::resultsAreAnnounced()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("orders").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    // An alert with these words as its name is what screen readers read out.
    Announcer* herald = qobject_cast<Announcer*>(driver.find("herald"));
    QVERIFY(herald != nullptr);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(herald);
    QCOMPARE(face->role(), QAccessible::AlertMessage);
    const Listening listening;
    QStringList& heard = Listening::heard();
    // The question, and how likely it is once that is known.
    driver.click("action-order");
    QTRY_VERIFY2(heard.contains(desk.asked()->card().title), qPrintable(heard.join("|")));
    driver.click(chip(desk, "units"));
    const QString likely = desk.asked()->meaning().chances.front().words;
    QTRY_VERIFY2(heard.last().startsWith(desk.asked()->card().title) && heard.last().contains(likely),
        qPrintable(heard.join("|")));
    heard.clear();
    driver.key(Qt::Key_1);
    QCOMPARE(heard, QStringList{"1"});
    QVERIFY(driver.find("readBack") != nullptr);
    QCOMPARE(driver.find("readBack")->property("face").toInt(), 1);
    driver.shoot("battle-read-back");
    // It lies over nothing that can be touched or read.
    const auto place = [](const QQuickItem* of) { return of->mapRectToScene({0, 0, of->width(), of->height()}); };
    const QRectF shown = place(driver.find("readBack"));
    for (const char* other :
        {"cardView", "ok", "story", "undoStep", "battleMenuButton", "turnWords", "sideWords", "cardTitle"}) {
        QVERIFY2(!shown.intersects(place(driver.wait(other))), other);
    }
    heard.clear();
    driver.key(Qt::Key_1);
    QVERIFY(heard.contains(desk.story()->all().last().words.join(' ')));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    heard.clear();
    driver.click("action-order");
    QTRY_VERIFY(!heard.isEmpty()); // its question
    heard.clear();
    QVERIFY(!desk.asked()->answer());
    QVERIFY(heard.size() == 1 && !heard[0].isEmpty()); // the refusal
    QTRY_VERIFY(driver.find("readBack") == nullptr);
}

void BattleAroundTest::remindersWordsAndPlans()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    // What matters in this phase, those first who have it.
    driver.click(driver.find("reminders")->childItems().first());
    QTRY_VERIFY(driver.find("reminder-0") != nullptr);
    QVERIFY(desk.learning()->reminders().size() > 2);
    for (const auto& one : desk.learning()->reminders()) {
        QVERIFY(!one.text.isEmpty());
        QVERIFY(!one.place.isEmpty());
    }
    driver.shoot("battle-reminders");
    // The rule of a card, its plan, and the words in it.
    driver.click("action-charge");
    if (desk.asked()->card().what != "charge") {
        QFAIL("no charge can be made");
    }
    driver.click("why");
    QVERIFY(driver.find("plan") != nullptr);
    QVERIFY(!desk.learning()->drawing().marks.isEmpty());
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
        QVERIFY2(game.cited({}, rule) != nullptr, rule);
        QVERIFY2(std::any_of(game.drawings().begin(), game.drawings().end(),
                     [&](const play::Drawing& one) {
                         return std::find(one.rules.begin(), one.rules.end(), rule) != one.rules.end();
                     }),
            rule);
    }
    for (const play::Drawing& one : game.drawings()) {
        for (const std::string& rule : one.rules) {
            QVERIFY2(game.cited({}, rule) != nullptr, rule.c_str());
        }
    }
    QVERIFY(game.terms().size() > 40);
}

// The sheet has every row the desk counts, and the desk counts what was thrown.
void BattleAroundTest::luckSoFar()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = *onTable(driver, lesson("brigades").plan);
    const auto rows = [&](int side) { return desk.luck()->sides()[side].rows; };
    inMenu(driver, "menuLuck");
    QVERIFY(driver.wait("luck-1"));
    QVERIFY(rows(0).isEmpty());
    driver.key(Qt::Key_Escape);

    begin(driver);
    order(driver, 1, 1);
    const auto orders = rows(0).first();
    QCOMPARE(orders.throws, 1);
    QCOMPARE(orders.good, 1); // two ones are an order given
    QVERIFY(orders.part > 0.5);
    QCOMPARE(rows(0).size(), 3); // the phase, all of it, and the commander
    inMenu(driver, "menuLuck");
    for (int row = 0; row < 3; ++row) {
        QVERIFY(driver.wait(QString("luck-0-%1").arg(row)));
    }
    driver.shoot("battle-luck");
}

void BattleAroundTest::lessons()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("learn");
    QCOMPARE(int(lessonsOf("warmaster").size()), 3);
    // Each system's begin with its name, and are numbered by themselves.
    driver.wait("lesson-river-and-wall");
    const QQuickItem* first = driver.find("lessons-element-against-element");
    QVERIFY(first != nullptr);
    QCOMPARE(first->property("text").toString(), QString("DBM 3.2"));
    QVERIFY(driver.find("lessons-river-and-wall") == nullptr); // has no heading of its own
    QStringList numbered;
    for (const LessonShown& one : Battles().lessons()) {
        numbered << one.name.section(' ', 0, 0);
    }
    QCOMPARE(numbered.join(' '), QString("1. 2. 3. 1. 2. 3. 4."));
    driver.shoot("battle-lessons");
    driver.click("lesson-one-against-one");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    QVERIFY(!desk.learning()->hint().isEmpty());
    QVERIFY(driver.find("hint") != nullptr);
    driver.shoot("battle-lesson");
    toCombat(driver);
    // A hint at every card of the fight.
    QSet<QString> without;
    driver.click("action-fight");
    for (int step = 0; step < 60 && !desk.over() && !mayEnd(driver); ++step) {
        if (desk.learning()->hint().isEmpty() && desk.asked()->card().what != "fight") {
            without << desk.asked()->card().what;
        }
        answerCard(driver, desk.asked()->card().what == "aftermath" ? 1 : 0);
    }
    QVERIFY2(without.isEmpty(), qPrintable(QStringList(without.begin(), without.end()).join(", ")));
    // Solution again with its hints.
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

void BattleAroundTest::newBattle()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.wait("battleName");
    QObject* model = driver.wait("battleArmy-0");
    QCOMPARE(model->property("count").toInt(), 32); // a ready army of every nation
    for (int side = 0; side < 2; ++side) {
        QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, 4 * side));
    }
    driver.click("turns-0");
    driver.shoot("battle-new");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    for (int step = 0; step < 40 && desk.state().turn == 0; ++step) {
        QVERIFY(desk.asked()->card().what != "battle-length"); // settled
        answerCard(driver);
    }
    QCOMPARE(desk.state().turn, 1);
}

// The sheet has its size when it is first seen.
void BattleAroundTest::newBattleStandsStill()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
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
void BattleAroundTest::menusAreNotCovered()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
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

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleAroundTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_around.moc"
