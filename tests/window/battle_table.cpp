// What players need at the table besides the cards: the past corrected, facts, signs, reminders, lessons.
#include "battleroom.h"
#include "dresses.h"
#include "faces.h"

#include "clipped.h"

#include "app/view/awake.h"
#include "app/view/herald.h"
#include "rules/lessons.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include <cmath>

namespace strategikon {

using namespace battleroom;

class BattleTableTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void correction();
    void otherCourses();
    void tapsOfAnOrder();
    void tapsOfACombatRound();
    void factsThatMatter();
    void firstThrowStaysInSight();
    void screenStaysAwake();
    void halfACardIsFoundAgain();
    void resultsAreAnnounced();
    void remindersWordsAndPlans();
    void contrast_data();
    void contrast();
    void largeLetters_data();
    void largeLetters();
    void everyStateHasASign();
    void lessons();
    void newBattle();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

void order(Driver& driver, int first, int second)
{
    BattleDesk& desk = *deskOf(driver);
    driver.click("action-order");
    if (desk.picked().isEmpty()) {
        driver.click(chip(desk, "commander"));
    }
    driver.click(chip(desk, "units"));
    driver.key(Qt::Key_0 + first);
    driver.key(Qt::Key_0 + second);
}

} // namespace

void BattleTableTest::correction()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    BattleDesk& desk = *deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk.recorder().battle().head();
    QCOMPARE(desk.card()["what"].toString(), QString("carried-out"));
    driver.click("ok"); // they move
    const int moved = desk.recorder().battle().head();
    QVERIFY(moved > ordered);
    const play::State before = desk.state();

    // Its card opens again with its answer, and the table shows the moment before it.
    onStep(driver, ordered, "correctStep");
    QCOMPARE(desk.correcting(), ordered);
    QVERIFY(driver.find("pastNote") != nullptr);
    QCOMPARE(desk.card()["what"].toString(), QString("order"));
    QCOMPARE(driver.wait("fallen-dice-0")->property("fallen").toInt(), 1);
    QVERIFY(!(desk.state() == before));
    driver.shoot("battle-correcting");
    // Left alone it changes nothing.
    driver.click("leaveAsItWas");
    QCOMPARE(desk.correcting(), 0);
    QVERIFY(desk.state() == before);

    // Two sixes it was: nobody was ordered, so nobody moved.
    onStep(driver, ordered, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_6);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.correcting(), ordered); // not before it is confirmed
    driver.click("ok");
    QCOMPARE(desk.correcting(), 0);
    const QVariantList misfits = desk.corrected()["misfits"].toList();
    QCOMPARE(misfits.size(), 1);
    QCOMPARE(misfits[0].toMap()["step"].toInt(), moved);
    QVERIFY(!misfits[0].toMap()["why"].toString().isEmpty());
    QVERIFY(driver.find(QString("misfit-%1").arg(moved)) != nullptr);
    driver.shoot("battle-corrected");
    const play::State corrected = desk.state();
    QVERIFY(!(corrected == before));

    // Taken back, and found again as a course that was left.
    driver.click("takeCorrectionBack");
    QVERIFY(desk.state() == before);
    QVERIFY(driver.find("pastNote") == nullptr);
    const QVariantList others = desk.story()[ordered - 1].toMap()["others"].toList();
    QCOMPARE(others.size(), 1);
    driver.row("story", QString("step-%1").arg(ordered - 1));
    driver.click(QString("course-%1").arg(others[0].toMap()["step"].toInt()));
    QVERIFY(desk.state() == corrected);
    // One key takes a correction back too.
    const int again = desk.recorder().battle().line().back();
    onStep(driver, again, "correctStep");
    driver.click("fallen-dice-0");
    driver.click("fallen-dice-1");
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_2);
    driver.click("ok");
    QVERIFY(desk.corrected()["misfits"].toList().isEmpty());
    QVERIFY(!(desk.state() == corrected));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.state() == corrected);
}

void BattleTableTest::otherCourses()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    BattleDesk* desk = deskOf(driver);
    order(driver, 1, 1);
    const int ordered = desk->recorder().battle().head();
    onStep(driver, ordered, "bookmarkStep");
    QVERIFY(desk->story().last().toMap()["bookmark"].toBool());
    onStep(driver, 1, "noteStep");
    driver.type("the wind turned");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(desk->story()[1].toMap()["notes"].toStringList(), QStringList{"the wind turned"});
    // Only what was marked.
    driver.click("onlyMarked");
    QCOMPARE(driver.wait("story")->property("count").toInt(), 2);
    driver.click("onlyMarked");
    // There and back.
    onStep(driver, 1, "goThere");
    QCOMPARE(desk->recorder().battle().head(), 1);
    QVERIFY(desk->story().last().toMap()["undone"].toBool());
    onStep(driver, ordered, "goThere");
    QCOMPARE(desk->recorder().battle().head(), ordered);
    // A new battle begins where this one stands; this one stays as it is.
    const play::State there = desk->state();
    const QString old = desk->battleId();
    onStep(driver, ordered, "branchHere");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->battleId() != old);
    desk = deskOf(driver);
    QVERIFY(desk->known());
    QCOMPARE(desk->recorder().battle().head(), 0);
    QVERIFY(desk->state() == there);
    open(driver, "battles");
    QCOMPARE(driver.wait("battleList")->property("count").toInt(), 2);
}

namespace {

// A battle begun without the sheet, on its page.
BattleDesk* onTable(Driver& driver, const BattlePlan& plan, const char* name = "Friday evening")
{
    Session& session = driver.session();
    const auto state = beginning(session.catalogue(), plan);
    const auto made =
        play::Recorder::begin(*session.library(), *gameOf("warmaster"), {name, "warmaster", "test", {}, {}}, *state);
    const QVariantMap args{{"battleId", QString::fromStdString(made->id())}};
    bool done = false;
    QMetaObject::invokeMethod(
        driver.window(), "open", Q_RETURN_ARG(bool, done), Q_ARG(QString, "battle"), Q_ARG(QVariant, QVariant(args)));
    driver.settle();
    return deskOf(driver);
}

const Lesson& lesson(const char* id)
{
    const auto& all = lessonsOf("warmaster");
    return *std::find_if(all.begin(), all.end(), [id](const Lesson& one) { return one.id == id; });
}

QVariantMap inputOf(BattleDesk& desk, const char* id)
{
    for (const QVariant& one : desk.inputs()) {
        if (one.toMap()["id"] == id) {
            return one.toMap();
        }
    }
    return {};
}

// From the first lesson's start to its Combat phase, the units in touch.
void toCombat(Driver& driver)
{
    BattleDesk& desk = *deskOf(driver);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    QCOMPARE(desk.state().turn, 1);
    driver.click("action-charge");
    if (desk.picked().size() < 2) { // who alone is there is picked
        driver.click(chip(desk, "contacts"));
    }
    driver.click("ok");
    for (int step = 0; step < 30 && desk.state().phase != "combat"; ++step) {
        if (driver.find("action-end-phase") != nullptr) {
            driver.click("action-end-phase");
        } else {
            answerCard(driver);
        }
    }
    QCOMPARE(QString::fromStdString(desk.state().phase), QString("combat"));
}

} // namespace

void BattleTableTest::tapsOfAnOrder()
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

void BattleTableTest::tapsOfACombatRound()
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

void BattleTableTest::factsThatMatter()
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
    driver.click("ok"); // they move
    // A throw that some facts decide: the card waits for them, the others are folded away.
    driver.click(unit);
    driver.key(Qt::Key_2);
    const int head = desk.recorder().battle().head();
    driver.key(Qt::Key_3);
    QCOMPARE(desk.recorder().battle().head(), head);
    QVERIFY(!inputOf(desk, "distance")["idle"].toBool());
    QVERIFY(driver.find("input-distance") != nullptr);
    driver.shoot("battle-facts-after-dice");
    driver.click("distance-1"); // up to 40 cm
    driver.click("ok");
    const play::Answer given = log().back().answer;
    QVERIFY(given.find("distance") != nullptr);
    QCOMPARE(given.number("distance"), 1);
    // The same asked again is filled in as it was last time, and says so.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.recorder().battle().head(), head);
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(desk.recorder().battle().head() != head);
    if (desk.card()["what"] == "carried-out") {
        driver.click("ok");
        driver.click(unit);
        QCOMPARE(inputOf(desk, "distance")["options"].toList()[1].toMap()["on"].toBool(), true);
        QVERIFY(driver.find("again-distance") != nullptr);
    } else {
        QFAIL("a five reaches a leader's unit within 40 cm that was ordered once before");
    }
}

void BattleTableTest::firstThrowStaysInSight()
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
        driver.click("ok");
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

void BattleTableTest::screenStaysAwake()
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

void BattleTableTest::halfACardIsFoundAgain()
{
    QTemporaryDir home;
    QVariantList picked, faces;
    const auto facesOf = [](BattleDesk& desk) { return inputOf(desk, "dice")["dice"].toMap()["faces"].toList(); };
    {
        Driver driver(home.path());
        BattleDesk& desk = *onTable(driver, lesson("brigades").plan);
        for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
            answerCard(driver);
        }
        driver.click("action-order");
        driver.click(chip(desk, "commander", 1));
        driver.click(chip(desk, "units"));
        driver.click(chip(desk, "units", 2));
        driver.click("distance-2");
        driver.key(Qt::Key_5);
        picked = desk.picked();
        faces = facesOf(desk);
        QCOMPARE(faces, (QVariantList{5, 0}));
        // A note does not disturb it.
        driver.click("addNote");
        driver.type("rain");
        driver.key(Qt::Key_Return);
        QTRY_COMPARE(facesOf(desk), faces);
    }
    Driver driver(home.path());
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleDesk& desk = *deskOf(driver);
    QCOMPARE(desk.card()["what"].toString(), QString("order"));
    QCOMPARE(desk.picked(), picked);
    QCOMPARE(facesOf(desk), faces);
    QVERIFY(inputOf(desk, "distance")["options"].toList()[2].toMap()["on"].toBool());
    // Put away, it stays away.
    driver.key(Qt::Key_Escape);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_VERIFY(deskOf(driver) != nullptr && deskOf(driver)->card().isEmpty());
}

void BattleTableTest::resultsAreAnnounced()
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
    QStringList heard;
    connect(herald, &Herald::said, this, [&] { heard << face->text(QAccessible::Name); });
    driver.click("action-order");
    driver.click(chip(desk, "units"));
    driver.key(Qt::Key_1);
    QCOMPARE(heard, QStringList{"1"});
    QVERIFY(driver.find("readBack") != nullptr);
    QCOMPARE(driver.find("readBack")->property("face").toInt(), 1);
    driver.shoot("battle-read-back");
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

void BattleTableTest::remindersWordsAndPlans()
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

void BattleTableTest::contrast_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << "light" << 4.5;
    QTest::newRow("dark") << "dark" << 4.5;
    QTest::newRow("night") << "night" << 4.5;
    QTest::newRow("contrast") << "contrast" << 7.0;
}

namespace {

double light(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double ratio(const QColor& one, const QColor& other)
{
    const double a = light(one), b = light(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

void BattleTableTest::contrast()
{
    QFETCH(QString, theme);
    QFETCH(double, least);
    QTemporaryDir home;
    Driver driver(home.path());
    driver.settings().setTheme(theme);
    QQmlComponent component(qmlEngine(driver.window()));
    component.setData("import QtQml\nimport Strategikon.Ui\nQtObject { readonly property var theme: Theme }", {});
    const std::unique_ptr<QObject> made(component.create());
    QVERIFY2(made != nullptr, qPrintable(component.errorString()));
    const QObject* colours = made->property("theme").value<QObject*>();
    const auto colour = [&](const char* name) { return colours->property(name).value<QColor>(); };
    // What is written on what.
    const std::pair<const char*, QList<const char*>> pairs[] = {
        {"ink", {"page", "raised", "sunken", "wash", "goodWash", "badWash"}},
        {"quiet", {"page", "raised", "sunken"}},
        {"accent", {"page", "raised"}},
        {"accentInk", {"accent"}},
        {"good", {"page", "raised", "goodWash"}},
        {"bad", {"page", "raised", "badWash"}},
    };
    for (const auto& [ink, papers] : pairs) {
        for (const char* paper : papers) {
            const double is = ratio(colour(ink), colour(paper));
            QVERIFY2(is >= least, qPrintable(QString("%1 on %2: %3").arg(ink, paper).arg(is)));
        }
    }
    for (const char* paper : {"page", "raised", "sunken"}) {
        QVERIFY2(ratio(colour("edge"), colour(paper)) >= 3, paper);
    }
    if (theme == "contrast") {
        for (const char* ink : {"quiet", "bad", "good", "accent"}) {
            for (const char* paper : {"wash", "sunken"}) {
                QVERIFY2(ratio(colour(ink), colour(paper)) >= 7, qPrintable(QString("%1 on %2").arg(ink, paper)));
            }
        }
    }
}

void BattleTableTest::largeLetters_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        for (const int letters : {100, 130, 160, 200}) {
            QTest::newRow(qPrintable(QString("%1-%2").arg(size.width()).arg(letters))) << size << letters;
        }
    }
}

void BattleTableTest::largeLetters()
{
    QFETCH(QSize, size);
    QFETCH(int, letters);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    driver.settings().setTheme("light");
    driver.settings().setLetters(letters);
    driver.settings().setVictoryPoints(true);
    const auto take = [&](const char* what) {
        driver.settle();
        driver.shoot(QString("battle-large-%1-%2-%3").arg(size.width()).arg(letters).arg(what));
        readable(driver, what);
        examine(driver, what);
    };
    const auto all = [&](const char* what) {
        if (driver.find("parts") == nullptr) {
            take(what);
            return;
        }
        for (const char* part : {"1", "2", "0"}) {
            driver.click(QString("parts-%1").arg(part));
            take(qPrintable(QString(what) + part));
        }
    };
    open(driver, "battles");
    take("empty");
    driver.click("learn");
    take("lessons");
    driver.key(Qt::Key_Escape);
    BattleDesk& desk = *onTable(driver, lesson("brigades").plan, "An evening at the river Orontes");
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step) {
        answerCard(driver);
    }
    all("actions");
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click("distance-1");
    driver.key(Qt::Key_3);
    all("order");
    driver.key(Qt::Key_4);
    if (desk.card()["what"] == "order") {
        driver.click("ok");
    }
    all("next");
    open(driver, "battles");
    take("list");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("new");
    driver.key(Qt::Key_Escape);
}

void BattleTableTest::everyStateHasASign()
{
    const play::Fields& fields = gameOf("warmaster")->fields();
    for (const play::Sort sort : {play::Sort::body, play::Sort::leader}) {
        std::map<std::string, std::string> signs; // whose
        const auto& specs = fields.of(sort);
        for (const play::FieldSpec& spec : specs) {
            const bool whole = std::any_of(
                specs.begin(), specs.end(), [&](const play::FieldSpec& one) { return one.whole == spec.id; });
            if (!spec.shown || whole || !spec.whole.empty()) {
                continue;
            }
            QVERIFY2(!spec.shape.empty() && !spec.letters.empty(), spec.id.c_str());
            if (spec.kind == play::FieldSpec::Kind::level) {
                QCOMPARE(spec.letters.size(), spec.words.size());
            }
            for (const char letter : spec.letters) {
                if (letter == '-') {
                    continue; // how one begins
                }
                const std::string sign = spec.shape + " " + letter;
                QVERIFY2(signs.emplace(sign, spec.id).second,
                    qPrintable(QString::fromStdString(sign + " is both " + spec.id + " and " + signs[sign])));
            }
        }
    }
}

void BattleTableTest::lessons()
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
            const bool phase = at.rfind("phase-", 0) == 0;
            QVERIFY2(strategikon::templateOf(phase ? at : "asked-" + at) != nullptr, at.c_str());
        }
    }
}

void BattleTableTest::newBattle()
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

void BattleTableTest::pages()
{
    QFETCH(Dress, dress);
    QTemporaryDir home;
    Driver driver(home.path(), dress.size);
    dress.putOn(driver);
    const auto take = [&](const QString& what) {
        driver.settle();
        examine(driver, qPrintable(what));
        dress.picture(driver, "table-" + what);
    };
    open(driver, "battles");
    driver.click("learn");
    take("0-learn");
    driver.key(Qt::Key_Escape);
    BattleDesk& desk = *onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    take("1-combat");
    driver.click("action-fight");
    take("2-fight");
    driver.click("ok");
    driver.click("why");
    take("3-attack");
    for (int step = 0; step < 20 && desk.card()["what"] != "retreats" && desk.card()["what"] != "aftermath"
         && driver.find("action-end-phase") == nullptr;
         ++step) {
        answerCard(driver);
    }
    if (driver.find("why") != nullptr) {
        driver.click("why");
    }
    take("4-after");
    const int first = desk.recorder().battle().line().front();
    driver.row("story", QString("step-%1").arg(first));
    onStep(driver, first, "bookmarkStep");
    driver.click(driver.find("stepMore", driver.row("story", QString("step-%1").arg(first))));
    dress.picture(driver, "table-5-menu");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleTableTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_table.moc"
